//! Numenko-in-a-bag as people read and hear it, word for word.

use reckon_compose::numenko::NotAnEdit;
use reckon_rules::game::{Seat, Seats};
use reckon_rules::numenko::{End, EndReason, Event, Illegal, Numenko, Options, SumFault, Tile, Verdict};
use reckon_rules::options::TableOptions;
use reckon_words::Language::{English, German};
use reckon_words::{GameWords, Speaker, numenko};

use super::samples::*;
use crate::support::citations::{check_citations, doc_of};
use crate::support::{assert_absent, check, check_aloud, names, unannounced};

#[test]
fn tiles_by_name() {
    let table = [
        ("7", "7", "seven", "7", "Sieben"),
        ("*", "star tile", "star", "Sternstein", "Stern"),
        ("?", "smiley", "smiley", "Smiley", "Smiley"),
    ];
    for (text, written, spoken, geschrieben, gesprochen) in table {
        let tile: Tile = text.parse().expect("a tile");
        assert_eq!(numenko::tile_name(tile, English), written);
        assert_eq!(numenko::tile_spoken(tile, English), spoken);
        assert_eq!(numenko::tile_name(tile, German), geschrieben);
        assert_eq!(numenko::tile_spoken(tile, German), gesprochen);
    }
    let (names, all) = (names(), tiles("077**?"));
    let english = Speaker::new(English, &names);
    assert_eq!(numenko::tiles_listed(&all, &english), "0 7 7 ∗ ∗ ☺");
    assert_eq!(numenko::tiles_listed(&all, &english.aloud()), "zero, seven, seven, two stars, smiley");
    let german = Speaker::new(German, &names);
    assert_eq!(numenko::tiles_listed(&all, &german.aloud()), "Null, Sieben, Sieben, zwei Sterne, Smiley");
}

/// §3.4 Brackets are always shown, and a voice pauses for them.
#[test]
fn a_true_sum_is_shown_as_it_is_worked_out() {
    let table = [
        ("usual", "2*4*8", "2 × 4 = 8", "2 · 4 = 8", "row one: two times four is eight, true"),
        (
            "usual",
            "5*1*5*20",
            "(5 − 1) × 5 = 20",
            "(5 − 1) · 5 = 20",
            "row one: five minus one, times five is twenty, true",
        ),
        ("usual", "8*9*72", "8 × 9 = 72", "8 · 9 = 72", "row one: eight times nine is seventy-two, true"),
        (
            "usual order=division-first",
            "4*6*3*6",
            "4 + (6 ÷ 3) = 6",
            "4 + (6 : 3) = 6",
            "row one: four, plus six divided by three, is six, true",
        ),
        (
            "usual",
            "12*8*4*10",
            "12 = (8 ÷ 4) + 10",
            "12 = (8 : 4) + 10",
            "row one: twelve is eight divided by four, plus ten, true",
        ),
        ("usual", "1000*1*1001", "1000 + 1 = 1001", "1000 + 1 = 1001", "row one: 1000 plus one is 1001, true"),
    ];
    for (preset, text, english, german, spoken) in table {
        let sums = sums_at(&format!("preset={preset}"), text);
        assert_eq!(numenko::sum_shown(&sums[0], English), english);
        assert_eq!(numenko::sum_shown(&sums[0], German), german);
        assert_eq!(numenko::sum_spoken(&sums[0], English), spoken);
    }
    let down = &sums("6/*/7/*/1/3")[0];
    assert_eq!(numenko::sum_spoken(down, English), "column one: six plus seven is thirteen, true");
    assert_eq!(numenko::sum_spoken(down, German), "Spalte eins: sechs plus sieben ist dreizehn, stimmt");
    check(down, None, "column 1: 6 + 7 = 13", "Spalte 1: 6 + 7 = 13");
}

