//! What a table can agree on, named as the rulebook names it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::block::{Blocks, HIGHEST};
use super::sequence::Kinds;
use crate::options::{Allowed, BadOption, OptionSpec, TableOptions};
use crate::text::choices;

choices!(
    /// §1.2, §1.5 The highest number.
    Highest { Hundred = "100", Fifty = "50" }
);
choices!(
    /// §2.2
    StarterJoker { Redraw = "redraw", Highest = "highest", Lowest = "lowest" }
);
choices!(
    /// §2.4
    HandSize { Seven = "seven", Five = "five" }
);
choices!(
    /// §3.4
    Members { Consecutive = "consecutive", Any = "any" }
);
choices!(
    /// §4.2
    DrawException { NextPlayer = "next-player", AnyKnocker = "any-knocker" }
);
choices!(
    /// §5.1
    JokerRange { Blocks = "blocks", Hundred = "hundred" }
);
choices!(
    /// §6.2, §6.4
    Knock { First = "first", InOrder = "in-order" }
);
choices!(
    /// §6.5 The seat of the youngest player.
    Youngest { Random = "random", One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
);
choices!(
    /// §6.8
    LastBlock { GivenAway = "given-away", MayBeLaid = "may-be-laid" }
);

/// What a table has agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    pub highest: Highest,
    pub rounds: u8,
    pub starter_joker: StarterJoker,
    pub hand: HandSize,
    pub squares: bool,
    pub cubes: bool,
    pub primes: bool,
    pub geometric: bool,
    pub members: Members,
    pub draw_exception: DrawException,
    pub lay_first: bool,
    pub insert_with_crossings: bool,
    pub push_to_link: bool,
    pub joker_range: JokerRange,
    pub jokers_in_a_row: u8,
    pub knock: Knock,
    pub youngest_first: bool,
    pub youngest: Youngest,
    pub last_block: LastBlock,
    pub points: bool,
}

/// §1.4
pub const USUAL_ROUNDS: u8 = 3;
pub const MOST_ROUNDS: u8 = 20;

impl Default for Options {
    fn default() -> Options {
        Options {
            highest: Highest::default(),
            rounds: USUAL_ROUNDS,
            starter_joker: StarterJoker::default(),
            hand: HandSize::default(),
            squares: false,
            cubes: false,
            primes: false,
            geometric: false,
            members: Members::default(),
            draw_exception: DrawException::default(),
            lay_first: true,
            insert_with_crossings: true,
            push_to_link: true,
            joker_range: JokerRange::default(),
            jokers_in_a_row: super::block::JOKERS,
            knock: Knock::default(),
            youngest_first: false,
            youngest: Youngest::default(),
            last_block: LastBlock::default(),
            points: true,
        }
    }
}

impl Options {
    /// §1.5 The simple version for young children.
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

    /// §2.4
    pub fn blocks_each(&self, seats: u8) -> u8 {
        match self.hand {
            HandSize::Seven if seats == 2 => 9,
            HandSize::Seven => 7,
            HandSize::Five => 5,
        }
    }
}

const ON_OFF: Allowed = Allowed::OneOf(&["on", "off"]);

const fn spec(name: &'static str, default: &'static str, allowed: Allowed, paragraph: &'static str) -> OptionSpec {
    OptionSpec { name, default, allowed, paragraph }
}

static SPECS: &[OptionSpec] = &[
    spec("highest", "100", Allowed::OneOf(Highest::TEXTS), "1.2"),
    spec("rounds", "3", Allowed::Number { least: 1, most: MOST_ROUNDS }, "1.4"),
    spec("starter-joker", "redraw", Allowed::OneOf(StarterJoker::TEXTS), "2.2"),
    spec("hand", "seven", Allowed::OneOf(HandSize::TEXTS), "2.4"),
    spec("squares", "off", ON_OFF, "3.3"),
    spec("cubes", "off", ON_OFF, "3.3"),
    spec("primes", "off", ON_OFF, "3.3"),
    spec("geometric", "off", ON_OFF, "3.3"),
    spec("members", "consecutive", Allowed::OneOf(Members::TEXTS), "3.4"),
    spec("draw-exception", "next-player", Allowed::OneOf(DrawException::TEXTS), "4.2"),
    spec("lay-first", "on", ON_OFF, "4.5"),
    spec("insert-with-crossings", "on", ON_OFF, "4.8"),
    spec("push-to-link", "on", ON_OFF, "4.11"),
    spec("joker-range", "blocks", Allowed::OneOf(JokerRange::TEXTS), "5.1"),
    spec("jokers-in-a-row", "4", Allowed::Number { least: 1, most: super::block::JOKERS }, "5.5"),
    spec("knock", "first", Allowed::OneOf(Knock::TEXTS), "6.4"),
    spec("youngest-first", "off", ON_OFF, "6.5"),
    spec("youngest", "random", Allowed::OneOf(Youngest::TEXTS), "6.5"),
    spec("last-block", "given-away", Allowed::OneOf(LastBlock::TEXTS), "6.8"),
    spec("points", "on", ON_OFF, "7.2"),
];

