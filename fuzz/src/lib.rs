//! Properties that hold for every input, one module per fuzz target; and one module per game, with the tables that the
//! targets use and the properties that only this game has.
//!
//! A failed check panics, and the fuzzer keeps the input. `cargo test` in this folder runs the
//! checks on the seeds and on texts designed to be expensive.

#![forbid(unsafe_code)]

mod chosen;
mod create_table;
mod draft;
mod fuzzed;
mod games;
mod json;
mod move_;
mod pack;
mod play;
mod position;
mod record;
mod tapped;
mod to_server;
mod typed;

use std::sync::LazyLock;

use fuzzed::Fuzzed;
use reckon_rules::options::TableOptions;

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(modules);

/// A property of texts, or of any bytes.
#[derive(Clone, Copy)]
pub enum Check {
    Text(fn(&str)),
    Bytes(fn(&[u8])),
}

impl Check {
    /// Checks an input. Text ends at the first byte that is not UTF-8.
    pub fn run(self, bytes: &[u8]) {
        match self {
            Check::Bytes(check) => check(bytes),
            Check::Text(check) => check(bytes.utf8_chunks().next().map_or("", |chunk| chunk.valid())),
        }
    }
}

/// The properties of a game, or of what all games share, by the names of their fuzz targets.
pub struct Checks {
    pub name: &'static str,
    pub targets: Vec<(&'static str, Check)>,
    /// A line of options for a record of this game.
    pub options: Option<String>,
}

impl Checks {
    fn of<G: Fuzzed>() -> Checks {
        let targets = vec![
            ("move", Check::Text(move_::move_::<G>)),
            ("position", Check::Text(position::position::<G>)),
            ("typed", Check::Text(typed::typed::<G>)),
            ("tapped", Check::Text(tapped::tapped::<G>)),
            ("draft", Check::Text(draft::draft::<G>)),
            ("pack", Check::Text(pack::pack::<G>)),
            ("play", Check::Bytes(play::play::<G>)),
            ("record", Check::Bytes(record::record::<G>)),
        ];
        Checks { name: G::NAME, targets, options: Some(G::Options::default().to_line()) }
    }

    fn of_messages() -> Checks {
        let targets = vec![
            ("to_server", Check::Bytes(to_server::to_server)),
            ("create_table", Check::Bytes(create_table::create_table)),
        ];
        Checks { name: "messages", targets, options: None }
    }

    pub fn target(&self, name: &str) -> Option<Check> {
        self.targets.iter().find(|(known, _)| *known == name).map(|(_, check)| *check)
    }
}

/// Every check: those of each game, then those of the messages.
pub static ALL: LazyLock<Vec<Checks>> = LazyLock::new(|| {
    macro_rules! each {
        ($([$module:ident $game:ident])*) => {
            vec![$(Checks::of::<reckon_rules::$module::$game>(),)* Checks::of_messages()]
        };
    }
    reckon_rules::games!(each)
});

/// Passes an input to a fuzz target: that of the game in `RECKON_GAME`, or those of all games.
pub fn fuzz(target: &str, bytes: &[u8]) {
    static GAME: LazyLock<Option<String>> = LazyLock::new(|| {
        let game = std::env::var("RECKON_GAME").ok()?;
        assert!(ALL.iter().any(|checks| checks.name == game), "there is no game '{game}'");
        Some(game)
    });
    let is_meant = |checks: &&Checks| GAME.as_deref().is_none_or(|game| game == checks.name);
    ALL.iter().filter(is_meant).filter_map(|checks| checks.target(target)).for_each(|check| check.run(bytes));
}
