//! Rulebook and help of a game.

use reckon_rules::game::Game;
use reckon_words::Names;

use crate::output::Output;

/// A game's rulebook, for `reckon rules` and for `rules` during a game.
pub trait HasRulebook: Game {
    const RULEBOOK: &'static str;
    /// A chapter and a paragraph of the rulebook, as examples worth reading.
    const PARAGRAPH: (&'static str, &'static str);
}

/// A game's help: for newcomers, and for `help` during a game.
pub trait HasHelp: Game {
    /// Messages that explain the commands other than moves, one each; `COMMANDS_IN_SHORT` sums them up.
    const COMMANDS: &'static [&'static str] = &[
        "cli-help-table",
        "cli-help-hand",
        "cli-help-centre",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-help-short";

    /// Explains the aim and the moves to a newcomer in a few sentences.
    fn introduction(options: &Self::Options, players: usize, output: &Output) -> Vec<String>;

    /// Tells what was publicly decided before the first turn.
    fn opening(_view: &Self::View, _names: &Names, _output: &Output) -> Vec<String> {
        Vec::new()
    }

    /// Returns moves as typed, with their effects: only those possible at this table, and no more than a handful unless
    /// `all` are wanted.
    fn examples(view: &Self::View, all: bool, output: &Output) -> Vec<(String, Vec<String>)>;

    /// Says how freely a move may be typed.
    fn typing_hint(view: &Self::View, output: &Output) -> String;

    /// Returns an example of a call to type after a name and a colon.
    fn example_call(output: &Output) -> String;
}
