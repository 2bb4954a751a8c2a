use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_rules::numberloor::Numberloor;

use super::{KillGame, TableKind};

impl KillGame for Numberloor {
    const TABLES: &'static [TableKind] = &[
        ("beginners", &[]),
        ("intermediate", &[]),
        ("advanced", &[("night-cards", "any-moment")]),
        ("advanced", &[("night-cards", "no-hurry")]),
    ];

    fn player() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }
}
