//! Public knowledge of a hand: everything that its owner's moves reveal, and no more.

use reckon_rules::game::{Game, Viewer};
use reckon_rules::numberloor::{BadPosition, Numberloor};

use crate::numberloor::harness::{bad, check, deal, game, options, play, play_as, seat, shows};

/// Counts the Levels of these numbers in a hand.
fn held(game: &Numberloor, at: u8, numbers: &[u8]) -> usize {
    let view = game.view(Viewer::Seat(seat(at)));
    view.own_hand().iter().filter_map(|card| card.level()).filter(|level| numbers.contains(level)).count()
}

// §2.2 After the deal every hand has a Level; Beginners have nothing else.
#[test]
fn a_hand_that_was_dealt_has_a_level() {
    for line in ["preset=beginners", "preset=intermediate", "preset=advanced"] {
        shows(&deal(&options(line), 4, 3), seat(1), "levels 1 2 3 4 | few");
    }
}

// §5.1 A player who lays a Level and is not finished has another; after refilling with six cards, maybe not.
#[test]
fn a_level_is_known_until_a_star() {
    check("open 5 b3 | hand 8 1 b1", "8", "levels 1");
    check("open 5 b3 | hand 8 1 b1 | levels 1 2", "8;end b1", "levels 1 2");
    check("open 5 b3 | hand 8 b1 | levels 1 2", "8 b1", "levels 2");
    check("seat 1 | turn 2 | open 5 b3 | hand 8n | levels 1 2", "night 8n after 0", "levels 2");
    check("seat 1 | turn 2 | open 5 b3 | hand 8n 1", "night 8n after 0", "levels 1");
}

// §4.3 A player who takes two cards could not lay a Level before, so at most two of their Levels go now.
#[test]
fn taking_cards_reveals_what_a_hand_lacks() {
    check("open 5 b3 | hand 1 4 6", "draw", "few 1: 2 of 2 5 8");
    check("open 9 near | hand 2 3 6", "draw", "few 1: 2 of 0 1 7 8 9");
    check("open 5 skip | hand 2 3 6", "draw", "few 1: 2 of 5");
    // Nothing was left to take.
    check("cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1", "draw", "few 1: 0 of 2 5 8");
}

// §4.3 If cards may be taken at will, or after passing (§4.6), taking them reveals nothing.
#[test]
fn taking_cards_at_will_reveals_nothing() {
    check("options voluntary-draw=on | open 5 b3 | hand 1 4 6", "draw", "few");
    check("open 4 9 | hand 1 6 6", "pass", "few");
}

// §4.3, §4.1 Each such Level laid is one fewer, and each card taken may be one more.
#[test]
fn a_bound_changes_with_the_hand() {
    let before = "open 5 b3 | hand 8 5 1 4 6 6 | few 1: 2 of 2 5 8";
    check(before, "8", "few 1: 1 of 2 5 8");
    check("open 5 near | hand 4 8 1 1 6 6 | few 1: 2 of 2 5 8", "4", "few 1: 2 of 2 5 8");
    check("open 5 b3 | hand 8 1 skip | few 2: 1 of 2 5 8", "8;end skip", "few 2: 3 of 2 5 8");
}

// §5.2 New cards may be anything, and a bound no smaller than the hand says nothing.
#[test]
fn a_useless_bound_is_forgotten() {
    check("open 5 b3 | hand 8 b1 | few 1: 1 of 2 5 8", "8 b1", "few");
    check("open 5 near | hand 4 6 5 | few 1: 2 of 2 5 8", "4", "few");
}

// §2.1 Nothing else is revealed: others see only how many cards were taken.
#[test]
fn others_see_the_same() {
    let mut game = game("seats 3 | open 5 b3 | hand 1 4 6", 0);
    play(&mut game, "draw");
    for at in [1, 2, 3] {
        shows(&game, seat(at), "few 1: 2 of 2 5 8 | hands 5 6 6 | drawn 2");
    }
    play_as(&mut game, seat(1), "pass");
    shows(&game, seat(3), "few 1: 2 of 2 5 8 | turn 2");
}

// Every world imagined for a view agrees with what everybody knows.
#[test]
fn imagined_hands_agree_with_public_knowledge() {
    let before = "seats 3 | seat 1 | turn 1 | open 5 b3 | hand 1 4 6 | hands 3 9 9 | few 2: 0 of 2 5 8 | few 3: 1 of 0 1 | levels 2 3";
    for world in 0..60 {
        let game = game(before, world);
        assert_eq!(held(&game, 2, &[2, 5, 8]), 0, "world {world}");
        assert!(held(&game, 3, &[0, 1]) <= 1, "world {world}");
        assert!((2..=3).all(|at| held(&game, at, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) > 0), "world {world}");
    }
}

// Even if hardly any random deal would agree with it.
#[test]
fn imagined_hands_that_are_hard_to_find() {
    // Only five unseen cards are not 8s, and seat 2 has to hold all of them.
    let before = "cards 60*8 5 1 5*4 b3 | open 5 b3 | hand 1 | hands 1 6 | few 2: 1 of 8";
    for world in 0..10 {
        assert_eq!(held(&game(before, world), 2, &[8]), 1, "world {world}");
    }
    assert_eq!(bad(&before.replace("1 of 8", "0 of 8")), BadPosition::Known { seat: seat(2) });
}

// Not a game: what is known of the viewer's hand is not true of it.
#[test]
fn public_knowledge_has_to_be_true() {
    assert_eq!(bad("open 5 b3 | hand 8 1 | few 1: 0 of 2 5 8"), BadPosition::Known { seat: seat(1) });
    assert_eq!(bad("open 5 b3 | hand b1 b2 | levels 1"), BadPosition::Known { seat: seat(1) });
}
