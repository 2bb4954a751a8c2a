//! Records of NUMERO.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Move, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::Plan;

/// Number of the game's first record; a record's cards and moves follow from its number.
pub const FIRST: u8 = 1;

pub const PLANS: &[Plan] = &[
    ("numero-1-5-two", "preset=1-5", None, &["Ann", "Ben"]),
    ("numero-1-10-three", "preset=1-10", None, &["Ann", "Ben", "fox"]),
    ("numero-1-15-two", "preset=1-15", None, &["Ann", "fox"]),
    ("numero-subtraction-four", "preset=subtraction", None, &["Ann", "Zoë", "fox", "owl"]),
    ("numero-multiplication-division-two", "preset=multiplication-division", None, &["", "fox"]),
    ("numero-simple-fractions-one", "preset=simple-fractions", None, &[""]),
    ("numero-all-fractions-three", "preset=all-fractions", None, &["Ann", "fox", "owl"]),
    ("numero-powers-and-roots-four", "preset=powers-and-roots", None, &["Ann", "Ben", "Cem", "Dora"]),
    ("numero-own-pack-two", "preset=all-fractions wild-at-start=replace", OWN_PACK, &["Ann", "Ben"]),
    ("numero-house-rules-two", "preset=subtraction must-take=on first-dealer=2 show-answer=on", None, &["Ann", "fox"]),
    ("numero-1-15-two-chosen", "preset=1-15", None, &["Ann", "fox"]),
    ("numero-scoring-two", "preset=scoring", None, &["Ann", "Ben"]),
    ("numero-scoring-three", "preset=scoring challenge-test=held-then", None, &["Ann", "Ben", "fox"]),
    ("numero-scoring-four", FOR_POINTS, None, &["Ann", "Ben", "Cem", "owl"]),
    ("numero-scoring-one", "preset=scoring", None, &[""]),
    ("numero-scoring-own-pack-two", "preset=all-fractions scoring=on wild-colour=printed", OWN_PACK, &["Ann", "Ben"]),
];

/// House rules for points and challenges, with an easier preset.
const FOR_POINTS: &str = "preset=subtraction scoring=on taking-card-counts=first-take wild-colour=spoils \
     centre-award-points=cards-and-printed most-cards-tie=everybody challenge-window=immediate";

const OWN_PACK: Option<&str> = Some("1-9gobr 10gobr:3 2*20r:5 3*-2 x3:1 2/3b:4 75%");

pub fn played(plan: &Plan, number: u8) -> String {
    let mut options = Options::from_line(plan.1).expect("options");
    if let Some(pack) = plan.2 {
        options = Options { highest_number: 20, pack: pack.parse().expect("a pack"), ..options };
    }
    super::played::<Numero>(plan, options, number, choose)
}

/// Returns a random move, but in a game for one searches longer for a take before it stops.
fn choose(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let looks = if game.view(Viewer::Seat(seat)).seats() == 1 { 200 } else { 1 };
    let mut moves = (0..looks).map(|_| game.random_move(seat, shuffle));
    moves.find(|choice| *choice != Move::Stop).unwrap_or(Move::Stop)
}
