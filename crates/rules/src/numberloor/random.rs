//! Random legal moves, for laws, rollouts and benches.

use super::card::Card;
use super::fits::{Open, Side};
use super::hand::{Cards, kinds_in};
use super::moves::{Balloons, Move, Placement};
use super::{Numberloor, Phase};
use crate::game::{Race, Seat};
use crate::shuffle::Shuffle;

/// Out of so many times.
const OUT_OF: u32 = 16;
/// Whoever has laid a Level ends the turn.
const ENDS: u32 = 3;
/// Whoever could lay a Level passes after taking cards, or as a Beginner.
const PASSES: u32 = 1;
/// A balloon comes first, although a Level would go without it.
const BALLOON_FIRST: u32 = 3;

/// A move that is legal for a seat that must act, or that may and holds a Night Level that suits.
pub(super) fn random_move(game: &Numberloor, seat: Seat, shuffle: &mut Shuffle) -> Move {
    match game.phase {
        Phase::Asking(_) if game.suiting(seat) == 0 || shuffle.chance(1, 2) => Move::LetGo,
        Phase::Play if game.turn == seat => in_turn(game, seat, shuffle),
        _ => night(game, seat, shuffle),
    }
}

#[inline]
fn in_turn(game: &Numberloor, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let hand = &game.hands[seat.index()];
    let chance = shuffle.below(OUT_OF);
    let has_laid = !game.laid.is_empty();
    if has_laid && chance < ENDS {
        return end(hand, shuffle);
    }
    let may_pass = !has_laid && (game.drawn.is_some() || game.table.is_for_beginners);
    if may_pass && chance < PASSES {
        return Move::Pass;
    }
    if !has_laid && game.drawn.is_none() && game.table.options.voluntary_draw && chance < PASSES {
        return if game.table.is_for_beginners { Move::Pass } else { Move::Draw };
    }
    let placement = match game.open {
        Open::Pair { level, balloon } => on_pair(game, hand, level, balloon, chance >= OUT_OF - BALLOON_FIRST, shuffle),
        Open::Stacks { .. } => on_stacks(game, hand, shuffle),
    };
    match placement {
        Some(choice) => choice,
        None if has_laid => end(hand, shuffle),
        None if may_pass => Move::Pass,
        None => Move::Draw,
    }
}

/// One of the kinds whose bits are set.
#[inline]
fn pick(bits: u64, shuffle: &mut Shuffle) -> Option<Card> {
    if bits == 0 {
        return None;
    }
    let mut left = bits;
    for _ in 0..shuffle.below(bits.count_ones()) {
        left &= left - 1;
    }
    kinds_in(left).next()
}

#[inline]
fn on_pair(
    game: &Numberloor,
    hand: &Cards,
    open: Card,
    balloon: Card,
    balloon_first: bool,
    shuffle: &mut Shuffle,
) -> Option<Move> {
    let goes = |balloon: Card| hand.levels() & game.table.goes.with(open, balloon);
    let at_once = goes(balloon);
    if at_once != 0 && !balloon_first {
        return pick(at_once, shuffle).map(|level| laid(hand, &[], level, shuffle));
    }
    let helpful = kinds_in(hand.balloons()).filter(|balloon| goes(*balloon) != 0);
    let helpful = helpful.fold(0, |bits, balloon| bits | 1 << balloon.kind());
    match pick(helpful, shuffle) {
        Some(top) => {
            let level = pick(goes(top), shuffle)?;
            // Now and then another balloon below it.
            let below = pick(hand.balloons(), shuffle).filter(|below| {
                let twice = u8::from(*below == top);
                hand.count(*below) > twice && balloon_first
            });
            let before: Balloons = below.into_iter().chain([top]).collect();
            Some(laid(hand, &before, level, shuffle))
        }
        None => pick(at_once, shuffle).map(|level| laid(hand, &[], level, shuffle)),
    }
}

fn on_stacks(game: &Numberloor, hand: &Cards, shuffle: &mut Shuffle) -> Option<Move> {
    let goes = |side: Side| {
        let open = game.open.level(Some(side)).expect("there are two stacks");
        hand.levels() & game.table.goes.beside(open)
    };
    let [left, right] = Side::BOTH.map(goes);
    let side = match (left, right) {
        (0, _) => Side::Right,
        (_, 0) => Side::Left,
        _ => Side::BOTH[usize::from(shuffle.chance(1, 2))],
    };
    let level = pick(goes(side), shuffle)?;
    let placement = Placement::of(level).expect("a Level was picked");
    Some(Move::Place { placement, on: Some(side) })
}

#[inline]
fn laid(hand: &Cards, before: &[Card], level: Card, shuffle: &mut Shuffle) -> Move {
    let rest = rest_of(hand, before, level, shuffle);
    let placement = Placement::new(before, level, &rest).expect("a Level and balloons of a hand");
    Move::Place { placement, on: None }
}

/// §5.1 All other balloons in any order, if this is the last Level.
#[inline]
fn rest_of(hand: &Cards, before: &[Card], level: Card, shuffle: &mut Shuffle) -> Balloons {
    if hand.levels() != 1 << level.kind() || hand.count(level) > 1 {
        return Balloons::new();
    }
    let mut left = hand.clone();
    before.iter().chain([&level]).for_each(|card| {
        left.remove(*card);
    });
    let mut rest: Balloons = left.iter().collect();
    shuffle.shuffle(&mut rest);
    rest
}

fn end(hand: &Cards, shuffle: &mut Shuffle) -> Move {
    let balloon = if shuffle.chance(1, 4) { pick(hand.balloons(), shuffle) } else { None };
    Move::End { balloons: balloon.into_iter().collect() }
}

fn night(game: &Numberloor, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let hand = &game.hands[seat.index()];
    // Whoever has none that suits finds no legal move, and lays the open one in vain.
    let level = pick(game.suiting(seat), shuffle).unwrap_or(Card::night(0));
    let rest = rest_of(hand, &[], level, shuffle);
    let placement = Placement::new(&[], level, &rest).expect("a Level and balloons of a hand");
    Move::Night { placement, after: Race(game.race) }
}
