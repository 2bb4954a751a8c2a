//! A person's turn: what they see, what they type, and how it is handled.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::calls::Caller;
use super::{QuestionOutcome, TurnSession};
use crate::game::{Audience, InTurns, ParseError, Part};
use crate::play::command::{self, TableCommand};
use crate::play::lines::Lines;

/// Outcome of a line typed as a move.
enum MoveOutcome<M> {
    Played,
    /// Played only once it is confirmed.
    Again(Vec<M>),
    Not,
}

impl<G: InTurns, I: Lines, O: Write> TurnSession<'_, G, I, O> {
    pub(super) fn turn_of(&mut self, seat: Seat) -> io::Result<QuestionOutcome> {
        if let Some(answered) = self.continue_plan()? {
            return Ok(answered);
        }
        if let Some(waiver) = G::waive(&self.room.game.public_view()) {
            return self.ask_for_answer(seat, waiver);
        }
        if self.room.at_keyboard == Some(seat) {
            self.tell_news(seat)?;
        } else if let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.hand_over_to(seat)? {
            return Ok(ended);
        }
        if self.room.at_keyboard != Some(seat) {
            return self.look();
        }
        self.note_rights(seat);
        self.show(seat, Part::All)?;
        self.tell_gained(seat)?;
        let mut again = None;
        loop {
            if again.is_none() {
                self.prompt(seat)?;
            }
            let line = self.room.console.ask()?;
            let before = again.take();
            match line.as_deref().map_or(TableCommand::End, command::read_at::<G>) {
                TableCommand::Nothing => {}
                TableCommand::Table => self.show(seat, Part::All)?,
                TableCommand::Hand => self.show(seat, Part::Hand)?,
                TableCommand::Centre => self.show(seat, Part::Centre)?,
                TableCommand::Position => self.room.console.line(&self.room.game.view(seat).to_string())?,
                TableCommand::Move(line) if self.looker(line) == Some(seat) => self.show(seat, Part::Hand)?,
                TableCommand::Move(line) if let Some(other) = self.looker(line) => {
                    return match self.hand_over_to(other)? {
                        QuestionOutcome::GoOn if self.room.at_keyboard != Some(seat) => self.look(),
                        ended => Ok(ended),
                    };
                }
                TableCommand::Move(line) if before.is_none() && self.handle_draft_command(seat, line)? => {}
                TableCommand::Move(line) => match self.try_move(seat, line, before)? {
                    MoveOutcome::Played => return Ok(QuestionOutcome::Played),
                    MoveOutcome::Again(choice) => again = Some(choice),
                    MoveOutcome::Not => {}
                },
                end @ (TableCommand::Quit | TableCommand::End) => {
                    if self.leaves(&end)? {
                        return Ok(QuestionOutcome::Left);
                    }
                    self.show(seat, Part::All)?;
                }
                help @ TableCommand::Help { .. } => {
                    self.run_command(seat, help)?;
                    self.show(seat, Part::All)?;
                }
                command => self.run_command(seat, command)?,
            }
        }
    }

    fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let alone = if self.room.is_alone() { "one" } else { "many" };
        let view = self.room.game.view(seat);
        let line = G::prompt(&view, &self.draft(seat)).with("people", alone).with("who", self.room.called(seat));
        self.room.console.line("")?;
        self.room.console.say(&reckon_words::render(&line, self.room.output.language))?;
        let names = self.room.names.seen_by(Some(seat));
        let rights = G::rights(&view, self.room.is_alone());
        self.room.console.say_all(&G::say_rights(&view, &rights, Audience::PLAYER, &names, self.room.output))
    }

    /// Tries a move. If it is refused, the reason is given, and the player is asked again.
    fn try_move(&mut self, seat: Seat, line: &str, before: Option<Vec<G::Move>>) -> io::Result<MoveOutcome<G::Move>> {
        let line = match self.caller(line) {
            Some((Caller::Seat(caller), line)) if caller == seat => line,
            Some(_) => {
                let played = self.handle_call(&[], line)?;
                return Ok(if played { MoveOutcome::Played } else { MoveOutcome::Not });
            }
            None => line,
        };
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.game.view(seat);
        let (line, is_confirmed) = G::strip_confirmation(line);
        let understood = match &before {
            Some(plan) if command::is_yes(&line) => Ok(reckon_compose::Typed::Moves(plan.clone())),
            Some(_) if command::is_no(&line) => return Ok(MoveOutcome::Not),
            _ => G::understand(&view, &self.draft(seat), &line, &self.room.output.speaker(&names)),
        };
        let sentence = match understood {
            Ok(reckon_compose::Typed::Draft(draft)) => return self.arrange(seat, draft).map(|()| MoveOutcome::Not),
            Ok(reckon_compose::Typed::Moves(plan)) => match G::warning(&view, &plan, self.room.output) {
                Some(sentence) if !is_confirmed && before.as_ref() != Some(&plan) => {
                    self.room.console.say(&sentence)?;
                    return Ok(MoveOutcome::Again(plan));
                }
                _ => {
                    let played = self.play_plan(seat, plan, false)?;
                    return Ok(if played { MoveOutcome::Played } else { MoveOutcome::Not });
                }
            },
            Err(ParseError::Refused(refusal)) => self.refused(seat, &refusal.sentence, refusal.rule, false),
            Err(ParseError::NotUnderstood(why)) => {
                G::instead_of(&view, &line).map_or(why, |id| self.room.output.say(id))
            }
        };
        self.room.console.say(&sentence)?;
        Ok(MoveOutcome::Not)
    }
}
