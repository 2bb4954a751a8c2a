//! The options of a Numberloor table. Each names the paragraph of the rulebook it changes.

mod choices;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::fits::Goes;
use super::pack::{Mark, Pack, Printed, Selection};
use crate::options::{Allowed, BadOption, OptionSpec, TableOptions};

pub use choices::{NightCards, SkipAgain, Version, Youngest};

/// What a table has agreed on. `Default` is the Advanced version, on which the others are built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    pub pack: Pack,
    pub version: Version,
    pub blue_in_intermediate: bool,
    pub youngest: Youngest,
    pub equal_on_odd_even: bool,
    pub voluntary_draw: bool,
    pub skip_again: SkipAgain,
    pub night_on_equal: bool,
    pub night_cards: NightCards,
    pub turn_limit: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pack: Pack::default_pack(),
            version: Version::default(),
            blue_in_intermediate: true,
            youngest: Youngest::default(),
            equal_on_odd_even: true,
            voluntary_draw: false,
            skip_again: SkipAgain::default(),
            night_on_equal: true,
            night_cards: NightCards::default(),
            turn_limit: 100,
        }
    }
}

impl Options {
    /// §1.5, §1.6 Whether the table plays with this card of its pack.
    pub fn selects(&self, printed: &Printed) -> bool {
        match self.version {
            Version::Advanced => printed.mark != Some(Mark::Blue),
            Version::Intermediate => match printed.mark {
                None => !printed.card.is_night(),
                Some(Mark::Red) => false,
                Some(Mark::Blue) => self.blue_in_intermediate && !printed.card.is_night(),
            },
            Version::Beginners => printed.card.is_level() && !printed.card.is_night(),
        }
    }

    /// §1.5 The cards that the table plays with.
    pub fn selected(&self) -> Selection {
        let number = match self.version {
            Version::Beginners => 0,
            Version::Intermediate => 1 + usize::from(self.blue_in_intermediate),
            Version::Advanced => 3,
        };
        self.pack.select(number, |printed| self.selects(printed))
    }

    pub fn is_for_beginners(&self) -> bool {
        self.version == Version::Beginners
    }
}

const ON_OFF: Allowed = Allowed::OneOf(&["on", "off"]);

/// §8.2
pub const LEAST_TURNS: u8 = 10;
pub const MOST_TURNS: u8 = 200;

const fn spec(name: &'static str, default: &'static str, allowed: Allowed, paragraph: &'static str) -> OptionSpec {
    OptionSpec { name, default, allowed, paragraph }
}

static SPECS: &[OptionSpec] = &[
    spec("version", "advanced", Allowed::OneOf(Version::TEXTS), "1.5"),
    spec("blue-in-intermediate", "on", ON_OFF, "1.6"),
    spec("youngest", "1", Allowed::OneOf(Youngest::TEXTS), "2.5"),
    spec("equal-on-odd-even", "on", ON_OFF, "3.6"),
    spec("voluntary-draw", "off", ON_OFF, "4.3"),
    spec("skip-again", "played-turn", Allowed::OneOf(SkipAgain::TEXTS), "4.7"),
    spec("night-on-equal", "on", ON_OFF, "7.2"),
    spec("night-cards", "any-moment", Allowed::OneOf(NightCards::TEXTS), "7.3"),
    spec("turn-limit", "100", Allowed::Number { least: LEAST_TURNS, most: MOST_TURNS }, "8.2"),
];

/// §1.5
static PRESETS: &[&str] = &["beginners", "intermediate", "advanced"];

impl TableOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn presets() -> &'static [&'static str] {
        PRESETS
    }

    fn preset(name: &str) -> Option<Options> {
        Version::read(name).map(|version| Options { version, ..Options::default() })
    }

    fn get(&self, name: &str) -> Option<String> {
        let on_off = |on: bool| if on { "on" } else { "off" };
        let text = match name {
            "version" => self.version.text(),
            "blue-in-intermediate" => on_off(self.blue_in_intermediate),
            "youngest" => self.youngest.text(),
            "equal-on-odd-even" => on_off(self.equal_on_odd_even),
            "voluntary-draw" => on_off(self.voluntary_draw),
            "skip-again" => self.skip_again.text(),
            "night-on-equal" => on_off(self.night_on_equal),
            "night-cards" => self.night_cards.text(),
            "turn-limit" => return Some(self.turn_limit.to_string()),
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
            "version" => self.version = Version::read(value).ok_or_else(bad)?,
            "blue-in-intermediate" => self.blue_in_intermediate = on,
            "youngest" => self.youngest = Youngest::read(value).ok_or_else(bad)?,
            "equal-on-odd-even" => self.equal_on_odd_even = on,
            "voluntary-draw" => self.voluntary_draw = on,
            "skip-again" => self.skip_again = SkipAgain::read(value).ok_or_else(bad)?,
            "night-on-equal" => self.night_on_equal = on,
            "night-cards" => self.night_cards = NightCards::read(value).ok_or_else(bad)?,
            "turn-limit" => self.turn_limit = value.parse().map_err(|_| bad())?,
            _ => return Err(BadOption::Unknown { name: name.to_string() }),
        }
        Ok(())
    }
}

/// The options of a table with what the rules ask of them at each move, worked out once.
#[derive(PartialEq, Debug)]
pub(super) struct Table {
    pub options: Options,
    /// The cards that the table plays with, in the order of the pack.
    pub cards: Selection,
    pub goes: &'static Goes,
    pub is_for_beginners: bool,
    /// §7.1 Whether a Night Level can turn up at all.
    pub has_night: bool,
}

impl Table {
    pub fn new(options: &Options, cards: Selection) -> Arc<Table> {
        Arc::new(Table {
            goes: Goes::of(options),
            is_for_beginners: options.is_for_beginners(),
            has_night: cards.iter().any(|card| card.is_night()),
            options: options.clone(),
            cards,
        })
    }
}
