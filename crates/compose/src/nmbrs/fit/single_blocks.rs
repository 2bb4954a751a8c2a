//! Blocks in the hand that fit by themselves, and where they go.

use super::super::tapped::Goes;
use super::numbers::{self, Wanted};
use super::{Chosen, Fits, Fitting, Target};
use reckon_rules::nmbrs::block::{Block, Blocks, Piece};
use reckon_rules::nmbrs::grid::{Axis, Cell, Grid, Side};

/// A free cell next to blocks, with the rows that a block would be in there.
struct Free {
    /// For each line, the numbers, `None` at the cell itself, and how many of them are jokers.
    rows: [(Vec<Option<u8>>, u8); 2],
    targets: Vec<Target>,
}

/// Finds, for each block in the hand that fits by itself, where it could be laid without pushing an
/// island, or which joker it could be exchanged for.
pub(in super::super) fn single_blocks(fitting: &Fitting) -> Vec<Goes> {
    if fitting.is_before_first() {
        return Vec::new();
    }
    let cells = free_cells(fitting);
    let hand = fitting.so_far.hand;
    let mut jokers: Option<Vec<Target>> = None;
    let goes = hand.iter().map(|block| {
        let targets = match Piece::of(block) {
            Some(piece) => number_goes(fitting, &cells, piece),
            None => jokers.get_or_insert_with(|| joker_goes(fitting, &cells, block)).clone(),
        };
        Goes { block, targets }
    });
    goes.filter(|goes| !goes.targets.is_empty()).collect()
}

fn number_goes(fitting: &Fitting, cells: &[Free], piece: Piece) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    let grid = &fitting.so_far.grid;
    let stands_in = Block::jokers().filter(|joker| grid.contains(*joker) && grid.value(*joker) == piece.value);
    targets.extend(stands_in.map(Target::At));
    for free in cells.iter().filter(|free| free.takes(fitting, piece.value, 0)) {
        add(&mut targets, &free.targets);
    }
    add(&mut targets, &inserted(fitting, piece.block));
    targets
}

fn joker_goes(fitting: &Fitting, cells: &[Free], joker: Block) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    let chosen = [Chosen { block: joker, value: None }];
    let Some(wanted) = Wanted::new(fitting.so_far.table, &chosen) else { return targets };
    for free in cells {
        let longer = if free.rows[0].0.len() >= free.rows[1].0.len() { &free.rows[0].0 } else { &free.rows[1].0 };
        let place = longer.iter().position(Option::is_none);
        let values = numbers::fillings(fitting.so_far.table, longer, &wanted);
        let mut values = values.iter().filter_map(|numbers| place.map(|place| numbers[place]));
        if values.any(|value| free.takes(fitting, value, 1)) {
            add(&mut targets, &free.targets);
        }
    }
    add(&mut targets, &inserted(fitting, joker));
    targets
}

fn add(targets: &mut Vec<Target>, more: &[Target]) {
    for target in more {
        if !targets.contains(target) {
            targets.push(*target);
        }
    }
}

/// §4.7 Finds rows to insert a single block into; a row of equal steps never takes one.
fn inserted(fitting: &Fitting, block: Block) -> Vec<Target> {
    let table = fitting.so_far.table;
    if !table.kinds.has_geometric() && table.kinds.families().next().is_none() {
        return Vec::new();
    }
    let goes_between = |letter: &super::Letter| {
        let (_, run) = fitting.run_of(*letter);
        let mut numbers: Vec<u8> = run.iter().map(|block| fitting.so_far.grid.value(*block)).collect();
        let (least, most) = (numbers[0].min(numbers[run.len() - 1]), numbers[0].max(numbers[run.len() - 1]));
        let values = block.face().map_or(least + 1..=most.saturating_sub(1), |face| face..=face);
        let is_sequence = values.filter(|value| least < *value && *value < most).any(|value| {
            let falls = numbers[0] > value;
            let place = numbers.partition_point(|there| if falls { *there > value } else { *there < value });
            numbers.insert(place, value);
            let is_sequence = table.kinds.judge(&numbers).is_ok();
            numbers.remove(place);
            is_sequence
        });
        let chosen = [Chosen { block, value: None }];
        is_sequence && matches!(fitting.fit(&chosen, Target::Row(*letter)), Ok(Fits::Ways(_)))
    };
    fitting.rows.letters().filter(goes_between).map(Target::Row).collect()
}

/// Returns the cells where one block could extend a row or join two.
fn free_cells(fitting: &Fitting) -> Vec<Free> {
    fitting.so_far.parts().iter().flat_map(|grid| free_cells_of(fitting, grid)).collect()
}

/// Does so for a part of the table that the others do not hinder (§3.8).
fn free_cells_of(fitting: &Fitting, grid: &Grid) -> Vec<Free> {
    let mut seen: Vec<Cell> = Vec::new();
    let mut free = Vec::new();
    for (block, side) in grid.blocks().iter().flat_map(|block| Side::ALL.map(|side| (block, side))) {
        let cell = grid.place(block).beside(side, 1);
        // Two blocks are not a row, so there has to be a second block in this line.
        let is_end = grid.neighbour(block, side.opposite()).is_some();
        let is_gap = || grid.at(cell.beside(side, 1)).is_some();
        if grid.at(cell).is_some() || !(is_end || is_gap()) || seen.contains(&cell) {
            continue;
        }
        seen.push(cell);
        let around = Axis::BOTH.map(|line| look(fitting, grid, cell, line));
        if around.iter().any(|(row, _, _)| row.len() == 2) {
            continue;
        }
        let mut targets = Vec::new();
        for (_, _, nearest) in around.iter() {
            targets.extend(nearest);
        }
        let rows = around.map(|(row, jokers, _)| (row, jokers));
        free.push(Free { rows, targets });
    }
    free
}

/// Returns the row in a line through a free cell, its jokers, and the targets that name it.
fn look(fitting: &Fitting, grid: &Grid, cell: Cell, line: Axis) -> (Vec<Option<u8>>, u8, Vec<Target>) {
    let mut row = vec![None];
    let (mut blocks, mut targets) = (Blocks::NONE, Vec::new());
    for side in [line.back(), line.forward()] {
        let mut at = grid.at(cell.beside(side, 1));
        if let Some(block) = at {
            let letter = fitting.rows.of(block, line);
            add(&mut targets, &[letter.map_or(Target::At(block), Target::Row)]);
        }
        while let Some(block) = at {
            let value = Some(grid.value(block));
            if side == line.back() {
                row.insert(0, value)
            } else {
                row.push(value)
            }
            blocks = blocks.with(block);
            at = grid.neighbour(block, side);
        }
    }
    let jokers = blocks.iter().filter(|block| block.is_joker()).count();
    (row, u8::try_from(jokers).expect("there are only four jokers"), targets)
}

impl Free {
    /// §3.1, §5.5 Returns whether this number, with `joker` more jokers, makes its rows sequences.
    fn takes(&self, fitting: &Fitting, value: u8, joker: u8) -> bool {
        let table = fitting.so_far.table;
        self.rows.iter().filter(|(row, _)| row.len() > 1).all(|(row, jokers)| {
            let numbers: arrayvec::ArrayVec<u8, 104> = row.iter().map(|there| there.unwrap_or(value)).collect();
            table.kinds.judge(&numbers).is_ok() && jokers + joker <= table.options.jokers_in_a_row
        })
    }
}
