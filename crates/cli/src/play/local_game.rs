//! A game being played, with its record and its computer players.

use std::path::Path;

use reckon_bots::{Bot, streams};
use reckon_records::{Draw, Record};
use reckon_rules::game::{Ignore, Seat, Turn, Viewer};
use reckon_rules::shuffle::{Seed, Shuffle};

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
        let seed = draw.seed().clone();
        let record = Record::begin(options, players.iter().map(Player::on_record).collect(), draw);
        let game = G::deal(record.options(), record.seats(), &mut Shuffle::new(&seed))?;
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

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Returns the seat to ask next. If several must answer, that is the first to the left of the last mover; in a
    /// race, a lot decides whether computer players come before people.
    pub fn next_to_act(&self) -> Option<Seat> {
        let turn = self.turn();
        let is_race = matches!(turn, Turn::Open { race: Some(_), .. });
        let mut round = self.to_the_left().filter(|seat| turn.must().contains(*seat));
        let computers_first = self.computers_win_race();
        let first = round.clone().find(|seat| is_race && self.is_computer(*seat) == computers_first);
        first.or_else(|| round.next())
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

    fn moves_made(&self) -> u32 {
        u32::try_from(self.record.moves.len()).unwrap_or(u32::MAX)
    }

    /// Lets the computer player at this seat move, knowing only what the seat sees.
    pub fn computer_plays(&mut self, seat: Seat) {
        let view = self.view(seat);
        let mut shuffle = streams::for_choice(&self.seed, seat, self.moves_made());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return };
        computer.player.observe(&self.events[computer.told..]);
        computer.told = self.events.len();
        let choice = computer.player.choose(&view, &mut shuffle);
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
