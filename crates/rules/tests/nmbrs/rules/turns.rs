//! §4.1–§4.4, §4.6, §4.10, §4.13 A turn: drawing, steps in order, adding.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Axis, Event, Illegal, NotASequence, WrongRun};

use crate::nmbrs::harness::{block, check, game, pieces, play, refuses, seat, seen_by, shows, told, two};

// §4.1, §4.3 Players draw what the pot has left, and nothing from an empty one.
#[test]
fn a_short_pot() {
    for (pot, drew) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let before = format!("hand 1 2 3 | hands 3 3 | pot {pot} | forgotten {}", 98 - pot);
        let moves = if pot == 0 { "give 1" } else { "give 1; 2: let go" };
        let after = format!("turn 2 | drew {drew} | hands 2 {} | pot {} | aside 1", 3 + drew, pot - drew);
        check(&before, moves, &after);
    }
}

// §4.1, §4.2, §6.2 A knocker takes one from the pot, even the last one.
#[test]
fn the_last_block_of_the_pot() {
    let before = "hand 1 2 3 | hands 3 3 3 | pot 1 | forgotten 94";
    check(before, "give 1; 3: knock 1", "turn 2 | drew 0 | hands 2 3 5 | pot 0 | known 3:1");
    check(before, "give 1; 2: knock 1", "turn 2 | drew 0 | hands 2 5 3 | pot 0 | known 2:1");
}

// §4.2 Only a knocker whose turn comes next does not draw; others draw in their turn.
#[test]
fn other_knockers_draw() {
    let before = "hand 1 2 3 | hands 3 3 3 | pot 20 | forgotten 75";
    let moves = "give 1; 3: knock 1";
    check(before, moves, "turn 2 | drew 2 | hands 2 5 5 | pot 17 | skips");
    let mut game = game(before, 0);
    play(&mut game, 1, moves);
    let own = seen_by(&game, 2).own_hand().iter().next().unwrap();
    play(&mut game, 2, &format!("give {own}; 1: let go; 3: let go"));
    shows(&game, seat(1), "turn 3 | drew 2 | hands 2 4 7 | pot 15");
}

// §4.2 As an option, no knocker draws at the start of their next turn, and only then.
#[test]
fn no_knocker_draws() {
    let before = "options draw-exception=any-knocker | hand 1 2 3 | hands 3 3 3 | pot 20 | forgotten 75";
    let mut game = game(before, 0);
    play(&mut game, 1, "give 1; 3: knock 1");
    shows(&game, seat(1), "turn 2 | drew 2 | hands 2 5 5 | pot 17 | skips 3");
    let own = |game: &_, number| seen_by(game, number).own_hand().iter().next().unwrap();
    let given = own(&game, 2);
    play(&mut game, 2, &format!("give {given}; 1: let go; 3: let go"));
    shows(&game, seat(1), "turn 3 | drew 0 | hands 2 4 5 | pot 17 | skips");
    let given = own(&game, 3);
    play(&mut game, 3, &format!("give {given}; 1: let go; 2: knock {given}"));
    // Knocking for any other player's block counts too, even twice before one's turn.
    shows(&game, seat(1), "turn 1 | drew 2 | skips 2");
    let given = own(&game, 1);
    play(&mut game, 1, &format!("give {given}; 2: knock {given}"));
    shows(&game, seat(1), "turn 2 | drew 0 | skips");
}

// §4.2 The exception lasts one turn: after that the knocker draws as usual, and the giver always does.
#[test]
fn the_exception_is_for_one_turn() {
    let before = "hand 1 2 3 | hands 3 3 | pot 20 | forgotten 78";
    let mut game = game(before, 0);
    play(&mut game, 1, "give 1; 2: knock 1");
    shows(&game, seat(1), "turn 2 | drew 0");
    play(&mut game, 2, "give 1; 1: let go");
    shows(&game, seat(1), "turn 1 | drew 2 | aside 1");
    let own = seen_by(&game, 1).own_hand().iter().next().unwrap();
    play(&mut game, 1, &format!("give {own}; 2: let go"));
    shows(&game, seat(1), "turn 2 | drew 2");
}

// §4.4 Steps are played in order: one can build on the one before it, and the runs are judged at the end.
#[test]
fn steps_in_order() {
    let before = "table 20 30 40 | hand 28 26 24 91 92";
    check(before, "28 above 30, 26 above 28, give 91", "table . 26 / . 28 / 20 30 40 | hand 24 92");
    refuses(before, "26 above 28, 28 above 30, give 91", &Illegal::NotOnTable { block: block("28") });
    // A row may be too short in between.
    check(before, "28 above 30, 26 above 28, 24 above 26, give 91", "table . 24 / . 26 / . 28 / 20 30 40 | hand 92");
}

