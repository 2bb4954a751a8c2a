//! What the benches measure: whole games of random moves, one after another.
//!
//! The unit is one move: the choice of a random legal one and its `play`.

use reckon_rules::game::{Game, Seat, Sink, Turn};
use reckon_rules::numero::{Event, Move, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// NUMERO is at its best with two (§1.1).
pub const SEATS: u8 = 2;

/// Games of one table without end: when one is over, the next is dealt.
pub struct Games {
    options: Options,
    shuffle: Shuffle,
    game: Numero,
}

impl Games {
    pub fn new(preset: &str, seed: u64) -> Games {
        let options = Options::preset(preset).expect("the name of a preset");
        let mut shuffle = Shuffle::from_number(seed);
        let game = deal(&options, &mut shuffle);
        Games { options, shuffle, game }
    }

    /// The game on the table, after so many moves.
    pub fn after(preset: &str, seed: u64, moves: u32) -> Numero {
        let mut games = Games::new(preset, seed);
        games.play(moves, &mut reckon_rules::game::Ignore);
        games.game
    }

    /// Plays so many moves, deals included, with somebody or nobody listening.
    pub fn play(&mut self, moves: u32, events: &mut impl Listener) {
        for _ in 0..moves {
            let seat = self.next_seat();
            let choice = self.choose(seat);
            self.make(seat, &choice, events);
        }
    }

    /// Whose turn it is; after the end of a game that of the next one.
    pub fn next_seat(&mut self) -> Seat {
        loop {
            match to_move(&self.game) {
                Some(seat) => return seat,
                None => self.game = deal(&self.options, &mut self.shuffle),
            }
        }
    }

    /// The first half of the hot path.
    #[inline]
    pub fn choose(&mut self, seat: Seat) -> Move {
        self.game.random_move(seat, &mut self.shuffle)
    }

    /// The second half of the hot path.
    #[inline]
    pub fn make(&mut self, seat: Seat, choice: &Move, events: &mut impl Listener) {
        events.forget();
        self.game.play(seat, choice, events).expect("a random move is legal");
    }
}

fn deal(options: &Options, shuffle: &mut Shuffle) -> Numero {
    Numero::deal(options, SEATS, shuffle).expect("every preset has cards for two")
}

fn to_move(game: &Numero) -> Option<Seat> {
    match game.turn() {
        Turn::Open { must, .. } => must.iter().next(),
        Turn::Over(_) => None,
    }
}

/// A sink that is emptied before each move.
pub trait Listener: Sink<Event> {
    fn forget(&mut self) {}
}

impl Listener for reckon_rules::game::Ignore {}

impl Listener for Vec<Event> {
    fn forget(&mut self) {
        self.clear();
    }
}
