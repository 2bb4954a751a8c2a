//! §7 The points, round by round.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::View;
use reckon_words::Names;
use serde_json::json;

use crate::voice::{Voice, called};

fn shares(view: &View, numbers: &[u16], names: &Names, voice: &Voice) -> String {
    let share = |(seat, number): (Seat, &u16)| {
        let about = [("who", called(seat, names, voice)), ("number", voice.count(usize::from(*number)))];
        voice.say_with("cli-share", about)
    };
    voice.listed((0..).map(Seat).take(view.seats.len()).zip(numbers).map(share))
}

/// §7.2 All points so far; §7.5 or how many rounds everybody has won.
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

/// As soon as a round is over.
pub fn totals(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    if view.sheet.is_empty() {
        return Vec::new();
    }
    let id = if view.options.points { "cli-nmbrs-points" } else { "cli-nmbrs-rounds-won" };
    vec![voice.say_with(id, [("list", shares(view, &numbers(view), names, voice))])]
}

pub fn sheet(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
    if view.sheet.is_empty() {
        return vec![voice.say("cli-nmbrs-no-round-yet")];
    }
    let mut lines = Vec::new();
    if view.options.points {
        for (number, round) in (1..).zip(&view.sheet) {
            let points: Vec<u16> = round.iter().map(|points| u16::from(*points)).collect();
            let about = [("round", voice.count(number)), ("list", shares(view, &points, names, voice))];
            lines.push(voice.say_with("cli-nmbrs-points-of-round", about));
        }
    }
    lines.extend(totals(view, names, voice));
    lines.iter().flat_map(|line| voice.fit(line)).collect()
}

/// The same for programs.
pub fn data(view: &View) -> serde_json::Value {
    json!({ "rounds": view.sheet, "totals": numbers(view) })
}
