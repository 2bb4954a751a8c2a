//! Whole games of Numberloor's computer player: every move legal, and better than chance.
#![allow(clippy::print_stdout, reason = "how much better it is, is worth telling")]

mod common;

use common::{any_options, mover, play_out, preset};
use reckon_bots::numberloor::Shedder;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Ignore, Outcome, Seat, Turn, Viewer};
use reckon_rules::numberloor::{Numberloor, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Players of every effort beside each other.
fn any_bot(seat: Seat, shuffle: &mut Shuffle) -> Box<dyn Bot<Numberloor>> {
    match shuffle.below(5) {
        0 => Box::new(Shedder::with_effort(0)),
        1 => Box::new(Shedder::with_effort(shuffle.below(30))),
        2 | 3 => Box::new(Shedder::default()),
        _ => Box::new(Random::new(seat)),
    }
}

fn play_any(options: &Options, seats: u8, seed: u64, shuffle: &mut Shuffle) -> Option<Outcome> {
    let game = Numberloor::deal(options, seats, shuffle).ok()?;
    let mut bots: Vec<_> = (0..seats).map(|seat| any_bot(Seat(seat), shuffle)).collect();
    Some(play_out(game, &mut bots, shuffle, &format!("seed {seed}")))
}

#[test]
fn every_move_is_legal_at_every_table() {
    let mut games = 0;
    for seed in 0.. {
        let mut shuffle = Shuffle::from_number(seed);
        let options: Options = any_options(&mut shuffle);
        let seats = 2 + (seed % 4) as u8;
        games += u32::from(play_any(&options, seats, seed, &mut shuffle).is_some());
        if games == 1_000 {
            return;
        }
    }
}

/// Large hands, many balloons, hardly any, every number, only one.
#[test]
fn every_move_is_legal_with_other_packs() {
    let packs = [
        "8*0-9 b1",
        "0-9 2*0-9n 30*b1 10*skip 10*odd",
        "60*5 2*b0 2*b10",
        "3*0-9 3*0-9n b0-10 4*near 4*odd 4*even 4*skip",
        "10*0n 10*5n 12*b5 b10",
    ];
    for seed in 0..100 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = any_options(&mut shuffle);
        options.set("youngest", "random").expect("an allowed value");
        options.set("turn-limit", "20").expect("an allowed value");
        let pack = shuffle.pick(&packs).expect("there are packs");
        options.pack = pack.parse().expect("a pack");
        play_any(&options, 2 + (seed % 4) as u8, seed, &mut shuffle);
    }
}

/// §8.2 Not by the limit: somebody gets enough stars.
#[test]
fn players_of_its_kind_come_to_an_end() {
    for (seed, name) in (0..120).zip(["beginners", "intermediate", "advanced"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 2 + (seed / 3 % 4) as u8;
        let game = Numberloor::deal(&preset(name), seats, &mut shuffle).expect("a table");
        let mut bots: Vec<Box<dyn Bot<Numberloor>>> = (0..seats).map(|_| Box::new(Shedder::default()) as _).collect();
        let outcome = play_out(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"));
        let most = outcome.results.iter().max();
        assert_eq!(most, Some(if seats <= 3 { &5 } else { &3 }), "{name}, seed {seed}: {outcome:?}");
    }
}

/// Wins of one that thinks among those that do not; each deal as often as there are seats.
fn wins(options: &Options, seats: u8, deals: u64) -> (u32, u32) {
    let mut wins = 0;
    for seed in 0..deals {
        for thinker in 0..seats {
            let mut shuffle = Shuffle::from_number(seed);
            let game = Numberloor::deal(options, seats, &mut shuffle).expect("a table");
            let mut bots: Vec<Box<dyn Bot<Numberloor>>> =
                (0..seats).map(|seat| Box::new(Random::new(Seat(seat))) as _).collect();
            bots[usize::from(thinker)] = Box::new(Shedder::default());
            let outcome = play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"));
            wins += u32::from(outcome.winners.contains(Seat(thinker)) && outcome.winners.len() == 1);
        }
    }
    (wins, u32::try_from(deals).expect("few deals") * u32::from(seats))
}

/// Chance alone would win half of the games of two, and a quarter of those of four.
fn beats_chance(name: &str, of_two: u32, of_four: u32) {
    for (seats, deals, per_cent) in [(2, 200, of_two), (4, 60, of_four)] {
        let (wins, games) = wins(&preset(name), seats, deals);
        println!("{name}, {seats} players: {wins} of {games} games won");
        assert!(100 * wins >= per_cent * games, "{name}, {seats} players: {wins} of {games}");
    }
}

#[test]
fn beats_chance_as_a_beginner() {
    beats_chance("beginners", 80, 50);
}

#[test]
fn beats_chance_with_balloons() {
    beats_chance("intermediate", 78, 45);
}

#[test]
fn beats_chance_with_night_levels() {
    beats_chance("advanced", 84, 55);
}

/// Nothing but the view and the shuffle: not what it saw before, and not what others hold.
#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    let mut used = Shedder::default();
    for seed in 0..40 {
        let mut shuffle = Shuffle::from_number(seed);
        let options: Options = any_options(&mut shuffle);
        let Ok(mut game) = Numberloor::deal(&options, 2 + (seed % 4) as u8, &mut shuffle) else { continue };
        while let Some(seat) = mover(&game) {
            let view = game.view(Viewer::Seat(seat));
            let mut again = shuffle.clone();
            let choice = used.choose(&view, &mut shuffle);
            let written: View = view.to_string().parse().expect("a position");
            let other_world = Numberloor::imagine(&view, &mut Shuffle::from_number(seed + 1)).expect("a game");
            for same in [&view, &written, &other_world.view(Viewer::Seat(seat))] {
                assert_eq!(Shedder::default().choose(same, &mut again), choice, "seed {seed}\n{view}");
                assert_eq!(again.place(), shuffle.place(), "seed {seed}\n{view}");
            }
            if let Turn::Open { may, .. } = game.turn() {
                for seat in may.iter() {
                    let view = game.view(Viewer::Seat(seat));
                    let call = used.call(&view, &mut shuffle);
                    assert_eq!(Shedder::default().call(&view, &mut again), call, "seed {seed}\n{view}");
                }
            }
            game.play(seat, &choice, &mut Ignore).expect("a bot's move is legal");
        }
    }
}
