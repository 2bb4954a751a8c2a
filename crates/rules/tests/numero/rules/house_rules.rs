//! Options that affect play: exactly what each value changes, and what it leaves alone.

use reckon_rules::game::{Game, Outcome, Seat, Seats, Viewer};
use reckon_rules::numero::{Event, Illegal, Numero};
use reckon_rules::shuffle::Shuffle;

use crate::numero::harness::{
    card, cards, check, deal, game, mover, name, options, play, ratio, refuses, refuses_as, shows, sum, tells,
};

const MUST_TAKE: &str = "options preset=powers-and-roots must-take=on";

// §3.2 must-take=on: a player who can take without a wild card must take.
#[test]
fn must_take_when_a_take_is_there() {
    let before = format!("{MUST_TAKE} | centre 9r 4r 12b | hand 9g 1g 10g -2 3g");
    let must_take = || Illegal::MustTake { with: card("9g") };
    refuses(&before, "discard 3g", must_take());
    refuses(&before, "build 10: 9r + 1g", must_take());
    refuses(&before, "discard -2; discard 3g", must_take());
    refuses(&before, "build 10: 12b-2; discard 3g", must_take());
    check(&before, "take 9g: 9r", "won 2 0");
    check(&before, "discard -2; take 9g: 9r", "won 2 0");
    check(&before, "build 10: 12b-2; take 9g: 9r", "won 2 0");
    check(&before, "take 10g: 12b-2", "won 3 0");
}

// §3.2 Takes of combinations and builds count too.
#[test]
fn must_take_sees_combinations_and_builds() {
    refuses(
        &format!("{MUST_TAKE} | centre 5r 2r 1r | hand 8g 11 11 12 13"),
        "discard 11g",
        Illegal::MustTake { with: card("8g") },
    );
    refuses(
        &format!("{MUST_TAKE} | centre 8#1 = 5r + 3r | hand 8g 11 11 12 13"),
        "discard 11g",
        Illegal::MustTake { with: card("8g") },
    );
    let sum = format!("{MUST_TAKE} | centre 8#1 = 5r + 3r, 6#2 = 4r + 2r | hand 14g 11 11 12 13");
    refuses(&sum, "discard 11g", Illegal::MustTake { with: card("14g") });
    let broken = format!("{MUST_TAKE} | centre 8#1 = 5r + 3r | hand 5g 3g 11 12 14");
    refuses(&broken, "discard 12g", Illegal::MustBuild { value: 11, with: card("3g") });
}

// §3.2 A player who cannot take but can build without a wild card must build.
#[test]
fn must_build_when_a_build_is_there() {
    let before = format!("{MUST_TAKE} | centre 9r 12b | hand 1g 10g -2 x2 3g");
    let must_build = || Illegal::MustBuild { value: 10, with: card("1g") };
    refuses(&before, "discard 3g", must_build());
    refuses(&before, "discard 1g", must_build());
    refuses(&before, "discard -2; discard 3g", must_build());
    refuses(&before, "build 10: 12b-2; discard 3g", must_build());
    check(&before, "build 10: 9r + 1g", "centre 12b, 10#1 = 9r + 1g");
    check(&before, "discard -2; build 10: 9r + 1g", "centre 12b -2, 10#1 = 9r + 1g");
    check(&before, "build 10: 9r-2 + 3g", "centre 12b, 10#1 = 9r-2 + 3g");
    check(&before, "take 10g: 12b-2", "won 3 0");
    let combined = format!("{MUST_TAKE} | centre 4r 2r | hand 3g 9g 13 14 15");
    refuses(&combined, "discard 13g", Illegal::MustBuild { value: 9, with: card("3g") });
}

// §3.2 A player who can do neither discards freely; a play that needs a wild card is never owed.
#[test]
fn nobody_owes_a_play_with_wild_cards() {
    check(&format!("{MUST_TAKE} | centre 10r | hand 8g -2 1 2 3"), "discard 1g", "turn 2");
    check(&format!("{MUST_TAKE} | centre 10r -2 | hand 8g 1 2 3 4"), "discard 1g", "turn 2");
    check(&format!("{MUST_TAKE} | centre 9r | hand 1g 8g 12 13 14"), "discard 8g", "turn 2");
    check(&format!("{MUST_TAKE} | centre 8g | hand -5 10b 13g 1 1"), "discard 1g", "turn 2");
    check(&format!("{MUST_TAKE} | centre | hand 9g 10g 1 2 3"), "discard 9g", "turn 2");
    check(&format!("{MUST_TAKE} | centre -2 x2 | hand 9g 10g 1 2 3"), "discard 9g", "turn 2");
    check(&format!("{MUST_TAKE} | centre 10r | hand -2 -3 x2 /2 1/2"), "discard all", "turn 2");
}

