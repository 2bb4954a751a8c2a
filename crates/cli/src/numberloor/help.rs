//! Numberloor explained.

use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::{Numberloor, Options, View, stars_to_win};

use super::{examples, night};
use crate::game::{HasHelp, HasRulebook};
use crate::output::Output;

/// Example of a Night card in another player's turn.
const EXAMPLE_NIGHT: &str = "6n";

impl HasRulebook for Numberloor {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numberloor.md");
    const PARAGRAPH: (&'static str, &'static str) = ("3", "3.3");
}

impl HasHelp for Numberloor {
    fn introduction(options: &Options, players: usize, output: &Output) -> Vec<String> {
        let number = |number: u8| output.count(number.into());
        let numbers = || {
            [
                ("stars", number(stars_to_win(u8::try_from(players).unwrap_or(u8::MAX)))),
                ("nine", number(LEVELS - 1)),
                ("zero", number(0)),
            ]
        };
        let ways = match options.is_for_beginners() {
            true => ["cli-numberloor-aim", "cli-numberloor-aim-neighbours", "cli-numberloor-aim-end"],
            false => ["cli-numberloor-aim", "cli-numberloor-aim-levels", "cli-numberloor-aim-balloons"],
        };
        ways.into_iter().chain(night::introduction(options)).map(|id| output.say_with(id, numbers())).collect()
    }

    fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, output)
    }

    fn typing_hint(view: &View, output: &Output) -> String {
        let has_balloons = !view.options.is_for_beginners();
        output.say(if has_balloons { "cli-numberloor-help-loose" } else { "cli-numberloor-help-loose-beginners" })
    }

    fn example_call(_: &Output) -> String {
        EXAMPLE_NIGHT.to_string()
    }
}
