//! The options of a Numberloor table. Each names the paragraph of the rulebook it changes.

mod choices;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::fits::Goes;
use super::text::pack::{Pack, Selection};
use crate::options::table_options;

pub use choices::{NightCards, SkipAgain, Version, Youngest};

/// §8.2
pub const MIN_TURNS: u8 = 10;
pub const MAX_TURNS: u8 = 200;

table_options! {
    /// Options of a table. `Default` is the Advanced version, on which the others are built.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Options {
        pack: Pack = Pack::default_pack();
        version: Version = Version::Advanced => "version", "1.5";
        blue_in_intermediate: bool = true => "blue-in-intermediate", "1.6";
        youngest: Youngest = Youngest::One => "youngest", "2.5";
        equal_on_odd_even: bool = true => "equal-on-odd-even", "3.6";
        voluntary_draw: bool = false => "voluntary-draw", "4.3";
        skip_again: SkipAgain = SkipAgain::PlayedTurn => "skip-again", "4.7";
        night_on_equal: bool = true => "night-on-equal", "7.2";
        night_cards: NightCards = NightCards::AnyMoment => "night-cards", "7.3";
        turn_limit: u8 = 100 => "turn-limit" in MIN_TURNS..=MAX_TURNS, "8.2";
    }

    // §1.5
    presets {
        "beginners" => Options { version: Version::Beginners, ..Options::default() },
        "intermediate" => Options { version: Version::Intermediate, ..Options::default() },
        "advanced" => Options::default(),
    }

    // §2.5
    asks_for_youngest { |_| true }
}

impl Options {
    pub fn is_for_beginners(&self) -> bool {
        self.version == Version::Beginners
    }
}

/// The options of a table and what the rules derive from them, worked out once.
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
