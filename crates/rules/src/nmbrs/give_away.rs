//! §6.1, §6.8 Giving a block away, which ends a turn.

use super::block::{Block, Blocks};
use super::event::Event;
use super::illegal::Illegal;
use super::options::LastBlock;
use super::{Knocking, Nmbrs, Phase};
use crate::game::{Seat, Seats, Sink};

/// The end of a turn.
#[derive(Clone, Copy)]
pub(super) enum GiveAway {
    Block(Block),
    /// §6.8 The player has laid the last block.
    Nothing,
}

impl Nmbrs {
    /// §6.1, §6.8 Checks the block given away against the hand that is left after laying.
    pub(super) fn check_give_away(&self, hand: Blocks, give: Option<Block>) -> Result<GiveAway, Illegal> {
        let may_lay_last = self.table.options.last_block == LastBlock::MayBeLaid;
        match give {
            None if !hand.is_empty() => Err(Illegal::GiveOne),
            None if may_lay_last => Ok(GiveAway::Nothing),
            None => Err(Illegal::KeepOne),
            Some(block) if hand.contains(block) => Ok(GiveAway::Block(block)),
            Some(_) if hand.is_empty() && !may_lay_last => Err(Illegal::KeepOne),
            Some(block) if hand.is_empty() => Err(Illegal::NothingToGive { block }),
            Some(block) => Err(Illegal::NotHeld { block }),
        }
    }

    /// §6.1, §6.8 Takes the block out of the hand; if there is none, ends the round.
    #[inline]
    pub(super) fn apply_give_away(&mut self, seat: Seat, give_away: GiveAway, events: &mut impl Sink<Event>) {
        let at = seat.index();
        if let GiveAway::Block(block) = give_away {
            self.hands[at] = self.hands[at].without(block);
        }
        self.known[at] = self.known[at].and(self.hands[at]);
        match give_away {
            GiveAway::Block(block) => self.lay_open(seat, block, events),
            GiveAway::Nothing => self.end_round(seat, events),
        }
    }

    /// §6.1, §6.7, §6.8 Lays the block open; the seats asked then answer.
    #[inline]
    fn lay_open(&mut self, seat: Seat, block: Block, events: &mut impl Sink<Event>) {
        self.moment += 1;
        let has_won = self.hands[seat.index()].is_empty();
        let others = Seats::first(self.seats).without(seat);
        let (asked, then) = if has_won || self.pot.is_empty() {
            (Seats::NONE, Seats::NONE)
        } else if self.table.options.youngest_first && seat != self.youngest {
            (Seats::NONE.with(self.youngest), others.without(self.youngest))
        } else {
            (others, Seats::NONE)
        };
        events.emit(|| Event::Gave { seat, block, asked });
        if has_won {
            self.aside = self.aside.with(block);
            self.end_round(seat, events);
        } else if asked.is_empty() {
            self.put_aside(block, events);
        } else {
            self.phase = Phase::Knock(Knocking { block, asked, then, knocked: None });
        }
    }
}
