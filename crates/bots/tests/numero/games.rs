//! Whole games with NUMERO's computer player.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::game::Game;
use reckon_rules::numero::{Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::{
    Played, any_options, beats_chance, check_legal_moves, check_repeatable_moves, play_out, preset, tally, thinkers,
};

impl Played for Numero {
    const NAME: &'static str = "numero";
    const SEATS: RangeInclusive<u8> = 1..=4;

    fn thinker() -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn lesser(shuffle: &mut Shuffle) -> Box<dyn Bot<Numero>> {
        let effort = match shuffle.below(4) {
            0 => 0,
            1 => shuffle.below(100),
            _ => 2_000,
        };
        Box::new(Greedy::with_effort(effort))
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    check_legal_moves::<Numero>(400, any_options);
}

/// Packs with high numbers, duplicates, coloured wild cards, or more kinds of cards than the player considers.
#[test]
fn every_move_is_legal_with_other_packs() {
    let packs = [
        "1-99g -2 -5r x3b /4g 1/2 75%o 2*^2 sqrt",
        "1-30gobr:1",
        "20*1g 10*2r 5*3b 3*4o -1 -1 x2 x2r ^3 ^3 cbrt cbrt sqrt sqrt 200% 2/3",
        "1-9g 3*-4 3*/2 3*0.5 3*50% 3*^3g 3*cbrtr 3*x9",
    ];
    check_legal_moves::<Numero>(80, |shuffle| {
        let mut options: Options = any_options(shuffle);
        for family in ["subtraction", "multiplication", "division", "powers-and-roots"] {
            options.set(family, "on").expect("a family of cards");
        }
        options.set("fractions", "all").expect("an allowed value");
        options.set("highest-number", "99").expect("an allowed value");
        let pack = shuffle.pick(&packs).expect("the list is not empty");
        options.pack = pack.parse().expect("a pack");
        options
    });
}

/// §10, §11
#[test]
fn bots_alone_score_points_to_the_end() {
    for (seed, name) in (0..90).zip(["1-10", "multiplication-division", "scoring"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 2 + (seed / 3 % 3) as u8;
        let options = Options { scoring: true, ..preset(name) };
        let game = Numero::deal(&options, seats, &mut shuffle).expect("a table for four");
        let outcome = play_out(game, &mut thinkers(seats), &mut shuffle, &format!("{name}, seed {seed}"));
        assert!(outcome.results.iter().sum::<i32>() > 0, "{name}, seed {seed}: {outcome:?}");
    }
    tally(Numero::NAME, "games of computer players", 90);
}

#[test]
fn beats_chance_with_numbers_only() {
    beats_chance::<Numero>("1-15", 2, 100, 90);
}

#[test]
fn beats_chance_with_subtraction() {
    beats_chance::<Numero>("subtraction", 2, 50, 95);
}

#[test]
fn beats_chance_with_powers_and_roots() {
    beats_chance::<Numero>("powers-and-roots", 2, 50, 95);
}

#[test]
fn beats_chance_for_points() {
    beats_chance::<Numero>("scoring", 2, 50, 95);
}

#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    check_repeatable_moves::<Numero>(40);
}
