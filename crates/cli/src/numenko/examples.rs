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

/// What can no longer be done when play is over.
const ENDS_WITH_PLAY: [&str; 5] = [
    "cli-numenko-example-swop",
    "cli-numenko-example-swop-star",
    "cli-numenko-example-done",
    "cli-numenko-example-game-over",
    "cli-numenko-example-stop",
];

/// §5.6
const LAY: (&str, &str, bool) = ("LAY", "cli-numenko-example-lay", true);

/// Examples for a player who is asked for a vote and can do nothing else.
const VOTES: [(&str, &str, bool); 2] =
    [("EJECT", "cli-numenko-example-eject", true), ("END", "cli-numenko-example-end", true)];

/// §5.8, §5.9 Examples for a player who looks at a grid for mistakes.
const CHECKS: [(&str, &str, bool); 3] = [
    ("RIGHT", "cli-numenko-example-right", true),
    ("WRONG c4 ACROSS", "cli-numenko-example-wrong", true),
    ("WRONG LOOSE", "cli-numenko-example-loose", true),
];

const WORDS: [(&str, &str); 18] = [
    ("RIGHT", "cli-numenko-verb-right"),
    ("WRONG", "cli-numenko-verb-wrong"),
    ("LOOSE", "cli-numenko-verb-loose"),
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
    ("LAY", "cli-numenko-verb-lay"),
    ("EJECT", "cli-numenko-verb-eject"),
    ("END", "cli-numenko-verb-end"),
];

pub fn examples(view: &View, all: bool, output: &Output) -> Vec<(String, Vec<String>)> {
    let shown = |(typed, id, _): &(&str, &'static str, bool)| {
        (in_own_words(typed, &WORDS, output), vec![output.say(at_this_point(view, id))])
    };
    // Tiles can still be arranged when play is over.
    let arranging = EXAMPLES.into_iter().filter(|(_, id, _)| !ENDS_WITH_PLAY.contains(id));
    let laying: Vec<_> = arranging.chain([LAY]).collect();
    let examples = match view.phase {
        Phase::Check { .. } => &CHECKS[..],
        Phase::Vote { .. } => &VOTES[..],
        Phase::Lay => &laying[..],
        Phase::Play | Phase::Over => &EXAMPLES[..],
    };
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
    /// The grid of another player is on show.
    const CHECK: &str = "options check-done=off who-checks=players | tiles 112** | counts 5 8 21 | pot 2 | \
                         grid 2: ..2/..*/..3/1*1*2 | check 2";
    const LAYING: &str = "tiles 11233444567788899********* | pot 1 | ended pot-short | lay";
    const DRAFT: &str = "2*4*8/..*/..3/..*/..7";

    /// §5.6 When play is over, the help lists arranging and laying, and nothing that needs the pot.
    #[test]
    fn the_help_lists_what_can_be_done_when_play_is_over() {
        let view: View = LAYING.parse().expect("a valid position");
        for (all, language) in [false, true].into_iter().flat_map(|all| Language::ALL.map(|each| (all, each))) {
            let output = Output::plain(language);
            let typed: Vec<String> =
                Numenko::examples(&view, all, &output).into_iter().map(|(typed, _)| typed).collect();
            let say = |id| output.say(id);
            let begins = |id: &'static str| typed.iter().any(|line| line.starts_with(&say(id)));
            let gone = ["cli-numenko-verb-swop", "cli-numenko-verb-done", "cli-numenko-verb-stop"];
            assert!(!gone.into_iter().chain(["cli-numenko-verb-game-over"]).any(begins), "{typed:?}");
            assert_eq!(typed.last(), Some(&say("cli-numenko-verb-lay")), "{typed:?}");
            assert!(typed.iter().any(|line| line.contains("a1 ")) && begins("cli-numenko-verb-lift"), "{typed:?}");
        }
    }

    #[test]
    fn every_example_is_understood_in_every_language() {
        let draft: Grid = DRAFT.parse().expect("a valid grid");
        for (position, language) in
            [POSITION, CHECK, LAYING].into_iter().flat_map(|text| Language::ALL.map(|each| (text, each)))
        {
            let view: View = position.parse().expect("a valid position");
            for (typed, _) in Numenko::examples(&view, true, &Output::plain(language)) {
                let understood = Numenko::typed(&view, &draft, &typed);
                assert!(understood.is_ok(), "{language}: {typed}: {understood:?}");
            }
        }
    }
}
