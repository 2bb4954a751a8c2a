//! `check(before, moves, after)`: positions drawn as text, as people would write them.
//!
//! `before` is an ordinary position, and the seat whose view it is makes the moves. Where a game's moves contain no
//! semicolon, several are separated by `;`, and those of others begin with their seat:
//! `28 above 30, give 91; 2: knock 91`. `after` lists only the sections that matter, as a view writes them, and each
//! must match exactly:
//!
//! ```text
//! open 3 b3 | hand 5 ? ? | hands 4 6 | turn 2
//! placed                              nothing after the word: the view has no such section
//! must 2 3 | may 4 | race on | results 5 2 | winners 1
//! ```
//! In a hand, `?` is a piece that was drawn.

use std::borrow::Borrow;

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::Tested;

/// Number of imagined worlds in which each case is tried.
pub const WORLDS: u64 = 4;

#[track_caller]
pub fn position<G: Game>(text: &str) -> G::View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

/// Imagines a game that fits this position.
#[track_caller]
pub fn game<G: Game>(text: &str, world: u64) -> G {
    try_game::<G>(text, world).unwrap_or_else(|error| panic!("{error:?}\nin the position {text}"))
}

#[track_caller]
pub fn try_game<G: Game>(text: &str, world: u64) -> Result<G, G::BadPosition> {
    G::imagine(&position::<G>(text), &mut Shuffle::from_number(world))
}

#[track_caller]
pub fn choice<G: Game>(text: &str) -> G::Move {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the move {text}"))
}

#[track_caller]
pub fn options<G: Game>(text: &str) -> G::Options {
    G::Options::from_line(text).unwrap_or_else(|error| panic!("{error}\nin the options {text}"))
}

#[track_caller]
pub fn deal<G: Game>(options: &G::Options, seats: u8, seed: u64) -> G {
    G::deal(options, seats, &mut Shuffle::from_number(seed)).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns a seat, counted from 1.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

/// Returns the only seat that must move.
#[track_caller]
pub fn mover<G: Game>(game: &G) -> Seat {
    let must = game.turn().must();
    assert_eq!(must.len(), 1, "exactly one seat must move: {:?}", game.turn());
    must.iter().next().unwrap()
}

/// Returns every seat at the table, and a watcher.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher])
}

/// Plays a move that must be legal for this seat, in or out of turn, and returns its events. A reading of the move
/// beforehand must agree.
#[track_caller]
pub fn play_as<G: Tested>(game: &mut G, seat: Seat, text: &str) -> Vec<G::Event> {
    let choice = choice::<G>(text);
    let mut told = Vec::new();
    let before = game.view(Viewer::Seat(seat));
    game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{text} was refused: {why:?}\nin {before}"));
    let verdict = G::verdict(&before, &choice).expect("a view of a game can be read");
    assert_eq!(verdict, Ok(()), "{text} is legal, but a reading of it says something else\nin {before}");
    G::check_played(&before, &choice, &told, &game.view(Viewer::Seat(seat)));
    is_sound(game);
    told
}

/// Splits moves by seat: `2: knock 91` is seat 2's move, and a move without a seat is the given seat's.
fn each_move<G: Tested>(moves: &str, seat: Seat) -> Vec<(Seat, &str)> {
    if !G::SEVERAL_MOVES {
        return vec![(seat, moves)];
    }
    let of_another = |(seat, text): (&str, _)| Some((seat.trim().parse().ok()?, text));
    moves.split(';').map(|text| text.split_once(": ").and_then(of_another).unwrap_or((seat, text))).collect()
}

/// Plays moves by this seat and others, and returns the events of each.
#[track_caller]
pub fn play_each<G: Tested>(game: &mut G, seat: Seat, moves: &str) -> Vec<Vec<G::Event>> {
    let mut told = Vec::new();
    for (seat, text) in each_move::<G>(moves, seat) {
        told.push(play_as(game, seat, text.trim()));
    }
    told
}

