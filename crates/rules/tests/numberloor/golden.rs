//! Golden playthroughs of Numberloor, for each version and for `no-hurry`.

use reckon_rules::game::{Game, Race, Seat, Turn, Viewer};
use reckon_rules::numberloor::{Card, Move, Numberloor, Placement, Side};
use reckon_rules::shuffle::Shuffle;

use super::harness::{choice, mover};
use crate::support::golden::{Golden, Playthrough, goldens};

impl Golden for Numberloor {
    const TITLE: &'static str = "Numberloor";

    fn golden_move(&self, shuffle: &mut Shuffle) -> (Seat, Move) {
        interruption(self, shuffle).unwrap_or_else(|| in_turn(self, shuffle))
    }
}

/// Returns the placements that this seat could try, legal or not: with at most one balloon before
/// the Level, and with all the others after the last Level (§5.1).
fn placements(game: &Numberloor, seat: Seat) -> Vec<Placement> {
    let view = game.view(Viewer::Seat(seat));
    let (levels, balloons): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_level());
    let mut found = Vec::new();
    for level in &levels {
        for before in std::iter::once(None).chain(balloons.iter().map(Some)) {
            let mut rest = balloons.clone();
            if let Some(place) = rest.iter().position(|card| Some(card) == before) {
                rest.remove(place);
            }
            let after = if levels.len() == 1 { &rest[..] } else { &[] };
            found.extend(Placement::new(before.map_or(&[], std::slice::from_ref), *level, after));
        }
    }
    found
}

fn only_legal(game: &Numberloor, seat: Seat, moves: impl Iterator<Item = Move>) -> Vec<Move> {
    moves.filter(|choice| game.clone().play(seat, choice, &mut Vec::new()).is_ok()).collect()
}

/// Picks a move for the seat in turn: usually a placement, if one is legal.
fn in_turn(game: &Numberloor, shuffle: &mut Shuffle) -> (Seat, Move) {
    let seat = mover(game);
    let sides = [None, Some(Side::Left), Some(Side::Right)];
    let on = |placement: Placement| sides.map(|on| Move::Place { placement: placement.clone(), on });
    let places = only_legal(game, seat, placements(game, seat).into_iter().flat_map(on));
    let night = night_moves(game, seat);
    let words = ["draw", "pass", "end", "end skip", "end b1", "end b2", "let go"].map(choice);
    let others = only_legal(game, seat, words.into_iter());
    let first_choice = [places, night].concat();
    let has_both = !first_choice.is_empty() && !others.is_empty();
    let lays = if has_both { shuffle.chance(3, 4) } else { others.is_empty() };
    let moves = if lays { first_choice } else { others };
    (seat, shuffle.pick(&moves).expect("a seat that must move can").clone())
}

fn night_moves(game: &Numberloor, seat: Seat) -> Vec<Move> {
    let Turn::Open { race: Some(Race(race)), .. } = game.turn() else { return Vec::new() };
    let night = |placement| Move::Night { placement, after: Race(race) };
    only_legal(game, seat, placements(game, seat).into_iter().map(night))
}

/// §7.3 Picks a suitable Night Level for some player out of turn, half of the time.
fn interruption(game: &Numberloor, shuffle: &mut Shuffle) -> Option<(Seat, Move)> {
    let Turn::Open { may, .. } = game.turn() else { return None };
    let others: Vec<Seat> = may.iter().collect();
    let seat = *shuffle.pick(&others)?;
    let moves = night_moves(game, seat);
    let choice = shuffle.pick(&moves)?.clone();
    shuffle.chance(1, 2).then_some((seat, choice))
}

goldens! {
    Numberloor;
    // §4.6, §5.3, §6.1 Four Beginners, until one has three stars.
    golden_beginners: Playthrough::new("beginners", "preset=beginners", 4, 175, &["Passed", "Reshuffled", "why: Stars"]);
    // §6.1, §8.2 Two Beginners, until their turns are over.
    golden_beginners_turn_limit:
        Playthrough::new("beginners-turn-limit", "preset=beginners turn-limit=10", 2, 264, &["Star {", "Reshuffled", "why: TurnLimit"]);
    // §4.3, §4.4, §4.7 Nobody can interrupt.
    golden_intermediate:
        Playthrough::new("intermediate", "preset=intermediate turn-limit=10", 3, 1366, &["Skipped", "Drew", "Passed", "Star {"]);
    // §4.7, §7.4 Turns that are missed, and turns that are taken over.
    golden_advanced:
        Playthrough::new("advanced", "preset=advanced", 4, 895, &["TookOver", "Skipped", "Drew", "Left", "why: Stars"]);
    // §5.3, §6.1 Two players, until one has five stars.
    golden_advanced_two:
        Playthrough::new("advanced-two", "preset=advanced", 2, 1358, &["TookOver", "Skipped", "Reshuffled", "why: Stars"]);
    // §7.6 Everybody is asked after each turn.
    golden_no_hurry:
        Playthrough::new("no-hurry", "preset=advanced night-cards=no-hurry turn-limit=10", 3, 904, &["TookOver", "LetGo", "Star {", "Skipped"]);
}
