//! The points of NUMERO (§10).

use reckon_rules::numero::{Event, Move, Numero, Options, ScoreSheet, View};
use reckon_words::Names;

use super::{challenges, sheet};
use crate::game::HasScores;
use crate::output::Output;

impl HasScores for Numero {
    fn plays_for_points(options: &Options) -> bool {
        options.scoring
    }

    fn score_sheet(view: &View, events: &[Event], all: bool, names: &Names, output: &Output) -> Vec<String> {
        if all { sheet::by_turn(view, events, names, output) } else { sheet::by_item(view, names, output) }
    }

    fn score_data(view: &View, events: &[Event]) -> Option<serde_json::Value> {
        let turns = ScoreSheet::of(events);
        view.scores.as_ref().map(|items| serde_json::json!({ "items": items, "turns": turns.entries() }))
    }

    fn bluffs(view: &View, choice: &Move, output: &Output) -> Vec<String> {
        let value = |value: u8| challenges::points(value, &Names::default(), output);
        let told = |bluff| output.say_with("cli-numero-was-bluff", [("value", value(bluff))]);
        challenges::bluffs_in(view, choice).into_iter().map(told).collect()
    }
}
