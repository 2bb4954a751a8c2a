//! Arranging tiles while a player has the keyboard.

use std::io::{self, Write};
use std::time::Duration;

use reckon_rules::game::Seat;

use super::arrange_commands::{ArrangeCommand, arrange_command};
use super::stopwatch::Stopwatch;
use super::{ConversationOutcome, SimultaneousSession};
use crate::game::{AtOnce, ParseError, Part, Understood};
use crate::play::command::{self, TableCommand};
use crate::play::lines::{Lines, Waited};

/// Outcome of a line.
pub(super) enum LineOutcome {
    /// A query, or a line that was refused or not understood.
    Nothing,
    /// Something was arranged or played, or time was allowed to pass.
    Done,
    /// The keyboard is passed on.
    Passed,
    Left,
}

impl<G: AtOnce, I: Lines, O: Write> SimultaneousSession<'_, G, I, O> {
    pub(super) fn arrange(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        if self.room.at_keyboard != Some(seat) && self.hand_over_to(seat)? == ConversationOutcome::Left {
            return Ok(ConversationOutcome::Left);
        }
        self.announce_time_over()?;
        self.stopwatch.start();
        self.stopwatch.begin_turn();
        self.tell_news(seat)?;
        self.show(seat, Part::All)?;
        while self.is_open() && self.takes_part(seat) {
            self.prompt(seat)?;
            let waited = self.ask_in_time(Stopwatch::left)?;
            self.catch_up()?;
            self.tell_news(seat)?;
            let Waited::Line(line) = waited else {
                self.too_late = Some(seat).filter(|_| self.is_open());
                break;
            };
            match self.handle_line(seat, line.as_deref())? {
                LineOutcome::Left => return Ok(ConversationOutcome::Left),
                LineOutcome::Passed => break,
                LineOutcome::Done if self.is_open() && self.stopwatch.line_was_typed() => {
                    self.round()?;
                    self.tell_news(seat)?;
                }
                LineOutcome::Done | LineOutcome::Nothing => {}
            }
            self.stopwatch.start();
        }
        self.stopwatch.stop();
        self.pass_on(seat);
        Ok(ConversationOutcome::GoOn)
    }

    /// Asks for a line until the time is over. A line that comes later does not count.
    pub(super) fn ask_in_time(&mut self, left: fn(&Stopwatch) -> Option<Duration>) -> io::Result<Waited> {
        let waited = self.room.console.ask_within(left(&self.stopwatch))?;
        let is_over = left(&self.stopwatch).is_some_and(|left| left.is_zero());
        Ok(if is_over { Waited::TimeOver } else { waited })
    }

    pub(super) fn prompt(&mut self, seat: Seat) -> io::Result<()> {
        self.keep_drafts()?;
        let people = if self.room.is_alone() { "one" } else { "many" };
        let names = self.room.names.seen_by(Some(seat));
        let line = G::prompt(&self.room.game.view(seat), self.draft(seat), &names, self.room.output)
            .with("people", people)
            .with("who", self.room.called(seat));
        let mut sentence = reckon_words::render(&line, self.room.output.language);
        let left = if self.is_open() { self.stopwatch.left() } else { self.stopwatch.left_to_lay() };
        if let Some(left) = left {
            let about = [("time", self.time(left))];
            sentence = format!("{} {sentence}", self.room.output.say_with("cli-at-once-left", about));
        }
        self.room.console.line("")?;
        self.room.console.say(&sentence)
    }

    pub(super) fn handle_line(&mut self, seat: Seat, line: Option<&str>) -> io::Result<LineOutcome> {
        match line.and_then(arrange_command) {
            Some(ArrangeCommand::Check) => return self.check(seat).map(|()| LineOutcome::Nothing),
            Some(ArrangeCommand::Undo) => return self.undo(seat),
            Some(ArrangeCommand::Next) => return self.pass_keyboard(),
            Some(ArrangeCommand::Wait) => {
                if self.stopwatch.wait() {
                    self.round()?;
                    self.tell_news(seat)?;
                }
                self.show(seat, Part::Public)?;
                return Ok(LineOutcome::Done);
            }
            None => {}
        }
        match line.map_or(TableCommand::End, command::read_at::<G>) {
            TableCommand::Nothing => {
                self.show(seat, Part::Public)?;
                return Ok(LineOutcome::Done);
            }
            TableCommand::Table => self.show(seat, Part::All)?,
            TableCommand::Hand => self.show(seat, Part::Hand)?,
            TableCommand::Centre => self.show(seat, Part::Centre)?,
            TableCommand::Position => self.room.console.line(&self.room.game.view(seat).to_string())?,
            TableCommand::Move(line) => {
                if let Some((_, choice)) = self
                    .pending_confirmation
                    .take_if(|(pending_confirmation, _)| *pending_confirmation == seat && command::is_yes(line))
                {
                    return self.play(seat, choice);
                }
                return self.try_line(seat, line);
            }
            end @ (TableCommand::Quit | TableCommand::End) => {
                if self.leaves(&end)? {
                    return Ok(LineOutcome::Left);
                }
                self.show(seat, Part::All)?;
            }
            command => self.run_command(seat, command)?,
        }
        Ok(LineOutcome::Nothing)
    }

    fn check(&mut self, seat: Seat) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::check(&self.room.game.view(seat), self.draft(seat), &names, self.room.output);
        self.room.console.say_all(&lines)
    }

    /// Goes back to the latest earlier draft whose tiles the player still holds.
    fn undo(&mut self, seat: Seat) -> io::Result<LineOutcome> {
        let drafts = &mut self.drafts[seat.index()];
        let now = drafts.pop();
        let view = self.room.game.view(seat);
        while drafts.last().is_some_and(|draft| !G::holds(&view, draft)) {
            drafts.pop();
        }
        if !drafts.is_empty() {
            self.show(seat, Part::Draft)?;
            return Ok(LineOutcome::Done);
        }
        drafts.extend(now);
        self.room.console.say(&self.room.output.say("cli-at-once-no-undo"))?;
        Ok(LineOutcome::Nothing)
    }

    fn pass_keyboard(&mut self) -> io::Result<LineOutcome> {
        if !self.room.is_alone() {
            return Ok(LineOutcome::Passed);
        }
        self.room.console.say(&self.room.output.say("cli-at-once-nobody-else"))?;
        Ok(LineOutcome::Nothing)
    }

    /// Tries a line. If it is refused, the reason is given, and the draft is kept.
    pub(super) fn try_line(&mut self, seat: Seat, line: &str) -> io::Result<LineOutcome> {
        let view = self.room.game.view(seat);
        let names = self.room.names.seen_by(Some(seat));
        let sentence = match G::understand(&view, self.draft(seat), line, &self.room.output.speaker(&names)) {
            Ok(Understood::Draft(draft)) => return self.update_draft(seat, draft),
            Ok(Understood::Move(choice)) => return self.play_if_confirmed(seat, choice),
            Ok(Understood::Both(draft, choice)) => {
                self.drafts[seat.index()].push(draft);
                let became = self.play_and_show(seat, choice, Part::Draft)?;
                if matches!(became, LineOutcome::Nothing) {
                    self.drafts[seat.index()].pop();
                }
                return Ok(became);
            }
            Err(ParseError::Refused(refusal)) => self.room.refused(&refusal.sentence, refusal.rule),
            Err(ParseError::NotUnderstood(why)) => {
                G::instead_of(&view, line).map_or(why, |id| self.room.output.say(id))
            }
        };
        self.room.console.say(&sentence)?;
        Ok(LineOutcome::Nothing)
    }

    fn update_draft(&mut self, seat: Seat, draft: G::Draft) -> io::Result<LineOutcome> {
        if *self.draft(seat) != draft {
            self.drafts[seat.index()].push(draft);
        } else {
            self.room.console.say(&self.room.output.say("cli-at-once-unchanged"))?;
        }
        self.show(seat, Part::Draft)?;
        let view = self.room.game.view(seat);
        if self.takes_part(seat)
            && let Some((choice, id)) = G::completed_move(&view, self.draft(seat))
        {
            self.room.console.say(&self.room.output.say(id))?;
            return self.play(seat, choice);
        }
        Ok(LineOutcome::Done)
    }

    /// Plays a move; if there is a warning about it, only when it is repeated.
    fn play_if_confirmed(&mut self, seat: Seat, choice: G::Move) -> io::Result<LineOutcome> {
        let pending_confirmation = self.pending_confirmation.take();
        match G::warning(&self.room.game.view(seat), &choice, self.room.output) {
            Some(sentence) if pending_confirmation != Some((seat, choice.clone())) => {
                self.room.console.say(&sentence)?;
                self.pending_confirmation = Some((seat, choice));
                Ok(LineOutcome::Nothing)
            }
            _ => self.play(seat, choice),
        }
    }

    pub(super) fn play(&mut self, seat: Seat, choice: G::Move) -> io::Result<LineOutcome> {
        self.play_and_show(seat, choice, Part::Hand)
    }

    /// Plays a move, and shows `part` if the player has gained anything.
    fn play_and_show(&mut self, seat: Seat, choice: G::Move, part: Part) -> io::Result<LineOutcome> {
        let before = self.room.game.view(seat);
        if let Err(illegal) = self.room.game.play(seat, choice.clone()) {
            let names = self.room.names.seen_by(Some(seat));
            let why = G::why_not(&illegal, &self.room.output.speaker(&names));
            self.room.console.say(&self.room.refused(&why, G::paragraph_of(&illegal)))?;
            return Ok(LineOutcome::Nothing);
        }
        self.room.played = self.room.game.events().len();
        self.room.save()?;
        self.tell_news(seat)?;
        if let Some(sentence) = G::gained(&before, &choice, &self.room.game.view(seat), self.room.output) {
            self.room.console.say(&sentence)?;
            self.show(seat, part)?;
        }
        Ok(LineOutcome::Done)
    }
}
