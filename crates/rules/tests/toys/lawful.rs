//! Facts about the toy game that the laws rely on.

use std::ops::RangeInclusive;

use reckon_rules::game::{Game, Race, Seat, Viewer};
use reckon_rules::laws::Lawful;
use reckon_rules::shuffle::Shuffle;

use super::moves::{Event, Illegal, Move};
use super::options::Flaw;
use super::view::{View, cards};
use super::{Fair, Phase};

impl Lawful for Fair {
    type Piece = u8;
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn inventory(&self) -> Vec<u8> {
        let lists = [&self.pack, &self.heap, &self.row].into_iter().chain(&self.hands).chain(&self.grids);
        lists.flatten().copied().chain(self.given).collect()
    }

    /// The end of a window reveals who knocked; the end of the game, what was laid at home.
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Closed { .. } | Event::Over { .. })
    }

    /// Swaps a hidden card of a hand with one in the pack or in another hand.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Fair> {
        let mut world = self.clone();
        let hidden = self.hidden_in_hands(viewer);
        let elsewhere = [hidden.clone(), self.pack.clone()].concat();
        let (one, other) = (shuffle.pick(&hidden)?, shuffle.pick(&elsewhere)?);
        world.swap(*one, *other);
        Some(world)
    }

    /// The giver draws when the window closes, whoever closes it; a swop draws at once.
    fn align_draws(&mut self, like: &Fair, viewer: Viewer, mover: Seat) -> bool {
        let drawer = if self.phase == Phase::Window { self.turn } else { mover };
        let (Some(here), Some(there)) = (self.pack.last().copied(), like.pack.last().copied()) else {
            return true;
        };
        if viewer != Viewer::Seat(drawer) || here == there {
            return true;
        }
        let movable = self.pack.contains(&there) || self.hidden_in_hands(viewer).contains(&there);
        if movable {
            self.swap(here, there);
        }
        movable
    }

    /// Answers are secret until the last one, and what is done at home is secret.
    fn same_to_others(&self, seat: Seat, choice: &Move, shuffle: &mut Shuffle) -> Option<Move> {
        let hand = &self.hands[seat.index()];
        let any = |shuffle: &mut Shuffle, to_move: fn(u8) -> Move| {
            let moves: Vec<Move> = hand.iter().map(|card| to_move(*card)).collect();
            let legal: Vec<&Move> = moves.iter().filter(|choice| self.check(seat, choice).is_ok()).collect();
            shuffle.pick(&legal).map(|choice| (*choice).clone())
        };
        match choice {
            // Only occasionally: if answers differ, the worlds diverge when the window closes.
            Move::Knock(race) if shuffle.chance(1, 8) => Some(Move::LetGo(*race)),
            Move::LetGo(race) if shuffle.chance(1, 8) => Some(Move::Knock(*race)),
            // A card that everybody has seen cannot leave the hand unnoticed.
            Move::Lay(_) | Move::Swop(_) if !self.open[seat.index()].is_empty() => None,
            Move::Lay(_) => any(shuffle, Move::Lay),
            Move::Swop(_) => any(shuffle, Move::Swop),
            _ => None,
        }
    }

    fn can_use_right(&self, seat: Seat) -> bool {
        self.phase != Phase::Placing || self.can_cut(seat)
    }

    fn refers_to(&self, seat: Seat) -> String {
        let race = (self.given.is_some() || !self.row.is_empty()).then_some(Race(self.race));
        let phase = if self.phase == Phase::Window { Phase::Giving } else { self.phase };
        let (hand, grid) = (&self.hands[seat.index()], &self.grids[seat.index()]);
        format!("{phase:?} {race:?} {:?} {:?} {hand:?} {grid:?}", self.given, self.row)
    }

    /// Each card of the pack can open a window; each card is placed, laid and swopped at most
    /// once or twice; everybody ends a turn and stops once.
    fn most_moves(&self) -> u32 {
        let seats = u32::from(self.seats());
        let all = u32::try_from(cards(self.hands.len()).len()).expect("few cards");
        let windows = u32::try_from(self.pack.len()).expect("few cards") + 1;
        windows * seats + 2 * all + 4 * seats
    }
}

impl Fair {
    /// Returns other players' cards that the viewer has not seen.
    fn hidden_in_hands(&self, viewer: Viewer) -> Vec<u8> {
        let others = self.everyone().filter(|seat| viewer != Viewer::Seat(*seat));
        others
            .flat_map(|seat| {
                self.hands[seat.index()].iter().filter(move |card| !self.open[seat.index()].contains(card))
            })
            .copied()
            .collect()
    }

    fn swap(&mut self, one: u8, other: u8) {
        for card in self.hands.iter_mut().flatten().chain(&mut self.pack) {
            if *card == one {
                *card = other;
            } else if *card == other {
                *card = one;
            }
        }
    }
}

/// Reads a move as its player would while composing it: in another world that looks the same to them.
pub fn reading_agrees_with_play(
    view: &View,
    seat: Seat,
    choice: &Move,
    played: &Result<(), Illegal>,
) -> Result<(), String> {
    let world = Fair::imagine(view, &mut Shuffle::from_number(0)).expect("a view of a game can be read");
    let verdict = world.check(seat, choice);
    let read = if view.options.flaw == Flaw::ReadsWrongly { verdict.or(Ok(())) } else { verdict };
    if read == *played { Ok(()) } else { Err(format!("'{choice}' by seat {seat} reads as {read:?}")) }
}
