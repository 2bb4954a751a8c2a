//! §4.1, §4.2, §4.5: placements, one after the other, and the end of a turn.

use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, check, game, mover, play, refuses, seat, shows, tells};

// §4.1 The rulebook's example, placement by placement: 3 + 2, 5 + 2, 7 + 2, then 9 − 3 and 6 − 3.
#[test]
fn the_example_placement_by_placement() {
    let mut game = game("open 3 b2 | hand 5 7 9 b3 6 3 0", 0);
    for (choice, after) in [
        ("5", "open 5 b2 | hand 7 9 b3 6 3 0 | placed 5 | race 1"),
        ("7", "open 7 b2 | hand 9 b3 6 3 0 | placed 5 7 | race 2"),
        ("9", "open 9 b2 | hand b3 6 3 0 | placed 5 7 9 | race 3"),
        ("b3 6", "open 6 b3 | hand 3 0 | placed 5 7 9 b3 6 | race 4"),
        ("3", "open 3 b3 | hand 0 | placed 5 7 9 b3 6 3 | race 5"),
    ] {
        play(&mut game, choice);
        shows(&game, seat(1), after);
        shows(&game, seat(1), "turn 1 | turns | stars 0 0 | pile 65");
    }
    play(&mut game, "end");
    shows(&game, seat(1), "open 3 b3 | under 3 5 6 7 9 b2 | placed | turn 2 | turns 1 | hands 1 6 | race 5");
}

// §4.1 Why each of them goes.
#[test]
fn the_example_in_words() {
    let before = "open 3 b2 | hand 5 7 9 b3 6 3 0";
    for (moves, expected) in [
        ("5", "1 lays 5 on 3: up 2"),
        ("5;7", "1 lays 7 on 5: up 2"),
        ("5;7;9", "1 lays 9 on 7: up 2"),
        ("5;7;9;b3 6", "1 lays b3 6 on 9: down 3"),
        ("5;7;9;b3 6;3", "1 lays 3 on 6: down 3"),
        ("5;7;9;b3 6;3;end", "1 ends"),
    ] {
        tells(before, moves, expected);
    }
}

// §5.2, §4.1 Without another card in hand the example wins a star and six cards.
#[test]
fn the_example_wins_a_star() {
    let before = "open 3 b2 | hand 5 7 9 b3 6 3";
    tells(before, "5;7;9;b3 6;3", "1 lays 3 on 6: down 3; 1 dances, star 1; 1 refills 6");
    check(before, "5;7;9;b3 6;3", "open 3 b3 | hand ? ? ? ? ? ? | stars 1 0 | hands 6 6 | pile 60 | turn 2 | turns 1");
}

// §4.1, §4.5 A player lays one card, several, or all but one; the turn is over when they say so.
#[test]
fn as_many_as_one_likes() {
    let before = "open 5 b1 | hand 6 7 8 9 0";
    check(before, "6;end", "open 6 b1 | hand 7 8 9 0 | turn 2");
    check(before, "6;7;8;end", "open 8 b1 | hand 9 0 | turn 2");
    check(before, "6;7;8;9", "open 9 b1 | hand 0 | turn 1");
}

// §4.5 Play goes round: the next player is on the left, and after the last comes the first.
#[test]
fn the_next_player_is_on_the_left() {
    for (at, next) in [(1, 2), (2, 3), (3, 1)] {
        let before = format!("seats 3 | seat {at} | turn {at} | open 5 b1 | hand 6 7");
        check(&before, "6;end", &format!("turn {next}"));
    }
    let mut two = game("open 5 b1 | hand 6 7", 3);
    play(&mut two, "6");
    play(&mut two, "end");
    assert_eq!(mover(&two), seat(2));
}

// §4.2 Balloons alone are not a turn: nothing to end, and nothing laid.
#[test]
fn balloons_alone_are_not_a_turn() {
    refuses("open 5 b3 | hand 8 b1", "end b1", Illegal::NoLevelLaid);
    refuses("open 5 b3 | hand 8 b1", "end", Illegal::NoLevelLaid);
    refuses("open 5 b3 | hand 1 b1 | drawn", "end b1", Illegal::NoLevelLaid);
}

// §4.2 After a Level the turn may end with balloons, the last one on top.
#[test]
fn a_turn_may_end_with_balloons() {
    let before = "open 5 b3 | hand 8 b1 b2 near 1";
    check(before, "8;end b1", "open 8 b1 | hand b2 near 1 | under 5 b3 | turn 2 | race 2");
    check(before, "8;end b2 near b1", "open 8 b1 | hand 1 | under 5 b2 b3 near | turn 2 | race 2");
    tells(before, "8;end b1 b2", "1 leaves b1 b2; 1 ends");
}

// §7.3, §4.5 A turn that ends without balloons changes no open card, and the race continues.
#[test]
fn a_plain_end_changes_no_open_card() {
    check("open 5 b3 | hand 8 1 | race 4", "8;end", "race 5");
    check("open 5 b3 | hand 8 1 b1 | race 4", "8;end b1", "race 6");
}

// §4.2 Only balloons that are in hand.
#[test]
fn balloons_at_the_end_come_from_the_hand() {
    refuses("open 5 b3 | hand 8 b1 1", "8;end b2", Illegal::NotInHand { card: card("b2") });
    refuses("open 5 b3 | hand 8 b1 1", "8;end b1 b1", Illegal::NotInHand { card: card("b1") });
}

// §4.1 A balloon after a Level belongs to the next placement or to the end of the turn.
#[test]
fn a_balloon_cannot_follow_a_level_in_one_placement() {
    let expected = Illegal::NotTheLastLevel { level: card("8"), balloon: card("b1") };
    refuses("open 5 b3 | hand 8 b1 1", "8 b1", expected.clone());
    refuses("open 5 b3 | hand 8 8 b1", "8 b1", expected);
}

// §4.5 Nobody lays, takes, passes or ends a turn in another's turn.
#[test]
fn everything_else_waits_for_its_turn() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8 8n 1";
    for choice in ["8", "8n", "draw", "pass", "end", "end b1"] {
        refuses(before, choice, Illegal::NotYourTurn { turn: seat(2) });
    }
}