/// Checks that the moves lead from one position to the other, whatever the hidden cards are.
#[track_caller]
pub fn check<G: Tested>(before: &str, moves: &str, after: &str) {
    for world in 0..WORLDS {
        let mut game = game::<G>(before, world);
        is_sound(&game);
        let seat = game.who_moves(&position::<G>(before));
        play_each(&mut game, seat, moves);
        shows(&game, seat, after);
    }
}

/// Returns the reason why this seat's move is refused, in or out of turn, and checks that nothing changed.
#[track_caller]
pub fn refused<G: Tested>(game: &G, seat: Seat, text: &str) -> G::Illegal {
    let (mut tried, choice) = (game.clone(), choice::<G>(text));
    let before = game.view(Viewer::Seat(seat));
    let mut told: Vec<G::Event> = Vec::new();
    let why = match tried.play(seat, &choice, &mut told) {
        Err(why) => why,
        Ok(()) => panic!("{text} is not refused\nin {before}\nand leads to {}", tried.view(Viewer::Seat(seat))),
    };
    assert!(tried == *game, "{text} was refused and changed the game\nin {before}");
    assert!(told.is_empty(), "{text} was refused and told {told:?}\nin {before}");
    let verdict = G::verdict(&before, &choice).expect("a view of a game can be read");
    assert_eq!(verdict, Err(why.clone()), "a reading of {text} says something else\nin {before}");
    G::check_refused(&before, &choice);
    why
}

/// Returns the reason why the last of these moves is refused, whatever the hidden cards are.
#[track_caller]
pub fn refusal<G: Tested>(before: &str, moves: &str) -> G::Illegal {
    let why = |world: u64| {
        let mut game = game::<G>(before, world);
        let mut moves = each_move::<G>(moves, game.who_moves(&position::<G>(before)));
        let (seat, last) = moves.pop().expect("a move");
        for (seat, text) in moves {
            play_as(&mut game, seat, text.trim());
        }
        refused(&game, seat, last.trim())
    };
    let first = why(0);
    for world in 1..WORLDS {
        assert_eq!(why(world), first, "the reason depends on what is hidden\n{moves}\nin {before}");
    }
    first
}

/// Checks that the last of these moves is refused for exactly this reason.
#[track_caller]
pub fn refuses<G: Tested>(before: &str, moves: &str, expected: impl Borrow<G::Illegal>) {
    assert_eq!(refusal::<G>(before, moves), *expected.borrow(), "\n{moves}\nin {before}");
}

/// Returns the reason why a position that can be read is not a game.
#[track_caller]
pub fn bad<G: Game>(text: &str) -> G::BadPosition {
    match try_game::<G>(text, 0) {
        Err(error) => error,
        Ok(game) => panic!("'{text}' became {}", game.view(Viewer::Watcher)),
    }
}

/// Plays the table's move for every seat until the game is over; returns the number of moves.
#[track_caller]
pub fn play_absent<G: Tested>(game: &mut G) -> u32 {
    let most = game.most_moves();
    let mut moves = 0;
    while let Turn::Open { .. } = game.turn() {
        let seat = mover(game);
        let choice = game.absent(seat).expect("the table has a move for a seat that must act");
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        moves += 1;
        assert!(moves <= most, "the game does not end");
    }
    moves
}

/// Checks that every view round-trips as text and as JSON, can be imagined, and accounts for all the pieces.
#[track_caller]
pub fn is_sound<G: Tested>(game: &G) {
    for viewer in viewers(G::seats(&game.view(Viewer::Watcher))) {
        let view = game.view(viewer);
        let text = view.to_string();
        assert_eq!(position::<G>(&text), view, "{text}");
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<G::View>(&json).unwrap(), view, "{json}");
        let imagined = G::imagine(&view, &mut Shuffle::from_number(7));
        let imagined = imagined.unwrap_or_else(|error| panic!("a true view is refused: {error:?}\n{text}"));
        assert_eq!(imagined.view(viewer), view, "{text}");
        let (counted, all) = G::pieces(&view);
        assert_eq!(counted, all, "some pieces are unaccounted for: {text}");
        G::check_view(&view);
    }
}

