//! §5 Jokers.

use reckon_rules::nmbrs::{Axis, BadPosition, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{bad, block, blocks, check, pieces, refuses};

// §5.1 A joker stands for the announced number, the same in both directions, and keeps it.
#[test]
fn a_joker_stands_for_a_number() {
    check("hand 30 40 ja 91 92 | laid -", "lay 30 40 ja=50, give 91", "table 30 40 ja=50");
    check("hand 30 40 ja 91 92 | laid -", "lay ja=20 30 40, give 91", "table ja=20 30 40");
    check("hand 30 40 ja 91 92 | laid -", "lay 30 ja=35 40, give 91", "table 30 ja=35 40");
    let across = "table 30 40 ja=50 | hand 49 51 52 91 92";
    check(across, "49 above ja, 51 below ja, give 91", "table .2 49 / 30 40 ja=50 / .2 51");
    let why = NotASequence::OtherStep { first: 50, second: 52, third: 51 };
    let runs = vec![WrongRun { pieces: pieces("ja=50 52 51"), line: Axis::Down, why, meets: None }];
    refuses(across, "52 51 below ja, give 91", &Illegal::WrongRuns { runs });
    // A growing row does not change it.
    check(across, "give 91", "table 30 40 ja=50");
}

// §5.1 A joker goes up to the highest number or, as an option, always up to 100.
#[test]
fn how_high_a_joker_goes() {
    check("hand 98 99 ja 91 92 | laid -", "lay 98 99 ja=100, give 91", "table 98 99 ja=100");
    let fifty = "options highest=50 | hand 48 50 ja 1 2 | laid -";
    let too_high = Illegal::JokerTooHigh { joker: block("ja"), value: 52, most: 50 };
    refuses(fifty, "lay 48 50 ja=52, give 1", &too_high);
    let hundred = "options highest=50 joker-range=hundred | hand 48 50 ja 1 2 | laid -";
    check(hundred, "lay 48 50 ja=52, give 1", "table 48 50 ja=52");
    let insert = "options highest=50 | table 40 50 30 20 10 | hand ja 1 2";
    assert!(matches!(bad(insert), BadPosition::WrongRuns { .. }));
    let at_the_end = "options highest=50 | table 30 40 50 | hand ja 1 2";
    let too_high = Illegal::JokerTooHigh { joker: block("ja"), value: 60, most: 50 };
    refuses(at_the_end, "ja=60 right of 50, give 1", &too_high);
    refuses(at_the_end, "insert ja=60 between 30 40, give 1", &too_high);
    refuses(at_the_end, "link ja=60 between 30 40, give 1", &too_high);
}

// §5.2 Jokers may be laid in the first sequence, and even if the number itself is on the table or in the same hand.
#[test]
fn a_joker_beside_its_number() {
    check("hand 30 40 50 ja 91 | laid -", "lay 30 40 ja=50, give 91", "table 30 40 ja=50 | laid 1");
    check("table 48 49 50 | hand 30 40 ja 91 92", "lay 30 40 ja=50, give 91", "hand 92 | given 91");
    let two = "table 30 40 ja=50 | hand jb 51 52 91 92";
    check(two, "lay jb=50 51 52, give 91", "hand 92 | given 91");
}

// §5.3 Exchanged only after a sequence of one's own, and only with the block of that exact number.
#[test]
fn exchanging() {
    let before = "table 25 30 ja=35 | hand 35 36 jb 91 92";
    check(before, "exchange 35 for ja, ja=40 right of 35, give 91", "table 25 30 35 ja=40 | hand 36 92 jb");
    let another = Illegal::JokerStandsFor { joker: block("ja"), value: 35, block: block("36") };
    refuses(before, "exchange 36 for ja, ja=40 right of 36, give 91", &another);
    refuses(before, "exchange 34 for ja, give 91", &Illegal::NotHeld { block: block("34") });
    refuses(before, "exchange jb for ja, give 91", &Illegal::NotANumber { block: block("jb") });
    refuses(before, "exchange 35 for 30, give 91", &Illegal::NotAJoker { block: block("30") });
    refuses(before, "exchange 35 for jc, give 91", &Illegal::NotOnTable { block: block("jc") });
    let first = "table 25 30 ja=35 | hand 1 2 3 35 91 92 | laid 2";
    refuses(first, "exchange 35 for ja, ja=40 right of 35, give 91", &Illegal::OwnSequenceFirst);
    check(first, "lay 1 2 3, exchange 35 for ja, ja=40 right of 35, give 91", "hand 92 | laid 1 2");
}

// §5.4 Laid again in the same turn: in a new row, at the end of another, inserted, or as a link.
#[test]
fn laid_again() {
    let before = "table 25 30 ja=35 / / 60 70 80 | hand 35 75 1 2 91 92";
    check(before, "exchange 35 for ja, lay 1 2 ja=3, give 91", "hand 75 92");
    check(before, "exchange 35 for ja, ja=90 right of 80, give 91", "table 25 30 35 / . / 60 70 80 ja=90");
    check(
        before,
        "exchange 35 for ja, insert ja=65 between 60 70, insert 75 between 70 80, give 91",
        "table 25 30 35 / . / 60 ja=65 70 75 80",
    );
    let kept = Illegal::JokersKept { jokers: blocks("ja") };
    refuses(before, "exchange 35 for ja, lay 1 2 75, give 91", &kept);
    // All exchanged jokers.
    let two = "table 25 30 ja=35 / / 60 70 jb=80 | hand 35 80 91 92";
    let moves = "exchange 35 for ja, exchange 80 for jb";
    refuses(two, &format!("{moves}, ja=40 right of 35, give 91"), &Illegal::JokersKept { jokers: blocks("jb") });
    refuses(two, &format!("{moves}, give 91"), &Illegal::JokersKept { jokers: blocks("ja jb") });
    check(two, &format!("{moves}, ja=40 right of 35, jb=90 right of 80, give 91"), "hand 92");
}

// §5.3, §5.4 A joker from the player's hand is not a picked-up one, and one laid this turn can be picked up again.
#[test]
fn a_joker_from_the_hand() {
    check("table 25 30 ja=35 | hand jb 35 91", "exchange 35 for ja, ja=40 right of 35, give jb", "given jb");
    check(
        "table 25 30 35 | hand ja 40 91 92",
        "ja=40 right of 35, exchange 40 for ja, ja=45 right of 40, give 91",
        "table 25 30 35 40 ja=45 | hand 92",
    );
}

// §5.5 As many in a row as one likes, or fewer if agreed.
#[test]
fn jokers_in_a_row() {
    let four = "hand ja jb jc jd 91 92 | laid -";
    check(four, "lay ja=1 jb=2 jc=3 jd=4, give 91", "table ja=1 jb=2 jc=3 jd=4");
    let two = "options jokers-in-a-row=2 | hand 5 ja jb jc 91 92 | laid -";
    check(two, "lay ja=3 jb=4 5, give 91", "table ja=3 jb=4 5");
    let why = NotASequence::TooManyJokers { jokers: 3, most: 2 };
    let runs = vec![WrongRun { pieces: pieces("ja=3 jb=4 5 jc=6"), line: Axis::Across, why, meets: None }];
    refuses(two, "lay ja=3 jb=4 5 jc=6, give 91", &Illegal::WrongRuns { runs });
    // Counted separately in each direction.
    let one = "options jokers-in-a-row=1 | table 3 4 ja=5 | hand jb 7 91 92";
    let why = NotASequence::TooManyJokers { jokers: 2, most: 1 };
    let runs = vec![WrongRun { pieces: pieces("ja=5 jb=6 7"), line: Axis::Down, why, meets: None }];
    refuses(one, "jb=6 7 below ja, give 91", &Illegal::WrongRuns { runs });
    let elsewhere = "options jokers-in-a-row=1 | table 3 4 ja=5 | hand jb 7 8 91 92";
    check(elsewhere, "lay jb=6 7 8, give 91", "hand 92");
}

// §6.3 A joker can be given away.
#[test]
fn given_away() {
    check("table 1 2 3 | hand ja 91 92", "give ja; 2: knock ja", "known 2:ja | turn 2 | drew 0");
    check("table 1 2 3 | hand ja 91 92", "give ja; 2: let go", "aside ja");
}
