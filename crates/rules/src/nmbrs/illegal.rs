//! Why the rulebook refuses, one variant per sentence, with the numbers in it.

use serde::{Deserialize, Serialize};

use super::block::{Block, Blocks, Piece};
use super::rows::Letter;
use super::runs::WrongRun;
use super::sequence::WhyNot;
use crate::game::Seat;

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
    /// §6.2 Somebody gives a block away: first everybody who is asked answers.
    AnswersFirst { block: Block },
    /// §6.2 Nobody gives a block away now.
    NothingGiven,
    /// §6.2 It is gone: to whoever knocked first, or aside.
    TooLate { block: Block },
    /// §6.2 Who gives it away does not knock.
    OwnBlock { block: Block },
    /// §6.2, §6.4
    AnsweredAlready { block: Block },
    /// §6.5 The youngest chooses first.
    YoungestFirst { youngest: Seat, block: Block },

    /// The player has no such block, or has laid it already.
    NotHeld { block: Block },
    /// No such block lies on the table.
    NotOnTable { block: Block },
    /// A row that names a place by one of its blocks has this block.
    NotInRow { block: Block },
    /// §4.5 First comes a sequence of one's own.
    OwnSequenceFirst,
    /// §4.5 A first sequence has at least three blocks.
    FirstTooShort { blocks: u8 },
    /// §4.5 The first one is a sequence by itself.
    FirstIsWrong { pieces: Vec<Piece>, why: WhyNot },
    /// §5.1
    JokerTooHigh { joker: Block, value: u8, most: u8 },
    /// §4.6, §4.10 Another block lies there.
    Taken { block: Block, by: Block },
    /// §4.7 These two do not touch.
    NotNeighbours { blocks: [Block; 2] },
    /// §4.9 The two hang together another way too.
    Loop { blocks: [Block; 2] },
    /// §4.8 Whichever side moves, this block would lie where that one lies.
    Collides { blocks: [Block; 2], moved: Block, there: Block },
    /// §4.8 Only where the table has agreed on it: a block of another row would move along.
    Crossing { blocks: [Block; 2], crossed: Block },
    /// §4.11 The two hang together, and not so many cells lie between them.
    CannotLink { blocks: [Block; 2] },
    /// §4.11 Whichever of the two is pushed, this block would lie where that one lies.
    NoRoomToLink { blocks: [Block; 2], moved: Block, there: Block },
    /// §4.11 Only where the table has agreed on it: they do not lie so many cells apart in one line.
    NotInLine { blocks: [Block; 2] },
    /// §5.3
    NotAJoker { block: Block },
    /// §5.3
    NotANumber { block: Block },
    /// §5.3 The joker stands for another number.
    JokerStandsFor { joker: Block, value: u8, block: Block },
    /// §5.4 A joker that was picked up is laid in the same turn.
    JokersKept { jokers: Blocks },

    /// §3.7 Of a wish: no row has this letter.
    NoSuchRow { letter: Letter },
    /// §3.1 Of a wish with jokers, or at a block: however these blocks are laid, no sequence comes of
    /// it. The row is what they were to be added to; nothing where it was to be a new one.
    FitsNowhere { blocks: Blocks, row: Vec<Piece> },

    /// §3.1 A block that touches no other one is in no sequence.
    Alone { block: Block },
    /// §3.1 These runs are no sequences.
    WrongRuns { runs: Vec<WrongRun> },

    /// §6.1 At the end of a turn one block is given away.
    GiveOne,
    /// §6.8 The last block is not laid but given away.
    KeepOne,
    /// §6.8 Nothing is left to be given away.
    NothingToGive { block: Block },
}
