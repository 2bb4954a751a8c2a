//! §11 Bluffs that anyone can expose by counting cards.

use reckon_rules::numero::Move;
use reckon_rules::numero::view::View;

use super::greedy::is_legal;

/// Finds a challenge that cannot be lost.
pub(super) fn certain_challenge(view: &View) -> Option<Move> {
    if !view.options.bluffs() {
        return None;
    }
    let mut bluffs = view.seen_bluffs().map(|(name, value)| Move::Challenge { name, value });
    // §11.4 The challenge may be too late for this seat but still open to others.
    bluffs.find(|challenge| is_legal(view, challenge))
}
