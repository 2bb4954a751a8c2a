//! Helpers shared by the tests of all games.

pub mod golden;
pub mod laws;
pub mod rulebook;
pub mod table;

use reckon_compose::Compose;
use reckon_rules::game::Seat;
use reckon_rules::laws::Lawful;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game under test, with what its tests need beyond its rules.
pub trait Tested:
    Compose
    + Lawful<
        Options: Serialize + DeserializeOwned,
        Move: Serialize + DeserializeOwned,
        View: Serialize + DeserializeOwned,
    >
{
    /// Name of the game's test folder, and subject of its tallies.
    const NAME: &'static str;

    /// Whether a semicolon separates the moves of a case; in some games it separates the steps of one move.
    const SEVERAL_MOVES: bool;

    fn seats(view: &Self::View) -> u8;

    /// Counts the pieces that a view accounts for, and those in play at the table.
    fn pieces(view: &Self::View) -> (usize, usize);

    /// Returns the seat that makes the moves of a case: the one whose view it is.
    fn who_moves(&self, view: &Self::View) -> Seat {
        let text = view.to_string();
        let seat = table::section(&text, "seat").unwrap_or_else(|| panic!("a watcher does not play: {text}"));
        seat.parse().unwrap()
    }

    /// Checks anything else that must hold for every view.
    fn check_view(_view: &Self::View) {}

    /// Checks anything else that must hold for a played move.
    fn check_played(_before: &Self::View, _choice: &Self::Move, _told: &[Self::Event], _after: &Self::View) {}

    /// Checks anything else that must hold for a refused move.
    fn check_refused(_before: &Self::View, _choice: &Self::Move) {}

    /// Compares a section after a move: returns what was found, and whether it was expected.
    fn compare(&self, view: &Self::View, word: &str, expected: &str) -> (String, bool) {
        table::compare(self, view, word, expected)
    }
}

/// Prints one line of the tally.
pub fn tally(subject: &str, what: &str, count: impl TryInto<u64>) {
    let Ok(count) = count.try_into() else { panic!("{subject}: too many {what}") };
    println!("tally | {subject} | {what} | {count}");
}
