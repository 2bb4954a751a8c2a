//! Random legal moves, for laws, rollouts and benchmarks.
//!
//! A few cheap guesses: a pile, perhaps wild cards on it, further piles until the total fits a card
//! in the hand. There is no search; if no guess fits, a card is discarded.

use arrayvec::ArrayVec;

use crate::numero::HAND;
use crate::numero::card::Card;
use crate::numero::centre::{CentrePile, Places};
use crate::numero::mover::Mover;
use crate::numero::moves::{Move, Number, Play};
use crate::numero::options::WildOnlyBuild;
use crate::numero::sum::{Origin, Token};
use crate::numero::text::pack::MAX_CARDS;
use crate::ratio::Ratio;
use crate::shuffle::Shuffle;

const GUESSES: u32 = 3;

/// §11.3 Challenges a build: always out of turn, where there is nothing else to do, and now and
/// then in turn.
pub(in crate::numero) fn random_challenge(mover: &Mover<'_>, shuffle: &mut Shuffle) -> Option<Move> {
    if !mover.table.options.bluffs() {
        return None;
    }
    let open = mover.open_challenges().count();
    if open == 0 || mover.seat == mover.turn && !shuffle.chance(1, 16) {
        return None;
    }
    let lot = shuffle.below(u32::try_from(open).expect("builds are few"));
    let build = mover.open_challenges().nth(usize::try_from(lot).expect("builds are few"))?;
    Some(Move::Challenge { name: build.name, value: build.value })
}

pub(in crate::numero) fn random_move(mover: &Mover<'_>, shuffle: &mut Shuffle) -> Move {
    let numbers = hand_numbers(mover);
    if numbers.is_empty() {
        return mover.absent_move();
    }
    let lots = Lots { shuffle, bits: 0, left: 0 };
    let mut guesser =
        Guesser { mover, numbers, piles: ArrayVec::new(), wilds: ArrayVec::new(), lots, used: 0, held: 0 };
    guesser.look_around();
    let mut choice = Move::Turn(Play::default());
    let Move::Turn(play) = &mut choice else { unreachable!("a turn was just made") };
    if !guesser.piles.is_empty() {
        for _ in 0..GUESSES {
            if guesser.guess(play) && (!guesser.needs_check() || mover.check_turn(play).is_ok()) {
                return choice;
            }
            play.sums.truncate(0);
            play.wild_builds.clear();
        }
    }
    if mover.takes_only() {
        return Move::Stop;
    }
    guesser.discard(play);
    if mover.table.options.must_take && mover.check_turn(play).is_err() {
        return mover.absent_move();
    }
    choice
}

/// Returns the hand's number cards: place and value.
fn hand_numbers(mover: &Mover<'_>) -> ArrayVec<(u8, u8), HAND> {
    (0..).zip(mover.hand).filter_map(|(place, card)| Some((place, card.value()?))).collect()
}

/// Small random choices, four from each draw. Biased by less than one in five hundred, which is
/// good enough for a guess and never used for a deal.
struct Lots<'a> {
    shuffle: &'a mut Shuffle,
    bits: u64,
    left: u32,
}

impl Lots<'_> {
    #[inline]
    fn below(&mut self, count: usize) -> usize {
        if self.left == 0 {
            self.bits = u64::from(self.shuffle.next_word()) << 32 | u64::from(self.shuffle.next_word());
            self.left = 4;
        }
        let lot = self.bits & 0xffff;
        self.bits >>= 16;
        self.left -= 1;
        ((lot * count as u64) >> 16) as usize
    }
}

struct Guesser<'a> {
    mover: &'a Mover<'a>,
    numbers: ArrayVec<(u8, u8), HAND>,
    /// Cards and builds: place in the centre and value.
    piles: ArrayVec<(u8, u8), MAX_CARDS>,
    /// Wild cards: place in the hand or the centre.
    wilds: ArrayVec<(u8, Origin), MAX_CARDS>,
    lots: Lots<'a>,
    /// Places in the centre and the hand that the guess uses.
    used: Places,
    held: u8,
}

