//! Positions and grids drawn as text, as people would write them.
//!
//! What stands before a move is an ordinary position ([`View`]), and whoever sits at its keyboard (`seat`)
//! makes the moves.

use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::numenko::view::View;
use reckon_rules::numenko::{Event, Grid, Illegal, Move, Numenko, Options, Sum, Tile, Tiles, Verdict, judge, read};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// How many made-up worlds each case is tried in.
pub const WORLDS: u64 = 4;

pub fn options(text: &str) -> Options {
    Options::from_line(text).unwrap_or_else(|error| panic!("{error}\nin the options {text}"))
}

/// A drawing: a blank is an empty cell.
pub fn draw(lines: &[&str]) -> Grid {
    let text = lines.join("/").replace(' ', ".");
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the grid {text}"))
}

/// What is to be said about a sum: `across 2,1 2x4=8`, or `across 2,1 92*4*8 NoneTrue`.
pub fn said(sum: &Sum) -> String {
    let way = if sum.down { "down" } else { "across" };
    let what = match &sum.verdict {
        Verdict::True { reading, .. } => reading.to_string(),
        Verdict::Trouble(trouble) => {
            let tiles: String = sum.tiles.iter().map(|tile| tile.character()).collect();
            format!("{tiles} {trouble:?}")
        }
    };
    format!("{way} {},{} {what}", sum.row, sum.column)
}

pub fn sums(grid: &Grid, options: &Options) -> Vec<String> {
    judge(grid, options).sums.iter().map(said).collect()
}

/// What one run is read as, by a table with these options.
#[track_caller]
pub fn one_sum(tiles: &str, line: &str) -> String {
    let all = sums(&draw(&[tiles]), &options(line));
    assert_eq!(all.len(), 1, "{tiles} is one run");
    all[0].strip_prefix("across 1,1 ").unwrap().to_string()
}

pub fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

/// A game that looks like this position.
#[track_caller]
pub fn game(text: &str, world: u64) -> Numenko {
    Numenko::imagine(&position(text), &mut Shuffle::from_number(world))
        .unwrap_or_else(|error| panic!("{error}\nin the position {text}"))
}

#[track_caller]
pub fn deal(line: &str, seats: u8, seed: u64) -> Numenko {
    Numenko::deal(&options(line), seats, &mut Shuffle::from_number(seed)).unwrap_or_else(|error| panic!("{error}"))
}

pub fn choice(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}\nin the move {text}"))
}

pub fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub fn tiles(text: &str) -> Tiles {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// A seat as people count them.
pub fn seat(number: u8) -> Seat {
    Seat(number - 1)
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

/// A move that must be legal, and what happened. A reading of the move has said so before.
#[track_caller]
pub fn play(game: &mut Numenko, number: u8, text: &str) -> Vec<Event> {
    let (mut told, choice, before) = (Vec::new(), choice(text), view(game, number));
    game.play(seat(number), &choice, &mut told).unwrap_or_else(|why| panic!("{text}: {why:?}\nin {before}"));
    assert_eq!(read(&before, &choice), Ok(Ok(())), "a reading of {text} says something else\nin {before}");
    is_sound(game);
    told
}

/// Why this seat's move is refused; after it nothing has changed.
#[track_caller]
pub fn refused(game: &Numenko, number: u8, text: &str) -> Illegal {
    let (mut tried, choice, before) = (game.clone(), choice(text), view(game, number));
    let mut told: Vec<Event> = Vec::new();
    let why = match tried.play(seat(number), &choice, &mut told) {
        Err(why) => why,
        Ok(()) => panic!("{text} is not refused\nin {before}"),
    };
    assert!(tried == *game && told.is_empty(), "{text} was refused and changed the game\nin {before}");
    assert_eq!(read(&before, &choice), Ok(Err(why.clone())), "a reading of {text} says something else\nin {before}");
    why
}

/// The same in every world that looks like this position to seat 1.
#[track_caller]
pub fn refuses(before: &str, text: &str, expected: &Illegal) {
    for world in 0..WORLDS {
        assert_eq!(refused(&game(before, world), 1, text), *expected, "\n{text}\nin {before}");
    }
}

pub fn results(game: &Numenko) -> (Vec<i32>, Vec<u8>) {
    match game.turn() {
        Turn::Over(outcome) => (outcome.results, outcome.winners.iter().map(u8::from).collect()),
        turn => panic!("the game is not over: {turn:?}"),
    }
}

/// Every view reads back as itself, can be imagined, and counts all the tiles.
#[track_caller]
pub fn is_sound(game: &Numenko) {
    let seats = u8::try_from(game.view(Viewer::Watcher).seats.len()).unwrap();
    for viewer in (0..seats).map(Seat).map(Viewer::Seat).chain([Viewer::Watcher]) {
        let view = game.view(viewer);
        let text = view.to_string();
        assert_eq!(text.parse::<View>().as_ref(), Ok(&view), "{text}");
        let imagined = Numenko::imagine(&view, &mut Shuffle::from_number(7));
        let imagined = imagined.unwrap_or_else(|error| panic!("a true view is refused: {error}\n{text}"));
        assert_eq!(imagined.view(viewer), view, "{text}");
        let held: u32 = view.seats.iter().map(|seat| u32::from(seat.count)).sum();
        let all = held + u32::from(view.pot) + u32::from(view.bag);
        assert_eq!(all, u32::from(view.options.pack.tiles().len()), "all tiles are somewhere: {text}");
    }
}
