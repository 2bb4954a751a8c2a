//! §4.3 Choosing a tile to give back.

use reckon_rules::numenko::{Tile, Tiles};

/// Picks the most awkward tile: a star if there are too many for the digits, otherwise a tile that was left over
/// (the dearest number first), otherwise the dearest number. Never a smiley, which fits everywhere.
pub(super) fn give_back(tiles: &Tiles, left: &Tiles) -> Option<Tile> {
    let stars = tiles.count(Tile::Star);
    let digits = tiles.len() - stars;
    let dearest = |tiles: &Tiles| {
        let numbers = tiles.iter().filter(|tile| matches!(tile, Tile::Number(_)));
        numbers.max_by_key(|tile| tile.points())
    };
    let star = || (stars > 0).then_some(Tile::Star);
    // A sum has a digit between any two stars, and one at each end.
    if stars >= digits {
        return star();
    }
    let without_smileys = dearest(left).or_else(|| (left.count(Tile::Star) > 0).then_some(Tile::Star));
    without_smileys.or_else(|| dearest(tiles)).or_else(star)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given_back(tiles: &str, left: &str) -> Option<Tile> {
        give_back(&tiles.parse().expect("tiles"), &left.parse().expect("tiles"))
    }

    #[test]
    fn surplus_stars_are_given_back_first() {
        assert_eq!(given_back("1379******?", "9*"), Some(Tile::Star));
        assert_eq!(given_back("123******??", "**"), Some(Tile::Star));
    }

    #[test]
    fn then_the_dearest_leftover_tile_is_given_back() {
        assert_eq!(given_back("1234579***?", "35"), Some(Tile::Number(5)));
        assert_eq!(given_back("1234579***?", "*"), Some(Tile::Star));
        assert_eq!(given_back("123457*?", "123457*?"), Some(Tile::Number(7)));
    }

    #[test]
    fn a_smiley_is_never_given_back() {
        assert_eq!(given_back("124579***?", "?"), Some(Tile::Number(9)));
        assert_eq!(given_back("*??", "*??"), Some(Tile::Star));
        assert_eq!(given_back("??", "??"), None);
    }
}
