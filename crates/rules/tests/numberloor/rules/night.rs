//! §7.1 and §7.2: a Night Level in another's turn, and the cards it must suit.

use reckon_rules::game::Game;
use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{
    card, check, choice, does_not_go, game, mover, position, refused, refuses, seat, shows, tells,
};

// §7.1 In one's own turn a Night Level is a Level like any other.
#[test]
fn in_ones_own_turn_it_is_a_level() {
    tells("open 5 b3 | hand 8n 1", "8n", "1 lays 8n on 5: up 3");
    check("open 5 b3 | hand b2 8n 7n 1", "b2 7n", "open 7n b2 | turn 1");
    refuses("open 5 b3 | hand 8n 1 | race 3", "night 8n after 3", Illegal::OwnTurn);
}

// §7.1 In another's turn it can be laid if it suits the open cards.
#[test]
fn in_anothers_turn_it_can_be_laid() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8n 2n 5n 1 | race 17";
    for (held, how) in [("8n", "up 3"), ("2n", "down 3"), ("5n", "same")] {
        let expected = format!("1 takes over from 2; 1 lays {held} on 5: {how}");
        tells(before, &format!("night {held} after 17"), &expected);
        check(before, &format!("night {held} after 17"), &format!("open {held} b3 | turn 1 | placed {held} | race 18"));
    }
}

// §7.1 If it does not suit them, it waits.
#[test]
fn it_has_to_suit_the_open_cards() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 6n 1 | race 17";
    refuses(before, "night 6n after 17", does_not_go("6n", "5", "b3", &[2, 5, 8]));
    let before = "seat 1 | turn 2 | open 5 skip | hand 6n 5n 1";
    refuses(before, "night 6n after 0", does_not_go("6n", "5", "skip", &[5]));
    check(before, "night 5n after 0", "open 5n skip | turn 1");
}

// §7.1 No balloon of one's own can come first, not even one that would change nothing.
#[test]
fn no_balloon_comes_first() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand b2 b3 7n 8n 1";
    refuses(before, "night b2 7n after 0", Illegal::BalloonBeforeNight { balloon: card("b2") });
    refuses(before, "night b3 8n after 0", Illegal::BalloonBeforeNight { balloon: card("b3") });
}

// §7.1 Only Night Levels, even if a day Level would suit.
#[test]
fn a_day_level_has_to_wait() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8 5 1";
    refuses(before, "night 8 after 0", Illegal::NotANightLevel { card: card("8") });
    refuses(before, "night 5 after 0", Illegal::NotANightLevel { card: card("5") });
    refuses(before, "night 8n after 0", Illegal::NotInHand { card: card("8n") });
}

// §7.1 Only Advanced is played with Night Levels: elsewhere nobody can interrupt.
#[test]
fn only_in_advanced() {
    for before in [
        "options preset=intermediate | seat 1 | turn 2 | open 5 b3 | hand 8 1",
        "options preset=beginners | seat 1 | turn 2 | open 5 4 | hand 8 1",
        "cards 4*0-9 10*b1-3 | seat 1 | turn 2 | open 5 b3 | hand 8 1",
    ] {
        refuses(before, "night 8n after 0", Illegal::NoNightLevels);
        let game = game(before, 0);
        shows(&game, seat(1), "may");
        assert!(!position(before).may_interrupt());
    }
    assert_eq!(position("seat 1 | turn 2 | open 5 b3 | hand 8 1").options.selected().len(), 80);
}

// §7.1 Nobody has to lay one: a player with a suitable Night Level may let the others play.
#[test]
fn nobody_has_to() {
    let before = "seats 3 | seat 2 | turn 1 | open 5 b3 | hand 8n 1";
    let game = game(before, 0);
    assert_eq!(mover(&game), seat(1));
    shows(&game, seat(2), "may 2 3");
}

// §7.1 Nobody without a seat, and nobody after the end.
#[test]
fn nobody_without_a_seat() {
    let game = game("seat 1 | turn 2 | open 5 b3 | hand 8n 1", 0);
    let mut tried = game.clone();
    let choice = choice("night 8n after 0");
    let mut told = Vec::new();
    let why = tried.play(seat(5), &choice, &mut told);
    assert_eq!(why, Err(Illegal::NotYourTurn { turn: seat(2) }));
    assert!(tried == game);
}

