//! Points and open challenges in positions: how they are written, what is not understood, what is impossible.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::text::position::NotAPosition;
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{BadPosition, Item, Numero, Options, Phase};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{bad, game, is_sound, name, options, position, preset, try_game};

fn not_a_position(text: &str) -> NotAPosition {
    match text.parse::<View>() {
        Err(error) => error,
        Ok(view) => panic!("'{text}' was read as '{view}'"),
    }
}

fn totals(view: &View) -> Vec<i32> {
    view.scores.as_ref().unwrap().iter().map(|tally| tally.total()).collect()
}

/// Checks that a position is a game and reads back.
#[track_caller]
fn reads_back(text: &str) -> View {
    let view = position(text);
    assert_eq!(view.to_string().parse::<View>().as_ref(), Ok(&view), "{text}");
    is_sound(&game(text, 0));
    view
}

// §10.1 Points are written as one number for each seat; their origin is then unknown.
#[test]
fn points_of_each_seat() {
    let view = reads_back("centre 5 | hand 3 | points 12 -30");
    assert_eq!(totals(&view), [12, -30]);
    let scores = view.scores.as_ref().unwrap();
    assert_eq!(scores[0].items().collect::<Vec<_>>(), [(Item::BroughtForward, 12)]);
    assert!(view.to_string().contains("| score 1: brought-forward 12 | score 2: brought-forward -30"), "{view}");
    assert_eq!(reads_back("watching | centre 5 | points 1 2 3 4 | hands 5 5 5 5").seats(), 4);
    assert_eq!(reads_back("centre 5 | hand 3 | points 1, 2, 3").seats(), 3);
    assert_eq!(totals(&reads_back("centre 5 | hand 3 | points -9999 9999")), [-9999, 9999]);
}

// §10.1 A position with points, challenges or missing answers is played for points, on the smallest step that has all
// the cards.
#[test]
fn the_level_follows_from_the_sections() {
    for told in ["points 1 2", "score 1: takes 3", "lacks 2: 10"] {
        let view = reads_back(&format!("centre 5 | hand 3 | {told}"));
        assert_eq!(view.options, Options { scoring: true, ..preset("1-15") }, "{told}");
    }
    let view = reads_back("centre 10#1 = 9g + 1r by 2 open 1 | hand -2 3");
    assert_eq!(view.options, Options { scoring: true, ..preset("subtraction") });
    assert_eq!(position("centre 10#1 = 9g + 1r by 2 | hand 3").options, preset("1-15"));
    assert_eq!(position("options preset=scoring | centre 5 | hand 3").scores.map(|scores| scores.len()), Some(2));
    assert_eq!(position("options preset=1-15 | centre 5 | hand 3").scores, None);
}

// §10.1 Points by item, as in a saved position; every item has a word.
#[test]
fn points_by_item() {
    let view = reads_back("centre 5 | hand 3 | score 1: takes 3 cards 9 printed 4 bluff-found -20 | score 2: cards 0");
    let scores = view.scores.as_ref().unwrap();
    assert_eq!((scores[0].of(Item::Takes), scores[0].of(Item::BluffFound), scores[0].total()), (3, -20, -4));
    assert_eq!(scores[1].items().count(), 0);
    for (points, item) in (1..).zip(Item::ALL) {
        let view = reads_back(&format!("centre 5 | hand 3 | score 2: {} {points}", item.word()));
        assert_eq!(view.scores.unwrap()[1].of(item), points);
        assert_eq!(Item::from_word(item.word()), Some(item));
    }
    assert_eq!(totals(&reads_back("centre 5 | hand 3 | score 1: takes 3 | points 10 20")), [13, 20]);
}

// §10.11 At the end the results are the points.
#[test]
fn the_end_of_a_game_for_points() {
    let view = reads_back("options preset=scoring | over 1 | centre | hands 0 0 | pack 0 | won 9 80 | points 30 20");
    assert_eq!(view.outcome.unwrap().results, [30, 20]);
    assert_eq!(view.phase, Phase::Over);
}

// Not a position: points that are not numbers, or more than any game brings.
#[test]
fn points_that_are_not_understood() {
    for (section, text) in [
        ("points", "x 1"),
        ("points", "1.5 2"),
        ("points", "100000 0"),
        ("points", "0 -100000"),
        ("points", "99999999999 0"),
        ("score", "takes 3"),
        ("score", "1:takes"),
        ("score", "1: takes x"),
        ("score", "1: king 3"),
        ("score", "1: takes 3 cards"),
        ("score", "1: takes 3 takes 4"),
        ("score", "1: takes 0 takes 4"),
        ("score", "1: takes 100000"),
        ("score", "0: takes 1"),
        ("lacks", "10"),
        ("lacks", "2: ten"),
        ("lacks", "x: 10"),
    ] {
        let found = not_a_position(&format!("centre 5 | hand 3 | {section} {text}"));
        let expected = NotAPosition::NotUnderstood { section: section.to_string(), text: text.to_string() };
        assert_eq!(found, expected, "{section} {text}");
    }
}

