//! What the benches measure: whole games of random moves, one after another.
//!
//! The unit is the choice of a random legal move and its `play`: in NUMERO each move, which is a
//! whole turn, in Numberloor each placement, in Numenko-in-a-bag each swop, in nmbrs! blocks each turn and each
//! answer to a block that is given away. What else a game needs (taking cards, passing, ending
//! a turn, the deal) is paid by the units.

use reckon_rules::game::{Game, Seat, Sink, Turn};
use reckon_rules::nmbrs::{self, Nmbrs};
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

impl Benched for Nmbrs {
    const TITLE: &'static str = "nmbrs! blocks";
    const UNIT: &'static str = "units";
    /// As many as play the game that it is compared with.
    const SEATS: u8 = 2;

    #[inline]
    fn is_unit(_: &Self::Move) -> bool {
        true
    }
}

/// The options of a preset, with a single round: each game is one.
pub fn one_round(preset: &str) -> nmbrs::Options {
    let options = nmbrs::Options::preset(preset).expect("the name of a preset");
    nmbrs::Options { rounds: 1, ..options }
}

/// A turn on a table of 80 blocks, most of which cross: insertions that move a row with what hangs on it, a new
/// row, blocks at ends and in another direction.
pub fn turn_among_80() -> (Nmbrs, nmbrs::Move) {
    let position = "table 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 .2 99 97 95 93 91 / 21 22 23 24 25 26 27 28 29 30 31 \
        32 33 34 35 36 37 .6 90 / 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 .6 89 / .23 88 / 60 63 \
        66 69 72 75 78 .16 87 / .23 86 / 61 64 67 70 73 76 .17 85 / .23 84 / .23 83 / .23 82 / .23 81 / .23 \
        80 | hand 18 19 39 40 59 68 79 92 94 96 98 100 | hands 12 7";
    let view: nmbrs::View = position.parse().expect("a position");
    let game = Nmbrs::imagine(&view, &mut Shuffle::from_number(1)).expect("a game");
    let turn = "insert 98 between 99 97, insert 96 between 97 95, insert 94 between 95 93, insert 92 between 93 91, \
        lay 19 39 59, 18 right of 17, 79 right of 76, 68 left of 84, 100 right of 84, give 40";
    (game, turn.parse().expect("a move"))
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
        Games::of(G::Options::preset(preset).expect("the name of a preset"), seed)
    }

    pub fn of(options: G::Options, seed: u64) -> Games<G> {
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

    /// Plays so many whole games, deals included: how many moves they had.
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
