//! The options of nmbrs.

use reckon_rules::nmbrs::{Nmbrs, Options};
use reckon_rules::options::TableOptions;

use crate::game::HasOptions;

impl HasOptions for Nmbrs {
    const OPTION: &'static str = "squares=on";
    const PRESET: &'static str = "cli-nmbrs-preset";

    /// §3.4, §5.1, §6.5 Leaves out options that refine another one without effect at this table.
    fn option_matters(options: &Options, name: &str) -> bool {
        match name {
            "members" => options.squares || options.cubes || options.primes,
            "joker-range" => options.highest_number() != options.highest_joker() || options.highest_number() < 100,
            "youngest" => options.asks_for_youngest(),
            _ => true,
        }
    }
}