// Not a position: points for seats that do not exist, or for a seat twice.
#[test]
fn points_for_nobody() {
    for text in [
        "centre 5 | hand 3 | hands 1 5 | score 3: takes 1",
        "centre 5 | hand 3 | hands 1 5 | lacks 3: 10",
        "centre 5 | hand 3 | points 1 2 3 4 5",
        "centre 5 | hand 3 | score 5: takes 1",
    ] {
        assert_eq!(not_a_position(text), NotAPosition::Seats, "{text}");
    }
    for (word, text) in [("points", "points 1 2"), ("score", "score 1: takes 1"), ("lacks", "lacks 2: 10")] {
        let twice = format!("centre 5 | hand 3 | {text} | {text}");
        assert_eq!(not_a_position(&twice), NotAPosition::Twice(word.to_string()));
    }
}

// Not a game: points where nobody plays for them, or not for every seat.
#[test]
fn impossible_scores() {
    for points in ["points 1 2", "score 1: takes 3", "points 0 0"] {
        let text = format!("options preset=1-15 | centre 5 | hand 3 | {points}");
        assert_eq!(not_a_position(&text), NotAPosition::Points, "{text}");
    }
    let imagine = |view: &View| Numero::imagine(view, &mut Shuffle::from_number(0)).map(|_| ());
    let mut view = position("centre 5 | hand 3 | points 1 2");
    view.scores.as_mut().unwrap().pop();
    assert_eq!(imagine(&view), Err(BadPosition::Scores));
    view.scores = None;
    assert_eq!(imagine(&view), Err(BadPosition::Scores));
    // Numbers that would overflow are refused before anything is added to them.
    let mut view = position("centre 5 | hand 3 | points 1 2");
    view.scores.as_mut().unwrap()[0].add(Item::Takes, i32::MAX);
    assert_eq!(imagine(&view), Err(BadPosition::Scores));
    let mut view = position("centre 5 | hand 3");
    view.scores = Some(vec![Default::default(); 2]);
    assert_eq!(imagine(&view), Err(BadPosition::Scores));
}

// §11.4 An open challenge says how many turns have begun since; §11.7 it lists the builds within.
#[test]
fn open_challenges_read_back() {
    for text in [
        "centre 10#4 = 9g + 1r by 2 open 1, 5b | hand 3",
        "centre 10#4 = 9g + 1r by 1 open 2, 5b | hand 3",
        "centre 10#4 = 6g + 3b + 1r by 2 open 1 [9#2 = 6g + 3b by 1] | hand 3",
        "centre 10#4 = 5g + 3r + 2b by 2 open 1 [8#2 = 5g + 3r by 1], 4b | hand 3",
        "centre 13#4 = (5g + 3r) + (2b + 1b) + 2r by 2 open 1 [8#2 = 5g + 3r by 1] [3#3 = 2b + 1b by 2], 4b | hand 3",
        "seats 4 | centre 10#4 = 9g + 1r by 2 open 3 | hand 3",
        "seats 4 | turn 2 | centre 10#4 = 9g + 1r by 4 open 6 | hand 3",
        "options preset=scoring challenge-test=held-then | centre 10#4 = 9g + 1r by 1 open 2 held | hand 3",
        "options preset=scoring challenge-test=held-then | centre 10#4 = 9g + 1r by 1 open 2 bluff | hand 3",
        "options preset=scoring challenge-test=held-then | centre 10#4 = 9g + 1r by 2 open 1 | hand 3",
        "options preset=scoring challenge-test=held-then | watching | centre 10#4 = 9g + 1r by 1 open 2 | hands 5 5",
        "options preset=scoring challenge-window=immediate | centre 10#4 = 9g + 1r by 2 open 1 | hand 3",
        "centre (9g + 1r) by 2 open 1 | hand 3",
        "centre 10 = 9 + 1 by 2 open 1 | hand 3",
        "chance 1 | pack 0 | centre 10#4 = 9g + 1r by 1 open 1 | hand 3",
        "chance 1 | pack 0 | centre 10#4 = 9g + 1r by 2 open 2 | hand 3",
        "centre 10#4 = 9g + 1r open 1, (3 + 4) | hand 3",
        "centre 10#3 = 5g + 3r + 2b by 2 open 1 [8#2 = 5g + 3r by 1], (3 + 4) | hand 9b",
        "centre 10#4 = 5 + 3 + 2 by 2 open 1 [8#2 = 5 + 3 by 1] | hand 3",
    ] {
        let view = reads_back(text);
        let open = |lying: &PileView| matches!(lying, PileView::Build { challenge: Some(_), .. });
        assert!(view.centre.iter().any(open), "{text}");
    }
}

