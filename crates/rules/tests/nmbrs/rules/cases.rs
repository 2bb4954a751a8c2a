//! Conformance cases: the publisher's worked examples, and short situations across the rules.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::sequence::Family;
use reckon_rules::nmbrs::{Axis, Event, Illegal, Kind, NotASequence, WrongRun};

use crate::nmbrs::harness::{blocks, check, deal, game, pieces, play, refuses, seat, seen_by, told};

fn wrong(row: &str, line: Axis, why: NotASequence) -> Illegal {
    Illegal::WrongRuns { runs: vec![WrongRun { pieces: pieces(row), line, why, meets: None }] }
}

fn first_is_wrong(row: &str, why: NotASequence) -> Illegal {
    Illegal::FirstIsWrong { pieces: pieces(row), why }
}

// §3.2
#[test]
fn numbers_with_equal_differences_are_a_sequence() {
    check("hand 30 40 50 1 2 | laid -", "lay 30 40 50, give 1", "table 30 40 50 | hand 2");
    check("hand 47 67 87 1 2 | laid -", "lay 47 67 87, give 1", "table 47 67 87 | hand 2");
}

// §3.5
#[test]
fn an_accumulation_is_not_a_sequence() {
    let why = NotASequence::Accumulation { first: 13, second: 17, sum: 30 };
    refuses("hand 13 17 30 1 2 | laid -", "lay 13 17 30, give 1", first_is_wrong("13 17 30", why));
    let again = wrong("13 17 30", Axis::Across, why);
    refuses("table 1 2 3 | hand 13 17 30 91 92", "lay 13 17 30, give 91", &again);
}

// §4.6
#[test]
fn blocks_go_before_or_after_a_row() {
    let before = "table 8 12 16 | hand 4 20 1 2";
    check(before, "4 left of 8, give 1", "table 4 8 12 16 | hand 2 20");
    check(before, "20 right of 16, give 1", "table 8 12 16 20 | hand 2 4");
}

// §4.7
#[test]
fn blocks_are_inserted_between_others() {
    let moves = "insert 65 between 60 70, insert 75 between 70 80, give 1";
    check("table 60 70 80 | hand 65 75 1 2", moves, "table 60 65 70 75 80 | hand 2");
}

// §4.10
#[test]
fn a_row_crosses_another() {
    let before = "table 20 30 40 | hand 28 32 1 2";
    check(before, "28 above 30, 32 below 30, give 1", "table . 28 / 20 30 40 / . 32 | hand 2");
}

// §4.11
#[test]
fn one_block_links_two_rows() {
    let before = "table 18 20 22 / / 32 30 28 | hand 25 1 2";
    check(before, "link 25 between 20 30 down, give 1", "table 18 20 22 / . 25 / 32 30 28 | hand 2");
}

// §5.3, §5.4
#[test]
fn a_joker_is_exchanged_and_laid_again() {
    check(
        "table 25 30 ja=35 / / 10 11 12 | hand 35 1 2",
        "exchange 35 for ja, ja=13 right of 12, give 1",
        "table 25 30 35 / . / 10 11 12 ja=13 | hand 2",
    );
}

// §2.4, §4.1 The starting player has already drawn two.
#[test]
fn four_players_get_seven_blocks_each() {
    let game = deal("preset=usual", 4, 1);
    let view = seen_by(&game, 1);
    let counts: Vec<u8> = view.seats.iter().map(|seat| seat.count).collect();
    let mut expected = vec![7; 4];
    expected[view.turn.index()] += 2;
    assert_eq!((counts, view.pot + view.drew), (expected, 104 - 28));
}

// §2.4, §4.1
#[test]
fn two_players_get_nine_blocks_each() {
    let view = seen_by(&deal("preset=usual", 2, 1), 1);
    let counts: u8 = view.seats.iter().map(|seat| seat.count).sum();
    assert_eq!((counts - view.drew, view.pot + view.drew), (18, 86));
}

// §3.2, §4.5
#[test]
fn a_first_sequence_is_laid() {
    check("hand 30 40 50 91 92 | laid -", "lay 30 40 50, give 91", "table 30 40 50 | laid 1 | given 91");
}

// §3.5, §4.5
#[test]
fn an_accumulation_is_not_a_first_sequence() {
    let why = NotASequence::Accumulation { first: 13, second: 17, sum: 30 };
    refuses("hand 13 17 30 91 | laid -", "lay 13 17 30, give 91", first_is_wrong("13 17 30", why));
}

// §3.1, §4.5
#[test]
fn two_blocks_are_not_a_sequence() {
    refuses("hand 10 20 91 | laid -", "lay 10 20, give 91", &Illegal::FirstTooShort { blocks: 2 });
    let short = wrong("10 20", Axis::Across, NotASequence::TooShort);
    refuses("table 1 2 3 | hand 10 20 91", "lay 10 20, give 91", &short);
}

// §4.5
#[test]
fn nothing_is_added_before_a_first_sequence() {
    let before = "table 20 30 40 | hand 50 60 91 | laid 2";
    refuses(before, "50 right of 40, give 91", &Illegal::FirstTooShort { blocks: 1 });
    refuses(before, "insert 50 between 20 30, give 91", &Illegal::OwnSequenceFirst);
    refuses(before, "link 50 between 20 40, give 91", &Illegal::OwnSequenceFirst);
}

