//! §4.9 Insertions that follow one another, made at once. One by one, blocks may touch or run into one another for a moment
//! although they are apart in the end.

use std::ops::Range;

use super::block::{Block, Blocks, Piece};
use super::grid::{Cell, Grid, Side};
use super::insert::Steps;
use super::lay::TurnSoFar;
use super::moves::Lay;

/// Insertions that follow one another, and the table before the first of them.
pub(super) struct Insertions<'a> {
    steps: Range<usize>,
    before: TurnSoFar<'a>,
}

/// Two blocks of an island that touch: the second lies on this side of the first.
#[derive(Clone, Copy)]
struct Contact {
    blocks: [Block; 2],
    side: Side,
}

impl Contact {
    fn turned(self) -> Contact {
        let [from, to] = self.blocks;
        Contact { blocks: [to, from], side: self.side.opposite() }
    }
}

impl<'a> TurnSoFar<'a> {
    /// §4.9 Returns the insertions that begin with this step, if there are several and the table makes room.
    pub(super) fn insertions(&self, lays: &[Lay], at: usize) -> Option<Insertions<'a>> {
        let count = lays[at..].iter().take_while(|lay| matches!(lay, Lay::Insert { .. })).count();
        (count > 1 && self.table.makes_room()).then(|| Insertions { steps: at..at + count, before: self.clone() })
    }

    /// Makes those of the insertions at once that belong to the only island on this table, and returns which they are.
    fn insert_at_once(&mut self, lays: &[Lay], steps: Range<usize>) -> Option<Steps> {
        let mut contacts = self.grid.contacts();
        let mut pieces: Vec<Piece> = Vec::new();
        let mut made = Steps::NONE;
        let mut first = None;
        for at in steps {
            let Lay::Insert { pieces: inserted, between } = &lays[at] else { return None };
            let is_here =
                |block: &Block| self.grid.contains(*block) || pieces.iter().any(|piece| piece.block == *block);
            if !between.iter().any(is_here) {
                continue;
            }
            let place = contacts
                .iter()
                .position(|contact| contact.blocks == *between || contact.turned().blocks == *between)?;
            let cut = contacts.swap_remove(place);
            let cut = if cut.blocks == *between { cut } else { cut.turned() };
            let chain: Vec<Block> =
                [between[0]].into_iter().chain(inserted.iter().map(|piece| piece.block)).chain([between[1]]).collect();
            contacts.extend(chain.windows(2).map(|pair| Contact { blocks: [pair[0], pair[1]], side: cut.side }));
            pieces.extend(inserted);
            first = first.or(Some(between[0]));
            made = made.and(Steps::one(at));
        }
        self.check_hand(&pieces).ok()?;
        let mut grid = Grid::default();
        for (block, cell) in places(&contacts, first?, self.grid.cell(first?)?)? {
            let inserted = pieces.iter().find(|piece| piece.block == block).copied();
            if grid.at(cell).is_some() {
                return None;
            }
            grid.put(inserted.unwrap_or_else(|| self.grid.piece(block)), cell);
        }
        let moved = self.grid.blocks().iter().filter(|block| grid.cell(*block) != self.grid.cell(*block));
        self.changed = self.changed.or(moved.collect());
        self.grid = grid;
        pieces.into_iter().for_each(|piece| self.note(piece));
        Some(made)
    }
}

impl<'a> Insertions<'a> {
    pub fn holds(&self, at: usize) -> bool {
        self.steps.contains(&at)
    }

    /// §4.9 Makes all the insertions on each island at once. Returns the table afterwards; `None` if they do not fit
    /// together, or if no row that crosses may move along (§4.8).
    pub fn made_at_once(&self, lays: &[Lay]) -> Option<(TurnSoFar<'a>, Steps)> {
        let mut after = self.before.clone();
        if !after.table.options.insert_with_crossings {
            return None;
        }
        after.check_not_first().ok()?;
        let mut made = Steps::NONE;
        while let Some(at) = self.steps.clone().find(|at| !made.contains(*at)) {
            let at_once = |so_far: &mut TurnSoFar<'a>| so_far.insert_at_once(lays, at..self.steps.end).ok_or(());
            made = made.and(after.among_its_islands(lays, at, at_once).ok()?);
        }
        Some((after, made))
    }
}

impl Grid {
    fn contacts(&self) -> Vec<Contact> {
        let forward = [Side::Right, Side::Below];
        let of = |block: Block| {
            forward
                .into_iter()
                .filter_map(move |side| self.neighbour(block, side).map(|next| Contact { blocks: [block, next], side }))
        };
        self.blocks().iter().flat_map(of).collect()
    }
}

/// Returns where each block lies, beginning with this one; `None` if the contacts of a loop contradict one another.
fn places(contacts: &[Contact], first: Block, cell: Cell) -> Option<Vec<(Block, Cell)>> {
    let mut placed = vec![(first, cell)];
    let mut seen = Blocks::NONE.with(first);
    let mut at = 0;
    while let Some((block, cell)) = placed.get(at).copied() {
        for contact in contacts.iter().flat_map(|contact| [*contact, contact.turned()]) {
            let [from, to] = contact.blocks;
            let there = cell.beside(contact.side, 1);
            if from != block {
                continue;
            }
            if !seen.contains(to) {
                seen = seen.with(to);
                placed.push((to, there));
            } else if placed.contains(&(to, there)) {
                continue;
            } else {
                return None;
            }
        }
        at += 1;
    }
    Some(placed)
}
