//! Typed lines at a table of nmbrs! blocks, in English and in German.

use proptest::prelude::*;
use reckon_compose::nmbrs::{NotUnderstood, Sketch};
use reckon_compose::{Compose, Typed};

use crate::support;
use reckon_rules::nmbrs::Nmbrs;

const TABLE: &str = "table 20 30 ja=40 .3 8 12 16 / . / 60 70 80 | hand 28 32 65 75 35 40 50 91 jb jc";
const GIVEN: &str = "seat 1 | turn 2 | table 20 30 40 | hand 28 32 65 | given 35 | asked 1";

/// `= …` for a move, `~ …` for a sketch.
fn typed(before: &str, sketched: &str, text: &str) -> Result<String, NotUnderstood> {
    let sketch: Sketch = sketched.parse().unwrap();
    let typed = support::typed::<Nmbrs>(&support::position::<Nmbrs>(before), &sketch, text)?;
    Ok(match &typed {
        Typed::Moves(_) => format!("= {}", typed.one_move().expect("one move")),
        Typed::Draft(sketch) => format!("~ {sketch}"),
    })
}

#[track_caller]
fn reads(before: &str, text: &str, expected: &str) {
    match typed(before, "", text) {
        Ok(read) => assert_eq!(read, expected, "{text}"),
        Err(why) => panic!("{text}: {why}"),
    }
}

fn word(text: &str) -> NotUnderstood {
    NotUnderstood::Word { text: text.to_string() }
}

#[track_caller]
fn refuses(before: &str, text: &str, expected: NotUnderstood) {
    match typed(before, "", text) {
        Ok(read) => panic!("{text}: {read}"),
        Err(why) => assert_eq!(why, expected, "{text}"),
    }
}

#[test]
fn the_notation() {
    reads(TABLE, "65 75 into C, give 91", "~ 65 75 into C, give 91");
    reads(TABLE, "28 above 30, 32 below 30, give 91", "= 28 above 30, 32 below 30, give 91");
    reads(TABLE, "lay jb=45 50 55 down", "~ lay jb=45 50 55 down");
    reads(TABLE, "new jb=45 50 jc", "~ new jb=45 50 jc=55");
    reads(TABLE, "insert 65 between 60 70", "~ insert 65 between 60 70");
    reads(TABLE, "link 25 between 20 30 down", "~ link 25 between 20 30 down");
    reads(TABLE, "exchange 40 for ja", "~ exchange 40 for ja");
    reads(TABLE, "lay 28 30 32 with 30 below 12", "~ lay 28 30 32 with 30 below 12");
    reads(TABLE, "give 91", "= give 91");
    reads(TABLE, "nothing", "= nothing");
    reads(GIVEN, "knock 35", "= knock 35");
    reads(GIVEN, "let go", "= let go");
}

// §4.12
#[test]
fn new_rows() {
    for text in
        ["new 30 40 50", "New row 30 40 50", "neu 30 40 50", "neue Reihe: 30, 40 und 50".replace(',', "").as_str()]
    {
        reads(TABLE, text, "~ new 30 40 50");
    }
    reads(TABLE, "new 30-40-50", "~ new 30 40 50");
    reads(TABLE, "lay 40 j 50", "~ new 40 jb=45 50");
    reads(TABLE, "lege 40 Joker 50 Joker", "~ new 40 jb=45 50 jc=55");
    reads(TABLE, "new j=35 40 joker as 45", "~ new jb=35 40 jc=45");
    reads(TABLE, "neu j = 35 40 Joker als 45", "~ new jb=35 40 jc=45");
    reads(TABLE, "new jb j 50", "~ new jb jc 50");
    refuses(TABLE, "new j j j", NotUnderstood::NoJoker { text: "new j j j".to_string() });
    refuses(TABLE, "new row", NotUnderstood::NoBlocks { text: "new row".to_string() });
    refuses(TABLE, "new j=0 50 60", word("0"));
}

