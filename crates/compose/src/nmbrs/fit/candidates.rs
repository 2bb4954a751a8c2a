//! §4.6, §4.7, §4.10, §4.12 Places along a line: at the ends of a row, between its blocks, or both.

use super::numbers::{self, Numbers, Wanted};
use super::{Candidate, Fitting, Gap, PlacementKind, Spot, orientations};
use reckon_rules::nmbrs::block::{Block, Piece};
use reckon_rules::nmbrs::grid::{Axis, Grid};
use reckon_rules::nmbrs::moves::Lay;
use reckon_rules::nmbrs::rows::Letter;
use reckon_rules::nmbrs::runs::Run;

impl Fitting<'_> {
    /// §4.12
    pub(super) fn new_row(&self, wanted: &Wanted) -> Vec<Candidate> {
        let count = wanted.len();
        vec![Candidate {
            how: PlacementKind::New,
            line: Axis::Across,
            inserted: Vec::new(),
            wanted: wanted.clone(),
            template: vec![None; count],
            gaps: vec![Gap { from: 0, count, at: Spot::New }],
        }]
    }

    /// Returns the row with this letter, which must be in use.
    pub(super) fn run_of(&self, letter: Letter) -> (Axis, Run) {
        let (line, block) = self.rows.find(letter).expect("the letter is in use");
        (line, self.so_far.grid.run(block, line))
    }

    /// §4.6, §4.7
    pub(super) fn in_row(&self, letter: Letter, wanted: &Wanted) -> Vec<Candidate> {
        let (line, run) = self.run_of(letter);
        self.along(PlacementKind::Along { letter }, line, &run, wanted)
    }

    /// §4.10 Looks in both lines: along the block's row if it is in one, else across.
    pub(super) fn at(&self, block: Block, wanted: &Wanted) -> Vec<Candidate> {
        let in_line = |line: Axis| {
            let run = self.so_far.grid.run(block, line);
            let letter = self.rows.of(block, line).filter(|_| run.len() > 1);
            let how = letter.map_or(PlacementKind::Across { at: block }, |letter| PlacementKind::Along { letter });
            self.along(how, line, &run, wanted)
        };
        Axis::BOTH.into_iter().flat_map(in_line).collect()
    }

    fn along(&self, how: PlacementKind, line: Axis, run: &[Block], wanted: &Wanted) -> Vec<Candidate> {
        let mut candidates = at_ends(&self.so_far.around(run[0]), how, line, run, wanted);
        let values: Numbers = run.iter().map(|block| self.so_far.grid.value(*block)).collect();
        for numbers in numbers::between(self.so_far.table, &values, wanted) {
            let mut left = wanted.clone();
            let Some(inserted) = insertions(run, &values, &numbers, &mut left) else { continue };
            if left.len() == 0 {
                candidates.push(Candidate { inserted, ..nothing_more(how, line, &numbers) });
                continue;
            }
            // The ends may meet other blocks once the row is longer, on either side.
            for inserted in orientations::all(inserted) {
                let mut longer = self.so_far.clone();
                longer.has_laid = true;
                let is_laid = longer.lay_in_order(&[self.waiting, &inserted].concat()).is_ok();
                let ends = if is_laid { longer.around(run[0]) } else { self.so_far.around(run[0]) };
                let whole: Run = if is_laid { ends.run(run[0], line) } else { run.iter().copied().collect() };
                let at_ends = at_ends(&ends, how, line, &whole, &left);
                candidates
                    .extend(at_ends.into_iter().map(|candidate| Candidate { inserted: inserted.clone(), ..candidate }));
            }
        }
        candidates
    }

    /// §4.6, §4.7 Puts smaller and larger numbers at the ends, and the others where they belong.
    pub(super) fn plain_row(&self, letter: Letter, pieces: &[Piece]) -> Vec<Lay> {
        let (line, run) = self.run_of(letter);
        let grid = &self.so_far.grid;
        let rises = grid.value(run[0]) < grid.value(run[run.len() - 1]);
        let mut pieces = pieces.to_vec();
        if !rises {
            pieces.reverse();
        }
        let comes_before = |one: u8, other: u8| if rises { one < other } else { one > other };
        let mut lays = Vec::new();
        let mut rest = pieces.as_slice();
        for at in 0..=run.len() {
            let count = match run.get(at) {
                Some(block) => rest.iter().take_while(|piece| comes_before(piece.value, grid.value(*block))).count(),
                None => rest.len(),
            };
            let (here, later) = rest.split_at(count);
            rest = later;
            if here.is_empty() {
                continue;
            }
            let pieces = here.to_vec();
            lays.push(match (at.checked_sub(1).map(|before| run[before]), run.get(at)) {
                (Some(before), Some(after)) => Lay::Insert { pieces, between: [before, *after] },
                (Some(last), None) => Lay::Beside { pieces, side: line.forward(), of: last },
                (None, _) => Lay::Beside { pieces, side: line.back(), of: run[0] },
            });
        }
        lays
    }
}

