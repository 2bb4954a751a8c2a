//! §11.1 The others learn no more and no less from a bluff than from an honest build.
//!
//! Many random games are searched for two worlds that only the builder can tell apart: in one the
//! build is honest, in the other a bluff. The same build is played in both, then the same further
//! moves, until somebody challenges or a hand is revealed. Nobody else may see a difference, not
//! even in the bytes. `RECKON_SEED=7` plays other games, `RECKON_LONG=10` more.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::laws::{Lawful, random_options};
use reckon_rules::numero::options::{ChallengeTest, FirstDealer};
use reckon_rules::numero::{Event, Move, Numero, Options};
use reckon_rules::shuffle::Shuffle;
use serde::Serialize;

use crate::numero::harness::read;
use crate::support::laws::{first_seed, scaled};
use crate::support::table::viewers;
use crate::support::tally;

const GAMES: u64 = 75;

/// Worlds tried at one moment.
const TRIES: u32 = 60;

/// Number of moves after the build for which a pair is followed.
const FURTHER: u32 = 30;

#[derive(Clone, Copy, Default, Debug)]
struct Counts {
    games: u64,
    builds: u64,
    pairs: u64,
    /// Pairs at tables with held-then.
    held_then: u64,
    wild_only: u64,
    further_moves: u64,
}

fn table(shuffle: &mut Shuffle) -> (Options, u8) {
    let seats = 2 + u8::try_from(shuffle.below(3)).unwrap();
    let mut options: Options = random_options(shuffle);
    options.highest_number = *shuffle.pick(&[10, 15]).unwrap();
    options.must_take = shuffle.chance(1, 8);
    if shuffle.chance(1, 4) {
        options.pack = "3*1g 3*2g 3*3g 3*4r 3*5r 3*6b 3*7b 3*8b 2*-1 2*x2 2*/2".parse().unwrap();
    }
    let first_dealer = FirstDealer::Random;
    (Options { scoring: true, bluff_builds: true, show_answer: false, first_dealer, ..options }, seats)
}

/// Returns whether each build in this move would be a bluff, or `None` if the move is refused.
fn bluffs(game: &Numero, seat: Seat, choice: &Move) -> Option<Vec<bool>> {
    let reading = read(&game.view(Viewer::Seat(seat)), choice).ok()?;
    Some(reading.verdict.ok()?.builds.iter().map(|build| build.bluff).collect())
}

fn bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).unwrap()
}

/// Checks that these viewers cannot tell two worlds apart, neither by values nor by the bytes that are sent.
fn look_the_same(here: &Numero, there: &Numero, viewers: &[Viewer], what: &str) {
    for viewer in viewers {
        let (one, other) = (here.view(*viewer), there.view(*viewer));
        assert_eq!(one, other, "{what}");
        assert_eq!(bytes(&one), bytes(&other), "{what}");
        assert_eq!(one.to_string(), other.to_string(), "{what}");
    }
    assert_eq!(here.turn(), there.turn(), "{what}");
    let seats = here.view(Viewer::Watcher).seats();
    for seat in (0..seats).map(Seat) {
        assert_eq!(here.basis(seat), there.basis(seat), "{what}");
    }
}

/// Finds a world that looks the same to everybody but the builder, in which different builds are bluffs.
fn twin(game: &Numero, builder: Seat, choice: &Move, others: &[Viewer], shuffle: &mut Shuffle) -> Option<Numero> {
    let here = bluffs(game, builder, choice)?;
    let viewer = *shuffle.pick(others)?;
    (0..TRIES).find_map(|_| {
        let world = game.nearby(viewer, shuffle)?;
        let same = others.iter().all(|viewer| world.view(*viewer) == game.view(*viewer));
        (same && bluffs(&world, builder, choice)? != here).then_some(world)
    })
}

