use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::numenko::Numenko;

use super::Kind;

impl Kind for Numenko {
    fn bot() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::with_effort(400))
    }
}
