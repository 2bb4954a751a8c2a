//! §7 Discard.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Event, Illegal};

use crate::numero::harness::{card, cards, check, game, play, refuses, shows, tells};

// §7.1 A discard lies in the centre by itself.
#[test]
fn a_discard_lies_alone() {
    let before = "centre 3r 12b | hand 12g 12o 1 2 5";
    check(before, "discard 12g", "centre 3r 12b 12g | hand 12o 1 2 5 ? | won 0 0 | last - | turn 2");
    tells(
        before,
        "discard 12g",
        &[Event::Discarded { seat: Seat(0), card: card("12g") }, Event::Drew { seat: Seat(0), cards: 1 }],
    );
    check("centre 9#1 = 5r + 4r by 2 | hand 12g 12o 1 2 5", "discard 1g", "centre 1g, 9#1 = 5r + 4r");
}

// §7.1 Of two twelves, one is discarded and waits for the other. An example in both rulebooks.
#[test]
fn one_of_two_twelves_is_discarded() {
    for world in 0..4 {
        let mut game = game("centre 3r 8b | hand 12g 12o 1 2 5 | shown 2: 4g 4o 4b 6g 7g", world);
        play(&mut game, "discard 12g");
        play(&mut game, "discard 4g");
        play(&mut game, "take 12o: 12g");
        shows(&game, Seat(0), "centre 3r 8b 4g | won 2 0 | gone 12g 12o | turn 2");
    }
}

// §7.1 Four and five wait for the nine, whichever is discarded first. An example of the publisher's rules.
#[test]
fn four_and_five_wait_for_the_nine() {
    for (first, second) in [("4g", "5g"), ("5g", "4g")] {
        let mut game = game("centre 2r 13b | hand 4g 5g 9g 11 14 | shown 2: 1g 1o 1b 6g 7g", 0);
        play(&mut game, &format!("discard {first}"));
        play(&mut game, "discard 1g");
        play(&mut game, &format!("build 9: {first} + {second}"));
        shows(&game, Seat(0), &format!("centre 2r 13b 1g, 9#1 = {first} + {second} by 1"));
    }
}

// §7.1 Any card, even one that could have taken or built something.
#[test]
fn any_card_may_be_discarded() {
    let before = "centre 5r 3b | hand 5g 8g 3g 1g 15g";
    for text in ["5g", "8g", "3g", "1g", "15g"] {
        check(before, &format!("discard {text}"), &format!("centre 5r 3b {text} | turn 2"));
    }
}

// §7.2 Wild cards are discarded before the number card, as many as one likes, whatever the number card does.
#[test]
fn wild_cards_are_discarded_first() {
    let before = "centre 9r | hand -2 -3 1g 10g 9g";
    check(before, "discard -2; discard 1g", "centre 9r -2 1g | hand -3 10g 9g ? ?");
    check(before, "discard -3; discard -2; discard 1g", "centre 9r -2 -3 1g | hand 10g 9g ? ? ?");
    check(before, "discard -2; take 9g: 9r", "centre -2 | won 2 0");
    check(before, "discard -2; build 10: 9r + 1g", "centre -2, 10#1 = 9r + 1g | hand -3 10g 9g ? ?");
    check(
        "centre 9r | hand -2 -3 x2 /2 9g",
        "discard -2; discard -3; discard x2; discard /2; discard 9g",
        "centre 9r -2 -3 x2 /2 9g | hand ? ? ? ? ?",
    );
}

// §7.2 A wild card discarded this turn can be used only from the next turn on.
#[test]
fn a_wild_card_discarded_now_is_for_later() {
    let before = "centre 10r | hand -2 8g 1 1 3";
    refuses(before, "discard -2; take 8g: 10r[-2]", Illegal::NotInCentre { card: card("-2") });
}

// §7.2 The number card still has to follow.
#[test]
fn the_number_card_still_follows() {
    refuses("centre 10r | hand -2 -3 1 2 3", "discard -2; discard -3", Illegal::NoNumberCard);
    refuses("centre | hand -2 -3 1 2 3", "discard -2", Illegal::NoNumberCard);
}

// §7.3 Five wild cards are all discarded, the turn ends, and five are drawn.
#[test]
fn five_wild_cards_are_all_discarded() {
    let before = "centre 10r | hand -2 -3 x2 /2 1/2";
    check(before, "discard all", "centre 10r -2 -3 x2 /2 1/2 | hand ? ? ? ? ? | hands 5 5 | pack 65 | turn 2");
    tells(
        before,
        "discard all",
        &[
            Event::DiscardedAll { seat: Seat(0), cards: cards("-2 -3 x2 /2 1/2") },
            Event::Drew { seat: Seat(0), cards: 5 },
        ],
    );
}

