//! Random legal moves, for laws, rollouts and benchmarks.

use crate::game::{Game, Seat, Viewer};
use crate::numenko::grid::Grid;
use crate::numenko::options::SwopShort;
use crate::numenko::tile::{Tile, Tiles};
use crate::numenko::worlds::arrange::arrange;
use crate::numenko::{DRAWN_AFTER_DONE, DRAWN_PER_SWOP, Move, Numenko, Phase};
use crate::shuffle::Shuffle;

/// A player who could swop stops one time in this many.
const STOPS: u32 = 80;
/// Where nobody checks, a player says "done" one time in this many, right or wrong.
const TRUSTED: u32 = 12;
/// A player tries to be done one time in this many; more often if the pot is small.
const ARRANGES: u32 = 6;
/// Steps spent on arranging: enough for about half of all hands.
pub(in crate::numenko) const STEPS: u32 = 400;

pub(in crate::numenko) fn random_move(game: &Numenko, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let Some(player) = game.players.get(seat.index()) else { return Move::Stop };
    match game.phase {
        Phase::Check { .. } => some_say(game, seat, shuffle),
        Phase::Vote { .. } => Move::Vote { eject: shuffle.chance(1, 2) },
        Phase::Lay if shuffle.chance(1, 2) => Move::Lay(arrange(&player.tiles, &game.options, shuffle, STEPS)),
        Phase::Lay => Move::Lay(some_grid(&player.tiles, shuffle)),
        Phase::Play | Phase::Over => {
            let is_short = game.pot_size() < DRAWN_AFTER_DONE;
            let grid = if !game.options.check_done && shuffle.chance(1, TRUSTED) {
                Some(in_one_line(player.tiles.iter()))
            } else if shuffle.chance(if is_short { 3 } else { 1 }, ARRANGES) {
                all_laid(game, &player.tiles, shuffle)
            } else {
                None
            };
            if let Some(grid) = grid {
                // With a small pot both moves mean the same thing (§5.1).
                return if is_short && shuffle.chance(3, 4) { Move::GameOver(grid) } else { Move::Done(grid) };
            }
            let is_stuck = game.pot_size() < DRAWN_PER_SWOP && game.options.swop_short == SwopShort::Refused;
            let tiles: Vec<Tile> = player.tiles.iter().collect();
            match shuffle.pick(&tiles) {
                Some(tile) if !is_stuck && !shuffle.chance(1, STOPS) => Move::Swop(*tile),
                _ => Move::Stop,
            }
        }
    }
}

/// §5.8, §5.9 Agrees, or points at anything.
fn some_say(game: &Numenko, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let offers = game.view(Viewer::Seat(seat)).offers;
    match shuffle.chance(1, 2) {
        true => Move::Right,
        false => shuffle.pick(&offers).cloned().unwrap_or(Move::Right),
    }
}

/// §4.4 Returns a grid of all these tiles, if one is found quickly.
pub(in crate::numenko) fn all_laid(game: &Numenko, tiles: &Tiles, shuffle: &mut Shuffle) -> Option<Grid> {
    let grid = arrange(tiles, &game.options, shuffle, STEPS);
    (!tiles.is_empty() && grid.tiles() == *tiles).then_some(grid)
}

pub(in crate::numenko) fn in_one_line(tiles: impl Iterator<Item = Tile>) -> Grid {
    Grid::new((0..).zip(tiles).map(|(column, tile)| (0, column, tile))).expect("a hand in one line is a grid")
}

/// Lays some tiles in one line, which is hardly ever a sum.
fn some_grid(tiles: &Tiles, shuffle: &mut Shuffle) -> Grid {
    let mut tiles: Vec<Tile> = tiles.iter().collect();
    shuffle.shuffle(&mut tiles);
    let few = shuffle.below(u32::try_from(tiles.len()).expect("few tiles") + 1);
    in_one_line(tiles.into_iter().take(usize::try_from(few).expect("few tiles")))
}
