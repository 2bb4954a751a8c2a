use reckon_compose::NotComposed;
use reckon_rules::game::Viewer;

use crate::draft::draft_reads_back;
use crate::fuzzed::Fuzzed;
use crate::games::move_round_trip;

/// Checks that tapped text, if it is a draft, can be written and shown at every table.
pub fn tapped<G: Fuzzed>(text: &str) {
    for view in G::views() {
        let Ok(draft) = G::tapped(view, text) else { continue };
        draft_reads_back::<G>(&draft);
        can_be_shown::<G>(view, &draft);
    }
}

/// Checks that a draft is shown as moves that can be written, or with a reason why not, and that a watcher composes
/// nothing.
pub fn can_be_shown<G: Fuzzed>(view: &G::View, draft: &G::Draft) {
    let is_watcher = G::viewer(view) == Viewer::Watcher;
    let previewed = match G::preview(view, draft) {
        Ok(previewed) => previewed,
        Err(NotComposed::Illegal(_)) => return,
        Err(why) => {
            assert!(is_watcher, "the view of a real game can be read, but '{draft}' is {why:?}");
            return;
        }
    };
    previewed.moves.iter().for_each(move_round_trip::<G>);
    assert!(previewed.refusal.is_none() || previewed.moves.is_empty(), "'{draft}' has both moves and a refusal");
    assert!(!is_watcher || previewed.moves.is_empty(), "'{draft}' would be a watcher's move");
    G::shown(view, draft, &previewed);
}
