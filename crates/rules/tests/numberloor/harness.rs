//! `plays(before, moves, after)`: positions drawn as text, as people would write them.
//!
//! What stands before a move is an ordinary position ([`View`]), and whoever sits at its keyboard
//! (`seat`) makes the moves; several are divided by `;`. What stands after them lists only the
//! sections that matter, as a view writes them, and each of them must hold exactly:
//!
//! ```text
//! open 3 b3 | hand 5 ? ? | hands 4 6 | stars 1 0 | pile 60 | placed 5 7 | drawn 2 | turn 2 | asked 3
//! placed                              nothing after the word: there is no such section
//! results 5 2 | winners 1 | may 2 3   who won, and who may lay a Night Level now
//! ```
//! In a hand `?` is a card that was drawn.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::{BadPosition, Card, Event, Illegal, Move, Numberloor, Options, read};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::story::story;

/// How many made-up worlds each case is tried in.
pub const WORLDS: u64 = 4;

pub fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

/// A game that looks like this position.
#[track_caller]
pub fn game(text: &str, world: u64) -> Numberloor {
    try_game(text, world).unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

pub fn try_game(text: &str, world: u64) -> Result<Numberloor, BadPosition> {
    Numberloor::imagine(&position(text), &mut Shuffle::from_number(world))
}

pub fn choice(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the move {text}"))
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// A seat as people count them.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

pub fn options(text: &str) -> Options {
    Options::from_line(text).unwrap_or_else(|error| panic!("{error}\nin the options {text}"))
}

#[track_caller]
pub fn deal(options: &Options, seats: u8, seed: u64) -> Numberloor {
    Numberloor::deal(options, seats, &mut Shuffle::from_number(seed)).unwrap_or_else(|error| panic!("{error}"))
}

/// Who must move.
#[track_caller]
pub fn mover(game: &Numberloor) -> Seat {
    let must = game.turn().must();
    assert_eq!(must.len(), 1, "one seat moves: {:?}", game.turn());
    must.iter().next().unwrap()
}

/// Who sits at the keyboard of a position.
fn writer(text: &str) -> Seat {
    match position(text).viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher => panic!("a watcher does not play: {text}"),
    }
}

/// Plays a move that must be legal for this seat, whoever's turn it is, and tells what happened.
/// A reading of the move has said so before.
#[track_caller]
pub fn play_as(game: &mut Numberloor, seat: Seat, text: &str) -> Vec<Event> {
    let choice = choice(text);
    let mut told = Vec::new();
    let before = game.view(Viewer::Seat(seat));
    game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{text} was refused: {why:?}\nin {before}"));
    let readings = read(&before, &[choice]).unwrap_or_else(|error| panic!("{error}\nin {before}"));
    let effect = readings[0].verdict.clone().unwrap_or_else(|why| panic!("{text} is read as {why:?}\nin {before}"));
    let after = game.view(Viewer::Seat(seat));
    assert_eq!(effect.open, after.open, "{text}\nin {before}");
    assert_eq!(effect.next, after.outcome.is_none().then_some(after.turn), "{text}\nin {before}");
    let star = told.iter().any(|event| matches!(event, Event::Star { .. }));
    assert_eq!(effect.wins_star, star, "{text}\nin {before}");
    is_sound(game);
    told
}

/// Plays a move that must be legal for the seat whose turn it is.
#[track_caller]
pub fn play(game: &mut Numberloor, text: &str) -> Vec<Event> {
    play_as(game, mover(game), text)
}

/// The moves lead from one position to the other, whatever the hidden cards are.
#[track_caller]
pub fn plays(before: &str, moves: &str, after: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        is_sound(&game);
        let seat = writer(before);
        for text in moves.split(';') {
            play_as(&mut game, seat, text);
        }
        shows(&game, seat, after);
    }
}

/// What happens at the last of these moves, in order; in [`story`]'s words.
#[track_caller]
pub fn tells(before: &str, moves: &str, expected: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let seat = writer(before);
        let told = moves.split(';').map(|text| play_as(&mut game, seat, text)).last().unwrap_or_default();
        assert_eq!(story(&told), expected, "\n{moves}\nin {before}");
    }
}

