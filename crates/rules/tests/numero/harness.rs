//! `check(before, move, after)`: positions drawn as text, as people would write them.
//!
//! What stands before a move is an ordinary position ([`View`]). What stands after it lists only
//! the sections that matter, and each of them must hold exactly:
//!
//! ```text
//! centre 3b, 13#1 = 8g-5 + 10b        nothing after the word: the centre is empty
//! hand   8g 2 7 ?                     of the player who moved; ? is a card that was drawn
//! hands 5 5 | pack 47 | won 2 0 | gone 5r 5g | last 1 | turn 2 | builds 3 | passes 1
//! holds 1: 10 | shown 1: 10r | wild 1 what everybody knows of a hand
//! lacks 1: 10 | points 12 -30         and what everybody has written down
//! over | results 23 21 | winners 1
//! ```
//! Cards without a colour fit any colour, and `-` stands for nobody or nothing.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::numero::sum::{BuildName, Sums, Token};
use reckon_rules::numero::view::{Lying, View};
use reckon_rules::numero::{
    BadPosition, Card, Event, Illegal, Item, Move, Numero, Options, Phase, ScoreLine, Tally, read,
};
use reckon_rules::options::TableOptions;
use reckon_rules::ratio::Ratio;
use reckon_rules::shuffle::Shuffle;

/// How many made-up worlds each case is tried in.
pub const WORLDS: u64 = 4;

pub fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

/// A game that looks like this position.
pub fn game(text: &str, world: u64) -> Numero {
    try_game(text, world).unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

pub fn try_game(text: &str, world: u64) -> Result<Numero, BadPosition> {
    Numero::imagine(&position(text), &mut Shuffle::from_number(world))
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

/// A sum as events carry it, or boxed as refusals do.
pub fn sum<T: From<Sums>>(text: &str) -> T {
    let sums: Sums = text.parse().unwrap_or_else(|error| panic!("{error}\nin the sum {text}"));
    sums.into()
}

pub fn name(number: u8) -> BuildName {
    BuildName(number)
}

pub fn ratio(text: &str) -> Ratio {
    text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
}

pub fn options(text: &str) -> Options {
    Options::from_line(text).unwrap_or_else(|error| panic!("{error}\nin the options {text}"))
}

pub fn preset(name: &str) -> Options {
    Options::preset(name).unwrap_or_else(|| panic!("there is no preset {name}"))
}

/// Who must move.
pub fn mover(game: &Numero) -> Seat {
    let must = game.turn().must();
    assert_eq!(must.len(), 1, "one seat moves: {:?}", game.turn());
    must.iter().next().unwrap()
}

/// Plays a move that must be legal for the seat whose turn it is, and tells what happened.
#[track_caller]
pub fn play(game: &mut Numero, text: &str) -> Vec<Event> {
    play_as(game, mover(game), text)
}

/// Plays a move that must be legal for this seat, whoever's turn it is.
#[track_caller]
pub fn play_as(game: &mut Numero, seat: Seat, text: &str) -> Vec<Event> {
    let choice = choice(text);
    let mut told = Vec::new();
    let before = game.view(Viewer::Seat(seat));
    game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{text} was refused: {why:?}\nin {before}"));
    let reading = read(&before, &choice).unwrap_or_else(|error| panic!("{error}\nin {before}"));
    assert!(reading.verdict.is_ok(), "{text} is legal, but a reading of it says {:?}\nin {before}", reading.verdict);
    is_sound(game);
    told
}

/// The move leads from one position to the other, whatever the hidden cards are.
#[track_caller]
pub fn check(before: &str, choice: &str, after: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        is_sound(&game);
        let seat = mover(&game);
        play(&mut game, choice);
        shows(&game, seat, after);
    }
}

/// The public facts of a move, in order.
#[track_caller]
pub fn tells(before: &str, choice: &str, expected: &[Event]) {
    for world in 0..WORLDS {
        let told = play(&mut game(before, world), choice);
        assert_eq!(told, expected, "\n{choice}\nin {before}");
    }
}

/// Why a move is refused; after it nothing has changed.
#[track_caller]
pub fn refusal(before: &str, text: &str) -> Illegal {
    let mut refusals: Vec<Illegal> = (0..WORLDS)
        .map(|world| {
            let game = game(before, world);
            refused(&game, mover(&game), text)
        })
        .collect();
    refusals.dedup();
    assert_eq!(refusals.len(), 1, "the reason depends on hidden cards: {refusals:?}\nin {before}");
    refusals.remove(0)
}

/// Why this seat's move is refused, whoever's turn it is.
#[track_caller]
pub fn refused(game: &Numero, seat: Seat, text: &str) -> Illegal {
    let (mut tried, choice) = (game.clone(), choice(text));
    let before = game.view(Viewer::Seat(seat));
    let mut told: Vec<Event> = Vec::new();
    let why = match tried.play(seat, &choice, &mut told) {
        Err(why) => why,
        Ok(()) => panic!("{text} is not refused\nin {before}\nand leads to {}", tried.view(Viewer::Seat(seat))),
    };
    assert!(tried == *game, "{text} was refused and changed the game\nin {before}");
    assert!(told.is_empty(), "{text} was refused and told {told:?}\nin {before}");
    let reading = read(&before, &choice).unwrap();
    assert_eq!(reading.verdict.unwrap_err(), why, "a reading of {text} gives another reason\nin {before}");
    why
}

/// The move is refused for exactly this reason.
#[track_caller]
pub fn refuses(before: &str, choice: &str, expected: Illegal) {
    assert_eq!(refusal(before, choice), expected, "\n{choice}\nin {before}");
}

/// The points that a move brought, seat by seat: `1: takes 2, cards 9, 2. five-cards 2 = 13`.
pub fn scored(told: &[Event]) -> String {
    let line = |line: &ScoreLine| {
        let take = line.take.map_or(String::new(), |take| format!("{take}. "));
        format!("{take}{} {}", line.item.word(), line.points)
    };
    let entry = |event: &Event| match event {
        Event::Scored { seat, lines, total } => {
            Some(format!("{seat}: {} = {total}", lines.iter().map(line).collect::<Vec<_>>().join(", ")))
        }
        _ => None,
    };
    told.iter().filter_map(entry).collect::<Vec<_>>().join("; ")
}

/// The points that a move brings, whatever the hidden cards are; its reading says so before.
#[track_caller]
pub fn scores(before: &str, turn: &str, expected: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let reading = read(&game.view(Viewer::Seat(mover(&game))), &choice(turn)).unwrap();
        let told = play(&mut game, turn);
        assert_eq!(scored(&told), expected, "\n{turn}\nin {before}");
        let take = told.iter().find_map(|event| match event {
            Event::Scored { lines, .. } if lines[0].item == Item::Takes => Some(lines.clone()),
            _ => None,
        });
        assert_eq!(reading.verdict.unwrap().score, take.unwrap_or_default(), "\n{turn}\nin {before}");
    }
}