/// Tries the Night Level of this number in another's turn.
fn tried(options: &str, open: &str, number: u8) -> Result<(), Illegal> {
    let before = format!("options {options} | seat 1 | turn 2 | open {open} | hand {number}n 1");
    let text = format!("night {number}n after 0");
    let mut game = game(&before, 0);
    let mut told = Vec::new();
    game.play(seat(1), &choice(&text), &mut told)
}

fn equal_is_not_enough(level: &str, balloon: &str) -> Illegal {
    Illegal::EqualIsNotEnough { level: card(level), balloon: card(balloon) }
}

// §7.2 The same number as the open Level is enough, whatever balloon lies there.
#[test]
fn the_same_number_is_enough() {
    for balloon in ["b1", "b5", "near", "odd", "even", "skip"] {
        assert_eq!(tried("", &format!("4 {balloon}"), 4), Ok(()), "{balloon}");
        assert_eq!(tried("night-on-equal=on", &format!("4 {balloon}"), 4), Ok(()), "{balloon}");
    }
}

// §7.2 With night-on-equal=off the open balloon must let it go, which a number or Skip a Go does not.
#[test]
fn the_balloon_must_let_it_go() {
    let off = "night-on-equal=off";
    for balloon in ["b1", "b3", "b5", "skip"] {
        assert_eq!(tried(off, &format!("4 {balloon}"), 4), Err(equal_is_not_enough("4n", balloon)), "{balloon}");
    }
    assert_eq!(tried(off, "4 b3", 7), Ok(()));
    assert_eq!(tried(off, "4 b3", 1), Ok(()));
}

// §7.2 Any Nearest does; Any Odd and Any Even do if the number is odd or even.
#[test]
fn balloons_without_a_number_that_let_the_same_number_go() {
    let off = "night-on-equal=off";
    assert_eq!(tried(off, "4 near", 4), Ok(()));
    assert_eq!(tried(off, "4 even", 4), Ok(()));
    assert_eq!(tried(off, "3 odd", 3), Ok(()));
    assert_eq!(tried(off, "4 odd", 4), Err(equal_is_not_enough("4n", "odd")));
    assert_eq!(tried(off, "3 even", 3), Err(equal_is_not_enough("3n", "even")));
    assert_eq!(tried(off, "4 odd", 7), Ok(()));
    assert_eq!(tried(off, "3 even", 0), Ok(()));
}

// §7.2 A balloon 0 or 10 lets the same number go.
#[test]
fn a_balloon_of_no_floors_lets_the_same_number_go() {
    for balloon in ["b0", "b10"] {
        let before = format!(
            "options night-on-equal=off | cards 4*0-9 0-9n b0-10 | seat 1 | turn 2 | open 4 {balloon} | hand 4n 1"
        );
        check(&before, "night 4n after 0", &format!("open 4n {balloon} | turn 1"));
    }
}

// §7.2 In one's own turn that option changes nothing.
#[test]
fn in_ones_own_turn_equal_is_enough() {
    check("options night-on-equal=off | open 4 skip | hand 4n 1", "4n", "open 4n skip | turn 1");
}

// §7.2, §3.6 A Level that cannot be laid in one's own turn suits nothing in another's either.
#[test]
fn odd_and_even_as_the_table_has_agreed() {
    let off = "equal-on-odd-even=off";
    assert_eq!(tried(off, "4 odd", 4), Err(does_not_go("4n", "4", "odd", &[1, 3, 5, 7, 9])));
    assert_eq!(tried(off, "4 odd", 5), Ok(()));
    assert_eq!(tried("", "4 odd", 4), Ok(()));
}

// §7.2 A refusal names the numbers that would do: the same number is not one of them.
#[test]
fn a_refusal_names_what_would_suit() {
    let before = "options night-on-equal=off | seat 1 | turn 2 | open 5 b3 | hand 6n 1";
    assert_eq!(refused(&game(before, 0), seat(1), "night 6n after 0"), does_not_go("6n", "5", "b3", &[2, 8]));
}
