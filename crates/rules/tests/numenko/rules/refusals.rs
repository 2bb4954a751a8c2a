//! Every reason for refusing a move, and everything that can be wrong with a run, at least once each.

use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::numenko::text::position::NotAPosition;
use reckon_rules::numenko::{BadPosition, Illegal, Sum, SumFault, Verdict, View, judge};

use super::bounds::too_many;
use crate::numenko::harness::{choice, draw, game, options, play, position, refused, refuses, seat, sums, tile, tiles};

/// Returns the index of a reason; a new one does not compile until it has one.
fn place(why: &Illegal) -> usize {
    match why {
        Illegal::Over => 0,
        Illegal::NoSuchSeat => 1,
        Illegal::Stopped => 2,
        Illegal::Ejected => 3,
        Illegal::VoteFirst { .. } => 4,
        Illegal::NoVote => 5,
        Illegal::Accused => 6,
        Illegal::VotedAlready => 7,
        Illegal::LayNow => 8,
        Illegal::NotYet => 9,
        Illegal::LaidAlready => 10,
        Illegal::NotHeld { .. } => 11,
        Illegal::PotTooSmall { .. } => 12,
        Illegal::TilesLeft { .. } => 13,
        Illegal::WrongSums { .. } => 14,
        Illegal::Apart { .. } => 15,
        Illegal::InNoSum { .. } => 16,
        Illegal::NoSumThere { .. } => 17,
        Illegal::PotNotShort { .. } => 18,
        Illegal::CheckFirst { .. } => 19,
        Illegal::NoCheck => 20,
        Illegal::OwnGrid => 21,
        Illegal::CheckedAlready => 22,
        Illegal::NoSumToDoubt { .. } => 23,
        Illegal::DoubtedAlready => 24,
    }
}

const REASONS: usize = 25;

const PLAY: &str = "seat 1 | tiles 248** | counts 5 21 | pot 50";
const LAY: &str = "seat 1 | tiles 248** | counts 5 21 | pot 1 | ended pot-short | lay";
const LAID: &str = "seat 1 | tiles 248** | counts 5 21 | pot 1 | laid 1: 2*4*8 | ended pot-short | lay";
const OVER: &str =
    "seat 1 | tiles 248** | counts 5 2 | known 2: 37 0 | pot 1 | laid 1: 2*4*8 | laid 2: - | ended pot-short | over";
const VOTE: &str = "options check-done=off | seat 1 | tiles 248** | counts 5 3 21 | known 2: 1** 0 | pot 1 | \
                    grid 2: *1* | vote 2";
const ACCUSED: &str = "options check-done=off | seat 1 | tiles 248** | counts 5 21 | known 1: 248** 0 | pot 1 | \
                       grid 1: 248** | vote 1";
const VOTED: &str = "options check-done=off | seat 1 | tiles 248** | counts 5 3 21 | known 2: 1** 0 | pot 1 | \
                     grid 2: *1* | voted 1: eject | vote 2";
const CHECK: &str = "options check-done=off who-checks=players | seat 1 | tiles 248** | counts 5 5 21 | pot 1 | \
                     grid 2: 1*1*2 | doubted 3: across 1,1 | check 2";
const SHOWN: &str = "options check-done=off who-checks=players | seat 1 | tiles 248** | counts 5 21 | pot 1 | \
                     grid 1: 2*4*8 | check 1";
const AGREED: &str = "options check-done=off who-checks=players | seat 1 | tiles 248** | counts 5 5 21 | pot 1 | \
                      grid 2: 1*1*2 | agreed 1 | check 2";
const EJECTED: &str = "options check-done=off | seat 1 | tiles - | counts 0 21 21 | known 1: - 0 | pot 3 | \
                       grid 1: *1* | ejected 1 | play";
const STOPPED: &str = "seat 1 | tiles 248** | counts 5 21 | pot 50 | stopped 1";

