//! A grid of true sums from given tiles: a first sum, and others that each cross one that is already laid.
//!
//! It guesses sums of some of the tiles until few are left, then one of all the rest, and starts over until everything
//! is laid or the steps are used up. Every sum is worked out in whole numbers from left to right, divides only as its
//! first operation, and ends in an equals sign and one number: so it is true at every table (§3.4–§3.8). No smiley lies
//! where two sums cross (§3.9).

mod guess;
mod layout;
mod supply;

use crate::numenko::grid::Grid;
use crate::numenko::options::Options;
use crate::numenko::tile::{Tile, Tiles};
use crate::shuffle::Shuffle;
use guess::{Guess, Wanted};
use layout::Layout;
use supply::{Dice, Supply};

/// Number of guesses at a sum of everything that is left.
const LAST: u32 = 300;
/// Number of guesses at a sum of some of it.
const SOME: u32 = 80;
/// §3.6 Fewest stars in a sum.
const STARS: u8 = 2;
/// Upper bound on the stars in a sum that leaves tiles; the last sum may have more.
const MAX_STARS: u8 = 5;

/// Returns the best grid found within a number of steps: one that leaves the fewest points (§6.3), and of those
/// the fewest tiles. A step is one guess at a sum. The same shuffle gives the same grid.
pub fn arrange(tiles: &Tiles, options: &Options, shuffle: &mut Shuffle, steps: u32) -> Grid {
    let mut search = Search { options, dice: Dice::new(shuffle), steps };
    let mut best = Layout::default();
    let mut left = *tiles;
    while !left.is_empty() && search.steps > 0 {
        // Costs a step even if nothing can be tried, so that the loop ends.
        search.steps -= 1;
        let layout = search.attempt(tiles);
        let now = tiles.without(&layout.tiles()).expect("only these tiles are laid");
        if (now.points(), now.len()) < (left.points(), left.len()) {
            (best, left) = (layout, now);
        }
    }
    best.into_grid()
}

struct Search<'a> {
    options: &'a Options,
    dice: Dice,
    steps: u32,
}

impl Search<'_> {
    /// Builds one grid, sum by sum.
    fn attempt(&mut self, tiles: &Tiles) -> Layout {
        let mut supply = Supply::of(tiles, &mut self.dice);
        let mut layout = Layout::default();
        while !supply.is_empty() && self.steps > 0 {
            let is_last = supply.stars() < 2 * STARS || supply.len() < 10 && self.dice.chance(1, 2);
            let is_laid = if is_last {
                self.lay(LAST, &mut layout, &mut supply, Search::all_that_is_left)
            } else {
                self.lay(SOME, &mut layout, &mut supply, Search::some_of_it)
            };
            if !is_laid && !self.lay(SOME, &mut layout, &mut supply, Search::as_it_comes) {
                break;
            }
        }
        layout
    }

    /// Guesses at a sum up to `guesses` times, and lays the first one for which there is room.
    fn lay(
        &mut self,
        guesses: u32,
        layout: &mut Layout,
        supply: &mut Supply,
        wanted: fn(&mut Self, &Supply, Option<Tile>) -> Option<Wanted>,
    ) -> bool {
        let crossings = layout.crossings();
        let mut guess = Guess::default();
        for _ in 0..guesses {
            if self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            let is_apart = layout.is_empty() || !self.options.connected && self.dice.chance(1, 4);
            let crossing = if is_apart { None } else { self.dice.pick(&crossings).copied() };
            if !is_apart && crossing.is_none() {
                return false;
            }
            let Some(wanted) = wanted(self, supply, crossing) else { continue };
            if !guess.take(supply, crossing, &wanted, &mut self.dice) {
                continue;
            }
            let sum = guess.sum(supply, crossing, &wanted);
            if layout.lay(&sum.signs, crossing, &mut self.dice) {
                *supply = sum.left;
                return true;
            }
        }
        false
    }

    /// Asks for a sum that leaves nothing.
    fn all_that_is_left(&mut self, supply: &Supply, crossing: Option<Tile>) -> Option<Wanted> {
        let stars = supply.stars() + u8::from(crossing == Some(Tile::Star));
        let digits = supply.digits() + u8::from(matches!(crossing, Some(Tile::Number(_))));
        (stars >= STARS && digits > stars).then_some(Wanted { stars, digits, exact: true, leaves_stars: 0 })
    }

    /// Asks for a sum with its share of the digits, after which more sums are possible.
    fn some_of_it(&mut self, supply: &Supply, crossing: Option<Tile>) -> Option<Wanted> {
        let (stars, digits) = (u32::from(supply.stars()), u32::from(supply.digits()));
        let borrowed = u8::from(crossing == Some(Tile::Star));
        // When digits are scarce, longer sums offer more possibilities.
        let most = if 2 * digits < 3 * stars { MAX_STARS } else { STARS + 1 };
        let most = most.min(supply.stars().saturating_sub(STARS) + borrowed);
        let choices = u32::from(most.checked_sub(STARS)?) + 1;
        let own_stars = STARS + u8::try_from(self.dice.below(choices)).expect("a few") - borrowed;
        let share = digits * u32::from(own_stars) / stars.max(1);
        let share = u8::try_from(share).expect("few digits") + u8::from(matches!(crossing, Some(Tile::Number(_))));
        let stars = own_stars + borrowed;
        Some(Wanted { stars, digits: share.max(stars + 1), exact: false, leaves_stars: supply.stars() - own_stars })
    }

    /// Asks for any small sum, when the other requests fail.
    fn as_it_comes(&mut self, supply: &Supply, crossing: Option<Tile>) -> Option<Wanted> {
        let borrowed = u8::from(crossing == Some(Tile::Star));
        let stars = STARS + u8::from(self.dice.chance(1, 3));
        let digits = stars + 1 + u8::try_from(self.dice.below(3)).expect("a few");
        (supply.stars() + borrowed >= stars).then_some(Wanted { stars, digits, exact: false, leaves_stars: 0 })
    }
}