// §3.2 §8.2 §9.4 The duty is for turns: the last player may decline, and Patience may be stopped.
#[test]
fn must_take_does_not_reach_the_end() {
    check(&format!("{MUST_TAKE} | chance 1 | centre 9r | hand 9g | hands 1 0 | pack 0 | won 87 0"), "stop", "over");
    check(&format!("{MUST_TAKE} | seats 1 | centre 9r 1 2 3 4 | hand 9g 5 6 7 8"), "stop", "over");
}

// §3.2 The table follows the duty when it plays for an absent player.
#[test]
fn must_take_for_an_absent_player() {
    let away = |position: &str| game(&format!("{MUST_TAKE} | {position}"), 0).absent(Seat(0)).unwrap().to_string();
    assert_eq!(away("centre 9r 2r | hand 9g 1g 10g 4 5"), "take 9g: 9r");
    assert_eq!(away("centre 9r | hand 7g 1g 10g 2 5"), "build 10: 9r + 1g");
    assert_eq!(away("centre 9r | hand 7g 3g 10g 4 5"), "discard 3g");
    for position in [
        "centre 6r 2r, 5#1 = 4b + 1b | hand 13g 1g 2g 15g 15o",
        "centre 2r 3r 4r | hand 5g 14 14 14 15",
        "centre 2r 3r 4r | hand 1g 12g 14g 14 6",
    ] {
        let mut game = game(&format!("{MUST_TAKE} | {position}"), 0);
        let choice = game.absent(Seat(0)).unwrap().to_string();
        play(&mut game, &choice);
    }
}

// §3.2 must-take=off: there is no such duty.
#[test]
fn must_take_off() {
    for turn in ["discard 3g", "build 10: 9r + 1g", "discard -2; discard 3g", "build 10: 12b-2; discard 3g"] {
        check("options preset=subtraction must-take=off | centre 9r 4r 12b | hand 9g 1g 10g -2 3g", turn, "turn 2");
    }
    assert_eq!(game("centre 9r | hand 9g 1g", 0).absent(Seat(0)).unwrap().to_string(), "discard 1g");
}

// §4.4 wild-on-combination=off: wild cards act on a single card or a single build only.
#[test]
fn wild_on_combination() {
    let before = |value| {
        format!(
            "options preset=powers-and-roots wild-on-combination={value}
                 centre 5r 3b, 12#1 = 10b + 2b | hand /2 4g 7g 6g 10g"
        )
    };
    check(&before("on"), "take 4g: (5r + 3b)/2", "won 4 0");
    check(&before("on"), "take 10g: (12#1 + 5r + 3b)/2", "won 6 0");
    check(&before("on"), "build 4: (5r + 3b)/2; discard 7g", "centre 7g, 4#2 = (5r + 3b)/2, 12#1 = 10b + 2b");
    let refused = || Illegal::WildOnCombination { card: card("/2") };
    refuses(&before("off"), "take 4g: (5r + 3b)/2", refused());
    refuses(&before("off"), "take 10g: (12#1 + 5r + 3b)/2", refused());
    refuses(&before("off"), "build 4: (5r + 3b)/2; discard 7g", refused());
    // Single cards and single builds are still changed, and added afterwards.
    check(&before("off"), "take 6g: 12#1/2", "won 4 0");
    refuses_as!(&before("off"), "take 10g: 5r/2 + 3b", Illegal::TakeMisses { .. });
    let several = "options preset=subtraction wild-on-combination=off | centre 10r 5b | hand -2 -4 9g 1 1";
    check(several, "take 9g: 10r-2 + 5b-4", "won 5 0");
    check(
        "options preset=powers-and-roots wild-on-combination=off | centre 10r | hand -2 /4 x3 6g 1",
        "take 6g: 10r-2/4x3",
        "won 5 0",
    );
}

// §4.4 A wild card in the centre is no exception, and parentheses around one card do not make a combination.
#[test]
fn wild_on_combination_from_the_centre() {
    let before = "options preset=powers-and-roots wild-on-combination=off | centre 5r 3b 8b /2 | hand 4g 1 1 1 2";
    refuses(before, "take 4g: (5r + 3b)[/2]", Illegal::WildOnCombination { card: card("/2") });
    check(before, "take 4g: (8b)[/2]", "won 3 0");
}

