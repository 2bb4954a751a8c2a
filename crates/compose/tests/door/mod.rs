//! Every game through the trait `Compose`: random games in which each player types, taps and previews before moving.

use std::slice;

use reckon_compose::{Compose, NotComposed, Typed};
use reckon_rules::game::{Ignore, Seat, Turn, Viewer};
use reckon_rules::laws::{Lawful, random_table};
use reckon_rules::shuffle::Shuffle;

use crate::support::{first_seed, scaled, tally};

const GAMES: u64 = 12;
/// Upper bound on moves checked per game: some games are hundreds of moves long.
const LOOKS: u32 = 30;

/// Seed block of the first game; each other game uses the next one.
const FIRST_BLOCK: u64 = 940;

/// A game as a client plays it. Each game's folder defines how its moves are tapped.
pub trait Tapped: Compose + Lawful {
    /// Writes a move as the taps that compose it; `None` if it is sent without a draft.
    fn taps_for(choice: &Self::Move) -> Option<String>;

    /// Taps a few things that the player sees, whether or not the taps make sense.
    fn some_taps(view: &Self::View, shuffle: &mut Shuffle) -> String;

    /// Returns whether a move composed from taps is the one that was tapped.
    fn is_tapped(composed: &Self::Move, choice: &Self::Move) -> bool {
        composed == choice
    }

    /// Returns the move that a move's own notation means when typed.
    fn as_typed(_view: &Self::View, choice: &Self::Move) -> Self::Move {
        choice.clone()
    }

    /// Returns whether a draft is judged for the current moment rather than for a turn to come.
    fn is_own_turn(view: &Self::View) -> bool;
}

/// Counts of drafts that the rules would accept as they are, and of drafts that they refuse.
#[derive(Default)]
struct Judged {
    accepted: u64,
    refused: u64,
}

fn checks<G: Tapped>(subject: &str) {
    let first = first_seed((FIRST_BLOCK..).zip(GAME_NAMES).find(|(_, name)| **name == subject).expect("a game").0);
    let (mut looks, mut drafts) = (0, Judged::default());
    for seed in first..first + scaled(GAMES) {
        println!("{subject}: seed {seed}");
        let (options, seats) = random_table::<G::Options>(seed, G::PLAYERS);
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        let mut before: Option<G::Move> = None;
        for _ in 0..LOOKS {
            let Turn::Open { must, may, .. } = game.turn() else { break };
            let can_act: Vec<Seat> = must.or(may).iter().collect();
            let Some(seat) = shuffle.pick(&can_act).copied() else { break };
            let choice = game.random_move(seat, &mut shuffle);
            means_itself::<G>(&game.view(Viewer::Seat(seat)), &choice);
            reads_as_it_plays(&game, seat, slice::from_ref(&choice));
            // Usually another player's move, or one that is no longer possible.
            if let Some(before) = &before {
                reads_as_it_plays(&game, seat, slice::from_ref(before));
            }
            is_composed_from_its_taps(&game, seat, &choice, &mut drafts);
            for _ in 0..2 {
                let taps = G::some_taps(&game.view(Viewer::Seat(seat)), &mut shuffle);
                is_shown_as_it_plays(&game, seat, &taps, &mut drafts);
            }
            is_shown_as_it_plays(&game, seat, &G::Draft::default().to_string(), &mut drafts);
            looks += 1;
            if let Err(why) = game.play(seat, &choice, &mut Ignore) {
                assert!(!must.contains(seat), "'{choice}' of seat {seat}: {why:?}");
            }
            before = Some(choice);
        }
    }
    let Judged { accepted, refused } = drafts;
    assert!(accepted > 20 && refused > 20, "{accepted} drafts accepted and {refused} refused");
    tally(subject, "moves composed", looks as u64);
    tally(subject, "drafts composed", accepted + refused);
}

/// Checks that a move's own notation, when typed, means that move or a draft that stands for it.
#[track_caller]
fn means_itself<G: Tapped>(view: &G::View, choice: &G::Move) {
    let typed = G::typed(view, &G::Draft::default(), &choice.to_string());
    let meant = match typed.unwrap_or_else(|why| panic!("'{choice}' is not understood: {why:?}\nin {view}")) {
        Typed::Moves(moves) => Ok(moves),
        Typed::Draft(draft) => G::composed(view, &draft),
    };
    assert_eq!(meant, Ok(vec![G::as_typed(view, choice)]), "'{choice}', typed\nin {view}");
}

