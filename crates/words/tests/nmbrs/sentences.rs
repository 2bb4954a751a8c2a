//! nmbrs! blocks as people read and hear it, word for word.

use reckon_compose::Compose;
use reckon_compose::nmbrs::Sketch;
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::sequence::{Family, Steps};
use reckon_rules::nmbrs::{Event, Illegal, Kind, Nmbrs, NotASequence, Options};
use reckon_rules::options::{OptionValue, TableOptions};
use reckon_words::Language::{English, German};
use reckon_words::{GameWords, Speaker, nmbrs};

use super::samples::*;
use crate::support::citations::{check_citations, doc_of};
use crate::support::{assert_absent, check, check_aloud, names, unannounced};

#[test]
fn blocks_by_name() {
    let table =
        [("35", "35", "thirty-five", "35", "fünfunddreißig"), ("jb", "joker jb", "joker B", "Joker jb", "Joker B")];
    for (text, written, spoken, geschrieben, gesprochen) in table {
        assert_eq!(nmbrs::block_name(block(text), English), written);
        assert_eq!(nmbrs::block_spoken(block(text), English), spoken);
        assert_eq!(nmbrs::block_name(block(text), German), geschrieben);
        assert_eq!(nmbrs::block_spoken(block(text), German), gesprochen);
    }
    let names = names();
    let english = Speaker::new(English, &names);
    assert_eq!(nmbrs::blocks_listed(blocks("4 20 ja jb"), &english), "4, 20, 2 jokers");
    assert_eq!(nmbrs::pieces_listed(&pieces("30 ja=40 50"), &english.aloud()), "thirty, joker for forty, fifty");
}

/// A turn names the player once, followed by each step.
#[test]
fn a_turn_is_told_step_by_step() {
    let rows = vec![row("C", "8 12 16 20", "20"), row("D+", "30 40 50", "30 40 50")];
    let events = [laid("lay 30 40 50, 20 right of 16", rows), gave("35", &[1, 2])];
    let owl = names().seen_by(Some(Seat(1)));
    assert_eq!(
        nmbrs::turn_spoken(&events, &owl, English),
        "Fox lays row D: thirty, forty, fifty. Adds twenty to row C. Gives away thirty-five. Knock?"
    );
    assert_eq!(
        nmbrs::turn_spoken(&events, &owl, German),
        "Fox legt Reihe D: dreißig, vierzig, fünfzig. Legt zwanzig an Reihe C. Gibt die fünfunddreißig weg. Klopfen?"
    );
    let fox = names().seen_by(Some(Seat(0)));
    assert_eq!(
        nmbrs::turn_spoken(&events, &fox, English),
        "You lay row D: thirty, forty, fifty. You add twenty to row C. You give away thirty-five."
    );
    check(&events[1], None, "Fox gives away 35.", "Fox gibt die 35 weg.");
    check(&gave("ja", &[1]), Some(1), "Fox gives away a joker. Knock?", "Fox gibt einen Joker weg. Klopfen?");
}

#[test]
fn each_way_to_add_has_its_words() {
    check(
        &laid("28 above 30, 32 below 30", vec![row("B+", "28 30 32", "28 32")]),
        None,
        "Fox adds 28 and 32 and makes a new row B: 28, 30, 32.",
        "Fox legt 28 und 32 dazu und macht eine neue Reihe B: 28, 30, 32.",
    );
    check(
        &laid("insert 65 between 60 70, insert 75 between 70 80", vec![row("A", "60 65 70 75 80", "65 75")]),
        Some(0),
        "You put 65 and 75 into row A, which is now 5 long.",
        "Du schiebst 65 und 75 in Reihe A, die jetzt 5 lang ist.",
    );
    // A block that takes the place of a joker is not announced as added to the row.
    check(
        &laid(
            "exchange 35 for ja, lay ja=20 30 40",
            vec![row("A", "30 35 40", "35"), row("B+", "ja=20 30 40", "ja 30 40")],
        ),
        None,
        "Fox swaps 35 for the joker. Lays row B: joker for 20, 30, 40.",
        "Fox tauscht 35 gegen den Joker. Legt Reihe B: Joker für 20, 30, 40.",
    );
}

