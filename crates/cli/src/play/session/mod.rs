//! The conversation at the table: whose turn it is, what happened, what is typed.

mod asides;
mod calls;
mod handing_over;
mod keeping;
mod leaving;
mod plan;
mod turns;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use reckon_rules::game::Seat;
use reckon_words::Names;

use super::again;
use super::console::Console;
use super::people::{Player, names_of};
use super::table::Table;
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

use plan::Plan;

pub struct Session<'a, G: TerminalGame, I, O> {
    table: Table<G>,
    console: Console<I, O>,
    voice: &'a Voice,
    names: Names,
    people: Vec<Seat>,
    /// Who is at the keyboard.
    at_keyboard: Option<Seat>,
    /// How many events each seat has been told.
    told: Vec<usize>,
    /// How many there were when the last person had played.
    played: usize,
    /// For each seat, what it could do in another's turn when it was last asked for something.
    known_rights: Vec<Vec<G::Right>>,
    /// What somebody has typed and not yet played.
    plan: Option<Plan<G>>,
    files: Files,
    /// Whether the last move is in its file.
    is_kept: bool,
}

/// The files that somebody has named.
pub struct Files {
    /// Where the game is kept.
    pub save: Option<PathBuf>,
    /// Where its cards come from.
    pub pack: Option<PathBuf>,
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

impl<'a, G: TerminalGame, I: BufRead, O: Write> Session<'a, G, I, O> {
    pub fn new(table: Table<G>, console: Console<I, O>, files: Files, voice: &'a Voice) -> Self {
        let is_person = |(_, player): &(Seat, &Player)| matches!(player, Player::Person(_));
        let people: Vec<Seat> = (0..).map(Seat).zip(table.players()).filter(is_person).map(|(seat, _)| seat).collect();
        // Somebody alone needs no handing over.
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        Session {
            names: names_of(table.players(), voice),
            told: table.before_last_moves(),
            played: 0,
            known_rights: vec![Vec::new(); table.players().len()],
            plan: None,
            table,
            console,
            voice,
            people,
            at_keyboard,
            is_kept: files.save.is_some(),
            files,
        }
    }

    pub fn run(mut self) -> Result<(), Failure> {
        self.greet()?;
        while let Some(seat) = self.table.turn().must().iter().next() {
            match self.next_move(seat)? {
                Answered::GoOn => {}
                Answered::Moved => self.keep()?,
                Answered::Played => {
                    self.played = self.table.events().len();
                    self.keep()?;
                }
                Answered::Left => return Ok(()),
            }
        }
        Ok(self.tell_the_end()?)
    }

    /// What happens next: a computer player moves, or a person is asked.
    fn next_move(&mut self, seat: Seat) -> io::Result<Answered> {
        self.look_at_plan(seat);
        let is_computer = self.table.is_computer(seat);
        if is_computer
            && G::RACES
            && let ended @ (Answered::Played | Answered::Left) = self.ask_around()?
        {
            return Ok(ended);
        }
        // Nobody is faster than somebody who has not seen the table yet.
        let has_begun = !self.table.is_fresh();
        let in_time = !G::RACES || is_computer || (has_begun && self.table.computers_are_in_time());
        if in_time && self.table.computers_call() {
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
        self.table.computer_plays(seat);
        Ok(Answered::Moved)
    }

    fn greet(&mut self) -> io::Result<()> {
        let title = G::title(self.voice.language);
        self.console.say(&self.voice.say_with("cli-welcome", [("game", title)]))?;
        if self.table.is_fresh() {
            let players = self.table.players().len();
            self.console.say_all(&G::introduction(self.table.options(), players, self.voice))?;
            if let Some(sentence) = self.how_to_call() {
                self.console.say(&sentence)?;
            }
            if let Some(sentence) = self.cards_left_out() {
                self.console.say(&sentence)?;
            }
        }
        if let Some(file) = &self.files.save {
            let sentence = self.voice.say_with("cli-keeping", [("file", shown(file))]);
            self.console.say(&sentence)?;
            if let Some(commitment) = self.table.commitment().filter(|_| self.table.is_fresh()) {
                self.console.say(&self.voice.say_with("cli-fingerprint", [("commitment", commitment)]))?;
            }
        }
        Ok(())
    }

    /// Whoever brings a pack wants to know when a preset leaves cards of it in the box.
    fn cards_left_out(&self) -> Option<String> {
        let options = self.table.options();
        let (all, cards) = (G::printed_cards(options).len(), G::cards(options));
        let left_out = G::own_cards(options).is_some() && cards < all;
        let number = |count| self.voice.count(count);
        left_out.then(|| self.voice.say_with("cli-pack-partly", [("cards", number(cards)), ("all", number(all))]))
    }

    /// Several people at one keyboard say who they are where it is not their turn.
    fn how_to_call(&self) -> Option<String> {
        let [_, second, ..] = self.people[..] else { return None };
        if !G::tells_of_calls(self.table.options()) {
            return None;
        }
        let typed = G::signed(second, self.names.of(second)?, &G::example_call(self.voice));
        let key = |seat: &Seat| {
            let about = [("who", seat.to_string()), ("number", self.called(*seat))];
            self.voice.say_with("cli-share", about)
        };
        let keys = self.voice.listed(self.people.iter().map(key));
        Some(self.voice.say_with(G::CALLS.hint, [("typed", typed), ("keys", keys)]))
    }

    /// The name of somebody, where they have one.
    fn called(&self, seat: Seat) -> String {
        self.names.of(seat).unwrap_or_default().to_string()
    }

    fn is_alone(&self) -> bool {
        self.people.len() == 1
    }

    /// For whom sentences are said: somebody alone is always "you".
    fn names_for_all(&self) -> Names {
        self.names.seen_by(if let [only] = self.people[..] { Some(only) } else { None })
    }

    /// Says what has happened since this seat was last told.
    fn tell_news(&mut self, seat: Seat) -> io::Result<()> {
        let news = self.told[seat.index()]..self.table.events().len();
        self.told[seat.index()] = news.end;
        self.tell_events(news)
    }

    fn tell_the_end(&mut self) -> io::Result<()> {
        let Some(last) = self.at_keyboard.or_else(|| self.people.first().copied()) else { return Ok(()) };
        self.tell_news(last)?;
        if G::plays_for_points(self.table.options()) {
            self.console.line("")?;
            self.show_score(last, false)?;
            self.console.line("")?;
        }
        if let Some(file) = self.files.save.as_ref().filter(|_| self.is_kept) {
            let about = [("file", shown(file)), ("argument", as_argument(file))];
            self.console.line(&self.voice.say_with("cli-record-kept", about))?;
        }
        let command = again::command(&self.table, self.files.pack.as_deref());
        // A command is copied, so it stays on one line.
        self.console.line(&self.voice.say_with("cli-deal-again", [("command", command)]))
    }
}