// §4.5 in-between-values=whole: every value on the way is a whole number from 0 up.
#[test]
fn in_between_values() {
    let before = |value, rest: &str| format!("options preset=powers-and-roots in-between-values={value} | {rest}");
    for (rest, turn, between) in [
        ("centre 10r | hand /4 x2 5g 1 1", "take 5g: 10r/4x2", "5/2"),
        ("centre 2r 9b | hand -5 6g 1 1 1", "take 6g: 2r-5 + 9b", "-3"),
        ("centre 9r 2b | hand -5 6g 1 1 1", "take 6g: 9r + 2b-5", "-3"),
        ("centre 2r | hand -5 ^2 9g 1 1", "take 9g: 2r-5^2", "-3"),
        ("centre 1r | hand /4 sqrt x4 2g 9", "take 2g: 1r/4 sqrt x4", "1/4"),
        ("centre 5r 7b | hand /2 1/2 6g 1 1", "take 6g: 5r/2 + 7b*1/2", "5/2"),
        ("centre 10r 3r | hand /4 x2 5g 8g 1", "build 5: 10r/4x2; discard 1g", "5/2"),
        ("centre 10r 3r | hand /4 x2 3g 8g 1", "build 8: 10r/4x2 + 3g", "5/2"),
    ] {
        check(&before("any", rest), turn, "turn 2");
        refuses(&before("whole", rest), turn, Illegal::NotWholeBetween { value: ratio(between) });
    }
    for (rest, turn) in [
        ("centre 10r | hand -2 /4 x3 6g 1", "take 6g: 10r-2/4x3"),
        ("centre 10r 5b | hand -5 10g 1 1 1", "take 10g: 10r + 5b-5"),
        ("centre 8r | hand 3/4 6g 1 1 1", "take 6g: 8r*3/4"),
        ("centre 5r 2b 7b | hand -5 9g 1 1 1", "take 9g: (5r + 2b)-5 + 7b"),
    ] {
        check(&before("whole", rest), turn, "turn 2");
    }
}

// §4.6 zero-piles=off: no pile worth zero is swept along, neither in takes nor in builds.
#[test]
fn zero_piles() {
    let before = |value, rest: &str| format!("options preset=subtraction zero-piles={value} | {rest}");
    let cases = [
        ("centre 10r 5b | hand -5 10g 1 1 1", "take 10g: 10r + 5b-5", "10r + 5b-5"),
        ("centre 10r 5b | hand -5 10g 1 1 1", "take 10g: 5b-5 + 10r", "5b-5 + 10r"),
        ("centre 10r 3b 2b | hand -5 10g 1 1 1", "take 10g: 10r + (3b + 2b)-5", "10r + (3b + 2b)-5"),
        ("centre 5b | hand -5 10g 10o 1 1", "build 10: 5b-5 + 10g", "5b-5"),
        ("centre 10r, 5#1 = 4b + 1b | hand -5 10g 1 1 1", "take 10g: 10r + 5#1-5", "10r + 5#1-5"),
    ];
    for (rest, turn, text) in cases {
        check(&before("on", rest), turn, "turn 2");
        refuses(&before("off", rest), turn, Illegal::ZeroPile { sum: sum(text) });
    }
    let others = [
        ("centre 10r 5b | hand -4 11g 1 1 1", "take 11g: 10r + 5b-4"),
        ("centre 2b 9r | hand -5 6g 1 1 1", "take 6g: 2b-5 + 9r"),
        ("centre 10r | hand 10g 1 1 1 2", "take 10g: 10r"),
    ];
    for (rest, turn) in others {
        check(&before("off", rest), turn, "turn 2");
    }
}

// §6.4 show-answer=on: the answer is shown to everybody when the build is made.
#[test]
fn show_answer() {
    let before = "options preset=subtraction show-answer=on | centre 9r 12b | hand 1g 10g 9o -2 3";
    check(before, "build 10: 9r + 1g", "shown 1: 10g | holds 1: | hand 10g 9o -2 3 ?");
    tells(
        before,
        "build 10: 9r + 1g",
        &[
            Event::Built {
                seat: Seat(0),
                name: name(1),
                value: 10,
                sum: sum("9r"),
                with: card("1g"),
                shown: Some(card("10g")),
            },
            Event::Drew { seat: Seat(0), cards: 1 },
        ],
    );
    tells(
        before,
        "build 10: 12b-2; discard 1g",
        &[
            Event::WildBuilt { seat: Seat(0), name: name(1), value: 10, sum: sum("12b-2"), shown: Some(card("10g")) },
            Event::Discarded { seat: Seat(0), card: card("1g") },
            Event::Drew { seat: Seat(0), cards: 2 },
        ],
    );
    let mut game = game(before, 0);
    play(&mut game, "build 10: 9r + 1g");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(game.view(viewer).hands[0].shown, cards("10g"), "{viewer:?}");
    }
}