/// Why this seat's move is refused; after it nothing has changed.
#[track_caller]
pub fn refused(game: &Numberloor, seat: Seat, text: &str) -> Illegal {
    let (mut tried, choice) = (game.clone(), choice(text));
    let before = game.view(Viewer::Seat(seat));
    let mut told: Vec<Event> = Vec::new();
    let why = match tried.play(seat, &choice, &mut told) {
        Err(why) => why,
        Ok(()) => panic!("{text} is not refused\nin {before}\nand leads to {}", tried.view(Viewer::Seat(seat))),
    };
    assert!(tried == *game, "{text} was refused and changed the game\nin {before}");
    assert!(told.is_empty(), "{text} was refused and told {told:?}\nin {before}");
    let readings = read(&before, &[choice]).unwrap_or_else(|error| panic!("{error}\nin {before}"));
    assert_eq!(readings[0].verdict, Err(why.clone()), "a reading of {text} says something else\nin {before}");
    why
}

/// The last of these moves is refused for exactly this reason, whatever the hidden cards are.
#[track_caller]
pub fn refuses(before: &str, moves: &str, expected: Illegal) {
    let seat = writer(before);
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let mut moves: Vec<&str> = moves.split(';').collect();
        let last = moves.pop().unwrap();
        for text in moves {
            play_as(&mut game, seat, text);
        }
        assert_eq!(refused(&game, seat, last), expected, "\n{last}\nin {before}");
    }
}

/// A Level does not go; these numbers would.
pub fn does_not_go(level: &str, on: &str, balloon: &str, goes: &[u8]) -> Illegal {
    Illegal::DoesNotGo { level: card(level), on: card(on), balloon: card(balloon), goes: goes.to_vec() }
}

/// Why a position that can be read is no game.
#[track_caller]
pub fn bad(text: &str) -> BadPosition {
    match try_game(text, 0) {
        Err(error) => error,
        Ok(game) => panic!("'{text}' became {}", game.view(Viewer::Watcher)),
    }
}

/// A game in which the table plays for everybody until it is over: how many moves that took.
pub fn play_absent(game: &mut Numberloor) -> u32 {
    let mut moves = 0;
    while let Turn::Open { .. } = game.turn() {
        let seat = mover(game);
        let choice = game.absent(seat).expect("whoever must move can be away");
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        moves += 1;
        assert!(moves < 20_000, "the game does not end");
    }
    moves
}

/// Every view reads back as itself, can be imagined, and counts all the cards.
#[track_caller]
pub fn is_sound(game: &Numberloor) {
    let seats = game.view(Viewer::Watcher).seats();
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        let view = game.view(viewer);
        let text = view.to_string();
        assert_eq!(text.parse::<View>().as_ref(), Ok(&view), "{text}");
        let imagined = Numberloor::imagine(&view, &mut Shuffle::from_number(7));
        let imagined = imagined.unwrap_or_else(|error| panic!("a true view is refused: {error}\n{text}"));
        assert_eq!(imagined.view(viewer), view, "{text}");
        let held: usize = view.hands.iter().map(|hand| usize::from(hand.count)).sum();
        let middle = view.under.len() + usize::from(view.forgotten) + view.open.cards().len();
        let all = held + middle + usize::from(view.pile);
        assert_eq!(all, view.options.selected().len(), "all cards are somewhere: {text}");
    }
}

/// Compares the sections that are written down, as the seat sees the game.
#[track_caller]
pub fn shows(game: &Numberloor, seat: Seat, expected: &str) {
    let view = game.view(Viewer::Seat(seat));
    for section in expected.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty()) {
        let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
        let found = found(game, &view, word);
        let holds = if word == "hand" { same_hand(rest, &found) } else { found == rest.trim() };
        assert!(holds, "expected '{section}', found '{word} {found}'\nin {view}");
    }
}

fn found(game: &Numberloor, view: &View, word: &str) -> String {
    let words = |items: Vec<String>| items.join(" ");
    let turn = game.turn();
    match (word, &turn) {
        ("results", Turn::Over(outcome)) => words(outcome.results.iter().map(i32::to_string).collect()),
        ("winners", Turn::Over(outcome)) => words(outcome.winners.iter().map(|seat| seat.to_string()).collect()),
        ("may", Turn::Open { may, .. }) => words(may.iter().map(|seat| seat.to_string()).collect()),
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

/// The same cards in any order; `?` is any card.
fn same_hand(expected: &str, found: &str) -> bool {
    let mut left: Vec<&str> = found.split_whitespace().collect();
    let (any, named): (Vec<&str>, Vec<&str>) = expected.split_whitespace().partition(|text| *text == "?");
    for text in named {
        let Some(place) = left.iter().position(|card| *card == text) else { return false };
        left.remove(place);
    }
    left.len() == any.len()
}
