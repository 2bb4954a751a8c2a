//! A game played in turns: the conversation at the keyboard, from the greeting to the result.

mod calls;
mod drafts;
mod keyboard_handover;
mod plan;
mod race;
mod turn;

use std::io::{self, Write};

use reckon_rules::game::Seat;

use super::command::TableCommand;
use super::room::Room;
use crate::failure::Failure;
use crate::game::InTurns;
use crate::play::lines::Lines;

use plan::Plan;

pub struct TurnSession<'a, G: InTurns, I, O> {
    room: Room<'a, G, I, O>,
    /// Each seat's rights in another player's turn when it was last asked for anything.
    known_rights: Vec<Vec<G::Right>>,
    /// Moves typed but not played yet.
    plan: Option<Plan<G>>,
    /// Answers of which only the first counts, held back until everybody has answered.
    held_back: Vec<(Seat, G::Move)>,
    /// Each seat's drafts of its turn, latest last; the initial one is empty.
    drafts: Vec<Vec<G::Draft>>,
    /// Each seat's view when it was last told its gains.
    seen: Vec<Option<G::View>>,
}

/// Outcome of a question at the keyboard.
enum QuestionOutcome {
    /// Nothing was played, and the game continues.
    GoOn,
    /// A person has played.
    Played,
    /// A computer player has moved, or a move was made for a person who had no choice.
    Moved,
    Left,
}

impl<'a, G: InTurns, I: Lines, O: Write> TurnSession<'a, G, I, O> {
    pub fn new(room: Room<'a, G, I, O>) -> Self {
        let seats = room.game.players().len();
        // The player whose turn it is has already drawn, and is still to be told what.
        let must = room.game.turn().must();
        let seen = (0..).map(Seat).take(seats);
        let seen = seen.map(|seat| (!must.contains(seat)).then(|| room.game.view(seat))).collect();
        TurnSession {
            room,
            known_rights: vec![Vec::new(); seats],
            plan: None,
            held_back: Vec::new(),
            drafts: vec![Vec::new(); seats],
            seen,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        let hints: Vec<String> = self.call_hint().into_iter().collect();
        self.room.greet(&hints)?;
        loop {
            let next = self.room.game.next_to_act(|seat| self.held_back.iter().any(|(held, _)| *held == seat));
            let outcome = match next {
                Some(seat) => self.next_move(seat)?,
                None if self.held_back.is_empty() => break,
                None => self.decide_race()?,
            };
            match outcome {
                QuestionOutcome::GoOn => {}
                QuestionOutcome::Moved => self.room.save()?,
                QuestionOutcome::Played => {
                    self.room.played = self.room.game.events().len();
                    self.room.save()?;
                }
                QuestionOutcome::Left => return Ok(()),
            }
        }
        Ok(self.finish()?)
    }

    /// Makes the next move: a computer player moves, or a person is asked.
    fn next_move(&mut self, seat: Seat) -> io::Result<QuestionOutcome> {
        self.drop_stale_plan(seat);
        let is_computer = self.room.game.is_computer(seat);
        if is_computer
            && G::RACES
            && let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.ask_around()?
        {
            return Ok(ended);
        }
        // At the start, computers must not act before a person who has not seen the table yet.
        let has_begun = !self.room.game.is_fresh();
        let in_time = !G::RACES || is_computer || (has_begun && self.room.game.computers_win_race());
        if in_time && self.room.game.computers_call() {
            return Ok(QuestionOutcome::Moved);
        }
        if !is_computer {
            return self.turn_of(seat);
        }
        if !G::RACES
            && let ended @ (QuestionOutcome::Played | QuestionOutcome::Left) = self.ask_around()?
        {
            return Ok(ended);
        }
        if let Some(choice) = self.room.game.computer_chooses(seat)
            && !self.hold_back(seat, &choice)
        {
            self.room.game.play_for_computer(seat, choice);
        }
        Ok(QuestionOutcome::Moved)
    }

    /// Explains how several people at one keyboard identify themselves when they act out of turn.
    fn call_hint(&self) -> Option<String> {
        let [_, second, ..] = self.room.people[..] else { return None };
        if !G::announces_calls(self.room.game.options()) {
            return None;
        }
        let typed = G::signed(second, self.room.names.of(second)?, &G::example_call(self.room.output));
        let key = |seat: &Seat| {
            let about = [("who", seat.to_string()), ("number", self.room.called(*seat))];
            self.room.output.say_with("cli-share", about)
        };
        let keys = self.room.output.listed(self.room.people.iter().map(key));
        Some(self.room.output.say_with(G::CALLS.hint, [("typed", typed), ("keys", keys)]))
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.room.told[seat.index()]..self.room.game.events().len();
        self.room.told[seat.index()] = news.end;
        self.tell_events(news)
    }

    fn finish(&mut self) -> io::Result<()> {
        let Some(last) = self.room.at_keyboard.or_else(|| self.room.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        self.room.close(last)
    }

    /// Leaves the game, unless it continues after all; returns whether it was left.
    fn leaves(&mut self, why: &TableCommand<'_>) -> io::Result<bool> {
        let drafts = &self.drafts;
        let left = self.room.leaves(why, |room, line| {
            let Some(seat) = room.at_keyboard else { return false };
            let names = room.names.seen_by(Some(seat));
            let draft = drafts[seat.index()].last().cloned().unwrap_or_default();
            G::understand(&room.game.view(seat), &draft, line, &room.output.speaker(&names)).is_ok()
        })?;
        if left && self.room.files.save.is_some() {
            self.warn_of_unsaved_draft()?;
        }
        Ok(left)
    }

    fn run_command(&mut self, seat: Seat, command: TableCommand<'_>) -> io::Result<()> {
        let hints = self.call_hint().into_iter().collect();
        self.room.run_command(seat, command, hints)
    }
}
