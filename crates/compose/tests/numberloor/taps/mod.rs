//! Tapped input: a turn as a line of taps, drafts that are read before they are sent, random taps.

mod drafts;
mod line;
mod random;

use reckon_compose::numberloor::Taps;
use reckon_compose::{Compose, Previewed};
use reckon_rules::game::Seat;
use reckon_rules::numberloor::{Card, Illegal, Move, Numberloor, View};

use crate::support;

fn position(text: &str) -> View {
    support::position::<Numberloor>(text)
}

fn choice(text: &str) -> Move {
    support::choice::<Numberloor>(text)
}

fn line(text: &str) -> Taps {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the line {text}"))
}

fn preview(view: &View, line: &Taps) -> Previewed<Numberloor> {
    Numberloor::preview(view, line).unwrap_or_else(|why| panic!("{why:?}\nin {view}"))
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Returns a seat, counted from 1.
fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// Returns the refusal of a Level when these numbers would go.
fn does_not_go(level: &str, on: &str, balloon: &str, goes: &[u8]) -> Illegal {
    Illegal::DoesNotGo { level: card(level), on: card(on), balloon: card(balloon), goes: goes.to_vec() }
}
