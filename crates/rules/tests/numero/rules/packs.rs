//! §1.2 to §1.5: the cards, packs and the ladder of presets.

use reckon_rules::numero::card::{Family, Part, Written};
use reckon_rules::numero::text::pack::{BadPack, MAX_CARDS, Printed};
use reckon_rules::numero::{Card, Colour, Face, Options, Pack};
use reckon_rules::options::TableOptions;

use crate::numero::harness::{card, cards, check, options, preset};

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

fn points(pack: &Pack, text: &str) -> Vec<u8> {
    pack.cards().iter().filter(|printed| printed.card == card(text)).map(|printed| printed.points).collect()
}

fn selected(options: &Options) -> Vec<String> {
    options.selected().iter().map(|printed| printed.card.to_string()).collect()
}

// §1.2 The whole numbers from 1 to 15, each in four colours.
#[test]
fn number_cards_in_four_colours() {
    let pack = Pack::default_pack();
    let numbers: Vec<Card> = pack.cards().iter().map(|printed| printed.card).filter(|card| card.is_number()).collect();
    assert_eq!(numbers.len(), 60);
    for value in 1..=15 {
        for colour in Colour::ALL {
            assert_eq!(numbers.iter().filter(|card| **card == Card::number(value, colour)).count(), 1);
        }
    }
}

// §1.2 Colours and printed points make no difference: any seven takes any seven.
#[test]
fn colours_make_no_difference() {
    for held in ["7g", "7o", "7b"] {
        check(&format!("centre 7r | hand {held} 1 2 3 4"), &format!("take {held}: 7r"), "centre | won 2 0");
    }
    check("centre 15r 1b | hand 15g 1g 3 4 5", "take 15g: 15r", "won 2 0");
    check("centre 9r | hand 1o 10b 3 4 5", "build 10: 9r + 1o", "centre 10#1 = 9r + 1o");
}

// §1.3 The families of wild cards.
#[test]
fn the_families_of_wild_cards() {
    let families = [
        (Family::Number, 60, "1g 15r"),
        (Family::Subtraction, 4, "-2 -3 -4 -5"),
        (Family::Multiplication, 4, "x2 x3 x4 x5"),
        (Family::Division, 4, "/2 /3 /4 /5"),
        (Family::SimpleFraction, 9, "1/2 1/3 1/4 1/5 0.5 0.25 0.2 50% 25%"),
        (Family::OtherFraction, 4, "2/3 3/4 2/5 75%"),
        (Family::PowerOrRoot, 4, "^2 ^3 sqrt cbrt"),
    ];
    let pack = Pack::default_pack();
    for (family, count, examples) in families {
        assert_eq!(pack.select(|card| card.family() == family).len(), count, "{family:?}");
        for example in cards(examples) {
            assert_eq!(example.family(), family, "{example}");
        }
    }
}

// §1.3 A part is simple when it has 1 on top in lowest terms, however it is written.
#[test]
fn simple_parts_have_one_on_top() {
    for simple in ["1/2", "2/4", "3/9", "0.5", "0.25", "0.125", "0.1", "0.05", "50%", "25%", "20%", "12.5%", "1%"] {
        assert_eq!(card(simple).family(), Family::SimpleFraction, "{simple}");
    }
    for other in ["2/3", "4/6", "0.75", "0.4", "1.5", "3/2", "75%", "40%", "150%", "37.5%"] {
        assert_eq!(card(other).family(), Family::OtherFraction, "{other}");
    }
}

// §1.3 A wild card has no value of its own, not even ½ or 0.5.
#[test]
fn a_wild_card_has_no_value() {
    for wild in cards("1/2 0.5 50% -2 x3 /4 ^2 sqrt") {
        assert_eq!(wild.value(), None, "{wild}");
        assert!(wild.is_wild() && !wild.is_number());
    }
    for number in cards("1g 15r 10b") {
        assert!(number.value().is_some() && number.is_number() && !number.is_wild());
    }
}

// §1.4 Our pack: exactly these 89 cards.
#[test]
fn the_default_pack_has_89_cards() {
    let pack = Pack::default_pack();
    assert_eq!(pack.cards().len(), 89);
    let mut wild: Vec<Card> = pack.cards().iter().map(|printed| printed.card).filter(|card| card.is_wild()).collect();
    let mut expected = cards(
        "-2 -3 -4 -5 x2 x3 x4 x5 /2 /3 /4 /5 1/2 1/3 1/4 1/5 2/3 3/4 2/5 0.5 0.25 0.2 50% 25% 75% ^2 ^3 sqrt cbrt",
    );
    wild.sort_unstable();
    expected.sort_unstable();
    assert_eq!(wild, expected);
    assert!(wild.iter().all(|card| card.colour.is_none()), "our wild cards have no colour");
}

