//! What the tests of all games share.

pub mod golden;
pub mod laws;
pub mod rulebook;
pub mod table;

use reckon_rules::game::Seat;
use reckon_rules::laws::Lawful;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game under test: what its tests must know beyond its rules.
pub trait Tested:
    Lawful<Options: Serialize + DeserializeOwned, Move: Serialize + DeserializeOwned, View: Serialize + DeserializeOwned>
{
    /// The folder of its tests, and the subject of its tallies.
    const NAME: &'static str;

    /// Whether a semicolon divides the moves of a case; in some games it divides the steps of one move.
    const SEVERAL_MOVES: bool;

    fn seats(view: &Self::View) -> u8;

    /// How many pieces a view counts, wherever they are, and how many the table plays with.
    fn pieces(view: &Self::View) -> (usize, usize);

    /// The seat that makes the moves of a case: the one that wrote the position down.
    fn who_moves(&self, view: &Self::View) -> Seat {
        let text = view.to_string();
        let seat = table::section(&text, "seat").unwrap_or_else(|| panic!("a watcher does not play: {text}"));
        seat.parse().unwrap()
    }

    /// What else must be right about every view.
    fn check_view(_view: &Self::View) {}

    /// What else must be right about a move that was played.
    fn check_played(_before: &Self::View, _choice: &Self::Move, _told: &[Self::Event], _after: &Self::View) {}

    /// A section of what comes after a move: as it is found, and whether it is as expected.
    fn compare(&self, view: &Self::View, word: &str, expected: &str) -> (String, bool) {
        table::compare(self, view, word, expected)
    }
}

/// A line of the table of what was tried.
pub fn tally(subject: &str, what: &str, count: impl TryInto<u64>) {
    let Ok(count) = count.try_into() else { panic!("{subject}: too many {what}") };
    println!("tally | {subject} | {what} | {count}");
}
