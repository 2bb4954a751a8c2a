use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_rules::numberloor::Numberloor;

use super::Kind;

impl Kind for Numberloor {
    fn bot() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }
}
