//! §1.2 to §1.7: the cards, the pack in a file or in a line, and which of its cards take part.

use reckon_rules::numberloor::text::card::NotACard;
use reckon_rules::numberloor::text::pack::{BadPack, Mark};
use reckon_rules::numberloor::{Balloon, Card, Face, Options, Pack};

use crate::numberloor::harness::{card, cards, options};

const DEFAULT: &str = include_str!("../../../../../packs/numberloor/default.toml");

fn pack(text: &str) -> Pack {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the pack {text}"))
}

fn from_toml(text: &str) -> Pack {
    Pack::from_toml(text).unwrap_or_else(|error| panic!("{error}\nin the file {text}"))
}

fn bad_toml(text: &str) -> BadPack {
    Pack::from_toml(text).expect_err(text)
}

fn bad(text: &str) -> BadPack {
    text.parse::<Pack>().expect_err(text)
}

/// Counts the copies of this card among the selected ones.
fn copies(options: &Options, text: &str) -> usize {
    options.selected().iter().filter(|found| **found == card(text)).count()
}

// §1.2 Levels 0 to 9, by day and by night.
#[test]
fn levels_by_day_and_by_night() {
    for number in 0..10 {
        assert_eq!(card(&number.to_string()).face(), Face::Level { number, night: false });
        assert_eq!(card(&format!("{number}n")).face(), Face::Level { number, night: true });
        assert_eq!(
            (Card::day(number).to_string(), Card::night(number).to_string()),
            (format!("{number}"), format!("{number}n"))
        );
        assert!(Card::day(number).is_level() && Card::night(number).is_level() && Card::night(number).is_night());
        assert_eq!(Card::night(number).level(), Some(number));
    }
}

// §1.3 Balloons with a number, and four kinds without.
#[test]
fn balloons() {
    for (text, balloon) in
        [("near", Balloon::Nearest), ("odd", Balloon::Odd), ("even", Balloon::Even), ("skip", Balloon::Skip)]
    {
        assert_eq!(card(text).face(), Face::Balloon(balloon));
        assert!(!card(text).is_numbered_balloon() && card(text).is_balloon() && card(text).level().is_none());
    }
    for number in 0..=10 {
        assert_eq!(card(&format!("b{number}")).face(), Face::Balloon(Balloon::Number(number)));
        assert!(card(&format!("b{number}")).is_numbered_balloon());
    }
    assert_eq!(Card::balloon(11), None);
}

// §1.2, §1.3 Every card reads back as it is written, and there are 38 kinds in all, three of them one printed card.
#[test]
fn every_card_reads_back() {
    assert_eq!(Card::all().count(), 38);
    assert_eq!(Card::all().filter(|card| *card == card.printed()).count(), 36);
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        let kept = serde_json::to_string(&card).unwrap();
        assert_eq!(kept, format!("\"{card}\""));
        assert_eq!(serde_json::from_str::<Card>(&kept).unwrap(), card);
    }
}

// §1.2, §1.3 Texts that are not cards.
#[test]
fn texts_that_are_not_cards() {
    for text in [
        "", "10", "05", "5N", "n", "b", "b11", "b01", "b-1", "B3", "-1", "5d", "nearest", "Skip", " 5", "5nn", "oe=",
        "oe=5", "odd=odd", "oe=oe",
    ] {
        assert_eq!(text.parse::<Card>(), Err(NotACard(text.trim().to_string())), "'{text}'");
    }
    let long = "x".repeat(100);
    assert_eq!(long.parse::<Card>(), Err(NotACard("x".repeat(40))));
}

// §1.4 Our pack: exactly these 86 cards, with these marks.
#[test]
fn the_default_pack() {
    assert_eq!(from_toml(DEFAULT), Pack::default_pack());
    let pack = Pack::default_pack();
    assert_eq!(pack.cards().len(), 86);
    let count = |text: &str, mark: Option<Mark>| {
        pack.cards().iter().filter(|printed| printed.card == card(text) && printed.mark == mark).count()
    };
    for number in 0..10 {
        assert_eq!(count(&number.to_string(), None), 4);
        assert_eq!(count(&format!("{number}n"), Some(Mark::Red)), 1);
    }
    for number in 1..=3 {
        assert_eq!(count(&format!("b{number}"), None), 4);
        assert_eq!(count(&format!("b{number}"), Some(Mark::Blue)), 2);
    }
    assert_eq!((count("b4", Some(Mark::Red)), count("b5", Some(Mark::Red))), (4, 4));
    assert_eq!((count("near", None), count("odd", None), count("even", None), count("skip", None)), (3, 2, 2, 3));
    let line = "4*0-9 0-9n!red 4*b1-3 2*b1-3!blue 4*b4-5!red 3*near 2*odd 2*even 3*skip";
    assert_eq!(super::packs::pack(line), pack);
}

