//! A game explained.

use reckon_rules::game::Game;
use reckon_words::Names;

use crate::output::Output;

/// For `reckon rules`, and the rules during a game.
pub trait HasRulebook: Game {
    const RULEBOOK: &'static str;
    /// A chapter and a paragraph of the rulebook that are worth reading.
    const PARAGRAPH: (&'static str, &'static str);
}

/// For newcomers, and for `help` during a game.
pub trait HasHelp: Game {
    /// Help on everything but moves: one message each, and one for all of it.
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

    /// Tells what was decided openly before the first turn.
    fn opening(_view: &Self::View, _names: &Names, _output: &Output) -> Vec<String> {
        Vec::new()
    }

    /// Returns moves as they are typed and what they do: only those possible at this table, and no more than a handful
    /// unless all are wanted.
    fn examples(view: &Self::View, all: bool, output: &Output) -> Vec<(String, Vec<String>)>;

    /// Says how freely a move may be typed.
    fn typing_hint(view: &Self::View, output: &Output) -> String;

    /// Returns an example of a call to type after a name and a colon.
    fn example_call(output: &Output) -> String;
}