/// The publisher's examples of what is not allowed.
#[test]
fn a_wrong_sum_is_named_with_its_place() {
    let first = sums("..6/92*4*8/*.7/6.*/*.1/5.3/4");
    let wrong = first.iter().find(|sum| !sum.is_true()).expect("one is wrong");
    check(
        wrong,
        None,
        "92 ∗ 4 ∗ 8 in row 2 isn’t true, however you read it",
        "92 ∗ 4 ∗ 8 in Zeile 2 stimmt nicht, wie man es auch liest",
    );
    assert_eq!(numenko::sum_shown(wrong, English), "92 ∗ 4 ∗ 8");
    assert_eq!(
        numenko::sum_spoken(wrong, English),
        "row two, columns one to six: ninety-two star four star eight, not true, however you read it"
    );
    let second = sums("..6/.2*4*8/8*7*15/..*/..1/..3");
    let incomplete = second.iter().find(|sum| sum.down && sum.column == 2).expect("a column");
    check(incomplete, None, "2 ∗ in column 2 isn’t finished", "2 ∗ in Spalte 2 ist noch nicht fertig");
    assert_eq!(numenko::sum_spoken(incomplete, English), "column two, rows two to three: two star, not finished");
    assert_eq!(numenko::sum_spoken(incomplete, German), "Spalte zwei, Zeilen zwei bis drei: zwei Stern, nicht fertig");
}

#[test]
fn every_fault_of_a_sum_has_its_sentence() {
    let reading = |text: &str| reading(text);
    let not_true = |text: &str, values: &[&str]| SumFault::StatedNotTrue {
        reading: reading(text),
        shown: text.to_string(),
        values: values.iter().map(ToString::to_string).collect(),
    };
    let table = [
        ("85", SumFault::NoSign, "85 in row 3 is just a number, not a sum"),
        ("2**4", SumFault::SignsTogether, "2 ∗ ∗ 4 in row 3 isn’t a sum: two star tiles touch"),
        (
            "05*2*7",
            SumFault::LeadingZero { number: "05".into() },
            "05 ∗ 2 ∗ 7 in row 3: a number can’t start with 0, and 05 does",
        ),
        ("7*7", SumFault::NothingWorkedOut, "7 ∗ 7 in row 3 isn’t a sum: there’s nothing to work out"),
        (
            "2?4",
            SumFault::TooMany,
            "2 ☺ 4 in row 3 can be read in too many ways. Say which, as in: say a1 across 2x4=8",
        ),
        (
            "2*4*8",
            SumFault::StatedOtherTiles { reading: reading("2x5=8") },
            "2 ∗ 4 ∗ 8 in row 3 can’t be read as 2 × 5 = 8",
        ),
        (
            "2*4*8",
            SumFault::StatedNoSum { reading: reading("2x4x8") },
            "2 ∗ 4 ∗ 8 in row 3: 2 × 4 × 8 isn’t a whole sum",
        ),
        (
            "2*4*8",
            not_true("2-4=8", &["-2", "8"]),
            "2 ∗ 4 ∗ 8 in row 3: 2 − 4 = 8 isn’t true, because the sides come to −2 and 8",
        ),
        (
            "2*4*8",
            not_true("2/4=8", &["1/2", "8"]),
            "2 ∗ 4 ∗ 8 in row 3: 2 ÷ 4 = 8 isn’t true, because the sides come to ½ and 8",
        ),
        (
            "2*4*8",
            not_true("2/4=8", &["123456789123456789/7", "8"]),
            "2 ∗ 4 ∗ 8 in row 3: 2 ÷ 4 = 8 isn’t true, because the sides come to 123456789123456789/7 and 8",
        ),
        (
            "2*0*8",
            SumFault::StatedDividesByZero { reading: reading("2/0=8"), shown: "2/0=8".into() },
            "2 ∗ 0 ∗ 8 in row 3: 2 ÷ 0 = 8 isn’t a sum, because you can’t divide by 0",
        ),
        (
            "3*10*2*4",
            SumFault::StatedFraction { reading: reading("3-10/2=4"), shown: "(3-10)/2=4".into(), step: "-7/2".into() },
            "3 ∗ 10 ∗ 2 ∗ 4 in row 3: in (3 − 10) ÷ 2 = 4 the step −7 ÷ 2 isn’t a whole number",
        ),
        ("*5*5", SumFault::StatedNoSum { reading: reading("-5=5") }, "∗ 5 ∗ 5 in row 3: −5 = 5 isn’t a whole sum"),
    ];
    let names = names();
    for (text, fault, english) in table {
        assert_eq!(Speaker::new(English, &names).tell(&faulty(text, fault)), english);
    }
    let zero = faulty("05*2*7", SumFault::LeadingZero { number: "05".into() });
    check_aloud(
        &zero,
        "zero five star two star seven in row three: a number can’t start with 0, and zero five does",
        "null fünf Stern zwei Stern sieben in Zeile drei: Eine Zahl darf nicht mit 0 anfangen, und null fünf tut es",
    );
}