#[test]
fn a_knock_and_a_block_that_nobody_takes() {
    let (seat, block) = (Seat(1), block("35"));
    check(
        &Event::Took { seat, block, drew: 1, pot: 60 },
        Some(1),
        "You get 35 and take 1 block from the pot, 60 left.",
        "Du bekommst die 35 und nimmst noch einen Stein aus dem Topf, 60 bleiben.",
    );
    check(
        &Event::Aside { block },
        None,
        "Nobody wants 35, so it’s put aside.",
        "Niemand will die 35, also kommt der Stein zur Seite.",
    );
    check(
        &Event::Turn { seat, drew: 2, pot: 58 },
        None,
        "Owl’s turn: 2 new blocks, 58 in the pot.",
        "Owl ist dran, 2 neue Steine, 58 im Topf.",
    );
}

#[test]
fn the_end_of_a_round_and_of_the_game() {
    check(
        &round_over(true),
        None,
        "Fox has no blocks left and wins round 2. Left over: Owl 7 points (14, 2 jokers); Hedgehog 1 point (9). \
         Points so far: Fox 12, Owl 7, Hedgehog 5.",
        "Fox hat keinen Stein mehr und gewinnt Runde 2. Übrig: Owl 7 Punkte (14, 2 Joker); Hedgehog 1 Punkt (9). \
         Punkte bisher: Fox 12, Owl 7, Hedgehog 5.",
    );
    check(
        &round_over(false),
        Some(1),
        "Fox has no blocks left and wins round 2. Left over: you: 14, 2 jokers; Hedgehog: 9.",
        "Fox hat keinen Stein mehr und gewinnt Runde 2. Übrig: du: 14, 2 Joker; Hedgehog: 9.",
    );
    check(
        &over(&[3, 12], &[0]),
        Some(0),
        "The game is over, and you win! Points: you 3, Owl 12.",
        "Das Spiel ist aus, und du gewinnst! Punkte: du 3, Owl 12.",
    );
    check(
        &over(&[2, 1, 0], &[0, 1]),
        None,
        "The game is over, and Fox and Owl win. Rounds won: Fox 2, Owl 1, Hedgehog 0.",
        "Das Spiel ist aus, und es gewinnen Fox und Owl. Gewonnene Runden: Fox 2, Owl 1, Hedgehog 0.",
    );
}