// §6.4 show-answer=off: nothing is shown, and only the value is known.
#[test]
fn show_answer_off() {
    let before = "options preset=subtraction show-answer=off | centre 9r 12b | hand 1g 10g 9o -2 3";
    check(before, "build 10: 9r + 1g", "shown 1: | holds 1: 10");
    check(before, "build 10: 12b-2; discard 1g", "shown 1: | holds 1: 10");
}

// §6.4 Showing changes nothing else: the answer is still needed, and one that was shown may be shown again.
#[test]
fn show_answer_changes_nothing_else() {
    let before = "options preset=subtraction show-answer=on | centre 9r 12b | hand 1g 11g 9o -2 3";
    refuses(before, "build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
    let twice = "options preset=subtraction show-answer=on | centre 9r 12b | hand 1g 10g 10o -2 3";
    check(twice, "build 10: 12b-2; build 10: 9r + 1g", "shown 1: 10g | hand 10g 10o 3 ? ?");
    let again = "options preset=subtraction show-answer=on | centre 9r 12b | hand 1g 10g 10o -2 3 | shown 1: 10o";
    check(again, "build 10: 9r + 1g", "shown 1: 10o");
}

// §6.4 A shown card that is played is no longer shown; the others still are.
#[test]
fn show_answer_until_it_is_played() {
    let before = "options preset=1-15 show-answer=on | centre 10r 3b | hand 10g 10o 9g 4 5 | shown 1: 10g 9g";
    check(before, "take 10g: 10r", "shown 1: 9g");
    check(before, "take 10o: 10r", "shown 1: 10g 9g");
    check(before, "discard 9g", "shown 1: 10g");
    check(before, "discard 4g", "shown 1: 10g 9g");
}

// §6.8 wild-on-build=off: wild cards leave builds alone, even inside a combination.
#[test]
fn wild_on_build() {
    let before = |value| {
        format!(
            "options preset=powers-and-roots wild-on-build={value}
                 centre 4r 12b, 10#1 = 9r + 1g | hand -2 /2 8g 7g 13g"
        )
    };
    let refused = |text: &str| Illegal::WildOnBuild { card: card(text) };
    for (turn, wild) in [
        ("take 8g: 10#1-2", "-2"),
        ("take 7g: (10#1 + 4r)/2", "/2"),
        ("take 7g: (4r + 10#1)/2", "/2"),
        ("build 13: 10#1/2 + 8g", "/2"),
        ("build 8: 10#1-2; discard 13g", "-2"),
    ] {
        check(&before("on"), turn, "turn 2");
        refuses(&before("off"), turn, refused(wild));
    }
}

// §6.8 Beside a build, wild cards act as usual; and builds are still taken and added to.
#[test]
fn wild_on_build_off_leaves_the_rest() {
    let before = "options preset=subtraction wild-on-build=off | centre 5r 12b, 10#1 = 9r + 1g | hand -2 13g 10g 3g 1o";
    check(before, "take 13g: 10#1 + 5r-2", "centre 12b | won 5 0");
    check(before, "take 10g: 12b-2, 10#1", "centre 5r | won 5 0");
    check(before, "build 13: 10#1 + 3g", "centre 5r 12b, 13#2 = 9r + 1g + 3g");
    check(before, "build 10: 12b-2; discard 1o", "centre 5r 1o, 10#1 = 9r + 1g, 10#2 = 12b-2");
}

// §6.9 wild-only-build: with its answer, not at all, or free.
#[test]
fn wild_only_build() {
    let before =
        |value, hand: &str| format!("options preset=subtraction wild-only-build={value} | centre 10r 3b | hand {hand}");
    let (with_answer, without) = ("-2 7g 8g 1 1", "-2 7g 9g 1 1");
    let turn = "build 8: 10r-2; discard 7g";
    check(&before("needs-answer", with_answer), turn, "centre 3b 7g, 8#1 = 10r-2 | holds 1: 8");
    refuses(&before("needs-answer", without), turn, Illegal::NoAnswer { value: 8 });
    for hand in [with_answer, without] {
        refuses(&before("forbidden", hand), turn, Illegal::WildOnlyBuildForbidden { value: 8 });
        check(&before("free", hand), turn, "centre 3b 7g, 8#1 = 10r-2 | holds 1: | shown 1:");
    }
}

// §6.9 Its value always follows §6.2, a wild card from the hand is part of it, and other builds need answers.
#[test]
fn wild_only_build_changes_nothing_else() {
    let free = "options preset=subtraction wild-only-build=free | centre 10r 5r -3 | hand -2 7g 9g 4 1g";
    refuses_as!(free, "build 9: 10r-2; discard 7g", Illegal::WrongAnnouncement { .. });
    refuses(free, "build 7: 10r[-3]; discard 7g", Illegal::NoWildFromHand { value: 7 });
    refuses(free, "build 12: 5r + 7g", Illegal::NoAnswer { value: 12 });
    refuses_as!(free, "build 0: 5r-2[-3]; discard 7g", Illegal::NoSuchNumber { .. });
    let forbidden = free.replace("=free", "=forbidden");
    check(&forbidden, "build 9: 10r-2 + 1g", "centre 5r -3, 9#1 = 10r-2 + 1g");
    check(&forbidden, "take 7g: 10r[-3]", "won 3 0");
    check(&forbidden, "discard -2; discard 7g", "turn 2");
}

const PASS: &str = "options preset=subtraction hand-without-number=pass";
const DISCARD_ALL: &str = "options preset=subtraction hand-without-number=discard-all";

// §7.4 hand-without-number=pass: a short hand of wild cards is kept.
#[test]
fn hand_without_number_passes() {
    let rest = "centre 8r | hand -2 -3 | hands 2 5 | pack 0 | won 50 6";
    let before = format!("{PASS} | {rest}");
    check(&before, "pass", "centre 8r | hand -2 -3 | hands 2 5 | passes 1 | wild 1 | turn 2");
    tells(&before, "pass", &[Event::Passed { seat: Seat(0) }]);
    refuses(&before, "discard all", Illegal::MustPass);
    refuses(&before, "discard -2", Illegal::MustPass);
    refuses(&before, "take 8g: 8r", Illegal::MustPass);
    assert_eq!(game(&before, 0).absent(Seat(0)).unwrap().to_string(), "pass");
    let before = format!("{DISCARD_ALL} | {rest}");
    refuses(&before, "pass", Illegal::OnlyWildCards { cards: 2 });
    check(&before, "discard all", "centre 8r -2 -3 | hand | chance 2");
    assert_eq!(game(&before, 0).absent(Seat(0)).unwrap().to_string(), "discard all");
}

// §7.4 Only such a hand passes: not one with a number card, and not five wild cards.
#[test]
fn hand_without_number_is_for_such_hands_only() {
    let number = format!("{PASS} | centre 8r | hand -2 7g | hands 2 5 | pack 0 | won 50 6");
    refuses(&number, "pass", Illegal::HasNumberCard { card: card("7g") });
    check(&number, "discard 7g", "hand -2 | turn 2 | passes 0");
    let five = "options preset=powers-and-roots hand-without-number=pass | centre 8r | hand -2 -3 -4 -5 x2 | pack 0 \
                | won 78 0";
    refuses(five, "pass", Illegal::OnlyWildCards { cards: 5 });
    check(five, "discard all", "hand | chance 2");
}

// §7.4 When all who have cards pass one after another, the game ends and all of them subtract.
#[test]
fn hand_without_number_when_all_are_stuck() {
    let before = format!("{PASS} | centre 8r | hand -2 | hands 1 2 | wild 2 | passes 1 | pack 0 | won 40 20 | last 2");
    check(&before, "pass", "over | won 40 21 | hands 1 2 | results 39 19 | winners 1");
    tells(
        &before,
        "pass",
        &[
            Event::Passed { seat: Seat(0) },
            Event::CentreWon { seat: Seat(1), cards: 1 },
            Event::Subtracted { seat: Seat(0), cards: 1 },
            Event::Subtracted { seat: Seat(1), cards: 2 },
            Event::Over {
                outcome: Outcome { results: vec![39, 19], winners: Seats::NONE.with(Seat(0)) },
                points: false,
            },
        ],
    );
    let three = format!("{PASS} | centre 8r | hand -2 | hands 1 2 0 1 | wild 2 | passes 1 | pack 0 | won 40 19 0 0");
    check(&three, "pass", "turn 2 | passes 2");
}

// §7.4 A turn in between restarts the count.
#[test]
fn hand_without_number_counts_passes_in_succession() {
    let mut game = game(
        &format!(
            "{PASS} | centre 8r | hand -2 | hands 1 2 1 | wild 3 | pack 0 | won 40 19 0 \
                                  | shown 2: 7g 8g"
        ),
        0,
    );
    play(&mut game, "pass");
    shows(&game, Seat(0), "turn 2 | passes 1");
    play(&mut game, "discard 7g");
    shows(&game, Seat(1), "turn 3 | passes 0");
    play(&mut game, "pass");
    play(&mut game, "pass");
    shows(&game, Seat(0), "turn 2 | passes 2");
    play(&mut game, "take 8g: 8r");
    shows(&game, Seat(1), "hands 1 0 1 | turn 3 | passes 0");
    play(&mut game, "pass");
    play(&mut game, "pass");
    shows(&game, Seat(0), "over | results 39 22 -1 | winners 1");
}

// §7.4 §8.2 The last player does not pass: the final chance is a take or a stop.
#[test]
fn hand_without_number_and_the_final_chance() {
    let before = format!("{PASS} | chance 1 | centre 8r | hand -2 | hands 1 0 | pack 0 | won 42 20");
    refuses(&before, "pass", Illegal::OnlyTakeNow);
    check(&before, "stop", "over | results 41 20");
}

// §8.6 show-counts=off: nobody is told before the end, and everybody at the end.
#[test]
fn show_counts() {
    let before = |value| format!("options preset=1-15 show-counts={value} | centre 5r 3b | hand 5g 8g 1 1 2");
    check(&before("on"), "take 5g: 5r", "won 2 0 | last 1 | gone 5r 5g");
    check(&before("off"), "take 5g: 5r", "won - | last 1 | gone 5r 5g");
    let mut game = game(&before("off"), 0);
    play(&mut game, "take 5g: 5r");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(game.view(viewer).won, None);
        assert_eq!(game.view(viewer).outcome, None);
    }
    crate::numero::harness::play_absent(&mut game);
    let end = game.view(Viewer::Watcher);
    assert!(end.won.is_some() && end.outcome.is_some());
    assert_eq!(end.won.unwrap().iter().map(|won| u32::from(*won)).sum::<u32>() + 1, 60);
}

