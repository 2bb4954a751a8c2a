//! §3 The grids of Numenko-in-a-bag's computer player against a slow and obvious search: a few tiles in every order, as
//! one line.

use reckon_bots::Bot;
use reckon_bots::numenko::Layer;
use reckon_rules::numenko::{Grid, Move, Numenko, Options, Tile, Tiles, View, judge};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::support::{Played, any_options, preset, scaled, tally};

/// Returns whether these tiles form true sums in some order, read as one line.
fn is_one_line(line: &mut Vec<Tile>, rest: &[Tile], options: &Options) -> bool {
    if rest.is_empty() {
        let grid = Grid::new((0..).zip(line.iter().copied()).map(|(column, tile)| (0, column, tile))).expect("a line");
        return judge(&grid, options).counted(&grid, options).len() == grid.tiles().len();
    }
    (0..rest.len()).any(|place| {
        let mut others = rest.to_vec();
        line.push(others.remove(place));
        let is_sum = is_one_line(line, &others, options);
        line.pop();
        is_sum
    })
}

/// Draws five or six tiles: the numbers of a sum that is often true, two stars, and occasionally a smiley in place of
/// one of them.
fn some_tiles(shuffle: &mut Shuffle) -> Vec<Tile> {
    let [first, second, any] = [10, 10, 100].map(|below| shuffle.below(below));
    let result = match shuffle.below(4) {
        0 => first + second,
        1 => first * second,
        2 => first.abs_diff(second),
        _ => any,
    };
    let digits = format!("{first}{second}{result}");
    let mut tiles: Vec<Tile> = digits.chars().chain("**".chars()).filter_map(Tile::of_char).collect();
    if shuffle.chance(1, 3) {
        let place = shuffle.below(u32::try_from(tiles.len()).expect("few")) as usize;
        tiles[place] = Tile::Smiley;
    }
    tiles
}

fn check(count: u64, mut table: impl FnMut(&mut Shuffle) -> Options) {
    let (mut done, mut lines) = (0, 0);
    for seed in 0..scaled(count) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = table(&mut shuffle);
        let tiles = some_tiles(&mut shuffle);
        let all: Tiles = tiles.iter().copied().collect();
        let text = format!("options {} | tiles {all} | counts {} 21 | pot 50", options.to_line(), tiles.len());
        let view: View = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        let said = Layer::default().act_out_of_turn(&view, &mut shuffle);
        let is_done = matches!(said, Some(Move::Done(_) | Move::GameOver(_)));
        let is_line = is_one_line(&mut Vec::new(), &tiles, &options);
        assert!(is_done || !is_line, "seed {seed}: {said:?}\n{text}");
        (done, lines) = (done + u64::from(is_done), lines + u64::from(is_line));
    }
    tally(Numenko::NAME, "turns of its computer player against a slow search", scaled(count));
    assert!(lines > scaled(count) / 5 && done < scaled(count), "{done} done, {lines} in one line, of {count}");
}

#[test]
fn lays_all_tiles_whenever_they_fit_in_one_line() {
    check(300, |_| preset("usual"));
}

/// Except numbers with a leading 0, which it never lays.
#[test]
fn lays_all_tiles_by_the_rules_of_any_table() {
    check(300, |shuffle| Options { leading_zeros: false, ..any_options(shuffle) });
}
