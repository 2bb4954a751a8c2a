//! `rulebooks/numero.md` and the code agree.

use reckon_compose::numero::Taps;
use reckon_rules::numero::{Numero, View};

use super::harness::position;
use crate::support::rulebook::{Documented, meant, rulebook_tests};

/// §1.5, §2.2, §2.3, §2.5, §3.2, §4.4–§4.6, §6.4, §6.8, §6.9, §7.4, §8.6, §9.3, §10.1, §10.3–§10.6, §10.9, §10.10,
/// §11.1, §11.4, §11.6 The options in the paragraphs that they change.
impl Documented for Numero {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/numero.md");

    const DEFAULTS: &'static [&'static str] = &[
        "highest-number=15 §1.5",
        "subtraction=off §1.5",
        "multiplication=off §1.5",
        "division=off §1.5",
        "fractions=none §1.5",
        "powers-and-roots=off §1.5",
        "centre-start=2 §2.2",
        "wild-at-start=keep §2.3",
        "first-dealer=random §2.5",
        "must-take=off §3.2",
        "wild-on-combination=on §4.4",
        "in-between-values=any §4.5",
        "zero-piles=on §4.6",
        "show-answer=off §6.4",
        "wild-on-build=on §6.8",
        "wild-only-build=needs-answer §6.9",
        "hand-without-number=discard-all §7.4",
        "show-counts=on §8.6",
        "patience-refill=centre-first §9.3",
        "scoring=off §10.1",
        "taking-card-counts=every-take §10.3",
        "decimal-ops=as-fraction §10.4",
        "ops-in-builds=on §10.5",
        "wild-colour=neutral §10.6",
        "centre-award-points=off §10.9",
        "most-cards-tie=nobody §10.10",
        "bluff-builds=on §11.1",
        "challenge-window=before-second-turn §11.4",
        "challenge-test=show-now §11.6",
    ];

    const PRESETS: &'static [&'static str] = &[
        "1-5",
        "1-10",
        "1-15",
        "subtraction",
        "multiplication-division",
        "simple-fractions",
        "all-fractions",
        "powers-and-roots",
        "scoring",
    ];

    const LINES: &'static [(&'static str, &'static str)] = &[
        ("", "preset=1-15"),
        ("preset=subtraction zero-piles=off", "preset=subtraction zero-piles=off"),
        ("zero-piles=off preset=subtraction", "preset=subtraction"),
        ("subtraction=on, must-take=on", "preset=subtraction must-take=on"),
        ("highest-number=5", "preset=1-5"),
        ("preset=powers-and-roots powers-and-roots=off", "preset=all-fractions"),
        ("preset=1-5 highest-number=7 show-counts=off", "preset=1-5 highest-number=7 show-counts=off"),
    ];

    const NO_OPTIONS: &'static [&'static str] = &[
        "subtraction",
        "bluff=on",
        "preset=1-5 bluff=on",
        "preset=1-20",
        "highest-number=0",
        "highest-number=100",
        "highest-number=07",
        "fractions=on",
        "first-dealer=5",
        "must-take=yes",
        "zero-piles=",
    ];

    const MOVES: usize = 13;

    const SECTIONS: usize = 26;

    /// There may be too few cards, or the dealer's seat may not exist.
    fn may_be_no_table(option: &str) -> bool {
        matches!(option, "highest-number" | "first-dealer")
    }

    fn position_with(section: &str) -> String {
        let word = section.split(' ').next().unwrap_or_default();
        match word {
            "centre" => format!("{section} | hand 9b 8g"),
            "hand" => format!("centre 10r | {section}"),
            "watching" => "centre 10r | watching".to_string(),
            "passes" | "builds" | "changes" => format!("centre 10r | hand 9b 8g | {section} 7"),
            "points" | "score" | "lacks" => format!("options preset=scoring | centre 10r | hand 9b 8g | {section}"),
            _ if word.contains('#') => format!("options preset=scoring | centre {section} | hand 9b 8g"),
            _ => format!("centre 10r | hand 9b 8g | {section}"),
        }
    }

    fn more_typed_lines() -> Vec<(&'static str, &'static str)> {
        vec![
            ("take 8: 10-2", "nimm 8: 10-2"),
            ("discard 9", "lege 9 ab"),
            ("discard 9", "wirf 9 weg"),
            ("discard -2 and 9", "lege -2 und 9 ab"),
            ("discard all", "lege alles ab"),
            ("build 9 + 1", "baue 9 + 1"),
            ("show me that 10", "zeig mir die 10"),
            ("doubt 10", "zweifle 10"),
        ]
    }

    fn meaning(english: &str, line: &str) -> Result<String, String> {
        let text = match english.split(' ').next() {
            Some("show" | "doubt") => "options preset=scoring | centre 10#4 = 9g + 1r by 2 open 1, 7g | hand 9b 8g",
            Some("build") => "centre 9g 2r | hand 1b 10o 7g 7r 12b",
            _ if english.ends_with("all") => "centre 10r | hand -2 -4 x2 x3 /2",
            _ => "centre 10r 5b 7g | hand 9b 8g 12o -2 -4",
        };
        let view: View = position(text);
        meant::<Numero>(&view, &Taps::default(), line)
    }
}

rulebook_tests!(Numero);