fn nothing_more(how: PlacementKind, line: Axis, numbers: &[u8]) -> Candidate {
    let wanted = Wanted::none();
    let template = numbers.iter().copied().map(Some).collect();
    Candidate { how, line, inserted: Vec::new(), wanted, template, gaps: Vec::new() }
}

/// §4.7 Returns the insertions that turn a row into these numbers.
fn insertions(run: &[Block], values: &[u8], numbers: &[u8], wanted: &mut Wanted) -> Option<Vec<Lay>> {
    let mut lays = Vec::new();
    let candidate = |value: u8| numbers.iter().position(|there| *there == value);
    for (pair, blocks) in values.windows(2).zip(run.windows(2)) {
        let (from, to) = (candidate(pair[0])?, candidate(pair[1])?);
        if to <= from + 1 {
            continue;
        }
        let pieces = wanted.lay(numbers[from + 1..to].iter().copied())?;
        lays.push(Lay::Insert { pieces, between: [blocks[0], blocks[1]] });
    }
    Some(lays)
}

/// §4.6, §4.10, §4.11 Returns every split of the blocks into some before a row and the rest after it.
/// Blocks in the way become part of the row.
fn at_ends(grid: &Grid, how: PlacementKind, line: Axis, run: &[Block], wanted: &Wanted) -> Vec<Candidate> {
    let count = wanted.len();
    let divided = |before: usize| {
        let mut template: Vec<Option<u8>> = run.iter().map(|block| Some(grid.value(*block))).collect();
        let mut gaps = Vec::new();
        let back = walk(grid, run[0], line.back(), before);
        for step in &back {
            template.insert(0, step.map(|block| grid.value(block)));
        }
        let first = back.len();
        let forward = walk(grid, run[run.len() - 1], line.forward(), count - before);
        template.extend(forward.iter().map(|step| step.map(|block| grid.value(block))));
        for Stretch { from, count, of } in stretches(&back, run[0]) {
            gaps.push(Gap { from: first - from - count, count, at: Spot::Beside(line.back(), of) });
        }
        for Stretch { from, count, of } in stretches(&forward, run[run.len() - 1]) {
            gaps.push(Gap { from: first + run.len() + from, count, at: Spot::Beside(line.forward(), of) });
        }
        Candidate { how, line, inserted: Vec::new(), wanted: wanted.clone(), template, gaps }
    };
    (0..=count).map(divided).collect()
}

/// Walks from a block over `count` free cells and the blocks on the way, including any that the last
/// cell touches.
fn walk(grid: &Grid, from: Block, side: super::Side, count: usize) -> Vec<Option<Block>> {
    let mut steps = Vec::new();
    let mut left = count;
    let mut cell = grid.place(from);
    loop {
        cell = cell.beside(side, 1);
        match grid.at(cell) {
            Some(block) => steps.push(Some(block)),
            None if left == 0 => return steps,
            None => {
                left -= 1;
                steps.push(None);
            }
        }
    }
}

/// Consecutive free cells, and the block before them.
struct Stretch {
    from: usize,
    count: usize,
    of: Block,
}

fn stretches(steps: &[Option<Block>], first: Block) -> Vec<Stretch> {
    let mut all: Vec<Stretch> = Vec::new();
    let mut of = first;
    for (at, step) in steps.iter().enumerate() {
        match (step, all.last_mut()) {
            (Some(block), _) => of = *block,
            (None, Some(last)) if last.from + last.count == at => last.count += 1,
            (None, _) => all.push(Stretch { from: at, count: 1, of }),
        }
    }
    all
}