// §1.5 The version says which cards take part: 40, 68 and 80 of them.
#[test]
fn the_cards_of_a_version() {
    let counts = |line: &str| options(line).selected().len();
    assert_eq!(counts("version=beginners"), 40);
    assert_eq!(counts("version=intermediate"), 68);
    assert_eq!(counts("version=advanced"), 80);
    let beginners = options("version=beginners").selected();
    assert!(beginners.iter().all(|card| card.is_level() && !card.is_night()));
    let intermediate = options("version=intermediate");
    assert!(intermediate.selected().iter().all(|card| !card.is_night()));
    assert_eq!((copies(&intermediate, "b4"), copies(&intermediate, "b3"), copies(&intermediate, "skip")), (0, 6, 3));
    let advanced = options("version=advanced");
    assert_eq!((copies(&advanced, "b4"), copies(&advanced, "b3"), copies(&advanced, "7n")), (4, 4, 1));
}

// §1.6 Cards with a blue mark are in play in Intermediate, unless the table takes them out.
#[test]
fn blue_in_intermediate() {
    let counts = |line: &str| (options(line).selected().len(), copies(&options(line), "b2"));
    assert_eq!(counts("version=intermediate blue-in-intermediate=on"), (68, 6));
    assert_eq!(counts("version=intermediate blue-in-intermediate=off"), (62, 4));
    for other in ["advanced", "beginners"] {
        let (on, off) = (format!("version={other}"), format!("version={other} blue-in-intermediate=off"));
        assert_eq!(counts(&on), counts(&off), "{other}");
    }
}

// §1.5, §7.1 In a custom pack, a Night Level without a mark is still for Advanced only.
#[test]
fn a_night_level_without_a_mark() {
    let with = |line: &str, cards: &str| Options { pack: pack(cards), ..options(line) }.selected().len();
    assert_eq!(with("version=intermediate", "20*1 5n 5n!blue b1"), 21);
    assert_eq!(with("version=advanced", "20*1 5n 5n!blue b1"), 22);
    assert_eq!(with("version=beginners", "20*1 2!red 5n b1"), 21);
    assert_eq!(with("version=intermediate", "20*1 2!red b1"), 21);
}

// §1.4 A custom file: ranges, copies, marks, a name and a description.
#[test]
fn a_custom_file() {
    let own = from_toml(
        r#"
        name = "Ours"
        about = "Two cards were lost."

        [[level]]
        numbers = ["0-8", "9", " 2 - 3 "]
        copies = 2

        [[night]]
        numbers = ["4"]
        mark = "red"

        [[balloon]]
        cards = ["0", "10", "b7", "near", "skip"]
        mark = "blue"
        "#,
    );
    assert_eq!(own, pack("2*0-9 2*2-3 4n!red b0!blue b10!blue b7!blue near!blue skip!blue"));
    assert_eq!(own.cards().len(), 30);
}

// §1.4 A custom line, and how it is written out.
#[test]
fn a_custom_line() {
    for (text, shown) in [
        ("4*0-9 0-9n!red 2*b1-3!blue 3*near", "4*0-9 0-9n!red 2*b1-3!blue 3*near"),
        ("3,2,1", "1-3"),
        ("5 5 5n 7", "2*5 7 5n"),
        ("1 b10 b9 b1", "1 b1 b9-10"),
        ("9*0-0\tskip", "9*0 skip"),
        ("1 near odd even skip 2*skip", "1 near odd even 3*skip"),
        ("1 1!red 1!blue", "1 1!blue 1!red"),
        ("3-5n 4n", "3n 2*4n 5n"),
    ] {
        assert_eq!(pack(text).to_string(), shown, "{text}");
        assert_eq!(pack(shown), pack(text), "{shown} reads back");
    }
    let kept = serde_json::to_string(&Pack::default_pack()).unwrap();
    assert_eq!(serde_json::from_str::<Pack>(&kept).unwrap(), Pack::default_pack());
    assert_eq!(cards("1 2").len(), 2);
}

