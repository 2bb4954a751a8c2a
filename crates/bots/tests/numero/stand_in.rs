//! §11 The stand-in for an absent player neither bluffs nor challenges.

use reckon_bots::numero::Greedy;
use reckon_rules::game::{Game, Seat};
use reckon_rules::numero::{Move, Numero, Options};
use reckon_rules::shuffle::Shuffle;

use super::read;
use crate::support::{among_chance, play_and_watch, preset};

/// Moves, bluffs and challenges of one kind of player in all its games.
#[derive(Default, PartialEq, Eq, Debug)]
struct Done {
    moves: u32,
    bluffs: u32,
    challenges: u32,
}

/// Plays among random players, who bluff and challenge too, with few cards, so that counting rules out many builds.
fn count(player: impl Fn() -> Greedy) -> Done {
    let mut done = Done::default();
    for (seed, name) in (0..60).zip(["1-5", "scoring", "1-5"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { scoring: true, ..preset(name) };
        let seats = 2 + (seed % 2) as u8;
        let game = Numero::deal(&options, seats, &mut shuffle).expect("a table");
        let is_player = |seat: Seat| seat.0.is_multiple_of(2);
        let mut bots = among_chance::<Numero>(seats, is_player, || Box::new(player()));
        play_and_watch(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"), |seat, view, choice, _| {
            if is_player(seat) {
                let reading = read(view, choice).unwrap_or_else(|error| panic!("{view}: {error}"));
                let builds = reading.verdict.map(|effect| effect.builds).unwrap_or_default();
                done.moves += 1;
                done.bluffs += u32::from(builds.iter().any(|build| build.bluff));
                done.challenges += u32::from(matches!(choice, Move::Challenge { .. }));
            }
        });
    }
    done
}

#[test]
fn a_stand_in_neither_bluffs_nor_challenges() {
    let Done { moves, bluffs, challenges } = count(Greedy::stand_in);
    assert!(moves > 500, "{moves}");
    assert_eq!((bluffs, challenges), (0, 0));
}

#[test]
fn the_player_itself_does_both_in_the_same_games() {
    let done = count(Greedy::default);
    assert!(done.bluffs > 10 && done.challenges > 10, "{done:?}");
}
