//! §5 Take.

use reckon_rules::game::Seat;
use reckon_rules::numero::{Event, Illegal};

use crate::numero::harness::{card, check, game, name, play, ratio, refuses, refuses_as, shows, sum, tells};

// §5.1 One card for one card. The first example of both rulebooks; its picture is lost, so several hands.
#[test]
fn the_five_takes_the_five() {
    for others in ["8g 2 7 14", "8g 8o 11 12", "8g 1 2 15"] {
        let before = format!("centre 5r 3b | hand 5g {others}");
        let after = format!("centre 3b | hand {others} ? | won 2 0 | gone 5r 5g | pack 47 | last 1 | turn 2");
        check(&before, "take 5g: 5r", &after);
    }
}

// §5.1 The better alternative of the same example: 5 and 3 together.
#[test]
fn the_eight_takes_five_and_three() {
    for others in ["5g 2 7 14", "5g 5o 11 12", "5g 1 2 15"] {
        let before = format!("centre 5r 3b | hand 8g {others}");
        let after = format!("centre | hand {others} ? | won 3 0 | gone 5r 3b 8g | pack 47 | last 1 | turn 2");
        check(&before, "take 8g: 5r + 3b", &after);
        check(&before, "take 8g: 3b + 5r", &after);
    }
}

// §5.1 A card takes only what it equals.
#[test]
fn a_take_equals_its_card() {
    let before = "centre 5r 3b | hand 8g 7g 5g 3g 9g";
    let misses = |text: &str, with: &str, value: &str| {
        refuses(
            before,
            &format!("take {with}: {text}"),
            Illegal::TakeMisses { sum: sum(text), value: ratio(value), with: card(with) },
        );
    };
    misses("5r + 3b", "7g", "8");
    misses("5r + 3b", "9g", "8");
    misses("5r", "8g", "5");
    misses("3b", "5g", "3");
}

// §5.1 Only cards in the centre are taken.
#[test]
fn only_the_centre_is_taken() {
    let before = "centre 5r 3b | hand 5g 8g 2g 6g 14g";
    refuses(before, "take 5g: 5b", Illegal::NotInCentre { card: card("5b") });
    // The only number of a sum was to lie there, so it is no second card.
    refuses("centre 5r 3b | hand 8g 10g -2", "take 8g: 10g-2", Illegal::NotInCentre { card: card("10g") });
    refuses(before, "take 8g: 6g + 2g", Illegal::OneNumberCardOnly { card: card("6g") });
    refuses(before, "take 8g: 8#1", Illegal::NoSuchBuild { name: name(1), value: 8 });
}

// §5.1 With a wild card from the hand, 10 less 2 can be taken by the 8. An example in both rulebooks.
#[test]
fn minus_two_on_ten_is_for_the_eight() {
    for others in ["-4 9g 1", "-4 9g 15", "-4 9g 9o"] {
        let before = format!("centre 10r 5b | hand -2 8g {others}");
        let after = format!("centre 5b | hand {others} ? ? | won 3 0 | gone 10r -2 8g | turn 2");
        check(&before, "take 8g: 10r-2", &after);
    }
}

// §5.1 The even better move of that example: both wild cards, five cards won, three drawn.
#[test]
fn eight_and_one_are_for_the_nine() {
    for others in ["8g 1", "8g 15", "9o 3"] {
        let before = format!("centre 10r 5b | hand -2 -4 9g {others}");
        let after = format!("centre | hand {others} ? ? ? | won 5 0 | gone 10r -2 5b -4 9g | pack 49 | turn 2");
        check(&before, "take 9g: 10r-2 + 5b-4", &after);
        tells(
            &before,
            "take 9g: 10r-2 + 5b-4",
            &[
                Event::Took { seat: Seat(0), with: card("9g"), takes: sum("10r-2 + 5b-4"), cards: 5 },
                Event::Drew { seat: Seat(0), cards: 3 },
            ],
        );
    }
}

// §5.2 One card takes two groups. An example of the publisher's rules.
#[test]
fn the_ten_takes_ten_and_six_and_four() {
    for others in ["1 2 3 15", "10o 6 4 5", "13 13 14 15"] {
        let before = format!("centre 10r 6g 4o | hand 10b {others}");
        let after = format!("centre | hand {others} ? | won 4 0 | gone 10r 6g 4o 10b | turn 2");
        check(&before, "take 10b: 10r, 6g + 4o", &after);
    }
    // The example's first choice, with the rest left in the centre.
    check("centre 10r 6g 4o | hand 10b 1 2 3 15", "take 10b: 10r", "centre 6g 4o | won 2 0");
    check("centre 10r 6g 4o | hand 10b 1 2 3 15", "take 10b: 6g + 4o", "centre 10r | won 3 0");
}