/// A game in which the table plays for everybody until it is over: how many moves that took.
pub fn play_absent(game: &mut Numero) -> u32 {
    let mut moves = 0;
    while let Turn::Open { .. } = game.turn() {
        let seat = mover(game);
        let choice = game.absent(seat).expect("whoever must move can be away");
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        moves += 1;
        assert!(moves < 1000, "the game does not end");
    }
    moves
}

/// Every view reads back as itself, can be imagined, and counts all the cards.
#[track_caller]
pub fn is_sound(game: &Numero) {
    let seats = game.view(Viewer::Watcher).seats();
    let viewers = (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]);
    for viewer in viewers {
        let view = game.view(viewer);
        let text = view.to_string();
        assert_eq!(text.parse::<View>().as_ref(), Ok(&view), "{text}");
        let imagined = Numero::imagine(&view, &mut Shuffle::from_number(7));
        let imagined = imagined.unwrap_or_else(|error| panic!("a true view is refused: {error}\n{text}"));
        assert_eq!(imagined.view(viewer), view, "{text}");
        let lying: usize = view.centre.iter().map(cards_in).sum();
        let held: usize = view.hands.iter().map(|hand| usize::from(hand.count)).sum();
        let won = view.gone.len() + usize::from(view.forgotten);
        let all = lying + held + won + usize::from(view.pack);
        assert_eq!(all, view.options.selected().len(), "all cards are somewhere: {text}");
    }
}

pub fn cards_in(lying: &Lying) -> usize {
    match lying {
        Lying::Card(_) => 1,
        Lying::Build { recipe, .. } => {
            recipe.tokens().iter().filter(|token| matches!(token, Token::Number(_) | Token::Wild(..))).count()
        }
    }
}

/// Compares the sections that are written down, as the seat sees the game.
#[track_caller]
pub fn shows(game: &Numero, seat: Seat, expected: &str) {
    let view = game.view(Viewer::Seat(seat));
    for section in expected.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty()) {
        let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
        let (found, holds) = compare(&view, word, rest.trim());
        assert!(holds, "expected '{section}', found '{found}'\nin {view}");
    }
}

