//! What every table in the terminal has, however it is played: the game, who sits there, the keyboard, the file.

mod asides;
mod keeping;
mod leaving;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use reckon_rules::game::Seat;
use reckon_words::Names;

use super::again;
use super::console::Console;
use super::people::{names_of, seats_of_people};
use super::table::Table;
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

pub struct Room<'a, G: TerminalGame, I, O> {
    pub table: Table<G>,
    pub console: Console<I, O>,
    pub voice: &'a Voice,
    pub names: Names,
    pub people: Vec<Seat>,
    /// Who is at the keyboard.
    pub at_keyboard: Option<Seat>,
    /// How many events each seat has been told.
    pub told: Vec<usize>,
    /// How many there were when the last person had played.
    pub played: usize,
    pub files: Files,
    /// Whether the last move is in its file.
    pub is_kept: bool,
}

/// The files that somebody has named.
pub struct Files {
    /// Where the game is kept.
    pub save: Option<PathBuf>,
    /// Where its cards come from.
    pub pack: Option<PathBuf>,
}

impl<'a, G: TerminalGame, I: BufRead, O: Write> Room<'a, G, I, O> {
    pub fn new(table: Table<G>, console: Console<I, O>, files: Files, voice: &'a Voice) -> Self {
        let people = seats_of_people(table.players());
        // Somebody alone needs no handing over.
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        Room {
            names: names_of(table.players(), voice),
            told: table.before_last_moves(),
            played: 0,
            table,
            console,
            voice,
            people,
            at_keyboard,
            is_kept: files.save.is_some(),
            files,
        }
    }

    /// What is to be known at the beginning; `hints` are those of the way in which it is played.
    pub fn greet(&mut self, hints: &[String]) -> io::Result<()> {
        let title = G::title(self.voice.language);
        self.console.say(&self.voice.say_with("cli-welcome", [("game", title)]))?;
        if self.table.is_fresh() {
            let players = self.table.players().len();
            self.console.say_all(&G::introduction(self.table.options(), players, self.voice))?;
            self.console.say_all(hints)?;
            let opening = G::opening(&self.table.public_view(), &self.names_for_all(), self.voice);
            self.console.say_all(&opening)?;
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

    /// The name of somebody, where they have one.
    pub fn called(&self, seat: Seat) -> String {
        self.names.of(seat).unwrap_or_default().to_string()
    }

    pub fn is_alone(&self) -> bool {
        self.people.len() == 1
    }

    /// For whom sentences are said: somebody alone is always "you".
    pub fn names_for_all(&self) -> Names {
        self.names.seen_by(if let [only] = self.people[..] { Some(only) } else { None })
    }

    /// Where several share the keyboard, the hand of the last one goes off the screen.
    pub fn take_hand_away(&mut self) -> io::Result<()> {
        if let Some(before) = self.at_keyboard {
            // Nobody is told their own move again.
            let told = &mut self.told[before.index()];
            *told = self.played.max(*told);
            self.console.hide()?;
        }
        Ok(())
    }

    /// When everything has been told: the points, where the record is, how the same cards are dealt again.
    pub fn close(&mut self, last: Seat) -> io::Result<()> {
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
        self.console.line(&self.voice.say_with(G::DEAL_AGAIN, [("command", command)]))
    }
}
