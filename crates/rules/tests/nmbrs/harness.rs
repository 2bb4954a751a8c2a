//! `check(before, moves, after)`: positions drawn as text, as people would write them.
//!
//! What stands before the moves is an ordinary position ([`View`]), and whoever sits at its keyboard
//! (`seat`) makes them; several are divided by `;`, and those of others begin with their seat:
//! `28 above 30, 32 below 30, give 91; 2: knock 91`. What stands after them lists only the sections
//! that matter, as a view writes them, and each of them must hold exactly:
//!
//! ```text
//! table . 28 / 20 30 40 / . 32 | hand 7 ? | hands 1 9 | turn 2 | drew 2 | asked 2
//! aside                               nothing after the word: there is no such section
//! must 2 3 | race on | results 5 2 | winners 1
//! ```
//! In a hand `?` is a block that was drawn.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::nmbrs::{BadPosition, Block, Blocks, Event, Illegal, Move, Nmbrs, Options, Piece, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::slow;

/// How many made-up worlds each case is tried in.
pub const WORLDS: u64 = 4;

pub fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

/// A game that looks like this position.
#[track_caller]
pub fn game(text: &str, world: u64) -> Nmbrs {
    try_game(text, world).unwrap_or_else(|error| panic!("{error:?}\nin the position {text}"))
}

pub fn try_game(text: &str, world: u64) -> Result<Nmbrs, BadPosition> {
    Nmbrs::imagine(&position(text), &mut Shuffle::from_number(world))
}

pub fn choice(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the move {text}"))
}

pub fn block(text: &str) -> Block {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn blocks(text: &str) -> Blocks {
    text.split_whitespace().map(block).collect()
}

pub fn two(text: &str) -> [Block; 2] {
    let both: Vec<Block> = text.split_whitespace().map(block).collect();
    both.try_into().unwrap()
}

pub fn pieces(text: &str) -> Vec<Piece> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// A seat as people count them.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

pub fn options(text: &str) -> Options {
    Options::from_line(text).unwrap_or_else(|error| panic!("{error}\nin the options {text}"))
}

#[track_caller]
pub fn deal(line: &str, seats: u8, seed: u64) -> Nmbrs {
    Nmbrs::deal(&options(line), seats, &mut Shuffle::from_number(seed)).unwrap_or_else(|error| panic!("{error}"))
}

pub fn seen_by(game: &Nmbrs, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

/// Who sits at the keyboard of a position.
fn writer(text: &str) -> Seat {
    match position(text).viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher => panic!("a watcher does not play: {text}"),
    }
}

/// `2: knock 91` is of seat 2, anything else of whoever sits at the keyboard.
fn whose(text: &str, writer: Seat) -> (Seat, &str) {
    match text.trim().split_once(": ") {
        Some((seat, choice)) => (seat.parse().unwrap(), choice),
        None => (writer, text.trim()),
    }
}

/// Plays a move that must be legal for this seat, and tells what happened.
#[track_caller]
pub fn play_as(game: &mut Nmbrs, seat: Seat, text: &str) -> Vec<Event> {
    let mut told = Vec::new();
    let before = game.view(Viewer::Seat(seat));
    game.play(seat, &choice(text), &mut told).unwrap_or_else(|why| panic!("{text} was refused: {why:?}\nin {before}"));
    is_sound(game);
    told
}

/// Several moves by this seat and others, and what happened at all of them.
#[track_caller]
pub fn play(game: &mut Nmbrs, number: u8, moves: &str) -> Vec<Event> {
    let mut told = Vec::new();
    for text in moves.split(';') {
        let (seat, text) = whose(text, seat(number));
        told.extend(play_as(game, seat, text));
    }
    told
}

/// The moves lead from one position to the other, whatever the hidden blocks are.
#[track_caller]
pub fn check(before: &str, moves: &str, after: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        is_sound(&game);
        let seat = writer(before);
        play(&mut game, seat.0 + 1, moves);
        shows(&game, seat, after);
    }
}

/// What happens at these moves, in order.
#[track_caller]
pub fn told(before: &str, moves: &str) -> Vec<Event> {
    play(&mut game(before, 1), writer(before).0 + 1, moves)
}

/// Why this seat's move is refused; after it nothing has changed.
#[track_caller]
pub fn refused(game: &Nmbrs, seat: Seat, text: &str) -> Illegal {
    let (mut tried, choice) = (game.clone(), choice(text));
    let before = game.view(Viewer::Seat(seat));
    let mut told: Vec<Event> = Vec::new();
    let why = match tried.play(seat, &choice, &mut told) {
        Err(why) => why,
        Ok(()) => panic!("{text} is not refused\nin {before}\nand leads to {}", tried.view(Viewer::Seat(seat))),
    };
    assert!(tried == *game, "{text} was refused and changed the game\nin {before}");
    assert!(told.is_empty(), "{text} was refused and told {told:?}\nin {before}");
    why
}

