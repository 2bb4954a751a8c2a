//! Grids found by the arranger: true sums only, at every table, and usually with all tiles.

use reckon_rules::laws::random_options;
use reckon_rules::numenko::worlds::arrange::arrange;
use reckon_rules::numenko::{Options, Pack, Tile, Tiles, judge};
use reckon_rules::shuffle::Shuffle;

use crate::support::tally;

/// Random tables at which a grid is arranged.
const TABLES: u64 = 2000;

/// §2.1 Draws tiles from the default bag, and a smiley.
fn hand(size: usize, shuffle: &mut Shuffle) -> Tiles {
    let mut bag: Vec<Tile> = Pack::default_pack().tiles().iter().filter(|tile| *tile != Tile::Smiley).collect();
    shuffle.shuffle(&mut bag);
    bag.into_iter().take(size - 1).chain([Tile::Smiley]).collect()
}

/// Returns whether all tiles could be laid at all: a sum has a digit between two stars, and one more at its end, which
/// a crossing sum may lend.
fn has_enough_of_both(tiles: &Tiles) -> bool {
    let (stars, smileys) = (tiles.count(Tile::Star), tiles.count(Tile::Smiley));
    stars + smileys >= 2 && tiles.len() - stars > stars
}

/// Nearly every hand that can be laid completely is.
#[test]
fn most_hands_come_out() {
    for size in [16, 21, 25, 29, 33] {
        let (mut possible, mut complete, mut points) = (0, 0, 0);
        for seed in 0..300 {
            let mut shuffle = Shuffle::from_number(seed);
            let tiles = hand(size, &mut shuffle);
            let grid = arrange(&tiles, &Options::default(), &mut shuffle, 50_000);
            let left = tiles.without(&grid.tiles()).expect("own tiles");
            possible += u32::from(has_enough_of_both(&tiles));
            complete += u32::from(left.is_empty());
            points += u32::from(left.points());
        }
        tally("numenko", "hands arranged", 300_u64);
        println!("{size} tiles: {complete} of {possible} out of 300, {points} points left in all");
        assert!(complete * 100 >= possible * 97, "{size} tiles: {complete} of {possible}");
    }
}

/// §6.3 Surplus stars are left over, because they cost least.
#[test]
fn tiles_that_cannot_be_laid_are_left_over() {
    for (tiles, left) in
        [("1233**********", "*******"), ("7*?", "7*?"), ("", ""), ("123456", "123456"), ("11112", "11112")]
    {
        let tiles: Tiles = tiles.parse().expect("tiles");
        let grid = arrange(&tiles, &Options::default(), &mut Shuffle::from_number(1), 50_000);
        let rest = tiles.without(&grid.tiles()).expect("own tiles");
        assert_eq!(rest.to_string(), left, "{tiles}: {grid}");
    }
}

#[test]
fn the_same_shuffle_gives_the_same_grid() {
    for seed in 0..50 {
        let tiles = hand(21, &mut Shuffle::from_number(seed));
        let grid = || arrange(&tiles, &Options::default(), &mut Shuffle::from_number(seed), 300);
        assert_eq!(grid(), grid(), "seed {seed}");
    }
    let tiles = hand(21, &mut Shuffle::from_number(1));
    let grids = (0..20).map(|seed| arrange(&tiles, &Options::default(), &mut Shuffle::from_number(seed), 50_000));
    let mut grids: Vec<String> = grids.map(|grid| grid.to_string()).collect();
    grids.sort_unstable();
    grids.dedup();
    assert!(grids.len() > 10, "only {} different grids", grids.len());
}

/// §3 At random tables, with any number of tiles.
#[test]
fn every_grid_is_true() {
    for seed in 0..TABLES {
        let mut shuffle = Shuffle::from_number(seed);
        let options: Options = random_options(&mut shuffle);
        let size = usize::try_from(1 + shuffle.below(40)).expect("a few");
        let mut tiles = hand(size, &mut shuffle);
        for _ in 0..shuffle.below(4) {
            tiles.add(Tile::Smiley);
        }
        let grid = arrange(&tiles, &options, &mut shuffle, 2_000);
        assert!(tiles.without(&grid.tiles()).is_ok(), "seed {seed}: {tiles} {grid}");
        let judged = judge(&grid, &options);
        for sum in &judged.sums {
            assert!(sum.is_true(), "seed {seed}: {sum:?} in {grid}");
        }
        assert_eq!(judged.counted(&grid, &options), grid.tiles(), "seed {seed}: {grid}");
        assert!(!options.connected || judged.groups() <= 1, "seed {seed}: {grid}");
    }
    tally("numenko", "arranged grids judged", TABLES);
}
