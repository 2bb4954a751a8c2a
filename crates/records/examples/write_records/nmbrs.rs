//! Records of nmbrs! blocks.

use reckon_rules::game::Game;
use reckon_rules::nmbrs::{Nmbrs, Options};
use reckon_rules::options::TableOptions;

use super::Plan;

/// Number of the game's first record; a record's cards and moves follow from its number.
pub const FIRST: u8 = 151;

pub const PLANS: &[Plan] = &[
    ("nmbrs-usual-two", "preset=usual", None, &["Ann", "fox"]),
    ("nmbrs-usual-three", "preset=usual rounds=2", None, &["Ann", "Ben", "fox"]),
    ("nmbrs-usual-six", "preset=usual rounds=1", None, &["Ann", "Ben", "Cem", "Dora", "", "owl"]),
    ("nmbrs-simple-three", "preset=simple", None, &["Ann", "Zoë", "fox"]),
    ("nmbrs-simple-four", "preset=simple rounds=2 youngest=2 knock=in-order", None, &["Ann", "Ben", "fox", "owl"]),
    ("nmbrs-house-rules-five", AGREED, None, &["Ann", "Ben", "Cem", "fox", "owl"]),
    ("nmbrs-lowest-joker-two", "preset=usual rounds=1 starter-joker=lowest", None, &["", "Ben"]),
    ("nmbrs-usual-two-chosen", "preset=usual rounds=1", None, &["Ann", "fox"]),
    ("nmbrs-making-room-five", "preset=usual rounds=1", None, &["Ann", "Ben", "Cem", "fox", "owl"]),
    ("nmbrs-making-room-two", "preset=simple rounds=2", None, &["Ann", "fox"]),
    ("nmbrs-first-steps-three", "preset=first-steps", None, &["Ann", "Zoë", "fox"]),
    ("nmbrs-steps-two", "preset=usual rounds=1 steps=1-5,10,25", None, &["Ann", "owl"]),
];

const AGREED: &str = "preset=usual rounds=1 starter-joker=highest hand=five squares=on cubes=on primes=on geometric=on \
     members=any draw-exception=any-knocker insert-with-crossings=off push-to-link=off jokers-in-a-row=2 knock=in-order";

pub fn played(plan: &Plan, number: u8) -> String {
    let options = Options::from_line(plan.1).expect("options");
    super::played::<Nmbrs>(plan, options, number, Nmbrs::random_move)
}
