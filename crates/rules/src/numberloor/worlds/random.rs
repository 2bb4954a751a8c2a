//! Random legal moves, for laws, rollouts and benchmarks.

use crate::game::{Race, Seat};
use crate::numberloor::card::Card;
use crate::numberloor::fits::{Open, Side};
use crate::numberloor::hand::{Cards, kinds_in};
use crate::numberloor::moves::{Balloons, Move, Placement};
use crate::numberloor::{Numberloor, Phase};
use crate::shuffle::Shuffle;

/// Denominator of the odds.
const OUT_OF: u32 = 16;
/// Odds of ending the turn after a Level.
const ENDS: u32 = 3;
/// Odds of passing although a Level goes, after taking cards or as a Beginner.
const PASSES: u32 = 1;
/// Odds of a balloon first, although a Level would go without it.
const BALLOON_FIRST: u32 = 3;

/// Source of all small choices in one move, from one random word: each uses its share of the bits and
/// leaves the rest. Slightly biased, which would matter for a deal but not for a random player, and
/// much faster than drawing a word for each.
struct Dice(u32);

impl Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let product = u64::from(self.0) * u64::from(n);
        self.0 = product as u32;
        (product >> 32) as u32
    }

    /// Picks one of the kinds whose bits are set.
    #[inline]
    fn pick(&mut self, bits: u64) -> Option<Card> {
        let mut left = bits;
        for _ in 0..self.below(bits.count_ones()) {
            left &= left - 1;
        }
        kinds_in(left).next()
    }
}

/// Returns a move that is legal for a seat that must act, or may and holds a Night Level that
/// suits.
#[inline]
pub(in crate::numberloor) fn random_move(game: &Numberloor, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let mut dice = Dice(shuffle.next_word());
    match game.phase {
        Phase::Play if game.turn == seat => in_turn(game, seat, &mut dice, shuffle),
        Phase::Asking(_) if game.fits_at_night(seat) == 0 || dice.below(2) == 0 => Move::LetGo,
        _ => night(game, seat, &mut dice, shuffle),
    }
}

#[inline]
fn in_turn(game: &Numberloor, seat: Seat, dice: &mut Dice, shuffle: &mut Shuffle) -> Move {
    let hand = &game.hands[seat.index()];
    let chance = dice.below(OUT_OF);
    let has_laid = !game.laid.is_empty();
    if has_laid {
        if chance < ENDS {
            return end(hand, dice);
        }
    } else if chance < PASSES {
        if game.drawn.is_some() || game.table.is_for_beginners {
            return Move::Pass;
        }
        if game.table.options.voluntary_draw {
            return Move::Draw;
        }
    }
    match game.open {
        Open::Pair { level: open, balloon } => {
            let at_once = hand.levels() & game.table.goes.with(open, balloon);
            if at_once != 0 && chance < OUT_OF - BALLOON_FIRST {
                return lay(hand, dice.pick(at_once).expect("at least one bit is set"), shuffle);
            }
            if hand.balloons() != 0
                && let Some(choice) = with_balloon(game, hand, open, at_once != 0, dice, shuffle)
            {
                return choice;
            }
            if let Some(level) = dice.pick(at_once) {
                return lay(hand, level, shuffle);
            }
        }
        Open::Stacks { left, right } => {
            let goes = |open| hand.levels() & game.table.goes.beside(open);
            let (left, right) = (goes(left), goes(right));
            let is_left = right == 0 || (left != 0 && dice.below(2) == 0);
            let (side, goes) = if is_left { (Side::Left, left) } else { (Side::Right, right) };
            if let Some(level) = dice.pick(goes) {
                return Move::Place { placement: Placement::of(level).expect("it is a Level"), on: Some(side) };
            }
        }
    }
    if has_laid {
        end(hand, dice)
    } else if game.drawn.is_some() || game.table.is_for_beginners {
        Move::Pass
    } else {
        Move::Draw
    }
}

/// Lays one Level; §5.1 with all balloons, if it is the last.
#[inline]
fn lay(hand: &Cards, level: Card, shuffle: &mut Shuffle) -> Move {
    let placement = match hand.is_last_level(level) && hand.balloons() != 0 {
        false => Placement::of(level),
        true => Placement::new(&[], level, &rest_of(hand, &[], level, shuffle)),
    };
    Move::Place { placement: placement.expect("a Level and balloons of a hand"), on: None }
}

/// Lays a Level after a balloon that makes it go; if the balloon was not needed, sometimes with another
/// one below it.
#[inline]
fn with_balloon(
    game: &Numberloor,
    hand: &Cards,
    open: Card,
    is_choice: bool,
    dice: &mut Dice,
    shuffle: &mut Shuffle,
) -> Option<Move> {
    let goes = |balloon: Card| hand.levels() & game.table.goes.with(open, balloon);
    // The first balloon that helps, starting from a random one.
    let first = dice.pick(hand.balloons())?;
    let from_there = hand.balloons() & u64::MAX << first.kind();
    let around = kinds_in(from_there).chain(kinds_in(hand.balloons() ^ from_there));
    let top = around.into_iter().find(|balloon| goes(*balloon) != 0)?;
    let level = dice.pick(goes(top))?;
    let is_left = |below: &Card| hand.count(*below) > u8::from(*below == top);
    let below = if is_choice { dice.pick(hand.balloons()).filter(is_left) } else { None };
    let mut before = Balloons::new();
    before.extend(below.map(|balloon| said_by_lot(balloon, dice)));
    before.push(top.said_for(level));
    let placement = match hand.is_last_level(level) {
        false => Placement::new(&before, level, &[]),
        true => Placement::new(&before, level, &rest_of(hand, &before, level, shuffle)),
    };
    Some(Move::Place { placement: placement.expect("a Level and balloons of a hand"), on: None })
}

/// §5.1 Returns all other balloons in random order, if this is the last Level.
fn rest_of(hand: &Cards, before: &[Card], level: Card, shuffle: &mut Shuffle) -> Balloons {
    if !hand.is_last_level(level) {
        return Balloons::new();
    }
    let mut left = hand.clone();
    before.iter().chain([&level]).for_each(|card| {
        left.remove(*card);
    });
    let mut rest: Balloons = left.iter().collect();
    shuffle.shuffle(&mut rest);
    for balloon in rest.iter_mut().filter(|balloon| **balloon == Card::EITHER) {
        *balloon = said_by_lot(*balloon, &mut Dice(shuffle.next_word()));
    }
    rest
}

/// §3.6 Says odd or even where a balloon may be either.
fn said_by_lot(balloon: Card, dice: &mut Dice) -> Card {
    match balloon {
        Card::EITHER if dice.below(2) == 0 => Card::EITHER_ODD,
        Card::EITHER => Card::EITHER_EVEN,
        other => other,
    }
}

#[inline]
fn end(hand: &Cards, dice: &mut Dice) -> Move {
    let mut balloons = Balloons::new();
    if dice.below(4) == 0 {
        let balloon = dice.pick(hand.balloons());
        balloons.extend(balloon.map(|balloon| said_by_lot(balloon, dice)));
    }
    Move::End { balloons }
}

fn night(game: &Numberloor, seat: Seat, dice: &mut Dice, shuffle: &mut Shuffle) -> Move {
    let hand = &game.hands[seat.index()];
    // A seat without a Night Level that suits has no legal move; this one will be refused.
    let level = dice.pick(game.fits_at_night(seat)).unwrap_or(Card::night(0));
    let rest = rest_of(hand, &[], level, shuffle);
    let placement = Placement::new(&[], level, &rest).expect("a Level and balloons of a hand");
    Move::Night { placement, after: Race(game.race) }
}
