//! A game being played, with its record and its computer players.

use std::path::Path;

use reckon_bots::{Bot, streams};
use reckon_records::{Draw, Record};
use reckon_rules::game::{Ignore, Seat, Turn, Viewer};
use reckon_rules::shuffle::Seed;

use super::seating::Player;
use crate::failure::why;
use crate::files::{shown, write_private};
use crate::game::TerminalGame;
use crate::output::Output;

pub struct LocalGame<G: TerminalGame> {
    game: G,
    record: Record<G>,
    seed: Seed,
    players: Vec<Player>,
    computers: Vec<Option<Computer<G>>>,
    /// All events so far.
    events: Vec<G::Event>,
    /// For each seat, the number of events before its last move.
    before_last: Vec<usize>,
}

struct Computer<G: TerminalGame> {
    player: Box<dyn Bot<G>>,
    /// Number of events that the bot has observed.
    told: usize,
}

impl<G: TerminalGame> LocalGame<G> {
    pub fn begin(options: G::Options, players: Vec<Player>, draw: Draw) -> Result<LocalGame<G>, G::BadTable> {
        LocalGame::begin_under(G::REVISION, options, players, draw)
    }

    /// Deals a game that is played under this revision of the rules.
    pub fn begin_under(
        revision: u32,
        options: G::Options,
        players: Vec<Player>,
        draw: Draw,
    ) -> Result<LocalGame<G>, G::BadTable> {
        let seed = draw.seed().clone();
        let on_record = players.iter().map(Player::on_record).collect();
        let record = Record::begin_under(revision, options, on_record, draw);
        let game = record.deal(&seed)?;
        let computer = |(seat, player): (Seat, &Player)| match player {
            Player::Person(_) => None,
            Player::Computer(_) => Some(Computer { player: G::computer_player(seat), told: 0 }),
        };
        let computers = (0..).map(Seat).zip(&players).map(computer).collect();
        let before_last = vec![0; players.len()];
        Ok(LocalGame { game, record, seed, players, computers, events: Vec::new(), before_last })
    }

    /// Replays these moves.
    pub fn after(mut self, moves: Vec<(Seat, G::Move)>) -> Result<LocalGame<G>, G::Illegal> {
        for (seat, choice) in moves {
            self.play(seat, choice)?;
        }
        Ok(self)
    }

    /// Takes over the drafts of a saved game.
    pub fn with_drafts(mut self, drafts: Vec<(Seat, String)>) -> LocalGame<G> {
        self.record.drafts = drafts;
        self
    }

    /// Returns the drafts as they are saved, in the order of the seats.
    pub fn drafts(&self) -> &[(Seat, String)] {
        &self.record.drafts
    }

