//! Every game through the one door: random games, in which each player types, taps and looks before moving.

use std::slice;

use reckon_compose::{Compose, NotComposed, Read, Typed};
use reckon_rules::game::{Ignore, Seat, Turn, Viewer};
use reckon_rules::laws::{Lawful, random_table};
use reckon_rules::shuffle::Shuffle;

use crate::support::{first_seed, scaled, tally};

const GAMES: u64 = 12;
/// Moves of a game that are looked at closely: some are hundreds of moves long.
const LOOKS: u32 = 30;

/// Block of seeds of the first game; each of the others has the next.
const FIRST_BLOCK: u64 = 940;

fn checks<G: Compose + Lawful>(subject: &str) {
    let first = first_seed((FIRST_BLOCK..).zip(GAME_NAMES).find(|(_, name)| **name == subject).expect("a game").0);
    let mut looks = 0;
    for seed in first..first + scaled(GAMES) {
        println!("{subject}: seed {seed}");
        let (options, seats) = random_table::<G::Options>(seed, G::PLAYERS);
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        for _ in 0..LOOKS {
            let Turn::Open { must, may, .. } = game.turn() else { break };
            let can_act: Vec<Seat> = must.or(may).iter().collect();
            let Some(seat) = shuffle.pick(&can_act).copied() else { break };
            let choice = game.random_move(seat, &mut shuffle);
            look::<G>(&game.view(Viewer::Seat(seat)), &choice);
            looks += 1;
            if let Err(why) = game.play(seat, &choice, &mut Ignore) {
                assert!(!must.contains(seat), "'{choice}' of seat {seat}: {why:?}");
            }
        }
    }
    assert!(looks > 0, "nothing was looked at");
    tally(subject, "moves composed", looks as u64);
}

/// Checks what must hold for a move that its player is about to make.
#[track_caller]
fn look<G: Compose>(view: &G::View, choice: &G::Move) {
    // The notation itself can be typed, and means that move or a draft that stands for it.
    let typed = G::typed(view, &G::Draft::default(), &choice.to_string());
    match typed.unwrap_or_else(|why| panic!("'{choice}' is not understood: {why:?}\nin {view}")) {
        Typed::Moves(moves) => assert!(!moves.is_empty(), "'{choice}' means nothing\nin {view}"),
        Typed::Draft(draft) => can_be_shown::<G>(view, &draft),
    }
    // A move is read as it would be played; after a refusal nothing is read.
    let Read { readings, refusal } = G::read(view, slice::from_ref(choice)).unwrap();
    assert!(readings.len() <= 1, "'{choice}' is one move");
    assert_eq!(G::verdict(view, choice).unwrap().err(), refusal);
    can_be_shown::<G>(view, &G::Draft::default());
}

/// Checks that a draft survives as text, and that its preview, its moves and their verdict agree.
#[track_caller]
fn can_be_shown<G: Compose>(view: &G::View, draft: &G::Draft) {
    let text = draft.to_string();
    assert_eq!(G::tapped(view, &text).as_ref(), Ok(draft), "{text}\nin {view}");
    let Ok(shown) = G::preview(view, draft) else { panic!("'{text}' cannot be shown\nin {view}") };
    assert!(shown.moves.is_empty() || shown.refusal.is_none(), "'{text}' is legal and refused\nin {view}");
    // Out of turn a draft is judged as if it were the player's turn, so only the form of its moves can be compared.
    if !shown.moves.is_empty() {
        assert_eq!(G::composed(view, draft).as_ref(), Ok(&shown.moves), "'{text}'\nin {view}");
    }
}

/// A watcher has nothing to compose from, and is told so instead of stopping the program.
#[track_caller]
fn is_not_for_watchers<G: Compose>(seats: u8) {
    let game =
        G::deal(&G::Options::default(), seats, &mut Shuffle::from_number(1)).unwrap_or_else(|bad| panic!("{bad}"));
    let view = game.view(Viewer::Watcher);
    let choice = game.random_move(game.turn().can_act().iter().next().unwrap(), &mut Shuffle::from_number(2));
    assert!(!matches!(G::verdict(&view, &choice), Ok(Ok(()))), "'{choice}' by a watcher");
    let shown = G::preview(&view, &G::Draft::default());
    assert!(shown.is_err() || shown.is_ok_and(|shown| shown.moves.is_empty()));
}

/// Text that is neither typed nor tapped input of any game is refused with a reason, never with a panic.
#[track_caller]
fn refuses_nonsense<G: Compose>(seats: u8) {
    let game =
        G::deal(&G::Options::default(), seats, &mut Shuffle::from_number(1)).unwrap_or_else(|bad| panic!("{bad}"));
    let view = game.view(Viewer::Seat(Seat(0)));
    for text in ["", "\u{0}", "%%%", "ß→😀", "999999999999999999999", &"(".repeat(5000), &"7 ".repeat(5000), "> >"]
    {
        let typed = G::typed(&view, &G::Draft::default(), text);
        assert!(!matches!(typed, Err(NotComposed::BadPosition(_))), "{text:.40}");
        if let Ok(draft) = G::tapped(&view, text) {
            // A draft of too many cards is still a draft, and shows why it cannot be sent.
            let _shown = G::preview(&view, &draft);
        }
    }
}

macro_rules! doors {
    ($([$module:ident $game:ident])*) => {
        const GAME_NAMES: &[&str] = &[$(stringify!($module)),*];

        $(mod $module {
            use reckon_rules::$module::$game;

            use super::*;

            #[test]
            fn typed_and_tapped_and_read() {
                checks::<$game>(stringify!($module));
            }

            #[test]
            fn a_watcher_composes_nothing() {
                is_not_for_watchers::<$game>(2);
            }

            #[test]
            fn nonsense_is_refused() {
                refuses_nonsense::<$game>(2);
            }
        })*
    };
}
reckon_rules::games!(doors);
