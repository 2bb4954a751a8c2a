//! The options of Numenko.

use reckon_rules::numenko::{Numenko, Options};

use crate::game::HasOptions;

impl HasOptions for Numenko {
    const OPTION: &'static str = "order=division-first";
    const PRESET: &'static str = "cli-numenko-preset";

    /// §5.4 If every "done" is checked, nobody says "game over" wrongly.
    fn option_matters(options: &Options, name: &str) -> bool {
        name != "eject-vote" || !options.check_done
    }
}
