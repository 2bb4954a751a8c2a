//! Golden playthroughs of NUMERO: one for each preset, and more for points.

use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numero::{Move, Number, Numero};
use reckon_rules::shuffle::Shuffle;

use super::harness::mover;
use crate::support::golden::{Golden, Playthrough, goldens};

impl Golden for Numero {
    const TITLE: &'static str = "NUMERO";

    /// Shows an unchanged preset by its name only.
    fn title(options: &str) -> String {
        if options.contains(' ') { options.to_string() } else { options.replace("preset=", "preset ") }
    }

    /// Picks the seat in turn or, occasionally when playing for points, one that may challenge.
    fn golden_move(&self, shuffle: &mut Shuffle) -> (Seat, Move) {
        let challengers: Vec<Seat> = match self.turn() {
            Turn::Open { may, .. } => may.iter().collect(),
            Turn::Over(_) => Vec::new(),
        };
        let is_challenged = !challengers.is_empty() && shuffle.chance(1, 5);
        let seat = if is_challenged { *shuffle.pick(&challengers).unwrap() } else { mover(self) };
        (seat, choose(self, seat, shuffle))
    }
}

/// Tries several random moves: in Patience until one takes, for points until one builds.
fn choose(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let view = game.view(Viewer::Watcher);
    let looks = match (view.seats(), view.scores) {
        (1, _) => 200,
        (_, Some(_)) => 6,
        (_, None) => 1,
    };
    let last_resort = |choice: &Move| match choice {
        Move::Stop => true,
        Move::Turn(play) => looks == 6 && !matches!(play.number(), Number::Build { .. }),
        Move::DiscardAll | Move::Pass | Move::Challenge { .. } => false,
    };
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..looks {
        moves.push(game.random_move(seat, shuffle));
        if !last_resort(&moves[moves.len() - 1]) {
            break;
        }
    }
    moves.pop().unwrap()
}

const HELD_THEN: &str =
    "preset=subtraction highest-number=10 scoring=on challenge-test=held-then centre-award-points=cards-and-printed";

const SMALL: &str = "preset=subtraction highest-number=5 scoring=on";

goldens! {
    Numero;
    golden_1_5: Playthrough::new("1-5", "preset=1-5", 2, 1, &[]);
    golden_1_10: Playthrough::new("1-10", "preset=1-10", 3, 2, &[]);
    golden_1_15: Playthrough::new("1-15", "preset=1-15", 2, 3, &[]);
    golden_subtraction: Playthrough::new("subtraction", "preset=subtraction", 4, 4, &[]);
    golden_multiplication_division:
        Playthrough::new("multiplication-division", "preset=multiplication-division", 2, 5, &[]);
    golden_simple_fractions: Playthrough::new("simple-fractions", "preset=simple-fractions", 1, 6, &[]);
    golden_all_fractions: Playthrough::new("all-fractions", "preset=all-fractions", 3, 7, &[]);
    golden_powers_and_roots: Playthrough::new("powers-and-roots", "preset=powers-and-roots", 4, 8, &[]);
    golden_scoring: Playthrough::new("scoring", "preset=scoring", 2, 147, &[]);
    golden_scoring_three: Playthrough::new("scoring-3", "preset=scoring", 3, 325, &[]);
    golden_scoring_held_then: Playthrough::new("scoring-held-then", HELD_THEN, 3, 165, &[]);
    golden_scoring_patience_perfect: Playthrough::new("scoring-patience-perfect", SMALL, 1, 351, &[]);
    golden_scoring_patience_stuck: Playthrough::new("scoring-patience-stuck", SMALL, 1, 15, &[]);
}
