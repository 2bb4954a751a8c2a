//! The laws of every game, written once.
//!
//! [`check_game`] plays one random game and holds every [`Law`] against it. A game joins in by
//! implementing [`Lawful`]: the few things that the laws must know and players need not.
//! Everything follows from the seed, so a [`Broken`] law can be watched again.

mod basis;
mod course;
mod judgement;
mod leak;
mod refusal;
mod report;
mod tries;
mod worlds;

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::options::{Allowed, TableOptions};
use crate::shuffle::{Seed, Shuffle};

pub use course::check_game;
pub use leak::{Common, Pair};
pub use report::{Broken, Checks, Pairs, Report};

/// What the laws need of a game beyond its rules.
pub trait Lawful: Game {
    /// A card, block or tile by its name. Equal pieces are the same to the rules.
    type Piece: Clone + Ord + Debug;

    /// Every piece of the game wherever it is, in any order.
    fn inventory(&self) -> Vec<Self::Piece>;

    /// Whether the rulebook reveals something hidden by this event that its move does not name.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// Another world that looks the same to this viewer and differs in few hidden pieces, so
    /// that most moves are possible in both.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Self> {
        Self::imagine(&self.view(viewer), shuffle).ok()
    }

    /// Arranges what the viewer cannot see, so that the next move of `mover` draws for the
    /// viewer's eyes what it would draw in `like`. `false` where that is impossible.
    fn deal_alike(&mut self, like: &Self, viewer: Viewer, mover: Seat) -> bool;

    /// Another legal move of this seat that nobody else may be able to tell from `choice`, where
    /// a move says what only its player sees: a tile that is put back, an arrangement at home.
    fn same_to_others(&self, _seat: Seat, _choice: &Self::Move, _shuffle: &mut Shuffle) -> Option<Self::Move> {
        None
    }

    /// Whether a seat that may act holds anything to act with. A secret: an open right is
    /// everybody's whatever they hold, so some cannot use it.
    fn can_use_right(&self, _seat: Seat) -> bool {
        true
    }

    /// What a reader of drafts says to a move; `None` where the game has no such reader.
    fn read_verdict(_view: &Self::View, _choice: &Self::Move) -> Option<Result<(), Self::Illegal>> {
        None
    }

    /// Everything that a move of this seat may refer to, as text.
    fn refers_to(&self, seat: Seat) -> String;

    /// More moves than this are never left.
    fn most_moves(&self) -> u32;
}

/// What is asked of every game.
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
    /// In the order in which they are declared, so that a law's number is its place here.
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

/// How much is tried. What is cheap is tried at every step, what takes worlds or whole
/// playouts only at some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// Worlds and texts of positions at one step in so many.
    pub worlds_one_in: u32,
    /// A pair of worlds for the leak law at one step in so many.
    pub pairs_one_in: u32,
    /// Moves tried at each step that are likely to be refused.
    pub tries: u32,
    /// A pair of worlds is left after so many moves.
    pub longest_pair: u32,
}

impl Thoroughness {
    /// Everything at every step.
    pub const FULL: Thoroughness = Thoroughness { worlds_one_in: 1, pairs_one_in: 1, tries: 8, longest_pair: 400 };

    /// For many games: each is looked at closely at a few steps.
    pub const SAMPLED: Thoroughness = Thoroughness { worlds_one_in: 16, pairs_one_in: 16, tries: 2, longest_pair: 40 };

    /// For many games of hundreds of moves: each is looked at closely about once.
    pub const THIN: Thoroughness = Thoroughness { worlds_one_in: 500, pairs_one_in: 200, tries: 1, longest_pair: 30 };
}

/// A pair of worlds that ran as many moves has had its chance to show a leak.
pub const LONG_PAIR: u32 = 10;

/// One law that does not hold, and how it shows.
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

type Held = Result<(), Breach>;

/// Options with a random value for each that a table can set.
pub fn random_options<O: TableOptions>(shuffle: &mut Shuffle) -> O {
    let mut options = O::default();
    for spec in O::specs() {
        let value = match spec.allowed {
            Allowed::OneOf(values) => (*shuffle.pick(values).expect("an option has values")).to_string(),
            Allowed::Number { least, most } => {
                (u32::from(least) + shuffle.below(u32::from(most - least) + 1)).to_string()
            }
        };
        options.set(spec.name, &value).expect("a spec allows what can be set");
    }
    options
}

/// A table that a seed chooses: half of them have a preset as it is, the others random options.
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

/// Everybody at the table, and who looks over their shoulders.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Watcher])
}

/// Everybody at the table, and somebody who is not.
fn seats_and_one_more(seats: u8) -> impl Iterator<Item = Seat> {
    (0..=seats).map(Seat)
}

fn sorted_inventory<G: Lawful>(game: &G) -> Vec<G::Piece> {
    let mut pieces = game.inventory();
    pieces.sort_unstable();
    pieces
}
