//! The cards of a pack, family by family.

use reckon_rules::numero::card::{Card, Family};
use reckon_rules::numero::pack::{Pack, Printed};
use reckon_words::Line;
use reckon_words::numero::card_name;

use crate::voice::Voice;

const FAMILIES: [(Family, &str); 7] = [
    (Family::Number, "cli-numero-family-number"),
    (Family::Subtraction, "cli-numero-family-subtraction"),
    (Family::Multiplication, "cli-numero-family-multiplication"),
    (Family::Division, "cli-numero-family-division"),
    (Family::SimpleFraction, "cli-numero-family-simple-fraction"),
    (Family::OtherFraction, "cli-numero-family-other-fraction"),
    (Family::PowerOrRoot, "cli-numero-family-power-or-root"),
];

pub fn describe(pack: &Pack, voice: &Voice) -> Vec<String> {
    let mut lines = vec![counted("cli-cards", pack.cards().len(), voice)];
    for (family, id) in FAMILIES {
        let cards: Vec<Printed> = pack.cards().iter().copied().filter(|p| p.card.family() == family).collect();
        if cards.is_empty() {
            continue;
        }
        lines.push(format!("{}: {}", voice.say(id), cards.len()));
        let mut points: Vec<u8> = cards.iter().map(|printed| printed.points).collect();
        points.sort_unstable();
        points.dedup();
        for points in points {
            let such = cards.iter().filter(|printed| printed.points == points).map(|printed| printed.card);
            let worth = counted("cli-numero-points", usize::from(points), voice);
            lines.push(format!("    {worth}: {}", faces(such, voice)));
        }
    }
    lines
}

fn counted(id: &'static str, count: usize, voice: &Voice) -> String {
    let number = i64::try_from(count).unwrap_or(i64::MAX);
    let line = Line::new(id).with("number", count.to_string()).with("count", number);
    reckon_words::render(&line, voice.language)
}

/// Each face once, with how often it is there: `1 (4 times), 15 (4 times)`; runs of numbers in short.
fn faces(cards: impl Iterator<Item = Card>, voice: &Voice) -> String {
    let mut counts: Vec<(Card, usize)> = Vec::new();
    for card in cards {
        let face = Card { colour: None, ..card };
        match counts.last_mut() {
            Some((last, count)) if *last == face => *count += 1,
            _ => counts.push((face, 1)),
        }
    }
    let mut runs: Vec<(Card, Card, usize)> = Vec::new();
    for (card, count) in counts {
        match runs.last_mut() {
            Some((_, last, times)) if follows(*last, card) && *times == count => *last = card,
            _ => runs.push((card, card, count)),
        }
    }
    let text = |(first, last, count): (Card, Card, usize)| {
        let name = |card| card_name(card, voice.language);
        let run = if first == last { name(first) } else { format!("{}–{}", name(first), name(last)) };
        if count == 1 {
            return run;
        }
        voice.say_with("cli-times", [("cards", run), ("count", count.to_string())])
    };
    voice.listed(runs.into_iter().map(text))
}

fn follows(before: Card, card: Card) -> bool {
    before.value().zip(card.value()).is_some_and(|(before, value)| before.checked_add(1) == Some(value))
}
