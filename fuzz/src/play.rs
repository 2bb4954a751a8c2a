use arbitrary::Unstructured;

use crate::chosen;
use crate::fuzzed::Fuzzed;

/// Plays at a table where the bytes choose the cards and the moves, right and wrong.
pub fn play<G: Fuzzed>(bytes: &[u8]) {
    let _done = chosen::play::<G>(&mut Unstructured::new(bytes));
}
