//! Numenko explained.

use reckon_rules::numenko::{DRAWN_AFTER_DONE, DRAWN_PER_SWOP, Numenko, Options, View, tiles_each};

use super::examples;
use crate::game::{Foreign, HasHelp, HasRulebook};
use crate::output::Output;

impl HasRulebook for Numenko {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numenko.md");
    const PARAGRAPH: (&'static str, &'static str) = ("3", "3.1");
}

impl HasHelp for Numenko {
    const COMMANDS: &'static [&'static str] = &[
        "cli-numenko-help-check",
        "cli-numenko-help-undo",
        "cli-numenko-help-wait",
        "cli-numenko-help-next",
        "cli-help-table",
        "cli-numenko-help-rack",
        "cli-numenko-help-grid",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-numenko-help-short";

    fn introduction(options: &Options, players: usize, output: &Output) -> Vec<String> {
        let number = |number: u8| output.count(number.into());
        let numbers = || [("done", number(DRAWN_AFTER_DONE)), ("swop", number(DRAWN_PER_SWOP))];
        let end = if players == 1 { "cli-numenko-aim-alone" } else { "cli-numenko-aim-end" };
        let done = match (pot_at_first(options, players) < usize::from(DRAWN_AFTER_DONE), options.check_done) {
            (true, true) => "cli-numenko-aim-done-short",
            (true, false) => "cli-numenko-aim-done-short-unchecked",
            (false, true) => "cli-numenko-aim-done",
            (false, false) => "cli-numenko-aim-done-unchecked",
        };
        ["cli-numenko-aim", "cli-numenko-aim-tiles", done, end].map(|id| output.say_with(id, numbers())).to_vec()
    }

    fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, output)
    }

    fn instead_of(_: &View, typed: &str) -> Option<&'static str> {
        match Foreign::of(typed)? {
            Foreign::Pass => Some("cli-numenko-not-pass"),
            Foreign::Draw => Some("cli-numenko-not-draw"),
            Foreign::Hint => Some("cli-numenko-not-hint"),
            Foreign::Stop | Foreign::Discard => None,
        }
    }

    fn typing_hint(_: &View, output: &Output) -> String {
        output.say("cli-numenko-help-loose")
    }

    fn example_call(output: &Output) -> String {
        output.say("cli-numenko-verb-eject")
    }
}

/// §2.3 Returns the number of tiles in the pot after the deal.
fn pot_at_first(options: &Options, players: usize) -> usize {
    let seats = u8::try_from(players).unwrap_or(u8::MAX);
    let dealt = players * (usize::from(tiles_each(seats)) + 1);
    usize::from(options.pack.tiles().len()).saturating_sub(dealt).min(options.pot_limit.into())
}
