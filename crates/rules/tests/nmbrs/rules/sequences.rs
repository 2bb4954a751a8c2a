//! §3.1–§3.6 The definition of a sequence.

use reckon_rules::nmbrs::sequence::{Family, Kinds, Steps};
use reckon_rules::nmbrs::{Axis, BadPosition, Illegal, Kind, NotASequence, WrongRun};
use reckon_rules::options::OptionValue;

use crate::nmbrs::harness::{bad, block, check, options, pieces, refuses, try_game};

fn judge(line: &str, numbers: &[u8]) -> Result<Kind, NotASequence> {
    Kinds::of(&options(line)).judge(numbers)
}

/// Checks a sequence, which must be one from the other end too.
#[track_caller]
fn allows(line: &str, numbers: &[u8], kind: Kind) {
    assert_eq!(judge(line, numbers), Ok(kind), "{numbers:?}");
    let falling: Vec<u8> = numbers.iter().rev().copied().collect();
    assert!(judge(line, &falling).is_ok(), "{falling:?}");
}

#[track_caller]
fn forbids(line: &str, numbers: &[u8], why: NotASequence) {
    assert_eq!(judge(line, numbers), Err(why), "{numbers:?}");
    let falling: Vec<u8> = numbers.iter().rev().copied().collect();
    assert!(judge(line, &falling).is_err(), "{falling:?}");
}

// §3.1
#[test]
fn at_least_three() {
    for numbers in [&[][..], &[5], &[5, 10]] {
        forbids("", numbers, NotASequence::TooShort);
    }
    allows("", &[5, 10, 15], Kind::Steps { by: 5 });
}

// §3.2
#[test]
fn equal_differences() {
    allows("", &[30, 40, 50], Kind::Steps { by: 10 });
    allows("", &[47, 67, 87], Kind::Steps { by: 20 });
    allows("", &[87, 67, 47], Kind::Steps { by: -20 });
    allows("", &[1, 50, 99], Kind::Steps { by: 49 });
    allows("", &[100, 99, 98, 97, 96], Kind::Steps { by: -1 });
    forbids("", &[30, 40, 51], NotASequence::OtherStep { first: 30, second: 40, third: 51 });
    forbids("", &[30, 40, 50, 61], NotASequence::OtherStep { first: 40, second: 50, third: 61 });
    forbids("", &[30, 40, 30], NotASequence::OtherStep { first: 30, second: 40, third: 30 });
    forbids("", &[7, 7, 7], NotASequence::NoStep { number: 7 });
    forbids("", &[7, 7, 8], NotASequence::NoStep { number: 7 });
    forbids("", &[5, 7, 7], NotASequence::NoStep { number: 7 });
}

// §3.2 Only the steps that the table plays with; the other kinds are agreed on by themselves.
#[test]
fn agreed_steps() {
    let steps = |list: &str| Steps::read(list).expect("a list of steps");
    let forbids_step = |line: &str, numbers: &[u8], by: i8, agreed: &str| {
        forbids(line, numbers, NotASequence::StepNotAgreed { by, steps: steps(agreed) });
    };
    for first in [1, 2, 5, 10] {
        let by = i8::try_from(first).expect("a small number");
        allows("preset=first-steps", &[30, 30 + first, 30 + 2 * first], Kind::Steps { by });
    }
    forbids_step("preset=first-steps", &[30, 33, 36], 3, "1,2,5,10");
    forbids_step("preset=first-steps", &[40, 20, 0], -20, "1,2,5,10");
    forbids_step("steps=10", &[10, 20, 30, 40].map(|ten| ten / 10), 1, "10");
    allows("steps=1-10", &[8, 17, 26].map(|number| number - 7), Kind::Steps { by: 9 });
    forbids_step("steps=1-10", &[1, 12, 23], 11, "1-10");
    allows("steps=49", &[1, 50, 99], Kind::Steps { by: 49 });
    // The refusal is about the step only where the steps are equal.
    forbids("steps=1", &[7, 7, 7], NotASequence::NoStep { number: 7 });
    forbids("steps=1", &[30, 33, 37], NotASequence::OtherStep { first: 30, second: 33, third: 37 });
    // A row may be of another kind.
    allows("steps=1 primes=on", &[47, 53, 59], Kind::Of(Family::Primes));
    allows("steps=1 geometric=on", &[3, 6, 12], Kind::Geometric { times: 2, over: 1 });
    forbids_step("steps=1 primes=on", &[3, 7, 11], 4, "1");
    allows("steps=1 primes=on members=any", &[3, 7, 11], Kind::Of(Family::Primes));
}

