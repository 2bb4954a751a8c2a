//! §4.7: Skip a Go on top at the end of a turn.

use crate::numberloor::harness::{check, game, play, seat, shows, tells};

// §4.7 The next player takes two cards and misses a turn, at once.
#[test]
fn the_next_player_takes_two_and_misses_a_turn() {
    let before = "seats 3 | open 5 b3 | hand 8 skip 1 2";
    tells(before, "8;end skip", "1 leaves skip; 1 ends; 2 misses 2");
    check(before, "8;end skip", "open 8 skip | hand 1 2 | hands 2 8 6 | turn 3 | turns 2 | drawn");
}

// §4.7 With two players it is the same player's turn again.
#[test]
fn with_two_players_the_same_one_plays_again() {
    check("open 5 b3 | hand 8 skip 1 2", "8;end skip", "turn 1 | hands 2 8 | placed | turns 2");
}

// §4.7 Skip a Go also counts if it was laid before a Level in the turn.
#[test]
fn laid_before_the_level() {
    check("seats 3 | open 5 b3 | hand skip 5 1 2", "skip 5;end", "open 5 skip | hands 2 8 6 | turn 3");
}

// §4.7 Covered by another balloon, it no longer counts.
#[test]
fn covered_by_another_balloon() {
    check("seats 3 | open 5 b3 | hand 8 skip b1 1", "8;end skip b1", "open 8 b1 | hands 1 6 6 | turn 2");
    check("seats 3 | open 5 skip | hand b3 8 1", "b3 8;end", "hands 1 6 6 | turn 2");
}

// §4.7, §5.1 Also when a star was won with it.
#[test]
fn left_on_top_with_a_star() {
    let before = "seats 3 | open 5 b3 | hand 8 skip b1";
    tells(before, "8 b1 skip", "1 lays 8 on 5: up 3; 1 leaves b1 skip; 1 dances, star 1; 1 refills 6; 2 misses 2");
    check(before, "8 b1 skip", "open 8 skip | stars 1 0 0 | hands 6 8 6 | turn 3");
    check(before, "8 skip b1", "open 8 b1 | stars 1 0 0 | hands 6 6 6 | turn 2");
}

/// Skip a Go is left from an earlier turn, and seat 1 of three can lay a Level.
fn from_an_earlier_turn(options: &str) -> String {
    format!("options {options} | seats 3 | open 5 skip | hand 5 5 1 skip")
}

// §4.7 It does not matter who laid the balloon, if a Level was laid in this turn.
#[test]
fn it_does_not_matter_who_laid_it() {
    tells(&from_an_earlier_turn(""), "5;end", "1 ends; 2 misses 2");
    check(&from_an_earlier_turn("skip-again=played-turn"), "5;end", "hands 3 8 6 | turn 3");
    check(&from_an_earlier_turn("skip-again=every-turn"), "5;end", "hands 3 8 6 | turn 3");
}

// §4.7 With laid-only it counts only in the turn in which the balloon was laid.
#[test]
fn laid_only() {
    let before = from_an_earlier_turn("skip-again=laid-only");
    check(&before, "5;end", "hands 3 6 6 | turn 2");
    tells(&before, "5;end", "1 ends");
    check(&before, "5;end skip", "hands 2 8 6 | turn 3");
    check(&before, "skip 5;end", "hands 2 8 6 | turn 3");
    check("options skip-again=laid-only | seats 3 | open 5 skip | hand 5", "5", "stars 1 0 0 | hands 6 6 6 | turn 2");
    check("options skip-again=laid-only | seats 3 | open 5 b1 | hand 5 skip", "5 skip", "hands 6 8 6 | turn 3");
}

// §4.7 A player who passes has not finished a turn; with every-turn that counts too.
#[test]
fn a_pass_does_not_finish_a_turn() {
    let before = |options: &str| format!("options {options} | seats 3 | open 5 skip | hand 1 2 | drawn");
    for options in ["", "skip-again=laid-only"] {
        tells(&before(options), "pass", "1 passes 0");
        check(&before(options), "pass", "hands 2 6 6 | turn 2");
    }
    tells(&before("skip-again=every-turn"), "pass", "1 passes 0; 2 misses 2");
    check(&before("skip-again=every-turn"), "pass", "hands 2 8 6 | turn 3");
}

// §4.7 A missed turn is not a finished one: nobody else misses theirs, whatever the option.
#[test]
fn a_missed_turn_makes_nobody_else_miss_one() {
    for option in ["played-turn", "laid-only", "every-turn"] {
        let before = format!("options skip-again={option} | seats 4 | open 5 b3 | hand 8 skip 1");
        tells(&before, "8;end skip", "1 leaves skip; 1 ends; 2 misses 2");
        check(&before, "8;end skip", "turn 3 | hands 1 8 6 6");
    }
}

// §4.7, §7.4 The player who finishes a taken-over turn is the one who took it over, who did not lay the balloon.
#[test]
fn a_taken_over_turn() {
    let before = |option: &str| {
        format!(
            "options skip-again={option} | seats 4 | seat 3 | turn 1 | open 5 skip | under 5 | placed skip 5 | hand 5n 1 | hands 4 6 2 6"
        )
    };
    check(&before("played-turn"), "night 5n after 0;end", "hands 4 6 1 8 | turn 1");
    check(&before("every-turn"), "night 5n after 0;end", "hands 4 6 1 8 | turn 1");
    check(&before("laid-only"), "night 5n after 0;end", "hands 4 6 1 6 | turn 4");
}

// §4.7 A player who misses a turn can lay cards again in the next one.
#[test]
fn one_turn_is_missed_and_no_more() {
    // All unseen cards are 8s, so everybody can lay one.
    let mut game = game("cards 5 skip b3 1 2 40*8 | open 5 b3 | hand 8 skip 1 2", 0);
    play(&mut game, "8");
    play(&mut game, "end skip");
    shows(&game, seat(1), "turn 1 | hands 2 8");
    play(&mut game, "draw");
    play(&mut game, "8");
    play(&mut game, "8");
    shows(&game, seat(1), "hand 1 2");
    play(&mut game, "end");
    shows(&game, seat(1), "turn 1 | hands 2 10");
}

// §4.7, §6.2 If there are no cards to take, the turn is missed all the same.
#[test]
fn a_turn_is_missed_without_cards_too() {
    let before =
        "options skip-again=every-turn | seats 2 | cards 5 12*1 b3 skip | open 5 skip | hand 1 1 1 1 1 1 | hands 6 7";
    tells(before, "draw;pass", "1 passes 0; 2 misses 0");
    check(before, "draw;pass", "turn 1 | turns 2 | hands 6 7 | passed 1");
}

// §4.7, §6.1 The cards of the finished turn are in the middle by then.
#[test]
fn the_covered_cards_are_taken() {
    let before = "cards 8 5 1 9*2 b3 skip | open 5 b3 | hand 8 1 skip | hands 3 9 | pile 0 | forgotten 0";
    tells(before, "8;end skip", "1 leaves skip; 1 ends; shuffled 2; 2 misses 2");
}
