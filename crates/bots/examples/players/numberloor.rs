use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_rules::numberloor::Numberloor;

use super::Played;

impl Played for Numberloor {
    const TITLE: &'static str = "Numberloor";
    const PLAYER: &'static str = "Shedder";
    const PRESET: &'static str = "advanced";

    fn player() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }
}