// §3.2 A table refuses rows with other steps, across and down, and whoever lays is told by which the table plays.
#[test]
fn only_agreed_steps_are_laid() {
    let table = "options preset=first-steps | table 20 30 40 | hand 28 32 31 29 35 49";
    check(table, "29 above 30, 31 below 30, give 35", "table . 29 / 20 30 40 / . 31");
    let why = NotASequence::StepNotAgreed { by: 3, steps: Steps::FIRST };
    refuses(
        "options preset=first-steps | table 20 30 40 | hand 27 33 35",
        "27 above 30, 33 below 30, give 35",
        Illegal::WrongRuns { runs: vec![WrongRun { pieces: pieces("27 30 33"), line: Axis::Down, why, meets: None }] },
    );
}

// §3.3 Each kind counts only if the table has agreed on it.
#[test]
fn other_kinds() {
    let of = |family| Kind::Of(family);
    for (option, numbers, kind) in [
        ("squares=on", &[1, 4, 9][..], of(Family::Squares)),
        ("squares=on", &[49, 64, 81, 100], of(Family::Squares)),
        ("squares=on", &[25, 16, 9], of(Family::Squares)),
        ("cubes=on", &[1, 8, 27, 64], of(Family::Cubes)),
        ("cubes=on", &[64, 27, 8], of(Family::Cubes)),
        ("primes=on", &[2, 3, 5], of(Family::Primes)),
        ("primes=on", &[83, 89, 97], of(Family::Primes)),
        ("primes=on", &[13, 11, 7, 5], of(Family::Primes)),
        ("geometric=on", &[2, 6, 18, 54], Kind::Geometric { times: 3, over: 1 }),
        ("geometric=on", &[8, 12, 18, 27], Kind::Geometric { times: 3, over: 2 }),
        ("geometric=on", &[64, 16, 4, 1], Kind::Geometric { times: 1, over: 4 }),
        ("geometric=on", &[100, 10, 1], Kind::Geometric { times: 1, over: 10 }),
    ] {
        allows(option, numbers, kind);
        assert!(judge("", numbers).is_err(), "{numbers:?} without {option}");
    }
    // Equal differences still count as steps.
    allows("primes=on", &[3, 5, 7], Kind::Steps { by: 2 });
    assert!(judge("geometric=on", &[7, 7, 7]).is_err(), "a ratio of 1 does not count");
    assert!(judge("geometric=on", &[2, 4, 9]).is_err());
    assert!(judge("primes=on", &[1, 2, 3, 5]).is_err(), "1 is no prime");
    assert!(judge("squares=on", &[4, 9, 16, 24]).is_err());
    assert!(judge("squares=on", &[4, 9, 4]).is_err(), "there and back is not a sequence");
    assert!(judge("squares=on cubes=on", &[1, 8, 9]).is_err(), "of one kind only");
}

// §3.4
#[test]
fn members_left_out() {
    for (kind, numbers) in [("squares=on", [4, 25, 81]), ("cubes=on", [1, 8, 64]), ("primes=on", [2, 7, 17])] {
        assert!(judge(kind, &numbers).is_err(), "{numbers:?}");
        let any = format!("{kind} members=any");
        assert!(judge(&any, &numbers).is_ok(), "{numbers:?}");
        let [first, second, third] = numbers;
        assert!(judge(&any, &[third, second, first]).is_ok());
        assert!(judge(&any, &[second, first, third]).is_err(), "neither rising nor falling");
        assert!(judge(&any, &[first, second, second]).is_err());
    }
    assert!(judge("geometric=on members=any", &[2, 4, 16]).is_err(), "ratios are not members");
}

// §3.5 Accumulations are reported as such in either direction, unless they are sequences anyway.
#[test]
fn accumulations() {
    forbids("", &[13, 17, 30], NotASequence::Accumulation { first: 13, second: 17, sum: 30 });
    forbids("", &[30, 17, 13], NotASequence::Accumulation { first: 13, second: 17, sum: 30 });
    forbids("", &[1, 4, 5, 9, 14], NotASequence::Accumulation { first: 1, second: 4, sum: 5 });
    forbids("", &[1, 4, 5, 10], NotASequence::OtherStep { first: 1, second: 4, third: 5 });
    forbids(
        "geometric=on primes=on cubes=on",
        &[9, 16, 25],
        NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) },
    );
    // What may be agreed on is said first.
    forbids("", &[9, 16, 25], NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) });
    forbids("", &[25, 16, 9], NotASequence::NotAgreed { kind: Kind::Of(Family::Squares) });
    forbids("", &[2, 3, 5], NotASequence::NotAgreed { kind: Kind::Of(Family::Primes) });
    allows("", &[10, 20, 30], Kind::Steps { by: 10 });
    allows("", &[33, 66, 99], Kind::Steps { by: 33 });
    allows("squares=on", &[9, 16, 25], Kind::Of(Family::Squares));
    allows("primes=on", &[2, 3, 5], Kind::Of(Family::Primes));
}

