//! The options of NUMERO.

use reckon_rules::numero::Numero;

use crate::game::HasOptions;

impl HasOptions for Numero {
    const OPTION: &'static str = "must-take=on";
}
