//! §6 The stand-in for an absent player takes no more blocks in their name than it has to.

use reckon_bots::nmbrs::Builder;
use reckon_rules::game::Game;
use reckon_rules::nmbrs::{Move, Nmbrs, Options};
use reckon_rules::shuffle::Shuffle;

use crate::support::{Bots, Played, play_and_watch, preset};

/// Counts how often players were asked to knock, how often they let a block go, and how often they knocked.
fn count(player: impl Fn() -> Builder) -> (u32, u32, u32) {
    let (mut asked, mut let_go, mut knocks) = (0, 0, 0);
    for seed in 0..20 {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { rounds: 1, ..preset("usual") };
        let seats = Nmbrs::seats(seed);
        let game = Nmbrs::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Bots<Nmbrs> = (0..seats).map(|_| Box::new(player()) as _).collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, choice, _| {
            asked += u32::from(!matches!(choice, Move::Turn(_)));
            let_go += u32::from(*choice == Move::LetGo);
            knocks += u32::from(matches!(choice, Move::Knock(_)));
        });
    }
    (asked, let_go, knocks)
}

#[test]
fn a_stand_in_never_knocks() {
    let (asked, let_go, knocks) = count(Builder::stand_in);
    assert!(asked > 100, "{asked}");
    assert_eq!((let_go, knocks), (asked, 0));
}

#[test]
fn the_player_itself_knocks_in_the_same_games() {
    let (asked, let_go, knocks) = count(Builder::default);
    assert!(knocks > 10 && let_go < asked, "{knocks} of {asked}");
}
