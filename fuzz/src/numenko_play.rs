use arbitrary::Unstructured;
use reckon_rules::numenko::Numenko;

use crate::chosen::Table;

/// The bytes choose a table, its tiles and what is said at it, right and wrong.
pub fn numenko_play(bytes: &[u8]) {
    // Nobody has a turn: whoever can act may play what another could.
    let table = Table::<Numenko> { seats: 1..=6, pieces: PIECES, is_right: |_| true };
    let _done = table.play(&mut Unstructured::new(bytes));
}

const PIECES: &[&str] = &[
    " ",
    ".",
    "/",
    "*",
    "?",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "-",
    "2*4*8",
    "1*1*2",
    "/*/",
    "../",
    "; ",
    "; across 1,1: ",
    "; down 1,1: ",
    "2x4=8",
    "=",
    "swop ",
    "done ",
    "game over ",
    "stop",
    "vote eject",
    "vote end",
    "lay ",
    "lay -",
];