#[test]
fn the_actions_of_others_are_told_briefly() {
    let seat = Seat(0);
    let done = Event::Done { seat, times: 1, pot: 74, grid: None };
    check(&done, None, "Fox is done, 74 in the pot.", "Fox ist fertig, 74 im Topf.");
    check(&done, Some(0), "Done! You take 4 new tiles, 74 in the pot.", "Fertig! Du nimmst 4 neue Steine, 74 im Topf.");
    check_aloud(&done, "Fox is done, seventy-four in the pot.", "Fox ist fertig, vierundsiebzig im Topf.");
    let swopped = Event::Swopped { seat, pot: 73 };
    check(
        &swopped,
        None,
        "Fox swops one tile for 2 new ones, 73 in the pot.",
        "Fox tauscht einen Stein gegen 2 neue, 73 im Topf.",
    );
    check(
        &swopped,
        Some(0),
        "You swop: one tile back, 2 new, 73 in the pot.",
        "Du tauschst: einer zurück, 2 neue, 73 im Topf.",
    );
}

#[test]
fn the_end_of_play() {
    let seat = Seat(0);
    check_aloud(
        &Event::PotShort { seat, pot: 1 },
        "Fox wants to swop, but the pot only has one tile.",
        "Fox will tauschen, aber im Topf ist nur noch ein Stein.",
    );
    let ended = Event::PlayEnded { why: EndReason::GameOver, laying: [Seat(1)].into_iter().collect() };
    check(&ended, Some(1), "Play is over. Lay what you have!", "Jetzt ist Schluss. Leg, was du hast!");
    check(
        &ended,
        Some(0),
        "Play is over. Now everybody lays what they have.",
        "Jetzt ist Schluss. Jetzt legen alle, was sie haben.",
    );
    check(&laid("57*?"), None, "Fox has 23 points left: 5 7 ∗ ☺.", "Fox hat 23 Punkte übrig: 5 7 ∗ ☺.");
    check_aloud(&laid("1"), "Fox has one point left: one.", "Fox hat einen Punkt übrig: Eins.");
    check(&laid(""), Some(0), "You have no tiles left.", "Du hast keinen Stein mehr.");
    check(
        &over(&[0, 12], &[0], End::GameOver),
        Some(0),
        "You win! Points left: you 0, Owl 12.",
        "Du gewinnst! Übrige Punkte: du 0, Owl 12.",
    );
    check(
        &over(&[5, 5, 12], &[0, 1], End::Counted),
        Some(0),
        "Owl and you have the fewest points left and share the win. Points: you 5, Owl 5, Hedgehog 12.",
        "Mit den wenigsten Punkten teilen sich Owl und du den Sieg. Punkte: du 5, Owl 5, Hedgehog 12.",
    );
    // §6.4
    check(
        &over_without(1, &[15, 14], &[0]),
        None,
        "Fox has the fewest points left and wins. Points: Fox 15, Owl out.",
        "Fox hat die wenigsten Punkte übrig und gewinnt. Punkte: Fox 15, Owl ausgeschieden.",
    );
    check(
        &Event::Voted { seat: Seat(0), accused: Seat(1), eject: true },
        Some(1),
        "Fox votes to play on without you.",
        "Fox stimmt dafür, ohne dich weiterzuspielen.",
    );
    check(
        &Event::Shown { seat: Seat(0), grid: grid("2*4*9"), checkers: Seats::NONE.with(Seat(1)) },
        Some(1),
        "Fox says “game over” and shows the grid. See if everything is right.",
        "Fox sagt „Schluss“ und zeigt das Gitter. Schaut, ob alles stimmt.",
    );
    check(
        &doubted("wrong", "across 1,1", "92*4*8"),
        Some(1),
        "Fox has found a mistake: 92 ∗ 4 ∗ 8 in row 1 isn’t true, however you read it. Now it comes to a vote.",
        "Fox hat einen Fehler gefunden: 92 ∗ 4 ∗ 8 in Zeile 1 stimmt nicht, wie man es auch liest. Jetzt wird abgestimmt.",
    );
    check(
        &doubted("right", "across 1,1", "2*4*8"),
        Some(0),
        "You point at row 1: 2 × 4 = 8. But that sum is right.",
        "Du zeigst auf Zeile 1: 2 · 4 = 8. Aber diese Rechnung stimmt.",
    );
    check(
        &doubted("wrong", "loose", "2*4*8//1*1*2"),
        Some(1),
        "Fox has found a mistake: the tiles are in 2 groups. Now it comes to a vote.",
        "Fox hat einen Fehler gefunden: Die Steine liegen in 2 Gruppen. Jetzt wird abgestimmt.",
    );
    check(
        &Event::Stands { seat: Seat(0), sums: faulty_sums("92*4*8"), loose: false, groups: 1 },
        Some(1),
        "Nobody has found a mistake, so Fox has won. But one was there: 92 ∗ 4 ∗ 8 in row 1 isn’t true, however you read it.",
        "Niemand hat einen Fehler gefunden, also hat Fox gewonnen. Aber es war einer da: 92 ∗ 4 ∗ 8 in Zeile 1 stimmt nicht, \
         wie man es auch liest.",
    );
    check(
        &wrong_alone("92*4*8"),
        Some(0),
        "You say “game over”, but not everything is right: 92 ∗ 4 ∗ 8 in row 1 isn’t true, however you read it. \
         There’s nobody to decide about it.",
        "Du sagst „Schluss“, aber nicht alles stimmt. 92 ∗ 4 ∗ 8 in Zeile 1 stimmt nicht, wie man es auch liest. Es \
         ist niemand da, der darüber entscheidet.",
    );
    check(&over(&[0], &[0], End::GameOver), Some(0), "You’ve beaten the pot!", "Du hast den Topf besiegt!");
    check(
        &over(&[31], &[], End::PotWins),
        Some(0),
        "The pot wins, and you have 31 points left.",
        "Der Topf gewinnt, und du hast 31 Punkte übrig.",
    );
}

