use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::numero::Numero;

use super::{KillGame, TableKind};

impl KillGame for Numero {
    const TABLES: &'static [TableKind] =
        &[("1-10", &[]), ("subtraction", &[("show-answer", "on")]), ("all-fractions", &[]), ("scoring", &[])];

    fn player() -> Box<dyn Bot<Numero>> {
        // A small search budget: the load should be on the server, not on the players.
        Box::new(Greedy::with_effort(1 << 10))
    }
}
