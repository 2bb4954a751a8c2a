//! The options of a game.

use reckon_records::Recorded;
use reckon_rules::game::Seat;
use reckon_words::GameWords;

/// A game's options, for `reckon options`, `--preset` and `--option`.
pub trait HasOptions: Recorded + GameWords {
    /// An example of setting an option on the command line.
    const OPTION: &'static str;
    /// Message for a preset in a list: `$title`, `$cards`, `$sample`.
    const PRESET: &'static str = "cli-preset";

    /// Checks whether an option changes anything under these options.
    fn option_matters(_options: &Self::Options, _name: &str) -> bool {
        true
    }

    /// Fills in options that follow from who is at the keyboard; `is_explicit` tells which ones were set by name.
    fn adapt_to_people(_options: &mut Self::Options, _people: &[Seat], _is_explicit: impl Fn(&str) -> bool) {}
}
