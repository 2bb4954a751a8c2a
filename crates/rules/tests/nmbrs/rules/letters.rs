//! §3.7 The letters of the rows.

use reckon_rules::nmbrs::text::rows::NotALetter;
use reckon_rules::nmbrs::{Event, Letter, RowChange};

use crate::nmbrs::harness::{blocks, check, game, pieces, play, seen_by, told};

fn rows_told(before: &str, moves: &str) -> Vec<RowChange> {
    let told = told(before, moves);
    let Event::Laid { rows, .. } = &told[0] else { panic!("{told:?}") };
    rows.clone()
}

/// Formats a row as `A 20 30 40 +40`; a star marks a new row.
fn said(row: &RowChange) -> String {
    let numbers: Vec<String> = row.pieces.iter().map(ToString::to_string).collect();
    format!("{}{} {} +{}", row.letter, if row.is_new { "*" } else { "" }, numbers.join(" "), row.added)
}

#[track_caller]
fn tells(before: &str, moves: &str, expected: &[&str]) {
    let rows: Vec<String> = rows_told(before, moves).iter().map(said).collect();
    assert_eq!(rows, expected, "\n{moves}\nin {before}");
}

// §3.7 A new row gets the first letter that is free.
#[test]
fn new_rows() {
    let before = "hand 1 2 3 11 21 91 92 | laid -";
    tells(before, "lay 1 2 3, give 91", &["A* 1 2 3 +1 2 3"]);
    tells(before, "lay 1 2 3, 11 21 below 1, give 91", &["A* 1 2 3 +1 2 3", "B* 1 11 21 +1 11 21"]);
    // In the order in which their blocks were laid.
    tells(before, "lay 1 11 21 down, 2 3 right of 1, give 91", &["A* 1 2 3 +1 2 3", "B* 1 11 21 +1 11 21"]);
    let lettered = "table 20 30 40 / / 50 51 52 | rows B:20 D:50 | hand 1 2 3 21 22 91 92";
    let moves = "lay 1 2 3, 22 21 above 20, give 91";
    tells(lettered, moves, &["A* 1 2 3 +1 2 3", "C* 22 21 20 +21 22"]);
    check(lettered, moves, "rows A:1 B:20 C:22:down D:50");
}

// §3.7 A row that grows keeps its letter.
#[test]
fn grown_rows() {
    let before = "table 20 30 40 / / 50 51 52 | rows C:20 A:50 | hand 10 45 53 25 35 91 92";
    tells(before, "10 left of 20, give 91", &["C 10 20 30 40 +10"]);
    tells(before, "53 right of 52, 10 left of 20, give 91", &["A 50 51 52 53 +53", "C 10 20 30 40 +10"]);
    let halves = "insert 25 between 20 30, insert 35 between 30 40, 45 right of 40, give 91";
    tells(before, halves, &["C 20 25 30 35 40 45 +25 35 45"]);
    check(before, "10 left of 20, give 91", "rows A:50 C:10");
}

// §3.7 Two rows become one: the first letter stays, and the other is free again.
#[test]
fn merged_rows() {
    let before = "table 10 15 20 . 30 35 40 | rows B:10 A:30 | hand 25 31 32 91 92";
    tells(before, "link 25 between 20 30, give 91", &["A 10 15 20 25 30 35 40 +25"]);
    check(before, "link 25 between 20 30, give 91", "rows A:10");
    // The freed letter goes to the next new row, even in the same turn.
    tells(
        before,
        "link 25 between 20 30, 31 32 below 30, give 91",
        &["A 10 15 20 25 30 35 40 +25", "B* 30 31 32 +31 32"],
    );
}

// §3.7, §5.3 A row keeps its letter when its joker is exchanged.
#[test]
fn after_an_exchange() {
    let before = "table 25 30 ja=35 / .2 36 / .2 37 | rows A:25 D:ja:down | hand 35 34 91 92";
    check(before, "exchange 35 for ja, ja=40 right of 35, give 91", "rows A:25 D:35:down");
    tells(before, "exchange 35 for ja, ja=40 right of 35, give 91", &["A 25 30 35 ja=40 +35 ja", "D 35 36 37 +35"]);
    // The joker is laid again in the same row, or in a new one.
    let again = "table 25 30 ja=35 | rows C:25 | hand 35 50 51 91 92";
    tells(again, "exchange 35 for ja, lay 50 51 ja=52, give 91", &["A* 50 51 ja=52 +50 51 ja", "C 25 30 35 +35"]);
}

// §3.7, §4.8, §4.11 Rows that are moved or pushed keep theirs.
#[test]
fn after_moving() {
    let before = "table 60 70 80 / .2 81 / .2 82 | rows C:60 B:80:down | hand 65 75 91 92";
    let moves = "insert 65 between 60 70, insert 75 between 70 80, give 91";
    check(before, moves, "rows B:80:down C:60");
    tells(before, moves, &["C 60 65 70 75 80 +65 75"]);
    let pushed = "table 18 20 22 / / / / .4 32 30 28 | rows E:18 B:32 | hand 25 91 92";
    check(pushed, "link 25 between 20 30 down, give 91", "rows A:20:down B:32 E:18");
    tells(pushed, "link 25 between 20 30 down, give 91", &["A* 20 25 30 +25"]);
}

// §3.7 A block in an old row may be in a new one as well.
#[test]
fn a_row_across_another() {
    let before = "table 20 30 40 | hand 28 32 91 92";
    tells(before, "28 above 30, 32 below 30, give 91", &["B* 28 30 32 +28 32"]);
    check(before, "28 above 30, 32 below 30, give 91", "rows A:20 B:28:down");
}

// §3.7 Every round begins with A.
#[test]
fn a_new_round() {
    let mut game = game("table 20 30 40 / / 50 51 52 | hand 9 | hands 1 4", 0);
    play(&mut game, 1, "give 9");
    assert!(seen_by(&game, 1).rows.is_empty());
}

// §3.7 After Z come AA and AB; there are no more letters than there can be rows.
#[test]
fn how_letters_are_written() {
    for text in ["A", "Z", "AA", "AZ", "BA", "BR"] {
        assert_eq!(text.parse::<Letter>().unwrap().to_string(), text);
        assert_eq!(text.to_lowercase().parse::<Letter>().unwrap().to_string(), text);
    }
    for text in ["", "1", "ZZ", "AAA", "Ä", "A B", "BS", "ZZZZ"] {
        assert!(text.parse::<Letter>().is_err(), "{text}");
    }
    assert_eq!("ZZ".parse::<Letter>(), Err(NotALetter("ZZ".to_string())));
    assert_eq!(blocks("3 1 ja 2").to_string(), "1 2 3 ja");
    assert_eq!(pieces("ja=35")[0].to_string(), "ja=35");
}
