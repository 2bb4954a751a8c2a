//! §7.4 and §7.5: the player who takes over plays on, and the one who was interrupted keeps their cards.

use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, cards, check, game, play_as, refused, refuses, seat, shows, tells};

// §7.4 The turn is taken over at once, and continues as usual with balloons and Levels.
#[test]
fn the_turn_goes_on_as_usual() {
    let before = "seats 3 | seat 1 | turn 2 | open 5 b3 | hand 8n b1 9 0 7 | race 17 | turns 8";
    check(
        before,
        "night 8n after 17;b1 9;0",
        "open 0 b1 | hand 7 | turn 1 | placed 8n b1 9 0 | race 20 | turns 9 | hands 1 6 6",
    );
    check(before, "night 8n after 17;end b1", "open 8n b1 | hand 9 0 7 | turn 2 | placed | race 19 | turns 10");
}

// §7.4 When it is over, it is the turn of the player to the left of the one who took over.
#[test]
fn the_next_turn_is_to_the_left_of_the_taker() {
    for (taker, next) in [(1, 2), (2, 3), (4, 5), (5, 1)] {
        let before = format!("seats 5 | seat {taker} | turn 3 | open 5 b3 | hand 8n 1");
        check(&before, "night 8n after 0;end", &format!("turn {next}"));
    }
}

// §7.4 A Level has been laid: the turn may end at once, without taking cards or passing.
#[test]
fn a_level_has_been_laid() {
    let before = "seat 1 | turn 2 | open 5 b3 | hand 8n 1";
    refuses(before, "night 8n after 0;draw", Illegal::LaidAlready);
    refuses(before, "night 8n after 0;pass", Illegal::EndInstead);
    check(before, "night 8n after 0;end", "turn 2");
}

// §7.4 The player who was interrupted keeps their remaining cards, and takes none as a penalty.
#[test]
fn the_interrupted_player_keeps_the_cards() {
    // All unseen cards are 8n, so the other hand is known too.
    let mut game = game("cards 30*8n 5 2*1 8 b3 b1 | open 5 b3 | hand b1 8 1 1 | hands 4 6", 0);
    play_as(&mut game, seat(1), "8");
    let pile = "pile 24";
    shows(&game, seat(1), &format!("hand b1 1 1 | {pile}"));
    play_as(&mut game, seat(2), "night 8n after 1");
    shows(&game, seat(1), &format!("hand b1 1 1 | hands 3 5 | turn 2 | placed 8n | turns 1 | {pile}"));
    assert_eq!(refused(&game, seat(1), "end"), Illegal::NotYourTurn { turn: seat(2) });
    play_as(&mut game, seat(2), "end");
    shows(&game, seat(1), &format!("turn 1 | hand b1 1 1 | turns 2 | {pile}"));
}

// §7.4 Cards taken in the interrupted turn stay in that hand, and do not count as drawn by the player who takes over.
#[test]
fn cards_that_were_taken_stay() {
    let before = "seat 1 | turn 2 | drawn | open 5 b3 | hand 8n 1 | hands 2 8";
    check(before, "night 8n after 0", "hands 1 8 | drawn | turn 1 | pile 68");
}

// §7.4, §5.2 The last card in another's turn wins the star; next is the player on the left.
#[test]
fn the_last_card_in_anothers_turn() {
    let before = "seats 4 | seat 3 | turn 1 | open 5 b3 | hand 8n | race 17";
    tells(before, "night 8n after 17", "3 takes over from 1; 3 lays 8n on 5: up 3; 3 dances, star 1; 3 refills 6");
    check(before, "night 8n after 17", "open 8n b3 | stars 0 0 1 0 | hands 6 6 6 6 | turn 4 | turns 2 | placed");
}

