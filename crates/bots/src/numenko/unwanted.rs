//! §4.3 Which tile to give back.

use reckon_rules::numenko::{Tile, Tiles};

/// The tile that hinders most: a star where there are too many for the digits, a digit where stars are lacking,
/// else one that found no place. Never a smiley, which fits everywhere.
pub(super) fn unwanted(tiles: &Tiles, left: &Tiles) -> Option<Tile> {
    let stars = tiles.count(Tile::Star);
    let digits = tiles.len() - stars;
    let dearest = |tiles: &Tiles| {
        let numbers = tiles.iter().filter(|tile| matches!(tile, Tile::Number(_)));
        numbers.max_by_key(|tile| tile.points())
    };
    let star = || (stars > 0).then_some(Tile::Star);
    // Between two stars of a sum is a digit, and one at its end.
    if stars >= digits {
        return star();
    }
    let without_smileys = dearest(left).or_else(|| (left.count(Tile::Star) > 0).then_some(Tile::Star));
    without_smileys.or_else(|| dearest(tiles)).or_else(star)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unwanted_of(tiles: &str, left: &str) -> Option<Tile> {
        unwanted(&tiles.parse().expect("tiles"), &left.parse().expect("tiles"))
    }

    #[test]
    fn stars_that_are_too_many_go_first() {
        assert_eq!(unwanted_of("1379******?", "9*"), Some(Tile::Star));
        assert_eq!(unwanted_of("123******??", "**"), Some(Tile::Star));
    }

    #[test]
    fn else_the_dearest_tile_that_found_no_place() {
        assert_eq!(unwanted_of("1234579***?", "35"), Some(Tile::Number(5)));
        assert_eq!(unwanted_of("1234579***?", "*"), Some(Tile::Star));
        assert_eq!(unwanted_of("123457*?", "123457*?"), Some(Tile::Number(7)));
    }

    #[test]
    fn a_smiley_never() {
        assert_eq!(unwanted_of("124579***?", "?"), Some(Tile::Number(9)));
        assert_eq!(unwanted_of("*??", "*??"), Some(Tile::Star));
        assert_eq!(unwanted_of("??", "??"), None);
    }
}
