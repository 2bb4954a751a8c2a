//! Numberloor's table for tests ([`crate::support::table`]), with its own helpers.

use reckon_compose::Compose;
use reckon_rules::numberloor::view::View;
use reckon_rules::numberloor::{Card, Event, Illegal, Move, Numberloor, Options};

use super::story::story;
use crate::support::Tested;
use crate::support::table::{self, play_each, table_of};
pub use crate::support::table::{is_sound, mover, play_absent, play_as, refused, shows};

table_of!(Numberloor);

impl Tested for Numberloor {
    const NAME: &'static str = "numberloor";
    const SEVERAL_MOVES: bool = true;

    fn seats(view: &View) -> u8 {
        view.seats()
    }

    fn pieces(view: &View) -> (usize, usize) {
        let held: usize = view.hands.iter().map(|hand| usize::from(hand.count)).sum();
        let middle = view.under.len() + usize::from(view.forgotten) + view.open.cards().len();
        (held + middle + usize::from(view.pile), view.options.selected().len())
    }

    /// Checks that a reading of the move predicted its effect.
    fn check_played(before: &View, choice: &Move, told: &[Event], after: &View) {
        let read = Numberloor::read(before, std::slice::from_ref(choice));
        let reading = read.unwrap_or_else(|error| panic!("{error}\nin {before}")).first().expect("a move was read");
        let effect = reading.verdict.unwrap_or_else(|why| panic!("{choice} is read as {why:?}\nin {before}"));
        assert_eq!(effect.open, after.open, "{choice}\nin {before}");
        assert_eq!(effect.next, after.outcome.is_none().then_some(after.turn), "{choice}\nin {before}");
        let star = told.iter().any(|event| matches!(event, Event::Star { .. }));
        assert_eq!(effect.wins_star, star, "{choice}\nin {before}");
    }
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

#[track_caller]
pub fn deal(options: &Options, seats: u8, seed: u64) -> Numberloor {
    table::deal(options, seats, seed)
}

/// Plays a move that must be legal for the seat whose turn it is.
#[track_caller]
pub fn play(game: &mut Numberloor, text: &str) -> Vec<Event> {
    play_as(game, mover(game), text)
}

/// Checks the events of the last of these moves, in order, in [`story`]'s words.
#[track_caller]
pub fn tells(before: &str, moves: &str, expected: &str) {
    for world in 0..WORLDS {
        let mut game = game(before, world);
        let seat = game.who_moves(&position(before));
        let told = play_each(&mut game, seat, moves).pop().unwrap_or_default();
        assert_eq!(story(&told), expected, "\n{moves}\nin {before}");
    }
}

/// Returns the refusal of a Level when these numbers would go.
pub fn does_not_go(level: &str, on: &str, balloon: &str, goes: &[u8]) -> Illegal {
    Illegal::DoesNotGo { level: card(level), on: card(on), balloon: card(balloon), goes: goes.to_vec() }
}