// §4.6
#[test]
fn a_block_is_added_after_a_row() {
    check("table 8 12 16 | hand 20 91 92", "20 right of 16, give 91", "table 8 12 16 20 | given 91 | hand 92");
}

// §4.7
#[test]
fn two_blocks_are_inserted_in_one_turn() {
    let moves = "insert 65 between 60 70, insert 75 between 70 80, give 91";
    check("table 60 70 80 | hand 65 75 91 92", moves, "table 60 65 70 75 80 | given 91");
}

// §3.2, §4.7
#[test]
fn one_inserted_block_breaks_the_row() {
    let why = NotASequence::OtherStep { first: 65, second: 70, third: 80 };
    let wrong = wrong("60 65 70 80", Axis::Across, why);
    refuses("table 60 70 80 | hand 65 75 91", "insert 65 between 60 70, give 91", &wrong);
}

// §4.10
#[test]
fn two_blocks_make_a_row_across_another() {
    let before = "table 20 30 40 | hand 28 32 91 92";
    check(before, "28 above 30, 32 below 30, give 91", "table . 28 / 20 30 40 / . 32 | given 91");
}

// §3.1, §4.10
#[test]
fn a_column_of_two_is_too_short() {
    let short = wrong("29 30", Axis::Down, NotASequence::TooShort);
    refuses("table 20 30 40 | hand 29 91 92", "29 above 30, give 91", &short);
}

// §5.3
#[test]
fn no_joker_is_exchanged_before_a_first_sequence() {
    let before = "table 25 30 ja=35 | hand 35 91 92 | laid 2";
    refuses(before, "exchange 35 for ja, ja=40 right of 35, give 91", &Illegal::OwnSequenceFirst);
}

// §5.4
#[test]
fn an_exchanged_joker_cannot_be_kept() {
    let kept = Illegal::JokersKept { jokers: blocks("ja") };
    refuses("table 25 30 ja=35 | hand 35 91 92", "exchange 35 for ja, give 91", &kept);
    refuses("table 25 30 ja=35 | hand 35 91 92", "exchange 35 for ja, give ja", &kept);
}

// §4.1
#[test]
fn a_turn_begins_with_two_blocks_from_the_pot() {
    let before = "table 20 30 40 | hand 1 2 3 | hands 3 5 | pot 20 | aside 91 | forgotten 72";
    let told = told(before, "give 1; 2: let go");
    assert_eq!(told.last(), Some(&Event::Turn { seat: Seat(1), drew: 2, pot: 18 }));
    check(before, "give 1; 2: let go", "turn 2 | drew 2 | hands 2 7 | pot 18");
}

// §4.2
#[test]
fn the_knocker_next_in_turn_does_not_draw() {
    let before = "table 20 30 40 | hand 1 2 3 | hands 3 5 | pot 20 | aside 91 | forgotten 72";
    check(before, "give 1; 2: knock 1", "turn 2 | drew 0 | hands 2 7 | pot 19 | known 2:1");
}

// §6.8
#[test]
fn a_block_must_be_left_to_give() {
    let before = "table 1 2 3 | hand 30 40 50";
    refuses(before, "lay 30 40 50", &Illegal::KeepOne);
    refuses(before, "lay 30 40 50, give 50", &Illegal::KeepOne);
}

// §7.2
#[test]
fn three_blocks_and_a_joker_are_six_points() {
    // Seat 2 finishes: seat 1's view shows the blocks that seat 1 has left.
    let mut game = game("seat 1 | turn 2 | hand 7 8 9 jb | hands 4 1", 0);
    let last = seen_by(&game, 2).own_hand().to_string();
    let told = play(&mut game, 2, &format!("give {last}"));
    let points = told.iter().find_map(|event| match event {
        Event::RoundOver { winner, points, .. } => Some((*winner, points.clone())),
        _ => None,
    });
    assert_eq!(points, Some((seat(2), vec![6, 0])));
}

// §3.5
#[test]
fn a_sequence_may_also_add_up() {
    check("hand 10 20 30 91 92 | laid -", "lay 10 20 30, give 91", "table 10 20 30");
}

// §3.3, §3.5
#[test]
fn squares_are_a_sequence_where_agreed() {
    let why = NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) };
    refuses("hand 9 16 25 91 | laid -", "lay 9 16 25, give 91", first_is_wrong("9 16 25", why));
    check("options squares=on | hand 9 16 25 91 92 | laid -", "lay 9 16 25, give 91", "table 9 16 25");
}

// §4.5
#[test]
fn a_first_sequence_may_lie_beside_another() {
    let before = "table 10 15 20 | hand 25 30 35 91 92 | laid 2";
    check(before, "25 30 35 right of 20, give 91", "table 10 15 20 25 30 35 | laid 1 2");
    check(before, "lay 25 30 35 with 25 right of 20, give 91", "table 10 15 20 25 30 35 | laid 1 2");
}
