//! Whole games with Numenko-in-a-bag's computer player.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::game::Game;
use reckon_rules::numenko::{Event, Move, Numenko, Options, judge};
use reckon_rules::shuffle::Shuffle;

use crate::support::{
    Played, any_options, beats_chance, check_legal_moves, check_repeatable_moves, play_and_watch, preset, tally,
    thinkers,
};

impl Played for Numenko {
    const NAME: &'static str = "numenko";
    const SEATS: RangeInclusive<u8> = 1..=6;

    fn thinker() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::default())
    }

    fn lesser(shuffle: &mut Shuffle) -> Box<dyn Bot<Numenko>> {
        Box::new(match shuffle.below(4) {
            0 => Layer::with_effort(0),
            1 => Layer::with_effort(shuffle.below(300)),
            2 => Layer::stand_in(),
            _ => Layer::unhurried(),
        })
    }

    /// A small pot makes a short game.
    fn any_table(shuffle: &mut Shuffle) -> Options {
        Options { pot_limit: 30, ..any_options(shuffle) }
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    check_legal_moves::<Numenko>(200, any_options);
}

/// Bags with hardly any stars, with mostly stars, with many smileys, or with only one number.
#[test]
fn every_move_is_legal_with_other_bags() {
    let packs = ["12*0-9 60** 6*?", "4*0-9 130** 9*?", "20*0-9 7** 30*?", "150*7 20** 6*?"];
    check_legal_moves::<Numenko>(12, |shuffle| {
        let pack = shuffle.pick(&packs).expect("the list is not empty").parse().expect("a bag");
        Options { pack, ..any_options(shuffle) }
    });
}

/// §5.4 Even at a table that does not check.
#[test]
fn says_only_what_is_true() {
    for seed in 0..60 {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { check_done: false, ..any_options(&mut shuffle) };
        let seats = Numenko::seats(seed);
        let game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        let name = format!("seed {seed}");
        play_and_watch(game, &mut thinkers(seats), &mut shuffle, &name, |_, view, choice, events| {
            let is_wrong = |event: &Event| matches!(event, Event::Wrong { .. });
            assert!(!events.iter().any(is_wrong), "seed {seed}: {choice}");
            if let Move::Done(grid) | Move::GameOver(grid) = choice {
                let judged = judge(grid, &options);
                assert_eq!(judged.counted(grid, &options), view.own_tiles(), "seed {seed}: {choice}");
            }
        });
    }
    tally(Numenko::NAME, "games of computer players", 60);
}

/// §5.3 Usually some player has no tiles left once the pot is short.
#[test]
fn bots_alone_usually_end_with_game_over() {
    let (mut games, mut won) = (0, 0);
    for (seed, name) in (0..60).zip(["quick", "usual"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = Numenko::seats(seed / 2);
        let game = Numenko::deal(&preset(name), seats, &mut shuffle).expect("a table");
        games += 1;
        let name = format!("{name}, seed {seed}");
        play_and_watch(game, &mut thinkers(seats), &mut shuffle, &name, |_, _, _, events| {
            won += u32::from(events.iter().any(|event| matches!(event, Event::GameOver { .. })));
        });
    }
    tally(Numenko::NAME, "games of computer players", 60);
    assert!(won * 10 >= games * 8, "{won} of {games} games end with game over");
}

#[test]
fn beats_chance_in_a_quick_game() {
    beats_chance::<Numenko>("quick", 2, 50, 80);
}

#[test]
fn beats_chance_with_the_whole_bag() {
    beats_chance::<Numenko>("usual", 2, 25, 80);
}

#[test]
fn beats_chance_among_four() {
    beats_chance::<Numenko>("quick", 4, 15, 70);
}

#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    check_repeatable_moves::<Numenko>(20);
}