impl Guesser<'_> {
    fn look_around(&mut self) {
        for (place, pile) in (0..).zip(self.mover.centre.piles()) {
            match pile {
                CentrePile::Card(card) => match card.value() {
                    Some(value) => self.piles.push((place, value)),
                    None => self.wilds.push((place, Origin::Centre)),
                },
                CentrePile::Build(build) => self.piles.push((place, build.value)),
            }
        }
        if self.numbers.len() < self.mover.hand.len() {
            for (place, card) in (0..).zip(self.mover.hand) {
                if card.is_wild() {
                    self.wilds.push((place, Origin::Hand));
                }
            }
        }
    }

    /// Returns whether a guess may be illegal: without wild cards or house rules, every guess is legal.
    fn needs_check(&self) -> bool {
        let options = &self.mover.table.options;
        !self.wilds.is_empty() || options.must_take || !options.zero_piles
    }

    fn guess(&mut self, play: &mut Play) -> bool {
        (self.used, self.held) = (0, 0);
        let (_, first) = self.add_pile(play, u8::MAX).expect("a guess is made only if there are piles");
        let value = match self.wilds.is_empty() {
            true => Some(i64::from(first)),
            false => self.play_wilds(play, first),
        };
        let Some(value) = value else { return false };
        let takes_only = self.mover.takes_only();
        match self.lots.below(8) {
            0 | 1 if self.held != 0 && !takes_only => self.wild_build(play, value),
            0..=2 if !takes_only => self.build(play, value),
            _ => self.take(play, value),
        }
    }

    /// Plays up to two wild cards, now and then on a combination. `None` unless the result is
    /// whole.
    fn play_wilds(&mut self, play: &mut Play, first: u8) -> Option<i64> {
        let mut value = Ratio::whole(i32::from(first));
        for _ in 0..self.lots.below(3) {
            if self.lots.below(4) == 0
                && let Some((_, more)) = self.add_pile(play, u8::MAX)
            {
                play.sums.push(Token::Add);
                value = value.plus(Ratio::whole(i32::from(more))).ok()?;
            }
            let (place, from) = self.wilds[self.lots.below(self.wilds.len())];
            let card = match from {
                Origin::Hand if self.held & 1 << place == 0 => {
                    self.held |= 1 << place;
                    self.mover.hand[usize::from(place)]
                }
                Origin::Centre if self.used & 1 << place == 0 => {
                    self.used |= 1 << place;
                    self.single(place)
                }
                Origin::Hand | Origin::Centre => continue,
            };
            value = card.face.act_on(value).ok()?;
            play.sums.push(Token::Wild(card, from));
        }
        value.as_whole()
    }

    fn single(&self, place: u8) -> Card {
        match self.mover.centre.piles()[usize::from(place)] {
            CentrePile::Card(card) => card,
            CentrePile::Build(_) => unreachable!("a wild card in the centre is a single card"),
        }
    }

    /// Adds an unused pile of at most this value to the sum, going round from a random one.
    fn add_pile(&mut self, play: &mut Play, most: u8) -> Option<(u8, u8)> {
        let count = self.piles.len();
        let mut at = self.lots.below(count);
        for _ in 0..count {
            let (place, value) = self.piles[at];
            if value <= most && self.used & 1 << place == 0 {
                self.used |= 1 << place;
                play.sums.push(match self.mover.centre.piles()[usize::from(place)] {
                    CentrePile::Card(card) => Token::Number(card),
                    CentrePile::Build(build) => Token::Build { name: build.name, value },
                });
                return Some((place, value));
            }
            at = if at + 1 == count { 0 } else { at + 1 };
        }
        None
    }

    /// Adds piles until the total is reached; `false` if it is missed.
    fn fill_up(&mut self, play: &mut Play, value: i64, wanted: u8) -> bool {
        let mut left = i64::from(wanted) - value;
        while left > 0 {
            let most = u8::try_from(left).unwrap_or(u8::MAX);
            let Some((_, added)) = self.add_pile(play, most) else { return false };
            play.sums.push(Token::Add);
            left -= i64::from(added);
        }
        left == 0 && play.sums.push(Token::End)
    }

    /// Takes with a card that matches already, else adds piles to match any card. Adds a second take if the piles
    /// happen to allow it.
    fn take(&mut self, play: &mut Play, value: i64) -> bool {
        let matching = self.numbers.iter().copied().find(|(_, number)| i64::from(*number) == value);
        let (place, wanted) = matching.unwrap_or_else(|| self.numbers[self.lots.below(self.numbers.len())]);
        if !self.fill_up(play, value, wanted) {
            return false;
        }
        play.number = Number::Take { with: self.mover.hand[usize::from(place)] };
        let complete = play.sums.tokens().len();
        let second = self.add_pile(play, wanted);
        if !second.is_some_and(|(_, first)| self.fill_up(play, i64::from(first), wanted)) {
            play.sums.truncate(complete);
        }
        true
    }

    /// Builds with two cards from the hand: one is added, the other is the answer.
    fn build(&mut self, play: &mut Play, value: i64) -> bool {
        if self.mover.table.options.bluffs() && self.lots.below(4) == 0 {
            return self.bluff(play, value);
        }
        let count = self.numbers.len();
        let (with, answer) = (self.lots.below(count), self.lots.below(count));
        let ((place, added), (_, answer)) = (self.numbers[with], self.numbers[answer]);
        let pile = answer.wrapping_sub(added);
        // The same card was picked twice, or there is nothing to build on.
        if answer <= added {
            return false;
        }
        play.number = Number::Build { value: answer, with: self.mover.hand[usize::from(place)] };
        self.fill_up(play, value, pile)
    }

    /// §11.1 Announces any result, as long as a card stays in the hand.
    fn bluff(&mut self, play: &mut Play, value: i64) -> bool {
        let (place, added) = self.numbers[self.lots.below(self.numbers.len())];
        let announced = u8::try_from(value + i64::from(added)).ok();
        let announced = announced.filter(|announced| self.mover.table.has_number(*announced));
        let kept = self.mover.hand.len() - self.held.count_ones() as usize - 1;
        let (Some(announced), true) = (announced, kept > 0) else { return false };
        play.number = Number::Build { value: announced, with: self.mover.hand[usize::from(place)] };
        play.sums.push(Token::End)
    }

    /// Leaves the pile as a build and discards a card that does not answer it.
    fn wild_build(&mut self, play: &mut Play, value: i64) -> bool {
        let fits = |number: u8| i64::from(number) == value;
        let answered = self.numbers.iter().any(|(_, number)| fits(*number));
        let options = &self.mover.table.options;
        let unanswered = options.wild_only_build == WildOnlyBuild::Free || options.bluffs();
        let other = self.numbers.iter().find(|(_, number)| !fits(*number));
        let announced = u8::try_from(value).ok().filter(|value| self.mover.table.has_number(*value));
        let (Some((place, _)), Some(value), true) = (other, announced, answered || unanswered) else {
            return false;
        };
        play.wild_builds.push(value);
        play.number = Number::Discard { card: self.mover.hand[usize::from(*place)] };
        play.sums.push(Token::End)
    }

    /// Discards any number card, now and then after a wild card.
    fn discard(&mut self, play: &mut Play) {
        let (place, _) = self.numbers[self.lots.below(self.numbers.len())];
        play.number = Number::Discard { card: self.mover.hand[usize::from(place)] };
        if self.numbers.len() < self.mover.hand.len()
            && self.lots.below(8) == 0
            && let Some(wild) = self.mover.hand.iter().find(|card| card.is_wild())
        {
            play.discarded.push(*wild);
        }
    }
}
