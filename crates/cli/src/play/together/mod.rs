//! The conversation at a table where everybody plays at once: one person arranges while the computer players do
//! something at an agreed pace, and several people have the keyboard one after the other.

mod answers;
mod arranging;
mod hints;
mod lines;
#[cfg(test)]
mod tests;
mod watch;

use std::io::{self, BufRead, Write};

use reckon_rules::game::{Seat, Turn};

use super::Times;
use super::room::Room;
use super::typed::{self, Typed};
use crate::at_once::AtOnce;
use crate::failure::Failure;
use crate::game::Part;

pub use hints::in_words;
use watch::{Watch, real_clock};

/// When nobody at the keyboard takes part any more and the computer players have let so many chances go, they stop.
const IDLE_ROUNDS: u32 = 3;

pub struct Together<'a, G: AtOnce, I, O> {
    room: Room<'a, G, I, O>,
    /// What each seat has arranged, the last one last.
    drafts: Vec<Vec<G::Draft>>,
    watch: Watch,
    /// Whether the watch has run since the cards were dealt.
    from_the_beginning: bool,
    /// Who gets the keyboard next, unless they take no more part.
    next: Seat,
    /// Whose time is over and has not been told: what is on the screen goes away at once.
    too_late: Option<Seat>,
    /// What somebody typed who was asked whether they mean it.
    doubted: Option<(Seat, G::Move)>,
}

/// How a conversation with somebody ended.
#[derive(PartialEq)]
enum Ended {
    /// The table goes on.
    GoOn,
    Left,
}

impl<'a, G: AtOnce, I: BufRead, O: Write> Together<'a, G, I, O> {
    pub fn new(room: Room<'a, G, I, O>, times: Times) -> Self {
        let people = room.people.len();
        Together::with_watch(room, Watch::new(real_clock(), times, people))
    }

    fn with_watch(room: Room<'a, G, I, O>, watch: Watch) -> Self {
        let seats = (0..).map(Seat).take(room.table.players().len());
        let drafts = seats.map(|seat| vec![G::first_draft(&room.table.view(seat))]).collect();
        let next = room.people.first().copied().unwrap_or(Seat(0));
        Together { from_the_beginning: room.table.is_fresh(), room, drafts, watch, next, too_late: None, doubted: None }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        let hints = self.hints();
        self.room.greet(&hints)?;
        loop {
            let ended = match self.room.table.turn() {
                Turn::Over(_) => return Ok(self.tell_the_end()?),
                turn => match turn.must().iter().next() {
                    Some(seat) => self.answer(seat)?,
                    None => match self.arranger() {
                        Some(seat) => self.arrange(seat)?,
                        None => self.computers_play_on()?,
                    },
                },
            };
            if ended == Ended::Left {
                return Ok(());
            }
        }
    }

    /// Whether play goes on, and nobody has to answer first.
    fn is_open(&self) -> bool {
        matches!(self.room.table.turn(), Turn::Open { must, .. } if must.is_empty())
    }

    fn takes_part(&self, seat: Seat) -> bool {
        matches!(self.room.table.turn(), Turn::Open { may, .. } if may.contains(seat))
    }

    /// Of the people who still take part, the next one.
    fn arranger(&self) -> Option<Seat> {
        let people = self.room.people.iter().copied();
        let place = self.room.people.iter().position(|seat| *seat == self.next).unwrap_or(0);
        people.clone().cycle().skip(place).take(people.len()).find(|seat| self.takes_part(*seat))
    }

    /// The keyboard goes on, behind this seat.
    fn pass_on(&mut self, seat: Seat) {
        let place = self.room.people.iter().position(|person| *person == seat).unwrap_or(0);
        self.next = self.room.people[(place + 1) % self.room.people.len()];
    }

    fn draft(&self, seat: Seat) -> &G::Draft {
        self.drafts[seat.index()].last().expect("nobody takes back the first one")
    }

    /// Each computer player does one thing, if it wants to; whether one did.
    fn round(&mut self) -> io::Result<bool> {
        let mut acted = false;
        for seat in (0..).map(Seat).take(self.room.table.players().len()) {
            if self.is_open() && self.takes_part(seat) && self.room.table.computer_calls(seat) {
                acted = true;
                self.room.keep()?;
            }
        }
        Ok(acted)
    }

    /// What the computer players have had time for since it was last looked.
    fn catch_up(&mut self) -> io::Result<()> {
        for _ in 0..self.watch.due() {
            self.round()?;
        }
        Ok(())
    }

