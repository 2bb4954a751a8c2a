//! A seat that must act: it lays what it has at the end, or says what becomes of another.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::arranging::Became;
use super::{Ended, Together};
use crate::at_once::{AtOnce, Understood};
use crate::game::{Part, Unclear};
use crate::play::typed::{self, Typed};

impl<G: AtOnce, I: BufRead, O: Write> Together<'_, G, I, O> {
    pub(super) fn answer(&mut self, seat: Seat) -> io::Result<Ended> {
        if self.room.table.is_computer(seat) {
            self.room.table.computer_plays(seat);
            self.room.keep()?;
            return Ok(Ended::GoOn);
        }
        if G::shows_draft(&self.room.table.view(seat)) { self.ask_for_draft(seat) } else { self.ask_openly(seat) }
    }

    /// With the own arrangement on the screen, which may still be changed.
    fn ask_for_draft(&mut self, seat: Seat) -> io::Result<Ended> {
        if self.room.at_keyboard != Some(seat) && self.hand_over_to(seat)? == Ended::Left {
            return Ok(Ended::Left);
        }
        self.tell_news(seat)?;
        self.show(seat, Part::All)?;
        while self.must_answer(seat) {
            self.prompt(seat)?;
            let line = self.room.console.ask()?;
            if line.as_deref().is_some_and(str::is_empty)
                && let Some(choice) = G::usual_answer(&self.room.table.view(seat), self.draft(seat))
            {
                self.play(seat, choice)?;
            } else if matches!(self.heed(seat, line.as_deref())?, Became::Left) {
                return Ok(Ended::Left);
            }
        }
        Ok(Ended::GoOn)
    }

    /// With nobody's hand on the screen, unless one person is alone with it.
    fn ask_openly(&mut self, seat: Seat) -> io::Result<Ended> {
        if !self.room.is_alone() {
            self.room.take_hand_away()?;
            self.room.at_keyboard = None;
        }
        self.tell_news(seat)?;
        let lines = G::draw(&self.room.table.public_view(), Part::Public, &self.room.names, self.room.voice);
        self.room.console.line("")?;
        self.room.console.lines(&lines)?;
        // The last answer may end play, and what is asked then is not for everybody to see.
        while self.must_answer(seat) && !G::shows_draft(&self.room.table.view(seat)) {
            self.prompt(seat)?;
            let line = self.room.console.ask()?;
            // The words of an answer may mean something else elsewhere.
            if let Some(choice) = line.as_deref().and_then(|line| self.answer_in(seat, line)) {
                self.play(seat, choice)?;
                continue;
            }
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => {}
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Ended::Left);
                    }
                }
                Typed::Move(line) => self.answer_first(seat, line)?,
                Typed::Table | Typed::Centre => self.room.console.lines(&lines)?,
                aside => self.obey(seat, aside)?,
            }
        }
        Ok(Ended::GoOn)
    }

    /// What is no answer has to wait, or is nothing at all.
    fn answer_first(&mut self, seat: Seat, line: &str) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.table.view(seat);
        let sentence = match G::understand(&view, self.draft(seat), line, &self.room.voice.speaker(&names)) {
            Err(Unclear::NotUnderstood(why)) => why,
            _ => self.room.voice.say("cli-at-once-answer-first"),
        };
        self.room.console.say(&sentence)
    }

    fn must_answer(&self, seat: Seat) -> bool {
        self.room.table.turn().must().contains(seat)
    }

    /// `eject`, and with the own name before it `Ben: eject`.
    fn answer_in(&self, seat: Seat, line: &str) -> Option<G::Move> {
        let line = match line.split_once(':') {
            Some((name, rest)) if name.trim().to_lowercase() == self.room.called(seat).to_lowercase() => rest.trim(),
            _ => line,
        };
        let names = self.room.names.seen_by(Some(seat));
        let view = self.room.table.view(seat);
        match G::understand(&view, self.draft(seat), line, &self.room.voice.speaker(&names)) {
            Ok(Understood::Move(choice)) => Some(choice),
            _ => None,
        }
    }
}
