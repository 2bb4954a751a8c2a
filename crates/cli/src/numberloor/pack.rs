//! The cards of a pack, family by family.

use reckon_rules::numberloor::pack::{Mark, Pack, Printed};
use reckon_rules::numberloor::{Balloon, Card, Face};
use reckon_words::numberloor::card_name;
use reckon_words::{Line, render};
use serde::Serialize;

use crate::voice::Voice;

/// A card of a pack, for programs.
#[derive(Serialize)]
pub struct PrintedCard {
    card: String,
    mark: Option<&'static str>,
}

pub fn printed(pack: &Pack) -> Vec<PrintedCard> {
    let card = |printed: &Printed| PrintedCard { card: printed.card.to_string(), mark: printed.mark.map(Mark::word) };
    pack.cards().iter().map(card).collect()
}

/// Which cards belong to a family.
type Family = fn(Card) -> bool;

const FAMILIES: [(&str, Family); 3] = [
    ("cli-numberloor-family-day", |card| card.is_level() && !card.is_night()),
    ("cli-numberloor-family-night", Card::is_night),
    ("cli-numberloor-family-balloon", Card::is_balloon),
];

pub fn describe(pack: &Pack, voice: &Voice) -> Vec<String> {
    let count = pack.cards().len();
    let line = Line::new("cli-cards").with("number", count.to_string());
    let line = line.with("count", i64::try_from(count).unwrap_or(i64::MAX));
    let mut lines = vec![render(&line, voice.language)];
    for (id, is_of_it) in FAMILIES {
        let cards: Vec<Printed> = pack.cards().iter().copied().filter(|printed| is_of_it(printed.card)).collect();
        if cards.is_empty() {
            continue;
        }
        lines.push(format!("{}: {}", voice.say(id), cards.len()));
        for (mark, id) in [
            (None, "cli-numberloor-unmarked"),
            (Some(Mark::Blue), "cli-numberloor-marked-blue"),
            (Some(Mark::Red), "cli-numberloor-marked-red"),
        ] {
            let such: Vec<Card> =
                cards.iter().filter(|printed| printed.mark == mark).map(|printed| printed.card).collect();
            if !such.is_empty() {
                lines.push(format!("    {}", voice.say_with(id, [("cards", faces(&such, voice))])));
            }
        }
    }
    lines
}

/// Each face once, with how often it is there; runs of numbers in short: `0–9 (4 of each)`.
fn faces(cards: &[Card], voice: &Voice) -> String {
    let mut runs: Vec<(Card, Card, usize)> = Vec::new();
    for same in cards.chunk_by(|one, next| one == next) {
        let (card, count) = (same[0], same.len());
        match runs.last_mut() {
            Some((_, last, times)) if follows(*last, card) && *times == count => *last = card,
            _ => runs.push((card, card, count)),
        }
    }
    let text = |(first, last, count): (Card, Card, usize)| {
        let run =
            if first == last { name(first, voice) } else { format!("{}–{}", name(first, voice), name(last, voice)) };
        match (count, first == last) {
            (1, _) => run,
            (_, true) => format!("{run} ({count})"),
            (_, false) => voice.say_with("cli-times", [("cards", run), ("count", count.to_string())]),
        }
    };
    voice.listed(runs.into_iter().map(text))
}

fn follows(before: Card, card: Card) -> bool {
    let numbers = number(before).zip(number(card));
    before.is_level() == card.is_level() && numbers.is_some_and(|(before, next)| before + 1 == next)
}

fn number(card: Card) -> Option<u8> {
    match card.face() {
        Face::Level { number, .. } | Face::Balloon(Balloon::Number(number)) => Some(number),
        Face::Balloon(_) => None,
    }
}

/// The family says the rest.
fn name(card: Card, voice: &Voice) -> String {
    number(card).map_or_else(|| card_name(card, voice.language), |number| number.to_string())
}
