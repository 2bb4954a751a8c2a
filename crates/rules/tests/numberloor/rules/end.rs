//! §8: the end without enough stars.

use crate::numberloor::harness::{check, deal, game, mover, options, play, play_absent, seat, shows, tells};
use crate::numberloor::story::story;

/// A position in which nobody can lay anything and nothing is left to take: 5 and b3 are open, and all hands are 1s.
const STUCK: &str = "cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1";

// §8.1 All players, one after the other, have passed and nobody could take a card.
#[test]
fn all_have_passed() {
    let mut game = game(STUCK, 0);
    play(&mut game, "draw");
    play(&mut game, "pass");
    shows(&game, seat(1), "turn 2 | passed 1 | over");
    play(&mut game, "draw");
    let told = play(&mut game, "pass");
    assert_eq!(story(&told), "2 passes 0; over by AllPassed: 1 and 2 has 0 0");
    shows(&game, seat(1), "over 2 | passed 1 2 | turns 2");
}

// §8.1 With three players it takes all three.
#[test]
fn all_three_have_passed() {
    let before = |passed: &str| {
        format!("cards 5 18*1 b3 | seats 3 | seat 3 | turn 3 | open 5 b3 | hand 1 1 1 1 1 1{passed} | drawn 0")
    };
    check(&before(" | passed 1 2"), "pass", "over 3 | winners 1 2 3");
    check(&before(" | passed 2"), "pass", "over | turn 1 | passed 2 3");
    check(&before(""), "pass", "over | turn 1 | passed 3");
}

// §8.1 The same holds for Beginners.
#[test]
fn beginners_have_all_passed() {
    let mut game = game("cards 2*5 12*1 | open 5 5 | hand 1 1 1 1 1 1 | stars 0 3", 0);
    play(&mut game, "pass");
    shows(&game, seat(1), "passed 1");
    let told = play(&mut game, "pass");
    assert_eq!(story(&told), "2 passes 0; over by AllPassed: 2 has 0 3");
}

// §8.1 A pass does not count while a card can be taken.
#[test]
fn a_pass_does_not_count_while_cards_are_left() {
    let one_left = "cards 5 13*1 b3 | open 5 b3 | hand 1 1 1 1 1 1 | pile 1";
    check(one_left, "draw;pass", "turn 2 | passed | hands 7 6");
    // Nor does a pass with a full pile, for Beginners or others.
    check("open 4 9 | hand 2 6", "pass", "turn 2 | passed");
    check("open 5 b3 | hand 1 4", "draw;pass", "turn 2 | passed");
}

// §8.1 One after the other: laying a card in between restarts the count.
#[test]
fn laying_a_card_restarts_the_count() {
    let before = "cards 5 8 11*1 b3 | seat 2 | turn 2 | open 5 b3 | hand 8 1 1 1 1 1 | passed 1";
    check(before, "8", "passed | turn 2");
    check(before, "8;end", "passed | turn 1 | over");
}

// §8.2 The game is over when each player has had the agreed number of turns.
#[test]
fn the_turn_limit() {
    for (limit, seats) in [(10, 2), (10, 5), (100, 2), (200, 3), (37, 4)] {
        let all = limit * seats;
        let before =
            |turns: u32| format!("options turn-limit={limit} | seats {seats} | open 5 b3 | hand 8 1 | turns {turns}");
        check(&before(all - 1), "8;end", &format!("over 1 | turns {all} | winners 1"));
        check(&before(all - 2), "8;end", &format!("over | turn 2 | turns {}", all - 1));
    }
}

// §8.2 A hundred turns each, unless agreed otherwise.
#[test]
fn a_hundred_turns_unless_agreed_otherwise() {
    check("open 5 b3 | hand 8 1 | turns 199", "8;end", "over 1");
    check("open 5 b3 | hand 8 1 | turns 198", "8;end", "over | turn 2");
    tells("open 5 b3 | hand 8 1 | turns 199", "8;end", "1 ends; over by TurnLimit: 1 has 0 0");
}

