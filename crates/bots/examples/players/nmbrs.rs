use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_rules::nmbrs::Nmbrs;

use super::Played;

impl Played for Nmbrs {
    const TITLE: &'static str = "nmbrs! blocks";
    const PLAYER: &'static str = "Builder";
    const PRESET: &'static str = "usual";

    fn player() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }
}
