//! Cards as people write them in a position: `5`, `L5`, `5n`, `n5`, `b3`, `near`, `ungerade`, `oe=odd`.

use crate::numberloor::card::{Card, level_of};

/// The words for cards in one language.
struct Words {
    /// Balloons without a number.
    near: &'static [&'static str],
    odd: &'static [&'static str],
    even: &'static [&'static str],
    skip: &'static [&'static str],
    either: &'static [&'static str],
    /// Words that a number may follow.
    level: &'static [&'static str],
    night: &'static [&'static str],
    balloon: &'static [&'static str],
}

const ENGLISH: Words = Words {
    near: &["near", "nearest"],
    odd: &["odd"],
    even: &["even"],
    skip: &["skip"],
    either: &["oe", "odd/even"],
    level: &["", "l", "level", "floor"],
    night: &["n", "night"],
    balloon: &["b", "balloon"],
};

const GERMAN: Words = Words {
    near: &["nah", "nahe", "nächste", "nächstes"],
    odd: &["ungerade", "ungerades"],
    even: &["gerade", "gerades"],
    skip: &["aussetzen"],
    either: &["oe", "ungerade/gerade"],
    level: &["stockwerk", "etage"],
    night: &["nacht", "nachtkarte"],
    balloon: &["ballon"],
};

const LANGUAGES: [Words; 2] = [ENGLISH, GERMAN];

pub fn read(word: &str) -> Option<Card> {
    let word = word.to_lowercase().replace('🎈', "b");
    let word = word.trim_matches([',', '.', ':', '!', '→']);
    LANGUAGES.iter().find_map(|language| language.read(word))
}

impl Words {
    fn read(&self, word: &str) -> Option<Card> {
        if let Some((card, said)) = word.split_once('=')
            && self.either.contains(&card)
        {
            return match () {
                () if self.odd.contains(&said) => Some(Card::EITHER_ODD),
                () if self.even.contains(&said) => Some(Card::EITHER_EVEN),
                () => None,
            };
        }
        let named = [
            (self.near, Card::NEAREST),
            (self.odd, Card::ODD),
            (self.even, Card::EVEN),
            (self.skip, Card::SKIP),
            (self.either, Card::EITHER),
        ];
        if let Some((_, card)) = named.into_iter().find(|(names, _)| names.contains(&word)) {
            return Some(card);
        }
        let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (kind, number) = word.split_at(digits);
        let (number, by_night) = number.strip_suffix('n').map_or((number, false), |number| (number, true));
        let number: u32 = number.bytes().all(|byte| byte.is_ascii_digit()).then(|| number.parse().ok())??;
        if self.balloon.contains(&kind) && !by_night {
            return u8::try_from(number).ok().and_then(Card::balloon);
        }
        let is_night = self.night.contains(&kind);
        let is_level = is_night || self.level.contains(&kind);
        let level = level_of(number).filter(|_| is_level)?;
        Some(if is_night || by_night { Card::night(level) } else { Card::day(level) })
    }
}
