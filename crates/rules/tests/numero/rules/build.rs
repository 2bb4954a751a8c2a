//! §6 Build.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Event, Illegal};

use crate::numero::harness::{card, check, game, name, play, ratio, refuses, refuses_as, shows, sum, tells};

// §6.1 A card from the hand is added to a card in the centre. The first example of both rulebooks.
#[test]
fn one_on_nine_is_a_build_of_ten() {
    for (centre, others) in [("2b", "7 7 12"), ("", "2 3 4"), ("13 14 15", "5 6 7"), ("10b", "11 12 13")] {
        let before = format!("centre 9r {centre} | hand 1g 10g {others}");
        let after = format!("centre {centre}, 10#1 = 9r + 1g by 1 | hand 10g {others} ? | won 0 0 | last - | turn 2");
        check(&before, "build 10: 9r + 1g", &after);
        tells(
            &before,
            "build 10: 9r + 1g",
            &[
                Event::Built { seat: Seat(0), name: name(1), value: 10, sum: sum("9r"), with: card("1g"), shown: None },
                Event::Drew { seat: Seat(0), cards: 1 },
            ],
        );
    }
}

// §6.1 The second example: 4 on 5, 9 on 3, or better still 4 on both together.
#[test]
fn four_and_nine_find_three_builds() {
    for others in ["1 1", "14 15", "2 13"] {
        let before = format!("centre 5r 3b | hand 4g 9g 12g {others}");
        let built = |turn: &str, after: &str| check(&before, turn, &format!("{after} | won 0 0 | turn 2"));
        built("build 9: 5r + 4g", &format!("centre 3b, 9#1 = 5r + 4g | hand 9g 12g {others} ?"));
        built("build 12: 3b + 9g", &format!("centre 5r, 12#1 = 3b + 9g | hand 4g 12g {others} ?"));
        built("build 12: 5r + 3b + 4g", &format!("centre 12#1 = 5r + 3b + 4g | hand 9g 12g {others} ?"));
        built("build 12: (5r + 3b) + 4g", "centre 12#1 = 5r + 3b + 4g");
    }
}

// §6.1 A wild card may have changed the pile first; then the number card ends the turn.
#[test]
fn minus_five_on_eight_and_ten_make_thirteen() {
    for (centre, others) in [("", "1 1"), ("7b", "2 3"), ("8b -2", "14 15")] {
        let before = format!("centre 8g {centre} | hand -5 10b 13g {others}");
        let after = format!("centre {centre}, 13#1 = 8g-5 + 10b by 1 | hand 13g {others} ? ? | won 0 0 | turn 2");
        check(&before, "build 13: 8g-5 + 10b", &after);
    }
    // Without the wild card the sum would be 18.
    refuses_as!("centre 8g | hand -5 10b 13g 1 1", "build 13: 8g + 10b", Illegal::NoSuchNumber { value, .. } if value == ratio("18"));
}

// §6.1 At least one pile from the centre is part of it.
#[test]
fn a_build_needs_a_pile_of_the_centre() {
    refuses_as!("centre 9r | hand 10g 10b 1 1 1", "build 10: 10g", Illegal::NothingToBuildOn { .. });
    let before = "centre 9r | hand 3g 4g 7g 1 1";
    refuses(before, "build 7: 3g + 4g", Illegal::OneNumberCardOnly { card: card("3g") });
}

// §6.1 A card that is nowhere is what is wrong, not the order of the others.
#[test]
fn a_card_that_is_nowhere_is_named() {
    let before = "centre 15r 11b | hand 5g 9g 13g";
    refuses(before, "build 13: 8b + 5g", Illegal::NotInCentre { card: card("8b") });
    refuses(before, "build 13: (8b + 5g)-2", Illegal::NotInCentre { card: card("8b") });
    refuses(before, "build 13: 8b + 2b", Illegal::NotInHand { card: card("2b") });
    refuses(before, "build 13: (11b + 2b)-2", Illegal::NotInHand { card: card("2b") });
    // A card in the hand is not missing.
    refuses(before, "build 13: 9g", Illegal::NothingToBuildOn { card: card("9g") });
    refuses("centre 15r | hand -2 9g 13g", "discard -3", Illegal::NotInHand { card: card("-3") });
}

