//! State that every kind of session in the terminal shares: the game, the players, the keyboard, the file.

mod commands;
mod leaving;
mod saving;

use std::io::{self, Write};
use std::path::PathBuf;

use reckon_rules::game::Seat;
use reckon_words::Names;

use super::console::Console;
use super::local_game::LocalGame;
use super::redeal_command;
use super::seating::{names_of, seats_of_people};
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::output::{Output, capitalised};
use crate::play::lines::Lines;

pub struct Room<'a, G: TerminalGame, I, O> {
    pub game: LocalGame<G>,
    pub console: Console<I, O>,
    pub output: &'a Output,
    pub names: Names,
    pub people: Vec<Seat>,
    /// The player at the keyboard.
    pub at_keyboard: Option<Seat>,
    /// Number of events each seat has been told.
    pub told: Vec<usize>,
    /// Number of events when a person last played.
    pub played: usize,
    pub files: Files,
    /// Whether the last move has been saved.
    pub is_saved: bool,
}

/// Files named by the user.
pub struct Files {
    /// File in which the game is saved.
    pub save: Option<PathBuf>,
    /// Pack file from which its cards come.
    pub pack: Option<PathBuf>,
}

impl<'a, G: TerminalGame, I: Lines, O: Write> Room<'a, G, I, O> {
    pub fn new(game: LocalGame<G>, console: Console<I, O>, files: Files, output: &'a Output) -> Self {
        let people = seats_of_people(game.players());
        // A person alone always has the keyboard.
        let at_keyboard = if let [only] = people[..] { Some(only) } else { None };
        Room {
            names: names_of(game.players(), output),
            told: game.before_last_moves(),
            played: 0,
            game,
            console,
            output,
            people,
            at_keyboard,
            is_saved: files.save.is_some(),
            files,
        }
    }

    /// Introduces the game; `hints` explain how it is played at the keyboard.
    pub fn greet(&mut self, hints: &[String]) -> io::Result<()> {
        let title = G::title(self.output.language);
        self.console.say(&self.output.say_with("cli-welcome", [("game", title)]))?;
        if self.game.is_fresh() {
            let players = self.game.players().len();
            self.console.say_all(&G::introduction(self.game.options(), players, self.output))?;
            self.console.say_all(hints)?;
            let opening = G::opening(&self.game.public_view(), &self.names_for_all(), self.output);
            self.console.say_all(&opening)?;
            if let Some(sentence) = self.cards_left_out() {
                self.console.say(&sentence)?;
            }
        }
        if let Some(file) = &self.files.save {
            let sentence = self.output.say_with("cli-keeping", [("file", shown(file))]);
            self.console.say(&sentence)?;
            if let Some(commitment) = self.game.commitment().filter(|_| self.game.is_fresh()) {
                self.console.say(&self.output.say_with("cli-fingerprint", [("commitment", commitment)]))?;
            }
        }
        Ok(())
    }

    /// Warns a player who supplied a pack if the preset leaves out some of its cards.
    fn cards_left_out(&self) -> Option<String> {
        let options = self.game.options();
        let (all, cards) = (G::printed_cards(options).len(), G::cards(options));
        let left_out = G::own_cards(options).is_some() && cards < all;
        let number = |count| self.output.count(count);
        left_out.then(|| self.output.say_with("cli-pack-partly", [("cards", number(cards)), ("all", number(all))]))
    }

    /// Returns a player's name; empty if they have none.
    pub fn called(&self, seat: Seat) -> String {
        self.names.of(seat).unwrap_or_default().to_string()
    }

    pub fn is_alone(&self) -> bool {
        self.people.len() == 1
    }

    /// Explains a refusal, and how to read the rule behind it.
    pub fn refused(&self, why: &str, rule: Option<&str>) -> String {
        let why = capitalised(why);
        match rule {
            Some(rule) => self.output.say_with("cli-refused-rule", [("why", why.as_str()), ("rule", rule)]),
            None => self.output.say_with("cli-refused", [("why", why)]),
        }
    }

    /// Returns names for sentences addressed to everybody: a person alone is always "you".
    pub fn names_for_all(&self) -> Names {
        self.names.seen_by(if let [only] = self.people[..] { Some(only) } else { None })
    }

    /// Clears the last player's hand off a shared screen.
    pub fn take_hand_away(&mut self) -> io::Result<()> {
        if let Some(before) = self.at_keyboard {
            // The player need not be told about their own move later.
            let told = &mut self.told[before.index()];
            *told = self.played.max(*told);
            self.console.hide()?;
        }
        Ok(())
    }

    /// Closes with the points, the record's file, and how to deal the same cards again.
    pub fn close(&mut self, last: Seat) -> io::Result<()> {
        if G::plays_for_points(self.game.options()) {
            self.console.line("")?;
            self.show_score(last, false)?;
            self.console.line("")?;
        }
        if let Some(file) = self.files.save.as_ref().filter(|_| self.is_saved) {
            let about = [("file", shown(file)), ("argument", as_argument(file))];
            self.console.line(&self.output.say_with("cli-record-kept", about))?;
        }
        let command = redeal_command::redeal_command(&self.game, self.files.pack.as_deref());
        // Not wrapped: players copy the command.
        self.console.line(&self.output.say_with(G::DEAL_AGAIN, [("command", command)]))
    }
}
