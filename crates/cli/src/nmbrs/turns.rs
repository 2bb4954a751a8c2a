//! A turn of nmbrs: its prompt, the lines typed in it, and queries.

use reckon_compose::Typed;
use reckon_compose::nmbrs::Sketch;
use reckon_rules::game::Viewer;
use reckon_rules::nmbrs::{Nmbrs, View};
use reckon_words::{Line, Names, Speaker};

use super::{draft, hints, table};
use crate::game::{InTurns, ParseError, Part};
use crate::output::Output;

impl InTurns for Nmbrs {
    const ARRANGES: bool = true;

    fn prompt(view: &View, draft: &Sketch) -> Line {
        draft::prompt(view, draft)
    }

    fn understand(view: &View, draft: &Sketch, typed: &str, speaker: &Speaker<'_>) -> Result<Typed<Nmbrs>, ParseError> {
        draft::understand(view, draft, typed, speaker)
    }

    fn look_up(view: &View, draft: &Sketch, typed: &str, _: &Names, output: &Output) -> Option<Vec<String>> {
        match typed.to_lowercase().trim_end_matches('?').trim() {
            "map" | "karte" | "plan" => Some(table::drawn_map(view, draft, output)),
            "rows" | "list" | "reihen" | "liste" => {
                Some(table::draw(view, draft, Part::Centre, &Names::default(), output))
            }
            "aside" | "weg" | "abgelegt" => Some(table::aside(view, output)),
            "fits" | "what fits" | "passt" | "was passt" if view.viewer != Viewer::Watcher => {
                Some(hints::told(view, draft, output))
            }
            _ => None,
        }
    }

    fn gained(before: &View, after: &View, output: &Output) -> Option<String> {
        let new = after.own_hand().less(before.own_hand());
        let is_news = !new.is_empty() && before.round == after.round;
        is_news.then(|| output.say_with("cli-nmbrs-new", [("blocks", table::blocks(new, output))]))
    }
}