fn compare(view: &View, word: &str, rest: &str) -> (String, bool) {
    let list = |numbers: &[u8]| words(numbers.iter());
    let seat = |seat: Option<Seat>| seat.map_or("-".to_string(), |seat| seat.to_string());
    let is = |found: String| {
        let holds = found == words(rest.split_whitespace());
        (found, holds)
    };
    match word {
        "centre" => (words(view.centre.iter()), same_centre(rest, &view.centre)),
        "hand" => (words(view.own_hand().iter()), same_hand(rest, view.own_hand())),
        "hands" => is(list(&view.hands.iter().map(|hand| hand.count).collect::<Vec<_>>())),
        "pack" => is(view.pack.to_string()),
        "won" => is(view.won.as_ref().map_or("-".to_string(), |won| list(won))),
        "gone" => (words(view.gone.iter()), same_hand(rest, &view.gone)),
        "last" => is(seat(view.last_taker)),
        "turn" => is(if view.phase == Phase::Play { view.turn.to_string() } else { format!("{:?}", view.phase) }),
        "chance" => {
            is(if view.phase == Phase::FinalChance { view.turn.to_string() } else { format!("{:?}", view.phase) })
        }
        "over" => (format!("{:?}", view.phase), view.phase == Phase::Over),
        "builds" => is(view.next_build.0.to_string()),
        "passes" => is(view.passes.to_string()),
        "holds" | "shown" | "lacks" | "wild" => compare_known(view, word, rest),
        "points" => {
            let totals = view.scores.as_ref().map(|scores| scores.iter().map(Tally::total));
            is(totals.map_or("-".to_string(), words))
        }
        "results" => is(view.outcome.as_ref().map_or("-".to_string(), |outcome| words(outcome.results.iter()))),
        "winners" => is(view.outcome.as_ref().map_or("-".to_string(), |outcome| words(outcome.winners.iter()))),
        _ => panic!("'{word}' is no section of what comes after a move"),
    }
}

fn compare_known(view: &View, word: &str, rest: &str) -> (String, bool) {
    let (owner, rest) = rest.split_once(':').unwrap_or((rest, ""));
    let owner: Seat = owner.trim().parse().unwrap();
    let hand = &view.hands[owner.index()];
    match word {
        "holds" => (words(hand.holds.iter()), words(hand.holds.iter()) == words(rest.split_whitespace())),
        "lacks" => (words(hand.lacks.iter()), words(hand.lacks.iter()) == words(rest.split_whitespace())),
        "shown" => (words(hand.shown.iter()), same_hand(rest, &hand.shown)),
        _ => (hand.no_numbers.to_string(), hand.no_numbers),
    }
}

fn words(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// The same cards in any order; `?` is any card.
fn same_hand(expected: &str, found: &[Card]) -> bool {
    let expected: Vec<&str> = expected.split_whitespace().collect();
    let any = expected.iter().filter(|text| **text == "?").count();
    let Some(left) = take_out(&expected, found) else {
        return false;
    };
    left.len() == any
}

/// Removes what is written with its colour first, then what is written without.
fn take_out(expected: &[&str], found: &[Card]) -> Option<Vec<Card>> {
    let mut left = found.to_vec();
    let (exact, loose): (Vec<&str>, Vec<&str>) = expected
        .iter()
        .copied()
        .filter(|text| *text != "?")
        .partition(|text| found.iter().any(|card| card.to_string() == **text));
    for text in exact {
        let place = left.iter().position(|card| card.to_string() == text)?;
        left.remove(place);
    }
    for text in loose {
        let place = left.iter().position(|card| card.face.to_string() == text)?;
        left.remove(place);
    }
    Some(left)
}

/// Builds as they are written (`by` and `open` may be left out), single cards in any order.
fn same_centre(expected: &str, found: &[Lying]) -> bool {
    let (builds, singles): (Vec<&str>, Vec<&str>) =
        expected.split(',').map(str::trim).partition(|part| part.contains('='));
    let mut left: Vec<String> = Vec::new();
    let mut lying: Vec<Card> = Vec::new();
    for pile in found {
        match pile {
            Lying::Card(card) => lying.push(*card),
            Lying::Build { .. } => left.push(pile.to_string()),
        }
    }
    for build in builds {
        let fits = |text: &String| {
            let rest = text.strip_prefix(build);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" by ") || rest.starts_with(" open "))
        };
        let Some(place) = left.iter().position(fits) else {
            return false;
        };
        left.remove(place);
    }
    left.is_empty() && same_hand(&singles.join(" "), &lying)
}

/// The move is refused for a reason that fits the pattern.
macro_rules! refuses_as {
    ($before:expr, $choice:expr, $pattern:pat $(if $guard:expr)?) => {{
        let (before, choice) = ($before, $choice);
        let why = crate::numero::harness::refusal(before, choice);
        assert!(matches!(why, $pattern $(if $guard)?), "{choice} is refused as {why:?}\nin {before}");
    }};
}
pub(crate) use refuses_as;

/// Why a position that can be read is no game.
#[track_caller]
pub fn bad(text: &str) -> BadPosition {
    match try_game(text, 0) {
        Err(error) => error,
        Ok(game) => panic!("'{text}' became {}", game.view(Viewer::Watcher)),
    }
}

#[track_caller]
pub fn deal(options: &Options, seats: u8, seed: u64) -> Numero {
    Numero::deal(options, seats, &mut Shuffle::from_number(seed)).unwrap_or_else(|error| panic!("{error}"))
}