// §8.2 Passing counts as a turn, and so does winning a star.
#[test]
fn every_way_to_finish_a_turn_counts() {
    let limit = "options turn-limit=10 | turns 19";
    check(&format!("{limit} | open 5 b3 | hand 1 4 | drawn"), "pass", "over 1 | turns 20");
    check(&format!("{limit} | open 5 b3 | hand 8"), "8", "over 1 | turns 20 | results 1 0 | winners 1");
    check("options preset=beginners turn-limit=10 | turns 19 | open 4 9 | hand 1 1", "pass", "over 1 | turns 20");
}

// §8.2 Missed turns count.
#[test]
fn missed_turns_count() {
    let before = "options turn-limit=10 | turns 18 | open 5 b3 | hand 8 1 skip";
    check(before, "8;end skip", "over 1 | turns 20 | hands 1 8");
    tells(before, "8;end skip", "1 leaves skip; 1 ends; 2 misses 2; over by TurnLimit: 1 has 0 0");
}

// §8.2 Interrupted turns count.
#[test]
fn interrupted_turns_count() {
    let before = "options turn-limit=10 | seat 1 | turn 2 | turns 18 | open 5 b3 | hand 8n 1";
    check(before, "night 8n after 0", "over | turn 1 | turns 19");
    check(before, "night 8n after 0;end", "over 1 | turns 20");
}

// §8.2, §7.4 The turn that took over the last one is still played to its end.
#[test]
fn the_turn_that_took_over_the_last_one_is_played() {
    let before = "options turn-limit=10 | seat 1 | turn 2 | turns 19 | open 5 b3 | hand 8n 1 1";
    check(before, "night 8n after 0", "over | turn 1 | turns 20");
    check(before, "night 8n after 0;end", "over 1 | turns 20");
}

// §8.3 The most stars win.
#[test]
fn the_most_stars_win() {
    let before = "options turn-limit=10 | seats 3 | turns 29 | open 5 b3 | hand 8 1 | hands 2 6 6";
    check(&format!("{before} | stars 1 2 0"), "8;end", "results 1 2 0 | winners 2");
    check(&format!("{before} | stars 3 2 0"), "8;end", "results 3 2 0 | winners 1");
}

// §8.3 Among equals, the fewest cards in hand.
#[test]
fn among_equals_the_fewest_cards() {
    let before = "options turn-limit=10 | seats 3 | turns 29 | open 5 b3 | hand 8 1 1 1 2 2";
    check(&format!("{before} | hands 6 4 7 | stars 2 2 2"), "8;end", "hands 5 4 7 | winners 2");
    check(&format!("{before} | hands 6 6 7 | stars 2 2 2"), "8;end", "hands 5 6 7 | winners 1");
    check(&format!("{before} | hands 6 4 1 | stars 2 2 1"), "8;end", "winners 2");
}

// §8.3 Those who are still level share the win.
#[test]
fn those_who_are_level_share_the_win() {
    let before = "options turn-limit=10 | seats 3 | turns 29 | open 5 b3 | hand 8 1 1 1 2 2";
    check(&format!("{before} | hands 6 5 9 | stars 2 2 2"), "8;end", "hands 5 5 9 | winners 1 2");
    check(&format!("{before} | hands 6 5 5 | stars 2 2 2"), "8;end", "winners 1 2 3");
    check(&format!("{before} | hands 6 5 5 | stars 1 2 2"), "8;end", "winners 2 3");
}

// §8.3 Likewise when all have passed.
#[test]
fn the_same_counts_when_all_have_passed() {
    let before = "cards 5 12*1 b3 | seat 2 | turn 2 | open 5 b3 | hand 1 1 1 1 1 | hands 7 5 | passed 1 | drawn 0";
    check(before, "pass", "over 2 | winners 2");
    check(&format!("{before} | stars 1 0"), "pass", "over 2 | winners 1 | results 1 0");
}

// §8.2 Every game ends, even if nobody plays: the table moves for everybody.
#[test]
fn every_game_ends() {
    for line in ["preset=beginners", "preset=intermediate", "preset=advanced", "night-cards=no-hurry voluntary-draw=on"]
    {
        for seats in 2..=5 {
            let mut game = deal(&options(line), seats, 11);
            assert_eq!(mover(&game), seat(1));
            assert!(play_absent(&mut game) > 0);
        }
    }
}
