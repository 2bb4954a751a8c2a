//! Whole games with Numberloor's computer player.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_rules::game::Game;
use reckon_rules::numberloor::{Numberloor, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::{
    Played, any_options, beats_chance, check_legal_moves, check_repeatable_moves, play_out, preset, tally, thinkers,
};

impl Played for Numberloor {
    const NAME: &'static str = "numberloor";
    const SEATS: RangeInclusive<u8> = 2..=5;

    fn thinker() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }

    fn lesser(shuffle: &mut Shuffle) -> Box<dyn Bot<Numberloor>> {
        let effort = if shuffle.chance(1, 2) { 0 } else { shuffle.below(30) };
        Box::new(Shedder::with_effort(effort))
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    check_legal_moves::<Numberloor>(500, any_options);
}

/// Packs with many balloons or hardly any, with every number or just one.
#[test]
fn every_move_is_legal_with_other_packs() {
    let packs = [
        "8*0-9 b1",
        "0-9 2*0-9n 30*b1 10*skip 10*odd",
        "60*5 2*b0 2*b10",
        "3*0-9 3*0-9n b0-10 4*near 4*odd 4*even 4*skip",
        "10*0n 10*5n 12*b5 b10",
        "3*0-9 0-9n 2*b1-5 12*oe 2*skip",
    ];
    check_legal_moves::<Numberloor>(100, |shuffle| {
        let mut options: Options = any_options(shuffle);
        options.set("youngest", "random").expect("an allowed value");
        options.set("turn-limit", "20").expect("an allowed value");
        let pack = shuffle.pick(&packs).expect("the list is not empty");
        options.pack = pack.parse().expect("a pack");
        options
    });
}

/// §8.2 Some player earns enough stars before the turn limit.
#[test]
fn bots_alone_end_a_game_with_stars() {
    for (seed, name) in (0..120).zip(["beginners", "intermediate", "advanced"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = Numberloor::seats(seed / 3);
        let game = Numberloor::deal(&preset(name), seats, &mut shuffle).expect("a table");
        let outcome = play_out(game, &mut thinkers(seats), &mut shuffle, &format!("{name}, seed {seed}"));
        let most = outcome.results.iter().max();
        assert_eq!(most, Some(if seats <= 3 { &5 } else { &3 }), "{name}, seed {seed}: {outcome:?}");
    }
    tally(Numberloor::NAME, "games of computer players", 120);
}

/// Chance alone would win half of the two-player games, and a quarter of the four-player games.
fn beats_chance_of_two_and_of_four(name: &str, of_two: u64, of_four: u64) {
    beats_chance::<Numberloor>(name, 2, 100, of_two);
    beats_chance::<Numberloor>(name, 4, 40, of_four);
}

#[test]
fn beats_chance_as_a_beginner() {
    beats_chance_of_two_and_of_four("beginners", 80, 50);
}

#[test]
fn beats_chance_with_balloons() {
    beats_chance_of_two_and_of_four("intermediate", 78, 45);
}

#[test]
fn beats_chance_with_night_levels() {
    beats_chance_of_two_and_of_four("advanced", 84, 55);
}

#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    check_repeatable_moves::<Numberloor>(40);
}
