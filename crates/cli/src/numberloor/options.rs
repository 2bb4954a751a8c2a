//! The options of Numberloor.

use reckon_rules::numberloor::{Numberloor, Options};

use super::night;
use crate::game::HasOptions;

impl HasOptions for Numberloor {
    const OPTION: &'static str = "night-cards=no-hurry";

    /// §1.5 Leaves out options about balloons and Night Levels where there are none, as for Beginners.
    fn option_matters(options: &Options, name: &str) -> bool {
        match name {
            "version" | "youngest" | "turn-limit" => true,
            "night-on-equal" | "night-cards" => night::has_night(options),
            _ => !options.is_for_beginners(),
        }
    }
}