// §11.7 The next number is above those of the builds within.
#[test]
fn numbers_of_builds_within_are_taken() {
    let view = reads_back("centre 10#8 = 5g + 3r + 2b by 2 open 1 [8#7 = 5g + 3r by 1] | hand 3");
    assert_eq!(view.next_build, name(9));
}

// Not a position: an open challenge that is written incorrectly.
#[test]
fn challenges_that_are_not_understood() {
    for build in [
        "10#4 = 9g + 1r by 2 open",
        "10#4 = 9g + 1r by 2 open x",
        "10#4 = 9g + 1r by 2 open 256",
        "10#4 = 9g + 1r by 2 open 1 [",
        "10#4 = 9g + 1r by 2 open 1 []",
        "10#4 = 9g + 1r by 2 open 1 [9g]",
        "10#4 = 9g + 1r by 2 open 1 [10#3 = 9g + 1r]",
        "10#4 = 9g + 1r by 2 open 1 [10 = 9g + 1r by 1]",
        "10#4 = 9g + 1r by 2 open 1 [(9g + 1r) by 1]",
        "10#4 = 9g + 1r by 2 open 1 [10#3 = 9g + 1r by 1",
        "10#4 = 9g + 1r by 2 open 1 [10#3 = 9g + 1r by 1 open 1]",
        "10#4 = 9g + 1r by 2 open 1 [10#3 = 9g + 1r by 7]",
        "10#4 = 9g + 1r by 2 held",
        "10#4 = 9g + 1r open 1 by 2",
        "5b open 1",
    ] {
        let found = not_a_position(&format!("centre {build} | hand 3"));
        let centre = matches!(&found, NotAPosition::NotUnderstood { section, .. } if section == "centre");
        assert!(centre || matches!(found, NotAPosition::Sum(_) | NotAPosition::Seats), "{build}: {found:?}");
    }
}

// Not a game: a challenge that cannot be open.
#[test]
fn challenges_that_cannot_be_open() {
    let held_then = "options preset=scoring challenge-test=held-then |";
    for text in [
        // §6.9, §11.1 A build that needs no answer.
        "options preset=scoring wild-only-build=free | centre 10#4 = 12g-2 by 2 open 1 | hand 3",
        // §11.1 Tables where nobody bluffs.
        "options preset=scoring bluff-builds=off | centre 10#4 = 9g + 1r by 2 open 1 | hand 3",
        "options preset=scoring show-answer=on | centre 10#4 = 9g + 1r by 2 open 1 | hand 3",
        "options preset=1-15 | centre 10#4 = 9g + 1r by 2 open 1 | hand 3",
        "options preset=scoring | seats 1 | centre 10#4 = 9g + 1r by 1 open 1 | hand 3",
        // §11.5 A finished game.
        "options preset=scoring | over 1 | centre 10#4 = 9g + 1r by 2 open 1 | hands 0 0 | pack 0 | won 80 7",
        // §11.6 Knowledge of the builder alone, and only where it counts.
        "centre 10#4 = 9g + 1r by 1 open 2 held | hand 3",
        "centre 10#4 = 9g + 1r by 2 open 1 bluff | hand 3",
        &format!("{held_then} centre 10#4 = 9g + 1r by 2 open 1 held | hand 3"),
        &format!("{held_then} centre 10#4 = 9g + 1r by 1 open 2 | hand 3"),
        &format!("{held_then} watching | centre 10#4 = 9g + 1r by 1 open 2 held | hands 5 5"),
        // Nobody was skipped, so a player must have played since.
        "options preset=scoring challenge-window=immediate | centre 10#4 = 9g + 1r by 1 open 2 | hand 9b",
        "options preset=scoring challenge-window=immediate | seats 3 | centre 10#4 = 9g + 1r by 2 open 2 | hand 9b",
    ] {
        assert_eq!(bad(text), BadPosition::Challenge { name: name(4), value: 10 }, "{text}");
    }
}