// §4.6, §4.7, §4.10
#[test]
fn into_rows_and_at_blocks() {
    for text in [
        "65 75 into C",
        "65 75 in C",
        "65 and 75 to row c",
        "65 75 in Reihe C",
        "lege 65 und 75 in C",
        "put 65 75 into C",
    ] {
        reads(TABLE, text, "~ 65 75 into C");
    }
    for text in ["20 to C", "20 zu C", "20 an die Reihe C", "20 auf C", "add 20 to row C"] {
        reads(TABLE, text, "~ 20 into C");
    }
    for text in ["28 32 across 30", "28 32 quer 30", "28 und 32 quer zu 30", "28 32 at 30", "28 32 bei 30"] {
        reads(TABLE, text, "~ 28 32 at 30");
    }
    reads(TABLE, "j=34 into C", "~ jb=34 into C");
    reads(TABLE, "28 über 30, 32 unter 30", "~ 28 above 30, 32 below 30");
    reads(TABLE, "20 rechts von 16", "~ 20 right of 16");
    reads(TABLE, "4 links von 8", "~ 4 left of 8");
    reads(TABLE, "j above 30", "~ jb at 30");
    reads(TABLE, "j=28 above 30", "~ jb=28 above 30");
    refuses(TABLE, "65 75", NotUnderstood::Where { text: "65 75".to_string() });
    refuses(TABLE, "into C", NotUnderstood::NoBlocks { text: "into C".to_string() });
    refuses(TABLE, "65 at", NotUnderstood::Where { text: "65 at".to_string() });
}

// §4.7, §4.11
#[test]
fn between_blocks() {
    for text in [
        "25 between 20 and 30",
        "25 zwischen 20 und 30",
        "link 25 between 20 and 30",
        "link 20 and 30 with 25",
        "verbinde 20 und 30 mit 25",
    ] {
        reads(TABLE, text, "~ 25 between 20 30");
    }
    reads(TABLE, "insert 65 between 60 and 70", "~ insert 65 between 60 70");
    reads(TABLE, "füge 65 zwischen 60 und 70 ein", "~ insert 65 between 60 70");
    reads(TABLE, "insert j between 60 and 70", "~ jb between 60 70");
    refuses(TABLE, "25 between 20", NotUnderstood::BetweenWhich { text: "25 between 20".to_string() });
}

// §5.3
#[test]
fn exchanges() {
    for text in [
        "swap 40 for joker",
        "swap 40 for the joker",
        "tausche 40 gegen den Joker",
        "exchange joker for 40",
        "tausch 40 gegen ja",
        "40 for ja",
    ] {
        reads(TABLE, text, "~ exchange 40 for ja");
    }
    // The rules judge the number.
    reads(TABLE, "swap 35 for joker", "~ exchange 35 for ja");
    reads(TABLE, "40 at ja", "~ 40 at ja");
    reads(TABLE, "swap 40 for joker, new j 50 60", "~ exchange 40 for ja, new ja=40 50 60");
    reads(TABLE, "40 at ja then new 50 60 j", "~ 40 at ja, new 50 60 ja=70");
    refuses(
        "table 8 12 16 | hand 35 1",
        "swap 35 for joker",
        NotUnderstood::NoJoker { text: "swap 35 for joker".to_string() },
    );
    for text in ["exchange 40", "swap 40", "tausche 40", "Tausche die 40!"] {
        reads(TABLE, text, "~ exchange 40 for ja");
    }
    refuses(TABLE, "swap joker", NotUnderstood::ExchangeWhich { text: "swap joker".to_string() });
}

