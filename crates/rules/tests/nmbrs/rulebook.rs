//! `rulebooks/nmbrs.md` and the code agree.

use reckon_compose::nmbrs::Sketch;
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::text::position::NotAPosition;
use reckon_rules::nmbrs::{Blocks, MAX_PLAYERS, MIN_PLAYERS, Move, Nmbrs, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::harness::position;
use crate::support::rulebook::{Documented, between, meant, rulebook_tests};

/// §1.2, §1.4, §1.5, §2.2, §2.4, §3.3, §3.4, §4.2, §4.5, §4.8, §4.11, §5.1, §5.5, §6.4, §6.5, §6.8, §7.2 The options in
/// the paragraphs that they change. §4.4–§4.12, §5.3, §6.1, §6.2 The moves and the typed lines of its tables.
impl Documented for Nmbrs {
    const RULEBOOK: &'static str = include_str!("../../../../rulebooks/nmbrs.md");

    const DEFAULTS: &'static [&'static str] = &[
        "highest=100 §1.2",
        "rounds=3 §1.4",
        "starter-joker=redraw §2.2",
        "hand=seven §2.4",
        "steps=any §3.2",
        "squares=off §3.3",
        "cubes=off §3.3",
        "primes=off §3.3",
        "geometric=off §3.3",
        "members=consecutive §3.4",
        "draw-exception=next-player §4.2",
        "lay-first=on §4.5",
        "insert-with-crossings=on §4.8",
        "push-to-link=on §4.11",
        "joker-range=blocks §5.1",
        "jokers-in-a-row=4 §5.5",
        "knock=first §6.4",
        "youngest-first=off §6.5",
        "youngest=random §6.5",
        "last-block=given-away §6.8",
        "points=on §7.2",
    ];

    const PRESETS: &'static [&'static str] = &["first-steps", "simple", "usual"];

    const LINES: &'static [(&'static str, &'static str)] = &[
        ("", "preset=usual"),
        ("preset=simple points=on", "preset=simple points=on"),
        ("preset=simple steps=10,1,5,2", "preset=first-steps"),
        ("steps=3,1,2,2,20 rounds=2", "preset=usual rounds=2 steps=1-3,20"),
        ("steps=1,2,rounds=2,squares=on", "preset=usual rounds=2 steps=1,2 squares=on"),
        ("steps=1-49", "preset=usual"),
    ];

    const NO_OPTIONS: &'static [&'static str] = &[
        "rounds=0",
        "rounds=21",
        "rounds=03",
        "jokers-in-a-row=0",
        "jokers-in-a-row=5",
        "highest=60",
        "steps=0",
        "steps=50",
        "steps=1,50",
        "steps=5-2",
        "steps=2-2",
        "steps=1-",
        "steps=01,2",
        "steps=none",
        "youngest=7",
        "knock=never",
        "points=yes",
        "preset=hard",
        "stars=5",
    ];

    const MOVES: usize = 13;

    const SECTIONS: usize = 27;

    /// The youngest player's seat may not exist.
    fn may_be_no_table(option: &str) -> bool {
        option == "youngest"
    }

    fn position_with(section: &str) -> String {
        match section.split(' ').next() {
            Some("table" | "hand" | "hands") => section.to_string(),
            _ => format!("{section} | table 20 30 40 .2 8 12 16 / . 32 / . 34 / . 36"),
        }
    }

    /// A list may have numbers for more seats than the table has.
    fn was_read(error: &NotAPosition) -> bool {
        matches!(error, NotAPosition::Listed { .. })
    }

    fn meaning(english: &str, line: &str) -> Result<String, String> {
        const TABLE: &str = "table 20 30 40 .2 60 70 80 / .9 / 33 34 jb=35 | seats 2 | hand 25 28 32 35 50 65 75 91 ja";
        let asked = if ["knock", "yes"].contains(&english) { " | turn 2 | given 90" } else { "" };
        meant::<Nmbrs>(&position(&format!("{TABLE}{asked}")), &Sketch::default(), line)
    }
}

rulebook_tests!(Nmbrs);

/// §1.1, §1.2, §2.4 The numbers in the first chapters.
#[test]
fn players_and_blocks() {
    assert_eq!((MIN_PLAYERS, MAX_PLAYERS), (2, 6));
    let usual = Options::default();
    assert_eq!((usual.blocks(), usual.blocks().len()), (Blocks::all(100), 104));
    assert_eq!((2..=6).map(|seats| usual.blocks_each(seats)).collect::<Vec<u8>>(), [9, 7, 7, 7, 7]);
    let simple = Options::simple();
    assert_eq!(simple.blocks().len(), 54);
    assert_eq!((2..=6).map(|seats| simple.blocks_each(seats)).collect::<Vec<u8>>(), [5; 5]);
}

/// §1.5 The versions differ in these options and in no others.
#[test]
fn the_simple_version() {
    let (usual, simple) = (Options::default(), Options::simple());
    let differ = Options::specs().iter().map(|spec| spec.name).filter(|name| usual.get(name) != simple.get(name));
    let differ: Vec<String> = differ.map(|name| format!("{name}={}", simple.get(name).expect("a value"))).collect();
    let listed = [
        "highest=50",
        "rounds=1",
        "hand=five",
        "lay-first=off",
        "youngest-first=on",
        "last-block=may-be-laid",
        "points=off",
    ];
    assert_eq!(differ, listed);
    assert_eq!(Options::presets(), ["first-steps", "simple", "usual"]);
}

