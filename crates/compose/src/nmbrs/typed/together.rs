//! §4.4 Steps of a line that do not fit one by one, but together.

use super::placed::after;
use crate::nmbrs::fit::{Chosen, Target};
use crate::nmbrs::tapped::{self, Sketch, SketchStep};
use reckon_rules::nmbrs::block::{Block, Piece};
use reckon_rules::nmbrs::moves::Lay;
use reckon_rules::nmbrs::view::View;

/// Changes requests from this step on so that they fit: 65 goes between 60 and 70 where 75 goes between 70 and 80, and
/// both go into the same row.
pub(super) fn fitted(view: &View, sketch: Sketch, from: usize) -> Sketch {
    let is_request = |step: &&SketchStep| matches!(step, SketchStep::Wish { .. });
    let fits = |sketch: &Sketch| {
        tapped::preview(view, sketch).is_ok_and(|shown| shown.refusal.is_none() || !shown.preview.ways.is_empty())
    };
    if sketch.steps[from..].iter().filter(is_request).count() < 2 || fits(&sketch) {
        return sketch;
    }
    let inserted = inserted_together(view, sketch.clone(), from);
    if fits(&inserted) {
        return inserted;
    }
    let in_rows = into_same_rows(view, &sketch, from);
    if in_rows.steps.len() < sketch.steps.len() && fits(&in_rows) { in_rows } else { inserted }
}

/// Joins the requests for the same row: what goes there goes there at once. A place between two blocks of a row is in that
/// row.
fn into_same_rows(view: &View, sketch: &Sketch, from: usize) -> Sketch {
    let row_of = |step: &SketchStep| match step {
        SketchStep::Wish { target: Target::Row(letter), .. } => Some(*letter),
        SketchStep::Wish { target: Target::Between(one, other), .. } => {
            let touch = |pair: &[Block]| pair.contains(one) && pair.contains(other);
            view.rows.iter().find(|row| row.blocks.windows(2).any(touch)).map(|row| row.letter)
        }
        _ => None,
    };
    let mut joined = Sketch { steps: sketch.steps[..from].to_vec(), ..sketch.clone() };
    for step in &sketch.steps[from..] {
        let row = row_of(step);
        let same = joined.steps[from..].iter_mut().find(|before| row.is_some() && row_of(before) == row);
        match (same, step, row) {
            (Some(SketchStep::Wish { chosen, target }), SketchStep::Wish { chosen: more, .. }, Some(letter)) => {
                chosen.extend(more);
                *target = Target::Row(letter);
            }
            _ => joined.steps.push(step.clone()),
        }
    }
    joined
}

/// §4.7 Makes insertions of requests for places between two blocks that touch.
fn inserted_together(view: &View, mut sketch: Sketch, from: usize) -> Sketch {
    let is_between = |step: &SketchStep| matches!(step, SketchStep::Wish { target: Target::Between(..), .. });
    if sketch.steps[from..].iter().filter(|step| is_between(step)).count() < 2 {
        return sketch;
    }
    for at in from..sketch.steps.len() {
        if let SketchStep::Wish { chosen, target: Target::Between(one, other) } = &sketch.steps[at] {
            let before = Sketch { steps: sketch.steps[..at].to_vec(), ..Sketch::default() };
            // Insertions that wait for this one cannot be laid yet.
            let tables = [before, Sketch::default()];
            let insertion = tables.iter().find_map(|before| inserted(view, before, chosen, [*one, *other]));
            sketch.steps[at] = insertion.map_or_else(|| sketch.steps[at].clone(), SketchStep::Lay);
        }
    }
    sketch
}

/// Returns the insertion of these blocks between two that touch, in the order in which these go on.
fn inserted(view: &View, before: &Sketch, chosen: &[Chosen], between: [Block; 2]) -> Option<Lay> {
    let mut pieces: Vec<Piece> = chosen.iter().map(Chosen::piece).collect::<Option<_>>()?;
    let [one, other] = between;
    let falls = after(view, before, &|so_far| {
        so_far.grid.touching_side(one, other).map(|_| so_far.grid.value(one) > so_far.grid.value(other))
    })??;
    pieces.sort_by_key(|piece| piece.value);
    if falls {
        pieces.reverse();
    }
    Some(Lay::Insert { pieces, between })
}
