//! Random legal moves, for laws, rollouts and benches.
//!
//! A few cheap guesses: a pile, some wild cards on it, further piles until the total fits a
//! card of the hand. Nothing is searched; when no guess fits, a card is discarded.

use super::card::Card;
use super::centre::{Pile, Places};
use super::moves::{Move, Number, Play};
use super::options::{InBetween, WildOnlyBuild};
use super::sight::Sight;
use super::sum::{From, Token};
use crate::ratio::Ratio;
use crate::shuffle::Shuffle;

const GUESSES: u32 = 3;

pub(super) fn random_move(sight: &Sight<'_>, shuffle: &mut Shuffle) -> Move {
    if sight.first_number().is_none() {
        return sight.plainest_move();
    }
    for _ in 0..GUESSES {
        let mut guess = Guess { sight, play: Play::default(), used: 0, hand_used: 0, wilds: false };
        if guess.make(shuffle) && (!guess.needs_check() || sight.check_turn(&guess.play).is_ok()) {
            return Move::Turn(guess.play);
        }
    }
    if sight.takes_only() {
        return Move::Stop;
    }
    random_discard(sight, shuffle)
}

/// Any number card, now and then after a wild card.
fn random_discard(sight: &Sight<'_>, shuffle: &mut Shuffle) -> Move {
    let Some(card) = pick_from_hand(sight, 0, shuffle, Card::is_number) else {
        return sight.plainest_move();
    };
    let mut play = Play::discard(card);
    if sight.table.has_wild_cards
        && shuffle.chance(1, 8)
        && let Some(wild) = pick_from_hand(sight, 0, shuffle, Card::is_wild)
    {
        play.discarded.push(wild);
    }
    if sight.table.options.must_take && sight.check_turn(&play).is_err() {
        return sight.plainest_move();
    }
    Move::Turn(play)
}

fn pick_from_hand(sight: &Sight<'_>, used: u8, shuffle: &mut Shuffle, wanted: impl Fn(Card) -> bool) -> Option<Card> {
    let fits = |(place, card): &(u32, &Card)| used & 1 << place == 0 && wanted(**card);
    let count = (0..).zip(sight.hand).filter(fits).count();
    if count == 0 {
        return None;
    }
    let chosen = shuffle.below(u32::try_from(count).expect("a hand is small"));
    let chosen = usize::try_from(chosen).expect("a hand is small");
    (0..).zip(sight.hand).filter(fits).nth(chosen).map(|(_, card)| *card)
}

struct Guess<'a> {
    sight: &'a Sight<'a>,
    play: Play,
    used: Places,
    hand_used: u8,
    wilds: bool,
}

