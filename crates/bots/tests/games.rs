//! Whole games of the computer players: every move legal, and better than chance.

mod common;

use common::{any_options, mover, play_out, preset};
use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numero::{Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Players of every effort beside each other, so that centres are crowded and thoughts cut short.
fn any_bot(seat: Seat, shuffle: &mut Shuffle) -> Box<dyn Bot<Numero>> {
    match shuffle.below(6) {
        0 => Box::new(Greedy::with_effort(0)),
        1 => Box::new(Greedy::with_effort(shuffle.below(100))),
        2 | 3 => Box::new(Greedy::with_effort(2_000)),
        4 => Box::new(Greedy::default()),
        _ => Box::new(Random::new(seat)),
    }
}

fn play_any(options: &Options, seats: u8, seed: u64, shuffle: &mut Shuffle) -> bool {
    let Ok(game) = Numero::deal(options, seats, shuffle) else { return false };
    let mut bots: Vec<_> = (0..seats).map(|seat| any_bot(Seat(seat), shuffle)).collect();
    play_out(game, &mut bots, shuffle, &format!("seed {seed}"));
    true
}

#[test]
fn every_move_is_legal_at_every_table() {
    let mut games = 0;
    for seed in 0.. {
        let mut shuffle = Shuffle::from_number(seed);
        let options = any_options(&mut shuffle);
        let seats = 1 + (seed % 4) as u8;
        games += u32::from(play_any(&options, seats, seed, &mut shuffle));
        if games == 1_000 {
            return;
        }
    }
}

/// High numbers, several of a kind, coloured wild cards, more kinds than are looked at.
#[test]
fn every_move_is_legal_with_other_packs() {
    let packs = [
        "1-99g -2 -5r x3b /4g 1/2 75%o 2*^2 sqrt",
        "1-30gobr:1",
        "20*1g 10*2r 5*3b 3*4o -1 -1 x2 x2r ^3 ^3 cbrt cbrt sqrt sqrt 200% 2/3",
        "1-9g 3*-4 3*/2 3*0.5 3*50% 3*^3g 3*cbrtr 3*x9",
    ];
    for seed in 0..80 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = any_options(&mut shuffle);
        for family in ["subtraction", "multiplication", "division", "powers-and-roots"] {
            options.set(family, "on").expect("a family of cards");
        }
        options.set("fractions", "all").expect("an allowed value");
        options.set("highest-number", "99").expect("an allowed value");
        let pack = shuffle.pick(&packs).expect("there are packs");
        options.pack = pack.parse().expect("a pack");
        let seats = 1 + (seed % 4) as u8;
        play_any(&options, seats, seed, &mut shuffle);
    }
}

/// §10, §11
#[test]
fn greedy_players_play_for_points_to_the_end() {
    for (seed, name) in (0..90).zip(["1-10", "multiplication-division", "scoring"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 2 + (seed / 3 % 3) as u8;
        let options = Options { scoring: true, ..preset(name) };
        let game = Numero::deal(&options, seats, &mut shuffle).expect("a table for four");
        let mut bots: Vec<Box<dyn Bot<Numero>>> = (0..seats).map(|_| Box::new(Greedy::default()) as _).collect();
        let outcome = play_out(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"));
        assert!(outcome.results.iter().sum::<i32>() > 0, "{name}, seed {seed}: {outcome:?}");
    }
}

/// Wins of the greedy player against chance, with either seat dealt the same number of games.
fn wins_of_greedy(name: &str, games: u64) -> u32 {
    let mut wins = 0;
    for seed in 0..games {
        let mut shuffle = Shuffle::from_number(seed);
        let game = Numero::deal(&preset(name), 2, &mut shuffle).expect("a table of two");
        let greedy = Seat((seed % 2) as u8);
        let mut bots: Vec<Box<dyn Bot<Numero>>> = (0..2).map(|seat| Box::new(Random::new(Seat(seat))) as _).collect();
        bots[greedy.index()] = Box::new(Greedy::default());
        let outcome = play_out(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"));
        wins += u32::from(outcome.winners.contains(greedy) && outcome.winners.len() == 1);
    }
    wins
}

#[test]
fn beats_chance_with_numbers_only() {
    let wins = wins_of_greedy("1-15", 200);
    assert!(wins >= 180, "{wins} of 200");
}

#[test]
fn beats_chance_with_wild_cards() {
    for name in ["subtraction", "powers-and-roots", "scoring"] {
        let wins = wins_of_greedy(name, 100);
        assert!(wins >= 95, "{name}: {wins} of 100");
    }
}

#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    let mut used = Greedy::default();
    for seed in 0..40 {
        let mut shuffle = Shuffle::from_number(seed);
        let options = any_options(&mut shuffle);
        let Ok(mut game) = Numero::deal(&options, 2, &mut shuffle) else { continue };
        while let Some(seat) = mover(&game) {
            let view = game.view(Viewer::Seat(seat));
            let mut again = shuffle.clone();
            let choice = used.choose(&view, &mut shuffle);
            assert_eq!(Greedy::default().choose(&view, &mut again), choice, "seed {seed}\n{view}");
            assert_eq!(again.place(), shuffle.place(), "seed {seed}\n{view}");
            game.play(seat, &choice, &mut Ignore).expect("a bot's move is legal");
        }
    }
}
