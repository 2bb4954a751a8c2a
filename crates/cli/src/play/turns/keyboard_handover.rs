//! One keyboard for several people: no hand is shown before its owner confirms being at the keyboard.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::{QuestionOutcome, TurnSession};
use crate::game::InTurns;
use crate::play::command::{self, TableCommand};
use crate::play::lines::Lines;

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    /// Takes the last hand off the screen and waits until the next person is at the keyboard, or another who wants to
    /// look at their cards first.
    pub(super) fn hand_over_to(&mut self, seat: Seat) -> io::Result<QuestionOutcome> {
        let mut seat = seat;
        self.room.take_hand_away()?;
        self.tell_news(seat)?;
        loop {
            if let Some(sentence) = G::in_sight(&self.room.game.public_view(), self.room.output) {
                self.room.console.say(&sentence)?;
            }
            self.room
                .console
                .say(&self.room.output.say_with("cli-pass-keyboard", [("who", self.room.called(seat))]))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(TableCommand::End, command::read_at::<G>) {
                TableCommand::Nothing => {
                    self.room.at_keyboard = Some(seat);
                    return Ok(QuestionOutcome::GoOn);
                }
                end @ (TableCommand::Quit | TableCommand::End) => {
                    if self.leaves(&end)? {
                        return Ok(QuestionOutcome::Left);
                    }
                }
                TableCommand::Move(line) if let Some(other) = self.looker(line).filter(|other| *other != seat) => {
                    seat = other;
                    self.tell_news(seat)?;
                }
                TableCommand::Move(line) if self.is_call(line) && self.looker(line).is_none() => {
                    if self.handle_call(&[], line)? {
                        // Nobody's hand is on the screen now.
                        self.room.at_keyboard = None;
                        return Ok(QuestionOutcome::Played);
                    }
                }
                // Only Enter reveals a hand; anything that is part of a turn has to wait for it.
                command => self.run_command(seat, command)?,
            }
        }
    }
}
