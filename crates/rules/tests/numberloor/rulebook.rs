//! `rulebooks/numberloor.md` and the code agree.

use reckon_compose::numberloor::Taps;
use reckon_rules::numberloor::options::{NightCards, SkipAgain, Version, Youngest};
use reckon_rules::numberloor::{Numberloor, Options, View};

use super::harness::position;
use crate::support::rulebook::{Documented, meant, rulebook_tests};

/// §1.5, §1.6, §2.5, §3.6, §4.3, §4.7, §7.2, §7.3, §8.2 The options in the paragraphs that they change.
impl Documented for Numberloor {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numberloor.md");

    const DEFAULTS: &'static [&'static str] = &[
        "version=advanced §1.5",
        "blue-in-intermediate=on §1.6",
        "youngest=1 §2.5",
        "equal-on-odd-even=on §3.6",
        "voluntary-draw=off §4.3",
        "skip-again=played-turn §4.7",
        "night-on-equal=on §7.2",
        "night-cards=any-moment §7.3",
        "turn-limit=100 §8.2",
    ];

    const PRESETS: &'static [&'static str] = &["beginners", "intermediate", "advanced"];

    const LINES: &'static [(&'static str, &'static str)] = &[
        ("", "preset=advanced"),
        ("version=beginners", "preset=beginners"),
        ("preset=intermediate, turn-limit=20", "preset=intermediate turn-limit=20"),
    ];

    const NO_OPTIONS: &'static [&'static str] = &[
        "turn-limit=9",
        "turn-limit=201",
        "turn-limit=010",
        "turn-limit=ten",
        "youngest=6",
        "youngest=0",
        "version=expert",
        "skip-again=on",
        "night-cards=off",
        "night-on-equal=yes",
        "equal-on-odd-even=1",
        "voluntary-draw=ON",
        "blue-in-intermediate=",
        "preset=expert",
        "stars=5",
        "voluntary-draw",
    ];

    const MOVES: usize = 12;

    const SECTIONS: usize = 25;

    /// The youngest player's seat may not exist.
    fn may_be_no_table(option: &str) -> bool {
        option == "youngest"
    }

    fn position_with(section: &str) -> String {
        if section.starts_with("open") { section.to_string() } else { format!("open 5 b3 | {section}") }
    }

    fn more_typed_lines() -> Vec<(&'static str, &'static str)> {
        vec![
            (
                "level 5, level 7, floor 9, then balloon 3 and 6 and 3",
                "Stockwerk 5, Stockwerk 7, 9, dann Ballon 3 und 6 und 3",
            ),
            ("nearest 5 odd 7 even 6 skip 6", "nächstes Stockwerk 5 ungerade 7 gerade 6 aussetzen 6"),
            ("5, level seven by night", "5, Stockwerk sieben bei Nacht"),
            ("night 5", "Nacht 5"),
            ("5 b3 done", "5 b3 fertig"),
            ("5 end b3", "5 ende b3"),
            ("take two", "zwei nehmen"),
            ("draw", "ziehen"),
            ("pass", "passe"),
            ("no", "nein"),
        ]
    }

    fn meaning(english: &str, line: &str) -> Result<String, String> {
        let asked =
            "options night-cards=no-hurry | open 3 b2 | hand 5n 1 | seats 3 | seat 1 | turn 2 | asked 1 | race 3";
        let view: View = position(match english {
            "no" => asked,
            "3 left" | "3 on 4" => "options preset=beginners | open 4 9 | hand 3 8 5",
            "5 b3" => "open 3 b2 | hand 5 b3 b1",
            _ => "open 3 b2 | hand 5 7 9 b3 6 3 8",
        });
        meant::<Numberloor>(&view, &Taps::default(), line)
    }
}

rulebook_tests!(Numberloor);

// §1.5 The other versions are built on Advanced, and every default is the rulebook's.
#[test]
fn the_defaults() {
    let Options {
        version,
        blue_in_intermediate,
        youngest,
        equal_on_odd_even,
        voluntary_draw,
        skip_again,
        night_on_equal,
        night_cards,
        turn_limit,
        ..
    } = Options::default();
    assert_eq!((version, youngest), (Version::Advanced, Youngest::One));
    assert_eq!((blue_in_intermediate, equal_on_odd_even, voluntary_draw), (true, true, false));
    assert_eq!((skip_again, night_cards), (SkipAgain::PlayedTurn, NightCards::AnyMoment));
    assert_eq!((night_on_equal, turn_limit), (true, 100));
}
