use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_rules::nmbrs::Nmbrs;

use super::Kind;

impl Kind for Nmbrs {
    fn bot() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }
}
