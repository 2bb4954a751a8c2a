//! Records of Numenko-in-a-bag.

use reckon_rules::game::Game;
use reckon_rules::numenko::{Numenko, Options};
use reckon_rules::options::TableOptions;

use super::Plan;

/// Number of the game's first record; a record's cards and moves follow from its number.
pub const FIRST: u8 = 201;

/// Records with these names already exist, with moves by computer players. A new one gets random moves.
pub const PLANS: &[Plan] = &[
    ("numenko-own-bag-two", OTHER_RULES, SMALL_BAG, &["Ann", "fox"]),
    ("numenko-quick-one", "preset=quick", None, &["Ann"]),
    ("numenko-quick-two-chosen", "preset=quick", None, &["Ann", "fox"]),
    ("numenko-quick-three", "preset=quick", None, &["Ann", "fox", "Cem"]),
    ("numenko-quick-five", "preset=quick", None, &["Ann", "fox", "Cem", "fox", "Eve"]),
    ("numenko-stopped-two", "preset=quick pot-limit=8 connected=off", None, &["Ann", "fox"]),
    ("numenko-trusting-three", TRUSTING, None, &["Ann", "fox", "Cem"]),
    ("numenko-usual-four", "preset=usual", None, &["Ann", "fox", "Cem", "fox"]),
    ("numenko-usual-six", "preset=usual", None, &["Ann", "fox", "Cem", "fox", "Eve", "fox"]),
    ("numenko-checked-two", CHECKED, None, &["Ann", "Ben"]),
    ("numenko-checked-four", CHECKED, None, &["Ann", "fox", "Cem", "Dan"]),
    ("numenko-checked-five", CHECKED, None, &["Ann", "Ben", "Cem", "Dan", "Eve"]),
];

const OTHER_RULES: &str = "preset=usual smiley-both-ways=off open-grids=on swop-short=refused";

const TRUSTING: &str = "preset=quick order=division-first check-done=off eject-vote=all";

const CHECKED: &str = "preset=quick check-done=off who-checks=players pot-limit=3";

const SMALL_BAG: Option<&str> = Some("5*0-9 30** 3*?");

pub fn played(plan: &Plan, number: u8) -> String {
    let mut options = Options::from_line(plan.1).expect("options");
    if let Some(pack) = plan.2 {
        options.pack = pack.parse().expect("a bag");
    }
    super::played::<Numenko>(plan, options, number, Numenko::random_move)
}