// Commas between the blocks of a list, capitals, a full stop at the end.
#[test]
fn as_people_type() {
    for text in ["new 40, 50, 60", "NEW 40, 50, 60.", "new 40-50-60", "Neu: 40, 50 und 60."] {
        reads(TABLE, text, "~ new 40 50 60");
    }
    reads(TABLE, "lay 40, 50, 60", "~ lay 40 50 60");
    reads(TABLE, "new 40, 50, 60, give 91", "~ new 40 50 60, give 91");
    reads(TABLE, "new 40, 50, joker, 65 75 into C", "~ new 40 50 jb=60, 65 75 into C");
    reads(TABLE, "65, 75 into C.", "~ 65 75 into C");
    reads(TABLE, "28, 32 at 30, give 91", "~ 28 32 at 30, give 91");
    reads(TABLE, "new 32 36 joker", "~ new 32 36 jb=40");
    reads(TABLE, "Give 91.", "= give 91");
    reads(TABLE, "GIVE JOKER", "= give jb");
    reads(GIVEN, "KNOCK 35", "= knock 35");
    reads(GIVEN, "Knock.", "= knock 35");
    reads(TABLE, "60 in A", "~ 60 into A");
    reads(TABLE, "28 32 an 30", "~ 28 32 at 30");
    refuses(TABLE, "give 91, 75", NotUnderstood::GiveComesLast);
    refuses(TABLE, "13", NotUnderstood::Where { text: "13".to_string() });
    for text in ["yes", "Yes.", "ja", "JA", "ja bitte"] {
        reads(GIVEN, text, "= knock 35");
    }
    refuses(TABLE, "yes", word("yes"));
    for text in ["lass", "Lass!", "gehen lassen", "no.", "NEIN"] {
        reads(GIVEN, text, "= let go");
    }
}

// §4.12
#[test]
fn rows_from_top_to_bottom() {
    for text in ["new 28 40 52 down", "New 40 28 52 down.", "new 28, 40, 52 down", "neu 28 40 52 nach unten"] {
        reads(TABLE, text, "~ lay 28 40 52 down");
    }
    reads(TABLE, "new 52 40 28 down", "~ lay 52 40 28 down");
    reads(TABLE, "new 40 28 52 down", "~ lay 28 40 52 down");
    reads(TABLE, "new j=28 40 52 down", "~ lay jb=28 40 52 down");
    reads(TABLE, "link 25 between 20 and 30 down", "~ link 25 between 20 30 down");
    reads(TABLE, "new j 40 52 down", "~ lay jb=28 40 52 down");
    refuses(TABLE, "new j 40 j down", word("down"));
    refuses(TABLE, "28 into C down", word("28 into C down"));
}

// §5.1 In a new row, the order of the list says which number a joker stands for, where only one does.
#[test]
fn jokers_in_their_order() {
    for (text, row) in [
        ("new 30 ja 50", "new 30 ja=40 50"),
        ("new ja 30 50", "new ja=10 30 50"),
        ("new 30 50 ja", "new 30 50 ja=70"),
        ("new 50 ja 30", "new 50 ja=40 30"),
        ("neu fünfzig dreißig joker", "new 50 30 ja=10"),
        ("lay 30 j j 60", "new 30 ja=40 jb=50 60"),
        // No number fits in this order; how the blocks fit in another is worked out and, if need be, asked.
        ("new 30 ja 51", "new 30 ja 51"),
        ("new 90 100 ja", "new 90 100 ja"),
        // One number alone says nothing.
        ("new 30 j j", "new 30 ja jb"),
        ("new ja=20 jb 40", "new ja=20 jb=30 40"),
    ] {
        reads("hand ja jb 30 40 50 51 60 90 100", text, &format!("~ {row}"));
    }
    // 4, 9 and 16 are square numbers: two rows fit, so nothing is guessed.
    reads("options squares=on | hand ja 4 16", "new 4 ja 16", "~ new 4 ja 16");
    // In other steps the row says it.
    reads(TABLE, "j into C", "~ jb into C");
}

