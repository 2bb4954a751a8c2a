//! The options of Numenko.

use reckon_rules::numenko::{Numenko, Options};

use crate::game::HasOptions;

impl HasOptions for Numenko {
    const OPTION: &'static str = "order=division-first";
    const PRESET: &'static str = "cli-numenko-preset";

    /// §5.4, §5.7 Leaves out who looks for mistakes and the vote about them if every "done" is checked: nobody can then
    /// say "game over" wrongly.
    fn option_matters(options: &Options, name: &str) -> bool {
        !matches!(name, "eject-vote" | "who-checks") || !options.check_done
    }
}
