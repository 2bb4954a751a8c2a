//! §7 The points, round by round.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Event, Nmbrs, View};
use reckon_words::Names;
use serde_json::json;

use crate::game::HasScores;
use crate::output::{Output, called};

impl HasScores for Nmbrs {
    /// §7.2 Shows the points round by round; without points, the number of rounds each player has won.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, output: &Output) -> Vec<String> {
        sheet(view, names, output)
    }

    fn score_data(view: &View, _: &[Event]) -> Option<serde_json::Value> {
        Some(data(view))
    }
}

fn shares(view: &View, numbers: &[u16], names: &Names, output: &Output) -> String {
    let share = |(seat, number): (Seat, &u16)| {
        let about = [("who", called(seat, names, output)), ("number", output.count(usize::from(*number)))];
        output.say_with("cli-share", about)
    };
    output.listed((0..).map(Seat).take(view.seats.len()).zip(numbers).map(share))
}

/// §7.2 Returns each player's points so far; §7.5 without points, the number of rounds each has won.
fn numbers(view: &View) -> Vec<u16> {
    let of = |seat: usize| -> u16 {
        let round = |round: &Vec<u8>| match (view.options.points, round.get(seat).copied().unwrap_or_default()) {
            (true, points) => u16::from(points),
            (false, points) => u16::from(points == 0),
        };
        view.sheet.iter().map(round).sum()
    };
    (0..view.seats.len()).map(of).collect()
}

/// Shows the totals once the first round is over.
pub fn totals(view: &View, names: &Names, output: &Output) -> Vec<String> {
    if view.sheet.is_empty() {
        return Vec::new();
    }
    let id = if view.options.points { "cli-nmbrs-points" } else { "cli-nmbrs-rounds-won" };
    vec![output.say_with(id, [("list", shares(view, &numbers(view), names, output))])]
}

fn sheet(view: &View, names: &Names, output: &Output) -> Vec<String> {
    if view.sheet.is_empty() {
        return vec![output.say("cli-nmbrs-no-round-yet")];
    }
    let mut lines = Vec::new();
    if view.options.points {
        for (number, round) in (1..).zip(&view.sheet) {
            let points: Vec<u16> = round.iter().map(|points| u16::from(*points)).collect();
            let about = [("round", output.count(number)), ("list", shares(view, &points, names, output))];
            lines.push(output.say_with("cli-nmbrs-points-of-round", about));
        }
    }
    lines.extend(totals(view, names, output));
    lines.iter().flat_map(|line| output.fit(line)).collect()
}

/// Returns the score sheet for programs.
fn data(view: &View) -> serde_json::Value {
    json!({ "rounds": view.sheet, "totals": numbers(view) })
}
