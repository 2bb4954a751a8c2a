//! The points of Numenko (§6).

use reckon_rules::numenko::{Event, Grid, Numenko, View};
use reckon_words::Names;

use super::table;
use crate::game::{HasScores, Part};
use crate::output::Output;

impl HasScores for Numenko {
    /// §6.3 Shows how often everybody has been done, because points are counted only at the end.
    fn score_sheet(view: &View, _: &[Event], _: bool, names: &Names, output: &Output) -> Vec<String> {
        table::draw(view, &Grid::default(), Part::Points, names, output)
    }
}
