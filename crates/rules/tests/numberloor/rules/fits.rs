//! §3.1 to §3.7: which Level goes on which, and how the balloon decides.

use reckon_rules::game::Seat;
use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, check, does_not_go, game, position, refused, refuses, tells};

/// Checks that exactly these numbers go on these cards, by day and by night, and that refusals list them.
#[track_caller]
fn only(open: &str, expected: &[u8]) {
    only_with("", open, expected);
}

#[track_caller]
fn only_with(options: &str, open: &str, expected: &[u8]) {
    let (level, balloon) = open.split_once(' ').unwrap();
    for number in 0..10_u8 {
        for night in ["", "n"] {
            // Another Level of the same number stays in hand, so that this is not the last (§5.1).
            let held = format!("{number}{night}");
            let before = format!("options {options} | open {open} | hand {held} {number}");
            if expected.contains(&number) {
                check(&before, &held, &format!("open {held} {balloon} | placed {held}"));
            } else {
                refuses(&before, &held, does_not_go(&held, level, balloon, expected));
            }
        }
    }
    assert_eq!(position(&format!("options {options} | open {open} | hand 1")).goes_on(None), expected);
}

// §3.1 The same number goes, whatever balloon is open.
#[test]
fn the_same_number_goes_on_any_balloon() {
    for balloon in ["b1", "b2", "b3", "b4", "b5", "near", "odd", "even", "skip"] {
        for number in 0..10 {
            let before = format!("open {number} {balloon} | hand {number} {number}");
            check(&before, &format!("{number}"), &format!("open {number} {balloon} | turn 1"));
        }
    }
}

// §3.1 Day or night makes no difference to the number.
#[test]
fn day_goes_on_night_and_night_on_day() {
    tells("open 1n b3 | hand 1 2", "1", "1 lays 1 on 1n: same");
    tells("open 1 b3 | hand 1n 2", "1n", "1 lays 1n on 1: same");
    tells("open 5n b3 | hand 8 2", "8", "1 lays 8 on 5n: up 3");
}

// §3.2 Level 5 and balloon 3: 2 and 8 go, 5 goes as well, and nothing else.
#[test]
fn as_far_as_the_balloon_says() {
    only("5 b3", &[2, 5, 8]);
    tells("open 5 b3 | hand 2 8", "2", "1 lays 2 on 5: down 3");
    tells("open 5 b3 | hand 2 8", "8", "1 lays 8 on 5: up 3");
    tells("open 5 b3 | hand 5 8", "5", "1 lays 5 on 5: same");
}

// §3.2 Exactly that far: the floors in between do not go.
#[test]
fn no_floor_between_goes() {
    refuses("open 5 b3 | hand 6 7", "6", does_not_go("6", "5", "b3", &[2, 5, 8]));
    refuses("open 5 b3 | hand 6 7", "7", does_not_go("7", "5", "b3", &[2, 5, 8]));
}

// §3.3 From 9 two floors up lead to 11, which is Level 1; from 0 three down lead to 7.
#[test]
fn tens_do_not_count() {
    only("9 b2", &[1, 7, 9]);
    only("0 b3", &[0, 3, 7]);
    tells("open 9 b2 | hand 1 3", "1", "1 lays 1 on 9: up 2");
    tells("open 0 b3 | hand 7 3", "7", "1 lays 7 on 0: down 3");
    tells("open 9 b1 | hand 0 3", "0", "1 lays 0 on 9: up 1");
    tells("open 0 b1 | hand 9 3", "9", "1 lays 9 on 0: down 1");
}

// §3.3 Five floors up and five floors down lead to the same Level.
#[test]
fn five_up_is_five_down() {
    only("2 b5", &[2, 7]);
    only("8 b5", &[3, 8]);
}

// §3.2, §1.7 Higher balloons that a pack may have: 7 up is 3 down, and 10 is the same again.
#[test]
fn balloons_of_other_packs() {
    let cards = "cards 4*0-9 0-9n b0-10";
    for (balloon, goes) in [("b7", "2 8"), ("b9", "4 6"), ("b6", "1 9"), ("b0", "5"), ("b10", "5"), ("b8", "3 7")] {
        for number in 0..10 {
            let before = format!("{cards} | open 5 {balloon} | hand {number} {number}");
            let is_named = number == 5 || goes.split(' ').any(|text| text == number.to_string());
            let is_legal = position(&before).goes_on(None).contains(&number);
            assert_eq!(is_legal, is_named, "{before}");
            if is_named {
                check(&before, &format!("{number}"), &format!("open {number} {balloon}"));
            } else {
                let why = refused(&game(&before, 0), Seat(0), &format!("{number}"));
                assert!(matches!(why, Illegal::DoesNotGo { .. }), "{before}");
            }
        }
    }
}

// §3.4 A balloon from the hand goes on any balloon, with or without a number.
#[test]
fn any_balloon_goes_on_any_balloon() {
    for open in ["b1", "b5", "near", "odd", "even", "skip"] {
        for laid in ["b2", "b4", "near", "odd", "even", "skip"] {
            let before = format!("open 4 {open} | hand {laid} 4 4");
            check(&before, &format!("{laid} 4"), &format!("open 4 {laid} | hand 4 | under 4 {open}"));
        }
    }
}

