//! What was decided before the first turn: who starts and why, and who the youngest is.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Block, View};
use reckon_words::nmbrs::{block_name, block_spoken};
use reckon_words::{Line, Names, render};

use super::table::counted;
use crate::voice::{Voice, called, capitalised};

pub fn told(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    let about = |line: Line, seat: Seat| {
        let person = if names.is_you(seat) { "you" } else { "other" };
        let line = line.with("who", capitalised(&called(seat, names, voice))).with("person", person);
        render(&line, voice.language)
    };
    let mut lines = Vec::new();
    // §2.2
    if !view.lots.is_empty() {
        let drawn = |(seat, block): (Seat, &Block)| {
            let block = match voice.spoken {
                true => block_spoken(*block, voice.language),
                false => block_name(*block, voice.language),
            };
            voice.say_with("cli-share", [("who", called(seat, names, voice)), ("number", block)])
        };
        let list = voice.listed((0..).map(Seat).zip(&view.lots).map(drawn));
        let line = counted("cli-nmbrs-lots", view.drew.into(), voice).with("list", list);
        lines.push(about(line, view.turn));
    }
    // §6.5
    if view.options.youngest_first {
        lines.push(about(Line::new("cli-nmbrs-youngest-is"), view.youngest));
    }
    lines
}

#[cfg(test)]
mod tests {
    use reckon_rules::nmbrs::{Nmbrs, Options};
    use reckon_rules::options::TableOptions;
    use reckon_words::Language;

    use super::*;
    use crate::game::TerminalGame;

    #[test]
    fn it_is_told_what_was_drawn_and_who_starts() {
        let position =
            "hand 1 2 3 | seats 2 | lots 14 88 | turn 2 | drew 2 | youngest 1 | options preset=simple highest=100";
        let view: View = position.parse().expect("a position");
        let names = Names::new(vec!["Ann".to_string(), "Ben".to_string()]).seen_by(Some(Seat(0)));
        let told = told(&view, &names, &Voice::quiet(Language::English));
        let drawn = "Drawn for the first turn: you 14, Ben 88. Ben starts, with 2 new blocks.";
        assert_eq!(told, [drawn, "You are the youngest."]);
    }

    #[test]
    fn who_plays_with_computers_alone_is_the_youngest_unless_it_is_said() {
        let simple = Options::preset("simple").expect("a preset");
        let suited = |people: &[Seat], said: bool| {
            let mut options = simple.clone();
            Nmbrs::suit(&mut options, people, |_| said);
            options.get("youngest")
        };
        assert_eq!(suited(&[Seat(0)], false).as_deref(), Some("1"));
        assert_eq!(suited(&[Seat(0)], true).as_deref(), Some("random"));
        assert_eq!(suited(&[Seat(0), Seat(1)], false).as_deref(), Some("random"));
    }
}
