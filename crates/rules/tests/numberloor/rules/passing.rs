//! §4.4: passing, after taking two cards.

use reckon_rules::numberloor::Illegal;

use crate::numberloor::harness::{card, check, refuses, tells};

// §4.4 A player who still cannot lay a Level passes. The middle stays as it is.
#[test]
fn the_middle_stays_as_it_is() {
    let before = "open 5 b3 | hand 1 4 b1 | under 2 b2 | race 3 | drawn";
    check(before, "pass", "open 5 b3 | hand 1 4 b1 | under 2 b2 | race 3 | turn 2 | turns 1 | drawn | pile 67");
    tells(before, "pass", "1 passes 0");
}

// §4.4 A player who does not want to lay a Level may pass too, once they have taken cards.
#[test]
fn nobody_has_to_lay_what_they_could() {
    check("open 5 b3 | hand 8 5 b1 | drawn", "pass", "open 5 b3 | hand 8 5 b1 | turn 2");
}

// §4.3, §4.4 No passing without taking cards first, and no cards for a player who can lay a Level.
#[test]
fn first_take_then_pass() {
    refuses("open 5 b3 | hand 1 4", "pass", Illegal::DrawFirst);
    refuses("open 5 b3 | hand 8 4", "pass", Illegal::CannotPass { level: card("8"), balloon: None });
    let with_balloon = Illegal::CannotPass { level: card("7"), balloon: Some(card("b2")) };
    refuses("open 5 b3 | hand 7 b2 4", "pass", with_balloon);
    refuses("options voluntary-draw=on | open 5 b3 | hand 8 4", "pass", Illegal::DrawFirst);
    check("open 5 b3 | hand 1 4", "draw;pass", "turn 2 | hand 1 4 ? ?");
}

// §4.4 A player who has laid a Level does not pass, but ends the turn.
#[test]
fn no_pass_after_laying_a_level() {
    refuses("open 5 b3 | hand 8 4", "8;pass", Illegal::EndInstead);
    refuses("open 5 b3 | hand 8 4 | drawn", "8;pass", Illegal::EndInstead);
}

// §4.4 Passing works the same in Intermediate as in Advanced.
#[test]
fn intermediate_takes_before_passing() {
    refuses("options preset=intermediate | open 5 b3 | hand 1 4", "pass", Illegal::DrawFirst);
    check("options preset=intermediate | open 5 b3 | hand 1 4 | drawn", "pass", "turn 2 | hands 2 6");
}
