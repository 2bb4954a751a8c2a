//! nmbrs explained.

use reckon_rules::nmbrs::sequence::Steps;
use reckon_rules::nmbrs::{Nmbrs, Options, View};
use reckon_rules::options::OptionValue;
use reckon_words::{GameWords, Line, Names, render};

use super::such::Such;
use super::{examples, opening};
use crate::game::{Foreign, HasHelp, HasRulebook};
use crate::output::Output;

impl HasRulebook for Nmbrs {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/nmbrs.md");
    const PARAGRAPH: (&'static str, &'static str) = ("4", "4.8");
}

impl HasHelp for Nmbrs {
    const COMMANDS: &'static [&'static str] = &[
        "cli-nmbrs-help-undo",
        "cli-nmbrs-help-fits",
        "cli-nmbrs-help-map",
        "cli-help-table",
        "cli-nmbrs-help-hand",
        "cli-nmbrs-help-rows",
        "cli-nmbrs-help-aside",
        "cli-nmbrs-help-score",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-nmbrs-help-short";

    fn introduction(options: &Options, players: usize, output: &Output) -> Vec<String> {
        let seats = u8::try_from(players).unwrap_or(u8::MAX);
        let number = |number: u8| output.count(number.into());
        let numbers = || [("hand", number(options.blocks_each(seats))), ("rounds", number(options.rounds))];
        let first = if options.lay_first { "cli-nmbrs-aim-first" } else { "cli-nmbrs-aim-add" };
        let end = match (options.points, options.rounds) {
            (true, 1) => "cli-nmbrs-aim-points-once",
            (true, _) => "cli-nmbrs-aim-points",
            (false, _) => "cli-nmbrs-aim-no-points",
        };
        let knock = if options.youngest_first { "cli-nmbrs-aim-youngest" } else { "cli-nmbrs-aim-knock" };
        let such = Such::at(options);
        let line = |id| numbers().into_iter().fold(Line::new(id), |line, (name, number)| line.with(name, number));
        let mut lines: Vec<String> = ["cli-nmbrs-aim", first, "cli-nmbrs-aim-give", knock, end]
            .map(|id| render(&such.in_line(line(id)), output.language))
            .to_vec();
        if options.steps != Steps::ANY {
            let steps = Nmbrs::option_value("steps", &options.steps.text(), output.language);
            lines.insert(1, output.say_with("cli-nmbrs-aim-steps", [("steps", steps)]));
        }
        lines
    }

    fn opening(view: &View, names: &Names, output: &Output) -> Vec<String> {
        opening::told(view, names, output)
    }

    fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
        examples::examples(&view.options, all, output)
    }

    fn instead_of(_: &View, typed: &str) -> Option<&'static str> {
        Some(match Foreign::of(typed)? {
            Foreign::Draw => "cli-nmbrs-not-draw",
            Foreign::Pass | Foreign::Stop => "cli-nmbrs-not-pass",
            Foreign::Discard => "cli-nmbrs-not-discard",
            Foreign::Hint => "cli-nmbrs-not-hint",
        })
    }

    fn typing_hint(_: &View, output: &Output) -> String {
        output.say("cli-nmbrs-help-loose")
    }

    fn example_call(output: &Output) -> String {
        output.say("cli-nmbrs-verb-knock")
    }
}
