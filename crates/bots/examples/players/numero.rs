use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::numero::Numero;

use super::Played;

impl Played for Numero {
    const TITLE: &'static str = "NUMERO";
    const PLAYER: &'static str = "Greedy";
    const PRESET: &'static str = "subtraction";

    fn player() -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn quick() -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::with_effort(1 << 12))
    }
}
