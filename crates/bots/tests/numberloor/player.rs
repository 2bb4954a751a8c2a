//! Numberloor's computer player in positions that people can check.

use reckon_bots::Bot;
use reckon_bots::numberloor::{EFFORT, Shedder};
use reckon_compose::Compose;
use reckon_rules::game::{Game, Ignore, Viewer};
use reckon_rules::numberloor::{Move, Numberloor, View};
use reckon_rules::shuffle::Shuffle;

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns its turn, move by move, as far as it can be predicted before new cards are drawn.
fn turn(text: &str) -> Vec<String> {
    let view = position(text);
    let mut moves: Vec<Move> = Vec::new();
    loop {
        moves.push(Shedder::default().choose(&after(&view, &moves), &mut Shuffle::from_number(1)));
        let readings = Numberloor::read(&view, &moves).unwrap_or_else(|error| panic!("{text}: {error}")).readings;
        let last = readings.last().expect("a move was read");
        let effect = last.verdict.as_ref().unwrap_or_else(|why| panic!("{moves:?}: {why:?}\n{text}"));
        if effect.how.is_none() || effect.wins_star {
            return moves.iter().map(ToString::to_string).collect();
        }
    }
}

/// Returns the view after some moves by its owner.
fn after(view: &View, moves: &[Move]) -> View {
    let mut game = Numberloor::imagine(view, &mut Shuffle::from_number(0)).expect("a game");
    for choice in moves {
        game.play(view.turn, choice, &mut Ignore).expect("its reading was legal");
    }
    game.view(Viewer::Seat(view.turn))
}

#[track_caller]
fn plays(text: &str, moves: &[&str]) {
    assert_eq!(turn(text), moves, "{text}");
}

fn calls(text: &str) -> Option<String> {
    Shedder::default().act_out_of_turn(&position(text), &mut Shuffle::from_number(1)).map(|choice| choice.to_string())
}

/// §4.1 The rulebook's example: all five Levels, and a star.
#[test]
fn finds_the_way_out() {
    plays("open 3 b2 | hand 5 7 9 6 3 b3", &["3", "5", "7", "9", "b3 6"]);
    plays("open 4 9 | hand 3 2 1 0 8 8", &["3 left", "2 left", "1 left", "0 left", "8 right", "8 right"]);
}

/// §5.1 All balloons go with the last Level, with one on top that makes the next player miss a turn.
#[test]
fn lays_all_balloons_with_the_last_level() {
    plays("open 5 b3 | hand 8 b1 skip near", &["8 b1 near skip"]);
    plays("open 5 b3 | hand 8 b5 near odd", &["8 near odd b5"]);
}

/// §3.4 The detour lays more.
#[test]
fn prefers_the_route_that_lays_more() {
    plays("open 5 b3 | hand 8 1 2 9 6 b4", &["2", "9", "6", "end"]);
}

/// §7.1 Of two Levels with the same number, it lays the day Level if one has to stay in hand.
#[test]
fn keeps_night_levels_among_equals() {
    plays("open 5 b3 | hand 8 8n 2 b1", &["8", "8n", "end"]);
    let moves = turn("open 5 skip | hand 5 5n 1 2");
    assert_eq!(moves, ["5", "5n", "end"]);
    plays("open 5 b5 | hand 0 0n 1 2 3 4", &["0", "0n", "end"]);
}

/// §4.2, §4.7
#[test]
fn leaves_skip_on_top() {
    plays("open 5 b3 | hand 8 0 skip", &["8", "end skip"]);
}

/// §4.3, §4.4, §4.6
#[test]
fn takes_cards_and_passes_as_the_rules_ask() {
    plays("open 5 b3 | hand 0 1", &["draw"]);
    plays("open 5 b3 | hand 0 1 | drawn", &["pass"]);
    plays("open 5 6 | hand 0 1 2", &["pass"]);
    plays("options voluntary-draw=on | open 5 b3 | hand 8 3", &["8", "end"]);
}

/// §8.3 If this may be the last turn, fewer cards are better.
#[test]
fn holds_nothing_back_in_the_last_turn() {
    let end = "options turn-limit=10 | open 5 b3 | hand 8 3 near b2 | turns ";
    plays(&format!("{end}18"), &["8", "end near b2"]);
    assert_ne!(turn(&format!("{end}2")), ["8", "end near b2"]);
}

/// §7.1, §7.2
#[test]
fn cuts_in_with_a_night_level_that_suits() {
    assert_eq!(calls("seat 1 | turn 2 | open 5 b3 | hand 8n 2 | race 17"), Some("night 8n after 17".to_string()));
    assert_eq!(calls("seat 1 | turn 2 | open 5 b3 | hand 8n b2 skip"), Some("night 8n b2 skip after 0".to_string()));
    assert_eq!(calls("seat 1 | turn 2 | open 5 b3 | hand 8 7n 2"), None);
    assert_eq!(calls("turn 1 | open 5 b3 | hand 8n 2"), None);
    // It picks the Level that its other cards can follow.
    assert_eq!(calls("seat 1 | turn 2 | open 5 b3 | hand 2n 8n 1 4 7"), Some("night 8n after 0".to_string()));
    let equal = "options night-on-equal=off | seat 1 | turn 2 | open 5 b3 | hand 5n 2";
    assert_eq!(calls(equal), None);
    let between = "options night-cards=between-turns | seat 1 | turn 2 | open 5 b3 | hand 8n 2";
    assert!(calls(between).is_some());
    assert_eq!(calls(&format!("{between} | drawn")), None);
}

/// §7.6
#[test]
fn answers_when_it_is_asked() {
    let asked = "options night-cards=no-hurry | seats 3 | seat 1 | turn 2 | asked 1 | open 5 b3 | hand ";
    for (hand, answer) in [("8n 2", "night 8n after 0"), ("8 2", "let go")] {
        let view = position(&format!("{asked}{hand}"));
        let choice = Shedder::default().choose(&view, &mut Shuffle::from_number(1));
        assert_eq!(choice.to_string(), answer);
    }
}

/// Half the pack in one hand, including every balloon.
#[test]
fn a_large_hand_stays_within_the_effort() {
    let pack = "cards 4*0-9 0-9n 2*b0-10 2*near 2*odd 2*even 2*skip";
    let hand =
        "0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0n 1n 2n 3n 4n 5n b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 near odd even skip";
    let view = position(&format!("{pack} | open 5 b10 | hand {hand} | hands 40 6"));
    for effort in [0, 10, 1_000, EFFORT] {
        let mut bot = Shedder::with_effort(effort);
        let choice = bot.choose(&view, &mut Shuffle::from_number(1));
        assert!(bot.spent() <= effort, "{} of {effort} steps", bot.spent());
        assert_eq!(Numberloor::verdict(&view, &choice), Ok(Ok(())), "{choice}");
    }
    let moves = turn(&view.to_string());
    assert_eq!(moves.len(), 26, "{moves:?}");
}