/// §1.5 The first steps are the simple version with few steps.
#[test]
fn the_first_steps() {
    let first = Options::preset("first-steps").expect("a preset");
    assert_eq!(first.differences(&Options::simple()), [("steps", "1,2,5,10".to_string())]);
}

/// §3.2–§3.5 The rows that the text names: the paragraph, the options that make the row a sequence, and those that do
/// not.
#[test]
fn the_named_rows() {
    let is_sequence = |line: &str, row: &str| {
        let numbers: Vec<u8> = row.split(" – ").map(|number| number.parse().expect("a number")).collect();
        let options = Options::from_line(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        Kinds::of(&options).judge(&numbers).is_ok()
    };
    for (paragraph, row, right, wrong) in [
        ("3.2", "30 – 40 – 50", Some(""), None),
        ("3.2", "47 – 67 – 87", Some(""), None),
        ("3.2", "50 – 40 – 30", Some(""), None),
        ("3.2", "30 – 35 – 40", Some("steps=1,2,5,10"), Some("steps=1-4")),
        ("3.2", "30 – 33 – 36", Some("steps=1-10"), Some("steps=1,2,5,10 squares=on cubes=on geometric=on")),
        ("3.2", "47 – 53 – 59", Some("steps=1,2,5,10 primes=on"), Some("steps=1,2,5,10 members=any")),
        ("3.3", "9 – 16 – 25", Some("squares=on"), Some("")),
        ("3.3", "1 – 8 – 27", Some("cubes=on"), Some("squares=on primes=on geometric=on")),
        ("3.3", "5 – 7 – 11", Some("primes=on"), Some("squares=on cubes=on geometric=on")),
        ("3.3", "3 – 6 – 12", Some("geometric=on"), Some("squares=on cubes=on primes=on")),
        ("3.3", "16 – 24 – 36", Some("geometric=on"), Some("")),
        ("3.4", "4 – 9 – 16", Some("squares=on"), Some("members=any")),
        ("3.4", "4 – 25 – 81", Some("squares=on members=any"), Some("squares=on")),
        ("3.5", "13 – 17 – 30", None, Some("squares=on cubes=on primes=on geometric=on members=any")),
        ("3.5", "10 – 20 – 30", Some(""), None),
        ("4.4", "60 – 70 – 80", Some(""), None),
        ("4.5", "10 – 15 – 20", Some(""), None),
        ("4.6", "8 – 12 – 16", Some(""), None),
        ("4.7", "60 – 70 – 80", Some(""), None),
        ("4.10", "28 – 30 – 32", Some(""), None),
        ("4.11", "20 – 25 – 30", Some(""), None),
    ] {
        let text = between::<Nmbrs>(&format!("**§{paragraph}**"), "\n\n").replace('\n', " ");
        assert!(text.contains(row), "§{paragraph} does not name {row}");
        assert!(right.is_none_or(|line| is_sequence(line, row)), "{row} with {right:?}");
        assert!(wrong.is_none_or(|line| !is_sequence(line, row)), "{row} with {wrong:?}");
    }
}

/// §1.3, §4.4–§4.7, §4.10, §4.11, §5.3, §5.4 The turns that the text describes can be played.
#[test]
fn the_described_turns() {
    for (position, choice, table) in [
        ("table 60 70 80 | hand 65 91 92", "insert 65 between 60 70, give 91", None),
        (
            "table 60 70 80 | hand 65 75 91 92",
            "insert 65 between 60 70, insert 75 between 70 80, give 91",
            Some("60 65 70 75 80"),
        ),
        ("table 10 15 20 | hand 25 30 35 91 92 | laid 2", "25 30 35 right of 20, give 91", Some("10 15 20 25 30 35")),
        ("table 8 12 16 | hand 4 20 91 92", "4 left of 8, 20 right of 16, give 91", Some("4 8 12 16 20")),
        ("table 20 30 40 | hand 28 32 91 92", "28 above 30, 32 below 30, give 91", Some(". 28 / 20 30 40 / . 32")),
        (
            "table 18 20 22 / / 31 30 29 | hand 25 91 92",
            "link 25 between 20 30 down, give 91",
            Some("18 20 22 / . 25 / 31 30 29"),
        ),
        ("table 10 15 20 . 30 35 40 | hand 25 91 92", "link 25 between 20 30, give 91", Some("10 15 20 25 30 35 40")),
        ("table 33 34 ja=35 | hand 35 91 92", "exchange 35 for ja, give 91", None),
        ("table 33 34 ja=35 | hand 35 91 92", "exchange 35 for ja, ja=36 right of 35, give 91", Some("33 34 35 ja=36")),
    ] {
        let view: View = position.parse().unwrap_or_else(|why| panic!("{position}: {why}"));
        let mut game = Nmbrs::imagine(&view, &mut Shuffle::from_number(1)).expect("a game");
        let choice: Move = choice.parse().unwrap_or_else(|why| panic!("{choice}: {why}"));
        let played = game.play(Seat(0), &choice, &mut Ignore).is_ok();
        assert_eq!(played, table.is_some(), "{choice} at {position}");
        if let Some(table) = table {
            let after = game.view(Viewer::Watcher).to_string();
            assert!(after.contains(&format!("| table {table} |")), "{choice}: {after}");
        }
    }
}
