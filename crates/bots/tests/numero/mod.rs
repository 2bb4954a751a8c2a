//! NUMERO.

mod bluff;
mod challenge;
mod games;
mod heaps;
mod oracle;
mod player;
mod points;
mod stand_in;

use std::slice;

use reckon_compose::Compose;
use reckon_compose::numero::Reading;
use reckon_rules::numero::{BadPosition, Move, Numero, View};

/// Returns the reading of one move.
fn read(view: &View, choice: &Move) -> Result<Reading, BadPosition> {
    Numero::read(view, slice::from_ref(choice)).map(|read| read.first().expect("a move was read"))
}