    /// Replaces the drafts to be saved; returns whether that changed anything.
    pub fn keep_drafts(&mut self, drafts: Vec<(Seat, String)>) -> bool {
        let is_new = self.record.drafts != drafts;
        self.record.drafts = drafts;
        is_new
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Returns the seat to ask next, but none of those that have `answered`. If several must answer, that is the first to
    /// the left of the last mover; in a race, people come before computer players.
    pub fn next_to_act(&self, answered: impl Fn(Seat) -> bool) -> Option<Seat> {
        let turn = self.turn();
        let is_race = matches!(turn, Turn::Open { race: Some(_), .. });
        let mut round = self.to_the_left().filter(|seat| turn.must().contains(*seat) && !answered(*seat));
        let person = round.clone().find(|seat| is_race && !self.is_computer(*seat));
        person.or_else(|| round.next())
    }

    /// Returns all seats, starting to the left of the last mover.
    fn to_the_left(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        let seats = u8::try_from(self.computers.len()).unwrap_or(u8::MAX);
        let last = self.record.moves.last().map_or(Seat(0), |(seat, _)| *seat);
        (1..=seats).map(move |step| Seat((last.0 + step) % seats))
    }

    pub fn view(&self, seat: Seat) -> G::View {
        self.game.view(Viewer::Seat(seat))
    }

    pub fn public_view(&self) -> G::View {
        self.game.view(Viewer::Watcher)
    }

    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Returns, for each seat, the index of the first event to tell it when a game is resumed: that of its last move.
    pub fn before_last_moves(&self) -> Vec<usize> {
        self.before_last.clone()
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn options(&self) -> &G::Options {
        self.record.options()
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the commitment made to the deal before play; `None` if the seed was chosen.
    pub fn commitment(&self) -> Option<String> {
        self.record.stage.draw().and_then(Draw::commitment)
    }

    pub fn moves(&self) -> usize {
        self.record.moves.len()
    }

    /// Checks whether the rules allow a move now.
    pub fn would_go(&self, seat: Seat, choice: &G::Move) -> bool {
        self.game.clone().play(seat, choice, &mut Ignore).is_ok()
    }

    /// Checks that nobody has played yet.
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

    /// Returns the move that the table makes for a seat that must act and does not.
    pub fn absent(&self, seat: Seat) -> Option<G::Move> {
        self.game.absent(seat)
    }

    fn moves_made(&self) -> u32 {
        u32::try_from(self.record.moves.len()).unwrap_or(u32::MAX)
    }

    /// Returns the choice of the computer player at this seat, which knows only what the seat sees.
    pub fn computer_chooses(&mut self, seat: Seat) -> Option<G::Move> {
        let view = self.view(seat);
        let mut shuffle = streams::for_choice(&self.seed, seat, self.moves_made());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return None };
        computer.player.observe(&self.events[computer.told..]);
        computer.told = self.events.len();
        Some(computer.player.choose(&view, &mut shuffle))
    }

    /// Lets the computer player at this seat move.
    pub fn computer_plays(&mut self, seat: Seat) {
        if let Some(choice) = self.computer_chooses(seat) {
            self.play_for_computer(seat, choice);
        }
    }

    /// Plays what the computer player at this seat has chosen.
    pub fn play_for_computer(&mut self, seat: Seat, choice: G::Move) {
        if self.play(seat, choice).is_ok() {
            return;
        }
        // If a computer player tries an illegal move, the move of an absent player is made instead.
        if let Some(choice) = self.game.absent(seat) {
            let _always_legal = self.play(seat, choice);
        }
    }

    /// Draws by lot whether computer players act before the person whose turn it is, when only the first to act is in
    /// time: they would otherwise always be faster.
    pub fn computers_win_race(&self) -> bool {
        streams::for_race(&self.seed, self.moves_made()).chance(1, 2)
    }

    /// Draws one of several answers of which only the first would have been in time.
    pub fn lot<'a, T>(&self, answers: &'a [T]) -> Option<&'a T> {
        streams::for_race(&self.seed, self.moves_made()).pick(answers)
    }

    /// Asks the computer players that may act in another player's turn, one after the other, starting to the left of
    /// the last mover; returns whether one acted.
    pub fn computers_call(&mut self) -> bool {
        let Turn::Open { may, .. } = self.turn() else { return false };
        self.to_the_left().any(|seat| may.contains(seat) && self.computer_calls(seat))
    }

    /// Lets the computer player at this seat act voluntarily; returns whether it did.
    pub fn computer_calls(&mut self, seat: Seat) -> bool {
        let view = self.view(seat);
        let mut shuffle = streams::for_call(&self.seed, seat, self.moves_made());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return false };
        computer.player.observe(&self.events[computer.told..]);
        computer.told = self.events.len();
        let choice = computer.player.act_out_of_turn(&view, &mut shuffle);
        choice.is_some_and(|choice| self.play(seat, choice).is_ok())
    }

    /// Saves the whole game, or its public record once it is over; or says why that failed.
    pub fn save(&self, file: &Path, output: &Output) -> Result<(), String> {
        let finished = self.game.turn().outcome().and_then(|outcome| self.record.over(outcome).ok());
        let text = finished.as_ref().unwrap_or(&self.record).text();
        write_private(file, &text)
            .map_err(|error| output.say_with("cli-save-failed", [("file", shown(file)), ("why", why(&error, output))]))
    }
}