// §7.3 All five and nothing else: none of them is used or kept.
#[test]
fn five_wild_cards_leave_no_choice() {
    let before = "centre 10r 8b | hand -2 -3 x2 /2 1/2";
    for turn in ["discard -2", "discard -2; discard -3; discard x2; discard /2; discard 1/2", "build 8: 10r-2"] {
        refuses(before, turn, Illegal::OnlyWildCards { cards: 5 });
    }
    refuses(before, "take 8g: 8b", Illegal::OnlyWildCards { cards: 5 });
    refuses(before, "pass", Illegal::OnlyWildCards { cards: 5 });
    assert_eq!(game(before, 0).absent(Seat(0)).unwrap().to_string(), "discard all");
}

// §7.3 A hand with a number card is not discarded.
#[test]
fn a_hand_with_a_number_is_not_discarded() {
    let before = "centre 10r 8b | hand -2 -3 x2 /2 7g";
    refuses(before, "discard all", Illegal::HasNumberCard { card: card("7g") });
}

// §7.3 §3.5 With a short pack, five wild cards are replaced by as many cards as it has.
#[test]
fn five_wild_cards_and_a_short_pack() {
    let before = "centre 10r | hand -2 -3 -4 -5 x2 | pack 3 | won 50 8";
    check(before, "discard all", "hand ? ? ? | hands 3 5 | pack 0 | turn 2");
    let none = "centre 10r | hand -2 -3 -4 -5 x2 | pack 0 | won 50 11";
    check(none, "discard all", "hand | hands 0 5 | pack 0 | chance 2");
}

// §7.4 With an empty pack a short hand of wild cards is discarded, and the turn ends.
#[test]
fn a_short_hand_of_wild_cards() {
    let before = "centre 10r | hand -2 -3 | hands 2 5 | pack 0 | seats 2 | won 30 26";
    check(before, "discard all", "centre 10r -2 -3 | hand | hands 0 5 | chance 2");
    refuses(before, "discard -2", Illegal::OnlyWildCards { cards: 2 });
    refuses(before, "take 8g: 10r-2", Illegal::OnlyWildCards { cards: 2 });
    refuses(before, "pass", Illegal::OnlyWildCards { cards: 2 });
    let one = "seats 3 | centre 10r | hand sqrt | hands 1 5 2 | pack 0 | won 30 26 24";
    check(one, "discard all", "centre 10r sqrt | hands 0 5 2 | turn 2");
    tells(one, "discard all", &[Event::DiscardedAll { seat: Seat(0), cards: cards("sqrt") }]);
}

// §7.5 In an empty centre there is nothing to take or to build on: only a discard is left.
#[test]
fn in_an_empty_centre_only_a_discard_is_left() {
    let before = "centre | hand 5g 9g 4g -2 14g";
    refuses(before, "take 5g: 5r", Illegal::CentreEmpty);
    refuses(before, "build 9: 5r + 4g", Illegal::CentreEmpty);
    refuses(before, "build 3: 5r-2; discard 4g", Illegal::CentreEmpty);
    refuses(before, "build 5: 5g", Illegal::CentreEmpty);
    refuses(before, "pass", Illegal::CentreEmpty);
    refuses("seats 1 | centre -2 | hand 5g 9g", "take 5g: 5r", Illegal::NotInCentre { card: card("5r") });
    check(before, "discard 5g", "centre 5g | turn 2");
    check(before, "discard -2; discard 5g", "centre -2 5g | turn 2");
}

// §7.5 Likewise in a centre of only wild cards.
#[test]
fn a_centre_of_wild_cards_counts_as_empty() {
    let before = "centre -2 x3 1/2 0.5 | hand 5g 9g 4g -3 14g";
    refuses(before, "take 5g: 5r[-2]", Illegal::CentreEmpty);
    refuses(before, "build 9: 5r + 4g", Illegal::CentreEmpty);
    check(before, "discard -3; discard 5g", "centre -2 x3 1/2 0.5 -3 5g | turn 2");
}

// §7.5 A single build is enough to play on.
#[test]
fn a_single_build_is_not_an_empty_centre() {
    check("centre 9#1 = 5r + 4r by 2 | hand 9g 1 1 2 3", "take 9g: 9#1", "centre | won 3 0");
}

// §7.5 The centre is never refilled from the pack.
#[test]
fn the_centre_is_not_filled_up() {
    let before = "centre 5r | hand 5g 1 1 2 3";
    check(before, "take 5g: 5r", "centre | pack 48 | turn 2");
    let mut game = game("centre 5r | hand 5g 1 1 2 3 | shown 2: 6g", 0);
    play(&mut game, "take 5g: 5r");
    assert!(game.view(Viewer::Watcher).centre.is_empty());
    play(&mut game, "discard 6g");
    shows(&game, Seat(1), "centre 6g | pack 47");
}
