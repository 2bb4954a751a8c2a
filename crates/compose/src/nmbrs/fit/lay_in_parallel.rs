//! §4.9 Insertions that stretch parallel lines together.

use reckon_rules::nmbrs::illegal::Illegal;
use reckon_rules::nmbrs::lay::TurnSoFar;
use reckon_rules::nmbrs::moves::Lay;

/// §4.9 Lays these steps, an insertion into a loop together with later ones that stretch the parallel
/// lines. Returns the order in which it laid them.
pub(in super::super) fn lay_in_parallel(so_far: &mut TurnSoFar, lays: &[Lay]) -> Result<Vec<Lay>, Illegal> {
    let mut left = lays.to_vec();
    let mut order = Vec::new();
    while !left.is_empty() {
        let (chosen, after) = next_of(so_far, &left)?;
        *so_far = after;
        order.extend(chosen.iter().map(|place| left[*place].clone()));
        chosen.iter().rev().for_each(|place| {
            left.remove(*place);
        });
    }
    Ok(order)
}

/// Number of steps searched for insertions into parallel lines.
const MAX_PARALLEL: usize = 8;

/// Lays the first step, alone or with one or two insertions that come later.
fn next_of<'a>(so_far: &TurnSoFar<'a>, left: &[Lay]) -> Result<(Vec<usize>, TurnSoFar<'a>), Illegal> {
    let tries = |places: &[usize]| {
        let mut after = so_far.clone();
        let lays: Vec<Lay> = places.iter().map(|place| left[*place].clone()).collect();
        after.lay_all(&lays).map(|()| (places.to_vec(), after)).map_err(|(_, why)| why)
    };
    let refusal = match tries(&[0]) {
        Err(why @ Illegal::Loop { .. }) => why,
        other => return other,
    };
    let others = 1..left.len().min(MAX_PARALLEL);
    let pairs = others.clone().map(|second| vec![0, second]);
    let triples = others.clone().flat_map(|second| (second + 1..others.end).map(move |third| vec![0, second, third]));
    pairs.chain(triples).find_map(|places| tries(&places).ok()).ok_or(refusal)
}