    /// Nobody at the keyboard takes part any more.
    fn computers_play_on(&mut self) -> io::Result<Ended> {
        self.room.console.say(&self.room.voice.say("cli-at-once-play-on"))?;
        let mut idle = 0;
        while self.is_open() {
            idle = if self.round()? { 0 } else { idle + 1 };
            if idle < IDLE_ROUNDS {
                continue;
            }
            for seat in (0..).map(Seat).take(self.room.table.players().len()) {
                if self.is_open() && self.takes_part(seat) {
                    let _always_legal = self.room.table.play(seat, G::give_up());
                    self.room.keep()?;
                }
            }
        }
        Ok(Ended::GoOn)
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let names = self.room.names_for_all();
        let all = self.room.table.events().len();
        // With nobody's hand on the screen everybody looks at it.
        let is_for_all = self.room.at_keyboard.is_none() && !self.room.is_alone();
        let hearers = if is_for_all { self.room.people.clone() } else { vec![seat] };
        let told = hearers.iter().map(|hearer| self.room.told[hearer.index()]).min().unwrap_or(all);
        for hearer in hearers {
            self.room.told[hearer.index()] = all;
        }
        let events = &self.room.table.events()[told..];
        self.room.console.say_all(&G::tell(events, &self.room.voice.speaker(&names)))
    }

    fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::draw_with(&self.room.table.view(seat), self.draft(seat), part, &names, self.room.voice);
        self.room.console.line("")?;
        self.room.console.lines(&lines)
    }

    /// Takes the last hand off the screen and waits until the next person is there.
    fn hand_over_to(&mut self, seat: Seat) -> io::Result<Ended> {
        self.room.take_hand_away()?;
        self.say_who_is_too_late()?;
        self.tell_news(seat)?;
        loop {
            let about = [("who", self.room.called(seat))];
            self.room.console.say(&self.room.voice.say_with("cli-pass-keyboard", about))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(Typed::End, typed::read_at::<G>) {
                Typed::Nothing => {
                    self.room.at_keyboard = Some(seat);
                    return Ok(Ended::GoOn);
                }
                end @ (Typed::Quit | Typed::End) => {
                    if self.leaves(&end)? {
                        return Ok(Ended::Left);
                    }
                }
                // Only Enter reveals a hand.
                aside => self.obey(seat, aside)?,
            }
        }
    }

    fn say_who_is_too_late(&mut self) -> io::Result<()> {
        let Some(seat) = self.too_late.take() else { return Ok(()) };
        let about = [("who", self.room.called(seat))];
        self.room.console.say(&self.room.voice.say_with("cli-at-once-time-over", about))
    }

    fn obey(&mut self, seat: Seat, typed: Typed<'_>) -> io::Result<()> {
        let hints = self.hints();
        self.room.obey(seat, typed, hints)
    }

    /// Says goodbye, unless the game goes on after all.
    fn leaves(&mut self, why: &Typed<'_>) -> io::Result<bool> {
        self.watch.stop();
        let drafts = &self.drafts;
        let left = self.room.leaves(why, |room, line| {
            let Some(seat) = room.at_keyboard else { return false };
            let names = room.names.seen_by(Some(seat));
            let draft = drafts[seat.index()].last();
            let speaker = room.voice.speaker(&names);
            draft.is_some_and(|draft| G::understand(&room.table.view(seat), draft, line, &speaker).is_ok())
        })?;
        if left && self.room.files.save.is_some() {
            self.say_what_is_not_kept()?;
        }
        Ok(left)
    }

    /// An arrangement is nobody's move, so no record has it.
    fn say_what_is_not_kept(&mut self) -> io::Result<()> {
        let is_new = |seat: &Seat| *self.draft(*seat) != G::first_draft(&self.room.table.view(*seat));
        if !self.room.people.iter().any(is_new) {
            return Ok(());
        }
        let sentence = match self.room.people[..] {
            [only] => {
                let about = [("typed", G::draft_text(self.draft(only)))];
                self.room.voice.say_with("cli-at-once-not-kept", about)
            }
            // The others need not see it.
            _ => self.room.voice.say("cli-at-once-not-kept-many"),
        };
        self.room.console.say(&sentence)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
        self.watch.stop();
        let Some(last) = self.room.at_keyboard.or_else(|| self.room.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        let (names, view) = (self.room.names_for_all(), self.room.table.public_view());
        self.room.console.lines(&G::last_picture(&view, &names, self.room.voice))?;
        if self.room.table.players().len() == 1 {
            // Who plays without a clock is not timed.
            let time = self.watch.pace().map(|_| self.watch.passed());
            let sentence = G::alone_in(&view, time, self.from_the_beginning, self.room.voice);
            self.room.console.say(&sentence)?;
        }
        self.room.close(last)
    }
}
