use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::numenko::Numenko;

use super::{KillGame, TableKind};

impl KillGame for Numenko {
    const TABLES: &'static [TableKind] = &[
        ("quick", &[]),
        ("quick", &[("pot-limit", "8"), ("open-grids", "on")]),
        ("quick", &[("pot-limit", "8"), ("check-done", "off")]),
        ("quick", &[("pot-limit", "8"), ("check-done", "off"), ("who-checks", "players")]),
    ];

    fn player() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::with_effort(400))
    }
}
