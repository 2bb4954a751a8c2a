//! Names of cells in the terminal: a column is a letter, so a cell is `c4`.

use reckon_compose::numenko::cell_name;
use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::{Doubted, Event, Illegal, Sum};
use reckon_words::numenko::fault;
use reckon_words::{Arg, Line, Say, Speaker};

/// Names a column, counted from 0.
pub fn column(column: u8) -> String {
    cell_name(Place { row: 0, column }).trim_end_matches('1').to_string()
}

/// Describes a sum and its place, or what is wrong with it.
pub fn sum(sum: &Sum, speaker: &Speaker<'_>) -> String {
    let line = fault(sum, speaker).unwrap_or_else(|| sum.say(speaker));
    speaker.render(&at(line, sum, speaker))
}

/// Names the place of a sum, with a letter if it is a column: `row 3`, `column c`.
fn at(line: Line, sum: &Sum, speaker: &Speaker<'_>) -> Line {
    match sum.down {
        true => {
            let place = Line::new("numenko-place-column").with("column", column(sum.column - 1));
            with(line, "place", speaker.render(&place))
        }
        false => line,
    }
}

/// Replaces an argument of a line.
fn with(mut line: Line, name: &str, text: String) -> Line {
    for (arg, value) in &mut line.args {
        if arg == name {
            *value = Arg::Text(text.clone());
        }
    }
    line
}

/// Explains why a move is refused.
pub fn illegal(illegal: &Illegal, speaker: &Speaker<'_>) -> Line {
    let line = illegal.say(speaker);
    match illegal {
        Illegal::WrongSums { sums } => with(line, "why", wrong(sums, speaker)),
        Illegal::InNoSum { column: number, .. }
        | Illegal::NoSumThere { column: number, .. }
        | Illegal::NoSumToDoubt { column: number, .. } => with(line, "column", column(number - 1)),
        _ => line,
    }
}

pub fn event(event: &Event, speaker: &Speaker<'_>) -> String {
    let line = event.say(speaker);
    speaker.render(&match event {
        Event::Doubted { doubted: Doubted { sum: Some(pointed_at), is_wrong, .. }, .. } => {
            with(line, if *is_wrong { "why" } else { "sum" }, sum(pointed_at, speaker))
        }
        Event::Wrong { sums, .. } | Event::Stands { sums, .. } if !sums.is_empty() => {
            with(line, "why", wrong(sums, speaker))
        }
        _ => line,
    })
}

/// Describes the first wrong sum, and says how many more there are.
fn wrong(sums: &[Sum], speaker: &Speaker<'_>) -> String {
    let mut wrong = sums.iter().filter(|sum| !sum.is_true());
    let Some(first) = wrong.next() else { return String::new() };
    let more = wrong.count();
    let number = speaker.number(reckon_rules::ratio::Ratio::whole(i32::try_from(more).unwrap_or(i32::MAX)));
    let line = Line::new("numenko-wrong-sums").with("trouble", sum(first, speaker)).with("more", number);
    speaker.render(&line.with("more-count", i64::try_from(more).unwrap_or(i64::MAX)))
}
