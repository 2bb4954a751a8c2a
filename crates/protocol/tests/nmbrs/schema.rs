//! Whole games of nmbrs! blocks against the schema.

use reckon_compose::Compose;
use reckon_rules::nmbrs::{self, Nmbrs};
use serde_json::Value;

use crate::support::games::{Readable, as_value, check_games, reads_as};

#[path = "../../../words/tests/nmbrs/samples.rs"]
#[allow(dead_code, reason = "only some samples are sent")]
mod samples;

impl Readable for Nmbrs {
    const NAME: &'static str = "nmbrs";

    const READS: bool = false;

    fn readings(_: &nmbrs::View, _: &nmbrs::Move) -> Vec<Value> {
        Vec::new()
    }

    /// Taps some blocks as a new row, or at a block of the table, and one to give away.
    fn work(view: &nmbrs::View) -> Value {
        let hand: Vec<nmbrs::Block> = view.own_hand().iter().collect();
        let place = view.table.get(usize::from(view.pot) % view.table.len().max(1));
        let line = match (&hand[..], place) {
            ([block, .., last], Some(laid)) => format!("{block} at {}, give {last}", laid.piece.block),
            ([one, two, three, ..], None) => format!("new {one} {two} {three}"),
            _ => String::new(),
        };
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&Nmbrs::preview(view, &line).expect("a view of a game").preview)
    }
}

/// Every seat taps after each move, so a few games are enough.
#[test]
fn whole_games_fit_the_schema() {
    let tables = [
        (1, 2, "preset=simple rounds=2"),
        (4, 3, "preset=first-steps"),
        (2, 6, "preset=simple knock=in-order lay-first=on points=on"),
        (
            3,
            3,
            "preset=usual rounds=1 youngest-first=on youngest=2 squares=on cubes=on primes=on geometric=on members=any",
        ),
    ];
    check_games::<Nmbrs>(tables, &samples::events(), &samples::illegals(), reads_as!(nmbrs, Nmbrs));
}