// §5.2 Two takes of four cards in all; everything else stays.
#[test]
fn one_card_takes_twice() {
    let before = "centre 10r 6g 4o 3b | hand 10b 1 2 3 15";
    check(before, "take 10b: 10r, 6g + 4o", "centre 3b | won 4 0");
    tells(
        before,
        "take 10b: 10r, 6g + 4o",
        &[
            Event::Took { seat: Seat(0), with: card("10b"), takes: sum("10r, 6g + 4o"), cards: 4 },
            Event::Drew { seat: Seat(0), cards: 1 },
        ],
    );
}

// §5.2 Each group by itself must equal the card.
#[test]
fn each_group_equals_the_card() {
    let before = "centre 10r 6g 4o | hand 10b 1 2 3 15";
    refuses_as!(before, "take 10b: 10r, 6g", Illegal::TakeMisses { value, .. } if value == ratio("6"));
    refuses_as!(before, "take 10b: 6g, 4o", Illegal::TakeMisses { value, .. } if value == ratio("6"));
    refuses_as!(before, "take 10b: 10r, 6g + 4o + 10r", Illegal::UsedTwice { .. });
    refuses_as!(before, "take 10b: 10r + 6g + 4o", Illegal::TakeMisses { value, .. } if value == ratio("20"));
}

// §5.2 The player says which cards belong together: the same cards may be grouped in several ways.
#[test]
fn the_player_groups() {
    let before = "centre 4g 4r 2g 2r 6g | hand 6b 8g 1 1 13";
    check(before, "take 6b: 4g + 2g, 4r + 2r, 6g", "centre | won 6 0");
    check(before, "take 6b: 4g + 2r, 4r + 2g", "centre 6g | won 5 0");
    check(before, "take 8g: 4g + 4r, 6g + 2r", "centre 2g | won 5 0");
}

// §5.2 There is no limit to the groups, and no duty to take them all.
#[test]
fn as_many_groups_as_there_are() {
    let before = "centre 7r 7g 7o 1g 6g 2g 5g 3g 4g 1r 2r 4r | hand 7b 1 1 13 13";
    check(before, "take 7b: 7r, 7g, 7o, 1g + 6g, 2g + 5g, 3g + 4g, 1r + 2r + 4r", "centre | won 13 0");
    check(before, "take 7b: 7r, 1g + 6g", "centre 7g 7o 2g 5g 3g 4g 1r 2r 4r | won 4 0");
    check(before, "take 7b: 7o", "centre 7r 7g 1g 6g 2g 5g 3g 4g 1r 2r 4r | won 2 0");
}

// §5.2 Wild cards from hand and centre may be spread over the groups.
#[test]
fn groups_with_wild_cards() {
    check("centre 10r 11b -3 | hand -2 8g 1 1 13", "take 8g: 10r-2, 11b[-3]", "centre | won 5 0");
    check("centre 10r 5b -3 6o | hand -2 8g 1 1 13", "take 8g: 10r-2, 5b[-3] + 6o", "centre | won 6 0");
}

// §5.3 Everything used goes to the win stack: taken cards, wild cards from hand and centre, the card itself.
#[test]
fn the_win_stack_gets_every_card_of_the_take() {
    let before = "centre 10r /2 2b 12o, 8#1 = 5g + 3g | hand -2 14g 1 1 13 | won 4 7";
    let after = "centre 12o | hand 1 1 13 ? ? | won 11 7 | gone 10r -2 /2 2b 5g 3g 14g";
    check(before, "take 14g: 10r-2[/2] + 2b + 8#1", after);
}

// §5.3 A build brings all of its cards.
#[test]
fn a_build_brings_all_of_its_cards() {
    let before = "centre 2o, 8#1 = 10r-5 + 3g, 12o | hand 8g 1 1 3 13 | won 4 7";
    check(before, "take 8g: 8#1", "centre 2o 12o | won 8 7 | gone 10r -5 3g 8g");
}

// §5.3 Wild cards that were discarded in the same turn are not won.
#[test]
fn a_discarded_wild_card_is_not_won() {
    check("centre 8r 3b | hand -2 8g 1 1 3", "discard -2; take 8g: 8r", "centre 3b -2 | won 2 0 | gone 8r 8g");
}

// §5.3 The stack grows take by take, and belongs to the player who took.
#[test]
fn stacks_grow() {
    let mut game = game("centre 5r 3b 7r | hand 5g 8g 2 2 14 | hands 5 5 | shown 2: 3g 7g 1 1 1", 0);
    play(&mut game, "take 5g: 5r");
    play(&mut game, "take 7g: 7r");
    shows(&game, Seat(1), "centre 3b | won 2 2 | last 2 | turn 1");
    play(&mut game, "discard 8g");
    play(&mut game, "take 3g: 3b");
    shows(&game, Seat(1), "centre 8g | won 2 4 | gone 5r 5g 7r 7g 3b 3g | last 2");
}

// §5.1 §6.5 Somebody else's build is taken like any card.
#[test]
fn another_players_build_is_taken() {
    for builder in 1..=2 {
        let before = format!("centre 4, 10#1 = 9r + 1g by {builder} | hand 10g 2 2 3 3");
        check(&before, "take 10g: 10#1", "centre 4 | won 3 0 | gone 9r 1g 10g | turn 2");
    }
}
