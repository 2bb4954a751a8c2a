//! The records of `tests/records` stay as they are.
#![allow(clippy::disallowed_methods, reason = "this test reads files")]

use std::fs;

use reckon_records::{Recorded, closing_line};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;

use crate::support::files::{records, root};
use crate::support::records_of;

#[test]
fn every_record_is_of_a_game_that_is_tested() {
    fn count<G: Recorded>() -> usize {
        records_of::<G>().len()
    }
    let all = count::<Numero>() + count::<Numberloor>() + count::<Numenko>() + count::<Nmbrs>();
    assert_eq!(all, records().len());
}

/// A record that has to be written anew, because it does not fit any more, is a broken promise.
#[test]
fn no_record_has_changed() {
    let list = fs::read_to_string(root().join("tests/records/SHA256SUMS")).expect("the list");
    let sum = |bytes: &[u8]| closing_line(bytes).trim_start_matches("sha256 ").trim_end().to_string();
    let mut there: Vec<String> = records().iter().map(|(name, bytes)| format!("{}  {name}", sum(bytes))).collect();
    let mut listed: Vec<String> = list.lines().map(str::to_string).collect();
    there.sort_unstable();
    listed.sort_unstable();
    assert_eq!(there, listed);
}