impl Guess<'_> {
    /// A guess without wild cards at a table without house rules is right as it is.
    fn needs_check(&self) -> bool {
        let options = &self.sight.table.options;
        self.wilds || options.must_take || !options.zero_piles
    }

    fn make(&mut self, shuffle: &mut Shuffle) -> bool {
        let Some(value) = self.first_pile(shuffle) else {
            return false;
        };
        let takes_only = self.sight.takes_only();
        match shuffle.below(8) {
            0 | 1 if self.wilds && !takes_only => self.wild_build(value, shuffle),
            0..=2 if !takes_only => self.build(value, shuffle),
            _ => self.take(value, shuffle),
        }
    }

    /// A pile of the centre with up to two wild cards on it.
    fn first_pile(&mut self, shuffle: &mut Shuffle) -> Option<Ratio> {
        let mut value = Ratio::whole(i32::from(self.add_pile(u8::MAX, shuffle)?));
        if !self.sight.table.has_wild_cards {
            return Some(value);
        }
        for _ in 0..shuffle.below(3) {
            if shuffle.chance(1, 4)
                && let Some(more) = self.add_pile(u8::MAX, shuffle)
            {
                self.play.sums.push(Token::Add);
                value = value.plus(Ratio::whole(i32::from(more))).ok()?;
            }
            let Some((card, from)) = self.pick_wild(shuffle) else {
                break;
            };
            value = card.face.act_on(value).ok()?;
            let in_between = self.sight.table.options.in_between_values;
            if in_between == InBetween::Whole && !value.is_whole() {
                return None;
            }
            self.play.sums.push(Token::Wild(card, from));
            self.wilds = true;
        }
        Some(value)
    }

    /// Puts a random unused pile of at most this value into the sum.
    fn add_pile(&mut self, most: u8, shuffle: &mut Shuffle) -> Option<u8> {
        let piles = self.sight.centre.piles();
        let count = u32::try_from(piles.len()).expect("a centre is small");
        if count == 0 {
            return None;
        }
        let start = shuffle.below(count);
        self.next_pile(start, count, most)
    }

    /// The first unused pile of at most this value, going round from a place.
    fn next_pile(&mut self, start: u32, count: u32, most: u8) -> Option<u8> {
        for place in (start..count).chain(0..start) {
            if self.used & 1 << place != 0 {
                continue;
            }
            let (value, token) = match self.sight.centre.piles()[usize::try_from(place).expect("a place")] {
                Pile::Card(card) => match card.value() {
                    Some(value) => (value, Token::Number(card)),
                    None => continue,
                },
                Pile::Build(build) => {
                    let (name, value) = (build.name, build.value);
                    (value, Token::Build { name, value })
                }
            };
            if value <= most {
                self.used |= 1 << place;
                self.play.sums.push(token);
                return Some(value);
            }
        }
        None
    }

    /// An unused wild card of the hand or the centre.
    fn pick_wild(&mut self, shuffle: &mut Shuffle) -> Option<(Card, From)> {
        let hand = self.sight.hand;
        let piles = self.sight.centre.piles();
        let in_hand = (0..hand.len()).filter(|place| self.hand_used & 1 << place == 0 && hand[*place].is_wild());
        let lying = (0..piles.len()).filter(|place| {
            let is_wild = matches!(piles[*place], Pile::Card(card) if card.is_wild());
            is_wild && self.used & 1 << place == 0
        });
        let (held, open) = (in_hand.clone().count(), lying.clone().count());
        if held + open == 0 {
            return None;
        }
        let chosen = shuffle.below(u32::try_from(held + open).expect("a pack is small"));
        let chosen = usize::try_from(chosen).expect("a pack is small");
        let mut in_hand = in_hand;
        let mut lying = lying;
        if let Some(place) = in_hand.nth(chosen) {
            self.hand_used |= 1 << place;
            return Some((hand[place], From::Hand));
        }
        let place = lying.nth(chosen - held)?;
        self.used |= 1 << place;
        match piles[place] {
            Pile::Card(card) => Some((card, From::Centre)),
            Pile::Build(_) => None,
        }
    }

    /// Adds piles until the total is reached; `false` if it is missed.
    fn fill_up(&mut self, value: Ratio, wanted: u8, shuffle: &mut Shuffle) -> bool {
        let Some(value) = value.as_whole() else {
            return false;
        };
        let mut left = i64::from(wanted) - value;
        while left > 0 {
            let most = u8::try_from(left).unwrap_or(u8::MAX);
            let Some(added) = self.add_pile(most, shuffle) else {
                return false;
            };
            self.play.sums.push(Token::Add);
            left -= i64::from(added);
        }
        left == 0 && self.play.sums.push(Token::End)
    }

    /// One take, and a second one where the piles happen to give it.
    fn take(&mut self, value: Ratio, shuffle: &mut Shuffle) -> bool {
        let Some(with) = pick_from_hand(self.sight, 0, shuffle, Card::is_number) else {
            return false;
        };
        // A card that matches at once is the likelier choice of a player.
        let matching = |card: Card| card.value().is_some_and(|v| Ratio::whole(i32::from(v)) == value);
        let with = self.sight.hand.iter().copied().find(|card| matching(*card)).unwrap_or(with);
        let wanted = with.value().expect("a number card was picked");
        if !self.fill_up(value, wanted, shuffle) {
            return false;
        }
        self.play.number = Number::Take { with };
        let complete = self.play.sums.tokens().len();
        let more = self
            .add_pile(wanted, shuffle)
            .is_some_and(|first| self.fill_up(Ratio::whole(i32::from(first)), wanted, shuffle));
        if !more {
            self.play.sums.truncate(complete);
        }
        true
    }

    /// Two cards of the hand: one is added, the other is the answer.
    fn build(&mut self, value: Ratio, shuffle: &mut Shuffle) -> bool {
        let hand = self.sight.hand;
        let Some(with) = pick_from_hand(self.sight, 0, shuffle, Card::is_number) else {
            return false;
        };
        let place = hand.iter().position(|card| *card == with).expect("it was picked from the hand");
        let Some(answer) = pick_from_hand(self.sight, 1 << place, shuffle, Card::is_number) else {
            return false;
        };
        let (Some(added), Some(answer)) = (with.value(), answer.value()) else {
            return false;
        };
        let Some(pile) = answer.checked_sub(added) else {
            return false;
        };
        self.play.number = Number::Build { value: answer, with };
        self.fill_up(value, pile, shuffle)
    }

    /// The pile stays as a build, and a card that does not answer it is discarded.
    fn wild_build(&mut self, value: Ratio, shuffle: &mut Shuffle) -> bool {
        if self.sight.table.options.wild_only_build == WildOnlyBuild::Forbidden {
            return false;
        }
        let Some(value) = value.as_whole().and_then(|value| u8::try_from(value).ok()) else {
            return false;
        };
        let Some(card) = pick_from_hand(self.sight, 0, shuffle, |card| card.is_number() && card.value() != Some(value))
        else {
            return false;
        };
        self.play.wild_builds.push(value);
        self.play.number = Number::Discard { card };
        self.play.sums.push(Token::End)
    }
}
