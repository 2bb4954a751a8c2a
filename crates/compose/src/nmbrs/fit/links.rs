//! §4.7, §4.11 The places between two blocks that touch, and between two rows.

use super::numbers::Wanted;
use super::{Candidate, Fitting, Gap, PlacementKind, Spot};
use reckon_rules::nmbrs::block::Block;
use reckon_rules::nmbrs::grid::Axis;

impl Fitting<'_> {
    /// Returns insertions where the two touch; otherwise links, first those that push nothing.
    pub(super) fn between(&self, one: Block, other: Block, wanted: &Wanted) -> [Vec<Candidate>; 2] {
        let grid = &self.so_far.grid;
        if let Some(side) = grid.touching_side(one, other) {
            let between = if side.is_forward() { [one, other] } else { [other, one] };
            return [self.inserted(between, side.line(), wanted).into_iter().collect(), Vec::new()];
        }
        let orders = [[one, other], [other, one]];
        let all = || Axis::BOTH.into_iter().flat_map(|line| orders.map(|blocks| (blocks, line)));
        let links = |blocks: [Block; 2], line: Axis| self.link(blocks, line, wanted);
        let in_line = all().filter(|(blocks, line)| self.is_in_line(*blocks, *line, wanted.len()));
        let pushed = all().filter(|(blocks, line)| !self.is_in_line(*blocks, *line, wanted.len()));
        [
            in_line.filter_map(|(blocks, line)| links(blocks, line)).collect(),
            pushed.filter_map(|(blocks, line)| links(blocks, line)).collect(),
        ]
    }

    /// §4.11 Returns links from a block to any row of another island.
    pub(super) fn pushed(&self, block: Block, wanted: &Wanted) -> Vec<Candidate> {
        let grid = &self.so_far.grid;
        let island = grid.island_of(block);
        let others = grid.blocks().less(island);
        let links = others.iter().flat_map(|other| {
            let orders = [[block, other], [other, block]];
            Axis::BOTH.into_iter().flat_map(move |line| orders.map(|blocks| (blocks, line)))
        });
        links.filter_map(|(blocks, line)| self.link(blocks, line, wanted)).collect()
    }

    /// §4.7
    fn inserted(&self, between: [Block; 2], line: Axis, wanted: &Wanted) -> Option<Candidate> {
        let grid = &self.so_far.grid;
        let letter = self.rows.of(between[0], line)?;
        let run = grid.run(between[0], line);
        let from = run.iter().position(|block| *block == between[1])?;
        let mut template: Vec<Option<u8>> = run.iter().map(|block| Some(grid.value(*block))).collect();
        let count = wanted.len();
        template.splice(from..from, std::iter::repeat_n(None, count));
        let gaps = vec![Gap { from, count, at: Spot::Insert(between) }];
        Some(Candidate {
            how: PlacementKind::Along { letter },
            line,
            inserted: Vec::new(),
            wanted: wanted.clone(),
            template,
            gaps,
        })
    }

    fn is_in_line(&self, [first, second]: [Block; 2], line: Axis, count: usize) -> bool {
        let apart = i16::try_from(count + 1).expect("a row is short");
        self.so_far.grid.place(first).beside(line.forward(), apart) == self.so_far.grid.place(second)
    }

    /// §4.11 Returns the place between the last block of a row and the first of another.
    fn link(&self, blocks: [Block; 2], line: Axis, wanted: &Wanted) -> Option<Candidate> {
        let grid = &self.so_far.grid;
        let [first, second] = blocks;
        let has_next = grid.neighbour(first, line.forward()).is_some();
        if has_next || grid.neighbour(second, line.back()).is_some() {
            return None;
        }
        if !wanted.lies_between(grid.value(first), grid.value(second)) {
            return None;
        }
        let value = |block: &Block| Some(grid.value(*block));
        let mut template: Vec<Option<u8>> = grid.run(first, line).iter().map(value).collect();
        let (from, count) = (template.len(), wanted.len());
        template.extend(std::iter::repeat_n(None, count));
        template.extend(grid.run(second, line).iter().map(value));
        // §4.5 Linking comes after the first sequence; the first sequence itself can lie there, unless that would join two
        // islands (§3.8).
        let is_one_table = !self.so_far.table.makes_room() || grid.island_of(first).contains(second);
        let lies_there = self.is_before_first() && is_one_table && self.is_in_line(blocks, line, count);
        let at = if lies_there { Spot::Beside(line.forward(), first) } else { Spot::Link(blocks, line) };
        let gaps = vec![Gap { from, count, at }];
        Some(Candidate {
            how: PlacementKind::Link { blocks },
            line,
            inserted: Vec::new(),
            wanted: wanted.clone(),
            template,
            gaps,
        })
    }
}
