//! The sums of a grid as a list, trouble first.

use reckon_rules::numenko::edit::cell_name;
use reckon_rules::numenko::options::Order;
use reckon_rules::numenko::{Grid, Options, Sum, Verdict};
use reckon_words::Names;

use super::{letters, picture};
use crate::voice::Voice;

/// Everything that is to be said about a grid: wrong sums, tiles in no sum, groups, and the sums that are right.
pub fn with_trouble_first(grid: &Grid, sums: &[Sum], options: &Options, names: &Names, voice: &Voice) -> Vec<String> {
    let right = sums.iter().filter(|sum| sum.is_true());
    [trouble(grid, sums, options, names, voice), listed(right, names, voice)].concat()
}

/// Wrong sums, tiles in no sum, groups.
pub fn trouble(grid: &Grid, sums: &[Sum], options: &Options, names: &Names, voice: &Voice) -> Vec<String> {
    let wrong = sums.iter().filter(|sum| !sum.is_true());
    [listed(wrong, names, voice), alone(grid, voice), groups(grid, options, voice)].concat()
}

/// §3.1 Tiles that are in no sum at all.
fn alone(grid: &Grid, voice: &Voice) -> Vec<String> {
    let runs = grid.runs();
    let is_alone = |cell: &usize| !runs.iter().any(|run| run.cells.contains(cell));
    let id = if voice.draws { "cli-numenko-alone-tile" } else { "cli-numenko-alone-tile-plain" };
    let line = |cell: usize| {
        let (place, tile) = grid.cells()[cell];
        voice.say_with(id, [("cell", cell_name(place)), ("tile", picture::tile(tile, voice))])
    };
    (0..grid.cells().len()).filter(is_alone).flat_map(|cell| voice.fit(&line(cell))).collect()
}

/// §3.2 In how many groups the tiles lie, where they should hang together.
fn groups(grid: &Grid, options: &Options, voice: &Voice) -> Vec<String> {
    let groups = grid.groups().len();
    if !options.connected || groups < 2 {
        return Vec::new();
    }
    let id = if voice.draws { "cli-numenko-groups" } else { "cli-numenko-groups-plain" };
    voice.fit(&voice.say_with(id, [("number", voice.count(groups))]))
}

/// Each sum in a line of its own.
pub fn listed<'a>(sums: impl IntoIterator<Item = &'a Sum>, names: &Names, voice: &Voice) -> Vec<String> {
    let speaker = voice.speaker(names);
    let line = |sum: &Sum| {
        let told = letters::sum(sum, &speaker);
        match (voice.draws, sum.is_true()) {
            (true, true) => format!("✓ {told}"),
            (true, false) => format!("✗ {told}"),
            (false, true) => voice.say_with("cli-numenko-sum-right", [("sum", told)]),
            (false, false) => voice.say_with("cli-numenko-sum-wrong", [("sum", told)]),
        }
    };
    sums.into_iter().flat_map(|sum| voice.fit(&line(sum))).collect()
}

/// Nobody should learn 5 − 1 × 5 = 20 as school arithmetic: where a bracket is shown, it is said why.
pub fn order<'a>(sums: impl IntoIterator<Item = &'a Sum>, options: &Options, voice: &Voice) -> Option<String> {
    let has_bracket = |sum: &Sum| matches!(&sum.verdict, Verdict::True { shown, .. } if shown.contains('('));
    let id = match options.order {
        Order::LeftToRight => "cli-numenko-left-to-right",
        Order::DivisionFirst => "cli-numenko-division-first",
    };
    sums.into_iter().any(has_bracket).then(|| voice.say(id))
}
