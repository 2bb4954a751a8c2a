//! §4.12 The place of a new row: near the others, free all around, and the same for every viewer.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::text::position::Picture;
use reckon_rules::nmbrs::{Axis, Cell, Grid, Illegal, Nmbrs, Piece, View};
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{check, choice, deal, position, refuses};

fn drawn(text: &str) -> Grid {
    text.parse::<Picture>().unwrap_or_else(|error| panic!("{error}\nin {text}")).0
}

/// Returns the cells of a row with this many blocks.
fn taken(first: Cell, count: u8, line: Axis) -> Vec<Cell> {
    (0..i16::from(count)).map(|step| first.beside(line.forward(), step)).collect()
}

/// Tries every cell: nearest to the middle, two cells free on each side; the lower one, then the left one.
fn slow_spot(grid: &Grid, count: u8, line: Axis) -> Cell {
    let cells: Vec<Cell> = grid.pieces().map(|(_, cell)| cell).collect();
    if cells.is_empty() {
        return Cell { x: 0, y: 0 };
    }
    let span = |of: fn(&Cell) -> i16| (cells.iter().map(of).min().unwrap(), cells.iter().map(of).max().unwrap());
    let ((left, right), (top, bottom)) = (span(|cell| cell.x), span(|cell| cell.y));
    let is_near = |one: &Cell, other: &Cell| (one.x - other.x).abs() <= 2 && (one.y - other.y).abs() <= 2;
    let is_free = |own: &[Cell]| !own.iter().any(|own| cells.iter().any(|cell| is_near(own, cell)));
    let far = 4 + i16::from(count);
    let mut best: Option<(i32, Cell)> = None;
    for y in (top - far..=bottom + far).rev() {
        for x in left - far..=right + far {
            let first = Cell { x, y };
            let own = taken(first, count, line);
            if !is_free(&own) {
                continue;
            }
            // Doubled distances between the middles.
            let last = own[own.len() - 1];
            let dx = i32::from(first.x + last.x) - i32::from(left + right);
            let dy = i32::from(first.y + last.y) - i32::from(top + bottom);
            let distance = dx.abs() + dy.abs();
            if best.is_none_or(|(least, _)| distance < least) {
                best = Some((distance, first));
            }
        }
    }
    best.unwrap().1
}

// §4.12 On an empty table, a row starts at the cell from which everything is counted.
#[test]
fn on_an_empty_table() {
    for line in Axis::BOTH {
        assert_eq!(Grid::default().free_spot(3, line), Cell { x: 0, y: 0 });
    }
    check("hand 1 2 3 91 92 | laid -", "lay 1 2 3, give 91", "table 1 2 3");
    check("hand 1 2 3 91 92 | laid -", "lay 1 2 3 down, give 91", "table 1 / 2 / 3");
}

// §4.12 It touches nothing, and is the nearest such place, as trying every cell confirms.
#[test]
fn the_nearest_free_place() {
    let mut tables = 0;
    for seed in 0..60 {
        let mut game = deal("preset=usual rounds=1", 2 + (seed % 5) as u8, seed);
        let mut shuffle = Shuffle::from_number(seed);
        crate::nmbrs::harness::play_random(&mut game, &mut shuffle, |game| {
            let table = game.view(Viewer::Watcher).to_string();
            let Some(drawing) = table.split(" | ").find_map(|section| section.strip_prefix("table ")) else {
                return false;
            };
            let grid = drawn(drawing);
            for (count, line) in [(3, Axis::Across), (4, Axis::Down), (5, Axis::Across)] {
                assert_eq!(grid.free_spot(count, line), slow_spot(&grid, count, line), "{count} {line:?} at {drawing}");
            }
            tables += 1;
            tables % 7 == 0
        });
    }
    assert!(tables > 100, "only {tables}");
}

// §4.12 The order in which the table was laid makes no difference, nor does the cell from which it is counted.
#[test]
fn independent_of_the_order() {
    let drawing = "1 2 3 .4 50 / .7 51 / 20 . 40 .4 52 / 21 . 41 / 22 . 42";
    let grid = drawn(drawing);
    let mut pieces: Vec<(Piece, Cell)> = grid.pieces().collect();
    for seed in 0..20 {
        let mut shuffle = Shuffle::from_number(seed);
        shuffle.shuffle(&mut pieces);
        let (dx, dy) = (i16::try_from(shuffle.below(20)).unwrap(), i16::try_from(shuffle.below(20)).unwrap());
        let mut again = Grid::default();
        for (piece, cell) in &pieces {
            again.put(*piece, Cell { x: cell.x + dx - 10, y: cell.y + dy - 10 });
        }
        for line in Axis::BOTH {
            let here = grid.free_spot(3, line);
            assert_eq!(again.free_spot(3, line), Cell { x: here.x + dx - 10, y: here.y + dy - 10 });
        }
    }
}

// §4.12 Every viewer finds the same place, whatever they can see.
#[test]
fn the_same_for_everybody() {
    let text = "table 20 30 40 / . 31 / . 32 | hand 1 2 3 91 92";
    let place = |view: &View| {
        let mut game = Nmbrs::imagine(view, &mut Shuffle::from_number(1)).unwrap();
        game.play(Seat(0), &choice("lay 1 2 3, give 91"), &mut Ignore).unwrap();
        game.view(Viewer::Watcher).table
    };
    let mut written = position(text);
    let first = place(&written);
    written.moment = 77;
    written.have_laid = written.have_laid.without(Seat(1));
    assert_eq!(place(&written), first);
}

// §4.12 A new row may also have a named place, with one of its blocks next to one on the table.
#[test]
fn at_a_named_place() {
    let before = "table 20 30 40 | hand 31 32 33 10 50 91 92";
    check(before, "lay 31 32 33 down with 31 below 30, give 91", "table 20 30 40 / . 31 / . 32 / . 33");
    // The named block need not be the first.
    check(
        "table 20 30 40 / .2 42 / .2 44 | hand 34 36 38 91 92",
        "lay 34 36 38 down with 38 above 40, give 91",
        "table .2 34 / .2 36 / .2 38 / 20 30 40 / .2 42 / .2 44",
    );
    check(
        "table 30 / 20 / 10 | hand 39 40 41 91 92",
        "lay 39 40 41 with 40 above 30, give 91",
        "table 39 40 41 / . 30 / . 20 / . 10",
    );
    let not_there = Illegal::NotInRow { block: "50".parse().unwrap() };
    refuses(before, "lay 31 32 33 with 50 below 30, give 91", &not_there);
    let not_on_table = Illegal::NotOnTable { block: "50".parse().unwrap() };
    refuses(before, "lay 31 32 33 with 31 below 50, give 91", &not_on_table);
}
