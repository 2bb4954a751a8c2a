//! Lines for the help as they are typed, and what each of them does.

use reckon_rules::numenko::options::SwopShort;
use reckon_rules::numenko::{DRAWN_AFTER_DONE, DRAWN_PER_SWOP, Phase, View};

use crate::game::in_own_words;
use crate::output::Output;

/// Examples: the line to type, with words in capitals to be translated into the player's language; its effect; and
/// whether the short help includes it too.
const EXAMPLES: [(&str, &str, bool); 14] = [
    ("a1 ACROSS 2*4*8", "cli-numenko-example-across", true),
    ("b1 DOWN 6(*)7*13", "cli-numenko-example-brackets", true),
    ("LIFT c1", "cli-numenko-example-lift", true),
    ("LIFT c1 DOWN", "cli-numenko-example-lift-sum", false),
    ("MOVE c1 DOWN TO e1", "cli-numenko-example-move-sum", false),
    ("MOVE c1 TO e3", "cli-numenko-example-move", false),
    ("SAY a1 ACROSS 2x4=8", "cli-numenko-example-say", false),
    (".6/2*4*8/.7/.*/.1/.3", "cli-numenko-example-grid", false),
    ("CLEAR", "cli-numenko-example-clear", false),
    ("SWOP 7", "cli-numenko-example-swop", true),
    ("SWOP STAR", "cli-numenko-example-swop-star", false),
    ("DONE", "cli-numenko-example-done", true),
    ("GAMEOVER", "cli-numenko-example-game-over", false),
    ("STOP", "cli-numenko-example-stop", true),
];

/// Examples for a player who is asked for a vote and can do nothing else.
const VOTES: [(&str, &str, bool); 2] =
    [("EJECT", "cli-numenko-example-eject", true), ("END", "cli-numenko-example-end", true)];

const WORDS: [(&str, &str); 14] = [
    ("ACROSS", "cli-numenko-verb-across"),
    ("DOWN", "cli-numenko-verb-down"),
    ("LIFT", "cli-numenko-verb-lift"),
    ("MOVE", "cli-numenko-verb-move"),
    ("TO", "cli-numenko-verb-to"),
    ("SAY", "cli-numenko-verb-say"),
    ("CLEAR", "cli-numenko-verb-clear"),
    ("SWOP", "cli-numenko-verb-swop"),
    ("STAR", "cli-numenko-verb-star"),
    ("DONE", "cli-numenko-verb-done"),
    ("GAMEOVER", "cli-numenko-verb-game-over"),
    ("STOP", "cli-numenko-verb-stop"),
    ("EJECT", "cli-numenko-verb-eject"),
    ("END", "cli-numenko-verb-end"),
];

pub fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    let shown = |(typed, id, _): &(&str, &'static str, bool)| {
        (in_own_words(typed, &WORDS, output), vec![output.say(at_this_point(view, id))])
    };
    let examples = if matches!(view.phase, Phase::Vote { .. }) { &VOTES[..] } else { &EXAMPLES[..] };
    examples.iter().filter(|(.., first)| all || *first).map(shown).collect()
}

/// Returns the effect at this table: some tables check nothing, and a small pot ends play.
fn at_this_point(view: &View, id: &'static str) -> &'static str {
    match id {
        "cli-numenko-example-done" if view.pot < DRAWN_AFTER_DONE => "cli-numenko-example-done-short",
        "cli-numenko-example-done" if !view.options.check_done => "cli-numenko-example-done-unchecked",
        "cli-numenko-example-swop" if view.pot < DRAWN_PER_SWOP => match view.options.swop_short {
            SwopShort::EndsPlay => "cli-numenko-example-swop-ends",
            SwopShort::Refused => "cli-numenko-example-swop-refused",
        },
        id => id,
    }
}

#[cfg(test)]
mod tests {
    use reckon_compose::Compose;
    use reckon_rules::numenko::{Grid, Numenko};
    use reckon_words::Language;

    use super::*;
    use crate::game::HasHelp;

    /// A player with two crossing sums, so that there is something to lift, move and say.
    const POSITION: &str = "tiles 11233444567788899********* | pot 20";
    const DRAFT: &str = "2*4*8/..*/..3/..*/..7";

    #[test]
    fn every_example_is_understood_in_every_language() {
        let view: View = POSITION.parse().expect("a valid position");
        let draft: Grid = DRAFT.parse().expect("a valid grid");
        for language in Language::ALL {
            for (typed, _) in Numenko::examples(&view, true, &Output::plain(language)) {
                let understood = Numenko::typed(&view, &draft, &typed);
                assert!(understood.is_ok(), "{language}: {typed}: {understood:?}");
            }
        }
    }
}