/// Checks that the reading of moves agrees with playing them, as far as they can be read. Returns their refusal.
#[track_caller]
fn reads_as_it_plays<G: Compose>(game: &G, seat: Seat, moves: &[G::Move]) -> Option<G::Illegal> {
    let view = game.view(Viewer::Seat(seat));
    let read = G::read(&view, moves).unwrap_or_else(|bad| panic!("{bad:?}\nin {view}"));
    assert!(read.readings.len() <= moves.len(), "{moves:?}\nin {view}");
    let mut game = game.clone();
    let mut played = moves.iter().take(read.readings.len().max(1)).map(|choice| game.play(seat, choice, &mut Ignore));
    assert_eq!(read.refusal, played.find_map(Result::err), "{moves:?} of seat {seat}\nin {view}");
    assert!(played.next().is_none(), "a move after the refused one was read: {moves:?}\nin {view}");
    read.refusal
}

/// Checks that the taps for a move compose that move.
#[track_caller]
fn is_composed_from_its_taps<G: Tapped>(game: &G, seat: Seat, choice: &G::Move, drafts: &mut Judged) {
    let Some(taps) = G::taps_for(choice) else { return };
    let view = game.view(Viewer::Seat(seat));
    let moves = is_shown_as_it_plays(game, seat, &taps, drafts);
    let is_legal = game.clone().play(seat, choice, &mut Ignore).is_ok();
    match &moves.unwrap_or_else(|| panic!("'{taps}' for '{choice}' is not a move\nin {view}"))[..] {
        [only] => assert!(!is_legal || G::is_tapped(only, choice), "'{taps}' for '{choice}' is '{only}'\nin {view}"),
        moves => panic!("'{taps}' for '{choice}' is {moves:?}\nin {view}"),
    }
}

/// Checks that a draft round-trips as text; that its preview, its moves and their reading agree; and that, in its
/// player's turn, they agree with the game. Returns the moves, if the draft stands for any.
#[track_caller]
fn is_shown_as_it_plays<G: Tapped>(game: &G, seat: Seat, taps: &str, drafts: &mut Judged) -> Option<Vec<G::Move>> {
    let view = game.view(Viewer::Seat(seat));
    let draft = G::tapped(&view, taps).unwrap_or_else(|why| panic!("'{taps}' is not a draft: {why:?}\nin {view}"));
    assert_eq!(G::tapped(&view, &draft.to_string()).as_ref(), Ok(&draft), "{taps}\nin {view}");
    let shown = G::preview(&view, &draft).unwrap_or_else(|why| panic!("'{taps}' has no preview: {why:?}\nin {view}"));
    assert!(shown.moves.is_empty() || shown.refusal.is_none(), "'{taps}' is both legal and refused\nin {view}");
    let moves = G::composed(&view, &draft);
    if !shown.moves.is_empty() {
        assert_eq!(moves.as_ref().ok(), Some(&shown.moves), "'{taps}'\nin {view}");
    }
    let sent = match moves {
        Ok(sent) => sent,
        Err(why) => {
            if matches!(why, NotComposed::Illegal(_)) {
                assert_eq!(shown.refusal, Some(why), "'{taps}'\nin {view}");
                drafts.refused += 1;
            }
            return None;
        }
    };
    let refusal = reads_as_it_plays(game, seat, &sent);
    // Out of turn, a draft is judged as if it were the player's turn.
    if G::is_own_turn(&view) {
        let is_shown_as_legal = !shown.moves.is_empty();
        drafts.accepted += u64::from(is_shown_as_legal);
        drafts.refused += u64::from(shown.refusal.is_some());
        if is_shown_as_legal || shown.refusal.is_some() {
            assert_eq!(shown.refusal, refusal.map(NotComposed::Illegal), "'{taps}' is {sent:?}\nin {view}");
        }
    }
    Some(sent)
}

/// Checks that a watcher, who has nothing to compose from, gets an error rather than a panic.
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

/// Checks that text which is no game's typed or tapped input is refused with a reason, never with a panic.
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
            // A draft with too many cards is still a draft; its preview says why it cannot be sent.
            let _shown = G::preview(&view, &draft);
        }
    }
}

