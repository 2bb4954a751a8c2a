//! §7.3: when a Night Level is in time, and with `between-turns` when it can be laid at all.

use reckon_rules::game::{Game, Race, Turn};
use reckon_rules::numberloor::{Illegal, Numberloor};

use crate::numberloor::harness::{check, does_not_go, game, play, play_as, position, refused, refuses, seat, shows};

fn race(game: &Numberloor) -> Option<Race> {
    match game.turn() {
        Turn::Open { race, .. } => race,
        Turn::Over(_) => None,
    }
}

/// Three players; all but seat 1 hold only 8n, which suits 5 and b3.
const THREE: &str = "cards 30*8n 5 2*8 1 b3 b1 | seats 3 | open 5 b3 | hand 8 8 1 b1 | race 17";

// §7.3 Before anything is laid in the turn, and after each placement of it.
#[test]
fn before_the_turn_and_between_placements() {
    for laid in 0..=2 {
        let mut game = game(THREE, 0);
        (0..laid).for_each(|_| {
            play(&mut game, "8");
        });
        let now = 17 + laid;
        assert_eq!(race(&game), Some(Race(now)));
        shows(&game, seat(1), "turn 1 | may 2 3");
        play_as(&mut game, seat(3), &format!("night 8n after {now}"));
        shows(&game, seat(1), &format!("turn 3 | hands {} 6 5 | turns 1", 4 - laid));
    }
}

// §7.3 Even after the player has taken cards.
#[test]
fn after_cards_were_taken() {
    check("seat 1 | turn 2 | drawn | open 5 b3 | hand 8n 1", "night 8n after 0", "turn 1 | open 8n b3");
}

// §7.3 The first to lay one is in time; the other was meant for cards that have changed.
#[test]
fn the_first_is_in_time() {
    let mut game = game(THREE, 0);
    play_as(&mut game, seat(3), "night 8n after 17");
    assert_eq!(refused(&game, seat(2), "night 8n after 17"), Illegal::TooLate { after: 17, now: 18 });
    shows(&game, seat(1), "turn 3 | hands 4 6 5");
    // It can still be laid on the cards that are open now.
    play_as(&mut game, seat(2), "night 8n after 18");
    shows(&game, seat(1), "turn 2 | hands 4 5 5");
}

// §7.3 A placement by the player in turn can also come first.
#[test]
fn a_placement_can_be_faster() {
    let mut game = game(THREE, 0);
    play(&mut game, "8");
    assert_eq!(refused(&game, seat(2), "night 8n after 17"), Illegal::TooLate { after: 17, now: 18 });
}

// §7.3 So can the end of a turn if it lays a balloon; without one, the open cards stay the same.
#[test]
fn the_end_of_a_turn_changes_the_cards_only_with_balloons() {
    let mut with = game(THREE, 0);
    play(&mut with, "8");
    play(&mut with, "end b1");
    assert_eq!(refused(&with, seat(3), "night 8n after 18"), Illegal::TooLate { after: 18, now: 19 });
    let mut without = game(THREE, 0);
    play(&mut without, "8");
    play(&mut without, "end");
    play_as(&mut without, seat(3), "night 8n after 18");
    shows(&without, seat(1), "turn 3 | turns 2");
}

// §7.3 Taking cards and passing do not change the open cards.
#[test]
fn taking_and_passing_change_no_open_card() {
    let mut game = game("cards 30*8n 5 2*1 b3 | seats 3 | open 5 b3 | hand 1 1 | race 4 | drawn", 0);
    play(&mut game, "pass");
    assert_eq!(race(&game), Some(Race(4)));
    play_as(&mut game, seat(3), "night 8n after 4");
    shows(&game, seat(1), "turn 3");
}

// §7.3 A moment that has not come yet is as wrong as one that has passed.
#[test]
fn another_moment_is_the_wrong_one() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8n 1 | race 17";
    for after in [0, 16, 18, 4_000_000] {
        refuses(before, &format!("night 8n after {after}"), Illegal::TooLate { after, now: 17 });
    }
}

// §7.3 Timing is checked first: even a Level that does not go is refused as too late.
#[test]
fn too_late_comes_first() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 6n 1 | race 17";
    refuses(before, "night 6n after 16", Illegal::TooLate { after: 16, now: 17 });
    refuses(before, "night 6n after 17", does_not_go("6n", "5", "b3", &[2, 5, 8]));
}

// §7.3 The moment is named wherever there are Night Levels, and nowhere else.
#[test]
fn the_moment_is_named_where_it_matters() {
    assert_eq!(race(&game("open 5 b3 | hand 8 1 | race 17", 0)), Some(Race(17)));
    assert_eq!(race(&game("options preset=intermediate | open 5 b3 | hand 8 1 | race 17", 0)), None);
    assert_eq!(race(&game("open 5 4 | hand 8 1 | race 17", 0)), None);
}

const BETWEEN: &str = "options night-cards=between-turns | seats 3 | seat 2 | turn 1 | open 5 b3";

// §7.3 With between-turns, only before anything is laid or taken in the turn.
#[test]
fn between_turns() {
    let begun = Illegal::TurnHasBegun { turn: seat(1) };
    check(&format!("{BETWEEN} | hand 8n 1"), "night 8n after 0", "turn 2 | open 8n b3");
    refuses(&format!("{BETWEEN} | hand 8n 1 | placed 5"), "night 8n after 0", begun.clone());
    refuses(&format!("{BETWEEN} | hand 8n 1 | drawn"), "night 8n after 0", begun.clone());
    refuses(&format!("{BETWEEN} | hand 8n 1 | drawn | placed 5"), "night 8n after 0", begun);
    // At any moment, if agreed.
    let any = |more: &str| format!("{BETWEEN}{more} | hand 8n 1").replace("between-turns", "any-moment");
    check(&any(" | placed 5"), "night 8n after 0", "turn 2");
    check(&any(" | drawn"), "night 8n after 0", "turn 2");
}

// §7.3 Everybody sees when it is possible.
#[test]
fn between_turns_is_seen_by_all() {
    for (more, may) in [("", "2 3"), (" | placed 5", ""), (" | drawn", "")] {
        let before = format!("{BETWEEN}{more} | hand 1 1");
        shows(&game(&before, 0), seat(1), &format!("may {may}"));
        assert_eq!(position(&before).may_interrupt(), !may.is_empty(), "{before}");
    }
}

// §7.3, §7.4 A turn that was taken over counts as begun.
#[test]
fn a_turn_that_was_taken_over_has_begun() {
    let mut game = game(&THREE.replace("cards", "options night-cards=between-turns | cards"), 0);
    play_as(&mut game, seat(2), "night 8n after 17");
    shows(&game, seat(1), "may | turn 2");
    assert_eq!(refused(&game, seat(3), "night 8n after 18"), Illegal::TurnHasBegun { turn: seat(2) });
    play_as(&mut game, seat(2), "end");
    shows(&game, seat(1), "may 1 2 | turn 3");
    play_as(&mut game, seat(2), "night 8n after 18");
    shows(&game, seat(1), "turn 2");
}

// §7.3, §4.7 A missed turn is already over, so it cannot be interrupted.
#[test]
fn a_missed_turn_cannot_be_taken_over() {
    let mut game = game("cards 30*8n 5 8 1 b3 skip | seats 3 | open 5 b3 | hand 8 1 skip", 0);
    play(&mut game, "8");
    play(&mut game, "end skip");
    shows(&game, seat(1), "turn 3 | hands 1 8 6 | may 1 2");
    play_as(&mut game, seat(2), "night 8n after 2");
    shows(&game, seat(1), "turn 2 | turns 3");
}
