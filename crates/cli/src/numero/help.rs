//! NUMERO explained.

use reckon_rules::numero::{BLUFF_FOUND, Numero, Options, View, WRONG_CHALLENGE};
use reckon_words::Names;

use super::{challenges, examples};
use crate::game::{Foreign, HasHelp, HasRulebook};
use crate::output::Output;

/// Value of the build in the example of a challenge.
const EXAMPLE_BUILD: u8 = 10;

impl HasRulebook for Numero {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numero.md");
    const PARAGRAPH: (&'static str, &'static str) = ("6", "6.3");
}

impl HasHelp for Numero {
    fn introduction(options: &Options, players: usize, output: &Output) -> Vec<String> {
        let sentences = match (players, options.scoring) {
            (1, false) => ["cli-numero-aim-patience", "cli-numero-aim-take", "cli-numero-aim-stop"],
            (1, true) => ["cli-numero-aim-patience-points", "cli-numero-aim-take", "cli-numero-aim-stop"],
            (_, false) => ["cli-numero-aim", "cli-numero-aim-take", "cli-numero-aim-build"],
            (_, true) => ["cli-numero-aim-points", "cli-numero-aim-take", "cli-numero-aim-build"],
        };
        let mut sentences = sentences.map(|id| output.say(id)).to_vec();
        if options.bluffs() && players > 1 {
            let cost = |points| challenges::points(points, &Names::default(), output);
            let costs = [("right", cost(BLUFF_FOUND)), ("wrong", cost(WRONG_CHALLENGE))];
            sentences.push(output.say_with("cli-numero-aim-bluff", costs));
        }
        sentences
    }

    fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, output)
    }

    fn instead_of(view: &View, typed: &str) -> Option<&'static str> {
        let is_patience = view.seats() == 1;
        Some(match Foreign::of(typed)? {
            Foreign::Draw if is_patience => "cli-numero-not-draw-patience",
            Foreign::Draw if view.can_only_discard() => "cli-numero-not-draw-discard",
            Foreign::Draw => "cli-numero-not-draw",
            Foreign::Stop | Foreign::Pass if is_patience => "cli-numero-not-end-patience",
            Foreign::Stop | Foreign::Pass if view.can_only_discard() => "cli-numero-not-end-discard",
            Foreign::Stop | Foreign::Pass => "cli-numero-not-end",
            Foreign::Hint => "cli-numero-not-hint",
            Foreign::Discard => return None,
        })
    }

    fn typing_hint(_: &View, output: &Output) -> String {
        output.say("cli-numero-help-loose")
    }

    fn example_call(output: &Output) -> String {
        format!("{} {EXAMPLE_BUILD}", output.say("cli-numero-verb-challenge"))
    }
}
