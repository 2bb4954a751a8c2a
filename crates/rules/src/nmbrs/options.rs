//! Options of a table, named as the rulebook names them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::block::{Blocks, HIGHEST, JOKERS};
use super::sequence::{Kinds, Steps};
use crate::options::{choices, table_options};

choices! {
    /// §1.2, §1.5 The highest number.
    Highest { Hundred = "100", Fifty = "50" }
    /// §2.2
    StarterJoker { Redraw = "redraw", Highest = "highest", Lowest = "lowest" }
    /// §2.4
    HandSize { Seven = "seven", Five = "five" }
    /// §3.4
    Members { Consecutive = "consecutive", Any = "any" }
    /// §4.2
    DrawException { NextPlayer = "next-player", AnyKnocker = "any-knocker" }
    /// §5.1
    JokerRange { Blocks = "blocks", Hundred = "hundred" }
    /// §6.2, §6.4
    Knock { First = "first", InOrder = "in-order" }
    /// §6.5 The seat of the youngest player.
    Youngest { Random = "random", One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
    /// §6.8
    LastBlock { GivenAway = "given-away", MayBeLaid = "may-be-laid" }
}

/// §1.4
pub const USUAL_ROUNDS: u8 = 3;
pub const MAX_ROUNDS: u8 = 20;

table_options! {
    /// The options that a table has agreed on.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Options {
        highest: Highest = Highest::Hundred => "highest", "1.2";
        rounds: u8 = USUAL_ROUNDS => "rounds" in 1..=MAX_ROUNDS, "1.4";
        starter_joker: StarterJoker = StarterJoker::Redraw => "starter-joker", "2.2";
        hand: HandSize = HandSize::Seven => "hand", "2.4";
        steps: Steps = Steps::ANY => "steps" in Steps::ALLOWED, "3.2";
        squares: bool = false => "squares", "3.3";
        cubes: bool = false => "cubes", "3.3";
        primes: bool = false => "primes", "3.3";
        geometric: bool = false => "geometric", "3.3";
        members: Members = Members::Consecutive => "members", "3.4";
        draw_exception: DrawException = DrawException::NextPlayer => "draw-exception", "4.2";
        lay_first: bool = true => "lay-first", "4.5";
        insert_with_crossings: bool = true => "insert-with-crossings", "4.8";
        push_to_link: bool = true => "push-to-link", "4.11";
        joker_range: JokerRange = JokerRange::Blocks => "joker-range", "5.1";
        jokers_in_a_row: u8 = JOKERS => "jokers-in-a-row" in 1..=JOKERS, "5.5";
        knock: Knock = Knock::First => "knock", "6.4";
        youngest_first: bool = false => "youngest-first", "6.5";
        youngest: Youngest = Youngest::Random => "youngest", "6.5";
        last_block: LastBlock = LastBlock::GivenAway => "last-block", "6.8";
        points: bool = true => "points", "7.2";
    }

    // §1.5
    presets {
        "first-steps" => Options { steps: Steps::FIRST, ..Options::simple() },
        "simple" => Options::simple(),
        "usual" => Options::default(),
    }

    // §6.5
    asks_for_youngest { |options| options.youngest_first }
}

impl Options {
    /// §1.5 Returns the simple version for young children.
    pub fn simple() -> Options {
        Options {
            highest: Highest::Fifty,
            rounds: 1,
            hand: HandSize::Five,
            lay_first: false,
            youngest_first: true,
            last_block: LastBlock::MayBeLaid,
            points: false,
            ..Options::default()
        }
    }

    /// §1.2, §1.5
    pub fn highest_number(&self) -> u8 {
        match self.highest {
            Highest::Hundred => HIGHEST,
            Highest::Fifty => 50,
        }
    }

    pub fn blocks(&self) -> Blocks {
        Blocks::all(self.highest_number())
    }

    /// §5.1
    pub fn highest_joker(&self) -> u8 {
        match self.joker_range {
            JokerRange::Blocks => self.highest_number(),
            JokerRange::Hundred => HIGHEST,
        }
    }
}

/// First revision in which islands make room (§3.8). Before it, whatever lay in the way hindered everybody.
const MAKES_ROOM: u32 = 2;

/// The options of a table and what the rules derive from them, worked out once.
#[derive(PartialEq, Debug)]
pub struct Table {
    pub options: Options,
    /// Revision of the rules that the game is played under.
    pub revision: u32,
    pub blocks: Blocks,
    pub kinds: Kinds,
    pub highest_joker: u8,
}

impl Table {
    pub fn new(options: &Options, revision: u32) -> Arc<Table> {
        Arc::new(Table {
            revision,
            blocks: options.blocks(),
            kinds: Kinds::of(options),
            highest_joker: options.highest_joker(),
            options: options.clone(),
        })
    }

    /// §3.8 Returns whether islands make room for one another.
    pub fn makes_room(&self) -> bool {
        self.revision >= MAKES_ROOM
    }
}
