//! A game that everybody plays at once: one person arranges while the computer players act at an agreed pace;
//! several people take turns at the keyboard.

mod answers;
mod arrange_commands;
mod arranging;
mod stopwatch;
#[cfg(test)]
mod tests;
mod times;

use std::io::{self, Write};

use reckon_rules::game::{Seat, Turn};

use super::Times;
use super::command::{self, TableCommand};
use super::local_game::LocalGame;
use super::room::Room;
use crate::failure::Failure;
use crate::game::{AtOnce, Part};
use crate::play::lines::Lines;

use stopwatch::{Stopwatch, real_clock};
pub use times::in_words;

/// Number of idle rounds after which the computer players stop, once no person takes part any more.
const IDLE_ROUNDS: u32 = 3;

pub struct SimultaneousSession<'a, G: AtOnce, I, O> {
    room: Room<'a, G, I, O>,
    /// Each seat's arrangements, latest last.
    drafts: Vec<Vec<G::Draft>>,
    stopwatch: Stopwatch,
    /// Whether the stopwatch has run since the cards were dealt.
    from_the_beginning: bool,
    /// The person to get the keyboard next, unless they have dropped out.
    next: Seat,
    /// The player whose time is up, to be told after the screen has been cleared.
    too_late: Option<Seat>,
    /// The move that a player was asked to confirm.
    pending_confirmation: Option<(Seat, G::Move)>,
}

/// Returns the draft that a seat begins with: the one that was saved with the game, or else the first one. There is
/// nothing before it to go back to.
fn first_drafts<G: AtOnce>(game: &LocalGame<G>, seat: Seat) -> Vec<G::Draft> {
    let view = game.view(seat);
    let saved = game.drafts().iter().find(|(of, _)| *of == seat);
    let saved = saved.and_then(|(_, text)| G::tapped(&view, text).ok()).filter(|draft| G::holds(&view, draft));
    vec![saved.unwrap_or_else(|| G::first_draft(&view))]
}

/// Outcome of a conversation with a player.
#[derive(PartialEq)]
enum ConversationOutcome {
    /// The game continues.
    GoOn,
    Left,
}

impl<'a, G: AtOnce, I: Lines, O: Write> SimultaneousSession<'a, G, I, O> {
    pub fn new(room: Room<'a, G, I, O>, times: Times) -> Self {
        let people = room.people.len();
        SimultaneousSession::with_stopwatch(room, Stopwatch::new(real_clock(), times, people))
    }