/// §1.5
static PRESETS: &[&str] = &["simple", "usual"];

impl TableOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn presets() -> &'static [&'static str] {
        PRESETS
    }

    fn preset(name: &str) -> Option<Options> {
        match name {
            "simple" => Some(Options::simple()),
            "usual" => Some(Options::default()),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        let on_off = |on: bool| if on { "on" } else { "off" };
        let text = match name {
            "highest" => self.highest.text(),
            "rounds" => return Some(self.rounds.to_string()),
            "starter-joker" => self.starter_joker.text(),
            "hand" => self.hand.text(),
            "squares" => on_off(self.squares),
            "cubes" => on_off(self.cubes),
            "primes" => on_off(self.primes),
            "geometric" => on_off(self.geometric),
            "members" => self.members.text(),
            "draw-exception" => self.draw_exception.text(),
            "lay-first" => on_off(self.lay_first),
            "insert-with-crossings" => on_off(self.insert_with_crossings),
            "push-to-link" => on_off(self.push_to_link),
            "joker-range" => self.joker_range.text(),
            "jokers-in-a-row" => return Some(self.jokers_in_a_row.to_string()),
            "knock" => self.knock.text(),
            "youngest-first" => on_off(self.youngest_first),
            "youngest" => self.youngest.text(),
            "last-block" => self.last_block.text(),
            "points" => on_off(self.points),
            _ => return None,
        };
        Some(text.to_string())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let spec = *Self::spec(name).ok_or_else(|| BadOption::Unknown { name: name.to_string() })?;
        let bad = || BadOption::Value { spec, value: value.to_string() };
        if !spec.allowed.allows(value) {
            return Err(bad());
        }
        let on = value == "on";
        match name {
            "highest" => self.highest = Highest::read(value).ok_or_else(bad)?,
            "rounds" => self.rounds = value.parse().map_err(|_| bad())?,
            "starter-joker" => self.starter_joker = StarterJoker::read(value).ok_or_else(bad)?,
            "hand" => self.hand = HandSize::read(value).ok_or_else(bad)?,
            "squares" => self.squares = on,
            "cubes" => self.cubes = on,
            "primes" => self.primes = on,
            "geometric" => self.geometric = on,
            "members" => self.members = Members::read(value).ok_or_else(bad)?,
            "draw-exception" => self.draw_exception = DrawException::read(value).ok_or_else(bad)?,
            "lay-first" => self.lay_first = on,
            "insert-with-crossings" => self.insert_with_crossings = on,
            "push-to-link" => self.push_to_link = on,
            "joker-range" => self.joker_range = JokerRange::read(value).ok_or_else(bad)?,
            "jokers-in-a-row" => self.jokers_in_a_row = value.parse().map_err(|_| bad())?,
            "knock" => self.knock = Knock::read(value).ok_or_else(bad)?,
            "youngest-first" => self.youngest_first = on,
            "youngest" => self.youngest = Youngest::read(value).ok_or_else(bad)?,
            "last-block" => self.last_block = LastBlock::read(value).ok_or_else(bad)?,
            "points" => self.points = on,
            _ => return Err(BadOption::Unknown { name: name.to_string() }),
        }
        Ok(())
    }
}

/// The options of a table with what the rules ask of them at each move, worked out once.
#[derive(PartialEq, Debug)]
pub(super) struct Table {
    pub options: Options,
    pub blocks: Blocks,
    pub kinds: Kinds,
    pub highest_joker: u8,
}

impl Table {
    pub fn new(options: &Options) -> Arc<Table> {
        Arc::new(Table {
            blocks: options.blocks(),
            kinds: Kinds::of(options),
            highest_joker: options.highest_joker(),
            options: options.clone(),
        })
    }
}