// §1.7 At most 128 cards, 63 of them balloons, and at least one Level.
#[test]
fn the_largest_packs() {
    assert_eq!(pack("128*1").cards().len(), 128);
    assert_eq!(bad("129*1"), BadPack::TooMany { there: 129 });
    assert_eq!(pack("65*1 63*b1").cards().len(), 128);
    assert_eq!(bad("64*1 64*b1"), BadPack::TooManyBalloons { there: 64 });
    assert_eq!(bad("64*1 60*b1 4*skip"), BadPack::TooManyBalloons { there: 64 });
    assert!(matches!(bad("255*0-9 255*0-9"), BadPack::TooMany { there } if there > 128));
    assert_eq!(bad("63*b1"), BadPack::NoLevel);
    assert_eq!(bad(""), BadPack::NoLevel);
}

// §1.7 Texts that are not cards in a pack.
#[test]
fn texts_that_are_not_cards_of_a_pack() {
    for text in [
        "10",
        "b11",
        "x",
        "300*1",
        "-1*1",
        "*1",
        "1!green",
        "1!",
        "5-3",
        "b5-3",
        "0-b3",
        "near-skip",
        "odd-even",
        "1-2-3",
        "0-10",
        "b0-11",
        "1!red!blue",
    ] {
        assert_eq!(bad(&format!("20*1 {text}")), BadPack::NotACard { text: text.to_string() }, "{text}");
    }
}

// §1.4 An error in a file names the number of its entry.
#[test]
fn errors_in_a_file() {
    let (level, night, balloon) = ("level".to_string(), "night".to_string(), "balloon".to_string());
    let text = |text: &str| text.to_string();
    for (file, expected) in [
        ("[[level]]\nnumbers = [\"10\"]", BadPack::NotALevel { kind: level.clone(), entry: 1, text: text("10") }),
        ("[[level]]\nnumbers = [\"7-2\"]", BadPack::NotALevel { kind: level.clone(), entry: 1, text: text("7-2") }),
        (
            "[[night]]\nnumbers = [\"1\"]\n[[night]]\nnumbers = [\"x\"]",
            BadPack::NotALevel { kind: night.clone(), entry: 2, text: text("x") },
        ),
        ("[[balloon]]\ncards = [\"11\"]", BadPack::NotABalloon { entry: 1, text: text("11") }),
        ("[[balloon]]\ncards = [\"5n\"]", BadPack::NotABalloon { entry: 1, text: text("5n") }),
        ("[[balloon]]\ncards = [\"all\"]", BadPack::NotABalloon { entry: 1, text: text("all") }),
        (
            "[[level]]\nnumbers = [\"1\"]\nmark = \"green\"",
            BadPack::NotAMark { kind: level.clone(), entry: 1, text: text("green") },
        ),
        (
            "[[balloon]]\ncards = [\"1\"]\nmark = \"\"",
            BadPack::NotAMark { kind: balloon.clone(), entry: 1, text: text("") },
        ),
        ("[[level]]\nnumbers = []", BadPack::EmptyEntry { kind: level, entry: 1 }),
        ("[[night]]\nnumbers = [\"1\"]\ncopies = 0", BadPack::EmptyEntry { kind: night, entry: 1 }),
        ("[[balloon]]\ncards = []", BadPack::EmptyEntry { kind: balloon, entry: 1 }),
        ("[[balloon]]\ncards = [\"1\"]", BadPack::NoLevel),
        ("", BadPack::NoLevel),
        ("[[level]]\nnumbers = [\"1\"]\ncopies = 129", BadPack::TooMany { there: 129 }),
        (
            "[[level]]\nnumbers = [\"1\"]\n[[balloon]]\ncards = [\"1\"]\ncopies = 64",
            BadPack::TooManyBalloons { there: 64 },
        ),
    ] {
        assert_eq!(bad_toml(file), expected, "{file}");
    }
}

// §1.4 Texts that are not pack files at all.
#[test]
fn texts_that_are_not_pack_files() {
    for file in [
        "= 3",
        "[[levels]]\nnumbers = [\"1\"]",
        "[[level]]\nnumbers = [\"1\"]\ncolour = \"red\"",
        "[[level]]\ncopies = 2",
        "[[level]]\nnumbers = [\"1\"]\ncopies = 256",
        "[[level]]\nnumbers = [\"1\"]\ncopies = -1",
        "[[balloon]]\nnumbers = [\"1\"]",
        "level = 3",
    ] {
        assert!(matches!(bad_toml(file), BadPack::NotToml { message } if !message.is_empty()), "{file}");
    }
}