// §1.4 The points printed on them.
#[test]
fn the_printed_points() {
    let pack = Pack::default_pack();
    for Printed { card, points } in pack.cards() {
        let expected = match card.face {
            Face::Number(1 | 15) => 2,
            Face::Number(_) => 0,
            Face::Minus(_) => 2,
            Face::Times(_) | Face::Over(_) => 3,
            Face::Part(part) if part.top() == 1 => 3,
            Face::Part(_) | Face::Squared | Face::Cubed | Face::SquareRoot | Face::CubeRoot => 5,
        };
        assert_eq!(*points, expected, "{card}");
    }
}

// §1.4 A custom pack: ranges, colours, copies, points, and blank cards that were filled in.
#[test]
fn a_custom_pack_file() {
    let own = from_toml(
        r#"
        name = "Ours"
        about = "Two cards were lost, the blanks are a sixteen and a minus six."

        [[number]]
        values = ["1-3", "16"]
        colours = ["red", "blue"]
        points = 4

        [[number]]
        values = [" 7 "]
        copies = 2

        [[wild]]
        cards = ["-6", "12.5%"]
        colour = "green"
        points = 1

        [[wild]]
        cards = ["sqrt"]
        copies = 3
        "#,
    );
    assert_eq!(own.to_string(), "1-3br:4 16br:4 2*7g 2*7o 2*7b 2*7r -6g:1 12.5%g:1 3*sqrt");
    assert_eq!(own.cards().len(), 8 + 8 + 2 + 3);
    assert_eq!(points(&own, "16r"), [4]);
    assert_eq!(points(&own, "7g"), [0, 0]);
    assert_eq!(points(&own, "-6g"), [1]);
    assert_eq!(points(&own, "sqrt"), [0, 0, 0]);
}

// §1.4 The default pack is a file like any other.
#[test]
fn the_default_pack_reads_back() {
    let text = Pack::default_pack().to_string();
    assert_eq!(pack(&text), Pack::default_pack());
    assert!(text.starts_with("1gobr:2 2-14gobr 15gobr:2 -2:2 -3:2"), "{text}");
}

// §1.4 An error in a pack file names the entry and the word.
#[test]
fn bad_pack_files() {
    let number = |values: &str| format!("[[number]]\nvalues = [\"1\"]\n[[number]]\nvalues = [{values}]\n");
    for text in ["0", "100", "1-100", "5-3", "0-4", "x", "", "1.5", "-3", "3-", "2--4", "256"] {
        let expected = BadPack::NotANumber { entry: 2, text: text.to_string() };
        assert_eq!(bad_toml(&number(&format!("\"{text}\""))), expected, "{text}");
    }
    let colours = |colours: &str| format!("[[number]]\nvalues = [\"1\"]\ncolours = [{colours}]\n");
    for text in ["yellow", "Green", "r", ""] {
        let expected = BadPack::NotAColour { entry: 1, text: text.to_string() };
        assert_eq!(bad_toml(&colours(&format!("\"red\", \"{text}\""))), expected, "{text}");
    }
    let wild = |cards: &str| format!("[[number]]\nvalues = [\"1\"]\n[[wild]]\ncards = [{cards}]\n");
    for text in ["7g", "7", "^4", "/0", "x0", "-0", "0/5", "1/0", "0.0", "0%", "sqr", "", "-", "4/1", "1000/3", "-2 -3"]
    {
        let expected = BadPack::NotAWildCard { entry: 1, text: text.to_string() };
        assert_eq!(bad_toml(&wild(&format!("\"-2\", \"{text}\""))), expected, "{text}");
    }
    let coloured = "[[number]]\nvalues = [\"1\"]\n[[wild]]\ncards = [\"-2\"]\ncolour = \"pink\"\n";
    assert_eq!(bad_toml(coloured), BadPack::NotAColour { entry: 1, text: "pink".to_string() });
}

