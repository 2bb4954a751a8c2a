//! The rulebook's reasons for a refusal, one variant per sentence, with the numbers involved.

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, Piece};
use super::grid::Grid;
use super::rows::Letter;
use super::runs::WrongRun;
use super::sequence::NotASequence;
use crate::game::{Refusal, Seat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// Nobody sits there.
    NoSuchSeat,
    /// §2.5
    NotYourTurn { turn: Seat },
    /// §6.2 A block is being given away: every player who was asked must answer first.
    AnswersFirst { block: Block },
    /// §6.2 No block is being given away.
    NothingGiven,
    /// §6.2 The block is gone: the first to knock has it, or it was put aside.
    TooLate { block: Block },
    /// §6.2 The giver cannot knock.
    OwnBlock { block: Block },
    /// §6.2, §6.4
    AnsweredAlready { block: Block },
    /// §6.5 The youngest chooses first.
    YoungestFirst { youngest: Seat, block: Block },

    /// The player has no such block.
    NotHeld { block: Block },
    /// The block to be laid or given away lies on the table.
    LiesAlready { block: Block },
    /// No such block lies on the table.
    NotOnTable { block: Block },
    /// A row's place is named by one of its own blocks, and this is not one.
    NotInRow { block: Block },
    /// §4.5 A sequence of the player's own comes first.
    OwnSequenceFirst,
    /// §4.5 A first sequence has at least three blocks.
    FirstTooShort { blocks: u8 },
    /// §4.5 The first row must be a sequence by itself.
    FirstIsWrong { pieces: Vec<Piece>, why: NotASequence },
    /// §5.1
    JokerTooHigh { joker: Block, value: u8, most: u8 },
    /// §4.6, §4.10 Another block lies there. If they are of one `island`, it cannot make room (§3.8).
    Taken { block: Block, by: Block, island: bool },
    /// §4.7 These two do not touch.
    NotNeighbours { blocks: [Block; 2] },
    /// §4.9 The two are also connected another way.
    Loop { blocks: [Block; 2] },
    /// §4.8 Whichever side moves, `moved` would land on `there`. If they are of one `island`, it cannot make room (§3.8).
    Collides { blocks: [Block; 2], moved: Block, there: Block, island: bool },
    /// §4.8 With `insert-with-crossings=off`: a block of another row would have to move along.
    Crossing { blocks: [Block; 2], crossed: Block },
    /// §4.11 The two are connected, and the gap between them is the wrong size.
    CannotLink { blocks: [Block; 2] },
    /// §4.11 Whichever of the two is pushed, `moved` would land on `there`.
    NoRoomToLink { blocks: [Block; 2], moved: Block, there: Block },
    /// §4.11 With `push-to-link=off`: they are not in one line with just enough room between.
    NotInLine { blocks: [Block; 2] },
    /// §5.3
    NotAJoker { block: Block },
    /// §5.3
    NotANumber { block: Block },
    /// §5.3 The joker stands for another number.
    JokerStandsFor { joker: Block, value: u8, block: Block },
    /// §5.4 A joker that was picked up must be laid in the same turn.
    JokersKept { jokers: Blocks },

    /// §3.7 For a request: no row has this letter.
    NoSuchRow { letter: Letter },
    /// §3.1, §3.2, §3.3 For a request with jokers, or at a block: however these blocks are laid, they make no
    /// sequence. `row` is the row they were meant for; it is empty for a new row.
    FitsNowhere { blocks: Blocks, row: Vec<Piece> },

    /// §3.1 A block that touches no other is in no sequence.
    Alone { block: Block },
    /// §3.1 These runs are not sequences.
    WrongRuns { runs: Vec<WrongRun> },

    /// §6.1 At the end of a turn one block is given away.
    GiveOne,
    /// §6.8 The last block is not laid but given away.
    KeepOne,
    /// §6.8 Nothing is left to be given away.
    NothingToGive { block: Block },
}

impl Illegal {
    /// Returns the clearer reason for a block that is not in the hand because it lies on the table.
    #[must_use]
    pub fn with_table(self, grid: &Grid) -> Illegal {
        match self {
            Illegal::NotHeld { block } if grid.contains(block) => Illegal::LiesAlready { block },
            why => why,
        }
    }
}

impl Refusal for Illegal {
    // Written out, not derived from the names: renaming a variant must not change what programs compare.
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NoSuchSeat => "no-such-seat",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::AnswersFirst { .. } => "answers-first",
            Illegal::NothingGiven => "nothing-given",
            Illegal::TooLate { .. } => "too-late",
            Illegal::OwnBlock { .. } => "own-block",
            Illegal::AnsweredAlready { .. } => "answered-already",
            Illegal::YoungestFirst { .. } => "youngest-first",
            Illegal::NotHeld { .. } => "not-held",
            Illegal::LiesAlready { .. } => "lies-already",
            Illegal::NotOnTable { .. } => "not-on-table",
            Illegal::NotInRow { .. } => "not-in-row",
            Illegal::OwnSequenceFirst => "own-sequence-first",
            Illegal::FirstTooShort { .. } => "first-too-short",
            Illegal::FirstIsWrong { .. } => "first-is-wrong",
            Illegal::JokerTooHigh { .. } => "joker-too-high",
            Illegal::Taken { .. } => "taken",
            Illegal::NotNeighbours { .. } => "not-neighbours",
            Illegal::Loop { .. } => "loop",
            Illegal::Collides { .. } => "collides",
            Illegal::Crossing { .. } => "crossing",
            Illegal::CannotLink { .. } => "cannot-link",
            Illegal::NoRoomToLink { .. } => "no-room-to-link",
            Illegal::NotInLine { .. } => "not-in-line",
            Illegal::NotAJoker { .. } => "not-a-joker",
            Illegal::NotANumber { .. } => "not-a-number",
            Illegal::JokerStandsFor { .. } => "joker-stands-for",
            Illegal::JokersKept { .. } => "jokers-kept",
            Illegal::NoSuchRow { .. } => "no-such-row",
            Illegal::FitsNowhere { .. } => "fits-nowhere",
            Illegal::Alone { .. } => "alone",
            Illegal::WrongRuns { .. } => "wrong-runs",
            Illegal::GiveOne => "give-one",
            Illegal::KeepOne => "keep-one",
            Illegal::NothingToGive { .. } => "nothing-to-give",
        }
    }
}
