//! §4.5 A sequence of one's own comes first.

use reckon_rules::nmbrs::{Axis, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{check, pieces, refuses};

// §4.5 A player who has laid one this round may add, in the same turn too.
#[test]
fn adding_after_the_first_sequence() {
    let before = "table 20 30 40 | hand 1 2 3 50 91 92 | laid 2";
    check(before, "lay 1 2 3, 50 right of 40, give 91", "table 20 30 40 50 / . / . / 1 2 3 | laid 1 2 | hand 92");
    refuses(before, "50 right of 40, lay 1 2 3, give 91", &Illegal::FirstTooShort { blocks: 1 });
    check("table 20 30 40 | hand 50 91 92 | laid 1", "50 right of 40, give 91", "table 20 30 40 50 | laid 1");
}

// §4.5 Blocks on the table do not count towards it.
#[test]
fn only_blocks_of_the_hand() {
    let before = "table 20 30 40 | hand 50 60 28 32 91 92 | laid 2";
    refuses(before, "50 60 right of 40, give 91", &Illegal::FirstTooShort { blocks: 2 });
    refuses(before, "28 above 30, 32 below 30, give 91", &Illegal::FirstTooShort { blocks: 1 });
    refuses(before, "lay 50 60, give 91", &Illegal::FirstTooShort { blocks: 2 });
}

// §4.5 It must be a sequence by itself: the blocks it touches do not make it one.
#[test]
fn a_sequence_by_itself() {
    let before = "table 20 30 40 | hand 50 60 80 91 92 | laid 2";
    let why = NotASequence::OtherStep { first: 50, second: 60, third: 80 };
    let wrong = Illegal::FirstIsWrong { pieces: pieces("50 60 80"), why };
    refuses(before, "50 60 80 right of 40, give 91", &wrong);
    refuses(before, "lay 50 60 80, give 91", &wrong);
}

// §4.5 It may touch others only if the finished table is valid.
#[test]
fn it_may_touch_others() {
    let before = "table 10 15 20 | hand 25 30 35 50 60 70 91 92 | laid 2";
    check(before, "25 30 35 right of 20, give 91", "table 10 15 20 25 30 35 | laid 1 2");
    let why = NotASequence::OtherStep { first: 15, second: 20, third: 50 };
    let runs = vec![WrongRun { pieces: pieces("10 15 20 50 60 70"), line: Axis::Across, why, meets: None }];
    refuses(before, "50 60 70 right of 20, give 91", &Illegal::WrongRuns { runs });
    // Down from the middle of a row, with only the hand's blocks laid in one line.
    let crossing = "table 10 20 30 | hand 21 22 23 91 92 | laid 2";
    check(crossing, "21 22 23 below 20, give 91", "table 10 20 30 / . 21 / . 22 / . 23 | laid 1 2");
    check(crossing, "lay 21 22 23 down with 21 below 20, give 91", "table 10 20 30 / . 21 / . 22 / . 23");
}

// §4.5 A first sequence is needed again in each round.
#[test]
fn again_in_each_round() {
    let before = "options rounds=2 | sheet 0 5 | table 20 30 40 | hand 50 91 92 | laid 2";
    refuses(before, "50 right of 40, give 91", &Illegal::FirstTooShort { blocks: 1 });
    check("table 20 30 40 | hand 9 | laid 1 2", "give 9", "round 2 | laid - | table");
}

// §4.5 A turn without one is allowed: a block is given away.
#[test]
fn nobody_must_lay() {
    check("table 20 30 40 | hand 1 2 3 91 | laid 2", "give 91", "table 20 30 40 | laid 2 | hand 1 2 3");
}

// §4.5 As an option, everybody may add at once.
#[test]
fn without_lay_first() {
    let before = "options lay-first=off | table 20 30 40 | hand 50 65 28 32 91 92 | laid -";
    check(before, "50 right of 40, give 91", "table 20 30 40 50");
    check(before, "28 above 30, 32 below 30, give 91", "table . 28 / 20 30 40 / . 32");
    let joker = "options lay-first=off | table 20 30 ja=40 | hand 40 91 92 | laid -";
    check(joker, "exchange 40 for ja, ja=50 right of 40, give 91", "table 20 30 40 ja=50");
    let inserted = "options lay-first=off | table 20 30 40 | hand 25 35 91 92 | laid -";
    check(inserted, "insert 25 between 20 30, insert 35 between 30 40, give 91", "table 20 25 30 35 40");
    // New rows must still be sequences.
    let runs = vec![WrongRun { pieces: pieces("50 65"), line: Axis::Across, why: NotASequence::TooShort, meets: None }];
    refuses(before, "lay 50 65, give 91", &Illegal::WrongRuns { runs });
}

// §4.5, §5.2 A joker counts as the number it stands for.
#[test]
fn with_jokers() {
    check("hand 30 40 ja 91 92 | laid -", "lay 30 40 ja=50, give 91", "table 30 40 ja=50 | laid 1");
    check("hand 30 ja jb 91 92 | laid -", "lay ja=29 30 jb=31, give 91", "table ja=29 30 jb=31 | laid 1");
    let why = NotASequence::OtherStep { first: 30, second: 40, third: 51 };
    let wrong = Illegal::FirstIsWrong { pieces: pieces("30 40 ja=51"), why };
    refuses("hand 30 40 ja 91 92 | laid -", "lay 30 40 ja=51, give 91", &wrong);
    let same = Illegal::FirstIsWrong { pieces: pieces("30 ja=30 jb=30"), why: NotASequence::NoStep { number: 30 } };
    refuses("hand 30 ja jb 91 92 | laid -", "lay 30 ja=30 jb=30, give 91", &same);
}
