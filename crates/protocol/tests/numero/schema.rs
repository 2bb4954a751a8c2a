//! Whole games of NUMERO against the schema.

use reckon_compose::Compose;
use reckon_rules::numero::{self, Numero};
use reckon_rules::options::TableOptions;
use serde_json::Value;

use crate::support::games::{Readable, as_value, check_games, readings, reads_as};

#[path = "../../../words/tests/numero/samples.rs"]
#[allow(dead_code, reason = "only some samples are sent")]
mod samples;

impl Readable for Numero {
    const NAME: &'static str = "numero";

    fn readings(view: &numero::View, choice: &numero::Move) -> Vec<Value> {
        readings::<Numero>(view, choice)
    }

    fn work(view: &numero::View) -> Value {
        let hand = view.own_hand();
        let mut line = hand.iter().find(|card| card.is_number()).map_or(String::new(), |card| format!("{card}: "));
        for lying in view.centre.iter().take(2) {
            match lying {
                numero::view::PileView::Card(card) if card.is_wild() => line += &format!("[{card}] "),
                numero::view::PileView::Card(card) => line += &format!("{card} "),
                numero::view::PileView::Build { name, value, .. } => line += &format!("{value}#{} ", name.0),
            }
        }
        hand.iter().filter(|card| card.is_wild()).for_each(|card| line += &format!("{card} "));
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&Numero::preview(view, &line).expect("a view of a game").preview)
    }
}

#[test]
fn whole_games_fit_the_schema() {
    let mut lines: Vec<String> = numero::Options::presets().iter().map(|name| format!("preset={name}")).collect();
    lines.push("preset=scoring challenge-test=held-then show-answer=on show-counts=off".into());
    let lines = (1..).zip(&lines);
    let tables =
        lines.flat_map(|(seed, line)| (1..=4).map(move |seats| (seed * 10 + u64::from(seats), seats, line.as_str())));
    check_games::<Numero>(
        tables,
        &samples::events(),
        &samples::illegals(),
        reads_as!(numero, Numero, <Numero as Compose>::Reading),
    );
}
