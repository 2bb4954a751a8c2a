//! Whole games of Numenko-in-a-bag against the schema.

use reckon_compose::Compose;
use reckon_rules::numenko::{self, Numenko};
use serde_json::Value;

use crate::pages::types::File;
use crate::support::games::{Readable, as_value, check_games, reads_as};

#[path = "../../../words/tests/numenko/samples.rs"]
#[allow(dead_code, reason = "only some samples are sent")]
mod samples;

impl Readable for Numenko {
    const NAME: &'static str = "numenko";

    /// Returns the reading of each sum in a grid.
    fn readings(view: &numenko::View, choice: &numenko::Move) -> Vec<Value> {
        let (numenko::Move::Done(grid) | numenko::Move::GameOver(grid) | numenko::Move::Lay(grid)) = choice else {
            return Vec::new();
        };
        let readings = numenko::judge(grid, &view.options).sums.into_iter().filter_map(|sum| match sum.verdict {
            numenko::Verdict::True { reading, .. } => Some(as_value(&reading)),
            numenko::Verdict::Trouble(_) => None,
        });
        readings.collect()
    }

    /// Lays some tiles in one line, which is hardly ever right.
    fn work(view: &numenko::View) -> Value {
        let tiles = view.own_tiles();
        let grid = numenko::Grid::new((0..).zip(tiles.iter().step_by(4)).map(|(column, tile)| (0, column, tile)));
        as_value(&Numenko::preview(view, &grid.expect("a line")).expect("one's own tiles").preview)
    }

    fn more_types(file: &mut File) {
        file.add::<numenko::Illegal>();
    }
}

#[test]
fn whole_games_fit_the_schema() {
    let lines = [
        "preset=quick",
        "preset=quick open-grids=on pot-limit=12",
        "preset=quick check-done=off pot-limit=6",
        "preset=quick check-done=off eject-vote=all swop-short=refused connected=off pot-limit=3",
        "preset=quick order=division-first equals=at-the-end smiley-both-ways=off pot-limit=6",
    ];
    let lines = (1..).zip(lines);
    let tables = lines.flat_map(|(seed, line)| [1, 2, 6].map(|seats| (seed * 10 + u64::from(seats), seats, line)));
    check_games::<Numenko>(
        tables,
        &samples::events(),
        &samples::illegals(),
        reads_as!(numenko, Numenko, numenko::Reading),
    );
}