#[test]
fn a_wrong_game_over_says_what_is_wrong() {
    check(
        &wrong("7*/6*/5*"),
        None,
        "Fox says “game over”, but not everything is right: 7 ∗ in row 1 isn’t finished; and 4 more sums are wrong. \
         The others decide.",
        "Fox sagt „Schluss“, aber nicht alles stimmt. 7 ∗ in Zeile 1 ist noch nicht fertig; und noch 4 Rechnungen \
         sind falsch. Die anderen entscheiden.",
    );
    check(
        &wrong("2*4*8/./2*4*8"),
        Some(0),
        "You say “game over”, but not everything is right: the tiles are in 2 groups. The others decide.",
        "Du sagst „Schluss“, aber nicht alles stimmt. Die Steine liegen in 2 Gruppen. Die anderen entscheiden.",
    );
}

#[test]
fn refusals_name_the_first_wrong_sum_and_count_the_rest() {
    let refused =
        |text: &str| Illegal::WrongSums { sums: sums(text).into_iter().filter(|sum| !sum.is_true()).collect() };
    check(
        &refused("92*4*8"),
        None,
        "92 ∗ 4 ∗ 8 in row 1 isn’t true, however you read it.",
        "92 ∗ 4 ∗ 8 in Zeile 1 stimmt nicht, wie man es auch liest.",
    );
    check(
        &refused("92*4*8/*"),
        None,
        "92 ∗ 4 ∗ 8 in row 1 isn’t true, however you read it; and 1 more sum is wrong.",
        "92 ∗ 4 ∗ 8 in Zeile 1 stimmt nicht, wie man es auch liest; und noch 1 Rechnung ist falsch.",
    );
    check_aloud(
        &refused("92*4*8/*"),
        "ninety-two star four star eight in row one isn’t true, however you read it; and one more sum is wrong.",
        "zweiundneunzig Stern vier Stern acht in Zeile eins stimmt nicht, wie man es auch liest; und noch eine Rechnung ist falsch.",
    );
    check(
        &Illegal::TilesLeft { left: tiles("7*") },
        None,
        "All your tiles have to be in the grid. Left over: 7 ∗.",
        "Alle deine Steine müssen im Gitter liegen. Übrig sind: 7 ∗.",
    );
    check(
        &Illegal::NotHeld { tile: Tile::Star },
        None,
        "You have no star tile left for that.",
        "Du hast keinen Sternstein mehr dafür.",
    );
    check(
        &Illegal::PotNotShort { pot: 9 },
        None,
        "The pot still has 9 tiles, so it isn’t over yet: say done and take four.",
        "Im Topf sind noch 9 Steine, also ist noch nicht Schluss: Sag fertig und nimm vier.",
    );
    check(
        &NotAnEdit::NoWay { cell: "c4".into() },
        None,
        "Say whether it goes across or down from c4, as in: c4 across 2*4*8",
        "Sag, ob es ab c4 quer oder senkrecht geht, zum Beispiel: c4 quer 2*4*8",
    );
}