/// Plays the same moves in both worlds; returns their number, not counting the first.
fn follow(
    mut here: Numero,
    mut there: Numero,
    builder: Seat,
    choice: &Move,
    others: &[Viewer],
    shuffle: &mut Shuffle,
) -> u64 {
    let what = format!("{choice} by seat {builder}\nin {}", here.view(Viewer::Seat(builder)));
    let (told, too) = play_both(&mut here, &mut there, builder, choice, &what).expect("legal in both");
    assert_eq!(told, too, "{what}");
    assert_eq!(bytes(&told), bytes(&too), "{what}");
    look_the_same(&here, &there, others, &what);
    let viewer = *shuffle.pick(others).unwrap();
    let mut moves = 0;
    for _ in 0..FURTHER {
        let Some(seat) = shuffle.pick(&here.turn().can_act().iter().collect::<Vec<_>>()).copied() else { break };
        let choice = here.random_move(seat, shuffle);
        if matches!(choice, Move::Challenge { .. }) || !there.align_draws(&here, viewer, seat) {
            break;
        }
        let what = format!("{choice} by seat {seat}, after {what}");
        let Some((told, too)) = play_both(&mut here, &mut there, seat, &choice, &what) else {
            assert_ne!(viewer, Viewer::Seat(seat), "a player's own move is legal in only one world: {what}");
            break;
        };
        if told.iter().any(|event| here.reveals(event)) {
            break;
        }
        assert_eq!(told, too, "{what}");
        assert_eq!(bytes(&told), bytes(&too), "{what}");
        look_the_same(&here, &there, &[viewer, Viewer::Watcher], &what);
        moves += 1;
    }
    moves
}

fn play_both(
    here: &mut Numero,
    there: &mut Numero,
    seat: Seat,
    choice: &Move,
    what: &str,
) -> Option<(Vec<Event>, Vec<Event>)> {
    let (mut told, mut too) = (Vec::new(), Vec::new());
    here.play(seat, choice, &mut told).unwrap_or_else(|why| panic!("{why:?}: {what}"));
    there.play(seat, choice, &mut too).ok()?;
    Some((told, too))
}

fn check_game(seed: u64, counts: &mut Counts) {
    let mut shuffle = Shuffle::from_number(seed);
    let (options, seats) = table(&mut shuffle);
    let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) else { return };
    counts.games += 1;
    while game.turn().outcome().is_none() {
        let seat = game.turn().must().iter().next().unwrap();
        let mut guesses: Vec<Move> = (0..6).map(|_| game.random_move(seat, &mut shuffle)).collect();
        let builds = |choice: &Move| bluffs(&game, seat, choice).is_some_and(|bluffs| !bluffs.is_empty());
        let place = guesses.iter().position(builds);
        let choice = guesses.swap_remove(place.unwrap_or(0));
        if place.is_some() {
            counts.builds += 1;
            let others: Vec<Viewer> = viewers(seats).filter(|viewer| *viewer != Viewer::Seat(seat)).collect();
            if let Some(world) = twin(&game, seat, &choice, &others, &mut shuffle) {
                counts.pairs += 1;
                counts.held_then += u64::from(options.challenge_test == ChallengeTest::HeldThen);
                counts.wild_only += u64::from(matches!(&choice, Move::Turn(play) if play.wild_builds().count() > 0));
                counts.further_moves += follow(game.clone(), world, seat, &choice, &others, &mut shuffle);
            }
        }
        game.play(seat, &choice, &mut Vec::new()).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
    }
}

// §11.1 Honest or not, everybody else hears and sees the same until somebody challenges.
#[test]
fn a_bluff_looks_like_an_honest_build() {
    let first = first_seed(42);
    let mut counts = Counts::default();
    println!("bluffs and honest builds begin with seed {first}");
    (first..first + scaled(GAMES)).for_each(|seed| check_game(seed, &mut counts));
    println!("{counts:?}");
    tally("numero", "bluffs beside honest builds", counts.pairs);
    let least = scaled(GAMES) * 5 / 6;
    assert!(counts.pairs >= least && counts.held_then >= least / 5, "too few pairs: {counts:?}");
    assert!(counts.wild_only > 0 && counts.further_moves >= 2 * counts.pairs, "too short: {counts:?}");
}