/// Words and signs that people type in some game or language, and some that nobody does.
const PIECES: &[&str] = &[
    "take",
    "takes",
    "build",
    "discard",
    "on",
    "with",
    "and",
    "then",
    "it",
    "both",
    "the",
    "my",
    "half of",
    "minus",
    "plus",
    "times",
    "divided by",
    "squared",
    "square root of",
    "nimm",
    "nimmt",
    "lege",
    "ab",
    "auf",
    "mit",
    "und",
    "dann",
    "es",
    "die",
    "mal",
    "geteilt durch",
    "Hälfte von",
    "hoch",
    "Wurzel aus",
    "new",
    "neu",
    "between",
    "zwischen",
    "down",
    "nach unten",
    "into",
    "in",
    "A",
    "b",
    "at",
    "above",
    "links von",
    "link",
    "insert",
    "swap",
    "for",
    "give",
    "gib",
    "knock",
    "j",
    "ja",
    "jb=35",
    "joker",
    "=",
    "left",
    "right",
    "level",
    "balloon",
    "night",
    "b3",
    "6n",
    "end",
    "draw",
    "skip",
    "near",
    "c4",
    "a1",
    "across",
    "quer",
    "lift",
    "heb",
    "move",
    "to",
    "say",
    "star",
    "Stern",
    "2*4*8",
    "swop",
    "done",
    "lay",
    "vote",
    "eject",
    "show me that",
    "#1",
    "10#1",
    "9b",
    "-2",
    "-4",
    "x2",
    "/2",
    "1/2",
    "0.5",
    "√",
    "²",
    "(",
    ")",
    "[",
    "]",
    "+",
    "-",
    ",",
    ";",
    ":",
    ".",
    "!",
    "🎈",
    "ß",
    "İ",
    "twenty one",
    "thirty-two",
    "einundzwanzig",
    "nine",
    "neun",
    "zero",
    "hundred",
    "one hundred",
    "0",
    "1",
    "5",
    "7",
    "9",
    "10",
    "21",
    "50",
    "100",
    "999",
    "\n",
    "/",
    "zweifle",
    "an",
    "blue",
    "rote",
    "drei Viertel von",
    "nothing",
    "nichts",
    "%",
    "a",
    "one",
];

/// Checks that lines of such words are read or refused, as typed and as tapped, and never cause a panic; and that
/// whatever is understood can be written, read and shown.
fn reads_anything<G: Tapped>(subject: &str) {
    let first = first_seed((FIRST_BLOCK..).zip(GAME_NAMES).find(|(_, name)| **name == subject).expect("a game").0);
    let (mut understood, mut refused) = (0_u64, 0_u64);
    for seed in first..first + scaled(GAMES) {
        let (options, seats) = random_table::<G::Options>(seed, G::PLAYERS);
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        for _ in 0..LOOKS {
            let can_act: Vec<Seat> = game.turn().can_act().iter().collect();
            let Some(seat) = shuffle.pick(&can_act).copied() else { break };
            let view = game.view(Viewer::Seat(seat));
            for _ in 0..20 {
                let pieces = 1 + shuffle.below(9);
                let space = *shuffle.pick(&[" ", " ", " ", ""]).unwrap();
                let words: Vec<&str> = (0..pieces).map(|_| *shuffle.pick(PIECES).unwrap()).collect();
                let line = words.join(space);
                match G::typed(&view, &G::Draft::default(), &line) {
                    Ok(Typed::Moves(moves)) => {
                        assert!(!moves.is_empty(), "'{line}' was understood as nothing\nin {view}");
                        reads_as_it_plays(&game, seat, &moves);
                        understood += 1;
                    }
                    Ok(Typed::Draft(draft)) => {
                        assert_eq!(G::tapped(&view, &draft.to_string()).as_ref(), Ok(&draft), "{line}\nin {view}");
                        is_shown_as_it_plays(&game, seat, &draft.to_string(), &mut Judged::default());
                        understood += 1;
                    }
                    Err(_) => refused += 1,
                }
                // A draft that names what its player does not have may have no preview, only a reason.
                if G::tapped(&view, &line).is_ok_and(|draft| G::preview(&view, &draft).is_ok()) {
                    is_shown_as_it_plays(&game, seat, &line, &mut Judged::default());
                }
            }
            let choice = game.random_move(seat, &mut shuffle);
            // Where a race has been lost, the next round of this loop has another player.
            let _refused = game.play(seat, &choice, &mut Ignore);
        }
    }
    assert!(understood > 20 && refused > 20, "{understood} lines understood and {refused} refused");
    tally(subject, "lines of any words", understood + refused);
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
            fn any_words_are_read_or_refused() {
                reads_anything::<$game>(stringify!($module));
            }

            #[test]
            fn nonsense_is_refused() {
                refuses_nonsense::<$game>(2);
            }
        })*
    };
}
reckon_rules::games!(doors);
