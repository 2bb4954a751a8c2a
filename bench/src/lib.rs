//! The workload of the benchmarks: whole games of random moves, one after another.
//!
//! A unit is one random legal move, chosen and played: in NUMERO each move, which is a whole turn, in
//! Numberloor each placement, in Numenko-in-a-bag each swop, in nmbrs! blocks each turn and each answer
//! to a block given away. The time for everything else in a game (taking cards, passing, ending a turn,
//! the deal) is included in the time per unit.

use reckon_rules::game::{Game, Seat, Sink, Turn};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// A game to be measured.
pub trait Benched: Game {
    const TITLE: &'static str;
    /// Name of the unit, as reported.
    const UNIT: &'static str;
    const SEATS: u8;

    /// Preset for measuring everything other than moves.
    const HARDEST: &'static str;
    /// Whether choosing and playing a move may allocate, with or without a listener.
    const ALLOCATES: bool;
    /// Target units per second for each row, on one core of an ordinary machine, without events.
    const AIMS: &'static [(&'static str, f64)];

    fn is_unit(choice: &Self::Move) -> bool;

    /// Returns further rows to measure, each with its name and a function that makes the given number of calls.
    fn more_rows(_seed: u64) -> Vec<Timed> {
        Vec::new()
    }
}

/// A row to measure.
pub type Timed = (String, Box<dyn FnMut(u32)>);

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(pub mod $module;)* };
}
reckon_rules::games!(modules);

/// Endless games at one table: when one is over, the next is dealt.
pub struct Games<G: Benched> {
    options: G::Options,
    shuffle: Shuffle,
    game: G,
}

impl<G: Benched> Games<G> {
    pub fn new(preset: &str, seed: u64) -> Games<G> {
        Games::of(G::Options::preset(preset).expect("the name of a preset"), seed)
    }

    pub fn of(options: G::Options, seed: u64) -> Games<G> {
        let mut shuffle = Shuffle::from_number(seed);
        let game = deal(&options, &mut shuffle);
        Games { options, shuffle, game }
    }

    /// Returns the game on the table after `units` units.
    pub fn after(preset: &str, seed: u64, units: u32) -> G {
        let mut games = Games::new(preset, seed);
        games.play(units, &mut reckon_rules::game::Ignore);
        games.game
    }

    /// Plays `units` units, deals included, with or without a listener.
    pub fn play(&mut self, units: u32, events: &mut impl Listener<G::Event>) {
        let mut made = 0;
        while made < units {
            let seat = self.next_seat();
            let choice = self.choose(seat);
            self.make(seat, &choice, events);
            made += u32::from(G::is_unit(&choice));
        }
    }

    /// Plays whole games, deals included, and returns the number of their moves.
    pub fn play_games(&mut self, games: u32) -> u32 {
        let mut moves = 0;
        for _ in 0..games {
            self.game = deal(&self.options, &mut self.shuffle);
            while let Some(seat) = to_move(&self.game) {
                let choice = self.choose(seat);
                self.game.play(seat, &choice, &mut reckon_rules::game::Ignore).expect("a random move is legal");
                moves += 1;
            }
        }
        moves
    }

    /// Returns the seat to move, dealing the next game if this one is over.
    pub fn next_seat(&mut self) -> Seat {
        loop {
            match to_move(&self.game) {
                Some(seat) => return seat,
                None => self.game = deal(&self.options, &mut self.shuffle),
            }
        }
    }

    /// Chooses a move: the first half of the hot path.
    #[inline]
    pub fn choose(&mut self, seat: Seat) -> G::Move {
        self.game.random_move(seat, &mut self.shuffle)
    }

    /// Plays a move: the second half of the hot path.
    #[inline]
    pub fn make(&mut self, seat: Seat, choice: &G::Move, events: &mut impl Listener<G::Event>) {
        events.forget();
        self.game.play(seat, choice, events).expect("a random move is legal");
    }
}

fn deal<G: Benched>(options: &G::Options, shuffle: &mut Shuffle) -> G {
    G::deal(options, G::SEATS, shuffle).expect("every preset has enough cards")
}

fn to_move<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        // Where everyone plays at once, the first seat that may act.
        Turn::Open { must, may, .. } => must.iter().next().or_else(|| may.iter().next()),
        Turn::Over(_) => None,
    }
}

/// A sink that is emptied before each move.
pub trait Listener<E>: Sink<E> {
    fn forget(&mut self) {}
}

impl<E> Listener<E> for reckon_rules::game::Ignore {}

impl<E> Listener<E> for Vec<E> {
    fn forget(&mut self) {
        self.clear();
    }
}
