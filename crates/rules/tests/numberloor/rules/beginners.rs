//! §2.4, §3.8 and §4.6: two stacks of Levels, and nothing else.

use reckon_rules::numberloor::{Illegal, Side};

use crate::numberloor::harness::{card, check, game, play_as, position, refused, refuses, seat, shows, tells};

fn no_neighbour(level: &str, on: (&str, &[u8]), other: (&str, &[u8])) -> Illegal {
    Illegal::NoNeighbour {
        level: card(level),
        on: card(on.0),
        goes: on.1.to_vec(),
        other: card(other.0),
        other_goes: other.1.to_vec(),
    }
}

// §3.8 On 4 go 3, 4 and 5, and no others.
#[test]
fn the_same_number_or_its_neighbours() {
    for number in 0..10 {
        let before = format!("open 4 9 | hand {number} {number}");
        let choice = format!("{number} left");
        if [3, 4, 5].contains(&number) {
            check(&before, &choice, &format!("open {number} 9 | placed {number} left"));
        } else {
            refuses(&before, &choice, no_neighbour(&number.to_string(), ("4", &[3, 4, 5]), ("9", &[0, 8, 9])));
        }
    }
    assert_eq!(position("open 4 9 | hand 3").goes_on(Some(Side::Left)), [3, 4, 5]);
}

// §3.8 On 0 go 9, 0 and 1, and on 9 go 8, 9 and 0.
#[test]
fn nine_comes_below_zero() {
    for number in 0..10 {
        let before = format!("open 5 0 | hand {number} {number}");
        let choice = format!("{number} right");
        if [9, 0, 1].contains(&number) {
            check(&before, &choice, &format!("open 5 {number}"));
        } else {
            refuses(&before, &choice, no_neighbour(&number.to_string(), ("0", &[0, 1, 9]), ("5", &[4, 5, 6])));
        }
    }
    tells("open 9 5 | hand 0 0", "0 left", "1 lays 0 on 9 left: neighbour 1");
    tells("open 0 5 | hand 9 9", "9 left", "1 lays 9 on 0 left: neighbour -1");
    tells("open 0 5 | hand 0 9", "0 left", "1 lays 0 on 0 left: same");
}

// §2.4, §3.8 Both stacks can be played on, even alternately, and each has its own neighbours.
#[test]
fn both_stacks_can_be_played_on() {
    let before = "open 4 9 | hand 5 8 6 2 2";
    check(before, "5 left;8 right;6 left", "open 6 8 | hand 2 2 | under 4 5 9 | placed 5 left 8 right 6 left");
    refuses(before, "8 left", no_neighbour("8", ("4", &[3, 4, 5]), ("9", &[0, 8, 9])));
    refuses(before, "5 right", no_neighbour("5", ("9", &[0, 8, 9]), ("4", &[3, 4, 5])));
}

// §2.4 With two stacks the player must say which one, even if only one is possible.
#[test]
fn the_stack_must_be_named() {
    refuses("open 4 9 | hand 5 2", "5", Illegal::WhichStack);
    refuses("open 4 9 | hand 7 2", "7", Illegal::WhichStack);
    refuses("open 4 b3 | hand 7 2", "7 left", Illegal::OneStack);
    refuses("open 4 b3 | hand 7 2", "7 right", Illegal::OneStack);
}

// §4.6 A player who cannot or does not want to lay a card passes and takes two cards.
#[test]
fn pass_and_take_two() {
    check("open 4 9 | hand 2 6", "pass", "open 4 9 | hand 2 6 ? ? | hands 4 6 | pile 28 | turn 2 | turns 1");
    check("open 4 9 | hand 4 9", "pass", "hand 4 9 ? ? | turn 2");
    tells("open 4 9 | hand 2 6", "pass", "1 passes 2");
}

// §4.6 The cards come after passing: they cannot be used to lay anything.
#[test]
fn after_passing_it_is_the_next_players_turn() {
    let mut game = game("open 4 9 | hand 2 6", 0);
    play_as(&mut game, seat(1), "pass");
    let why = refused(&game, seat(1), "2 left");
    assert_eq!(why, Illegal::NotYourTurn { turn: seat(2) });
    shows(&game, seat(1), "turn 2 | drawn");
}

// §4.6 A player who has laid a card just ends the turn and takes none.
#[test]
fn a_player_who_has_laid_a_card_ends_the_turn() {
    check("open 4 9 | hand 5 2", "5 left;end", "open 5 9 | hand 2 | pile 30 | turn 2");
    refuses("open 4 9 | hand 5 2", "5 left;pass", Illegal::EndInstead);
}

// §4.6 Beginners do not take cards before passing, and do not end a turn without laying a card.
#[test]
fn no_cards_before_passing() {
    refuses("open 4 9 | hand 2 6", "draw", Illegal::PassInstead);
    refuses("open 4 9 | hand 5 6", "draw", Illegal::PassInstead);
    refuses("open 4 9 | hand 5 2", "5 left;draw", Illegal::LaidAlready);
    refuses("open 4 9 | hand 2 6", "end", Illegal::NothingLaid);
}

// §1.5 Beginners play without balloons and without Night Levels.
#[test]
fn levels_by_day_and_nothing_else() {
    refuses("open 4 9 | hand 5 2", "b3 5 left", Illegal::NoBalloons { card: card("b3") });
    refuses("open 4 9 | hand 5 2", "5 left;end b3", Illegal::NoBalloons { card: card("b3") });
    refuses("seat 1 | turn 2 | open 4 9 | hand 5 2", "night 5n after 0", Illegal::NoNightLevels);
    check("open 4 9 | hand 5 2", "5 left", "may");
}

// §5.2 The last card wins a star here too, with a cry, and six new cards.
#[test]
fn the_last_card_wins_a_star() {
    tells("open 4 9 | hand 5 8", "5 left;8 right", "1 lays 8 on 9 right: neighbour -1; 1 cries, star 1; 1 refills 6");
    check("open 4 9 | hand 5 8", "5 left;8 right", "open 5 8 | stars 1 0 | hands 6 6 | pile 24 | turn 2 | placed");
}

// §4.3 Even with voluntary-draw on, Beginners take nothing: they pass.
#[test]
fn voluntary_draw_is_not_for_beginners() {
    refuses("options preset=beginners voluntary-draw=on | open 4 9 | hand 5 2", "draw", Illegal::PassInstead);
}
