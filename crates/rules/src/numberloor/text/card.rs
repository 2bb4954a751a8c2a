//! Cards as people write them in a position: `5`, `L5`, `5n`, `n5`, `b3`, `near`, `ungerade`.

use crate::numberloor::card::{Card, level_of};

/// Names of the balloons without a number.
const NAMES: [(Card, &[&str]); 4] = [
    (Card::NEAREST, &["near", "nearest", "nah", "nahe", "nächste", "nächstes"]),
    (Card::ODD, &["odd", "ungerade", "ungerades"]),
    (Card::EVEN, &["even", "gerade", "gerades"]),
    (Card::SKIP, &["skip", "aussetzen"]),
];

pub fn read(word: &str) -> Option<Card> {
    let word = word.to_lowercase().replace('🎈', "b");
    let word = word.trim_matches([',', '.', ':', '!', '→']);
    if let Some((card, _)) = NAMES.iter().find(|(_, names)| names.contains(&word)) {
        return Some(*card);
    }
    let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (kind, number) = word.split_at(digits);
    let (number, by_night) = number.strip_suffix('n').map_or((number, false), |number| (number, true));
    let number: u32 = number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().ok())??;
    let level = |by_night| level_of(number).map(if by_night { Card::night } else { Card::day });
    match kind {
        "" | "l" | "level" | "floor" | "stockwerk" | "etage" => level(by_night),
        "n" | "night" | "nacht" | "nachtkarte" => level(true),
        "b" | "balloon" | "ballon" if !by_night => u8::try_from(number).ok().and_then(Card::balloon),
        _ => None,
    }
}
