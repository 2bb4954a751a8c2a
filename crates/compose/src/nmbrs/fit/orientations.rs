//! §4.8 Insertions named in either direction: the block named first stays put where it can.

use reckon_rules::nmbrs::moves::Lay;

/// Maximum number of insertions that are reversed one by one; if there are more, only all of them together.
const MAX_ALONE: usize = 3;

/// Returns the steps with each insertion named one way or the other, beginning with the steps as they are.
pub(super) fn all(lays: Vec<Lay>) -> impl Iterator<Item = Vec<Lay>> {
    let count = lays.iter().filter(|lay| is_insertion(lay)).count();
    let masks = if count <= MAX_ALONE { (0..1 << count).collect() } else { vec![0, u32::MAX] };
    masks.into_iter().map(move |mask: u32| {
        let mut at = 0;
        let turn = |lay: &Lay| {
            if !is_insertion(lay) {
                return lay.clone();
            }
            let is_turned = mask >> at & 1 != 0;
            at = (at + 1) % u32::BITS;
            if is_turned { turned(lay) } else { lay.clone() }
        };
        lays.iter().map(turn).collect()
    })
}

fn is_insertion(lay: &Lay) -> bool {
    matches!(lay, Lay::Insert { .. })
}

/// Reverses an insertion: its two blocks, and the pieces between them.
fn turned(lay: &Lay) -> Lay {
    match lay {
        Lay::Insert { pieces, between: [first, second] } => {
            let pieces = pieces.iter().rev().copied().collect();
            Lay::Insert { pieces, between: [*second, *first] }
        }
        lay => lay.clone(),
    }
}
