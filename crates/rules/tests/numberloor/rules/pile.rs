//! §6: running out of cards in the pile.

use reckon_rules::game::{Game, Viewer};

use crate::numberloor::harness::{WORLDS, check, game, play, seat, shows, tells};

// §6.1 Halfway through a draw of six: four cards come from the pile, then the middle is shuffled.
#[test]
fn half_way_through_six_cards() {
    let before = "open 5 b3 | hand 8 | pile 4 | under 1 2 b1";
    // 80 cards minus 7 in hands, 2 open, 3 known and 4 in the pile: 64 that nobody remembers.
    check(before, "8", "open 8 b3 | hand ? ? ? ? ? ? | pile 66 | under | forgotten | stars 1 0");
    tells(before, "8", "1 lays 8 on 5: up 3; 1 dances, star 1; shuffled 68; 1 refills 6");
}

// §6.1 The Level and the balloons of the last placement are in the middle by then.
#[test]
fn cards_just_laid_are_shuffled_too() {
    let before = "cards 5 8 2*1 b1-3 30*9 | open 5 b3 | hand 8 b1 b2 | hands 3 30 | under 1 1 | pile 0";
    tells(before, "8 b1 b2", "1 lays 8 on 5: up 3; 1 leaves b1 b2; 1 dances, star 1; shuffled 5; 1 refills 5");
    check(before, "8 b1 b2", "open 8 b2 | hand 1 1 5 b1 b3 | pile 0 | under | turn 2");
}

// §6.1 The open cards stay where they are.
#[test]
fn the_open_cards_stay() {
    check("open 5 b3 | hand 1 4 | pile 0", "draw", "open 5 b3 | hand 1 4 ? ? | pile 68 | forgotten | drawn 2");
    tells("open 5 b3 | hand 1 4 | pile 0", "draw", "shuffled 70; 1 draws 2");
}

// §6.1 The middle is shuffled when a card is needed, not when the last one is taken.
#[test]
fn not_before_a_card_is_needed() {
    check("open 5 b3 | hand 1 4 | pile 2 | under 1 b1", "draw", "pile 0 | under 1 b1 | forgotten 66");
    tells("open 5 b3 | hand 1 4 | pile 2", "draw", "1 draws 2");
    check("open 5 b3 | hand 1 4 | pile 1 | under 1 b1", "draw", "pile 68 | under | forgotten");
    tells("open 5 b3 | hand 1 4 | pile 1", "draw", "shuffled 69; 1 draws 2");
}

// §6.1 The middle is shuffled for a player who misses a turn, and for nobody else after that.
#[test]
fn for_the_one_who_misses_a_turn() {
    tells("open 5 b3 | hand 8 skip 1 | pile 1", "8;end skip", "1 leaves skip; 1 ends; shuffled 70; 2 misses 2");
}

// §6.1 All versions: both stacks of Beginners are shuffled, and both open cards stay.
#[test]
fn both_stacks_of_beginners() {
    let before = "open 4 9 | hand 2 6 | pile 1 | under 1 1 7 7";
    check(before, "pass", "open 4 9 | hand 2 6 ? ? | pile 28 | under | forgotten | turn 2");
    tells(before, "pass", "shuffled 29; 1 passes 2");
    tells("options preset=intermediate | open 5 b3 | hand 1 4 | pile 0", "draw", "shuffled 58; 1 draws 2");
}

// §6.2 If there are still too few cards, players take as many as there are.
#[test]
fn as_many_as_there_are() {
    let one = "cards 5 12*1 b3 2 | open 5 b3 | hand 1 1 1 1 1 1 | under 2 | pile 0";
    tells(one, "draw", "shuffled 1; 1 draws 1");
    check(one, "draw", "hand 1 1 1 1 1 1 2 | drawn 1 | pile 0 | under");
    let one_in_the_pile = "cards 5 13*1 b3 | open 5 b3 | hand 1 1 1 1 1 1 | pile 1";
    tells(one_in_the_pile, "draw", "1 draws 1");
}

// §6.2 Even if there are none at all; the turn continues all the same.
#[test]
fn nothing_at_all() {
    let before = "cards 5 12*1 b3 | open 5 b3 | hand 1 1 1 1 1 1";
    tells(before, "draw", "1 draws 0");
    check(before, "draw", "hand 1 1 1 1 1 1 | drawn 0 | pile 0 | turn 1");
    check(before, "draw;pass", "turn 2 | passed 1");
    tells("cards 2*5 12*1 | open 5 5 | hand 1 1 1 1 1 1", "pass", "1 passes 0");
}

// §6.2, §5.2 Fewer than six after a star, and none at all if the middle has nothing to give.
#[test]
fn fewer_than_six_after_a_star() {
    let before = "cards 8 5 12*1 b3 | open 5 b3 | hand 8 | hands 1 12";
    tells(before, "8", "1 lays 8 on 5: up 3; 1 dances, star 1; shuffled 1; 1 refills 1");
    check(before, "8", "hand 5 | hands 1 12 | stars 1 0 | turn 2");
}

// §6.2, §4.3 An empty hand plays on: it takes cards as soon as there are any.
#[test]
fn an_empty_hand_plays_on() {
    let before = "cards 8 5 12*1 b3 | open 5 b3 | hand | hands 0 12 | under 8";
    check(before, "draw", "hand 8 | drawn 1 | turn 1");
    check(before, "draw;8", "stars 1 0 | hand 5 | turn 2");
}

// §6.1 The shuffled middle is the pile: the next cards come from it.
#[test]
fn the_shuffled_middle_is_the_pile() {
    let before = "cards 5 14*1 b3 2*7n 2*9n | open 5 b3 | hand 1 1 | hands 2 12 | under 7n 7n 9n 9n | pile 0";
    for world in 0..WORLDS {
        let mut game = game(before, world);
        play(&mut game, "draw");
        let view = game.view(Viewer::Seat(seat(1)));
        let nights = view.own_hand().iter().filter(|card| card.is_night()).count();
        assert_eq!(nights, 2, "{view}");
        shows(&game, seat(1), "pile 2");
    }
}
