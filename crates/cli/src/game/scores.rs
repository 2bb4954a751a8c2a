//! The points of a game.

use reckon_rules::game::Game;
use reckon_words::Names;

use crate::output::Output;

/// The score sheet, during a game and in its replay.
pub trait HasScores: Game {
    fn plays_for_points(_options: &Self::Options) -> bool {
        false
    }

    /// Shows how everybody stands: item by item or turn by turn in games for points.
    fn score_sheet(view: &Self::View, events: &[Self::Event], all: bool, names: &Names, output: &Output)
    -> Vec<String>;

    /// Returns the score sheet for programs: each seat's points by item, and turn by turn.
    fn score_data(_view: &Self::View, _events: &[Self::Event]) -> Option<serde_json::Value> {
        None
    }

    /// Tells what a move concealed, from its player's view at the time: one sentence per bluff, once the game is
    /// over.
    fn bluffs(_view: &Self::View, _choice: &Self::Move, _output: &Output) -> Vec<String> {
        Vec::new()
    }
}