// §1.4 Entries without a card are mistakes.
#[test]
fn empty_entries() {
    let empty = |kind: &str, entry| BadPack::EmptyEntry { kind: kind.to_string(), entry };
    assert_eq!(bad_toml("[[number]]\nvalues = []\n"), empty("number", 1));
    assert_eq!(bad_toml("[[number]]\nvalues = [\"1\"]\ncolours = []\n"), empty("number", 1));
    assert_eq!(
        bad_toml("[[number]]\nvalues = [\"1\"]\n[[number]]\nvalues = [\"2\"]\ncopies = 0\n"),
        empty("number", 2)
    );
    assert_eq!(bad_toml("[[number]]\nvalues = [\"1\"]\n[[wild]]\ncards = []\n"), empty("wild", 1));
    assert_eq!(bad_toml("[[number]]\nvalues = [\"1\"]\n[[wild]]\ncards = [\"-2\"]\ncopies = 0\n"), empty("wild", 1));
}

// §1.4 A pack needs number cards, and the same card has the same points.
#[test]
fn cards_that_are_not_a_pack() {
    assert_eq!(bad_toml(""), BadPack::NoNumberCard);
    assert_eq!(bad_toml("[[wild]]\ncards = [\"-2\"]\n"), BadPack::NoNumberCard);
    assert_eq!(bad(""), BadPack::NoNumberCard);
    assert_eq!(bad("-2 x3"), BadPack::NoNumberCard);
    let two_values = BadPack::TwoValues { card: card("7g"), first: 1, second: 2 };
    assert_eq!(bad("7g:2 7g:1"), two_values);
    let file = "[[number]]\nvalues = [\"7\"]\npoints = 1\ncolours = [\"green\"]\n\
                [[number]]\nvalues = [\"6-8\"]\npoints = 2\n";
    assert_eq!(bad_toml(file), two_values);
    assert!("7g:2 7r:1 -2:1 -3:2".parse::<Pack>().is_ok(), "different cards may differ");
}

// §1.4 Files that are not pack files at all.
#[test]
fn files_that_are_not_pack_files() {
    for text in [
        "number = 3",
        "[[number]]\n",
        "[[number]]\nvalue = [\"1\"]\n",
        "[[number]]\nvalues = [1]\n",
        "[[number]]\nvalues = [\"1\"]\npoints = 256\n",
        "[[number]]\nvalues = [\"1\"]\npoints = -1\n",
        "[[number]]\nvalues = [\"1\"]\ncolor = [\"red\"]\n",
        "[[numbers]]\nvalues = [\"1\"]\n",
        "[[number]]\nvalues = [\"1\"]\n[[wild]]\ncards = \"-2\"\n",
        "[[number]\nvalues = [\"1\"]\n",
        "{}",
        "\u{0}",
    ] {
        let error = bad_toml(text);
        assert!(matches!(&error, BadPack::NotToml { message } if !message.is_empty()), "{text}: {error:?}");
    }
}

// §1.6 §1.4 At most 128 cards, and a small file cannot ask for millions.
#[test]
fn packs_that_are_too_large() {
    assert_eq!(MAX_CARDS, 128);
    assert!("32*1gobr".parse::<Pack>().is_ok());
    assert_eq!(bad("32*1gobr 1g"), BadPack::TooMany { there: 129 });
    assert_eq!(bad("1-33gobr"), BadPack::TooMany { there: 132 });
    assert!(matches!(bad("255*1-99gobr 255*1-99gobr"), BadPack::TooMany { there } if there > 128));
    let file = "[[number]]\nvalues = [\"1-99\"]\ncopies = 255\n".repeat(50);
    assert!(matches!(bad_toml(&file), BadPack::TooMany { there } if there > 128));
}

// §1.4 The one-line form is equivalent to a file, and reads back.
#[test]
fn packs_in_one_line() {
    for (text, shown) in [
        ("1-15gobr", "1-15gobr"),
        ("1g 1o 1b 1r 2g 2o 2b 2r", "1-2gobr"),
        ("15r 1g 7b", "1g 7b 15r"),
        ("3r 2r 1r -2 x3:3 -2", "1-3r 2*-2 x3:3"),
        ("2*7g 7r", "7r 2*7g"),
        ("1g:2 2g 3g:2", "1g:2 2g 3g:2"),
        ("1g 1/2 0.5:3 50%", "1g 1/2 0.5:3 50%"),
        ("1G 2R", "1g 2r"),
        ("1g √ ∛ ² ^3 ½ −2 ×3 ÷4", "1g -2 x3 /4 1/2 ^2 ^3 sqrt cbrt"),
        ("1g 2/4 0.50 12.5%r", "1g 1/2 0.5 12.5%r"),
        ("99g 1g", "1g 99g"),
        ("1g 2*x3b:4", "1g 2*x3b:4"),
    ] {
        let read = text.parse::<Pack>();
        let read = read.unwrap_or_else(|error| panic!("{error}\nin the pack {text}"));
        assert_eq!(read.to_string(), shown, "{text}");
        assert_eq!(pack(shown), read, "{shown}");
    }
}

