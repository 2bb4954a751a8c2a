//! §4, §5 The moves of a player.

use super::check::Doubt;
use super::grid::Grid;
use super::tile::Tile;

/// A player's choice. Arranging is private and not a move: the whole grid is shown when it is done, or when play is
/// over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// §4.3 `swop 7`
    Swop(Tile),
    /// §4.4 `done .6/2*4*8/.7/.*/.1/.3`
    Done(Grid),
    /// §5.3 `game over .6/2*4*8/.7/.*/.1/.3`
    GameOver(Grid),
    /// §4.5
    Stop,
    /// §5.5 `vote eject`, `vote end`
    Vote { eject: bool },
    /// §5.8 `right`
    Right,
    /// §5.9 `wrong across 2,1`, `wrong loose`
    Wrong(Doubt),
    /// §5.6 `lay .6/2*4*8`, `lay -`
    Lay(Grid),
}
