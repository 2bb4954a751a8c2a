//! Tapped input: the work line, drafts that are read before they are sent, random taps.

mod drafts;
mod line;
mod random;

use reckon_rules::numero::sum::{BuildName, Sums};
use reckon_rules::numero::{Card, Move, Numero, View};
use reckon_rules::ratio::Ratio;

use crate::support;

fn position(text: &str) -> View {
    support::position::<Numero>(text)
}

fn choice(text: &str) -> Move {
    support::choice::<Numero>(text)
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
