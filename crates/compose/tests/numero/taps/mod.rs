//! Tapped input: the work line, drafts that are read before they are sent, random taps.

mod drafts;
mod line;
mod random;

use std::slice;

use reckon_compose::numero::{NotUnderstood, Reading, Taps};
use reckon_compose::{Compose, Previewed};
use reckon_rules::numero::sum::{BuildName, Sums};
use reckon_rules::numero::{BadPosition, Card, Move, Numero, View};
use reckon_rules::ratio::Ratio;

use crate::support;
pub use random::some_line;

fn position(text: &str) -> View {
    support::position::<Numero>(text)
}

fn choice(text: &str) -> Move {
    support::choice::<Numero>(text)
}

fn preview(view: &View, line: &Taps) -> Previewed<Numero> {
    Numero::preview(view, line).unwrap_or_else(|why| panic!("{why:?}\nin {view}"))
}

fn composed(view: &View, line: &Taps) -> Result<Move, NotUnderstood> {
    let mut moves = support::composed::<Numero>(view, line)?;
    assert_eq!(moves.len(), 1, "{line}");
    Ok(moves.remove(0))
}

fn read(view: &View, choice: &Move) -> Result<Reading, BadPosition> {
    Numero::read(view, slice::from_ref(choice)).map(|read| read.first().expect("a move was read"))
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Parses a sum, boxed as refusals carry it.
fn sum(text: &str) -> Box<Sums> {
    Box::new(text.parse().unwrap())
}

fn name(number: u8) -> BuildName {
    BuildName(number)
}

fn ratio(text: &str) -> Ratio {
    text.parse().unwrap()
}
