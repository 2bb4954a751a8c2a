//! Whole games of Numberloor against the schema.

use reckon_compose::Compose;
use reckon_rules::numberloor::{self, Numberloor};
use serde_json::Value;

use crate::support::games::{Readable, as_value, check_games, readings, reads_as};

#[path = "../../../words/tests/numberloor/samples.rs"]
#[allow(dead_code, reason = "only some samples are sent")]
mod samples;

impl Readable for Numberloor {
    const NAME: &'static str = "numberloor";

    fn readings(view: &numberloor::View, choice: &numberloor::Move) -> Vec<Value> {
        readings::<Numberloor>(view, choice)
    }

    fn work(view: &numberloor::View) -> Value {
        let goes = Numberloor::preview(view, &Default::default()).expect("a view of a game").preview.goes;
        let line = goes.first().map_or(String::new(), |goes| {
            let side = goes.on.iter().flatten().next().map_or("", |side| side.word());
            format!("{} {side}", goes.card)
        });
        let line = line.parse().unwrap_or_else(|bad| panic!("{line}: {bad}"));
        as_value(&Numberloor::preview(view, &line).expect("a view of a game").preview)
    }
}

#[test]
fn whole_games_fit_the_schema() {
    let lines = [
        "preset=beginners turn-limit=20",
        "preset=intermediate turn-limit=20",
        "preset=advanced turn-limit=20",
        "preset=advanced night-cards=no-hurry turn-limit=20",
        "preset=advanced night-cards=between-turns skip-again=laid-only youngest=random turn-limit=10",
    ];
    let lines = (1..).zip(lines);
    let tables = lines.flat_map(|(seed, line)| [2, 3, 5].map(|seats| (seed * 10 + u64::from(seats), seats, line)));
    check_games::<Numberloor>(
        tables,
        &samples::events(),
        &samples::illegals(),
        reads_as!(numberloor, Numberloor, <Numberloor as Compose>::Reading),
    );
}
