//! One keyboard for several people: nobody sees a hand before they have said that they are there.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::Session;
use crate::game::TerminalGame;
use crate::play::typed::{self, Typed};

impl<G: TerminalGame, I: BufRead, O: Write> Session<'_, G, I, O> {
    /// Takes the last hand off the screen and waits for the next person; `false` if they leave.
    pub(super) fn hand_over_to(&mut self, seat: Seat) -> io::Result<bool> {
        if let Some(before) = self.at_keyboard {
            // Nobody is told their own move again.
            self.told[before.index()] = self.played;
            self.console.hide()?;
        }
        self.tell_news(seat)?;
        let name = self.names.of(seat).unwrap_or_default().to_string();
        let question = self.voice.say_with("cli-pass-keyboard", [("who", name)]);
        loop {
            self.console.say(&question)?;
            let line = self.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read) {
                Typed::Nothing => {
                    self.at_keyboard = Some(seat);
                    return Ok(true);
                }
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(false);
                    }
                }
                // Only Enter reveals a hand; what belongs to a turn waits for it.
                aside => self.obey(seat, aside)?,
            }
        }
    }
}
