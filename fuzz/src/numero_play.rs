use arbitrary::Unstructured;
use reckon_rules::numero::{Move, Numero};

use crate::chosen::Table;

/// The bytes choose a table, its cards and what is said at it, right and wrong.
pub fn numero_play(bytes: &[u8]) {
    let table =
        Table::<Numero> { seats: 1..=4, pieces: PIECES, is_right: |choice| matches!(choice, Move::Challenge { .. }) };
    let _done = table.play(&mut Unstructured::new(bytes));
}

const PIECES: &[&str] = &[
    "challenge 10#1",
    "take 9b: ",
    "build 8: ",
    "discard ",
    "; ",
    ", ",
    " + ",
    "(",
    ")",
    "[",
    "]",
    ":",
    "#1",
    "#2",
    "5r",
    "3g",
    "10o",
    "15b",
    "1g",
    "8",
    "0",
    "1",
    "2",
    "-2",
    "x3",
    "/4",
    "*1/2",
    "*0.25",
    "*75%",
    "^2",
    "^3",
    " sqrt",
    " cbrt",
    "g",
    "b",
    "all",
    "pass",
    "stop",
    "r",
];
