//! One keyboard for several people: nobody sees a hand before they have said that they are there.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::{Answered, Session};
use crate::game::TerminalGame;
use crate::play::typed::{self, Typed};

impl<G: TerminalGame, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Takes the last hand off the screen and waits until the next person is there.
    pub(super) fn hand_over_to(&mut self, seat: Seat) -> io::Result<Answered> {
        self.take_hand_away()?;
        self.tell_news(seat)?;
        let question = self.voice.say_with("cli-pass-keyboard", [("who", self.called(seat))]);
        loop {
            self.console.say(&question)?;
            let line = self.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read) {
                Typed::Nothing => {
                    self.at_keyboard = Some(seat);
                    return Ok(Answered::GoOn);
                }
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                }
                Typed::Move(line) if self.is_call(line) => {
                    if self.hear_call(&[], line)? {
                        // Nobody's hand is on the screen now.
                        self.at_keyboard = None;
                        return Ok(Answered::Played);
                    }
                }
                // Only Enter reveals a hand; what belongs to a turn waits for it.
                aside => self.obey(seat, aside)?,
            }
        }
    }

    /// Where several share the keyboard, the hand of the last one goes off the screen.
    pub(super) fn take_hand_away(&mut self) -> io::Result<()> {
        if let Some(before) = self.at_keyboard {
            // Nobody is told their own move again.
            self.told[before.index()] = self.played;
            self.console.hide()?;
        }
        Ok(())
    }
}
