//! The sums of a grid as a list, wrong ones first.

use reckon_compose::numenko::cell_name;
use reckon_rules::numenko::options::Order;
use reckon_rules::numenko::{Grid, Options, Sum, Verdict};
use reckon_words::Names;

use super::{cell_names, picture};
use crate::output::Output;

/// Describes a grid completely: wrong sums, tiles in no sum, groups, and then right sums.
pub fn with_trouble_first(grid: &Grid, sums: &[Sum], options: &Options, names: &Names, output: &Output) -> Vec<String> {
    let right = sums.iter().filter(|sum| sum.is_true());
    [faults(grid, sums, options, names, output), listed(right, names, output)].concat()
}

/// Lists wrong sums, tiles in no sum, and groups.
pub fn faults(grid: &Grid, sums: &[Sum], options: &Options, names: &Names, output: &Output) -> Vec<String> {
    let wrong = sums.iter().filter(|sum| !sum.is_true());
    [listed(wrong, names, output), alone(grid, output), groups(grid, options, output)].concat()
}

/// §3.1 Lists tiles that are in no sum at all.
fn alone(grid: &Grid, output: &Output) -> Vec<String> {
    let runs = grid.runs();
    let is_alone = |cell: &usize| !runs.iter().any(|run| run.cells.contains(cell));
    let id = if output.draws { "cli-numenko-alone-tile" } else { "cli-numenko-alone-tile-plain" };
    let line = |cell: usize| {
        let (place, tile) = grid.cells()[cell];
        output.say_with(id, [("cell", cell_name(place)), ("tile", picture::tile(tile, output))])
    };
    (0..grid.cells().len()).filter(is_alone).flat_map(|cell| output.fit(&line(cell))).collect()
}

/// §3.2 Says how many groups the tiles form, if they should all be connected.
fn groups(grid: &Grid, options: &Options, output: &Output) -> Vec<String> {
    let groups = grid.groups().len();
    if !options.connected || groups < 2 {
        return Vec::new();
    }
    let id = if output.draws { "cli-numenko-groups" } else { "cli-numenko-groups-plain" };
    output.fit(&output.say_with(id, [("number", output.count(groups))]))
}

/// Lists sums, each on its own line.
pub fn listed<'a>(sums: impl IntoIterator<Item = &'a Sum>, names: &Names, output: &Output) -> Vec<String> {
    let speaker = output.speaker(names);
    let line = |sum: &Sum| {
        let told = cell_names::sum(sum, &speaker);
        match (output.draws, sum.is_true()) {
            (true, true) => format!("✓ {told}"),
            (true, false) => format!("✗ {told}"),
            (false, true) => output.say_with("cli-numenko-sum-right", [("sum", told)]),
            (false, false) => output.say_with("cli-numenko-sum-wrong", [("sum", told)]),
        }
    };
    sums.into_iter().flat_map(|sum| output.fit(&line(sum))).collect()
}

/// Explains the order of operations if a bracket is shown: nobody should take 5 − 1 × 5 = 20 for school arithmetic.
pub fn order<'a>(sums: impl IntoIterator<Item = &'a Sum>, options: &Options, output: &Output) -> Option<String> {
    let has_bracket = |sum: &Sum| matches!(&sum.verdict, Verdict::True { shown, .. } if shown.contains('('));
    let id = match options.order {
        Order::LeftToRight => "cli-numenko-left-to-right",
        Order::DivisionFirst => "cli-numenko-division-first",
    };
    sums.into_iter().any(has_bracket).then(|| output.say(id))
}
