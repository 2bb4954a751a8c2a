//! `rulebooks/nmbrs.md` and the code say the same: options, versions, moves, positions.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::loose::understand;
use reckon_rules::nmbrs::position::NotAPosition;
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::work::Sketch;
use reckon_rules::nmbrs::{Blocks, LEAST_PLAYERS, MOST_PLAYERS, Move, Nmbrs, Options, View};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;

const RULEBOOK: &str = include_str!("../../../rulebooks/nmbrs.md");

/// What stands between two headings.
fn section(from: &str, to: &str) -> &'static str {
    let (_, rest) = RULEBOOK.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    if to.is_empty() { rest } else { rest.split_once(to).unwrap_or_else(|| panic!("no {to}")).0 }
}

/// What stands in backquotes in one column of a table.
fn quoted(text: &'static str, column: usize) -> Vec<&'static str> {
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split(" | ").nth(column)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

/// §1.1, §1.2, §2.4 The numbers of the first chapters.
#[test]
fn players_and_blocks() {
    assert_eq!((LEAST_PLAYERS, MOST_PLAYERS), (2, 6));
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
    assert_eq!(Options::presets(), ["simple", "usual"]);
}

/// §1.2, §1.4, §2.2, §2.4, §3.3, §3.4, §4.2, §4.5, §4.8, §4.11, §5.1, §5.5, §6.4, §6.5, §6.8, §7.2 Each option stands in the paragraph that
/// it changes, with its values and its default.
#[test]
fn the_rulebook_lists_every_option() {
    let text = RULEBOOK.replace('\n', " ");
    for spec in Options::specs() {
        let opens = format!("ption `{}` (", spec.name);
        let (_, after) = text.split_once(&opens).unwrap_or_else(|| panic!("{}", spec.name));
        let (list, _) = after.split_once(')').expect("the list ends");
        let (listed, default) = list.split_once("; default ").expect("a default");
        assert_eq!(default, spec.default, "{}", spec.name);
        match spec.allowed {
            Allowed::OneOf(values) => {
                let (mut listed, mut values) = (listed.split(", ").collect::<Vec<_>>(), values.to_vec());
                listed.sort_unstable();
                values.sort_unstable();
                assert_eq!(listed, values, "{}", spec.name);
            }
            Allowed::Number { least, most } => assert_eq!(listed, format!("{least} to {most}")),
        }
        let paragraph = text.split("**§").find(|part| part.contains(&opens)).expect("a paragraph");
        assert!(paragraph.starts_with(&format!("{}**", spec.paragraph)), "{} is in §{paragraph}", spec.name);
    }
    assert_eq!(text.matches("ption `").count(), Options::specs().len(), "an option of the rulebook is missing");
}

/// §4.4–§4.12, §5.3, §6.1, §6.2 Every move of the table is one, written as it stands there.
#[test]
fn the_rulebooks_moves() {
    let moves = quoted(section("## How moves are written", "At the table it is enough"), 0);
    assert_eq!(moves.len(), 13, "{moves:?}");
    for text in moves {
        let choice: Move = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(choice.to_string(), text);
    }
}

/// §4.6, §4.7, §4.10–§4.12, §5.3, §6.1, §6.2 Every line of the table can be typed, and means the same in German.
#[test]
fn the_rulebooks_typed_lines() {
    let section = section("At the table it is enough", "## How positions");
    let (english, german) = (quoted(section, 0), quoted(section, 1));
    assert_eq!((english.len(), german.len()), (12, 12), "{english:?} {german:?}");
    const TABLE: &str = "table 20 30 40 .2 60 70 80 / .9 / 33 34 jb=35 | seats 2";
    for (english, german) in english.iter().zip(german) {
        let asked = if ["knock", "yes"].contains(english) { " | turn 2 | given 90" } else { "" };
        let view: View = format!("{TABLE} | hand 25 28 32 35 50 65 75 91 ja{asked}").parse().expect("a position");
        let sketch = Sketch::default();
        let read = understand(&view, &sketch, english).unwrap_or_else(|why| panic!("{english}: {why}"));
        assert_eq!(understand(&view, &sketch, german), Ok(read), "{german}");
    }
}

/// Every section of the table can be read, and none is missing.
#[test]
fn the_rulebooks_sections() {
    let sections = quoted(section("## How positions are written", ""), 0);
    let listed = NotAPosition::UnknownSection(String::new()).to_string();
    let (_, listed) = listed.split_once("there are ").expect("a list");
    let listed: Vec<&str> = listed.split([',', ' ']).filter(|word| !word.is_empty() && *word != "and").collect();
    let mut named: Vec<&str> = sections.iter().filter_map(|text| text.split(' ').next()).collect();
    for name in &listed {
        assert!(named.contains(name), "{name}");
    }
    named.retain(|name| !name.starts_with(['/', '.', 'j']));
    assert_eq!(named.len(), listed.len(), "{named:?}");
    for text in sections.iter().filter(|text| listed.iter().any(|name| text.split(' ').next() == Some(*name))) {
        // Alone some of them are not enough; but every one can be read.
        let whole = if ["table", "hand", "hands"].iter().any(|word| text.split(' ').next() == Some(*word)) {
            (*text).to_string()
        } else {
            format!("{text} | table 20 30 40 .2 8 12 16 / . 32 / . 34 / . 36")
        };
        let read = whole.parse::<View>();
        let is_read = match &read {
            Ok(_) => true,
            Err(why) => matches!(why, NotAPosition::Listed { .. }),
        };
        assert!(is_read, "{whole}: {read:?}");
    }
}

/// §3.2–§3.5 The rows that the text names: where it stands, the options with which it is a sequence, and those with which it is
/// none.
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
        let text = section(&format!("**§{paragraph}**"), "\n\n").replace('\n', " ");
        assert!(text.contains(row), "§{paragraph} does not name {row}");
        assert!(right.is_none_or(|line| is_sequence(line, row)), "{row} with {right:?}");
        assert!(wrong.is_none_or(|line| !is_sequence(line, row)), "{row} with {wrong:?}");
    }
}

/// §1.3, §4.4–§4.7, §4.10, §4.11, §5.3, §5.4 What the text says can be done, done.
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
