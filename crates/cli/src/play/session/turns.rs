//! A person's turn: what they see, what they type, what becomes of it.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::calls::Caller;
use super::{Answered, Session};
use crate::game::{Hearers, Part, TerminalGame, Unclear};
use crate::play::typed::{self, Typed};

/// What became of a line that somebody typed as a move.
enum Tried<M> {
    Played,
    /// It would go, but is only played when it is typed again.
    Again(Vec<M>),
    Not,
}

impl<G: TerminalGame, I: BufRead, O: Write> Session<'_, G, I, O> {
    pub(super) fn turn_of(&mut self, seat: Seat) -> io::Result<Answered> {
        if let Some(answered) = self.go_on_with_plan()? {
            return Ok(answered);
        }
        if let Some(let_go) = G::let_go(&self.table.public_view()) {
            return self.ask_for_answer(seat, let_go);
        }
        if self.at_keyboard == Some(seat) {
            self.tell_news(seat)?;
        } else if let ended @ (Answered::Played | Answered::Left) = self.hand_over_to(seat)? {
            return Ok(ended);
        }
        if self.at_keyboard != Some(seat) {
            return self.look();
        }
        self.note_rights(seat);
        self.show(seat, Part::All)?;
        let mut again = None;
        loop {
            if again.is_none() {
                self.prompt(seat)?;
            }
            let line = self.console.ask()?;
            let before = again.take();
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => {}
                Typed::Table => self.show(seat, Part::All)?,
                Typed::Hand => self.show(seat, Part::Hand)?,
                Typed::Centre => self.show(seat, Part::Centre)?,
                Typed::Position => self.console.line(&self.table.view(seat).to_string())?,
                Typed::Move(line) if self.looker(line) == Some(seat) => self.show(seat, Part::Hand)?,
                Typed::Move(line) if let Some(other) = self.looker(line) => {
                    return match self.hand_over_to(other)? {
                        Answered::GoOn if self.at_keyboard != Some(seat) => self.look(),
                        ended => Ok(ended),
                    };
                }
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

    pub(super) fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.names.seen_by(Some(seat));
        let lines = G::draw(&self.table.view(seat), part, &names, self.voice);
        if part == Part::All {
            self.console.line("")?;
        }
        self.console.lines(&lines)
    }

    fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let alone = if self.is_alone() { "one" } else { "many" };
        let view = self.table.view(seat);
        let line = G::prompt(&view).with("people", alone).with("who", self.called(seat));
        self.console.line("")?;
        self.console.say(&reckon_words::render(&line, self.voice.language))?;
        let names = self.names.seen_by(Some(seat));
        let rights = G::rights(&view, self.is_alone());
        self.console.say_all(&G::say_rights(&view, &rights, Hearers::PLAYER, &names, self.voice))
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
        let names = self.names.seen_by(Some(seat));
        let view = self.table.view(seat);
        let (line, is_meant) = G::meant(line);
        let understood = match &before {
            Some(plan) if typed::is_yes(&line) => Ok(plan.clone()),
            Some(_) if typed::is_no(&line) => return Ok(Tried::Not),
            _ => G::understand(&view, &line, &self.voice.speaker(&names)),
        };
        let sentence = match understood {
            Ok(plan) => match G::second_thought(&view, &plan, self.voice) {
                Some(sentence) if !is_meant && before.as_ref() != Some(&plan) => {
                    self.console.say(&sentence)?;
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
        self.console.say(&sentence)?;
        Ok(Tried::Not)
    }
}
