//! §3.10 Signs that are written out: `8=2x4` says how its tiles are read, `8*2*4` does not.

use super::edit::NotAnEdit;
use reckon_rules::numenko::grid::{Grid, Place, Run, Stated};
use reckon_rules::numenko::judge::{Sum, SumFault, Verdict, judge};
use reckon_rules::numenko::reading::{Reading, Sign};
use reckon_rules::numenko::tile::Tile;
use reckon_rules::numenko::view::View;

/// Tiles typed in one line, with what each was typed as: nothing for a star or a smiley, which may be anything.
pub struct WrittenOut {
    pub down: bool,
    /// The place of the first of them.
    pub at: Place,
    pub signs: Vec<Option<Sign>>,
}

/// Returns what a tile is typed as, if that is one thing.
pub fn sign_of(character: char) -> Option<Sign> {
    match Tile::of_char(character) {
        Some(Tile::Star | Tile::Smiley) => None,
        Some(Tile::Number(digit)) => Some(Sign::Digit(digit)),
        None => Sign::of_char(character),
    }
}

/// Reads the signs of a single sum, if they are written out.
pub fn signs_in(text: &str) -> Option<Reading> {
    let is_plain = !text.trim().contains(['\n', '/', ';', '.', '*', '∗', '?', '☺']);
    // Without an equals sign, a middle dot is an empty cell.
    let is_plain = is_plain && (text.contains('=') || !text.contains('·'));
    let reading: Reading = text.parse().ok().filter(|_| is_plain)?;
    reading.0.iter().any(|sign| !sign.is_digit()).then_some(reading)
}

impl WrittenOut {
    /// Returns the signs of a drawing that is a single sum.
    pub fn drawn(reading: Reading) -> WrittenOut {
        let signs = reading.0.into_iter().map(Some).collect();
        WrittenOut { down: false, at: Place { row: 0, column: 0 }, signs }
    }

    /// Returns the grid with these tiles in it, stating how their sum is read unless it is shown like that anyway. Fails
    /// if it is not true, unless only the other players may say so (§5.7). What is no whole sum yet may become any.
    pub fn stated_in(&self, grid: Grid, view: &View) -> Result<Grid, NotAnEdit> {
        let Some((run, reading)) = self.reading(&grid) else { return Ok(grid) };
        let mut stated: Vec<Stated> = grid.stated().to_vec();
        stated.retain(|stated| (stated.down, stated.at) != (run.down, run.at));
        let free = grid.clone().stating(stated.clone())?;
        stated.push(Stated { down: run.down, at: run.at, reading });
        let stated = grid.stating(stated)?;
        let sum = read_at(&run, &stated, view);
        match &sum.verdict {
            Verdict::Trouble(fault) if !is_untrue(fault) => Ok(free),
            _ if view.others_check() => Ok(stated),
            Verdict::Trouble(_) => Err(NotAnEdit::NotTrue { sum }),
            verdict if read_at(&run, &free, view).verdict == *verdict => Ok(free),
            Verdict::True { .. } => Ok(stated),
        }
    }

    /// Returns the whole sum of these tiles, if every sign in it is written out.
    fn reading(&self, grid: &Grid) -> Option<(Run, Reading)> {
        self.signs.iter().flatten().find(|sign| !sign.is_digit())?;
        let first = grid.find(self.at)?;
        let run = grid.runs().into_iter().find(|run| run.down == self.down && run.cells.contains(&first))?;
        let before = run.cells.iter().position(|cell| *cell == first)?;
        let sign =
            |(place, cell): (usize, &usize)| match place.checked_sub(before).and_then(|typed| self.signs.get(typed)) {
                Some(sign) => *sign,
                None => sign_of(grid.tile(*cell).character()),
            };
        let reading: Option<Vec<Sign>> = run.cells.iter().enumerate().map(sign).collect();
        reading.map(|signs| (run, Reading(signs)))
    }
}

fn read_at(run: &Run, grid: &Grid, view: &View) -> Sum {
    let at = (run.down, run.at.row + 1, run.at.column + 1);
    let mut sums = judge(grid, &view.options).sums.into_iter();
    sums.find(|sum| (sum.down, sum.row, sum.column) == at).expect("every run has a verdict")
}

/// Returns whether a stated reading is a whole sum, but not one that this table takes for true.
fn is_untrue(fault: &SumFault) -> bool {
    matches!(
        fault,
        SumFault::StatedNotTrue { .. }
            | SumFault::StatedDividesByZero { .. }
            | SumFault::StatedFraction { .. }
            | SumFault::StatedCalculatesBehind { .. }
            | SumFault::StatedChain { .. }
    )
}
