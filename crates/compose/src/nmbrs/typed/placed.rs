//! §4.7, §4.11 Steps that name a place: links that name their two blocks the other way round, as `link 25 between 30 20`
//! where the 20 lies first; insertions that only fit together; jokers whose number follows from where they go.

use crate::Previewed;
use crate::nmbrs::fit::{Chosen, Target};
use crate::nmbrs::tapped::{self, Sketch, SketchStep};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::nmbrs::block::{Block, Piece};
use reckon_rules::nmbrs::grid::{Axis, Side};
use reckon_rules::nmbrs::lay::TurnSoFar;
use reckon_rules::nmbrs::moves::Lay;
use reckon_rules::nmbrs::view::View;
use reckon_rules::nmbrs::worlds::imagined::Imagined;

/// Turns each link of a turn round that the rules refuse as it is written, and allow the other way round.
pub(super) fn all(view: &View, lays: Vec<Lay>) -> Vec<Lay> {
    if !lays.iter().any(|lay| matches!(lay, Lay::Link { .. })) {
        return lays;
    }
    let Ok(game) = Imagined::of(view) else { return lays };
    let mut so_far = game.turn_so_far();
    let mut turned = Vec::new();
    for lay in lays {
        let lay = fitting(&so_far, candidates(lay));
        // What follows a refused step is refused with it.
        let _refused = so_far.lay_all(std::slice::from_ref(&lay));
        turned.push(lay);
    }
    turned
}

/// Turns a link round if it only fits that way after the steps of this sketch.
pub(super) fn one(view: &View, sketch: &Sketch, lay: Lay) -> Lay {
    match lay {
        Lay::Link { .. } => {
            let lays = candidates(lay);
            let literal = lays[0].clone();
            after(view, sketch, &|so_far| fitting(so_far, lays.clone())).unwrap_or(literal)
        }
        lay => lay,
    }
}

/// §4.7, §4.11 Returns the step that lays blocks between two others in a line of this direction: inserted where the two
/// touch, else linking them. Of both ways round, the one that moves nothing is meant, and otherwise the one that was typed.
pub(super) fn between(view: &View, sketch: &Sketch, pieces: Vec<Piece>, between: [Block; 2], line: Axis) -> Lay {
    let links = candidates(Lay::Link { pieces: pieces.clone(), between, line });
    let literal = links[0].clone();
    let find = |so_far: &TurnSoFar<'_>| {
        let touch = |pair: &[Block]| pair.contains(&between[0]) && pair.contains(&between[1]);
        if so_far.grid.contains(between[0]) && so_far.grid.run(between[0], line).windows(2).any(touch) {
            return Lay::Insert { pieces: pieces.clone(), between };
        }
        let moves_nothing = |lay: &&Lay| {
            let mut after = so_far.clone();
            let goes = after.lay_all(std::slice::from_ref(*lay)).is_ok();
            goes && so_far.grid.blocks().iter().all(|block| after.grid.cell(block) == so_far.grid.cell(block))
        };
        let in_place = links.iter().find(moves_nothing).cloned();
        in_place.unwrap_or_else(|| fitting(so_far, links.clone()))
    };
    after(view, sketch, &find).unwrap_or(literal)
}

/// §4.4, §4.7 Makes insertions of requests that do not fit one by one, if there are several from this step on: 65 goes
/// between 60 and 70 where 75 goes between 70 and 80.
pub(super) fn inserted_together(view: &View, mut sketch: Sketch, from: usize) -> Sketch {
    let is_between = |step: &SketchStep| matches!(step, SketchStep::Wish { target: Target::Between(..), .. });
    let requests = sketch.steps[from..].iter().filter(|step| is_between(step)).count();
    let fits = |shown: Previewed<Nmbrs>| shown.refusal.is_none() || !shown.preview.ways.is_empty();
    if requests < 2 || tapped::preview(view, &sketch).is_ok_and(fits) {
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

/// Returns a link as written, and the other way round; its blocks are listed from the first to the second.
fn candidates(lay: Lay) -> Vec<Lay> {
    match &lay {
        Lay::Link { pieces, between: [one, other], line } => {
            let turned =
                Lay::Link { pieces: pieces.iter().rev().copied().collect(), between: [*other, *one], line: *line };
            vec![lay, turned]
        }
        _ => vec![lay],
    }
}

/// Returns the first step that the rules allow, or the first one.
fn fitting(so_far: &TurnSoFar<'_>, lays: Vec<Lay>) -> Lay {
    let goes = |lay: &Lay| so_far.clone().lay_all(std::slice::from_ref(lay)).is_ok();
    let place = lays.iter().position(goes).unwrap_or(0);
    lays.into_iter().nth(place).expect("there is a step")
}

/// Returns what is found in the turn after the steps of a sketch; `None` if they cannot be played.
fn after<T>(view: &View, sketch: &Sketch, find: &dyn Fn(&TurnSoFar<'_>) -> T) -> Option<T> {
    let lays = tapped::preview(view, sketch).ok()?.preview.lays;
    let game = Imagined::of(view).ok()?;
    let mut so_far = game.turn_so_far();
    so_far.lay_all(&lays).ok()?;
    Some(find(&so_far))
}

/// §5.1 Returns a joker laid at this side of a block, if only one number fits there.
pub(super) fn joker(view: &View, sketch: &Sketch, block: Block, side: Side, of: Block) -> Option<Lay> {
    let numbers = 1..=view.options.highest_joker();
    after(view, sketch, &|so_far| {
        let fits = |lay: &Lay| {
            let mut after = so_far.clone();
            after.lay_all(std::slice::from_ref(lay)).is_ok() && after.wrong_runs().is_empty()
        };
        let laid = |value| Lay::Beside { pieces: vec![Piece { block, value }], side, of };
        let mut fitting = numbers.clone().map(laid).filter(fits);
        fitting.next().filter(|_| fitting.next().is_none())
    })?
}
