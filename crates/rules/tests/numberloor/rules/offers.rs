//! The moves without a card that a player is offered, legal or not.

use reckon_rules::numberloor::{How, Numberloor};

use crate::support::table::position;

fn offers(text: &str) -> String {
    position::<Numberloor>(text).offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

// §4.3–§4.5 The player in turn can always choose the same three, which gives nothing away.
#[test]
fn the_player_in_turn_is_offered_every_move_without_a_card() {
    assert_eq!(offers("open 3 b2 | hand 5 7 9"), "end, draw, pass");
    assert_eq!(offers("open 3 b2 | hand 1 b4"), "end, draw, pass");
    assert_eq!(offers("open 3 b2 | turn 2 | hand 5 7 9"), "");
    assert_eq!(offers("open 3 b2 | watching"), "");
}

// §4.6 Beginners take cards by passing.
#[test]
fn beginners_have_one_move_less() {
    assert_eq!(offers("options version=beginners | open 3 5 | hand 4 7 9"), "end, pass");
}

// §7.6 At a table without hurry, a player who is asked for a Night Level can let it go.
#[test]
fn a_player_who_is_asked_can_let_go() {
    assert_eq!(offers("options night-cards=no-hurry | open 3 b2 | turn 2 | asked 1 | hand 5n 7"), "let go");
}

// §3 Each number that goes comes with the reason.
#[test]
fn numbers_that_go_come_with_their_reason() {
    let view = position::<Numberloor>("open 5 b3 | hand 1 2");
    let ways = view.ways_with(None, view.open.balloon());
    assert_eq!(ways, [(2, How::Down { by: 3 }), (5, How::Same), (8, How::Up { by: 3 })]);
}
