//! The records in `tests/records` never change.
#![allow(clippy::disallowed_methods, reason = "this test reads files")]

use std::fs;

use reckon_records::{Recorded, closing_line};

use crate::support::files::{records, root};
use crate::support::records_of;

#[test]
fn every_record_belongs_to_a_tested_game() {
    fn count<G: Recorded>() -> usize {
        records_of::<G>().len()
    }
    macro_rules! sum {
        ($([$module:ident $game:ident])*) => { 0 $(+ count::<reckon_rules::$module::$game>())* };
    }
    let all: usize = reckon_rules::games!(sum);
    assert_eq!(all, records().len());
}

/// A record that has to be rewritten because it no longer replays is a broken promise.
#[test]
fn no_record_has_changed() {
    let list = fs::read_to_string(root().join("tests/records/SHA256SUMS")).expect("the list of checksums");
    let sum = |bytes: &[u8]| closing_line(bytes).trim_start_matches("sha256 ").trim_end().to_string();
    let mut there: Vec<String> = records().iter().map(|(name, bytes)| format!("{}  {name}", sum(bytes))).collect();
    let mut listed: Vec<String> = list.lines().map(str::to_string).collect();
    there.sort_unstable();
    listed.sort_unstable();
    assert_eq!(there, listed);
}
