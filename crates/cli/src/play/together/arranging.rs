//! Somebody arranges, for as long as they have the keyboard.

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::lines::{OwnWord, own_word};
use super::{Ended, Together};
use crate::at_once::{AtOnce, Understood};
use crate::game::{Part, Unclear};
use crate::play::typed::{self, Typed};
use crate::voice::capitalised;

/// What became of a line.
pub(super) enum Became {
    /// It was only asked or not understood.
    Nothing,
    /// Something was arranged or played, or the time was let pass.
    Done,
    /// The keyboard goes on.
    Passed,
    Left,
}

impl<G: AtOnce, I: BufRead, O: Write> Together<'_, G, I, O> {
    pub(super) fn arrange(&mut self, seat: Seat) -> io::Result<Ended> {
        if self.room.at_keyboard != Some(seat) && self.hand_over_to(seat)? == Ended::Left {
            return Ok(Ended::Left);
        }
        self.say_who_is_too_late()?;
        self.watch.start();
        self.watch.begin_turn();
        self.tell_news(seat)?;
        self.show(seat, Part::All)?;
        while self.is_open() && self.takes_part(seat) {
            self.prompt(seat)?;
            let line = self.room.console.ask()?;
            // What is typed in the last moment still counts.
            let time_is_over = self.watch.left().is_some_and(|left| left.is_zero());
            self.catch_up()?;
            self.tell_news(seat)?;
            match self.heed(seat, line.as_deref())? {
                Became::Left => return Ok(Ended::Left),
                Became::Passed => break,
                Became::Done if self.is_open() && self.watch.line_was_typed() => {
                    self.round()?;
                    self.tell_news(seat)?;
                }
                Became::Done | Became::Nothing => {}
            }
            self.watch.start();
            if time_is_over && self.is_open() {
                self.too_late = Some(seat);
                break;
            }
        }
        self.watch.stop();
        self.pass_on(seat);
        Ok(Ended::GoOn)
    }

    pub(super) fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        let people = if self.room.is_alone() { "one" } else { "many" };
        let names = self.room.names.seen_by(Some(seat));
        let line = G::prompt(&self.room.table.view(seat), &names, self.room.voice)
            .with("people", people)
            .with("who", self.room.called(seat));
        let mut sentence = reckon_words::render(&line, self.room.voice.language);
        if let Some(left) = self.watch.left().filter(|_| self.is_open()) {
            let about = [("time", self.time(left))];
            sentence = format!("{} {sentence}", self.room.voice.say_with("cli-at-once-left", about));
        }
        self.room.console.line("")?;
        self.room.console.say(&sentence)
    }

    pub(super) fn heed(&mut self, seat: Seat, line: Option<&str>) -> io::Result<Became> {
        match line.and_then(own_word) {
            Some(OwnWord::Check) => return self.check(seat).map(|()| Became::Nothing),
            Some(OwnWord::Undo) => return self.undo(seat),
            Some(OwnWord::Next) => return self.next_please(),
            Some(OwnWord::Wait) => {
                if self.watch.wait() {
                    self.round()?;
                    self.tell_news(seat)?;
                }
                self.show(seat, Part::Public)?;
                return Ok(Became::Done);
            }
            None => {}
        }
        match line.map_or(Typed::End, typed::read_at::<G>) {
            Typed::Nothing => {
                self.show(seat, Part::Public)?;
                return Ok(Became::Done);
            }
            Typed::Table => self.show(seat, Part::All)?,
            Typed::Hand => self.show(seat, Part::Hand)?,
            Typed::Centre => self.show(seat, Part::Centre)?,
            Typed::Position => self.room.console.line(&self.room.table.view(seat).to_string())?,
            Typed::Move(line) => {
                if let Some((_, choice)) = self.doubted.take_if(|(doubted, _)| *doubted == seat && typed::is_yes(line))
                {
                    return self.play(seat, choice);
                }
                return self.try_line(seat, line);
            }
            end @ (Typed::Quit | Typed::End) => {
                if self.leaves(&end)? {
                    return Ok(Became::Left);
                }
                self.show(seat, Part::All)?;
            }
            aside => self.obey(seat, aside)?,
        }
        Ok(Became::Nothing)
    }

    fn check(&mut self, seat: Seat) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::check(&self.room.table.view(seat), self.draft(seat), &names, self.room.voice);
        self.room.console.say_all(&lines)
    }

    /// One arrangement back, as far as there are tiles for it.
    fn undo(&mut self, seat: Seat) -> io::Result<Became> {
        let drafts = &mut self.drafts[seat.index()];
        let now = drafts.pop();
        let view = self.room.table.view(seat);
        while drafts.last().is_some_and(|draft| !G::goes(&view, draft)) {
            drafts.pop();
        }
        if !drafts.is_empty() {
            self.show(seat, Part::Work)?;
            return Ok(Became::Done);
        }
        drafts.extend(now);
        self.room.console.say(&self.room.voice.say("cli-at-once-no-undo"))?;
        Ok(Became::Nothing)
    }

    fn next_please(&mut self) -> io::Result<Became> {
        if !self.room.is_alone() {
            return Ok(Became::Passed);
        }
        self.room.console.say(&self.room.voice.say("cli-at-once-nobody-else"))?;
        Ok(Became::Nothing)
    }

    /// Nothing is lost by a line that does not go: it is said why, and what was arranged stays.
    pub(super) fn try_line(&mut self, seat: Seat, line: &str) -> io::Result<Became> {
        let view = self.room.table.view(seat);
        let names = self.room.names.seen_by(Some(seat));
        let sentence = match G::understand(&view, self.draft(seat), line, &self.room.voice.speaker(&names)) {
            Ok(Understood::Draft(draft)) => return self.arrange_anew(seat, draft),
            Ok(Understood::Move(choice)) => return self.play_if_meant(seat, choice),
            Ok(Understood::Both(draft, choice)) => {
                self.drafts[seat.index()].push(draft);
                let became = self.play_and_show(seat, choice, Part::Work)?;
                if matches!(became, Became::Nothing) {
                    self.drafts[seat.index()].pop();
                }
                return Ok(became);
            }
            Err(Unclear::Refused(refusal)) => {
                self.room.voice.say_with("cli-refused", [("why", capitalised(&refusal.sentence))])
            }
            Err(Unclear::NotUnderstood(why)) => why,
        };
        self.room.console.say(&sentence)?;
        Ok(Became::Nothing)
    }

    fn arrange_anew(&mut self, seat: Seat, draft: G::Draft) -> io::Result<Became> {
        if *self.draft(seat) != draft {
            self.drafts[seat.index()].push(draft);
        } else {
            self.room.console.say(&self.room.voice.say("cli-at-once-unchanged"))?;
        }
        self.show(seat, Part::Work)?;
        let view = self.room.table.view(seat);
        if self.takes_part(seat)
            && let Some((choice, id)) = G::is_by_itself(&view, self.draft(seat))
        {
            self.room.console.say(&self.room.voice.say(id))?;
            return self.play(seat, choice);
        }
        Ok(Became::Done)
    }

    /// What has grave consequences is typed twice.
    fn play_if_meant(&mut self, seat: Seat, choice: G::Move) -> io::Result<Became> {
        let doubted = self.doubted.take();
        match G::second_thought(&self.room.table.view(seat), &choice, self.room.voice) {
            Some(sentence) if doubted != Some((seat, choice.clone())) => {
                self.room.console.say(&sentence)?;
                self.doubted = Some((seat, choice));
                Ok(Became::Nothing)
            }
            _ => self.play(seat, choice),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, choice: G::Move) -> io::Result<Became> {
        self.play_and_show(seat, choice, Part::Hand)
    }

    /// With what is shown to whoever has gained something.
    fn play_and_show(&mut self, seat: Seat, choice: G::Move, part: Part) -> io::Result<Became> {
        let before = self.room.table.view(seat);
        if let Err(illegal) = self.room.table.play(seat, choice.clone()) {
            let names = self.room.names.seen_by(Some(seat));
            let why = capitalised(&G::why_not(&illegal, &self.room.voice.speaker(&names)));
            self.room.console.say(&self.room.voice.say_with("cli-refused", [("why", why)]))?;
            return Ok(Became::Nothing);
        }
        self.room.played = self.room.table.events().len();
        self.room.keep()?;
        self.tell_news(seat)?;
        if let Some(sentence) = G::gained(&before, &choice, &self.room.table.view(seat), self.room.voice) {
            self.room.console.say(&sentence)?;
            self.show(seat, part)?;
        }
        Ok(Became::Done)
    }
}