// §4.11 The two blocks of a link may be named in either order, and a column may be meant.
#[test]
fn links_either_way_round() {
    let apart = "table 10 15 20 .2 30 35 40 | hand 25 9";
    for text in ["link 25 between 20 30, give 9", "link 25 between 30 20, give 9", "Link 25 between 30 and 20, give 9."]
    {
        let expected =
            if text.contains("and") { "~ 25 between 30 20, give 9" } else { "= link 25 between 20 30, give 9" };
        reads(apart, text, expected);
    }
    reads(apart, "link 25 between 30 20", "~ link 25 between 20 30");
    // Its blocks are listed from the first to the second.
    let two = "table 8 14 20 .3 35 40 45 | hand 25 30 9";
    reads(two, "link 30 25 between 35 20", "~ link 25 30 between 20 35");
    // What fits neither way stays as it was written, for the rules to refuse.
    reads(apart, "link 25 between 20 10", "~ link 25 between 20 10");
    let column = "table 20 40 60 / . / 30 50 70 | hand 25 9";
    for text in [
        "25 between 20 30 down",
        "25 between 30 20 down",
        "25 zwischen 20 und 30 nach unten",
        "25 between 20 and 30, down",
    ] {
        let text = text.replace("30, down", "30 down");
        reads(column, &text, "~ link 25 between 20 30 down");
    }
    // In the notation, the first block that is named lies above, where that is possible.
    reads(column, "link 25 between 30 20 down", "~ link 25 between 30 20 down");
    reads(column, "25 between 20 30 down, give 9", "= link 25 between 20 30 down, give 9");
    // Where the two touch, the block is inserted.
    reads("table 20 42 64 / 30 / 40 | hand 25 9", "25 between 20 30 down", "~ insert 25 between 20 30");
    refuses(column, "j between 20 30 down", NotUnderstood::NoJoker { text: "j between 20 30 down".to_string() });
}

#[test]
fn numbers_may_be_words() {
    for text in ["lay thirty forty fifty", "Lay thirty, forty, fifty!", "LAY THIRTY 40 FIFTY."] {
        reads(TABLE, text, "~ lay 30 40 50");
    }
    for text in ["new thirty forty fifty", "lege dreißig vierzig fünfzig hin", "Neu: dreissig, vierzig und fuenfzig."]
    {
        reads(TABLE, text, "~ new 30 40 50");
    }
    reads(TABLE, "sixty-five seventyfive into C", "~ 65 75 into C");
    reads(TABLE, "fünfundsechzig und fünfundsiebzig in Reihe C", "~ 65 75 into C");
    reads(TABLE, "twenty-eight above thirty", "~ 28 above 30");
    reads(TABLE, "give ninety one", "= give 91");
    reads(TABLE, "gib die einundneunzig her", "= give 91");
    for text in ["lege 91 ab", "Lege die 91 ab.", "wirf einundneunzig weg"] {
        reads(TABLE, text, "= give 91");
    }
    reads(TABLE, "tausche vierzig gegen den Joker aus", "~ exchange 40 for ja");
    for text in ["Nothing.", "nichts", "NOTHING!"] {
        reads(TABLE, text, "= nothing");
    }
    reads(TABLE, "LET GO!", "= let go");
    // Two words may be one number or two: what is there decides, and if both are, the player is asked.
    reads("hand 20 1 30", "lay twenty one thirty", "~ lay 20 1 30");
    reads("hand 21 1 30", "lay twenty one thirty", "~ lay 21 30");
    reads("hand 5 6 7", "lay twenty one thirty", "~ lay 21 30");
    refuses("hand 20 21 1", "lay twenty one thirty", NotUnderstood::OneOrTwo { text: "20 1".to_string() });
    reads("hand 20 21 1", "lay twenty-one thirty", "~ lay 21 30");
}

