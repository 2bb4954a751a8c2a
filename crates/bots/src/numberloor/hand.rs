//! The player's cards, counted by kind.

use reckon_rules::numberloor::fits::LEVELS;
use reckon_rules::numberloor::{Balloon, Card, Face};

/// Number of different balloons: 0 to 10, and five without a number.
pub(super) const BALLOONS: usize = 16;

/// Balloons without a number.
const OTHERS: [Card; 5] = [Card::NEAREST, Card::ODD, Card::EVEN, Card::SKIP, Card::EITHER];
pub(super) const SKIP: usize = BALLOONS - 2;

/// Number of cards of each kind in a hand. Levels with the same number differ only in day and night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Hand {
    pub day: [u8; LEVELS as usize],
    pub night: [u8; LEVELS as usize],
    pub balloons: [u8; BALLOONS],
}

impl Hand {
    pub fn of(cards: &[Card]) -> Hand {
        let mut hand = Hand::default();
        for card in cards {
            *hand.place(*card) += 1;
        }
        hand
    }

    pub fn without(mut self, card: Card) -> Hand {
        let count = self.place(card);
        *count = count.saturating_sub(1);
        self
    }

    fn place(&mut self, card: Card) -> &mut u8 {
        match card.printed().face() {
            Face::Level { number, night: false } => &mut self.day[usize::from(number)],
            Face::Level { number, night: true } => &mut self.night[usize::from(number)],
            Face::Balloon(balloon) => &mut self.balloons[index_of(balloon)],
        }
    }

    /// Returns a Level of this number; a day Level if there is one, because a Night Level can do more (§7.1).
    pub fn level(&self, number: u8) -> Option<Card> {
        let place = usize::from(number);
        match (self.day[place], self.night[place]) {
            (0, 0) => None,
            (0, _) => Some(Card::night(number)),
            _ => Some(Card::day(number)),
        }
    }

    /// Returns the numbers held as Levels, one bit for each.
    pub fn numbers(&self) -> u16 {
        let held = |number: &u8| self.level(*number).is_some();
        (0..LEVELS).filter(held).fold(0, |bits, number| bits | 1 << number)
    }

    pub fn levels(&self) -> u32 {
        self.day.iter().chain(&self.night).map(|count| u32::from(*count)).sum()
    }

    pub fn nights(&self) -> u32 {
        self.night.iter().map(|count| u32::from(*count)).sum()
    }

    /// Returns the kinds of balloons held.
    pub fn balloon_kinds(&self) -> impl Iterator<Item = usize> + use<'_> {
        (0..BALLOONS).filter(|kind| self.balloons[*kind] > 0)
    }

    /// Returns all balloons one by one.
    pub fn all_balloons(&self) -> Vec<Card> {
        let counted = (0..BALLOONS).zip(self.balloons);
        counted.flat_map(|(kind, count)| std::iter::repeat_n(balloon(kind), usize::from(count))).collect()
    }
}

pub(super) fn index_of(balloon: Balloon) -> usize {
    match balloon {
        Balloon::Number(number) => usize::from(number),
        Balloon::Nearest => BALLOONS - 5,
        Balloon::Odd => BALLOONS - 4,
        Balloon::Even => BALLOONS - 3,
        Balloon::Skip => SKIP,
        Balloon::Either => BALLOONS - 1,
    }
}

/// §1.8 Returns the ways to lay a kind of balloon: more than one if it may be odd or even.
pub(super) fn ways_to_lay(kind: usize) -> impl Iterator<Item = Card> {
    let (one, other) = match balloon(kind) {
        Card::EITHER => (Card::EITHER_ODD, Some(Card::EITHER_EVEN)),
        card => (card, None),
    };
    [Some(one), other].into_iter().flatten()
}

/// Returns the card for a kind of balloon.
pub(super) fn balloon(kind: usize) -> Card {
    let numbered = u8::try_from(kind).ok().and_then(Card::balloon);
    numbered.unwrap_or_else(|| OTHERS[kind + OTHERS.len() - BALLOONS])
}
