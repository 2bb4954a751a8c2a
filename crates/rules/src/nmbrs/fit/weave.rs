//! §4.9 Insertions that stretch parallel lines together.

use super::super::illegal::Illegal;
use super::super::lay::Draft;
use super::super::moves::Lay;

/// §4.9 Lays these steps; an insertion into a loop together with those of the others that stretch the
/// parallel lines. In which order that was.
pub(in super::super) fn weave(draft: &mut Draft, lays: &[Lay]) -> Result<Vec<Lay>, Illegal> {
    let mut left = lays.to_vec();
    let mut order = Vec::new();
    while !left.is_empty() {
        let (chosen, after) = next_of(draft, &left)?;
        *draft = after;
        order.extend(chosen.iter().map(|place| left[*place].clone()));
        chosen.iter().rev().for_each(|place| {
            left.remove(*place);
        });
    }
    Ok(order)
}

/// More lines than these nobody stretches at once.
const MOST_PARALLEL: usize = 8;

/// The first step, alone or with one or two insertions that come later.
fn next_of<'a>(draft: &Draft<'a>, left: &[Lay]) -> Result<(Vec<usize>, Draft<'a>), Illegal> {
    let tries = |places: &[usize]| {
        let mut after = draft.clone();
        let lays: Vec<Lay> = places.iter().map(|place| left[*place].clone()).collect();
        after.lay_all(&lays).map(|()| (places.to_vec(), after)).map_err(|(_, why)| why)
    };
    let refusal = match tries(&[0]) {
        Err(why @ Illegal::Loop { .. }) => why,
        other => return other,
    };
    let others = 1..left.len().min(MOST_PARALLEL);
    let pairs = others.clone().map(|second| vec![0, second]);
    let triples = others.clone().flat_map(|second| (second + 1..others.end).map(move |third| vec![0, second, third]));
    pairs.chain(triples).find_map(|places| tries(&places).ok()).ok_or(refusal)
}