/// A position, a move by seat 1, and why it is refused.
fn examples() -> Vec<(&'static str, &'static str, Illegal)> {
    let wrong = |tiles: &str| -> Vec<Sum> { judge(&draw(&[tiles]), &options("")).sums };
    vec![
        // §5.6, §6
        (OVER, "swop 2", Illegal::Over),
        (OVER, "stop", Illegal::Over),
        (OVER, "vote end", Illegal::Over),
        (OVER, "lay -", Illegal::Over),
        // §4.5
        (STOPPED, "swop 2", Illegal::Stopped),
        (STOPPED, "done 2*4*8", Illegal::Stopped),
        (STOPPED, "stop", Illegal::Stopped),
        // §5.5
        (EJECTED, "swop 2", Illegal::Ejected),
        (EJECTED, "stop", Illegal::Ejected),
        (EJECTED, "lay -", Illegal::Ejected),
        (EJECTED, "vote end", Illegal::Ejected),
        (VOTE, "swop 2", Illegal::VoteFirst { accused: Seat(1) }),
        (VOTE, "game over 2*4*8", Illegal::VoteFirst { accused: Seat(1) }),
        (VOTE, "lay 2*4*8", Illegal::VoteFirst { accused: Seat(1) }),
        // §5.7–§5.9
        (CHECK, "swop 2", Illegal::CheckFirst { shown: Seat(1) }),
        (CHECK, "game over 2*4*8", Illegal::CheckFirst { shown: Seat(1) }),
        (CHECK, "lay 2*4*8", Illegal::CheckFirst { shown: Seat(1) }),
        (CHECK, "vote end", Illegal::NoVote),
        (CHECK, "wrong across 2,1", Illegal::NoSumToDoubt { row: 2, column: 1, down: false }),
        (CHECK, "wrong down 1,1", Illegal::NoSumToDoubt { row: 1, column: 1, down: true }),
        (CHECK, "wrong across 1,1", Illegal::DoubtedAlready),
        (SHOWN, "right", Illegal::OwnGrid),
        (AGREED, "wrong across 1,1", Illegal::CheckedAlready),
        (AGREED, "right", Illegal::CheckedAlready),
        (PLAY, "right", Illegal::NoCheck),
        (VOTE, "right", Illegal::VoteFirst { accused: Seat(1) }),
        (LAY, "wrong loose", Illegal::LayNow),
        (EJECTED, "right", Illegal::Ejected),
        (OVER, "right", Illegal::Over),
        (PLAY, "vote eject", Illegal::NoVote),
        (ACCUSED, "vote end", Illegal::Accused),
        (VOTED, "vote end", Illegal::VotedAlready),
        // §5.6
        (LAY, "swop 2", Illegal::LayNow),
        (LAY, "done 2*4*8", Illegal::LayNow),
        (LAY, "vote end", Illegal::LayNow),
        (PLAY, "lay 2*4*8", Illegal::NotYet),
        (LAID, "lay 2*4*8", Illegal::LaidAlready),
        // §4.3, §4.4, §5.6
        (PLAY, "swop 7", Illegal::NotHeld { tile: tile("7") }),
        (PLAY, "done 2*4*8*", Illegal::NotHeld { tile: tile("*") }),
        (LAY, "lay 7", Illegal::NotHeld { tile: tile("7") }),
        // §5.2
        (
            "options swop-short=refused | seat 1 | tiles 248** | counts 5 21 | pot 1",
            "swop 2",
            Illegal::PotTooSmall { pot: 1 },
        ),
        // §4.4
        (PLAY, "done -", Illegal::TilesLeft { left: tiles("248**") }),
        ("seat 1 | tiles 2478** | counts 6 21 | pot 50", "done 2*4*8", Illegal::TilesLeft { left: tiles("7") }),
        // §3.1
        (PLAY, "done 8*4*2; across 1,1: 8-4=2", {
            let stated = SumFault::StatedNotTrue {
                reading: "8-4=2".parse().unwrap(),
                shown: "8-4=2".to_string(),
                values: vec!["4".to_string(), "2".to_string()],
            };
            let mut sums = wrong("8*4*2");
            sums[0].verdict = Verdict::Trouble(stated);
            Illegal::WrongSums { sums }
        }),
        (PLAY, "done 24*8*", Illegal::WrongSums { sums: wrong("24*8*") }),
        // §3.2
        ("seat 1 | tiles 112248**** | counts 10 21 | pot 50", "done 2*4*8//1*1*2", Illegal::Apart { groups: 2 }),
        // §3.1
        (
            "options connected=off | seat 1 | tiles 2478** | counts 6 21 | pot 50",
            "done 2*4*8//7",
            Illegal::InNoSum { tile: tile("7"), row: 3, column: 1 },
        ),
        ("seat 1 | tiles 7 | counts 1 21 | pot 50", "done 7", Illegal::InNoSum { tile: tile("7"), row: 1, column: 1 }),
        // §3.10
        (PLAY, "done 2*4*8; down 1,1: 2x4=8", Illegal::NoSumThere { row: 1, column: 1, down: true }),
        // §5.3
        (PLAY, "game over 2*4*8", Illegal::PotNotShort { pot: 50 }),
    ]
}

