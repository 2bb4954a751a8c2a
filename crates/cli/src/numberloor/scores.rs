//! The stars of Numberloor (§5.3).

use reckon_rules::numberloor::{Event, Numberloor, View};
use reckon_words::Names;

use super::table;
use crate::game::HasScores;
use crate::output::Output;

impl HasScores for Numberloor {
    /// §5.3 Shows the stars, which this game has instead of points.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, output: &Output) -> Vec<String> {
        table::stars(view, names, output)
    }
}
