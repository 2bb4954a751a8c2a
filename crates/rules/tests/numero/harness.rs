//! NUMERO's table for tests ([`crate::support::table`]), with its own helpers.
//!
//! Sections that can follow a move:
//!
//! ```text
//! centre 3b, 13#1 = 8g-5 + 10b        nothing after the word: the centre is empty
//! hand   8g 2 7 ?                     of the player who moved; ? is a card that was drawn
//! hands 5 5 | pack 47 | won 2 0 | gone 5r 5g | last 1 | turn 2 | builds 3 | passes 1
//! holds 1: 10 | shown 1: 10r | wild 1 what everybody knows of a hand
//! lacks 1: 10 | points 12 -30         and what everybody has written down
//! over | results 23 21 | winners 1
//! ```
//! Cards without a colour match any colour, and `-` stands for nobody or nothing.

use std::slice;

use reckon_compose::Compose;
use reckon_compose::numero::Reading;
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::sum::{BuildName, Sums, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{BadPosition, Card, Event, Item, Move, Numero, Options, Phase, ScoreLine, Tally};
use reckon_rules::options::TableOptions;
use reckon_rules::ratio::Ratio;

use crate::support::Tested;
use crate::support::table::{self, table_of, words};
pub use crate::support::table::{is_sound, mover, play_absent, play_as, refused, shows};

table_of!(Numero);

/// Returns the reading of one move.
pub fn read(view: &View, choice: &Move) -> Result<Reading, BadPosition> {
    Numero::read(view, slice::from_ref(choice)).map(|read| read.first().expect("a move was read"))
}

impl Tested for Numero {
    const NAME: &'static str = "numero";
    const SEVERAL_MOVES: bool = false;

    fn seats(view: &View) -> u8 {
        view.seats()
    }

    fn pieces(view: &View) -> (usize, usize) {
        let lying: usize = view.centre.iter().map(cards_in).sum();
        let held: usize = view.hands.iter().map(|hand| usize::from(hand.count)).sum();
        let won = view.gone.len() + usize::from(view.forgotten);
        (lying + held + won + usize::from(view.pack), view.options.selected().len())
    }

    /// Returns the seat in turn, whoever's view it is.
    fn who_moves(&self, _: &View) -> Seat {
        mover(self)
    }

    fn compare(&self, view: &View, word: &str, expected: &str) -> (String, bool) {
        compare(view, word, expected)
    }
}

#[track_caller]
pub fn deal(options: &Options, seats: u8, seed: u64) -> Numero {
    table::deal(options, seats, seed)
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// Parses a sum, as events carry it or boxed as refusals do.
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

pub fn preset(name: &str) -> Options {
    Options::preset(name).unwrap_or_else(|| panic!("there is no preset {name}"))
}

/// Plays a move that must be legal for the seat in turn, and returns its events.
#[track_caller]
pub fn play(game: &mut Numero, text: &str) -> Vec<Event> {
    play_as(game, mover(game), text)
}

/// Checks the public events of a move, in order.
#[track_caller]
pub fn tells(before: &str, choice: &str, expected: &[Event]) {
    for world in 0..WORLDS {
        let told = play(&mut game(before, world), choice);
        assert_eq!(told, expected, "\n{choice}\nin {before}");
    }
}

/// Formats the points of a move, seat by seat: `1: takes 2, cards 9, 2. five-cards 2 = 13`.
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

/// Checks the points that a move brings, whatever the hidden cards are; its reading must predict them.
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

pub fn cards_in(lying: &PileView) -> usize {
    match lying {
        PileView::Card(_) => 1,
        PileView::Build { recipe, .. } => {
            recipe.tokens().iter().filter(|token| matches!(token, Token::Number(_) | Token::Wild(..))).count()
        }
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

/// Compares cards in any order; `?` is any card.
fn same_hand(expected: &str, found: &[Card]) -> bool {
    let expected: Vec<&str> = expected.split_whitespace().collect();
    let any = expected.iter().filter(|text| **text == "?").count();
    let Some(left) = take_out(&expected, found) else {
        return false;
    };
    left.len() == any
}

/// Removes cards that are written with a colour first, then those without.
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

/// Compares builds as written (`by` and `open` may be left out), single cards in any order.
fn same_centre(expected: &str, found: &[PileView]) -> bool {
    let (builds, singles): (Vec<&str>, Vec<&str>) =
        expected.split(',').map(str::trim).partition(|part| part.contains('='));
    let mut left: Vec<String> = Vec::new();
    let mut lying: Vec<Card> = Vec::new();
    for pile in found {
        match pile {
            PileView::Card(card) => lying.push(*card),
            PileView::Build { .. } => left.push(pile.to_string()),
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

/// Checks that the move is refused for a reason that matches the pattern.
macro_rules! refuses_as {
    ($before:expr, $choice:expr, $pattern:pat $(if $guard:expr)?) => {{
        let (before, choice) = ($before, $choice);
        let why = crate::numero::harness::refusal(before, choice);
        assert!(matches!(why, $pattern $(if $guard)?), "{choice} is refused as {why:?}\nin {before}");
    }};
}
pub(crate) use refuses_as;
