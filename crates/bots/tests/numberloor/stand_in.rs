//! §7 The stand-in for an absent player lays no Night Level out of turn.

use reckon_bots::numberloor::Shedder;
use reckon_rules::game::Game;
use reckon_rules::numberloor::{Move, Numberloor, Options, Phase};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::{Bots, Played, play_and_watch, preset};

/// Counts how often players were asked for a Night Level, how often they declined, and how often they laid one in
/// another's turn.
fn count(night_cards: &str, player: impl Fn() -> Shedder) -> (u32, u32, u32) {
    let (mut asked, mut let_go, mut laid) = (0, 0, 0);
    for seed in 0..40 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = preset("advanced");
        options.set("night-cards", night_cards).expect("an allowed value");
        options.set("turn-limit", "20").expect("an allowed value");
        let seats = Numberloor::seats(seed);
        let game = Numberloor::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Bots<Numberloor> = (0..seats).map(|_| Box::new(player()) as _).collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, view, choice, _| {
            asked += u32::from(matches!(view.phase, Phase::Asking(_)));
            let_go += u32::from(*choice == Move::LetGo);
            laid += u32::from(matches!(choice, Move::Night { .. }));
        });
    }
    (asked, let_go, laid)
}

#[test]
fn a_stand_in_lets_go_of_every_night_level() {
    let (asked, let_go, laid) = count("no-hurry", Shedder::stand_in);
    assert!(asked > 100, "{asked}");
    assert_eq!((let_go, laid), (asked, 0));
    assert_eq!(count("any-moment", Shedder::stand_in), (0, 0, 0), "they do not cut in either");
}

#[test]
fn the_player_itself_lays_night_levels_in_the_same_games() {
    let (asked, let_go, laid) = count("no-hurry", Shedder::default);
    assert!(laid > 10 && let_go < asked, "{laid} of {asked}");
    let (_, _, cut_in) = count("any-moment", Shedder::default);
    assert!(cut_in > 10, "{cut_in}");
}
