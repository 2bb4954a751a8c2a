//! Cards whose order does not count: hands, and the middle below the open cards.

use super::card::{Card, KINDS, LEVEL_KINDS};
use super::illegal::Illegal;

/// A number of cards by kind. Cheap to copy, and a question about kinds is a question about bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Cards {
    counts: [u8; KINDS],
    len: u8,
    /// A bit for each kind that is there.
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
        self.counts[card.kind()] += 1;
        self.len += 1;
        self.kinds |= 1 << card.kind();
    }

    /// Whether the card was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
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
        self.counts[card.kind()]
    }

    /// A bit for each kind of Level that is there.
    #[inline]
    pub fn levels(&self) -> u64 {
        self.kinds & LEVEL_KINDS
    }

    /// A bit for each kind of balloon that is there.
    #[inline]
    pub fn balloons(&self) -> u64 {
        self.kinds & !LEVEL_KINDS
    }

    /// Whether this is the only Level that is there.
    #[inline]
    pub fn is_last_level(&self, level: Card) -> bool {
        self.levels() == 1 << level.kind() && self.count(level) == 1
    }

    /// Whether all these cards are there, each as often as it is named.
    #[inline]
    pub fn holds(&self, cards: &[Card]) -> Result<(), Illegal> {
        if let [card] = cards {
            return if self.count(*card) > 0 { Ok(()) } else { Err(Illegal::NotInHand { card: *card }) };
        }
        for (place, card) in cards.iter().enumerate() {
            let before = cards[..place].iter().filter(|other| *other == card).count();
            if usize::from(self.count(*card)) <= before {
                return Err(Illegal::NotInHand { card: *card });
            }
        }
        Ok(())
    }

    /// One by one, in the order of the kinds.
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

/// The cards whose bits are set.
pub(super) fn kinds_in(bits: u64) -> impl Iterator<Item = Card> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let kind = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
        left &= left - 1;
        Some(Card::of_kind(kind))
    })
}
