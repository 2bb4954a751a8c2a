//! The options of a game.

use reckon_records::Recorded;
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
}
