use arbitrary::Unstructured;
use reckon_rules::numberloor::{Move, Numberloor};

use crate::chosen::Table;

/// The bytes choose a table, its cards and what is said at it, right and wrong.
pub fn numberloor_play(bytes: &[u8]) {
    let table =
        Table::<Numberloor> { seats: 2..=5, pieces: PIECES, is_right: |choice| matches!(choice, Move::Night { .. }) };
    let _done = table.play(&mut Unstructured::new(bytes));
}

const PIECES: &[&str] = &[
    " ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "n", "0n", "5n", "9n", "b", "b0 ", "b1 ", "b2 ", "b3 ",
    "b5 ", "b10 ", "near ", "odd ", "even ", "skip ", " left", " right", "end ", "draw", "pass", "night ", " after 0",
    " after 3", "let go",
];
