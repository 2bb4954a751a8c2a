//! The blocks of nmbrs, which are always the same (§1.2).

use reckon_rules::nmbrs::{Nmbrs, Options};

use crate::game::HasPack;

impl HasPack for Nmbrs {
    const PACK: Option<&'static str> = None;
    type PrintedCard = ();

    fn cards(options: &Options) -> usize {
        options.blocks().len().into()
    }
}
