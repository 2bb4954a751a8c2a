//! The nmbrs! blocks table for tests ([`crate::support::table`]), with its own helpers.

use reckon_rules::game::{Game, Ignore, Turn, Viewer};
use reckon_rules::nmbrs::{Block, Blocks, Event, Lay, Move, Nmbrs, Phase, Piece, View};
use reckon_rules::shuffle::Shuffle;

use super::tables::{islands, slow};
use crate::support::Tested;
use crate::support::table::{self, play_each, section, table_of};
pub use crate::support::table::{is_sound, refused, shows};

table_of!(Nmbrs);

impl Tested for Nmbrs {
    const NAME: &'static str = "nmbrs";
    const SEVERAL_MOVES: bool = true;

    fn seats(view: &View) -> u8 {
        u8::try_from(view.seats.len()).unwrap()
    }

    fn pieces(view: &View) -> (usize, usize) {
        let held: usize = view.seats.iter().map(|seat| usize::from(seat.count)).sum();
        let given = usize::from(section(&view.to_string(), "given").is_some());
        let aside = usize::from(view.aside.len()) + usize::from(view.forgotten);
        let all = held + view.table.len() + aside + given + usize::from(view.pot);
        (all, usize::from(view.options.blocks().len()))
    }

    /// Has the table checked by a judge that knows only what a sequence is.
    fn check_view(view: &View) {
        let text = view.to_string();
        slow::look_at(&text).unwrap_or_else(|why| panic!("{why}\nin {text}"));
    }

    fn check_played(before: &View, choice: &Move, _: &[Event], after: &View) {
        check_with_islands(before, choice, Some(after));
    }

    fn check_refused(before: &View, choice: &Move) {
        check_with_islands(before, choice, None);
    }
}

/// More insertions than this take the slow judge too long.
const MOST_INSERTIONS: usize = 6;

/// Has a turn checked by a judge that knows only islands.
#[track_caller]
fn check_with_islands(before: &View, choice: &Move, after: Option<&View>) {
    let is_own_turn = before.phase == Phase::Turn && before.viewer == Viewer::Seat(before.turn);
    let Move::Turn(turn) = choice else { return };
    let insertions = turn.lays.iter().filter(|lay| matches!(lay, Lay::Insert { .. })).count();
    if before.revision > 1 && is_own_turn && !turn.lays.is_empty() && insertions <= MOST_INSERTIONS {
        let (before, after) = (before.to_string(), after.map(ToString::to_string));
        islands::look_at(&before, &choice.to_string(), after.as_deref())
            .unwrap_or_else(|why| panic!("'{choice}': {why}\nin {before}"));
    }
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

#[track_caller]
pub fn deal(line: &str, seats: u8, seed: u64) -> Nmbrs {
    table::deal(&options(line), seats, seed)
}

pub fn seen_by(game: &Nmbrs, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

/// Plays several moves by this seat and others, and returns all of their events.
#[track_caller]
pub fn play(game: &mut Nmbrs, number: u8, moves: &str) -> Vec<Event> {
    play_each(game, seat(number), moves).concat()
}

/// Returns the events of these moves, in order.
#[track_caller]
pub fn told(before: &str, moves: &str) -> Vec<Event> {
    let mut game = game(before, 1);
    let seat = game.who_moves(&position(before));
    play_each(&mut game, seat, moves).concat()
}

/// Plays random moves until the game is over or `stop` says so.
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