/// The last of these moves is refused for exactly this reason, whatever the hidden blocks are.
#[track_caller]
pub fn refuses(before: &str, moves: &str, expected: &Illegal) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let (first, last) = moves.rsplit_once(';').map_or((None, moves), |(first, last)| (Some(first), last));
        if let Some(first) = first {
            play(&mut game, writer(before).0 + 1, first);
        }
        let (seat, last) = whose(last, writer(before));
        assert_eq!(refused(&game, seat, last), *expected, "\n{last}\nin {before}");
    }
}

/// Why a position that can be read is no game.
#[track_caller]
pub fn bad(text: &str) -> BadPosition {
    match try_game(text, 0) {
        Err(error) => error,
        Ok(game) => panic!("'{text}' became {}", game.view(Viewer::Watcher)),
    }
}

/// A game in which everybody moves at random, until it is over or `stop` says so.
pub fn play_random(game: &mut Nmbrs, shuffle: &mut Shuffle, mut stop: impl FnMut(&Nmbrs) -> bool) {
    while let Turn::Open { must, .. } = game.turn() {
        if stop(game) {
            break;
        }
        let seat = must.iter().next().expect("somebody must act");
        let choice = game.random_move(seat, shuffle);
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
    }
}

/// Every view reads back as itself, as text and as JSON, can be imagined, and counts all the blocks;
/// and what lies on the table is right for who knows only what a sequence is.
#[track_caller]
pub fn is_sound(game: &Nmbrs) {
    let seats = u8::try_from(game.view(Viewer::Watcher).seats.len()).unwrap();
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        let view = game.view(viewer);
        let text = view.to_string();
        assert_eq!(text.parse::<View>().as_ref(), Ok(&view), "{text}");
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
        let imagined = Nmbrs::imagine(&view, &mut Shuffle::from_number(7));
        let imagined = imagined.unwrap_or_else(|error| panic!("a true view is refused: {error:?}\n{text}"));
        assert_eq!(imagined.view(viewer), view, "{text}");
        let held: usize = view.seats.iter().map(|seat| usize::from(seat.count)).sum();
        let given = usize::from(text.contains("| given "));
        let aside = usize::from(view.aside.len()) + usize::from(view.forgotten);
        let all = held + view.table.len() + aside + given + usize::from(view.pot);
        assert_eq!(all, usize::from(view.options.blocks().len()), "all blocks are somewhere: {text}");
        slow::look_at(&text).unwrap_or_else(|why| panic!("{why}\nin {text}"));
    }
}

/// Compares the sections that are written down, as the seat sees the game.
#[track_caller]
pub fn shows(game: &Nmbrs, seat: Seat, expected: &str) {
    let view = game.view(Viewer::Seat(seat));
    for section in expected.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty()) {
        let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
        let found = found(game, &view, word);
        let holds = if word == "hand" { same_hand(rest, &found) } else { found == rest.trim() };
        assert!(holds, "expected '{section}', found '{word} {found}'\nin {view}");
    }
}

fn found(game: &Nmbrs, view: &View, word: &str) -> String {
    let words = |items: Vec<String>| items.join(" ");
    match (word, game.turn()) {
        ("results", Turn::Over(outcome)) => words(outcome.results.iter().map(i32::to_string).collect()),
        ("winners", Turn::Over(outcome)) => words(outcome.winners.iter().map(|seat| seat.to_string()).collect()),
        ("must", turn) => words(turn.must().iter().map(|seat| seat.to_string()).collect()),
        ("race", Turn::Open { race, .. }) => if race.is_some() { "on" } else { "off" }.to_string(),
        _ => {
            let text = view.to_string();
            let mut sections = text.split(" | ").filter_map(|section| match section.split_once(' ') {
                Some((first, rest)) => (first == word).then_some(rest),
                None => (section == word).then_some(""),
            });
            sections.next().unwrap_or_default().to_string()
        }
    }
}

/// The same blocks in any order; `?` is any block.
fn same_hand(expected: &str, found: &str) -> bool {
    let mut left: Vec<&str> = found.split_whitespace().filter(|word| *word != "-").collect();
    let (any, named): (Vec<&str>, Vec<&str>) = expected.split_whitespace().partition(|text| *text == "?");
    for text in named.into_iter().filter(|word| *word != "-") {
        let Some(place) = left.iter().position(|block| *block == text) else { return false };
        left.remove(place);
    }
    left.len() == any.len()
}