// §6.1, §6.9 If all cards of a sum lie in the centre, nothing comes from the hand.
#[test]
fn something_comes_from_the_hand() {
    let before = "centre 5r 3b | hand 8g 1g -2";
    refuses(before, "build 8: 5r + 3b", Illegal::NoWildFromHand { value: 8 });
    refuses(before, "build 6: 5r-2 + 3b", Illegal::NoNumberCard);
    refuses(before, "build 8: 5r + 3g", Illegal::NotInHand { card: card("3g") });
}

// §6.1 The number card from the hand comes last.
#[test]
fn the_hands_card_comes_last() {
    let before = "centre 8g | hand -5 10b 13g 1 1";
    refuses(before, "build 13: 10b + 8g", Illegal::NotInHand { card: card("8g") });
    refuses(before, "build 13: 10b + 8g-5", Illegal::NumberCardIsLast { card: card("10b") });
    refuses(before, "build 13: (8g + 10b)-5", Illegal::NumberCardIsLast { card: card("10b") });
    refuses(before, "build 13: (8g + 10b)-5; discard 1g", Illegal::OneNumberCardOnly { card: card("10b") });
}

// §6.1 The whole centre may become one build.
#[test]
fn the_whole_centre_becomes_a_build() {
    let before = "centre 1r 2r 3r, 4#1 = 3g + 1o | hand 5g 15g 1 9 9";
    check(before, "build 15: 1r + 2r + 3r + 4#1 + 5g", "centre 15#2 = 1r + 2r + 3r + (3g + 1o) + 5g by 1 | builds 3");
}

// §6.2 The announced value must be right.
#[test]
fn the_announced_value_must_be_right() {
    let before = "centre 9r | hand 1g 10g 11g 2 3";
    refuses(
        before,
        "build 11: 9r + 1g",
        Illegal::WrongAnnouncement { announced: 11, sum: sum("9r + 1g"), value: ratio("10") },
    );
    check(before, "build 10: 9r + 1g", "centre 10#1 = 9r + 1g");
}

// §6.2 Only a value that some number card of the table shows.
#[test]
fn a_build_is_worth_a_number_card() {
    let no_number = |before: &str, turn: &str, onto: &str, value: &str| {
        refuses(before, turn, Illegal::NoSuchNumber { sum: sum(onto), value: ratio(value) });
    };
    no_number("centre 13r | hand 10g 1 2 3 4", "build 23: 13r + 10g", "13r + 10g", "23");
    no_number("centre 5r | hand -5 1g 2 3 4", "build 0: 5r-5; discard 1g", "5r-5", "0");
    no_number("centre 5r | hand /2 2g 3 3 4", "build 2: 5r/2; discard 3g", "5r/2", "5/2");
    no_number("centre 2r | hand -5 2g 3 3 4", "build 2: 2r-5; discard 3g", "2r-5", "-3");
    no_number("centre 2r | hand -5 2g 3 3 4", "build 1: 2r-5 + 2g", "2r-5 + 2g", "-1");
    no_number("centre 15r | hand x5 5o 1 2 3", "build 80: 15rx5 + 5o", "15rx5 + 5o", "80");
    no_number("centre 15r | hand x5 x4 5o 2 3", "build 44: 15rx5x4; discard 5o", "15rx5x4", "300");
}

// §6.2 The chosen pack decides, not the numbers up to fifteen.
#[test]
fn the_chosen_pack_decides_what_can_be_built() {
    let small = "options preset=1-5 | centre 4r | hand 2g 5g 5o 1 1";
    refuses_as!(small, "build 6: 4r + 2g", Illegal::NoSuchNumber { .. });
    let large = "options highest-number=30 | cards 1-30gr | centre 20r | hand 3g 23g 1 2 4";
    check(large, "build 23: 20r + 3g", "centre 23#1 = 20r + 3g");
    let gaps = "options preset=1-15 | cards 1-5gobr 10-12gobr | centre 4r | hand 2g 5g 5o 1 1";
    refuses_as!(gaps, "build 6: 4r + 2g", Illegal::NoSuchNumber { .. });
}

