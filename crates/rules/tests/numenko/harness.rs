//! The Numenko-in-a-bag table for tests ([`crate::support::table`]), with its own helpers: grids drawn as text.

use reckon_rules::game::{Game, Turn, Viewer};
use reckon_rules::numenko::view::View;
use reckon_rules::numenko::{Event, Grid, Illegal, Numenko, Options, Sum, Tile, Tiles, Verdict, judge};

use crate::support::Tested;
use crate::support::table::{self, play_as, table_of};

table_of!(Numenko);

impl Tested for Numenko {
    const NAME: &'static str = "numenko";
    const SEVERAL_MOVES: bool = false;

    fn seats(view: &View) -> u8 {
        u8::try_from(view.seats.len()).unwrap()
    }

    fn pieces(view: &View) -> (usize, usize) {
        let held: usize = view.seats.iter().map(|seat| usize::from(seat.count)).sum();
        let all = held + usize::from(view.pot) + usize::from(view.bag);
        (all, usize::from(view.options.pack.tiles().len()))
    }
}

/// Parses a drawing: a blank is an empty cell.
pub fn draw(lines: &[&str]) -> Grid {
    let text = lines.join("/").replace(' ', ".");
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the grid {text}"))
}

/// Formats a sum: `across 2,1 2x4=8`, or `across 2,1 92*4*8 NoneTrue`.
pub fn said(sum: &Sum) -> String {
    let way = if sum.down { "down" } else { "across" };
    let what = match &sum.verdict {
        Verdict::True { reading, .. } => reading.to_string(),
        Verdict::Trouble(fault) => {
            let tiles: String = sum.tiles.iter().map(|tile| tile.character()).collect();
            format!("{tiles} {fault:?}")
        }
    };
    format!("{way} {},{} {what}", sum.row, sum.column)
}

pub fn sums(grid: &Grid, options: &Options) -> Vec<String> {
    judge(grid, options).sums.iter().map(said).collect()
}

/// Returns how a single run is read at a table with these options.
#[track_caller]
pub fn one_sum(tiles: &str, line: &str) -> String {
    let all = sums(&draw(&[tiles]), &options(line));
    assert_eq!(all.len(), 1, "{tiles} is one run");
    all[0].strip_prefix("across 1,1 ").unwrap().to_string()
}

#[track_caller]
pub fn deal(line: &str, seats: u8, seed: u64) -> Numenko {
    table::deal(&options(line), seats, seed)
}

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn tiles(text: &str) -> Tiles {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn view(game: &Numenko, number: u8) -> View {
    game.view(Viewer::Seat(seat(number)))
}

pub fn hand(game: &Numenko, number: u8) -> Tiles {
    view(game, number).own_tiles()
}

pub fn pot(game: &Numenko) -> u8 {
    game.view(Viewer::Watcher).pot
}

/// Plays a move that must be legal, and returns its events.
#[track_caller]
pub fn play(game: &mut Numenko, number: u8, text: &str) -> Vec<Event> {
    play_as(game, seat(number), text)
}

/// Returns the reason why this seat's move is refused, and checks that nothing changed.
#[track_caller]
pub fn refused(game: &Numenko, number: u8, text: &str) -> Illegal {
    table::refused(game, seat(number), text)
}

pub fn results(game: &Numenko) -> (Vec<i32>, Vec<u8>) {
    match game.turn() {
        Turn::Over(outcome) => (outcome.results, outcome.winners.iter().map(u8::from).collect()),
        turn => panic!("the game is not over: {turn:?}"),
    }
}