#[test]
fn every_reason() {
    let mut seen = [false; REASONS];
    for (before, text, why) in examples() {
        refuses(before, text, &why);
        seen[place(&why)] = true;
    }
    // Nobody sits at seat 3 of a table for two.
    let refusal = game(PLAY, 1).play(seat(3), &choice("stop"), &mut Ignore);
    assert_eq!(refusal, Err(Illegal::NoSuchSeat));
    seen[place(&Illegal::NoSuchSeat)] = true;
    assert_eq!(seen, [true; REASONS]);
}

/// Returns the index of a run's fault; a new one does not compile until it has one.
fn place_of_fault(fault: &SumFault) -> usize {
    match fault {
        SumFault::NoSign => 0,
        SumFault::SignAtEdge => 1,
        SumFault::SignsTogether => 2,
        SumFault::LeadingZero { .. } => 3,
        SumFault::NothingWorkedOut => 4,
        SumFault::NoneTrue => 5,
        SumFault::SmileyDiffers => 6,
        SumFault::TooMany => 7,
        SumFault::StatedOtherTiles { .. } => 8,
        SumFault::StatedNoSum { .. } => 9,
        SumFault::StatedNotTrue { .. } => 10,
        SumFault::StatedCalculatesBehind { .. } => 11,
        SumFault::StatedChain { .. } => 12,
        SumFault::StatedDividesByZero { .. } => 13,
        SumFault::StatedFraction { .. } => 14,
        SumFault::OneSign => 15,
    }
}

const TROUBLES: usize = 16;

// §3.1, §3.5–§3.10
#[test]
fn every_trouble() {
    let reading = |text: &str| text.parse().unwrap();
    let not_true = |text: &str, shown: &str, values: &[&str]| SumFault::StatedNotTrue {
        reading: reading(text),
        shown: shown.to_string(),
        values: values.iter().map(ToString::to_string).collect(),
    };
    let too_many = too_many();
    let leading = |text: &str| SumFault::LeadingZero { number: text.to_string() };
    let mut seen = [false; TROUBLES];
    for (line, text, fault) in [
        ("", "248", SumFault::NoSign),
        ("", "2*4*", SumFault::SignAtEdge),
        ("", "*2*4", SumFault::SignAtEdge),
        ("", "2**4", SumFault::SignsTogether),
        ("", "04*1*5", leading("04")),
        ("", "?4*1*5; across 1,1: 04+1=5", leading("04")),
        ("", "1*3", SumFault::OneSign),
        ("", "12*12", SumFault::NothingWorkedOut),
        ("", "12*12; across 1,1: 12=12", SumFault::NothingWorkedOut),
        ("", "92*4*8", SumFault::NoneTrue),
        ("smiley-both-ways=off", ".8/.*/.9/.*/2?4*8/.2", SumFault::SmileyDiffers),
        ("", &too_many, SumFault::TooMany),
        ("", "2*4*8; across 1,1: 2x4=9", SumFault::StatedOtherTiles { reading: reading("2x4=9") }),
        ("", "2*4*8; across 1,1: 2x4=80", SumFault::StatedOtherTiles { reading: reading("2x4=80") }),
        ("", "2*4*8; across 1,1: 2x4+8", SumFault::StatedNoSum { reading: reading("2x4+8") }),
        ("chains=off", "2*2*2; across 1,1: 2=2=2", SumFault::StatedChain { reading: reading("2=2=2") }),
        (
            "equals=at-the-end",
            "8*2*4; across 1,1: 8=2x4",
            SumFault::StatedCalculatesBehind { reading: reading("8=2x4") },
        ),
        ("", "2*4*8; across 1,1: 2+4=8", not_true("2+4=8", "2+4=8", &["6", "8"])),
        ("", "5*1*5*0; across 1,1: 5-1x5=0", not_true("5-1x5=0", "(5-1)x5=0", &["20", "0"])),
        (
            "",
            "5*0*8; across 1,1: 5/0=8",
            SumFault::StatedDividesByZero { reading: reading("5/0=8"), shown: "5/0=8".to_string() },
        ),
        (
            "fractions=off",
            "7*2*4*14; across 1,1: 7/2x4=14",
            SumFault::StatedFraction {
                reading: reading("7/2x4=14"),
                shown: "(7/2)x4=14".to_string(),
                step: "7/2".to_string(),
            },
        ),
    ] {
        let judged = judge(&text.parse().unwrap(), &options(line));
        let found: Vec<&SumFault> = judged
            .sums
            .iter()
            .filter_map(|sum| match &sum.verdict {
                Verdict::Trouble(fault) => Some(fault),
                Verdict::True { .. } => None,
            })
            .collect();
        assert_eq!(found, [&fault], "{text}");
        seen[place_of_fault(&fault)] = true;
    }
    assert_eq!(seen, [true; TROUBLES]);
}

