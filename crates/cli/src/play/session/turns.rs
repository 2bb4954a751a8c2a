//! A person's turn: what they see, what they type, what becomes of it.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::calls::Caller;
use super::{Answered, Session};
use crate::game::{Part, Unclear};
use crate::in_turns::{Hearers, InTurns, Understood};
use crate::play::typed::{self, Typed};

/// What became of a line that somebody typed as a move.
enum Tried<M> {
    Played,
    /// It would go, but is only played when it is typed again.
    Again(Vec<M>),
    Not,
}

impl<G: InTurns, I: BufRead, O: Write> Session<'_, G, I, O> {
    pub(super) fn turn_of(&mut self, seat: Seat) -> io::Result<Answered> {
        if let Some(answered) = self.go_on_with_plan()? {
            return Ok(answered);
        }
        if let Some(let_go) = G::let_go(&self.room.table.public_view()) {
            return self.ask_for_answer(seat, let_go);
        }
        if self.room.at_keyboard == Some(seat) {
            self.tell_news(seat)?;
        } else if let ended @ (Answered::Played | Answered::Left) = self.hand_over_to(seat)? {
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
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => {}
                Typed::Table => self.show(seat, Part::All)?,
                Typed::Hand => self.show(seat, Part::Hand)?,
                Typed::Centre => self.show(seat, Part::Centre)?,
                Typed::Position => self.room.console.line(&self.room.table.view(seat).to_string())?,
                Typed::Move(line) if self.looker(line) == Some(seat) => self.show(seat, Part::Hand)?,
                Typed::Move(line) if let Some(other) = self.looker(line) => {
                    return match self.hand_over_to(other)? {
                        Answered::GoOn if self.room.at_keyboard != Some(seat) => self.look(),
                        ended => Ok(ended),
                    };
                }
                Typed::Move(line) if before.is_none() && self.hear_aside(seat, line)? => {}
                Typed::Move(line) => match self.try_move(seat, line, before)? {
                    Tried::Played => return Ok(Answered::Played),
                    Tried::Again(choice) => again = Some(choice),
                    Tried::Not => {}
                },
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Answered::Left);
                    }
                    self.show(seat, Part::All)?;
                }
                help @ Typed::Help { .. } => {
                    self.obey(seat, help)?;
                    self.show(seat, Part::All)?;
                }
                aside => self.obey(seat, aside)?,
            }
        }
    }

    fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let alone = if self.room.is_alone() { "one" } else { "many" };
        let view = self.room.table.view(seat);
        let line = G::prompt(&view, &self.draft(seat)).with("people", alone).with("who", self.room.called(seat));
        self.room.console.line("")?;
        self.room.console.say(&reckon_words::render(&line, self.room.voice.language))?;
        let names = self.room.names.seen_by(Some(seat));
        let rights = G::rights(&view, self.room.is_alone());
        self.room.console.say_all(&G::say_rights(&view, &rights, Hearers::PLAYER, &names, self.room.voice))
    }

    /// Nothing is lost by a move that does not go: it is said why, and asked again.
    fn try_move(&mut self, seat: Seat, line: &str, before: Option<Vec<G::Move>>) -> io::Result<Tried<G::Move>> {
        let line = match self.caller(line) {
            Some((Caller::Seat(caller), line)) if caller == seat => line,
            Some(_) => {
                let played = self.hear_call(&[], line)?;
                return Ok(if played { Tried::Played } else { Tried::Not });
            }
            None => line,
        };
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.table.view(seat);
        let (line, is_meant) = G::meant(line);
        let understood = match &before {
            Some(plan) if typed::is_yes(&line) => Ok(Understood::Moves(plan.clone())),
            Some(_) if typed::is_no(&line) => return Ok(Tried::Not),
            _ => G::understand(&view, &self.draft(seat), &line, &self.room.voice.speaker(&names)),
        };
        let sentence = match understood {
            Ok(Understood::Draft(draft)) => return self.arrange(seat, draft).map(|()| Tried::Not),
            Ok(Understood::Moves(plan)) => match G::second_thought(&view, &plan, self.room.voice) {
                Some(sentence) if !is_meant && before.as_ref() != Some(&plan) => {
                    self.room.console.say(&sentence)?;
                    return Ok(Tried::Again(plan));
                }
                _ => {
                    let played = self.play_plan(seat, plan, false)?;
                    return Ok(if played { Tried::Played } else { Tried::Not });
                }
            },
            Err(Unclear::Refused(refusal)) => self.refused(seat, &refusal.sentence, false),
            Err(Unclear::NotUnderstood(why)) => why,
        };
        self.room.console.say(&sentence)?;
        Ok(Tried::Not)
    }
}