// Anything that is understood can be written and read back, however long it is.
#[test]
fn long_lists() {
    refuses(TABLE, &format!("neu {}", "28 ".repeat(105)), NotUnderstood::TooLong);
    let view = support::position::<Nmbrs>(TABLE);
    let long = format!("neu {}", "28 ".repeat(104));
    let Ok(Typed::Draft(sketch)) = support::typed::<Nmbrs>(&view, &Sketch::default(), &long) else {
        panic!("not understood")
    };
    assert_eq!(sketch.to_string().parse(), Ok(sketch));
    let full: Sketch = vec!["28 above 30"; 104].join(", ").parse().unwrap();
    assert_eq!(support::typed::<Nmbrs>(&view, &full, "65 75 into C"), Err(NotUnderstood::TooLong));
    let Ok(Typed::Draft(given)) = support::typed::<Nmbrs>(&view, &full, "gib 91") else { panic!("not understood") };
    assert_eq!(given.to_string().parse(), Ok(given));
}

// §6.1, §6.2
#[test]
fn giving_and_knocking() {
    for text in ["give 91", "give away 91", "gib 91", "gib 91 weg", "91 weggeben", "discard 91", "gib die 91 weg"] {
        reads(TABLE, text, "= give 91");
    }
    reads(TABLE, "give joker", "= give jb");
    reads(TABLE, "neu 40 50 60 und gib 91".replace(" und ", ", ").as_str(), "~ new 40 50 60, give 91");
    reads(TABLE, "28 über 30, 32 unter 30, gib 91", "= 28 above 30, 32 below 30, give 91");
    refuses(TABLE, "give", NotUnderstood::GiveWhich);
    refuses(TABLE, "gib 91, neu 30 40 50", NotUnderstood::GiveComesLast);
    for text in ["knock", "Knock!", "klopf", "klopfe", "ich klopfe", "klopf klopf", "knock 35", "knock for 35"] {
        reads(GIVEN, text, "= knock 35");
    }
    reads(GIVEN, "knock 36", "= knock 36");
    for text in ["let it go", "no", "pass", "nein", "Nein danke", "weiter", "lass ihn"] {
        reads(GIVEN, text, "= let go");
    }
    refuses(TABLE, "knock", NotUnderstood::NothingGiven);
    refuses(GIVEN, "knock, new 30 40 50", NotUnderstood::StandsAlone { word: "knock".to_string() });
}

// Typed steps are added to the existing sketch.
#[test]
fn a_sketch_grows() {
    let grows = |sketched: &str, text: &str| typed(TABLE, sketched, text).unwrap();
    assert_eq!(grows("new 40 50 60", "65 75 in C"), "~ new 40 50 60, 65 75 into C");
    assert_eq!(grows("new 40 50 60", "give 91"), "~ new 40 50 60, give 91");
    assert_eq!(grows("new 40 50 60, give 28", "gib 91"), "~ new 40 50 60, give 91");
    assert_eq!(grows("new 40 50 60, give 28", "65 75 in C"), "~ new 40 50 60, 65 75 into C, give 28");
    assert_eq!(grows("28 above 30", "32 below 30, give 91"), "~ 28 above 30, 32 below 30, give 91");
    assert_eq!(grows("new 40 50 jb", "j into C"), "~ new 40 50 jb, jc into C");
    assert_eq!(grows("new 40 50 60", "let go"), "= let go");
}

#[test]
fn an_unknown_word_is_named() {
    refuses(TABLE, "", NotUnderstood::Empty);
    refuses(TABLE, " , ", NotUnderstood::Empty);
    refuses(TABLE, "65 into Frog", word("Frog"));
    refuses(TABLE, "new 30 40 101", word("101"));
    refuses(TABLE, "then", NotUnderstood::Empty);
    refuses(TABLE, &"1 above 2, ".repeat(200), NotUnderstood::TooLong);
    refuses(TABLE, &"x".repeat(5000), NotUnderstood::TooLong);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// No text causes a panic, and anything that is understood has a preview.
    #[test]
    fn any_text(text in "[a-zü0-9 =,;.A-D-]{0,60}") {
        any_line(&text);
    }

    #[test]
    fn any_words(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..14)) {
        any_line(&words.join(" "));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, ..ProptestConfig::default() })]

    /// Up to the longest line that is read.
    #[test]
    fn long_lines(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 600..1200)) {
        any_line(&words.join(" "));
    }

    #[test]
    fn long_sketches(steps in prop::collection::vec(prop::sample::select(&STEPS[..]), 90..104)) {
        any_line(&steps.join(", "));
    }
}