#[test]
fn only_a_swop_is_not_announced() {
    assert_eq!(unannounced::<Numenko>(&events()), ["Swopped"]);
}

/// A wrong sum cites the paragraph that it breaks.
#[test]
fn a_refusal_names_its_paragraph_of_the_rulebook() {
    let refusals = include_str!("../../../rules/src/numenko/illegal.rs");
    let judge = include_str!("../../../rules/src/numenko/judge.rs");
    let rulebook = include_str!("../../../../rulebooks/numenko.md");
    check_citations(rulebook, &illegals(), numenko::paragraph_of, |illegal| match illegal {
        Illegal::WrongSums { sums } => match &sums[0].verdict {
            Verdict::Trouble(fault) => doc_of(judge, fault),
            Verdict::True { .. } => panic!("only wrong sums are refused"),
        },
        other => doc_of(refusals, other),
    });
}

#[test]
fn titles_presets_and_options() {
    for language in [English, German] {
        assert_eq!(Numenko::title(language), "Numenko-in-a-bag");
    }
    assert_eq!(Numenko::preset_title("quick", English), "Quick (8+)");
    assert_eq!(Numenko::preset_title("usual", German), "Der ganze Beutel (ab 8)");
    assert_eq!(Numenko::preset_sample("quick", German), "2 · 4 = 8");
    assert_eq!(Numenko::preset_sample("usual", English), "(5 − 1) × 5 = 20");
    assert_eq!(Numenko::option_value("pot-limit", "24", English), "24");
    assert_eq!(Numenko::option_value("order", "division-first", English), "division first, then from left to right");
    for preset in Options::presets() {
        assert_eq!(Numenko::preset_age(preset), 8);
    }
}

/// A child meets "minus", never "take away".
#[test]
fn words_that_are_never_used() {
    let words = ["take away", "wildcard", "expression", "Multichoice", "Freechoice", "invalid", "swap"];
    assert_absent("numenko", &words);
}