// §1.4 Words that are not cards in a pack.
#[test]
fn words_that_are_not_cards() {
    for word in ["0g", "100g", "5-3g", "7x", "7gg7", "x0", "/0", "-0", "^4", "1g:x", "1g:256", "x*1g", "g", ":2"] {
        assert_eq!(bad(&format!("1r {word}")), BadPack::NotACard { text: word.to_string() }, "{word}");
    }
}

// §1.5 The ladder of presets and the sizes of our pack.
#[test]
fn the_ladder_of_presets() {
    let ladder = [
        ("1-5", 20, ""),
        ("1-10", 40, ""),
        ("1-15", 60, ""),
        ("subtraction", 64, "-2 -3 -4 -5"),
        ("multiplication-division", 72, "x2 x3 x4 x5 /2 /3 /4 /5"),
        ("simple-fractions", 81, "1/2 1/3 1/4 1/5 0.5 0.25 0.2 50% 25%"),
        ("all-fractions", 85, "2/3 3/4 2/5 75%"),
        ("powers-and-roots", 89, "^2 ^3 sqrt cbrt"),
        ("scoring", 89, ""),
    ];
    assert_eq!(Options::presets(), ladder.map(|(name, ..)| name));
    let mut before: Vec<String> = Vec::new();
    for (name, size, added) in ladder {
        let now = selected(&preset(name));
        assert_eq!(now.len(), size, "{name}");
        assert!(before.iter().all(|card| now.contains(card)), "{name} lacks a card of the preset before it");
        assert!(
            added.split_whitespace().all(|card| now.contains(&card.to_string()) && !before.contains(&card.to_string()))
        );
        before = now;
    }
    assert_eq!(preset("1-15"), Options::default());
    assert_eq!(Options::preset("1-20"), None);
    assert_eq!(Options::preset(""), None);
}

// §1.5 Any other selection is made with single options.
#[test]
fn single_options_select_cards() {
    for (text, size) in [
        ("highest-number=1", 4),
        ("highest-number=7", 28),
        ("highest-number=99", 60),
        ("subtraction=on", 64),
        ("multiplication=on", 64),
        ("division=on", 64),
        ("multiplication=on division=on", 68),
        ("fractions=simple", 69),
        ("fractions=all", 73),
        ("powers-and-roots=on", 64),
        ("preset=powers-and-roots subtraction=off", 85),
        ("preset=powers-and-roots fractions=simple highest-number=10", 65),
    ] {
        assert_eq!(options(text).selected().len(), size, "{text}");
    }
}

// §1.3 Parts are reduced to lowest terms, and exist only if they can be printed that way.
#[test]
fn parts_in_lowest_terms() {
    let half = Part::new(2, 4, Written::Fraction).unwrap();
    assert_eq!((half.top(), half.bottom(), half.figures()), (1, 2, "1/2".to_string()));
    assert_eq!(Part::new(1, 8, Written::Decimal).unwrap().figures(), "0.125");
    assert_eq!(Part::new(1, 8, Written::Percent).unwrap().to_string(), "12.5%");
    assert_eq!(Part::new(3, 2, Written::Percent).unwrap().to_string(), "150%");
    assert_eq!(Part::new(1, 3, Written::Decimal), None, "0.333… never ends");
    assert_eq!(Part::new(1, 3, Written::Percent), None);
    assert_eq!(Part::new(0, 3, Written::Fraction), None);
    assert_eq!(Part::new(3, 0, Written::Fraction), None);
    assert_eq!(Part::new(4, 2, Written::Fraction), None, "that is a whole number");
    assert_eq!(Part::new(257, 3, Written::Fraction), None);
}

// §1.4 The example pack can be played with.
#[test]
fn the_example_of_the_packs_folder_is_a_pack() {
    let text = include_str!("../../../../../packs/README.md");
    let (_, example) = text.split_once("```toml\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    assert_eq!(Pack::from_toml(example).map(|pack| pack.cards().len()), Ok(73));
}

// §1.4 In one line, commas are allowed, and no colour means one of each.
#[test]
fn a_line_of_cards_as_people_write_it() {
    let line: Pack = "1-3, 7, 2*-2".parse().expect("a pack");
    assert_eq!(line.to_string(), "1-3gobr 7gobr 2*-2");
}