// §3.4 Only the balloon on top counts: not the one below it, and not the one that was open.
#[test]
fn only_the_balloon_on_top_counts() {
    let before = "open 5 b3 | hand b2 b1 6 7 8 4";
    check(before, "b2 b1 6", "open 6 b1 | hand 7 8 4 | under 5 b2 b3");
    refuses(before, "b2 b1 7", does_not_go("7", "5", "b1", &[4, 5, 6]));
    refuses(before, "b2 b1 8", does_not_go("8", "5", "b1", &[4, 5, 6]));
    check(before, "b1 b2 7", "open 7 b2");
}

// §3.4 Balloons can be kept if the open one will do.
#[test]
fn balloons_can_be_kept() {
    check("open 5 b3 | hand b2 b1 8 7", "8;end", "open 8 b3 | hand b2 b1 7 | turn 2");
}

// §3.4 As many as one likes, before each Level of the turn.
#[test]
fn as_many_balloons_as_one_likes() {
    let before = "open 5 b3 | hand b2 near odd b4 b1 9 0 3";
    check(before, "b2 near odd b4 9;b1 0", "open 0 b1 | hand 3 | placed b2 near odd b4 9 b1 0");
}

// §3.4 A balloon that spoils a placement is allowed, but then it counts.
#[test]
fn a_balloon_can_spoil_it() {
    refuses("open 5 b3 | hand skip 8 1", "skip 8", does_not_go("8", "5", "skip", &[5]));
    refuses("open 5 b3 | hand odd 8 1", "odd 8", does_not_go("8", "5", "odd", &[1, 3, 5, 7, 9]));
}

// §3.5 On 5 go 3, 4, 5, 6 and 7, and no others.
#[test]
fn any_nearest() {
    only("5 near", &[3, 4, 5, 6, 7]);
    tells("open 5 near | hand 3 1", "3", "1 lays 3 on 5: near -2");
    tells("open 5 near | hand 6 1", "6", "1 lays 6 on 5: near 1");
    tells("open 5 near | hand 5 1", "5", "1 lays 5 on 5: same");
}

// §3.5 Tens do not count here either.
#[test]
fn any_nearest_beyond_nine_and_below_zero() {
    only("9 near", &[0, 1, 7, 8, 9]);
    only("0 near", &[0, 1, 2, 8, 9]);
    only("1 near", &[0, 1, 2, 3, 9]);
    tells("open 9 near | hand 1 5", "1", "1 lays 1 on 9: near 2");
    tells("open 0 near | hand 8 5", "8", "1 lays 8 on 0: near -2");
}

// §3.5 The near Levels change with each Level: 5, 7, 9 and 1 in a row, but not from 5 to 9.
#[test]
fn what_is_near_changes() {
    let before = "open 5 near | hand 7 9 1 4";
    check(before, "7;9;1", "open 1 near | hand 4");
    refuses(before, "9", does_not_go("9", "5", "near", &[3, 4, 5, 6, 7]));
    refuses(before, "7;4", does_not_go("4", "7", "near", &[5, 6, 7, 8, 9]));
}

// §3.6 Any odd Level, any even one, 0 is even; the same number goes too.
#[test]
fn any_odd_and_any_even() {
    only("4 odd", &[1, 3, 4, 5, 7, 9]);
    only("3 odd", &[1, 3, 5, 7, 9]);
    only("4 even", &[0, 2, 4, 6, 8]);
    only("3 even", &[0, 2, 3, 4, 6, 8]);
    tells("open 4 odd | hand 9 1", "9", "1 lays 9 on 4: odd");
    tells("open 3 even | hand 0 1", "0", "1 lays 0 on 3: even");
    tells("open 4 odd | hand 4 1", "4", "1 lays 4 on 4: same");
}

// §3.6 With equal-on-odd-even=off the same number goes only if it is odd or even as required.
#[test]
fn the_same_number_has_to_be_odd_or_even_too() {
    only_with("equal-on-odd-even=off", "4 odd", &[1, 3, 5, 7, 9]);
    only_with("equal-on-odd-even=off", "3 odd", &[1, 3, 5, 7, 9]);
    only_with("equal-on-odd-even=off", "4 even", &[0, 2, 4, 6, 8]);
    only_with("equal-on-odd-even=off", "3 even", &[0, 2, 4, 6, 8]);
}

// §3.6, §3.1 That option says nothing about other balloons.
#[test]
fn the_same_number_still_goes_on_all_other_balloons() {
    only_with("equal-on-odd-even=off", "4 b3", &[1, 4, 7]);
    only_with("equal-on-odd-even=off", "4 skip", &[4]);
    only_with("equal-on-odd-even=off", "4 near", &[2, 3, 4, 5, 6]);
}

// §3.7 While Skip a Go lies on top, only the same number goes.
#[test]
fn on_skip_only_the_same_number_goes() {
    only("6 skip", &[6]);
    only("0 skip", &[0]);
}

// §3.7, §3.4 But a balloon can be laid on it first.
#[test]
fn a_balloon_helps_against_skip() {
    check("open 6 skip | hand b2 8 1", "b2 8", "open 8 b2");
}

// §4.1 A card that is not in hand cannot be laid, nor one card twice.
#[test]
fn only_cards_of_the_hand() {
    refuses("open 5 b3 | hand 2 7", "8", Illegal::NotInHand { card: card("8") });
    refuses("open 5 b3 | hand 8 7", "8n", Illegal::NotInHand { card: card("8n") });
    refuses("open 5 b3 | hand b1 6 7", "b1 b1 6", Illegal::NotInHand { card: card("b1") });
    refuses("open 5 b3 | hand 8 7", "8;8", Illegal::NotInHand { card: card("8") });
}
