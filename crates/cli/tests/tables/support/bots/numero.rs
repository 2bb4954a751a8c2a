use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::numero::Numero;

use super::Kind;

impl Kind for Numero {
    fn bot() -> Box<dyn Bot<Numero>> {
        // A small search budget: tests should wait for the server, not for its players.
        Box::new(Greedy::with_effort(1 << 10))
    }
}