/// Steps most of which fit repeatedly, or wait for another step.
const STEPS: [&str; 6] = [
    "new 65 75 jb jc",
    "insert 65 between 60 70",
    "jb at 12",
    "exchange 40 for ja",
    "28 32 91 at 30",
    "jb jc 65 into C",
];

const WORDS: [&str; 34] = [
    "new", "65", "75", "28", "32", "j", "jb", "jb=35", "ja", "=", "into", "C", "A", "at", "30", "between", "20", "and",
    ",", "give", "91", "swap", "for", "above", "of", "right", "insert", "link", "with", "knock", "40", "50", "then",
    "zu",
];

fn any_line(text: &str) {
    let view = support::position::<Nmbrs>(TABLE);
    for sketched in ["", "65 75 into C, give 28"] {
        if let Ok(Typed::Draft(sketch)) = support::typed::<Nmbrs>(&view, &sketched.parse().unwrap(), text) {
            assert_eq!(sketch.to_string().parse(), Ok(sketch.clone()), "{text}");
            Nmbrs::preview(&view, &sketch).unwrap();
        }
    }
    if let Ok(sketch) = text.parse::<Sketch>() {
        assert_eq!(sketch.to_string().parse(), Ok(sketch.clone()), "{text}");
        Nmbrs::preview(&view, &sketch).unwrap();
    }
}

/// §4.4 The block given away needs no comma before it.
#[test]
fn a_block_is_given_away_after_a_row() {
    for text in [
        "new 28 30 32 and give 91",
        "new 28 30 32 give 91",
        "new 28 30 32. give 91",
        "new 28 30 32, then give 91",
        "new 28 30 32 and then give 91!",
        "lege 28 30 32 und gib die 91 weg!",
        "neu 28 30 32, gib 91 weg",
        "lege 28 30 32 und wirf 91 weg",
    ] {
        reads(TABLE, text, "~ new 28 30 32, give 91");
    }
    for text in [
        "I lay 28 30 32 and give 91, please",
        "I’ll lay 28 30 32. I give 91",
        "Ich lege 28 30 32 und gebe 91 weg, bitte!",
    ] {
        reads(TABLE, text, "~ new 28 30 32, give 91");
    }
    reads(TABLE, "new 40 50 joker and give 91", "~ new 40 50 jb=60, give 91");
    reads(TABLE, "new 28 30 32 give jb", "~ new 28 30 32, give jb");
    refuses(TABLE, "new 28 30 32 and give", NotUnderstood::GiveWhich);
    refuses(TABLE, "new 28 30 32 and give 91 give 35", NotUnderstood::GiveComesLast);
}