/// Compares the listed sections with the game as the seat sees it.
#[track_caller]
pub fn shows<G: Tested>(game: &G, seat: Seat, expected: &str) {
    let view = game.view(Viewer::Seat(seat));
    for section in expected.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty()) {
        let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
        let (found, holds) = game.compare(&view, word, rest.trim());
        assert!(holds, "expected '{section}', found '{word} {found}'\nin {view}");
    }
}

/// Compares a section as a view writes it, hands in any order, or a fact about the turn.
pub fn compare<G: Game>(game: &G, view: &G::View, word: &str, expected: &str) -> (String, bool) {
    let found = match (word, game.turn()) {
        ("results", Turn::Over(outcome)) => words(outcome.results.iter()),
        ("winners", Turn::Over(outcome)) => words(outcome.winners.iter()),
        ("must", turn) => words(turn.must().iter()),
        ("may", Turn::Open { may, .. }) => words(may.iter()),
        // Some games also have a section with this name.
        ("race", Turn::Open { race, .. }) if ["on", "off"].contains(&expected) => {
            if race.is_some() { "on" } else { "off" }.to_string()
        }
        _ => section(&view.to_string(), word).unwrap_or_default().to_string(),
    };
    let holds = if word == "hand" { same_pieces(expected, &found) } else { found == expected };
    (found, holds)
}

/// Returns the content of a section of a position.
pub fn section<'a>(position: &'a str, word: &str) -> Option<&'a str> {
    position.split(" | ").find_map(|section| match section.split_once(' ') {
        Some((first, rest)) => (first == word).then_some(rest),
        None => (section == word).then_some(""),
    })
}

pub fn words(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// Compares pieces in any order; `?` is any piece, `-` is none.
fn same_pieces(expected: &str, found: &str) -> bool {
    let mut left: Vec<&str> = found.split_whitespace().filter(|word| *word != "-").collect();
    let (any, named): (Vec<&str>, Vec<&str>) = expected.split_whitespace().partition(|text| *text == "?");
    for text in named.into_iter().filter(|word| *word != "-") {
        let Some(place) = left.iter().position(|piece| *piece == text) else { return false };
        left.remove(place);
    }
    left.len() == any.len()
}

/// Generates these functions for one game, so that its tests need not name it.
macro_rules! table_of {
    ($game:ty) => {
        #[allow(unused_imports, reason = "not every game's tests need each of them")]
        pub use crate::support::table::{WORLDS, seat};

        crate::support::table::table_of!(@ $game:
            position(text: &str) -> <$game as reckon_rules::game::Game>::View;
            game(text: &str, world: u64) -> $game;
            try_game(text: &str, world: u64) -> Result<$game, <$game as reckon_rules::game::Game>::BadPosition>;
            choice(text: &str) -> <$game as reckon_rules::game::Game>::Move;
            options(text: &str) -> <$game as reckon_rules::game::Game>::Options;
            check(before: &str, moves: &str, after: &str) -> ();
            refusal(before: &str, moves: &str) -> <$game as reckon_rules::game::Game>::Illegal;
            refuses(
                before: &str,
                moves: &str,
                expected: impl std::borrow::Borrow<<$game as reckon_rules::game::Game>::Illegal>
            ) -> ();
            bad(text: &str) -> <$game as reckon_rules::game::Game>::BadPosition;
        );
    };
    (@ $game:ty: $($name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {$(
        #[track_caller]
        #[allow(dead_code, reason = "not every game's tests need each of them")]
        pub fn $name($($argument: $type),*) -> $result {
            crate::support::table::$name::<$game>($($argument),*)
        }
    )*};
}
pub(crate) use table_of;
