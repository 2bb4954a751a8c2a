//! The player about to move, and everything that a move may be judged by.
//!
//! The checks of every chapter see nothing else. So no refusal can leak a secret, and a draft passes the same checks as
//! a move.

use super::card::Card;
use super::centre::Centre;
use super::illegal::Illegal;
use super::options::Table;
use super::turn::Uses;
use super::{HAND, Phase};
use crate::game::Seat;

pub struct Mover<'a> {
    pub(super) table: &'a Table,
    pub(super) centre: &'a Centre,
    pub hand: &'a [Card],
    pub(super) seat: Seat,
    pub(super) seats: u8,
    pub(super) turn: Seat,
    pub(super) phase: Phase,
}

impl Mover<'_> {
    pub fn not_over(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Over { Err(Illegal::Over) } else { Ok(()) }
    }

    pub fn may_act(&self) -> Result<(), Illegal> {
        self.not_over()?;
        if self.seat != self.turn {
            return Err(Illegal::NotYourTurn { turn: self.turn });
        }
        Ok(())
    }

    /// Returns whether only takes are allowed, no builds or discards.
    pub fn takes_only(&self) -> bool {
        self.is_patience() || self.phase == Phase::FinalChance
    }

    /// Counts the cards that a turn wins.
    pub fn cards_won(&self, uses: &Uses) -> usize {
        self.centre.cards_at(uses.piles_won).count() + uses.hand_won.count_ones() as usize
    }

    pub fn first_number(&self) -> Option<Card> {
        self.hand.iter().copied().find(|card| card.is_number())
    }

    /// Marks a card in the hand as used and returns its bit.
    pub fn use_from_hand(&self, card: Card, uses: &mut Uses) -> Result<u8, Illegal> {
        let place = (0..HAND)
            .zip(self.hand)
            .find(|(place, held)| **held == card && uses.hand & 1 << place == 0)
            .map(|(place, _)| 1 << place)
            .ok_or_else(|| match self.hand.contains(&card) {
                true => Illegal::UsedTwice { card },
                false => Illegal::NotInHand { card },
            })?;
        uses.hand |= place;
        Ok(place)
    }
}
