use arbitrary::Unstructured;
use reckon_rules::nmbrs::{Move, Nmbrs};

use crate::chosen::Table;

/// The bytes choose a table, its blocks and what is said at it, right and wrong.
pub fn nmbrs_play(bytes: &[u8]) {
    // Everybody who is asked may answer as another one could.
    let is_right = |choice: &Move| !matches!(choice, Move::Turn(_));
    let table = Table::<Nmbrs> { seats: 2..=6, pieces: PIECES, is_right };
    let _done = table.play(&mut Unstructured::new(bytes));
}

const PIECES: &[&str] = &[
    " ",
    ", ",
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "9",
    "10",
    "20",
    "30",
    "50",
    "100",
    "ja",
    "jb",
    "jc",
    "jd",
    "=",
    "ja=35",
    "jb=7",
    "lay ",
    " down",
    " with ",
    " above ",
    " below ",
    " left of ",
    " right of ",
    "insert ",
    "link ",
    " between ",
    "exchange ",
    " for ",
    "give ",
    "knock ",
    "let go",
    "nothing",
];