// §4.7, §4.9 Insertions need only fit together: with numbers in words, whichever block is named first.
#[test]
fn insertions_that_fit_together() {
    let both = "= insert 65 between 60 70, insert 75 between 70 80, give 91";
    reads(TABLE, "65 between 60 70, 75 between 70 80, give 91", both);
    reads(TABLE, "65 between 60 and 70, 75 between 70 and 80, give 91!", both);
    reads(TABLE, "fünfundsechzig zwischen 60 und 70, 75 zwischen 70 und 80, gib 91", both);
    reads(TABLE, "75 between 80 70, 65 between 70 60", "~ insert 75 between 80 70, insert 65 between 70 60");
    let wide = "table 60 70 80 | hand 62 64 66 68 72 74 76 78 9";
    reads(
        wide,
        "66 62 64 68 between 70 60, 72 74 76 78 between 70 80",
        "~ insert 68 66 64 62 between 70 60, insert 72 74 76 78 between 70 80",
    );
    // Rows that only fit when all insertions are made.
    let lattice = "table 10 20 30 / 12 22 32 / 14 24 34 | hand 15 17 19 25 27 29 91";
    let all =
        "15 between 10 20, 25 between 20 30, 17 between 12 22, 27 between 22 32, 19 between 14 24, 29 between 24 34";
    let view = support::position::<Nmbrs>(lattice);
    let sketch = Sketch::default();
    let turn = match support::typed::<Nmbrs>(&view, &sketch, &format!("{all}, give 91")).unwrap() {
        Typed::Moves(moves) => moves,
        Typed::Draft(sketch) => panic!("{sketch}"),
    };
    assert_eq!(Nmbrs::read(&view, &turn).unwrap().refusal, None);
    // One that fits by itself is still a request.
    reads(TABLE, "25 between 20 30", "~ 25 between 20 30");
}

// §5.1 Where a joker goes says which number it stands for, if only one fits there.
#[test]
fn jokers_at_a_side() {
    let before = "table 3 13 23 / 4 / 5 | hand ja jb 9 10";
    reads(before, "j above 3", "~ ja=2 above 3");
    reads(before, "joker below 5", "~ ja=6 below 5");
    reads(before, "j right of 23, give 9", "= ja=33 right of 23, give 9");
    reads(before, "joker rechts von 23", "~ ja=33 right of 23");
    // Two places, but the side says which; where nothing fits, the request stays.
    reads("table 20 30 40 | hand ja 9", "j above 20", "~ ja at 20");
}

/// *And* divides two steps that each say where their blocks go.
#[test]
fn two_places_in_one_sentence() {
    let before = "table 60 70 80 / .2 85 / .2 90 | hand 50 95 4 91";
    reads(before, "50 into A and 95 into B, give 91", "~ 50 into A, 95 into B, give 91");
    reads(before, "50 an A und 95 in B, gib 91", "~ 50 into A, 95 into B, give 91");
    reads(before, "put 50 before 60 and 95 after 90, discard 91", "= 50 left of 60, 95 below 90, give 91");
    reads("table 20 30 40 | hand 28 32 91", "28 and 32 across 30", "~ 28 32 at 30");
    reads("table 20 30 | hand 25 91", "25 between 20 and 30", "~ 25 between 20 30");
    reads("table 20 30 40 | hand 7 8 9 50 91", "new 7 8 9 and 50 into A", "~ new 7 8 9, 50 into A");
    reads("table 20 30 40 | hand 59 70 81 29", "I put down 59, 70 and 81 and discard 29", "~ new 59 70 81, give 29");
    reads("table 20 30 40 | hand 59 70 81 29", "lay down 59 70 81", "~ new 59 70 81");
}

// §4.6 Before and after name the end of a row, and nothing else is done instead.
#[test]
fn before_and_after() {
    let before = "table 8 12 16 | hand 4 20 24 91";
    reads(before, "4 before 8", "~ 4 left of 8");
    reads(before, "24 20 after 16", "~ 20 24 right of 16");
    reads(before, "4 vor 8, 20 hinter 16, gib 91", "= 4 left of 8, 20 right of 16, give 91");
    reads(before, "20 in front of 8, give 91", "= 20 left of 8, give 91");
    reads(before, "20 behind 8, give 91", "= 20 right of 8, give 91");
    let falling = "table 9 6 3 | hand 12 15 ja 91";
    reads(falling, "12 15 before 9", "~ 15 12 left of 9");
    reads("table 90 95 jc=100 . 3 2 1 | hand jb 33", "jb after 1", "~ jb at 1");
    // A column, and a corner whose row goes on to the right and down.
    reads("table 20 / 30 / 40 | hand 50 91", "50 after 40", "~ 50 below 40");
    reads("table 20 30 40 / 21 / 22 | hand 10 19 91", "10 before 20", "~ 10 at 20");
}

