use reckon_compose::Typed;
use reckon_rules::game::Viewer;

use crate::draft::draft_reads_back;
use crate::fuzzed::Fuzzed;
use crate::tapped::can_be_shown;

/// Checks typed text at every table and for every viewer, with and without a draft: if it is understood, the result is
/// moves that can be written and judged, or a draft that can be written and shown.
pub fn typed<G: Fuzzed>(text: &str) {
    G::written(text);
    for view in G::views() {
        for draft in G::drafts(view) {
            match G::typed(view, &draft, text) {
                Ok(Typed::Moves(moves)) => {
                    assert!(!moves.is_empty(), "'{text}' was understood as nothing");
                    moves.iter().for_each(|choice| G::understood(view, choice));
                    if G::viewer(view) != Viewer::Watcher {
                        G::read(view, &moves).expect("the view of a real game can be read");
                    }
                }
                Ok(Typed::Draft(draft)) => {
                    draft_reads_back::<G>(&draft);
                    can_be_shown::<G>(view, &draft);
                }
                Err(_) => {}
            }
        }
    }
}