// §3.1, §3.2 The order in which several faults are reported: stated readings, sums, groups, lone tiles.
#[test]
fn which_fault_is_reported_first() {
    let held = |tiles: &str, text: &str| {
        let count = tiles.len();
        refused(&game(&format!("seat 1 | tiles {tiles} | counts {count} 21 | pot 50"), 1), 1, text)
    };
    assert!(matches!(held("22478**", "done 2*4*8//7/.2; down 3,1: 7=2"), Illegal::NoSumThere { .. }));
    assert!(matches!(held("24779**", "done 2*4*9//7.7"), Illegal::WrongSums { .. }));
    assert!(matches!(held("2478**", "done 2*4*8//7"), Illegal::Apart { groups: 2 }));
}

// §3.10 A player who stated a wrong reading can lay the same tiles without it.
#[test]
fn only_the_stated_reading_is_wrong() {
    let mut game = game(PLAY, 1);
    assert!(matches!(refused(&game, 1, "done 2*4*8; across 1,1: 2+4=8"), Illegal::WrongSums { .. }));
    play(&mut game, 1, "done 2*4*8");
    assert_eq!(sums(&draw(&["2*4*8"]), &position(PLAY).options), ["across 1,1 2x4=8"]);
}

// §1.1, §2.1 Lists have one number for each seat, and there are at most six seats.
#[test]
fn every_section_is_about_the_seats_of_the_table() {
    let read = |text: &str| text.parse::<View>().map(|_| ());
    let tiles = "tiles 248**";
    assert_eq!(read(&format!("{tiles} | counts 5 21 15 15 15 15 15")), Err(NotAPosition::Seats));
    assert_eq!(read(&format!("{tiles} | counts 5 21 15 15 15 15 15 15 15")), Err(NotAPosition::Seats));
    let listed = |section, listed, seats| Err(NotAPosition::Listed { section, listed, seats });
    assert_eq!(read(&format!("{tiles} | counts 5 21 | swops 1 2 3")), listed("swops", 3, 2));
    assert_eq!(read(&format!("{tiles} | dones 1")), listed("dones", 1, 2));
    for of_third in ["stopped 3", "ejected 3", "known 3: 248** 1", "grid 3: 2*4*8", "laid 3: 2*4*8", "voted 3: end"] {
        let nobody = BadPosition::NoSuchSeat { seat: Seat(2) };
        assert_eq!(read(&format!("{tiles} | {of_third}")), Err(NotAPosition::Bad(nobody)), "{of_third}");
    }
    assert_eq!(read(&format!("{tiles} | counts 5 21 21 | swops 0 1 2 | stopped 3")), Ok(()));
}
