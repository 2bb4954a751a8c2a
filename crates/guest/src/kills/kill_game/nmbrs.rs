use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_rules::nmbrs::Nmbrs;

use super::{KillGame, TableKind};

impl KillGame for Nmbrs {
    const TABLES: &'static [TableKind] = &[
        ("simple", &[("knock", "first")]),
        ("usual", &[("rounds", "1"), ("knock", "first")]),
        ("usual", &[("rounds", "1"), ("knock", "in-order"), ("lay-first", "off")]),
    ];

    fn player() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }
}
