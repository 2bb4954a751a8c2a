//! §4.3: a player who cannot lay a Level takes two cards and tries again.

use reckon_rules::game::{Game, Viewer};
use reckon_rules::numberloor::{Illegal, Numberloor};

use crate::numberloor::harness::{card, check, game, play, refuses, seat, shows, tells};

fn can_lay(level: &str, balloon: Option<&str>) -> Illegal {
    Illegal::CanLay { level: card(level), balloon: balloon.map(card) }
}

// §4.3 The player takes two cards, and it is still their turn.
#[test]
fn two_cards_and_the_turn_continues() {
    check("open 5 b3 | hand 1 4", "draw", "open 5 b3 | hand 1 4 ? ? | hands 4 6 | pile 68 | drawn 2 | turn 1 | turns");
    tells("open 5 b3 | hand 1 4", "draw", "1 draws 2");
}

// §4.3 Cards just taken can be laid at once.
#[test]
fn taken_cards_can_be_laid() {
    // All unseen cards are 8s.
    let mut game = game("cards 5 1 4 b3 20*8 | open 5 b3 | hand 1 4 | hands 2 6", 0);
    play(&mut game, "draw");
    shows(&game, seat(1), "hand 1 4 8 8");
    play(&mut game, "8");
    play(&mut game, "8");
    play(&mut game, "end");
    shows(&game, seat(1), "open 8 b3 | hand 1 4 | turn 2 | drawn");
}

// §4.3 A player who can lay a Level, even with a balloon first, may not take cards instead.
#[test]
fn a_player_who_can_lay_may_not_take() {
    refuses("open 5 b3 | hand 8 1", "draw", can_lay("8", None));
    refuses("open 5 b3 | hand 5 1", "draw", can_lay("5", None));
    refuses("open 5 b1 | hand 8 b3 1", "draw", can_lay("8", Some("b3")));
    refuses("open 5 skip | hand 1 odd", "draw", can_lay("1", Some("odd")));
    refuses("open 5 b1 | hand 8n b3", "draw", can_lay("8n", Some("b3")));
}

// §4.3 Balloons that do not help, or a hand of only balloons, are no obstacle.
#[test]
fn balloons_that_do_not_help() {
    check("open 5 b1 | hand 8 b2 b4 odd skip", "draw", "drawn 2 | turn 1");
    check("open 5 b1 | hand b2 b3 b4 near skip", "draw", "drawn 2 | turn 1");
    check("open 5 b1 | hand", "draw", "hand ? ? | drawn 2 | turn 1");
}

// §4.3 Only once in a turn.
#[test]
fn once_in_a_turn() {
    refuses("open 5 b3 | hand 1 4 | drawn", "draw", Illegal::DrawnAlready);
    refuses("options voluntary-draw=on | open 5 b3 | hand 1 4 | drawn", "draw", Illegal::DrawnAlready);
    refuses("open 5 b3 | hand 8 1 | drawn", "draw", Illegal::DrawnAlready);
}

// §4.3 Only before anything is laid.
#[test]
fn before_anything_is_laid() {
    refuses("open 5 b3 | hand 8 1 4", "8;draw", Illegal::LaidAlready);
    refuses("options voluntary-draw=on | open 5 b3 | hand 8 1 4", "8;draw", Illegal::LaidAlready);
    refuses("open 5 b3 | hand 8 1 4 | drawn", "8;draw", Illegal::LaidAlready);
}

// §4.3 In the next turn cards can be taken again.
#[test]
fn again_in_the_next_turn() {
    // Everybody holds only 1s, which do not go.
    let mut game = game("cards 5 30*1 b3 | open 5 b3 | hand 1 1", 0);
    for (at, cards) in [(1, 4), (2, 8), (1, 6), (2, 10)] {
        play(&mut game, "draw");
        shows(&game, seat(at), &format!("turn {at} | drawn 2"));
        assert_eq!(cards_in_hand(&game, at), cards);
        play(&mut game, "pass");
    }
}

fn cards_in_hand(game: &Numberloor, at: u8) -> usize {
    game.view(Viewer::Seat(seat(at))).own_hand().len()
}

// §4.3 With voluntary-draw=on, a player who could lay may take cards too, once and before laying.
#[test]
fn a_table_may_allow_taking_cards() {
    let before = "options voluntary-draw=on | open 5 b3 | hand 8 1";
    check(before, "draw", "hand 8 1 ? ? | drawn 2 | turn 1");
    check(before, "draw;8;end", "open 8 b3 | turn 2");
    check(before, "draw;pass", "open 5 b3 | hand 8 1 ? ? | turn 2");
    refuses(&before.replace("=on", "=off"), "draw", can_lay("8", None));
}
