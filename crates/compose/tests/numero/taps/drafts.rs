//! Readings of points, bluffs and challenges before they are sent.

use reckon_compose::numero::{BuildReading, Effect};
use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numero::{BadPosition, Illegal, Item};

use super::{card, choice, name, position, read};

#[track_caller]
fn verdict(before: &str, turn: &str) -> Result<Effect, Illegal> {
    read(&position(before), &choice(turn)).unwrap().verdict
}

fn points(effect: &Effect) -> Vec<(Item, i32)> {
    effect.score.iter().map(|line| (line.item, line.points)).collect()
}

// §10.2 A reading counts the points of a take, or none when not playing for points.
#[test]
fn a_reading_counts_points() {
    let before = "centre 10r 5b 7g | hand 9b -2 -4 6 8";
    let effect = verdict(&format!("options preset=scoring | {before}"), "take 9b: 10r-2 + 5b-4").unwrap();
    let expected = [(Item::Takes, 1), (Item::Cards, 5), (Item::Printed, 4), (Item::FiveCards, 2)];
    assert_eq!((points(&effect), effect.wins), (expected.to_vec(), 5));
    let effect = verdict(before, "take 9b: 10r-2 + 5b-4").unwrap();
    assert_eq!((points(&effect), effect.wins), (vec![], 5));
    let effect = verdict(&format!("options preset=scoring | {before}"), "discard 9b").unwrap();
    assert_eq!(points(&effect), []);
}

// §11.1 A build without its answer is a bluff; a reading says so to its builder.
#[test]
fn a_reading_reports_a_bluff() {
    let before = "options preset=scoring | centre 9r 12b 4b | hand 1g 10g -2 7g 13g";
    let builds = |turn: &str| verdict(before, turn).unwrap().builds;
    let honest = BuildReading { value: 10, answer: Some(card("10g")), bluff: false };
    let bluff = BuildReading { value: 5, answer: None, bluff: true };
    assert_eq!(builds("build 10: 9r + 1g"), std::slice::from_ref(&honest));
    assert_eq!(builds("build 5: 4b + 1g"), std::slice::from_ref(&bluff));
    assert_eq!(builds("build 10: 12b-2; build 5: 4b + 1g"), [honest, bluff]);
}

// §11.1 If Golden Rule 2 is enforced, there are no bluffs, only refusals.
#[test]
fn no_bluffs_elsewhere() {
    for options in ["preset=scoring bluff-builds=off", "preset=scoring show-answer=on", "preset=subtraction"] {
        let before = format!("options {options} | centre 9r 4b | hand 1g 10g -2 7g 13g");
        assert_eq!(verdict(&before, "build 5: 4b + 1g"), Err(Illegal::NoAnswer { value: 5 }));
        let honest = verdict(&before, "build 10: 9r + 1g").unwrap();
        assert!(!honest.builds[0].bluff);
    }
}

// §6.9 A wild-only build that needs no answer is not a bluff.
#[test]
fn a_free_build_is_not_a_bluff() {
    let before = "options preset=scoring wild-only-build=free | centre 9r 4b | hand 1g 10g -2 6g 13g";
    let effect = verdict(before, "build 7: 9r-2; discard 6g").unwrap();
    let free = BuildReading { value: 7, answer: None, bluff: false };
    assert_eq!(effect.builds, std::slice::from_ref(&free));
    // Even beside a bluff of the same value, it is still not a bluff.
    let effect = verdict(before, "build 7: 9r-2; build 5: 4b + 1g").unwrap();
    assert_eq!(effect.builds, [free, BuildReading { value: 5, answer: None, bluff: true }]);
    let before = "options preset=scoring wild-only-build=free | centre 10r 5b | hand -2 3g 4g 7g";
    let effect = verdict(before, "build 8: 10r-2; build 8: 5b + 3g").unwrap();
    assert_eq!(effect.builds.iter().map(|build| build.bluff).collect::<Vec<_>>(), [false, true]);
}

// §11.3 A challenge is read at any time, whoever's turn it is, and does nothing else.
#[test]
fn a_challenge_is_read_out_of_turn() {
    let open = "options preset=scoring | seats 3 | turn 2 | centre 10#1 = 9r + 1g by 1 open 1 | hands 5 5 5";
    for seat in [2, 3] {
        let before = format!("{open} | seat {seat} | hand 2g 3g 4g 5g 6g");
        assert_eq!(verdict(&before, "challenge 10#1"), Ok(Effect::default()));
        let gone = Illegal::NoSuchBuild { name: name(2), value: 10 };
        assert_eq!(verdict(&before, "challenge 10#2"), Err(gone));
    }
    let own = format!("{open} | seat 1 | hand 2g 3g 4g 5g 6g");
    assert_eq!(verdict(&own, "challenge 10#1"), Err(Illegal::OwnBuild { name: name(1), value: 10 }));
    let out_of_turn = format!("{open} | seat 3 | hand 2g 3g 4g 5g 6g");
    assert_eq!(verdict(&out_of_turn, "discard 2g"), Err(Illegal::NotYourTurn { turn: Seat(1) }));
    let sums = read(&position(&out_of_turn), &choice("challenge 10#1")).unwrap().sums;
    assert_eq!(sums, []);
}

// §11.3 A watcher cannot challenge.
#[test]
fn a_watcher_cannot_tap() {
    let view = position("options preset=scoring | watching | turn 2 | centre 10#1 = 9r + 1g by 1 open 1 | hands 5 5");
    assert_eq!(view.viewer, Viewer::Watcher);
    let refused = read(&view, &choice("challenge 10#1"));
    assert!(matches!(refused, Err(BadPosition::NoSuchSeat { .. })), "{refused:?}");
}
