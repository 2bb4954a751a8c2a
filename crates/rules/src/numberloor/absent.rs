//! The move that the table plays for an absent seat: as little as the rules allow.

use super::card::Card;
use super::fits::{Open, Side};
use super::hand::{Cards, kinds_in};
use super::moves::{Balloons, Move, Placement};
use super::{Numberloor, Phase};
use crate::game::Seat;

impl Numberloor {
    /// §7.6 Lets go; §4.5 ends the turn; §4.3, §4.4, §4.6 takes cards or passes; or, if a Level has to
    /// be laid first, lays one that goes, by day if possible.
    pub(super) fn absent_move(&self, seat: Seat) -> Move {
        if matches!(self.phase, Phase::Asking(_)) {
            return Move::LetGo;
        }
        if !self.laid.is_empty() {
            return Move::End { balloons: Balloons::new() };
        }
        if self.table.is_for_beginners || self.drawn.is_some() {
            return Move::Pass;
        }
        let hand = &self.hands[seat.index()];
        match self.can_lay(hand) {
            Some((level, balloon)) if !self.table.options.voluntary_draw => self.placement_of(hand, balloon, level),
            _ => Move::Draw,
        }
    }

    /// Returns the placement of a Level; §5.1 the last one takes all balloons with it.
    fn placement_of(&self, hand: &Cards, balloon: Option<Card>, level: Card) -> Move {
        let mut left = hand.clone();
        balloon.iter().chain([&level]).for_each(|card| {
            left.remove(*card);
        });
        let said = |card: Card| card.said_for(level);
        let rest: Balloons = if left.levels() == 0 { left.iter().map(said).collect() } else { Balloons::new() };
        let placement =
            Placement::new(balloon.map(said).as_slice(), level, &rest).expect("a Level and balloons of a hand");
        Move::Place { placement, on: self.side_for(level) }
    }

    /// §3.8 Returns the first stack on which a Level goes; `None` unless there are two stacks.
    pub(super) fn side_for(&self, level: Card) -> Option<Side> {
        let Open::Stacks { .. } = self.open else { return None };
        let goes = |side: &Side| {
            let open = self.open.level(Some(*side)).expect("there are two stacks");
            kinds_in(self.table.goes.beside(open)).any(|card| card == level)
        };
        Side::BOTH.into_iter().find(goes)
    }
}