// §11.4 Not a game: turns that do not fit whose turn it is, none, or too many. The number that fits is named.
#[test]
fn turns_that_do_not_fit() {
    for (text, turns, fits) in [
        ("centre 10#4 = 9g + 1r by 2 open 2 | hand 3", 2, 1),
        ("centre 10#4 = 9g + 1r by 1 open 1 | hand 3", 1, 2),
        ("centre 10#4 = 9g + 1r by 1 open 0 | hand 3", 0, 2),
        ("centre 10#4 = 9g + 1r by 2 open 3 | hand 3", 3, 1),
        ("seats 3 | centre 10#4 = 9g + 1r by 2 open 1 | hand 3", 1, 2),
        ("seats 4 | centre 10#4 = 9g + 1r by 2 open 7 | hand 3", 7, 3),
        ("centre 10#4 = 9g + 1r by 2 open 255 | hand 3", 255, 1),
    ] {
        let expected = BadPosition::ChallengeTurns { name: name(4), value: 10, turns, fits };
        assert_eq!(bad(text), expected, "{text}");
        let right = text.replace(&format!("open {turns}"), &format!("open {fits}"));
        assert!(try_game(&right, 0).is_ok(), "{right}");
    }
}

// Not a game: builds within a build that do not fit.
#[test]
fn builds_within_that_do_not_fit() {
    for inner in [
        "[8#2 = 5g + 3b by 1]",
        "[7#2 = 5g + 3r by 1]",
        "[8#2 = 3r + 5g by 1]",
        "[5#2 = 3r + 2b by 1]",
        "[8#4 = 5g + 3r by 1]",
        "[8#1 = 5g + 3r by 1]",
        "[8#2 = 5g + 3r by 3]",
        "[8#2 = 5g + 3r by 1] [8#3 = 5g + 3r by 1]",
        "[8#2 = 5g + 3r by 1] [10#3 = 5g + 3r + 2b by 1]",
        "[8#2 = 8#1 by 1]",
    ] {
        let text = format!("centre 2#1 = 1g + 1r by 1, 10#4 = 5g + 3r + 2b by 2 open 1 {inner} | hand 3");
        assert_eq!(bad(&text), BadPosition::Challenge { name: name(4), value: 10 }, "{text}");
    }
    let taken = "centre 10#4 = 5g + 3r + 2b by 2 open 1 [8#2 = 5g + 3r by 1], 2#2 = 1g + 1r by 1 | hand 3";
    assert_eq!(bad(taken), BadPosition::SameName { name: name(2) });
    let next = "centre 10#4 = 5g + 3r + 2b by 2 open 1 [8#6 = 5g + 3r by 1] | builds 5 | hand 3";
    assert_eq!(bad(next), BadPosition::Challenge { name: name(4), value: 10 });
    let next = "centre 10#4 = 5g + 3r + 2b by 2 open 1 [8#2 = 5g + 3r by 1] | builds 4 | hand 3";
    assert_eq!(bad(next), BadPosition::NextBuild { builds: 4, name: name(4) });
}

// §11.6 Not a game: a hand that holds what it lacks, or lacks what no card has.
#[test]
fn impossible_lacks() {
    let known = |seat| BadPosition::Known { seat: Seat(seat) };
    assert_eq!(bad("centre 5 | hand 3 10 | lacks 1: 10"), known(0));
    assert_eq!(bad("centre 5 | hand 3 | lacks 2: 16"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | lacks 2: 0"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | lacks 2: 200"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | lacks 2: 10 | shown 2: 10r"), known(1));
    assert_eq!(bad("centre 5 | hand 3 | lacks 2: 10 | holds 2: 10"), known(1));
    let all = (1..=15).map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(bad(&format!("options preset=1-15 scoring=on | centre 5 | hand 3 | lacks 2: {all}")), known(1));
    assert!(try_game("centre 5 | hand 3 | lacks 1: 10 11 | lacks 2: 10", 0).is_ok());
}

// A position with everything that can be written about points.
#[test]
fn everything_of_points_reads_back() {
    let view = reads_back(
        "options preset=scoring challenge-test=held-then | seat 2 | turn 2 | seats 3 | hand 9b 8b -3
         centre 10r, 10#4 = 9g + 1r by 1 open 1, 2#6 = 8g-2-4 by 2 open 3 bluff [6#5 = 8g-2 by 3] | hands 5 3 4
         score 1: takes 2 cards 5 wrong-challenge -10 | score 3: most-cards 10 brought-forward -3 | lacks 1: 3 7",
    );
    let text = view.to_string();
    for part in ["open 3 bluff [6#5 = 8g-2 by 3]", "lacks 1: 3 7", "score 3: most-cards 10 brought-forward -3"] {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(view.options, options("preset=scoring challenge-test=held-then"));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
        let other = Numero::imagine(&view, &mut Shuffle::from_number(1)).unwrap().view(viewer);
        assert!(!other.to_string().contains("open 3 bluff"), "{other}");
    }
}
