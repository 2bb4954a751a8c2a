//! How moves of Numenko are tapped, for the tests in `door`.

use reckon_compose::Compose;
use reckon_rules::numenko::{Grid, Move, Numenko, View};
use reckon_rules::shuffle::Shuffle;

use super::taps::some_grid;
use crate::door::Tapped;

impl Tapped for Numenko {
    /// Only moves that show a grid are arranged.
    fn taps_for(choice: &Move) -> Option<String> {
        grid_of(choice).map(ToString::to_string)
    }

    fn some_taps(view: &View, shuffle: &mut Shuffle) -> String {
        some_grid(&view.own_tiles(), &view.options, shuffle).to_string()
    }

    /// A grid is sent as whichever move fits this point in the game.
    fn is_tapped(composed: &Move, choice: &Move) -> bool {
        grid_of(composed) == grid_of(choice)
    }

    /// §5.1, §5.6 A player who types `done` need not know whether play is over.
    fn as_typed(view: &View, choice: &Move) -> Move {
        match choice {
            Move::Done(grid) => Numenko::composed(view, grid).unwrap().remove(0),
            other => other.clone(),
        }
    }

    /// Everybody plays at once.
    fn is_own_turn(_: &View) -> bool {
        true
    }
}

fn grid_of(choice: &Move) -> Option<&Grid> {
    match choice {
        Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => Some(grid),
        Move::Swop(_) | Move::Stop | Move::Vote { .. } | Move::Right | Move::Wrong(_) => None,
    }
}