// §4.4 Players may lay nothing, or as much as they like.
#[test]
fn as_many_steps_as_one_likes() {
    check("table 20 30 40 | hand 50 91 92", "give 91", "table 20 30 40 | hand 50 92");
    check(
        "table 20 30 40 | hand 1 2 3 21 22 50 60 91 92",
        "lay 1 2 3, 50 60 right of 40, 22 21 above 20, give 91",
        "table 22 / 21 / 20 30 40 50 60 / . / . / 1 2 3 | hand 92",
    );
}

// §4.6 One or more blocks, at either end or both, in reading order.
#[test]
fn before_and_after() {
    let before = "table 20 30 40 | hand 50 60 10 91 92";
    check(before, "50 60 right of 40, give 91", "table 20 30 40 50 60 | hand 10 92");
    check(before, "10 left of 20, 50 right of 40, give 91", "table 10 20 30 40 50 | hand 60 92");
    let before = "table 40 30 20 | hand 50 60 10 91 92";
    check(before, "60 50 left of 40, give 91", "table 60 50 40 30 20 | hand 10 92");
    let before = "table 40 / 30 / 20 | hand 50 60 10 91 92";
    check(before, "60 50 above 40, 10 below 20, give 91", "table 60 / 50 / 40 / 30 / 20 / 10 | hand 92");
    let why = NotASequence::OtherStep { first: 30, second: 40, third: 60 };
    let runs = vec![WrongRun { pieces: pieces("20 30 40 60 50"), line: Axis::Across, why, meets: None }];
    refuses("table 20 30 40 | hand 50 60 91 92", "60 50 right of 40, give 91", &Illegal::WrongRuns { runs });
}

// §4.6, §4.10 A place holds only one block.
#[test]
fn a_place_that_is_taken() {
    let taken = |block_text: &str, by: &str| Illegal::Taken { block: block(block_text), by: block(by), island: true };
    let before = "table 20 30 40 / . 31 / . 32 | hand 1 2 3 91 92";
    refuses(before, "1 right of 20, give 91", taken("1", "30"));
    refuses(before, "1 2 below 20, 3 left of 31, give 91", taken("3", "1"));
    refuses(before, "1 2 3 above 31, give 91", taken("3", "30"));
    refuses(before, "lay 1 2 3 with 2 below 30, give 91", taken("2", "31"));
}

// §4.10 A row through one block on the table needs at least two blocks from the hand.
#[test]
fn another_direction() {
    let before = "table 20 30 40 | hand 25 35 10 91 92";
    check(before, "25 above 30, 35 below 30, give 91", "table . 25 / 20 30 40 / . 35 | hand 10 92");
    let runs = vec![WrongRun { pieces: pieces("10 20"), line: Axis::Down, why: NotASequence::TooShort, meets: None }];
    refuses(before, "10 above 20, give 91", &Illegal::WrongRuns { runs });
}

// §4.13 Any row can be added to, whoever laid it.
#[test]
fn rows_of_others() {
    check("table 20 30 40 | laid 1 2 | hand 50 91 92", "50 right of 40, give 91", "table 20 30 40 50");
    let told = told("table 20 30 40 | laid 1 2 | hand 50 91 92", "50 right of 40, give 91");
    let Event::Laid { seat: Seat(0), lays, rows } = &told[0] else { panic!("{told:?}") };
    assert_eq!((lays.len(), rows.len()), (1, 1));
    assert_eq!((rows[0].pieces.clone(), rows[0].is_new), (pieces("20 30 40 50"), false));
    assert_eq!(rows[0].added.to_string(), "50");
}

// §4.13 Blocks on the table cannot be laid, exchanged or given away.
#[test]
fn nothing_on_the_table_is_taken() {
    let before = "table 20 30 40 | hand 50 91 92";
    refuses(before, "lay 20 30 40, give 91", &Illegal::LiesAlready { block: block("20") });
    refuses(before, "50 right of 40, give 40", &Illegal::LiesAlready { block: block("40") });
    refuses(before, "50 right of 40, give 50", &Illegal::LiesAlready { block: block("50") });
    refuses(before, "lay 50 50 91, give 92", &Illegal::NotHeld { block: block("50") });
    refuses(before, "exchange 50 for 40, give 91", &Illegal::NotAJoker { block: block("40") });
    refuses(before, "insert 50 between 20 40, give 91", &Illegal::NotNeighbours { blocks: two("20 40") });
}
