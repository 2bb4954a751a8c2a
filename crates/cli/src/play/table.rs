//! A game that is being played, with its record and its computer players.

use std::path::Path;

use reckon_bots::Bot;
use reckon_rules::game::{BadTable, Seat, Turn, Viewer};
use reckon_rules::shuffle::Shuffle;
use reckon_words::Names;

use super::people::Player;
use super::record::Record;
use super::seed;
use crate::failure::{Failure, why};
use crate::files::{shown, write_private};
use crate::game::TerminalGame;
use crate::voice::Voice;

pub struct Table<G: TerminalGame> {
    game: G,
    record: Record<G>,
    computers: Vec<Option<Computer<G>>>,
    /// Everything that has happened.
    events: Vec<G::Event>,
    /// For each seat, how much had happened before its last move.
    before_last: Vec<usize>,
}

struct Computer<G: TerminalGame> {
    player: Box<dyn Bot<G>>,
    /// How many events it has been told.
    told: usize,
}

/// Why a game cannot be played.
pub enum Trouble {
    Deal(BadTable),
    /// A move of the record is not allowed.
    Move,
}

impl Trouble {
    pub fn tell(&self, file: Option<&Path>, voice: &Voice) -> Failure {
        match self {
            Trouble::Deal(bad) => Failure::Sentence(voice.speaker(&Names::default()).tell(bad)),
            Trouble::Move => {
                // Only a file brings moves.
                let file = file.map(shown).unwrap_or_default();
                Failure::about("cli-save-damaged", [("file", file)], voice)
            }
        }
    }
}

impl<G: TerminalGame> Table<G> {
    /// Deals, and plays the moves of the record.
    pub fn open(record: Record<G>) -> Result<Table<G>, Trouble> {
        let seats = u8::try_from(record.players.len()).unwrap_or(u8::MAX);
        let game = G::deal(&record.options, seats, &mut Shuffle::new(&record.seed)).map_err(Trouble::Deal)?;
        let computer = |player: &Player| match player {
            Player::Person(_) => None,
            Player::Computer(_) => Some(Computer { player: G::computer_player(), told: 0 }),
        };
        let computers = record.players.iter().map(computer).collect();
        let before_last = vec![0; record.players.len()];
        let played = Record { moves: Vec::new(), ..record.clone() };
        let mut table = Table { game, record: played, computers, events: Vec::new(), before_last };
        for (seat, choice) in record.moves {
            table.play(seat, choice).map_err(|_| Trouble::Move)?;
        }
        Ok(table)
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    pub fn view(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }

    /// What everybody sees.
    pub fn public_view(&self) -> G::View {
        self.game.view(Viewer::Watcher)
    }

    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What a seat has not seen when it comes back to its game: its last move, and everything since.
    pub fn before_last_moves(&self) -> Vec<usize> {
        self.before_last.clone()
    }

    pub fn players(&self) -> &[Player] {
        &self.record.players
    }

    pub fn options(&self) -> &G::Options {
        &self.record.options
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Nobody has played yet.
    pub fn is_fresh(&self) -> bool {
        self.record.moves.is_empty()
    }

    pub fn is_computer(&self, seat: Seat) -> bool {
        self.computers.get(seat.index()).is_some_and(Option::is_some)
    }

    pub fn play(&mut self, seat: Seat, choice: G::Move) -> Result<(), G::Illegal> {
        let before = self.events.len();
        self.game.play(seat, &choice, &mut self.events)?;
        self.before_last[seat.index()] = before;
        self.record.moves.push((seat, choice));
        Ok(())
    }

    /// The computer player at this seat chooses by what it sees, as everybody does.
    pub fn computer_plays(&mut self, seat: Seat) {
        let view = self.view(seat);
        let mut shuffle = seed::for_choice(&self.record.seed, seat, self.record.moves.len());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return };
        computer.player.told(&self.events[computer.told..]);
        computer.told = self.events.len();
        let choice = computer.player.choose(&view, &mut shuffle);
        if self.play(seat, choice).is_ok() {
            return;
        }
        // A computer player that tries what is not allowed plays as one that is away.
        if let Some(choice) = self.game.absent(seat) {
            let _always_legal = self.play(seat, choice);
        }
    }

    /// Computer players that may do something in another's turn are asked one after the other, from
    /// whoever sits behind the last mover; whether one of them did it.
    pub fn computers_call(&mut self) -> bool {
        let Turn::Open { may, .. } = self.turn() else { return false };
        let seats = u8::try_from(self.computers.len()).unwrap_or(u8::MAX);
        let last = self.record.moves.last().map_or(Seat(0), |(seat, _)| *seat);
        let mut round = (1..=seats).map(|step| Seat((last.0 + step) % seats));
        round.any(|seat| may.contains(seat) && self.computer_calls(seat))
    }

    fn computer_calls(&mut self, seat: Seat) -> bool {
        let view = self.view(seat);
        let mut shuffle = seed::for_call(&self.record.seed, seat, self.record.moves.len());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return false };
        computer.player.told(&self.events[computer.told..]);
        computer.told = self.events.len();
        let choice = computer.player.call(&view, &mut shuffle);
        choice.is_some_and(|choice| self.play(seat, choice).is_ok())
    }

    /// Keeps the whole game; or says why that did not work.
    pub fn save(&self, file: &Path, voice: &Voice) -> Result<(), String> {
        write_private(file, &self.record.text())
            .map_err(|error| voice.say_with("cli-save-failed", [("file", shown(file)), ("why", why(&error, voice))]))
    }
}
