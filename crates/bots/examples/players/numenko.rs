use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::numenko::Numenko;

use super::Played;

impl Played for Numenko {
    const TITLE: &'static str = "Numenko-in-a-bag";
    const PLAYER: &'static str = "Layer";
    const PRESET: &'static str = "quick";

    fn player() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::default())
    }
}
