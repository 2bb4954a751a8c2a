//! Numberloor explained.

use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::options::Youngest;
use reckon_rules::numberloor::{Numberloor, Options, View, stars_to_win};
use reckon_words::Names;

use super::{examples, night};
use crate::game::{Foreign, HasHelp, HasRulebook};
use crate::output::{Output, called};

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

    /// §2.5 Says on whom the lot has fallen; a person who was named needs no telling.
    fn opening(view: &View, names: &Names, output: &Output) -> Vec<String> {
        if view.options.youngest != Youngest::Random {
            return Vec::new();
        }
        let person = if names.is_you(view.turn) { "you" } else { "other" };
        let about = [("who", called(view.turn, names, output)), ("person", person.to_string())];
        vec![output.say_with("cli-numberloor-lot", about)]
    }

    fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
        examples::examples(view, all, output)
    }

    fn instead_of(view: &View, typed: &str) -> Option<&'static str> {
        let is_for_beginners = view.options.is_for_beginners();
        Some(match Foreign::of(typed)? {
            Foreign::Draw | Foreign::Pass | Foreign::Stop if is_for_beginners => "cli-numberloor-not-stop-beginners",
            Foreign::Draw | Foreign::Pass | Foreign::Stop => "cli-numberloor-not-stop",
            Foreign::Discard => "cli-numberloor-not-discard",
            Foreign::Hint => "cli-numberloor-not-hint",
        })
    }

    fn typing_hint(view: &View, output: &Output) -> String {
        let has_balloons = !view.options.is_for_beginners();
        output.say(if has_balloons { "cli-numberloor-help-loose" } else { "cli-numberloor-help-loose-beginners" })
    }

    fn example_call(_: &Output) -> String {
        EXAMPLE_NIGHT.to_string()
    }
}

#[cfg(test)]
mod tests {
    use reckon_rules::game::Seat;
    use reckon_words::Language;

    use super::*;

    /// §2.5
    #[test]
    fn the_lot_is_told_but_not_a_named_youngest() {
        let names = Names::new(["Ann", "Ben"].map(str::to_string).to_vec());
        let told = |options: &str, you: Option<Seat>, language| {
            let view: View = format!("open 5 b3 | seats 2 | turn 2 | options {options}").parse().expect("a position");
            Numberloor::opening(&view, &names.clone().seen_by(you), &Output::plain(language))
        };
        let (lot, ben) = ("youngest=random", Some(Seat(1)));
        assert_eq!(told(lot, None, Language::English), ["The lot falls on Ben, who begins."]);
        assert_eq!(told(lot, ben, Language::English), ["The lot falls on you: you begin."]);
        assert_eq!(told(lot, None, Language::German), ["Das Los fällt auf Ben: Ben fängt an."]);
        assert_eq!(told(lot, ben, Language::German), ["Das Los fällt auf dich: Du fängst an."]);
        assert_eq!(told("youngest=2", ben, Language::English), Vec::<String>::new());
    }
}
