//! Decisions before the first turn: who starts and why, and who is the youngest.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Block, View};
use reckon_words::nmbrs::{block_name, block_spoken};
use reckon_words::{Line, Names, render};

use super::table::counted;
use crate::output::{Output, called, capitalised};

pub fn told(view: &View, names: &Names, output: &Output) -> Vec<String> {
    let about = |line: Line, seat: Seat| {
        let person = if names.is_you(seat) { "you" } else { "other" };
        let line = line.with("who", capitalised(&called(seat, names, output))).with("person", person);
        render(&line, output.language)
    };
    let mut lines = Vec::new();
    // §2.2
    if !view.lots.is_empty() {
        let drawn = |(seat, block): (Seat, &Block)| {
            let block = match output.spoken {
                true => block_spoken(*block, output.language),
                false => block_name(*block, output.language),
            };
            output.say_with("cli-share", [("who", called(seat, names, output)), ("number", block)])
        };
        let list = output.listed((0..).map(Seat).zip(&view.lots).map(drawn));
        let line = counted("cli-nmbrs-lots", view.drew.into(), output).with("list", list);
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
    use reckon_words::Language;

    use super::*;

    #[test]
    fn the_opening_tells_what_was_drawn_and_who_starts() {
        let position =
            "hand 1 2 3 | seats 2 | lots 14 88 | turn 2 | drew 2 | youngest 1 | options preset=simple highest=100";
        let view: View = position.parse().expect("a valid position");
        let names = Names::new(vec!["Ann".to_string(), "Ben".to_string()]).seen_by(Some(Seat(0)));
        let told = told(&view, &names, &Output::plain(Language::English));
        let drawn = "Drawn for the first turn: you 14, Ben 88. Ben starts, with 2 new blocks.";
        assert_eq!(told, [drawn, "You’re the youngest."]);
    }
}
