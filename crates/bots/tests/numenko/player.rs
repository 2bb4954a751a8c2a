//! Numenko-in-a-bag's computer player in positions that people can check.

use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::game::{Game, Ignore, Turn, Viewer};
use reckon_rules::numenko::{Grid, Move, Numenko, View, judge};
use reckon_rules::shuffle::Shuffle;

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns its answer, which the rules must allow.
fn answer_of(player: &mut Layer, text: &str) -> Option<Move> {
    let view = position(text);
    let mut game = Numenko::imagine(&view, &mut Shuffle::from_number(2)).unwrap_or_else(|bad| panic!("{text}: {bad}"));
    let Viewer::Seat(seat) = view.viewer else { panic!("{text}: a watcher's view") };
    let shuffle = &mut Shuffle::from_number(1);
    let must = matches!(game.turn(), Turn::Open { must, .. } if must.contains(seat));
    let answer = if must { Some(player.choose(&view, shuffle)) } else { player.act_out_of_turn(&view, shuffle) };
    if let Some(choice) = &answer {
        let played = game.play(seat, choice, &mut Ignore);
        assert!(played.is_ok(), "{choice}: {played:?}\n{text}");
    }
    answer
}

fn answer(text: &str) -> Move {
    answer_of(&mut Layer::default(), text).unwrap_or_else(|| panic!("no answer\n{text}"))
}

/// Returns the tiles of a grid that are part of true sums.
fn counted(text: &str, grid: &Grid) -> String {
    let options = position(text).options;
    judge(grid, &options).counted(grid, &options).to_string()
}

/// §4.1 It says "done" with all its tiles.
#[test]
fn is_done_as_soon_as_all_tiles_are_laid() {
    for tiles in ["248**", "12336**", "248**?"] {
        let text = format!("tiles {tiles} | counts {} 21 | pot 50", tiles.len());
        let Move::Done(grid) = answer(&text) else { panic!("not done: {text}") };
        assert_eq!(counted(&text, &grid), position(&text).own_tiles().to_string(), "{grid}");
    }
}

/// §5.1
#[test]
fn says_game_over_when_the_pot_is_short() {
    let text = "tiles 248** | counts 5 21 | pot 3 | bag 129";
    assert!(matches!(answer(text), Move::GameOver(_)), "{}", answer(text));
}

/// §4.3 The costliest tile that fits nowhere, a star if there are too many, never a smiley.
#[test]
fn swops_the_tile_that_hinders_most() {
    for (tiles, swop) in [("7*?", "swop 7"), ("19?", "swop 9"), ("3***", "swop *"), ("123456", "swop 6")] {
        assert_eq!(answer(&format!("tiles {tiles} | counts {} 21 | pot 50", tiles.len())).to_string(), swop);
    }
}

/// §5.2 With so few points left, an opponent hardly ever has fewer.
#[test]
fn ends_play_with_few_points_left_and_stops_with_many() {
    let short =
        |options: &str, tiles: &str| format!("options {options} | tiles {tiles} | counts {} 21 | pot 1", tiles.len());
    assert_eq!(answer(&short("swop-short=ends-play", "7")).to_string(), "swop 7");
    assert_eq!(answer(&short("swop-short=ends-play", "789")), Move::Stop);
    assert_eq!(answer(&short("swop-short=refused", "7")), Move::Stop);
}

/// §5.5 A player with nothing left benefits from the end.
#[test]
fn votes_for_the_end_when_it_has_nothing_left() {
    let wrong = "known 2: 2489** 0 | grid 2: 92*4*8 | vote 2";
    let vote =
        |tiles: &str| format!("options check-done=off | tiles {tiles} | counts {} 6 21 | pot 1 | {wrong}", tiles.len());
    assert_eq!(answer(&vote("248**")), Move::Vote { eject: false });
    assert_eq!(answer(&vote("789")), Move::Vote { eject: true });
}

/// §5.8, §5.9 It sees whatever needs no arithmetic, works out a line of up to nine tiles, and takes a longer one or one with a
/// smiley on trust; a stand-in sees nothing.
#[test]
fn checks_as_far_as_it_can_see() {
    let shown = |grid: &str| {
        let count = grid.parse::<Grid>().expect("a grid").tiles().len();
        format!(
            "options check-done=off who-checks=players | tiles 248** | counts 5 {count} 21 | pot 1 | grid 2: {grid} | check 2"
        )
    };
    let doubts = |text: &str| Move::Wrong(text.parse().expect("a doubt"));
    assert_eq!(answer(&shown("2*4*8/*/3/*/7")), doubts("down 1,1"));
    assert_eq!(answer(&shown("2*4*8/*/3/*/5")), Move::Right);
    assert_eq!(answer(&shown("2*4*?9")), Move::Right);
    assert_eq!(answer(&shown("22*4*8*37")), doubts("across 1,1"));
    assert_eq!(answer(&shown("22*4*8*377")), Move::Right);
    for line in ["0123556689**********?", "012345678999", "1234567890*2*", "1234567890*123", "12*045678*912?"] {
        assert_eq!(answer(&shown(line)), doubts("across 1,1"), "{line}");
    }
    assert_eq!(answer(&shown("1234567890*1*234567891; across 1,1: 1234567890+1-234567891")), doubts("across 1,1"));
    assert_eq!(answer(&shown("2*4*8../....../.....2")), doubts("loose"));
    assert_eq!(answer(&shown("2*4*8....2*5*7")), doubts("loose"));
    assert_eq!(answer_of(&mut Layer::stand_in(), &shown("2*4*9")), Some(Move::Right));
    // A sum that somebody has pointed at is right, so it is never pointed at again.
    let seen = shown("2*4*8").replace("check 2", "doubted 3: across 1,1 | check 2");
    assert_eq!(answer(&seen), Move::Right);
}

/// §5.6, §6.3
#[test]
fn lays_what_it_can_at_the_end() {
    let text = "tiles 24897** | counts 7 21 | pot 1 | ended pot-short | lay";
    let Move::Lay(grid) = answer(text) else { panic!("not a lay") };
    assert!(grid.tiles().len() >= 5, "{grid}");
    assert_eq!(counted(text, &grid), grid.tiles().to_string());
}

/// People do not lay twenty tiles at once.
#[test]
fn an_unhurried_player_is_done_after_a_while() {
    let text = "tiles 24816248**** | counts 12 21 | pot 50";
    let mut player = Layer::unhurried();
    let answers: Vec<bool> = (0..4).map(|_| answer_of(&mut player, text).is_some()).collect();
    assert_eq!(answers, [false, false, true, true]);
}

/// §4.5 A stand-in waits while others play, and stops once they have stopped.
#[test]
fn a_stand_in_stops_when_nobody_else_plays() {
    let text = "tiles 789 | counts 3 21 | pot 50";
    assert_eq!(answer_of(&mut Layer::stand_in(), text), None);
    assert_eq!(answer_of(&mut Layer::stand_in(), &format!("{text} | stopped 2")), Some(Move::Stop));
    let mut patient = Layer::stand_in();
    let answers = (0..30).map(|_| answer_of(&mut patient, text));
    assert_eq!(answers.flatten().next(), Some(Move::Stop), "it waits a long time, then stops");
}

#[test]
fn every_effort_finds_something_legal() {
    let text = "tiles 0012233445566778899*? | counts 21 21 | pot 50";
    for effort in [0, 1, 100, reckon_bots::numenko::EFFORT] {
        assert!(answer_of(&mut Layer::with_effort(effort), text).is_some(), "{effort}");
    }
}
