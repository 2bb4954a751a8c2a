//! §4.6, §4.11 Places as people name them: the two blocks of a link the other way round, as in `link 25 between 30 20` where the
//! 20 lies first; `before` and `after` a block; a joker by its number, and the number of a joker by its place.

use crate::nmbrs::fit::{Chosen, Target};
use crate::nmbrs::tapped::{self, Sketch, SketchStep};
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
pub(super) fn after<T>(view: &View, sketch: &Sketch, find: &dyn Fn(&TurnSoFar<'_>) -> T) -> Option<T> {
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

/// Returns the block of that number on the table, or the joker that stands for it there or in the sketch.
pub(super) fn or_joker(view: &View, sketch: &Sketch, block: Block) -> Block {
    let lies = || view.table.iter().any(|laid| laid.piece.block == block);
    if block.is_joker() || lies() || view.own_hand().contains(block) {
        return block;
    }
    let sketched = sketch.steps.iter().flat_map(|step| match step {
        SketchStep::Lay(lay) => lay.pieces(),
        SketchStep::Wish { .. } => &[],
    });
    let mut jokers = view
        .table
        .iter()
        .map(|laid| laid.piece)
        .chain(sketched.copied())
        .filter(|piece| piece.block.is_joker() && Some(piece.value) == block.face());
    jokers.next().filter(|_| jokers.next().is_none()).map_or(block, |joker| joker.block)
}

/// Names the joker where a step names a place by the number that it stands for.
pub(super) fn on_jokers(view: &View, sketch: &Sketch, lay: Lay) -> Lay {
    match lay {
        Lay::Beside { pieces, side, of } => Lay::Beside { pieces, side, of: or_joker(view, sketch, of) },
        Lay::Insert { pieces, between } => {
            Lay::Insert { pieces, between: between.map(|block| or_joker(view, sketch, block)) }
        }
        Lay::Link { pieces, between, line } => {
            Lay::Link { pieces, between: between.map(|block| or_joker(view, sketch, block)), line }
        }
        lay @ (Lay::Row { .. } | Lay::Exchange { .. }) => lay,
    }
}

pub(super) fn target(view: &View, sketch: &Sketch, target: Target) -> Target {
    match target {
        Target::At(block) => Target::At(or_joker(view, sketch, block)),
        Target::Between(one, other) => Target::Between(or_joker(view, sketch, one), or_joker(view, sketch, other)),
        target @ (Target::New | Target::Row(_)) => target,
    }
}

/// §4.6 Returns which of these sides is beyond the end of a row at this block; `None` if that is not clear.
pub(super) fn end(view: &View, sketch: &Sketch, of: Block, sides: [Side; 2]) -> Option<Side> {
    after(view, sketch, &|so_far| {
        let grid = &so_far.grid;
        grid.cell(of)?;
        let lies_in = |side: &Side| [*side, side.opposite()].iter().any(|side| grid.neighbour(of, *side).is_some());
        let rows: Vec<Side> = sides.into_iter().filter(lies_in).collect();
        let free: Vec<Side> = rows.iter().copied().filter(|side| grid.neighbour(of, *side).is_none()).collect();
        match (&rows[..], &free[..]) {
            ([side], _) | (_, [side]) => Some(*side),
            _ => None,
        }
    })?
}

/// Puts blocks in the order in which they go on from this one.
pub(super) fn sort_at(view: &View, chosen: &mut [Chosen], side: Side, of: Block) {
    let laid = view.table.iter().find(|laid| laid.piece.block == of);
    let Some(value) = laid.map(|laid| laid.piece.value).or(of.face()) else { return };
    if chosen.iter().all(|chosen| chosen.piece().is_some()) {
        chosen.sort_by_key(|chosen| chosen.piece().map(|piece| piece.value.abs_diff(value)));
        if !side.is_forward() {
            chosen.reverse();
        }
    }
}
