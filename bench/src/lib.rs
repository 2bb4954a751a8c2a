//! What the benches measure: whole games of random moves, one after another.
//!
//! The unit is the choice of a random legal move and its `play`: in NUMERO each move, which is a
//! whole turn, in Numberloor each placement, in Numenko-in-a-bag each swop. What else a game needs (taking cards, passing, ending
//! a turn, the deal) is paid by the units.

use reckon_rules::game::{Game, Seat, Sink, Turn};
use reckon_rules::numberloor::{self, Numberloor};
use reckon_rules::numenko::{self, Grid, Numenko};
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// A game as it is measured.
pub trait Benched: Game {
    const TITLE: &'static str;
    /// What is counted.
    const UNIT: &'static str;
    const SEATS: u8;

    fn is_unit(choice: &Self::Move) -> bool;
}

impl Benched for Numero {
    const TITLE: &'static str = "NUMERO";
    const UNIT: &'static str = "moves";
    /// It is at its best with two (§1.1).
    const SEATS: u8 = 2;

    #[inline]
    fn is_unit(_: &Self::Move) -> bool {
        true
    }
}

impl Benched for Numberloor {
    const TITLE: &'static str = "Numberloor";
    const UNIT: &'static str = "placements";
    const SEATS: u8 = 3;

    #[inline]
    fn is_unit(choice: &Self::Move) -> bool {
        matches!(choice, numberloor::Move::Place { .. } | numberloor::Move::Night { .. })
    }
}

impl Benched for Numenko {
    const TITLE: &'static str = "Numenko-in-a-bag";
    const UNIT: &'static str = "swops";
    const SEATS: u8 = 3;

    #[inline]
    fn is_unit(choice: &Self::Move) -> bool {
        matches!(choice, numenko::Move::Swop(_))
    }
}

/// As many tiles as a first hand, in four sums.
pub fn grid_of_21() -> Grid {
    read(".6/2*4*8/.7..*/.*..1/.1..*/.3..?/.*/.5/.5*1*5")
}

/// As much as somebody has late in a game: six sums that hang from a long one.
pub fn grid_of_60() -> Grid {
    read(
        "3*4*2*9*5*8*7*6*1*2*9*3/*...*...*...*...*...*/4...4...1...2...?...2/*...*...*...*...*...*/2...1...3...1...3...3\
         /*...*...*...*...*...*/9...9...8...5...9...?/....................1",
    )
}

fn read(text: &str) -> Grid {
    text.parse().expect("a grid")
}

/// Games of one table without end: when one is over, the next is dealt.
pub struct Games<G: Benched> {
    options: G::Options,
    shuffle: Shuffle,
    game: G,
}

impl<G: Benched> Games<G> {
    pub fn new(preset: &str, seed: u64) -> Games<G> {
        let options = G::Options::preset(preset).expect("the name of a preset");
        let mut shuffle = Shuffle::from_number(seed);
        let game = deal(&options, &mut shuffle);
        Games { options, shuffle, game }
    }

    /// The game on the table, after so many units.
    pub fn after(preset: &str, seed: u64, units: u32) -> G {
        let mut games = Games::new(preset, seed);
        games.play(units, &mut reckon_rules::game::Ignore);
        games.game
    }

    /// Plays until so many units are made, deals included, with somebody or nobody listening.
    pub fn play(&mut self, units: u32, events: &mut impl Listener<G::Event>) {
        let mut made = 0;
        while made < units {
            let seat = self.next_seat();
            let choice = self.choose(seat);
            self.make(seat, &choice, events);
            made += u32::from(G::is_unit(&choice));
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
    pub fn choose(&mut self, seat: Seat) -> G::Move {
        self.game.random_move(seat, &mut self.shuffle)
    }

    /// The second half of the hot path.
    #[inline]
    pub fn make(&mut self, seat: Seat, choice: &G::Move, events: &mut impl Listener<G::Event>) {
        events.forget();
        self.game.play(seat, choice, events).expect("a random move is legal");
    }
}

fn deal<G: Benched>(options: &G::Options, shuffle: &mut Shuffle) -> G {
    G::deal(options, G::SEATS, shuffle).expect("every preset has cards enough")
}

fn to_move<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        // Where all play at once, one after the other.
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
