//! The conversation at the table: whose turn it is, what happened, what is typed.

mod calls;
mod drafts;
mod handing_over;
mod plan;
mod turns;

use std::io::{self, BufRead, Write};

use reckon_rules::game::Seat;

use super::room::Room;
use super::typed::Typed;
use crate::failure::Failure;
use crate::in_turns::InTurns;

use plan::Plan;

pub struct Session<'a, G: InTurns, I, O> {
    room: Room<'a, G, I, O>,
    /// For each seat, what it could do in another's turn when it was last asked for something.
    known_rights: Vec<Vec<G::Right>>,
    /// What somebody has typed and not yet played.
    plan: Option<Plan<G>>,
    /// What each seat has typed of its turn, the last state last; the first one is empty.
    drafts: Vec<Vec<G::Draft>>,
    /// What each seat saw when it was last told what it had got.
    seen: Vec<Option<G::View>>,
}

/// How a question at the keyboard ended.
enum Answered {
    /// Nothing was played, and the game goes on.
    GoOn,
    /// A person has played.
    Played,
    /// A computer player has.
    Moved,
    Left,
}

impl<'a, G: InTurns, I: BufRead, O: Write> Session<'a, G, I, O> {
    pub fn new(room: Room<'a, G, I, O>) -> Self {
        let seats = room.table.players().len();
        // Whoever's turn it is has drawn already.
        let must = room.table.turn().must();
        let seen = (0..).map(Seat).take(seats);
        let seen = seen.map(|seat| (!must.contains(seat)).then(|| room.table.view(seat))).collect();
        Session { room, known_rights: vec![Vec::new(); seats], plan: None, drafts: vec![Vec::new(); seats], seen }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        let hints: Vec<String> = self.how_to_call().into_iter().collect();
        self.room.greet(&hints)?;
        while let Some(seat) = self.room.table.next_to_act() {
            match self.next_move(seat)? {
                Answered::GoOn => {}
                Answered::Moved => self.room.keep()?,
                Answered::Played => {
                    self.room.played = self.room.table.events().len();
                    self.room.keep()?;
                }
                Answered::Left => return Ok(()),
            }
        }
        Ok(self.tell_the_end()?)
    }

    /// What happens next: a computer player moves, or a person is asked.
    fn next_move(&mut self, seat: Seat) -> io::Result<Answered> {
        self.look_at_plan(seat);
        let is_computer = self.room.table.is_computer(seat);
        if is_computer
            && G::RACES
            && let ended @ (Answered::Played | Answered::Left) = self.ask_around()?
        {
            return Ok(ended);
        }
        // Nobody is faster than somebody who has not seen the table yet.
        let has_begun = !self.room.table.is_fresh();
        let in_time = !G::RACES || is_computer || (has_begun && self.room.table.computers_are_in_time());
        if in_time && self.room.table.computers_call() {
            return Ok(Answered::Moved);
        }
        if !is_computer {
            return self.turn_of(seat);
        }
        if !G::RACES
            && let ended @ (Answered::Played | Answered::Left) = self.ask_around()?
        {
            return Ok(ended);
        }
        self.room.table.computer_plays(seat);
        Ok(Answered::Moved)
    }

    /// Several people at one keyboard say who they are where it is not their turn.
    fn how_to_call(&self) -> Option<String> {
        let [_, second, ..] = self.room.people[..] else { return None };
        if !G::tells_of_calls(self.room.table.options()) {
            return None;
        }
        let typed = G::signed(second, self.room.names.of(second)?, &G::example_call(self.room.voice));
        let key = |seat: &Seat| {
            let about = [("who", seat.to_string()), ("number", self.room.called(*seat))];
            self.room.voice.say_with("cli-share", about)
        };
        let keys = self.room.voice.listed(self.room.people.iter().map(key));
        Some(self.room.voice.say_with(G::CALLS.hint, [("typed", typed), ("keys", keys)]))
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.room.told[seat.index()]..self.room.table.events().len();
        self.room.told[seat.index()] = news.end;
        self.tell_events(news)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
        let Some(last) = self.room.at_keyboard.or_else(|| self.room.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        self.room.close(last)
    }

    /// Says goodbye, unless the game goes on after all.
    fn leaves(&mut self, why: &Typed<'_>) -> io::Result<bool> {
        let drafts = &self.drafts;
        let left = self.room.leaves(why, |room, line| {
            let Some(seat) = room.at_keyboard else { return false };
            let names = room.names.seen_by(Some(seat));
            let draft = drafts[seat.index()].last().cloned().unwrap_or_default();
            G::understand(&room.table.view(seat), &draft, line, &room.voice.speaker(&names)).is_ok()
        })?;
        if left && self.room.files.save.is_some() {
            self.say_what_is_not_kept()?;
        }
        Ok(left)
    }

    fn obey(&mut self, seat: Seat, typed: Typed<'_>) -> io::Result<()> {
        let hints = self.how_to_call().into_iter().collect();
        self.room.obey(seat, typed, hints)
    }
}
