//! NUMERO.

use reckon_rules::numero::Numero;

use crate::Benched;

impl Benched for Numero {
    const TITLE: &'static str = "NUMERO";
    const UNIT: &'static str = "moves";
    /// The game is at its best with two (§1.1).
    const SEATS: u8 = 2;
    const HARDEST: &'static str = "powers-and-roots";
    const ALLOCATES: bool = false;
    const AIMS: &'static [(&'static str, f64)] = &[("1-15", 2.5e6), ("powers-and-roots", 1.0e6)];

    #[inline]
    fn is_unit(_: &Self::Move) -> bool {
        true
    }
}
