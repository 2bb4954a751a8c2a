//! The sums of a grid as a list, wrong ones first.

use reckon_compose::numenko::cell_name;
use reckon_rules::numenko::grid::{Place, Run};
use reckon_rules::numenko::options::Order;
use reckon_rules::numenko::{Doubt, Doubted, Grid, Options, Sum, Tile, Verdict};
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
    [listed(wrong, names, output), loose(grid, options, output)].concat()
}

/// §3.1, §3.2 Lists tiles in no sum, and groups.
pub fn loose(grid: &Grid, options: &Options, output: &Output) -> Vec<String> {
    [alone(grid, output), groups(grid, options, output)].concat()
}

/// §5.8, §5.9 Lists the sums of a grid that others check, as they are typed and without saying which are right; then what
/// somebody has pointed at in vain.
pub fn to_check(grid: &Grid, doubts: &[Doubted], names: &Names, output: &Output) -> Vec<String> {
    let is_new = |run: &Run| {
        let doubt = Doubt::Sum { down: run.down, at: run.at };
        !doubts.iter().any(|doubted| doubted.doubt == doubt)
    };
    let open = grid.runs().into_iter().filter(is_new);
    let mut lines: Vec<String> = open.flat_map(|run| as_typed(grid, &run, names, output)).collect();
    lines.extend(listed(doubts.iter().filter_map(|doubted| doubted.sum.as_ref()), names, output));
    lines
}

/// §5.7 Lists the lines of a grid as they are typed, without saying which are right.
pub fn without_verdict(grid: &Grid, names: &Names, output: &Output) -> Vec<String> {
    grid.runs().iter().flat_map(|run| as_typed(grid, run, names, output)).collect()
}

/// `c4 across: 2*4*8`
fn as_typed(grid: &Grid, run: &Run, names: &Names, output: &Output) -> Vec<String> {
    let tiles: Vec<Tile> = run.cells.iter().map(|cell| grid.tile(*cell)).collect();
    let way = output.say(if run.down { "cli-numenko-verb-down" } else { "cli-numenko-verb-across" });
    let tiles = reckon_words::numenko::run(&tiles, &output.speaker(names));
    output.fit(&output.say_with("cli-numenko-to-check", [("cell", cell_name(run.at)), ("way", way), ("tiles", tiles)]))
}

/// §3.1 Lists tiles that are in no sum at all.
fn alone(grid: &Grid, output: &Output) -> Vec<String> {
    let id = if output.draws { "cli-numenko-alone-tile" } else { "cli-numenko-alone-tile-plain" };
    let line = |(place, tile): (Place, Tile)| {
        output.say_with(id, [("cell", cell_name(place)), ("tile", picture::tile(tile, output))])
    };
    alone_in(grid).flat_map(|alone| output.fit(&line(alone))).collect()
}

/// §3.1 Finds the tiles that are in no sum at all.
pub fn alone_in(grid: &Grid) -> impl Iterator<Item = (Place, Tile)> + '_ {
    let runs = grid.runs();
    let is_alone = move |cell: &usize| !runs.iter().any(|run| run.cells.contains(cell));
    (0..grid.cells().len()).filter(is_alone).map(|cell| grid.cells()[cell])
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
