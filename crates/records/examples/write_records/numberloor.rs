//! Records of Numberloor.

use reckon_rules::game::Game;
use reckon_rules::numberloor::{Numberloor, Options};
use reckon_rules::options::TableOptions;

use super::Plan;

/// Number of the game's first record; a record's cards and moves follow from its number.
pub const FIRST: u8 = 101;

pub const PLANS: &[Plan] = &[
    ("numberloor-beginners-two", "preset=beginners", None, &["Ann", "Ben"]),
    ("numberloor-beginners-four", "preset=beginners youngest=random", None, &["Ann", "Zoë", "fox", "owl"]),
    ("numberloor-intermediate-three", "preset=intermediate", None, &["Ann", "Ben", "fox"]),
    ("numberloor-advanced-two", "preset=advanced", None, &["Ann", "fox"]),
    ("numberloor-advanced-five", "preset=advanced", None, &["Ann", "Ben", "Cem", "Dora", ""]),
    ("numberloor-no-hurry-four", "preset=advanced night-cards=no-hurry", None, &["Ann", "Ben", "fox", "owl"]),
    ("numberloor-house-rules-three", OTHER_RULES, None, &["Ann", "fox", "owl"]),
    ("numberloor-redealt-five", "preset=advanced youngest=random", FEW_LEVELS, &["Ann", "Ben", "Cem", "fox", "owl"]),
    ("numberloor-own-pack-two", "preset=intermediate blue-in-intermediate=off", WITH_MARKS, &["Ann", "Ben"]),
    ("numberloor-advanced-two-chosen", "preset=advanced", None, &["Ann", "fox"]),
    ("numberloor-odd-or-even-three", "preset=advanced", ODD_OR_EVEN, &["Ann", "Ben", "owl"]),
];

const OTHER_RULES: &str = "preset=advanced youngest=3 equal-on-odd-even=off voluntary-draw=on skip-again=every-turn \
     night-on-equal=off night-cards=between-turns turn-limit=40";

/// Cards with which somebody gets no Level in almost every deal.
const FEW_LEVELS: Option<&str> = Some("0-9 3-6n 6*b1-5 3*b10 5*near 3*odd 3*even 2*skip");

const WITH_MARKS: Option<&str> = Some("3*0-9 2*0-9!red 5-9n 4*b1-3 2*b0-2!blue 3*b4-7!red near odd even skip");

/// One combined balloon instead of Any Odd Level and Any Even Level.
const ODD_OR_EVEN: Option<&str> = Some("3*0-9 0-9n!red 4*b1-3 2*b1-2!blue 2*b4!red 3*near 6*oe 3*skip");

pub fn played(plan: &Plan, number: u8) -> String {
    let mut options = Options::from_line(plan.1).expect("options");
    if let Some(pack) = plan.2 {
        options.pack = pack.parse().expect("a pack");
    }
    super::played::<Numberloor>(plan, options, number, Numberloor::random_move)
}