// §3.1, §3.6 Every run is judged, across and down; diagonals are not runs.
#[test]
fn every_run_of_a_table() {
    assert!(try_game("table 10 20 30 / . 21 / . 22 | hand 91", 0).is_ok());
    assert!(try_game("table 10 20 30 / .3 99 98 97 | hand 91", 0).is_ok(), "30 and 99 touch at a corner only");
    assert_eq!(bad("table 10 20 30 / / 7 | hand 91"), BadPosition::Alone { block: block("7") });
    assert_eq!(bad("table 10 20 30 / .3 7 | hand 91"), BadPosition::Alone { block: block("7") });
    let two = WrongRun { pieces: pieces("20 7"), line: Axis::Down, why: NotASequence::TooShort, meets: None };
    assert_eq!(bad("table 10 20 30 / . 7 | hand 91"), BadPosition::WrongRuns { runs: vec![two] });
    // A square of four rows, all of them valid.
    assert!(try_game("table 1 2 3 / 11 . 13 / 21 22 23 | hand 91", 0).is_ok());
    // If rows touch, every column counts too.
    assert!(try_game("table 1 2 3 / 11 12 13 / 21 22 23 | hand 91", 0).is_ok());
    let why = NotASequence::OtherStep { first: 1, second: 11, third: 22 };
    let first = WrongRun { pieces: pieces("1 11 22"), line: Axis::Down, why, meets: None };
    let Err(BadPosition::WrongRuns { runs }) = try_game("table 1 2 3 / 11 12 13 / 22 23 24 | hand 91", 0) else {
        panic!()
    };
    assert_eq!((runs.len(), &runs[0]), (3, &first));
}

// §3.1 A refusal lists every wrong run.
#[test]
fn all_wrong_runs_are_named() {
    let runs = vec![
        WrongRun {
            pieces: pieces("20 30 41"),
            line: Axis::Across,
            why: NotASequence::OtherStep { first: 20, second: 30, third: 41 },
            meets: None,
        },
        WrongRun { pieces: pieces("50 41"), line: Axis::Down, why: NotASequence::TooShort, meets: None },
    ];
    let moves = "lay 20 30 41, 50 above 41, give 91";
    refuses("table 1 2 3 | hand 20 30 41 50 91 92", moves, &Illegal::WrongRuns { runs });
    let alone = Illegal::Alone { block: block("50") };
    refuses("table 1 2 3 | hand 50 91 92", "lay 50, give 91", &alone);
}

// §3.6 The table has no edges: rows grow on all sides, and are counted from the top left again.
#[test]
fn no_edges() {
    check("table 8 12 16 | hand 4 91 92", "4 left of 8, give 91", "table 4 8 12 16");
    check("table 8 / 12 / 16 | hand 4 91 92", "4 above 8, give 91", "table 4 / 8 / 12 / 16");
}

// §3.4 Members left out, and members out of order.
#[test]
fn families_are_explained() {
    let left_out = |family, before, after| NotASequence::LeftOut { family, before, after };
    forbids("squares=on", &[4, 25, 81], left_out(Family::Squares, 4, 25));
    forbids("primes=on", &[2, 5, 11], left_out(Family::Primes, 2, 5));
    forbids("primes=on", &[13, 11, 5], left_out(Family::Primes, 11, 5));
    let turns = |family, first, second, third| NotASequence::OutOfOrder { family, first, second, third };
    forbids("cubes=on members=any", &[1, 27, 8], turns(Family::Cubes, 1, 27, 8));
    forbids("squares=on", &[16, 9, 25], turns(Family::Squares, 16, 9, 25));
    // A number outside the family is not a member left out.
    forbids("squares=on", &[4, 9, 17], NotASequence::OtherStep { first: 4, second: 9, third: 17 });
}

// §3.3 Squares, cubes, primes and numbers multiplied by the same are a house rule, and the refusal names it.
#[test]
fn kinds_that_are_not_agreed_are_named() {
    let family = |family| NotASequence::NotAgreed { kind: Kind::Of(family) };
    forbids("", &[4, 9, 16], family(Family::Squares));
    forbids("", &[64, 27, 8], family(Family::Cubes));
    forbids("squares=on", &[5, 7, 11, 13], family(Family::Primes));
    forbids("", &[3, 6, 12], NotASequence::NotAgreed { kind: Kind::Geometric { times: 2, over: 1 } });
    forbids("", &[27, 18, 12], NotASequence::NotAgreed { kind: Kind::Geometric { times: 2, over: 3 } });
    // §3.4 With members left out they are one only where that is agreed on, too.
    forbids("", &[4, 25, 81], NotASequence::OtherStep { first: 4, second: 25, third: 81 });
    forbids("members=any", &[4, 25, 81], family(Family::Squares));
}
