//! The laws of every game, written once.
//!
//! [`check_game`] plays one random game and checks every [`Law`] on it. A game takes part by
//! implementing [`Lawful`]: the few things that the laws need to know and players do not.
//! Everything follows from the seed, so a [`Broken`] law can be reproduced.

mod basis;
mod judgement;
mod law_run;
mod leak;
mod move_fuzzer;
mod refusal;
mod report;
mod worlds;

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::options::{Allowed, TableOptions};
use crate::shuffle::{Seed, Shuffle};

pub use law_run::check_game;
pub use leak::{Common, Pair};
pub use report::{Broken, Checks, Pairs, Report};

/// Hooks that the laws need from a game beyond its rules.
pub trait Lawful: Game {
    /// A card, block or tile by name. Equal pieces are interchangeable to the rules.
    type Piece: Clone + Ord + Debug;

    /// Range of the number of players at a table.
    const PLAYERS: RangeInclusive<u8>;

    /// Returns the table of a random game, chosen by its seed.
    fn some_table(seed: u64) -> (Self::Options, u8) {
        random_table(seed, Self::PLAYERS)
    }

    /// Returns every piece of the game, wherever it is, in any order.
    fn inventory(&self) -> Vec<Self::Piece>;

    /// Returns whether this event may reveal something hidden that its move does not name.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Returns another world that looks the same to this viewer and differs in only a few
    /// hidden pieces, so that most moves are possible in both.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Self> {
        Self::imagine(&self.view(viewer), shuffle).ok()
    }

    /// Arranges the pieces the viewer cannot see so that, as far as the viewer can tell, the next
    /// move by `mover` draws what it would draw in `like`. Returns `false` if that is impossible.
    fn align_draws(&mut self, like: &Self, viewer: Viewer, mover: Seat) -> bool;

    /// Returns another legal move by this seat that must look like `choice` to everyone else, in
    /// games whose moves name things that only their player sees: a tile put back, a private
    /// arrangement.
    fn same_to_others(&self, _seat: Seat, _choice: &Self::Move, _shuffle: &mut Shuffle) -> Option<Self::Move> {
        None
    }

    /// Returns whether a seat that may act holds anything to act with. This is secret: everyone
    /// has an open right, whatever they hold, so some cannot use it.
    fn can_use_right(&self, _seat: Seat) -> bool {
        true
    }

    /// Returns everything that a move by this seat may refer to, as text.
    fn refers_to(&self, seat: Seat) -> String;

    /// Returns an upper bound on the moves still to come.
    fn most_moves(&self) -> u32;
}

/// A check supplied by a crate that depends on the rules, run on the same games: it receives a player's view, a move
/// and the result of playing it, and returns an error if it would have judged the move differently.
pub type Witness<G> =
    fn(&<G as Game>::View, Seat, &<G as Game>::Move, &Result<(), <G as Game>::Illegal>) -> Result<(), String>;

/// A property required of every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    ARecordReplaysToTheSameState,
    ARefusedMoveChangesNothing,
    NotationRoundTrips,
    PositionRoundTrips,
    PiecesAreConserved,
    AnImaginedGameLooksTheSame,
    AnImaginedGamePlaysOn,
    AMoveIsJudgedByWhatItsPlayerSees,
    NothingLeaks,
    WhoCanActIsPublic,
    BasisIsPublic,
    BasisFollowsWhatMovesReferTo,
    AbsentIsLegalForThoseWhoMust,
    ARandomMoveIsLegal,
    EveryGameEnds,
    ReadingAgreesWithPlay,
    WhoCannotActIsRefused,
    NothingPanics,
}

impl Law {
    /// Every law in order of declaration, so that a law's number is its index here.
    pub const ALL: [Law; 18] = [
        Law::ARecordReplaysToTheSameState,
        Law::ARefusedMoveChangesNothing,
        Law::NotationRoundTrips,
        Law::PositionRoundTrips,
        Law::PiecesAreConserved,
        Law::AnImaginedGameLooksTheSame,
        Law::AnImaginedGamePlaysOn,
        Law::AMoveIsJudgedByWhatItsPlayerSees,
        Law::NothingLeaks,
        Law::WhoCanActIsPublic,
        Law::BasisIsPublic,
        Law::BasisFollowsWhatMovesReferTo,
        Law::AbsentIsLegalForThoseWhoMust,
        Law::ARandomMoveIsLegal,
        Law::EveryGameEnds,
        Law::ReadingAgreesWithPlay,
        Law::WhoCannotActIsRefused,
        Law::NothingPanics,
    ];
}

