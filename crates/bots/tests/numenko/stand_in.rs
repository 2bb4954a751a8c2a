//! The stand-in for an absent player leaves their tiles alone.

use reckon_bots::numenko::Layer;
use reckon_rules::game::Game;
use reckon_rules::numenko::{Move, Numenko};
use reckon_rules::shuffle::Shuffle;

use crate::support::{Bots, Played, play_and_watch, preset};

/// Counts swops, calls of "done" and stops in whole games between such players.
fn count(player: impl Fn() -> Layer) -> (u32, u32, u32) {
    let (mut swops, mut dones, mut stops) = (0, 0, 0);
    for seed in 0..60 {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = Numenko::seats(seed);
        let game = Numenko::deal(&preset("quick"), seats, &mut shuffle).expect("a table");
        let mut bots: Bots<Numenko> = (0..seats).map(|_| Box::new(player()) as _).collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, choice, _| {
            swops += u32::from(matches!(choice, Move::Swop(_)));
            dones += u32::from(matches!(choice, Move::Done(_)));
            stops += u32::from(*choice == Move::Stop);
        });
    }
    (swops, dones, stops)
}

/// §4.3, §4.5 It says "done" with all its tiles, and does not prevent a game from ending.
#[test]
fn a_stand_in_never_swops() {
    let (swops, dones, stops) = count(Layer::stand_in);
    assert_eq!(swops, 0);
    assert!(dones > 100 && stops > 0, "{dones} dones, {stops} stops");
}

#[test]
fn the_player_itself_swops_in_the_same_games() {
    let (swops, dones, _) = count(Layer::default);
    assert!(swops > 10 && dones > 100, "{swops} swops, {dones} dones");
}
