//! Cards whose order does not matter: hands, and the middle below the open cards.

use super::card::{Card, KINDS, LEVEL_KINDS};
use super::illegal::Illegal;

/// Cards counted by kind, as they are printed. Cheap to clone, and questions about kinds are bit operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cards {
    counts: [u8; KINDS],
    len: u8,
    /// One bit per kind present.
    kinds: u64,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { counts: [0; KINDS], len: 0, kinds: 0 }
    }
}

impl Cards {
    #[inline]
    pub fn add(&mut self, card: Card) {
        let card = card.printed();
        self.counts[card.kind()] += 1;
        self.len += 1;
        self.kinds |= 1 << card.kind();
    }

    /// Removes a card and returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let card = card.printed();
        let count = &mut self.counts[card.kind()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.kinds &= !(u64::from(*count == 0) << card.kind());
        self.len -= 1;
        true
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.counts[card.printed().kind()]
    }

    /// Returns one bit per kind of Level.
    #[inline]
    pub fn levels(&self) -> u64 {
        self.kinds & LEVEL_KINDS
    }

    /// Returns one bit per kind of balloon.
    #[inline]
    pub fn balloons(&self) -> u64 {
        self.kinds & !LEVEL_KINDS
    }

    /// Checks whether this is the only Level.
    #[inline]
    pub fn is_last_level(&self, level: Card) -> bool {
        self.levels() == 1 << level.kind() && self.count(level) == 1
    }

    /// Checks that all these cards are there, each as often as it is named.
    #[inline]
    pub fn holds(&self, cards: &[Card]) -> Result<(), Illegal> {
        if let [card] = cards {
            return if self.count(*card) > 0 { Ok(()) } else { Err(Illegal::NotInHand { card: card.printed() }) };
        }
        for (place, card) in cards.iter().enumerate() {
            let before = cards[..place].iter().filter(|other| other.printed() == card.printed()).count();
            if usize::from(self.count(*card)) <= before {
                return Err(Illegal::NotInHand { card: card.printed() });
            }
        }
        Ok(())
    }

    /// Returns the cards in order of kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        kinds_in(self.kinds).flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    pub fn clear(&mut self) {
        *self = Cards::default();
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// Returns the cards whose bits are set.
pub fn kinds_in(bits: u64) -> impl Iterator<Item = Card> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let kind = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
        left &= left - 1;
        Some(Card::of_kind(kind))
    })
}