impl Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::ARecordReplaysToTheSameState => "a record replays to the same state",
            Law::ARefusedMoveChangesNothing => "a refused move changes nothing",
            Law::NotationRoundTrips => "a move written down reads back the same",
            Law::PositionRoundTrips => "a view written down reads back the same",
            Law::PiecesAreConserved => "no piece appears or gets lost",
            Law::AnImaginedGameLooksTheSame => "a game imagined from a view looks like that view",
            Law::AnImaginedGamePlaysOn => "an imagined game can be played to its end",
            Law::AMoveIsJudgedByWhatItsPlayerSees => {
                "a move has the same result in every world that looks the same to its player"
            }
            Law::NothingLeaks => "who cannot tell two worlds apart cannot do so after the same moves",
            Law::WhoCanActIsPublic => "who must and who may act does not depend on what is hidden",
            Law::BasisIsPublic => "a basis does not depend on what is hidden",
            Law::BasisFollowsWhatMovesReferTo => "a basis changes exactly when what a move refers to has changed",
            Law::AbsentIsLegalForThoseWhoMust => {
                "for those who must act and for nobody else the table has a legal move"
            }
            Law::ARandomMoveIsLegal => "a random move of a seat that can act is legal",
            Law::EveryGameEnds => "every game ends",
            Law::ReadingAgreesWithPlay => "reading a draft agrees with playing it",
            Law::WhoCannotActIsRefused => "a seat that cannot act is refused",
            Law::NothingPanics => "nothing panics",
        })
    }
}

/// Amount of checking. Cheap checks run at every step; those that need worlds or whole playouts
/// run only at some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// Average number of steps per check of worlds and position texts.
    pub worlds_one_in: u32,
    /// Average number of steps per check of a pair of worlds for leaks.
    pub pairs_one_in: u32,
    /// Number of moves, most of them refused, that are tried at each step.
    pub tries: u32,
    /// Upper bound on the moves played in a pair of worlds.
    pub longest_pair: u32,
}

impl Thoroughness {
    /// Everything at every step.
    pub const FULL: Thoroughness = Thoroughness { worlds_one_in: 1, pairs_one_in: 1, tries: 8, longest_pair: 400 };

    /// For many games: a close look at a few steps of each.
    pub const SAMPLED: Thoroughness = Thoroughness { worlds_one_in: 16, pairs_one_in: 16, tries: 2, longest_pair: 40 };

    /// For many games of hundreds of moves: about one close look at each.
    pub const SPARSE: Thoroughness = Thoroughness { worlds_one_in: 500, pairs_one_in: 200, tries: 1, longest_pair: 30 };
}

/// Number of moves from which a pair of worlds counts as long: a leak has had time to show.
pub const LONG_PAIR: u32 = 10;

/// A law that does not hold, and the evidence.
#[derive(Debug)]
struct Breach {
    law: Law,
    what: String,
}

impl Breach {
    fn of(law: Law, what: impl Into<String>) -> Breach {
        Breach { law, what: what.into() }
    }
}

type LawResult = Result<(), Breach>;

/// Returns options with a random value for each one that a table can set.
pub fn random_options<O: TableOptions>(shuffle: &mut Shuffle) -> O {
    let mut options = O::default();
    for spec in O::specs() {
        let value = match spec.allowed {
            Allowed::OneOf(values) => (*shuffle.pick(values).expect("an option has values")).to_string(),
            Allowed::Number { least, most } => {
                (u32::from(least) + shuffle.below(u32::from(most - least) + 1)).to_string()
            }
            Allowed::Numbers { common, .. } if shuffle.chance(1, 2) => {
                (*shuffle.pick(common).expect("an option has values")).to_string()
            }
            Allowed::Numbers { least, most, .. } => {
                let mut number = || (u32::from(least) + shuffle.below(u32::from(most - least) + 1)).to_string();
                [number(), number(), number()].join(",")
            }
        };
        options.set(spec.name, &value).expect("every value that a spec allows can be set");
    }
    options
}

/// Chooses a table by its seed: half the tables use an unchanged preset, the others random options.
pub fn random_table<O: TableOptions>(seed: u64, seats: RangeInclusive<u8>) -> (O, u8) {
    let mut bytes = *Seed::from_number(seed).as_bytes();
    bytes[8..13].copy_from_slice(b"table");
    let mut shuffle = Shuffle::new(&Seed::from_bytes(bytes));
    let choices = u32::from(seats.end() - seats.start()) + 1;
    let seats = seats.start() + u8::try_from(shuffle.below(choices)).expect("a seat is a small number");
    let preset = shuffle.pick(O::presets()).and_then(|name| O::preset(name));
    match preset {
        Some(options) if shuffle.chance(1, 2) => (options, seats),
        _ => (random_options(&mut shuffle), seats),
    }
}

/// Returns every seat at the table as a viewer, and the watcher.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Watcher])
}

/// Returns every seat at the table, and one that does not exist.
fn seats_and_one_more(seats: u8) -> impl Iterator<Item = Seat> {
    (0..=seats).map(Seat)
}

fn sorted_inventory<G: Lawful>(game: &G) -> Vec<G::Piece> {
    let mut pieces = game.inventory();
    pieces.sort_unstable();
    pieces
}