    fn with_stopwatch(room: Room<'a, G, I, O>, stopwatch: Stopwatch) -> Self {
        let seats = (0..).map(Seat).take(room.game.players().len());
        let drafts = seats.map(|seat| first_drafts(&room.game, seat)).collect();
        let next = room.people.first().copied().unwrap_or(Seat(0));
        SimultaneousSession {
            from_the_beginning: room.game.is_fresh(),
            room,
            drafts,
            stopwatch,
            next,
            too_late: None,
            pending_confirmation: None,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        let hints = self.hints();
        self.room.greet(&hints)?;
        loop {
            let ended = match self.room.game.turn() {
                Turn::Over(_) => return Ok(self.finish()?),
                turn => match turn.must().iter().next() {
                    Some(seat) => self.answer(seat)?,
                    None => match self.arranger() {
                        Some(seat) => self.arrange(seat)?,
                        None => self.computers_play_on()?,
                    },
                },
            };
            if ended == ConversationOutcome::Left {
                return Ok(());
            }
        }
    }

    /// Checks whether everybody may play, without anybody having to answer first.
    fn is_open(&self) -> bool {
        matches!(self.room.game.turn(), Turn::Open { must, .. } if must.is_empty())
    }

    fn takes_part(&self, seat: Seat) -> bool {
        matches!(self.room.game.turn(), Turn::Open { may, .. } if may.contains(seat))
    }

    /// Returns the next person who still takes part.
    fn arranger(&self) -> Option<Seat> {
        let people = self.room.people.iter().copied();
        let place = self.room.people.iter().position(|seat| *seat == self.next).unwrap_or(0);
        people.clone().cycle().skip(place).take(people.len()).find(|seat| self.takes_part(*seat))
    }

    /// Passes the keyboard to the person after this seat.
    fn pass_on(&mut self, seat: Seat) {
        let place = self.room.people.iter().position(|person| *person == seat).unwrap_or(0);
        self.next = self.room.people[(place + 1) % self.room.people.len()];
    }

    fn draft(&self, seat: Seat) -> &G::Draft {
        self.drafts[seat.index()].last().expect("the first draft is never undone")
    }

    /// Lets each computer player take one action if it wants to; returns whether any did.
    fn round(&mut self) -> io::Result<bool> {
        let mut acted = false;
        for seat in (0..).map(Seat).take(self.room.game.players().len()) {
            if self.is_open() && self.takes_part(seat) && self.room.game.computer_calls(seat) {
                acted = true;
                self.room.save()?;
            }
        }
        Ok(acted)
    }

    /// Plays the actions for which the computer players have had time since the last check.
    fn catch_up(&mut self) -> io::Result<()> {
        for _ in 0..self.stopwatch.due() {
            self.round()?;
        }
        Ok(())
    }

    /// Lets the computer players finish the game alone.
    fn computers_play_on(&mut self) -> io::Result<ConversationOutcome> {
        self.room.console.say(&self.room.output.say("cli-at-once-play-on"))?;
        let mut idle = 0;
        while self.is_open() {
            idle = if self.round()? { 0 } else { idle + 1 };
            if idle < IDLE_ROUNDS {
                continue;
            }
            for seat in (0..).map(Seat).take(self.room.game.players().len()) {
                if self.is_open() && self.takes_part(seat) {
                    let _always_legal = self.room.game.play(seat, G::give_up());
                    self.room.save()?;
                }
            }
        }
        Ok(ConversationOutcome::GoOn)
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let names = self.room.names_for_all();
        let all = self.room.game.events().len();
        // With nobody's hand on the screen, everybody may read it.
        let is_for_all = self.room.at_keyboard.is_none() && !self.room.is_alone();
        let audience = if is_for_all { self.room.people.clone() } else { vec![seat] };
        let told = audience.iter().map(|listener| self.room.told[listener.index()]).min().unwrap_or(all);
        for listener in audience {
            self.room.told[listener.index()] = all;
        }
        let events = &self.room.game.events()[told..];
        self.room.console.say_all(&G::tell(events, &self.room.output.speaker(&names)))
    }

    fn show(&mut self, seat: Seat, part: Part) -> io::Result<()> {
        let names = self.room.names.seen_by(Some(seat));
        let lines = G::draw_with(&self.room.game.view(seat), self.draft(seat), part, &names, self.room.output);
        self.room.console.line("")?;
        self.room.console.lines(&lines)
    }

    /// Takes the last hand off the screen and waits until the next person is at the keyboard.
    fn hand_over_to(&mut self, seat: Seat) -> io::Result<ConversationOutcome> {
        self.room.take_hand_away()?;
        self.announce_time_over()?;
        self.tell_news(seat)?;
        loop {
            let about = [("who", self.room.called(seat))];
            self.room.console.say(&self.room.output.say_with("cli-pass-keyboard", about))?;
            let line = self.room.console.ask()?;
            match line.as_deref().map_or(TableCommand::End, command::read_at::<G>) {
                TableCommand::Nothing => {
                    self.room.at_keyboard = Some(seat);
                    return Ok(ConversationOutcome::GoOn);
                }
                end @ (TableCommand::Quit | TableCommand::End) => {
                    if self.leaves(&end)? {
                        return Ok(ConversationOutcome::Left);
                    }
                }
                // Only Enter reveals a hand.
                command => self.run_command(seat, command)?,
            }
        }
    }

    fn announce_time_over(&mut self) -> io::Result<()> {
        let Some(seat) = self.too_late.take() else { return Ok(()) };
        let about = [("who", self.room.called(seat))];
        self.room.console.say(&self.room.output.say_with("cli-at-once-time-over", about))
    }

    fn run_command(&mut self, seat: Seat, command: TableCommand<'_>) -> io::Result<()> {
        let hints = self.hints();
        self.room.run_command(seat, command, hints)
    }

    /// Leaves the game, unless it continues after all; returns whether it was left.
    fn leaves(&mut self, why: &TableCommand<'_>) -> io::Result<bool> {
        self.stopwatch.stop();
        let drafts = &self.drafts;
        let left = self.room.leaves(why, |room, line| {
            let Some(seat) = room.at_keyboard else { return false };
            let names = room.names.seen_by(Some(seat));
            let draft = drafts[seat.index()].last();
            let speaker = room.output.speaker(&names);
            draft.is_some_and(|draft| G::understand(&room.game.view(seat), draft, line, &speaker).is_ok())
        })?;
        Ok(left)
    }

    /// Saves what everybody has arranged with the game: it is no move, but it is there again when the game continues.
    fn keep_drafts(&mut self) -> io::Result<()> {
        let draft_of = |seat: &Seat| {
            let draft = self.draft(*seat);
            let is_new = *draft != G::first_draft(&self.room.game.view(*seat));
            is_new.then(|| (*seat, draft.to_string()))
        };
        let drafts = self.room.people.iter().filter_map(draft_of).collect();
        if self.room.game.keep_drafts(drafts) { self.room.save() } else { Ok(()) }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.stopwatch.stop();
        let Some(last) = self.room.at_keyboard.or_else(|| self.room.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        let (names, view) = (self.room.names_for_all(), self.room.game.public_view());
        self.room.console.lines(&G::last_picture(&view, &names, self.room.output))?;
        if self.room.game.players().len() == 1 {
            // Without a clock, no time is reported.
            let time = self.stopwatch.pace().map(|_| self.stopwatch.passed());
            let sentence = G::alone_in(&view, time, self.from_the_beginning, self.room.output);
            self.room.console.say(&sentence)?;
        }
        self.room.close(last)
    }
}
