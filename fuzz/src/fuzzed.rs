//! The facts the checks need about each game: its tables, and the properties that only it has.

use std::fmt::Debug;
use std::str::FromStr;

use reckon_compose::{Compose, Previewed};
use reckon_records::Recorded;
use reckon_rules::game::Viewer;
use reckon_rules::laws::Lawful;

use crate::games::move_round_trip;

pub trait Fuzzed: Compose<Draft: FromStr<Err: Debug>> + Lawful + Recorded {
    /// Words and signs of its moves, for typos.
    const PIECES: &'static [&'static str];

    /// Returns views of tables of every kind.
    fn views() -> &'static [Self::View];

    fn viewer(view: &Self::View) -> Viewer;

    fn seats(view: &Self::View) -> u8;

    /// Returns a move, legal or not, to find out whether a position can be judged at all.
    fn any_move() -> Self::Move;

    /// Returns whether this may be played in another player's turn.
    fn is_right(choice: &Self::Move) -> bool;

    /// Returns the drafts that exist when a line is typed at this table.
    fn drafts(_: &Self::View) -> Vec<Self::Draft> {
        vec![Self::Draft::default()]
    }

    /// Returns tables with the pack that a text describes, as a file or as a line; none if it is not a pack.
    fn packed(_: &str) -> Vec<Self::Options> {
        Vec::new()
    }

    /// Puts a pack on the table as a server does; returns `false` if it is refused.
    fn use_pack(_: &mut Self::Options, _: &str) -> bool {
        false
    }

    /// Returns whether a game from here on is short enough to be played to its end.
    fn is_short(_: &Self::View) -> bool {
        true
    }

    /// Checks a position that was written down: only one that can be imagined can be judged.
    fn judged(_: &Self::View, is_imagined: bool, is_judged: bool) {
        assert!(is_imagined || !is_judged, "a position that cannot be imagined was judged");
    }

    /// Checks further properties of a move at this table.
    fn moved(_: &Self::View, _: &Self::Move) {}

    /// Checks further properties of typed text, whatever the table.
    fn written(_: &str) {}

    /// Checks a move that typed text was understood as.
    fn understood(_: &Self::View, choice: &Self::Move) {
        move_round_trip::<Self>(choice);
    }

    /// Checks further properties of a draft, whatever the table.
    fn drafted(_: &Self::Draft) {}

    /// Checks further properties of a draft as shown to its player or a watcher.
    fn shown(_: &Self::View, _: &Self::Draft, _: &Previewed<Self>) {}
}