// §6.2 The value stays public, with the sum and the builder.
#[test]
fn a_build_is_public() {
    let mut game = game("centre 8g | hand -5 10b 13g 1 1", 0);
    play(&mut game, "build 13: 8g-5 + 10b");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Watcher] {
        assert_eq!(game.view(viewer).centre[0].to_string(), "13#1 = 8g-5 + 10b by 1");
    }
}

// §6.3 Golden Rule 2: without a ten there is no build of ten.
#[test]
fn the_answer_must_be_in_the_hand() {
    refuses("centre 9r 2b | hand 1g 3 7 7 12", "build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
    check("centre 9r 2b | hand 1g 3 7 10 12", "build 10: 9r + 1g", "centre 2b, 10#1 = 9r + 1g");
}

// §6.3 The card that is played has left the hand: it does not answer its own build.
#[test]
fn the_played_card_is_not_an_answer() {
    refuses("centre 5r | hand -5 10g 1 2 3", "build 10: 5r-5 + 10g", Illegal::NoAnswer { value: 10 });
    check("centre 5r | hand -5 10g 10o 2 3", "build 10: 5r-5 + 10g", "centre 10#1 = 5r-5 + 10g | hand 10o 2 3 ? ?");
    refuses("centre 10r | hand -2 8g 1 2 3", "build 8: 10r-2; discard 8g", Illegal::NoAnswer { value: 8 });
    refuses("centre 10r 8b | hand -2 8g 1 2 3", "build 8: 10r-2; take 8g: 8b", Illegal::NoAnswer { value: 8 });
}

// §6.3 The hand is checked before drawing, so a ten on top of the pack does not help.
#[test]
fn the_hand_is_checked_before_drawing() {
    // Three cards are left in the pack, all of them tens.
    let before = "options preset=1-15 | cards 1gobr 9gobr 10gobr | centre 9r | hand 1g 9g 1o 1b | hands 4 1 \
                  | shown 2: 1r | pack 3 | gone 9o 9b 10g | won 3 0";
    refuses(before, "build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
    check(before, "discard 1g", "hand 9g 1o 1b 10 10 | pack 1");
}

// §6.3 An answer is one single card: neither two cards that add up nor a wild card.
#[test]
fn the_answer_is_a_single_number_card() {
    refuses("centre 9r | hand 1g 5 5 6 4", "build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
    refuses("centre 9r | hand 1g 5 x2 12 -2", "build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
    refuses("centre 1r | hand 1g x2 4 5 6", "build 2: 1r + 1g", Illegal::NoAnswer { value: 2 });
}

// §6.3 One ten is enough for two builds of ten.
#[test]
fn one_card_answers_several_builds() {
    let before = "centre 9r 12b | hand 1g 10g -2 4 5";
    check(before, "build 10: 12b-2; build 10: 9r + 1g", "centre 10#1 = 12b-2, 10#2 = 9r + 1g | hand 10g 4 5 ? ?");
    let three = "centre 12b 13b 14b | hand -2 -3 -4 10g 5g";
    check(
        three,
        "build 10: 12b-2; build 10: 13b-3; build 10: 14b-4; discard 5g",
        "centre 5g, 10#1 = 12b-2, 10#2 = 13b-3, 10#3 = 14b-4 | hand 10g ? ? ? ? | builds 4",
    );
    let there = "centre 9r, 10#4 = 8b + 2b by 1 | hand 1g 10g 3 4 5 | won 0 4";
    check(there, "build 10: 9r + 1g", "centre 10#4 = 8b + 2b, 10#5 = 9r + 1g");
}

// §6.3 Builds of different values need an answer each.
#[test]
fn different_builds_need_different_answers() {
    let before = "centre 9r 12b | hand 1g 10g -3 9g 5";
    check(before, "build 9: 12b-3; build 10: 9r + 1g", "centre 9#1 = 12b-3, 10#2 = 9r + 1g");
    refuses("centre 9r 12b | hand 1g 10g -3 8g 5", "build 9: 12b-3; build 10: 9r + 1g", Illegal::NoAnswer { value: 9 });
    refuses("centre 9r 12b | hand 1g 9g -3 8g 5", "build 9: 12b-3; build 10: 9r + 1g", Illegal::NoAnswer { value: 10 });
}

// §6.4 The answer stays hidden; everybody knows only that it is in the hand.
#[test]
fn the_answer_is_not_shown() {
    let before = "centre 9r | hand 1g 10g 3 4 5";
    check(before, "build 10: 9r + 1g", "shown 1: | holds 1: 10");
    let mut game = game(before, 0);
    play(&mut game, "build 10: 9r + 1g");
    assert!(game.view(Viewer::Seat(Seat(1))).hands[0].cards.is_none());
}

// §6.5 A build belongs to nobody: anybody may take it or add to it.
#[test]
fn a_build_is_added_to_by_anybody() {
    for builder in 1..=2 {
        let before = format!("centre 4b, 10#1 = 9r + 1g by {builder} | hand 3g 13g 5 5 6");
        check(&before, "build 13: 10#1 + 3g", "centre 4b, 13#2 = 9r + 1g + 3g by 1 | hand 13g 5 5 6 ? | builds 3");
        check(&before, "discard 3g", &format!("centre 4b 3g, 10#1 = 9r + 1g by {builder}"));
    }
}

// §6.5 The new value needs its own answer; the old one no longer counts.
#[test]
fn adding_needs_the_new_answer() {
    let before = "centre 10#1 = 9r + 1g by 1 | hand 3g 10g 5 5 6";
    refuses(before, "build 13: 10#1 + 3g", Illegal::NoAnswer { value: 13 });
    check("centre 10#1 = 9r + 1g by 1 | hand 3g 13g 5 5 6", "build 13: 10#1 + 3g", "centre 13#2 = 9r + 1g + 3g");
}

// §6.6 Nobody pulls a card out of a build.
#[test]
fn a_build_is_not_broken() {
    let before = "centre 4b, 10#1 = 9r + 1g by 2 | hand 9g 1o 5g 10g 8g";
    let breaks = |text: &str| Illegal::BreaksBuild { card: card(text), name: name(1), value: 10 };
    refuses(before, "take 9g: 9r", breaks("9r"));
    refuses(before, "take 1o: 1g", breaks("1g"));
    refuses(before, "take 5g: 4b + 1g", breaks("1g"));
    refuses(before, "take 10g: 9r + 1g", breaks("9r"));
    refuses(before, "build 10: 9r + 1o", breaks("9r"));
    refuses(
        "centre 8#1 = 10r-2 by 2 | hand 10g 1 1 3 4",
        "take 10g: 10r",
        Illegal::BreaksBuild { card: card("10r"), name: name(1), value: 8 },
    );
}

// §6.6 A build counts as one number: its sum is not worked out in another way.
#[test]
fn a_build_is_not_recalculated() {
    // 6 + 4 halved is 5; halving the 4 alone would give 8.
    let before = "centre 5#1 = (6r + 4g)/2 by 2 | hand 8g 5g 1 1 3";
    refuses_as!(before, "take 8g: 5#1", Illegal::TakeMisses { value, .. } if value == ratio("5"));
    refuses(before, "take 8g: 8#1", Illegal::NoSuchBuild { name: name(1), value: 8 });
    refuses_as!(before, "take 8g: 6r + 4g/2", Illegal::BreaksBuild { .. });
    check(before, "take 5g: 5#1", "centre | won 4 0");
}

// §6.7 Builds are added to each other in a take.
#[test]
fn eight_and_seven_are_for_the_fifteen() {
    let before = "centre 8#1 = 5r + 3r by 2, 7#2 = 6r + 1r by 1 | hand 15g 2 2 3 4";
    check(before, "take 15g: 8#1 + 7#2", "centre | won 5 0 | gone 5r 3r 6r 1r 15g");
    tells(
        before,
        "take 15g: 8#1 + 7#2",
        &[
            Event::Took { seat: Seat(0), with: card("15g"), takes: sum("8#1 + 7#2"), cards: 5 },
            Event::Drew { seat: Seat(0), cards: 1 },
        ],
    );
    let larger = "centre 2b 9o, 8#3 = 10r-2 by 2, 5#7 = 1r + 4r by 1 | hand 15g 2 2 3 4 | won 0 9";
    check(larger, "take 15g: 8#3 + 5#7 + 2b", "centre 9o | won 6 9");
}

// §6.7 With a number card added they become one larger build.
#[test]
fn builds_become_one_larger_build() {
    let before = "centre 6#1 = 5r + 1r by 2, 5#2 = 3r + 2r by 1, 9o | hand 15g 4g 2 3 3";
    check(before, "build 15: 6#1 + 5#2 + 4g", "centre 9o, 15#3 = 5r + 1r + (3r + 2r) + 4g by 1 | builds 4");
    refuses_as!(before, "build 11: 6#1 + 5#2; discard 4g", Illegal::NoWildFromHand { value: 11 });
}

// §6.7 A build made of builds brings all its cards when it is taken.
#[test]
fn a_build_of_builds_is_taken_whole() {
    let mut game = game("centre 6#1 = 5r + 1r by 2, 5#2 = 3r + 2r by 1, 9o | hand 15g 4g 2 3 3 | shown 2: 9g", 1);
    play(&mut game, "build 15: 6#1 + 5#2 + 4g");
    play(&mut game, "take 9g: 9o");
    play(&mut game, "take 15g: 15#3");
    shows(&game, Seat(0), "centre | won 6 2 | gone 5r 1r 3r 2r 4g 15g 9g 9o | builds 4");
}

// §6.8 A wild card acts on a build, from hand or centre, in a take and in a build.
#[test]
fn a_wild_card_acts_on_a_build() {
    let before = "centre 10#1 = 9r + 1g by 2, /2 | hand -2 8g 5g 3g 7g";
    check(before, "take 8g: 10#1-2", "centre /2 | won 4 0 | gone 9r 1g -2 8g");
    check(before, "take 5g: 10#1[/2]", "centre | won 4 0");
    check(before, "build 8: 10#1[/2] + 3g", "centre 8#2 = (9r + 1g)/2 + 3g");
    check(before, "build 8: 10#1-2; discard 3g", "centre 3g /2, 8#2 = (9r + 1g)-2 by 1");
}

// §6.9 A pile that a wild card from the hand changed stays as a build, if its answer is held.
#[test]
fn a_wild_only_build() {
    let before = "centre 10r 3b | hand -2 7g 8g 1 1";
    check(before, "build 8: 10r-2; discard 7g", "centre 3b 7g, 8#1 = 10r-2 by 1 | hand 8g 1 1 ? ? | turn 2");
    tells(
        before,
        "build 8: 10r-2; discard 7g",
        &[
            Event::WildBuilt { seat: Seat(0), name: name(1), value: 8, sum: sum("10r-2"), shown: None },
            Event::Discarded { seat: Seat(0), card: card("7g") },
            Event::Drew { seat: Seat(0), cards: 2 },
        ],
    );
    refuses("centre 10r 3b | hand -2 7g 9g 1 1", "build 8: 10r-2; discard 7g", Illegal::NoAnswer { value: 8 });
}

// §6.9 Its value follows §6.2 like that of any build.
#[test]
fn a_wild_only_build_is_announced_truly() {
    let before = "centre 10r 3b | hand -2 7g 8g 9g 1";
    refuses_as!(before, "build 9: 10r-2; discard 7g", Illegal::WrongAnnouncement { announced: 9, .. });
    refuses_as!("centre 10r | hand x5 7g 8 9 1", "build 50: 10rx5; discard 7g", Illegal::NoSuchNumber { .. });
}

// §6.9 Several cards and wild cards of the centre may be part of it, but one wild card must come from the hand.
#[test]
fn a_wild_only_build_of_several_cards() {
    let before = "centre 5r 3b /2 | hand x3 7g 12g 4g 1";
    check(before, "build 12: (5r + 3b)[/2]x3; discard 7g", "centre 7g, 12#1 = (5r + 3b)/2x3 by 1 | hand 12g 4g 1 ? ?");
    refuses(before, "build 4: (5r + 3b)[/2]; discard 7g", Illegal::NoWildFromHand { value: 4 });
    refuses(before, "build 8: 5r + 3b; discard 7g", Illegal::NoWildFromHand { value: 8 });
    refuses(before, "build 5: 5r; discard 7g", Illegal::NoWildFromHand { value: 5 });
}

// §6.9 A wild-only build goes along with a take and with a build, each with its own answer.
#[test]
fn a_wild_only_build_beside_a_take() {
    let before = "centre 10r 5b | hand -2 -4 8g 1g 9";
    check(before, "build 8: 10r-2; take 1g: 5b-4", "centre 8#1 = 10r-2 | hand 8g 9 ? ? ? | won 3 0");
    let no_eight = "centre 10r 5b | hand -2 -4 7g 1g 9";
    refuses(no_eight, "build 8: 10r-2; take 1g: 5b-4", Illegal::NoAnswer { value: 8 });
}

// §6.10 A builder may do anything else in the next turn, and the build stays.
#[test]
fn nobody_has_to_take_a_build() {
    let mut game = game("centre 9r 4b | hand 1g 10g 4g 3 5 | shown 2: 6g 6o 2r 3r 7r", 0);
    play(&mut game, "build 10: 9r + 1g");
    play(&mut game, "discard 6g");
    play(&mut game, "take 4g: 4b");
    play(&mut game, "take 6o: 6g");
    play(&mut game, "discard 10g");
    shows(&game, Seat(0), "centre 10g, 10#1 = 9r + 1g by 1 | won 2 2");
}

// §6.10 A build keeps its number as long as it lies in the centre, and numbers are never reused.
#[test]
fn a_build_keeps_its_number() {
    let mut game = game("centre 9r 4b 5b | hand 1g 10g 4g 3g 8g | shown 2: 9g 9o 13g 3o 10o", 0);
    play(&mut game, "build 10: 9r + 1g");
    play(&mut game, "discard 9o");
    play(&mut game, "build 8: 5b + 3g");
    shows(&game, Seat(0), "centre 4b 9o, 10#1 = 9r + 1g, 8#2 = 5b + 3g");
    play(&mut game, "take 10o: 10#1");
    shows(&game, Seat(1), "centre 4b 9o, 8#2 = 5b + 3g | builds 3");
    play(&mut game, "discard 10g");
    play(&mut game, "build 13: 10g + 3o");
    shows(&game, Seat(1), "centre 4b 9o, 8#2 = 5b + 3g, 13#3 = 10g + 3o by 2 | builds 4");
}

// §6.10 A build that is gone takes its name with it: the new one has another name.
#[test]
fn an_old_name_is_refused() {
    let before = "centre 13#2 = 9r + 1g + 3g by 1 | builds 3 | hand 10g 13g 1 1 2";
    refuses(before, "take 10g: 10#1", Illegal::NoSuchBuild { name: name(1), value: 10 });
    refuses(before, "take 13g: 13#1", Illegal::NoSuchBuild { name: name(1), value: 13 });
    refuses(before, "take 10g: 10#2", Illegal::NoSuchBuild { name: name(2), value: 10 });
    check(before, "take 13g: 13#2", "centre | won 4 0");
}
