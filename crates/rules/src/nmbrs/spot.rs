//! §4.12 The spot for a new row whose place the player did not name.

use super::grid::{Axis, Cell, Grid};

/// Width or height from which an area is searched block by block instead of as rows of bits.
const BITS: usize = 128;

/// Free cells left on each side, so that a block can be added to the new row, or to a row nearby, in any
/// direction without making the two touch.
const MARGIN: i16 = 2;

/// The room needed for some blocks in a line.
struct Room {
    wide: i16,
    high: i16,
    /// The cell where it would begin in the middle of the table, doubled to stay a whole number.
    middle: Cell,
}

/// Distance from the middle, then height (so y is negated), then distance to the right: the least one wins.
type Rank = (i16, i16, i16);

impl Room {
    fn new(count: i16, line: Axis, (least, most): (Cell, Cell)) -> Room {
        let (wide, high) = match line {
            Axis::Across => (count, 1),
            Axis::Down => (1, count),
        };
        let middle = Cell { x: least.x + most.x + 1 - wide, y: least.y + most.y + 1 - high };
        Room { wide, high, middle }
    }

    fn far_y(&self, y: i16) -> i16 {
        (2 * y - self.middle.y).abs()
    }

    fn rank(&self, cell: Cell) -> Rank {
        ((2 * cell.x - self.middle.x).abs() + self.far_y(cell.y), -cell.y, cell.x)
    }

    fn cell(rank: Rank) -> Cell {
        Cell { x: rank.2, y: -rank.1 }
    }

    /// Returns whether a block at `by` is in the way of a row that begins here.
    fn is_hindered(&self, begin: Cell, by: Cell) -> bool {
        let x = begin.x - MARGIN..begin.x + self.wide + MARGIN;
        let y = begin.y - MARGIN..begin.y + self.high + MARGIN;
        x.contains(&by.x) && y.contains(&by.y)
    }

    /// Iterates over lines above and below the middle in turn, each at least as far as the last.
    fn lines(&self) -> impl Iterator<Item = i16> + use<> {
        let middle = self.middle.y.div_euclid(2);
        (0..).flat_map(move |step| [middle - step, middle + 1 + step])
    }
}

impl Grid {
    /// §4.12 Returns the cell of the first of `count` blocks in a new row: nearest to the middle of the
    /// table, with two free cells on each side. Of two cells equally near, the lower one is taken, then the
    /// left one.
    pub fn free_spot(&self, count: u8, line: Axis) -> Cell {
        let Some((least, most)) = self.bounds() else { return Cell { x: 0, y: 0 } };
        let room = Room::new(count.into(), line, (least, most));
        // There is always room above everything, and nothing farther away matters.
        let above = Cell { x: room.middle.x.div_euclid(2), y: least.y - room.high - MARGIN };
        let reach = room.rank(above).0 / 2 + 1;
        let top = above.y - MARGIN - 2;
        let height = most.y + room.high + 2 * MARGIN + 2 - top;
        let left = above.x - reach - MARGIN;
        let width = 2 * (reach + MARGIN + 1) + room.wide;
        let fits = |size: i16| usize::try_from(size).is_ok_and(|size| size < BITS);
        if fits(height) && fits(width) {
            self.spot_by_bits(&room, above, reach, Cell { x: left, y: top })
        } else {
            self.spot_by_blocks(&room, above, reach)
        }
    }

    /// Searches the cells as rows of bits, the first bit being `corner`.
    fn spot_by_bits(&self, room: &Room, above: Cell, reach: i16, corner: Cell) -> Cell {
        let mut taken = [0_u128; BITS];
        for (_, cell) in self.pieces() {
            let (x, y) = (cell.x - corner.x, cell.y - corner.y);
            if (0..BITS as i16).contains(&x) {
                taken[y as usize] |= 1 << x;
            }
        }
        // A row's bit is where its left margin begins.
        let span = room.wide + 2 * MARGIN;
        let begins = (1 << (2 * reach + 2)) - 1_u128;
        let begin = |bit: u32| corner.x + MARGIN + bit as i16;
        let mut best = room.rank(above);
        for y in room.lines() {
            if room.far_y(y) > best.0 {
                break;
            }
            let first = (y - MARGIN - corner.y) as usize;
            let lines = &taken[first..first + (room.high + 2 * MARGIN) as usize];
            let free = !smeared(lines.iter().fold(0, |all, line| all | line), span as u32) & begins;
            let (before, after) = (free & ((1 << reach) - 1), free >> reach << reach);
            if before != 0 {
                best = best.min(room.rank(Cell { x: begin(before.ilog2()), y }));
            }
            if after != 0 {
                best = best.min(room.rank(Cell { x: begin(after.trailing_zeros()), y }));
            }
        }
        Room::cell(best)
    }

    fn spot_by_blocks(&self, room: &Room, above: Cell, reach: i16) -> Cell {
        let mut best = room.rank(above);
        for y in room.lines().take_while(|y| room.far_y(*y) <= room.rank(above).0) {
            for x in above.x - reach..=above.x + reach + 1 {
                let cell = Cell { x, y };
                if room.rank(cell) < best && !self.pieces().any(|(_, by)| room.is_hindered(cell, by)) {
                    best = room.rank(cell);
                }
            }
        }
        Room::cell(best)
    }
}

/// Sets each bit that has a set bit among the `span` bits from itself upwards.
fn smeared(bits: u128, span: u32) -> u128 {
    let (mut smeared, mut width) = (bits, 1);
    while 2 * width <= span {
        smeared |= smeared >> width;
        width *= 2;
    }
    smeared | smeared >> (span - width)
}