#[test]
fn refusals_have_the_numbers_and_the_paragraph() {
    let wrong_row = |row: &str, why| Illegal::WrongRuns { runs: vec![wrong(row, why)] };
    check(
        &wrong_row("60 65 70 80", NotASequence::OtherStep { first: 65, second: 70, third: 80 }),
        None,
        "60, 65, 70 and 80 don’t make a row: 65 to 70 is +5, but 70 to 80 is +10.",
        "60, 65, 70 und 80 ergeben keine Reihe: Von 65 bis 70 sind es +5, von 70 bis 80 aber +10.",
    );
    check(
        &wrong_row("4 25 81", NotASequence::LeftOut { family: Family::Squares, before: 4, after: 25 }),
        None,
        "4, 25 and 81 leave out 9 and 16, and square numbers can’t have a gap.",
        "4, 25 und 81 lassen 9 und 16 aus, und bei Quadratzahlen darf nichts fehlen.",
    );
    let step = |by, steps: &str| NotASequence::StepNotAgreed { by, steps: Steps::read(steps).expect("steps") };
    check(
        &wrong_row("30 33 36", step(3, "1,2,5,10")),
        None,
        "30, 33 and 36 go up by 3, but at this table rows go up or down by 1, 2, 5 or 10.",
        "30, 33 und 36 gehen um 3 hinauf, aber an diesem Tisch geht es um 1, 2, 5 oder 10 hinauf oder hinunter.",
    );
    check(
        &wrong_row("60 40 20", step(-20, "1-10,15")),
        None,
        "60, 40 and 20 go down by 20, but at this table rows go up or down by 1 to 10 or 15.",
        "60, 40 und 20 gehen um 20 hinunter, aber an diesem Tisch geht es um 1 bis 10 oder 15 hinauf oder hinunter.",
    );
    let adds_up = NotASequence::Accumulation { first: 13, second: 17, sum: 30 };
    check(
        &wrong_row("13 17 30", adds_up),
        None,
        "13, 17 and 30 don’t make a row: they only add up, 13 + 17 = 30.",
        "13, 17 und 30 ergeben keine Reihe: Sie sind nur zusammengezählt, 13 + 17 = 30.",
    );
    check_aloud(
        &wrong_row("13 17 30", adds_up),
        "thirteen, seventeen and thirty don’t make a row: they only add up, thirteen and seventeen are thirty.",
        "dreizehn, siebzehn und dreißig ergeben keine Reihe: Sie sind nur zusammengezählt, dreizehn und siebzehn sind dreißig.",
    );
    let squares = NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) };
    check(
        &wrong_row("4 9 16", squares),
        None,
        "4, 9 and 16 don’t make a row: square numbers only count where the table has agreed on them (option squares).",
        "4, 9 und 16 ergeben keine Reihe: Quadratzahlen gelten nur, wo der Tisch sie vereinbart hat (Option squares).",
    );
    check_aloud(
        &wrong_row("12 6 3", NotASequence::NotAgreed { kind: Kind::Geometric { times: 1, over: 2 } }),
        "twelve, six and three don’t make a row: “divided by two” only counts where the table has agreed on it (option geometric).",
        "zwölf, sechs und drei ergeben keine Reihe: „immer durch zwei geteilt“ gilt nur, wo der Tisch es vereinbart hat (Option geometric).",
    );
    check(
        &Illegal::WrongRuns {
            runs: vec![wrong("29 30", NotASequence::TooShort), wrong("9 8", NotASequence::TooShort)],
        },
        None,
        "29 and 30 are only 2 blocks, and a row needs at least three; and 1 more row isn’t right.",
        "29 und 30 sind nur 2 Steine, und eine Reihe braucht mindestens drei; und noch 1 Reihe stimmt nicht.",
    );
    check(
        &Illegal::OwnSequenceFirst,
        None,
        "First lay a row of your own, with at least three blocks.",
        "Leg zuerst eine eigene Reihe aus mindestens drei Steinen.",
    );
    check(
        &Illegal::FitsNowhere { blocks: blocks("65 ja"), row: pieces("60 70 80") },
        None,
        "That doesn’t make a row: 60, 70, 80 with 65 and joker.",
        "Das wird keine Reihe: 60, 70, 80 mit 65 und Joker.",
    );
    check(&Illegal::NotHeld { block: block("ja") }, None, "You don’t have joker ja.", "Du hast Joker ja nicht.");
    check(
        &Illegal::LiesAlready { block: block("35") },
        None,
        "35 already lies on the table.",
        "Die 35 liegt schon auf dem Tisch.",
    );
}

#[test]
fn a_row_is_read_out_as_a_list() {
    let names = names();
    let view = view("table 20 30 40 / . 32 / . 34 12 14 | hand 91");
    let english = Speaker::new(English, &names).aloud();
    let rows: Vec<String> =
        view.rows.iter().map(|row| english.render(&nmbrs::row_described(&view, row, &english))).collect();
    assert_eq!(rows[0], "A, three blocks, twenty to forty, up by ten; crosses B at thirty");
    assert_eq!(rows[1], "B, three blocks, thirty to thirty-four, up by two; crosses A at thirty and C at thirty-four");
    let written = Speaker::new(German, &names);
    let shown = nmbrs::row_shown(&view, &view.rows[0], &written);
    assert_eq!(written.render(&shown), "A: 20, 30, 40, immer 10 mehr");
    let line = nmbrs::block_described(&view, &view.rows[0], block("30"), &english).expect("it is in the row");
    assert_eq!(english.render(&line), "thirty, second of three, also in B");
    let line = nmbrs::block_described(&view, &view.rows[0], block("40"), &english).expect("it is in the row");
    assert_eq!(english.render(&line), "forty, third of three");
    let line = nmbrs::block_described(&view, &view.rows[0], block("40"), &written).expect("it is in the row");
    assert_eq!(written.render(&line), "40, dritter von 3");
    assert_eq!(nmbrs::block_described(&view, &view.rows[0], block("32"), &english), None);
}

#[test]
fn kinds_of_sequences() {
    let table = [
        (Kind::Steps { by: -10 }, "down by 10", "immer 10 weniger"),
        (Kind::Geometric { times: 1, over: 2 }, "divided by 2", "immer durch 2 geteilt"),
        (Kind::Geometric { times: 3, over: 2 }, "times 3/2", "immer mit 3/2 malgenommen"),
    ];
    for (kind, english, german) in table {
        check(&kind, None, english, german);
    }
}

