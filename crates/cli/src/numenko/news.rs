//! Events as sentences.

use reckon_rules::game::Seat;
use reckon_rules::numenko::{Event, Numenko};
use reckon_words::{GameWords, Line, Speaker};

use super::cell_names;

/// Tells what has happened, with consecutive swops summed up: they are so frequent that they would drown out the rest.
pub fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
    let is_swop = |event: &Event| matches!(event, Event::Swopped { .. });
    let mut told = Vec::new();
    for events in events.chunk_by(|one, next| is_swop(one) && is_swop(next)) {
        match events {
            [Event::Swopped { .. }, .., Event::Swopped { pot, .. }] => {
                told.push(swops(events, *pot, speaker));
            }
            _ => {
                let is_told = |event: &&Event| is_swop(event) || Numenko::is_told(event);
                told.extend(events.iter().filter(is_told).map(|event| cell_names::event(event, speaker)));
            }
        }
    }
    told
}

/// `Swops: Fox 3, Owl 1. 74 in the pot.`
fn swops(events: &[Event], pot: u8, speaker: &Speaker<'_>) -> String {
    let seat_of = |event: &Event| match event {
        Event::Swopped { seat, .. } => Some(*seat),
        _ => None,
    };
    let mut seats: Vec<(Seat, i32)> = Vec::new();
    for seat in events.iter().filter_map(seat_of) {
        match seats.iter_mut().find(|(same, _)| *same == seat) {
            Some((_, times)) => *times += 1,
            None => seats.push((seat, 1)),
        }
    }
    let number = |number: i32| speaker.number(reckon_rules::ratio::Ratio::whole(number));
    let who = |seat: Seat| match speaker.names.of(seat) {
        _ if speaker.names.is_you(seat) => speaker.render(&Line::new("you")),
        Some(name) => name.to_string(),
        None => speaker.render(&Line::new("player").with("seat", seat.to_string())),
    };
    let share = |(seat, times): &(Seat, i32)| {
        speaker.render(&Line::new("cli-share").with("who", who(*seat)).with("number", number(*times)))
    };
    let join =
        |first: String, next: String| speaker.render(&Line::new("list-comma").with("first", first).with("next", next));
    let list = seats.iter().map(share).reduce(join).unwrap_or_default();
    speaker.render(&Line::new("cli-numenko-swops-told").with("list", list).with("pot", number(pot.into())))
}
