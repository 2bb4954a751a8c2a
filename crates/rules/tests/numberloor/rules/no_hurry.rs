//! §7.6: Night Levels without a race: everybody is asked between turns.

use reckon_rules::game::{Game, Race, Seats, Turn};
use reckon_rules::numberloor::{Illegal, Numberloor};

use crate::numberloor::harness::{
    card, check, deal, does_not_go, game, mover, options, play, play_as, refused, seat, shows, tells,
};
use crate::numberloor::story::story;

/// All but seat 1 hold only 8n, and seat 1 can lay 8 at once.
fn table(seats: u8) -> String {
    format!("options night-cards=no-hurry | cards 40*8n 5 8 1 b3 b1 | seats {seats} | open 5 b3 | hand 8 8n 1 b1")
}

fn after_a_turn(seats: u8) -> Numberloor {
    let mut game = game(&table(seats), 0);
    play(&mut game, "8");
    play(&mut game, "end");
    game
}

// §7.6 Everybody except the next player is asked, beginning on that player's left; the player whose turn
// is over comes last.
#[test]
fn everybody_is_asked_in_order() {
    for (seats, order) in [(2, vec![1]), (3, vec![3, 1]), (4, vec![3, 4, 1]), (5, vec![3, 4, 5, 1])] {
        let mut game = after_a_turn(seats);
        for asked in order {
            assert_eq!(mover(&game), seat(asked), "{seats} seats");
            shows(&game, seat(1), &format!("turn 2 | asked {asked} | may"));
            let told = play(&mut game, "let go");
            assert_eq!(story(&told), format!("{asked} lets go"));
        }
        shows(&game, seat(1), "turn 2 | asked | turns 1");
        assert_eq!(mover(&game), seat(2));
    }
}

// §7.6 After every turn, whoever's it was.
#[test]
fn after_every_turn() {
    for (at, order) in [(1, [3, 1]), (2, [1, 2]), (3, [2, 3])] {
        let next = at % 3 + 1;
        let before =
            format!("options night-cards=no-hurry | seats 3 | seat {at} | turn {at} | open 5 b3 | hand 1 1 | drawn");
        let mut game = game(&before, 0);
        play(&mut game, "pass");
        for asked in order {
            shows(&game, seat(1), &format!("asked {asked} | turn {next}"));
            play(&mut game, "let go");
        }
        shows(&game, seat(1), &format!("asked | turn {next}"));
    }
}

// §7.6 The first to lay one takes over, and nobody else is asked until that turn is over.
#[test]
fn the_first_to_lay_one_takes_over() {
    let mut game = after_a_turn(4);
    let told = play_as(&mut game, seat(3), "night 8n after 1");
    assert_eq!(story(&told), "3 takes over from 2; 3 lays 8n on 8: same");
    shows(&game, seat(1), "turn 3 | asked | hands 3 6 5 6 | turns 2 | may");
    play(&mut game, "end");
    // Seat 4 plays after the player who took over, so seat 1 is asked first.
    for asked in [1, 2, 3] {
        shows(&game, seat(1), &format!("turn 4 | asked {asked}"));
        play(&mut game, "let go");
    }
    shows(&game, seat(1), "turn 4 | asked");
}

// §7.6 The player whose turn is just over may take over too, when asked.
#[test]
fn the_last_player_may_take_over() {
    let mut game = after_a_turn(3);
    play(&mut game, "let go");
    play_as(&mut game, seat(1), "night 8n after 1");
    shows(&game, seat(1), "turn 1 | hand 1 b1 | turns 2");
}

// §7.6, §7.2 The Level has to suit, as anywhere else.
#[test]
fn it_has_to_suit() {
    let before =
        "options night-cards=no-hurry | seats 3 | seat 3 | turn 2 | asked 3 | open 5 b3 | hand 8n 6n 8 b2 | race 4";
    check(before, "night 8n after 4", "turn 3 | open 8n b3");
    let tried = |choice: &str| refused(&game(before, 0), seat(3), choice);
    assert_eq!(tried("night 6n after 4"), does_not_go("6n", "5", "b3", &[2, 5, 8]));
    assert_eq!(tried("night 8n after 3"), Illegal::TooLate { after: 3, now: 4 });
    assert_eq!(tried("night b2 8n after 4"), Illegal::BalloonBeforeNight { balloon: card("b2") });
    assert_eq!(tried("night 8 after 4"), Illegal::NotANightLevel { card: card("8") });
}