/// A joker on the table may be named by the number that it stands for.
#[test]
fn jokers_by_their_number() {
    let before = "table 20 ja=30 40 | hand 28 32 25 91";
    reads(before, "28 32 at 30", "~ 28 32 at ja");
    reads(before, "25 between 20 and 30", "~ 25 between 20 ja");
    reads(before, "28 above 30, 32 below 30, give 91", "= 28 above ja, 32 below ja, give 91");
    reads("table 20 ja=30 40 | hand 28 32 30 91", "28 32 at 30", "~ 28 32 at 30");
    let laid_now = "table 61 71 81 | hand ja 59 70 1";
    reads(laid_now, "ja=60 above 61, 59 above 60", "~ ja=60 above 61, 59 above ja");
}

// §4.4 What goes into the same row goes there at once.
#[test]
fn into_the_same_row() {
    reads("table 60 70 80 | hand 65 75 91", "65 into A, 75 into A, give 91", "~ 65 75 into A, give 91");
    reads("table 40 50 60 | hand 20 30 91", "20 into A, 30 into A", "~ 20 30 into A");
    reads("table 10 14 18 / 21 / 32 | hand 12 16 1", "12 between 10 and 14, 16 into A", "~ 12 16 into A");
    reads("table 10 14 18 / 21 / 32 | hand 12 16 1", "12 into A, 16 between 14 and 18", "~ 12 16 into A");
    // Where each fits by itself, they stay apart.
    reads("table 40 50 60 | hand 30 70 91", "30 into A, 70 into A", "~ 30 into A, 70 into A");
}

/// A verb and commas do not make a row of what goes into one.
#[test]
fn lists_that_end_with_a_place() {
    let before = "table 40 50 60 / . 53 / . 56 | hand 10 20 30 70 5";
    for typed in [
        "add 10, 20, 30, 70 to A, give 5",
        "put 10, 20, 30 and 70 into A, give 5",
        "lege 10, 20, 30, 70 in A, gib 5",
        "schiebe 10, 20, 30 und 70 in Reihe A, gib 5",
        "insert 10, 20, 30, 70 into A, give 5",
    ] {
        reads(before, typed, "~ 10 20 30 70 into A, give 5");
    }
    // Three blocks without a comma are a row by themselves.
    reads(before, "lay 10 20 30, 70 into A", "~ lay 10 20 30, 70 into A");
    reads(before, "lay 10, 20, 30", "~ lay 10 20 30");
    reads(before, "put 30 at the front of A and 70 at the end of A", "~ 30 into A, 70 into A");
    reads(before, "70 at the right end of A", "~ 70 into A");
    reads(before, "59 at the bottom of B", "~ 59 into B");
    // No row is meant here.
    refuses(before, "30 left of a 40", word("a"));
}

// §4.11 The direction of a link is heeded.
#[test]
fn links_across() {
    let before = "table 20 24 28 . 40 47 54 | hand 34 33 48 1";
    reads(before, "34 between 28 and 40 across, give 1", "= link 34 between 28 40, give 1");
    reads(before, "34 zwischen 28 und 40 waagerecht, gib 1", "= link 34 between 28 40, give 1");
    reads(before, "34 between 28 and 40 down, give 1", "= link 34 between 28 40 down, give 1");
}

#[test]
fn what_people_say() {
    for typed in ["throw 91 away", "drop 91", "throw away the 91", "wirf 91 weg"] {
        reads(TABLE, typed, "= give 91");
    }
    for typed in ["I don't want it", "I don’t want it.", "not for me", "ich will ihn nicht"] {
        reads(GIVEN, typed, "= let go");
    }
    for typed in
        ["extend A with 50", "50 at the end of A", "50 to the row A", "verlängere A mit 50", "50 ans Ende von A"]
    {
        reads(TABLE, typed, "~ 50 into A");
    }
}