/// No two ways on offer have the same label.
#[test]
fn ways_are_told_apart() {
    let names = names();
    let speaker = Speaker::new(English, &names);
    for (position, sketch, labels) in [
        ("table 20 30 40 | hand 10 50 ja", "ja into A", ["joker = 10", "joker = 50"]),
        ("table 20 30 40 | hand 10 50 91", "10 50 at 30", ["across at 30", "along A"]),
    ] {
        let sketch: Sketch = sketch.parse().expect("a sketch");
        let shown = Nmbrs::preview(&view(position), &sketch).expect("a position");
        let ways = shown.preview.ways;
        let mut told: Vec<String> = ways.iter().map(|way| nmbrs::way_label(way, &ways, &speaker)).collect();
        told.sort();
        assert_eq!(told, labels, "{position}");
    }
}

#[test]
fn only_a_block_that_is_not_wanted_goes_without_saying() {
    assert_eq!(unannounced::<Nmbrs>(&events()), ["LetGo"]);
}

/// A wrong row cites the paragraph that it breaks.
#[test]
fn a_refusal_names_its_paragraph_of_the_rulebook() {
    let refusals = include_str!("../../../rules/src/nmbrs/illegal.rs");
    let sequences = include_str!("../../../rules/src/nmbrs/sequence.rs");
    let rulebook = include_str!("../../../../rulebooks/nmbrs.md");
    check_citations(rulebook, &illegals(), nmbrs::paragraph_of, |illegal| match illegal {
        Illegal::WrongRuns { runs } => doc_of(sequences, &runs[0].why),
        Illegal::FirstIsWrong { why, .. } => doc_of(sequences, why),
        other => doc_of(refusals, other),
    });
}

#[test]
fn titles_presets_and_options() {
    for language in [English, German] {
        assert_eq!(Nmbrs::title(language), "nmbrs! blocks");
    }
    assert_eq!(Nmbrs::option_value("steps", "any", English), "by any number, always the same in a row");
    assert_eq!(Nmbrs::option_value("steps", "1,2,5,10", English), "by 1, 2, 5 or 10");
    assert_eq!(Nmbrs::option_value("steps", "1-10,20", German), "um 1 bis 10 oder 20");
    assert_eq!(Nmbrs::preset_title("simple", English), "Numbers up to 50 (5+)");
    assert_eq!(Nmbrs::preset_title("usual", German), "Zahlen bis 100 (ab 6)");
    assert_eq!(Nmbrs::option_value("rounds", "3", English), "3");
    for preset in Options::presets() {
        let age = Nmbrs::preset_age(preset);
        assert!(Nmbrs::preset_title(preset, English).contains(&format!("({age}+)")), "{preset}");
        assert!(Nmbrs::preset_title(preset, German).contains(&format!("(ab {age})")), "{preset}");
    }
}

/// One word per thing.
#[test]
fn words_that_are_never_used() {
    assert_absent("nmbrs", &[" tile", "illegal ", "invalid", "claim", "penalt", "error", "discard", "wrong"]);
}

// §3.6 Two new rows that cross say where.
#[test]
fn two_new_rows_say_where_they_cross() {
    let rows = vec![row("A+", "44 53 62", "44 53 62"), row("B+", "36 62 88", "36 62 88")];
    let event = laid("lay 44 53 62, 36 above 62, 88 below 62", rows);
    check(
        &event,
        None,
        "Fox lays row A: 44, 53, 62. Lays row B: 36, 62, 88, crossing A at 62.",
        "Fox legt Reihe A: 44, 53, 62. Legt Reihe B: 36, 62, 88; sie kreuzt A bei 62.",
    );
    check_aloud(
        &event,
        "Fox lays row A: forty-four, fifty-three, sixty-two. Lays row B: thirty-six, sixty-two, eighty-eight, crossing A at sixty-two.",
        "Fox legt Reihe A: vierundvierzig, dreiundfünfzig, zweiundsechzig. Legt Reihe B: sechsunddreißig, zweiundsechzig, achtundachtzig; sie kreuzt A bei zweiundsechzig.",
    );
}