// §7.6 A player who is asked lays a Night Level or lets it go, and nothing else.
#[test]
fn a_player_who_is_asked_answers() {
    let game = after_a_turn(4);
    for choice in ["8n", "draw", "pass", "end"] {
        assert_eq!(refused(&game, seat(3), choice), Illegal::NightOrLetGo, "{choice}");
    }
}

// §7.6 Everybody else waits, the next player too.
#[test]
fn everybody_else_waits() {
    let game = after_a_turn(4);
    for at in [1, 2, 4] {
        for choice in ["8n", "draw", "pass", "end", "let go", "night 8n after 1"] {
            assert_eq!(refused(&game, seat(at), choice), Illegal::WaitForAnswer { asked: seat(3) }, "{at}: {choice}");
        }
    }
    let expected = Turn::Open { must: [seat(3)].into_iter().collect(), may: Seats::NONE, race: Some(Race(1)) };
    assert_eq!(game.turn(), expected);
}

// §7.6 At no other moment can a Night Level interrupt.
#[test]
fn at_no_other_moment() {
    let mut game = game(&table(3), 0);
    assert_eq!(refused(&game, seat(2), "night 8n after 0"), Illegal::YouWillBeAsked);
    play(&mut game, "8");
    shows(&game, seat(1), "may");
    assert_eq!(refused(&game, seat(3), "night 8n after 1"), Illegal::YouWillBeAsked);
    assert_eq!(refused(&game, seat(1), "night 8n after 1"), Illegal::OwnTurn);
}

// §7.6 Nobody lets go without being asked.
#[test]
fn nobody_lets_go_unasked() {
    for before in [table(3), "open 5 b3 | hand 8 1".to_string()] {
        for at in [1, 2] {
            assert_eq!(refused(&game(&before, 0), seat(at), "let go"), Illegal::NotAsked);
        }
    }
}

// §7.6, §4.7 Players are asked before the turn that is played next, not before a missed one.
#[test]
fn after_a_missed_turn() {
    let before = table(4).replace("b3 b1 |", "b3 skip |").replace("hand 8 8n 1 b1", "hand 8 1 skip");
    let mut game = game(&before, 0);
    play(&mut game, "8");
    play(&mut game, "end skip");
    for asked in [4, 1, 2] {
        shows(&game, seat(1), &format!("turn 3 | asked {asked} | hands 1 8 6 6"));
        play(&mut game, "let go");
    }
    shows(&game, seat(1), "turn 3 | asked");
}

// §7.6, §5.2 Everybody is asked after a star too; and the answer can win a star.
#[test]
fn stars_and_questions() {
    let won = "options night-cards=no-hurry | seats 3 | open 5 b3 | hand 8";
    check(won, "8", "stars 1 0 0 | turn 2 | asked 3");
    let answer = "options night-cards=no-hurry | seats 4 | seat 4 | turn 2 | asked 4 | open 5 b3 | hand 8n b1";
    tells(
        answer,
        "night 8n b1 after 0",
        "4 takes over from 2; 4 lays 8n on 5: up 3; 4 leaves b1; 4 dances, star 1; 4 refills 6",
    );
    check(answer, "night 8n b1 after 0", "stars 0 0 0 1 | turn 1 | asked 2");
}

// §7.6 Before the first turn nobody is asked: no turn is over yet.
#[test]
fn not_before_the_first_turn() {
    for seed in 0..20 {
        let game = deal(&options("night-cards=no-hurry"), 3, seed);
        shows(&game, seat(1), "turn 1 | asked | may");
    }
}

// §7.6, §7.1 Without Night Levels nobody is asked.
#[test]
fn without_night_levels_nobody_is_asked() {
    check("options preset=intermediate night-cards=no-hurry | open 5 b3 | hand 8 1", "8;end", "turn 2 | asked");
    check("options preset=beginners night-cards=no-hurry | open 5 4 | hand 6 1", "6 left;end", "turn 2 | asked");
    check("options night-cards=no-hurry | cards 4*0-9 9*b1-3 | open 5 b3 | hand 8 1", "8;end", "turn 2 | asked");
}

// §7.6, §8.2 After the last turn nobody is asked.
#[test]
fn not_after_the_end() {
    let before = "options night-cards=no-hurry turn-limit=10 | open 5 b3 | hand 8 1 | turns 19";
    check(before, "8;end", "over 1 | asked");
}