// §7.4, §5.1 All balloons go with the last Level, in another's turn too.
#[test]
fn the_last_level_and_all_balloons_in_anothers_turn() {
    let before = "seats 4 | seat 3 | turn 1 | open 5 b3 | hand 8n b1 skip";
    refuses(before, "night 8n after 0", Illegal::LayAllBalloons { level: card("8n"), left: cards("b1 skip") });
    refuses(before, "night 8n skip after 0", Illegal::LayAllBalloons { level: card("8n"), left: cards("b1") });
    check(before, "night 8n skip b1 after 0", "open 8n b1 | stars 0 0 1 0 | turn 4");
    tells(
        before,
        "night 8n b1 skip after 0",
        "3 takes over from 1; 3 lays 8n on 5: up 3; 3 leaves b1 skip; 3 dances, star 1; 3 refills 6; 4 misses 2",
    );
    check(before, "night 8n b1 skip after 0", "open 8n skip | stars 0 0 1 0 | hands 6 6 6 8 | turn 1 | turns 3");
}

// §7.4, §5.1 While another Level is left, no balloon follows.
#[test]
fn balloons_follow_only_the_last_level() {
    let expected = Illegal::NotTheLastLevel { level: card("8n"), balloon: card("b1") };
    refuses("seat 1 | turn 2 | open 5 b3 | hand 8n b1 1", "night 8n b1 after 0", expected);
}

// §7.4, §5.3 A star in another's turn can be the one that wins.
#[test]
fn the_winning_star_in_anothers_turn() {
    let before = "seats 4 | seat 3 | turn 1 | open 5 b3 | hand 8n | stars 0 1 2 2";
    check(before, "night 8n after 0", "over 3 | winners 3 | results 0 1 3 2");
}

// §7.4 A player who took over can be interrupted in turn.
#[test]
fn the_interrupter_can_be_interrupted() {
    // All but seat 1 hold only 8n.
    let mut game = game("cards 30*8n 5 2*1 b3 | seats 3 | open 5 b3 | hand 1 1", 0);
    play_as(&mut game, seat(2), "night 8n after 0");
    shows(&game, seat(1), "turn 2 | may 1 3 | turns 1");
    play_as(&mut game, seat(3), "night 8n after 1");
    shows(&game, seat(1), "turn 3 | may 1 2 | turns 2 | hands 2 5 5");
    play_as(&mut game, seat(3), "end");
    shows(&game, seat(1), "turn 1 | turns 3");
}

// §7.5 Nobody can cut in between the last Level and its balloons: together they are one move.
#[test]
fn nothing_between_the_last_level_and_its_balloons() {
    let mut game = game("cards 30*8n 5 8 2*b1 b3 | seats 3 | open 5 b3 | hand 8 b1 b1", 0);
    assert_eq!(refused(&game, seat(1), "8"), Illegal::LayAllBalloons { level: card("8"), left: cards("b1 b1") });
    play_as(&mut game, seat(1), "8 b1 b1");
    shows(&game, seat(1), "stars 1 0 0 | turn 2 | race 1");
    assert_eq!(refused(&game, seat(3), "night 8n after 0"), Illegal::TooLate { after: 0, now: 1 });
}

// §7.5 A player who merely holds no Level can be interrupted like anybody else.
#[test]
fn a_hand_without_levels_can_be_interrupted() {
    // All unseen cards are balloons: seat 2 was refilled with six of them.
    let before = "cards 5 8n 4*1 30*b2 b3 | seats 4 | seat 4 | turn 2 | open 5 b3 | hand 8n 1 1 1 1";
    check(before, "night 8n after 0", "open 8n b3 | turn 4 | hands 6 6 6 4");
    let game = game(before, 0);
    shows(&game, seat(2), "hand b2 b2 b2 b2 b2 b2");
    shows(&game, seat(4), "may 1 3 4");
}

// §7.5, §5.2 Even right after the star, on the next player's turn.
#[test]
fn after_a_star_the_next_turn_can_be_interrupted() {
    let mut game = game("cards 30*8n 5 8 b3 | seats 3 | open 5 b3 | hand 8", 0);
    play_as(&mut game, seat(1), "8");
    shows(&game, seat(1), "turn 2 | may 1 3");
    play_as(&mut game, seat(1), "night 8n after 1");
    shows(&game, seat(1), "turn 1 | hands 5 6 6 | turns 2");
}
