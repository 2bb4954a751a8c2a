//! A game that is being played, with its record and its computer players.

use std::path::Path;

use reckon_bots::{Bot, chance};
use reckon_records::{Draw, Record};
use reckon_rules::game::{BadTable, Ignore, Seat, Turn, Viewer};
use reckon_rules::shuffle::{Seed, Shuffle};

use super::people::Player;
use crate::failure::why;
use crate::files::{shown, write_private};
use crate::game::TerminalGame;
use crate::voice::Voice;

pub struct Table<G: TerminalGame> {
    game: G,
    record: Record<G>,
    seed: Seed,
    players: Vec<Player>,
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

impl<G: TerminalGame> Table<G> {
    pub fn begin(options: G::Options, players: Vec<Player>, draw: Draw) -> Result<Table<G>, BadTable> {
        let seed = draw.seed().clone();
        let record = Record::begin(options, players.iter().map(Player::on_record).collect(), draw);
        let game = G::deal(record.options(), record.seats(), &mut Shuffle::new(&seed))?;
        let computer = |(seat, player): (Seat, &Player)| match player {
            Player::Person(_) => None,
            Player::Computer(_) => Some(Computer { player: G::computer_player(seat), told: 0 }),
        };
        let computers = (0..).map(Seat).zip(&players).map(computer).collect();
        let before_last = vec![0; players.len()];
        Ok(Table { game, record, seed, players, computers, events: Vec::new(), before_last })
    }

    /// The same game after these moves.
    pub fn after(mut self, moves: Vec<(Seat, G::Move)>) -> Result<Table<G>, G::Illegal> {
        for (seat, choice) in moves {
            self.play(seat, choice)?;
        }
        Ok(self)
    }

    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Who is asked next. Of several who have to answer it is the next one to the left of whoever moved
    /// last; where only the first is in time, a lot says whether the computer players come before the
    /// people.
    pub fn next_to_act(&self) -> Option<Seat> {
        let turn = self.turn();
        let is_race = matches!(turn, Turn::Open { race: Some(_), .. });
        let mut round = self.to_the_left().filter(|seat| turn.must().contains(*seat));
        let computers_first = self.computers_are_in_time();
        let first = round.clone().find(|seat| is_race && self.is_computer(*seat) == computers_first);
        first.or_else(|| round.next())
    }

    /// All seats, from whoever sits to the left of the last mover.
    fn to_the_left(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        let seats = u8::try_from(self.computers.len()).unwrap_or(u8::MAX);
        let last = self.record.moves.last().map_or(Seat(0), |(seat, _)| *seat);
        (1..=seats).map(move |step| Seat((last.0 + step) % seats))
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
        &self.players
    }

    pub fn options(&self) -> &G::Options {
        self.record.options()
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What the deal is bound to before anybody has played; nothing where somebody chose it.
    pub fn commitment(&self) -> Option<String> {
        self.record.stage.draw().and_then(Draw::commitment)
    }

    /// How many moves have been made.
    pub fn moves(&self) -> usize {
        self.record.moves.len()
    }

    /// Whether the rules allow a move now.
    pub fn would_go(&self, seat: Seat, choice: &G::Move) -> bool {
        self.game.clone().play(seat, choice, &mut Ignore).is_ok()
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

    fn moves_made(&self) -> u32 {
        u32::try_from(self.record.moves.len()).unwrap_or(u32::MAX)
    }

    /// The computer player at this seat chooses by what it sees, as everybody does.
    pub fn computer_plays(&mut self, seat: Seat) {
        let view = self.view(seat);
        let mut shuffle = chance::for_choice(&self.seed, seat, self.moves_made());
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

    /// Whether computer players come before the person whose turn it is, where only the first to act
    /// is in time. They are always faster, so it is drawn by lot.
    pub fn computers_are_in_time(&self) -> bool {
        chance::for_race(&self.seed, self.moves_made()).chance(1, 2)
    }

    /// Computer players that may do something in another's turn are asked one after the other, from
    /// whoever sits behind the last mover; whether one of them did it.
    pub fn computers_call(&mut self) -> bool {
        let Turn::Open { may, .. } = self.turn() else { return false };
        self.to_the_left().any(|seat| may.contains(seat) && self.computer_calls(seat))
    }

    /// Whether the computer player at this seat does something though it need not.
    pub fn computer_calls(&mut self, seat: Seat) -> bool {
        let view = self.view(seat);
        let mut shuffle = chance::for_call(&self.seed, seat, self.moves_made());
        let Some(Some(computer)) = self.computers.get_mut(seat.index()) else { return false };
        computer.player.told(&self.events[computer.told..]);
        computer.told = self.events.len();
        let choice = computer.player.call(&view, &mut shuffle);
        choice.is_some_and(|choice| self.play(seat, choice).is_ok())
    }

    /// Keeps the whole game, and when it is over its record for everybody; or says why that did not work.
    pub fn save(&self, file: &Path, voice: &Voice) -> Result<(), String> {
        let finished = self.game.turn().outcome().and_then(|outcome| self.record.over(outcome).ok());
        let text = finished.as_ref().unwrap_or(&self.record).text();
        write_private(file, &text)
            .map_err(|error| voice.say_with("cli-save-failed", [("file", shown(file)), ("why", why(&error, voice))]))
    }
}
