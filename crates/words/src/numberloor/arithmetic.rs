//! The arithmetic that explains why a Level goes: `9 + 2 = 11, that is 1`.

use reckon_rules::numberloor::card::LEVELS;
use reckon_rules::numberloor::{Card, How};

use super::cards::noun;
use crate::line::Line;
use crate::speaker::{Manner, Speaker};

/// Explains why a Level goes on another: `9 − 3 = 6`, `the same number`, `7 is odd`.
pub fn reason(on: Card, level: Card, how: How, speaker: &Speaker<'_>) -> String {
    let from = on.level().unwrap_or_default();
    let numbers = |id| speaker.line(id).text("level", plain(level, speaker)).text("on", plain(on, speaker)).done();
    let line = match how {
        How::Same => Line::new("numberloor-how-same"),
        How::Up { by } => return floors(from, true, by, speaker),
        How::Down { by } => return floors(from, false, by, speaker),
        How::Near { by } => {
            Line::new("numberloor-how-near").with("sum", floors(from, by > 0, by.unsigned_abs(), speaker))
        }
        How::Odd => speaker.line("numberloor-how-odd").text("level", plain(level, speaker)).done(),
        How::Even => speaker.line("numberloor-how-even").text("level", plain(level, speaker)).done(),
        How::Neighbour { by: 1.. } => numbers("numberloor-how-after"),
        How::Neighbour { .. } => numbers("numberloor-how-before"),
    };
    speaker.render(&line)
}

fn plain(card: Card, speaker: &Speaker<'_>) -> String {
    card.level().map_or_else(|| noun(card, speaker), |number| speaker.whole(number))
}

/// §3.3 Returns whether counting down goes below 0, so that ten is added first.
pub(super) fn leads_below(on: Card, how: How) -> bool {
    let from = on.level().unwrap_or_default();
    match how {
        How::Down { by } => by > from,
        How::Near { by } => by < 0 && by.unsigned_abs() > from,
        _ => false,
    }
}

/// §3.2, §3.3 `9 − 3 = 6`, `9 + 2 = 11, that is 1`, `0 is also 10: 10 − 3 = 7`
pub(super) fn floors(from: u8, up: bool, by: u8, speaker: &Speaker<'_>) -> String {
    let (levels, by, from) = (i32::from(LEVELS), i32::from(by), i32::from(from));
    // Counting down past 0 starts ten higher: 5 down from 2 is 12 − 5.
    let tens = (by - from).max(0).unsigned_abs().div_ceil(LEVELS.into()) * u32::from(LEVELS);
    let start = if up { from } else { from.saturating_add_unsigned(tens) };
    let end = if up { start + by } else { start - by };
    let sum = sum(start, up, by, end, speaker);
    let line = match (end, start) {
        (end, _) if end >= levels => {
            let level = u8::try_from(end % levels).unwrap_or_default();
            speaker.line("numberloor-sum-past-nine").text("sum", sum).text("level", speaker.noun(level))
        }
        (_, start) if start > from => {
            speaker.line("numberloor-sum-below-zero").number("from", from).number("more", start).text("sum", sum)
        }
        _ => return sum,
    };
    speaker.render(&line.done())
}

fn sum(left: i32, up: bool, right: i32, result: i32, speaker: &Speaker<'_>) -> String {
    if speaker.manner == Manner::Written {
        return format!("{left} {} {right} = {result}", if up { '+' } else { '−' });
    }
    let id = if up { "spoken-plus" } else { "spoken-minus" };
    let line = speaker.line(id).number("pile", left).number("number", right).number("result", result);
    speaker.render(&line.done())
}
