//! The view of one viewer. The only place that leaves secrets out.

use serde::{Deserialize, Serialize};

use super::event::EndReason;
use super::grid::Grid;
use super::options::Options;
use super::tile::Tiles;
use super::{Known, Laid, Numenko, Phase};
use crate::game::{Outcome, Seat, Viewer};

/// Everything a viewer may know, and nothing else.
// Its text is the position: `position.rs`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub viewer: Viewer,
    pub phase: Phase,
    /// Number of times the phase has changed.
    pub phases: u32,
    pub seats: Vec<SeatView>,
    /// Number of tiles in the pot.
    pub pot: u8,
    /// §2.3 Number of tiles that stayed in the bag.
    pub bag: u8,
    /// §5.3 The player who said "game over" rightly.
    pub winner: Option<Seat>,
    /// §5 The reason nobody takes tiles any more.
    pub ended: Option<EndReason>,
    pub outcome: Option<Outcome>,
}

/// A player as the viewer knows them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Number of tiles, laid or not.
    pub count: u8,
    /// The viewer's own tiles; `None` for everybody else.
    pub tiles: Option<Tiles>,
    pub known: Known,
    pub swops: u16,
    pub dones: u16,
    pub stopped: bool,
    pub ejected: bool,
    /// §5.5
    pub vote: Option<bool>,
    /// The grid of the last "done" or "game over": the viewer's own, or one that everybody may see.
    pub grid: Option<Grid>,
    /// §5.6
    pub laid: Option<Laid>,
}

pub(super) fn view(game: &Numenko, viewer: Viewer) -> View {
    let seat_view = |seat: Seat| {
        let player = &game.players[seat.index()];
        let is_own = viewer == Viewer::Seat(seat);
        let is_accused = game.phase == Phase::Vote { accused: seat };
        let is_shown = game.options.open_grids || is_accused || player.ejected || game.winner == Some(seat);
        SeatView {
            count: player.tiles.len(),
            tiles: is_own.then_some(player.tiles),
            known: player.known,
            swops: player.swops,
            dones: player.dones,
            stopped: player.stopped,
            ejected: player.ejected,
            vote: player.vote,
            grid: player.grid.as_deref().filter(|_| is_own || is_shown).cloned(),
            laid: player.laid.as_deref().cloned(),
        }
    };
    View {
        options: Options::clone(&game.options),
        viewer,
        phase: game.phase,
        phases: game.phases,
        seats: game.everyone().map(seat_view).collect(),
        pot: game.pot_size(),
        bag: game.bag.len(),
        winner: game.winner,
        ended: game.ended,
        outcome: (game.phase == Phase::Over).then(|| game.outcome()),
    }
}

impl View {
    /// Returns the viewer's own seat.
    pub fn own(&self) -> Option<&SeatView> {
        match self.viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()),
            Viewer::Watcher => None,
        }
    }

    /// Returns the viewer's own tiles, laid or not.
    pub fn own_tiles(&self) -> Tiles {
        self.own().and_then(|own| own.tiles).unwrap_or_default()
    }
}
