//! A seat that must act: laying its tiles at the end, or voting on another player.

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::arranging::LineOutcome;
use super::stopwatch::Stopwatch;
use super::{ConversationOutcome, SimultaneousSession};
use crate::game::{AtOnce, ParseError, Part, Understood};
use crate::play::command::{self, TableCommand};
use crate::play::lines::{Lines, Waited};

impl<G: AtOnce, I: Lines, O: Write> SimultaneousSession<'_, G, I, O> {
    pub(super) fn answer(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        if self.room.game.is_computer(seat) {
            self.room.game.computer_plays(seat);
            self.room.save()?;
            return Ok(ConversationOutcome::GoOn);
        }
        if G::shows_draft(&self.room.game.view(seat)) { self.ask_for_draft(seat) } else { self.ask_openly(seat) }
    }

    /// Asks with the player's arrangement on the screen, which may still be changed.
    fn ask_for_draft(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        if self.room.at_keyboard != Some(seat) && self.hand_over_to(seat)? == ConversationOutcome::Left {
            return Ok(ConversationOutcome::Left);
        }
        self.tell_news(seat)?;
        self.show(seat, Part::All)?;
        self.stopwatch.begin_laying();
        let outcome = self.ask_until_laid(seat);
        self.stopwatch.end_laying();
        outcome
    }

    fn ask_until_laid(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        while self.must_answer(seat) {
            self.prompt(seat)?;
            let Waited::Line(line) = self.ask_in_time(Stopwatch::left_to_lay)? else {
                self.lay_what_lies(seat)?;
                continue;
            };
            if line.as_deref().is_some_and(str::is_empty)
                && let Some(choice) = G::usual_answer(&self.room.game.view(seat), self.draft(seat))
            {
                self.play(seat, choice)?;
            } else if matches!(self.handle_line(seat, line.as_deref())?, LineOutcome::Left) {
                return Ok(ConversationOutcome::Left);
            }
        }
        Ok(ConversationOutcome::GoOn)
    }

    /// Plays for a player whose time is up, with what lies in front of them.
    fn lay_what_lies(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.room.game.view(seat);
        let usual = G::usual_answer(&view, self.draft(seat)).filter(|choice| self.room.game.would_go(seat, choice));
        let Some(choice) = usual.or_else(|| self.room.game.absent(seat)).filter(|_| self.must_answer(seat)) else {
            return Ok(());
        };
        self.room.console.say(&self.room.output.say("cli-at-once-lay-over"))?;
        self.play(seat, choice).map(|_| ())
    }

    /// Asks with nobody's hand on the screen, unless only one person is playing.
    fn ask_openly(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        if !self.room.is_alone() {
            self.room.take_hand_away()?;
            self.room.at_keyboard = None;
        }
        self.tell_news(seat)?;
        let lines = G::draw(&self.room.game.public_view(), Part::Public, &self.room.names, self.room.output);
        self.room.console.line("")?;
        self.room.console.lines(&lines)?;
        // The last answer may end play, and the next question shows a draft that is not for everybody to see.
        while self.must_answer(seat) && !G::shows_draft(&self.room.game.view(seat)) {
            self.prompt(seat)?;
            let line = self.room.console.ask()?;
            // Answers come first: their words may be commands elsewhere.
            if let Some(choice) = line.as_deref().and_then(|line| self.answer_in(seat, line)) {
                self.play(seat, choice)?;
                continue;
            }
            match line.as_deref().map_or(TableCommand::End, command::read_at::<G>) {
                TableCommand::Nothing => {}
                end @ (TableCommand::Quit | TableCommand::End) => {
                    if self.leaves(&end)? {
                        return Ok(ConversationOutcome::Left);
                    }
                }
                TableCommand::Move(line) => self.answer_first(seat, line)?,
                TableCommand::Table | TableCommand::Centre => self.room.console.lines(&lines)?,
                command => self.run_command(seat, command)?,
            }
        }
        Ok(ConversationOutcome::GoOn)
    }

    /// Says that a line has to wait for the answer, or that it is not understood.
    fn answer_first(&mut self, seat: Seat, line: &str) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.game.view(seat);
        let sentence = match G::understand(&view, self.draft(seat), line, &self.room.output.speaker(&names)) {
            Err(ParseError::NotUnderstood(why)) => why,
            _ => self.room.output.say("cli-at-once-answer-first"),
        };
        self.room.console.say(&sentence)
    }

    fn must_answer(&self, seat: Seat) -> bool {
        self.room.game.turn().must().contains(seat)
    }

    /// Parses an answer, with or without the player's own name: `eject`, `Ben: eject`.
    fn answer_in(&self, seat: Seat, line: &str) -> Option<G::Move> {
        let line = match line.split_once(':') {
            Some((name, rest)) if name.trim().to_lowercase() == self.room.called(seat).to_lowercase() => rest.trim(),
            _ => line,
        };
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.game.view(seat);
        match G::understand(&view, self.draft(seat), line, &self.room.output.speaker(&names)) {
            Ok(Understood::Move(choice)) => Some(choice),
            _ => None,
        }
    }
}