// §8.6 Cards are counted even if the counts are not shown.
#[test]
fn show_counts_off_counts_all_the_same() {
    let [on, off] = ["on", "off"].map(|value| deal(&options(&format!("preset=subtraction show-counts={value}")), 3, 5));
    let outcome = |mut game: Numero| {
        let mut shuffle = Shuffle::from_number(9);
        while game.turn().outcome().is_none() {
            let seat = mover(&game);
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Vec::new()).unwrap();
        }
        game.turn().outcome().cloned()
    };
    assert_eq!(outcome(on), outcome(off));
}

// §9.3 patience-refill: which of the two is filled first when the pack runs short.
#[test]
fn patience_refill() {
    let before = |value, pack, won| {
        format!(
            "options preset=1-15 patience-refill={value} | seats 1 | centre 5r 3b 9b 10b 12b | hand 8g 1 2 2 14
                 pack {pack} | won {won}"
        )
    };
    let turn = "take 8g: 5r + 3b";
    for (pack, won, centre_first, hand_first) in [
        (1, 49, ("9b 10b 12b ?", "1 2 2 14"), ("9b 10b 12b", "1 2 2 14 ?")),
        (2, 48, ("9b 10b 12b ? ?", "1 2 2 14"), ("9b 10b 12b ?", "1 2 2 14 ?")),
        (3, 47, ("9b 10b 12b ? ?", "1 2 2 14 ?"), ("9b 10b 12b ? ?", "1 2 2 14 ?")),
    ] {
        for (value, (centre, hand)) in [("centre-first", centre_first), ("hand-first", hand_first)] {
            check(&before(value, pack, won), turn, &format!("centre {centre} | hand {hand} | pack 0"));
        }
    }
}

// §9.3 The option is for Patience only: it does not affect a two-player game.
#[test]
fn patience_refill_is_for_patience() {
    check(
        "options preset=1-15 patience-refill=hand-first | centre 5r 3b | hand 8g 1 2 2 14",
        "take 8g: 5r + 3b",
        "centre | hand 1 2 2 14 ?",
    );
}
