//! One keyboard for several people: nobody sees a hand before they have said that they are there.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::{Answered, Session};
use crate::in_turns::InTurns;
use crate::play::typed::{self, Typed};

impl<G: InTurns, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Takes the last hand off the screen and waits until the next person is there, or another who
    /// wants to look at their cards first.
    pub(super) fn hand_over_to(&mut self, seat: Seat) -> io::Result<Answered> {
        let mut seat = seat;
        self.room.take_hand_away()?;
        self.tell_news(seat)?;
        loop {
            if let Some(sentence) = G::in_sight(&self.room.table.public_view(), self.room.voice) {
                self.room.console.say(&sentence)?;
            }
            self.room.console.say(&self.room.voice.say_with("cli-pass-keyboard", [("who", self.room.called(seat))]))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => {
                    self.room.at_keyboard = Some(seat);
                    return Ok(Answered::GoOn);
                }
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                }
                Typed::Move(line) if let Some(other) = self.looker(line).filter(|other| *other != seat) => {
                    seat = other;
                    self.tell_news(seat)?;
                }
                Typed::Move(line) if self.is_call(line) && self.looker(line).is_none() => {
                    if self.hear_call(&[], line)? {
                        // Nobody's hand is on the screen now.
                        self.room.at_keyboard = None;
                        return Ok(Answered::Played);
                    }
                }
                // Only Enter reveals a hand; what belongs to a turn waits for it.
                aside => self.obey(seat, aside)?,
            }
        }
    }
}
