//! The players that stand in for somebody who is away: no bluff and no challenge (NUMERO §11), no Night Level out of
//! turn (Numberloor §7).

mod common;

use common::{play_and_watch, preset};
use reckon_bots::numberloor::Shedder;
use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Seat};
use reckon_rules::numberloor::{self, Numberloor, Phase};
use reckon_rules::numero::{self, Numero, read};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// What one kind of player has done in all its games.
#[derive(Default, PartialEq, Eq, Debug)]
struct Done {
    moves: u32,
    bluffs: u32,
    challenges: u32,
}

/// Everybody else plays by chance, and so bluffs and challenges too. Few cards, so that much can be counted out.
fn numero(player: impl Fn() -> Greedy) -> Done {
    let mut done = Done::default();
    for (seed, name) in (0..60).zip(["1-5", "scoring", "1-5"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = numero::Options { scoring: true, ..preset(name) };
        let seats = 2 + (seed % 2) as u8;
        let game = Numero::deal(&options, seats, &mut shuffle).expect("a table");
        let is_player = |seat: Seat| seat.0.is_multiple_of(2);
        let mut bots: Vec<Box<dyn Bot<Numero>>> = (0..seats)
            .map(|seat| match is_player(Seat(seat)) {
                true => Box::new(player()) as _,
                false => Box::new(Random::new(Seat(seat))) as _,
            })
            .collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"), |seat, view, choice, _| {
            if is_player(seat) {
                let reading = read(view, choice).unwrap_or_else(|error| panic!("{view}: {error}"));
                let builds = reading.verdict.map(|effect| effect.builds).unwrap_or_default();
                done.moves += 1;
                done.bluffs += u32::from(builds.iter().any(|build| build.bluff));
                done.challenges += u32::from(matches!(choice, numero::Move::Challenge { .. }));
            }
        });
    }
    done
}

#[test]
fn who_stands_in_neither_bluffs_nor_challenges() {
    let Done { moves, bluffs, challenges } = numero(Greedy::plain);
    assert!(moves > 500, "{moves}");
    assert_eq!((bluffs, challenges), (0, 0));
}

#[test]
fn who_sits_there_does_both_in_the_same_games() {
    let done = numero(Greedy::default);
    assert!(done.bluffs > 10 && done.challenges > 10, "{done:?}");
}

/// How often somebody was asked for a Night Level, how often they let it go, and how many were laid in another's turn.
fn numberloor(night_cards: &str, player: impl Fn() -> Shedder) -> (u32, u32, u32) {
    let (mut asked, mut let_go, mut laid) = (0, 0, 0);
    for seed in 0..40 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: numberloor::Options = preset("advanced");
        options.set("night-cards", night_cards).expect("an allowed value");
        options.set("turn-limit", "20").expect("an allowed value");
        let seats = 2 + (seed % 4) as u8;
        let game = Numberloor::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Vec<Box<dyn Bot<Numberloor>>> = (0..seats).map(|_| Box::new(player()) as _).collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, view, choice, _| {
            asked += u32::from(matches!(view.phase, Phase::Asking(_)));
            let_go += u32::from(*choice == numberloor::Move::LetGo);
            laid += u32::from(matches!(choice, numberloor::Move::Night { .. }));
        });
    }
    (asked, let_go, laid)
}

#[test]
fn who_stands_in_lets_go_of_every_night_level() {
    let (asked, let_go, laid) = numberloor("no-hurry", Shedder::plain);
    assert!(asked > 100, "{asked}");
    assert_eq!((let_go, laid), (asked, 0));
    assert_eq!(numberloor("any-moment", Shedder::plain), (0, 0, 0), "nor do they cut in");
}

#[test]
fn who_sits_there_lays_night_levels_in_the_same_games() {
    let (asked, let_go, laid) = numberloor("no-hurry", Shedder::default);
    assert!(laid > 10 && let_go < asked, "{laid} of {asked}");
    let (_, _, cut_in) = numberloor("any-moment", Shedder::default);
    assert!(cut_in > 10, "{cut_in}");
}
