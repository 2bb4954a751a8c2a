//! The view of one viewer. The only place that leaves secrets out.

use serde::{Deserialize, Serialize};

use super::check::{Doubt, Doubted, may_check};
use super::done::Say;
use super::event::EndReason;
use super::grid::{Grid, Run};
use super::moves::Move;
use super::options::Options;
use super::play::may_play;
use super::swop::SwopNow;
use super::tile::Tiles;
use super::vote::may_vote;
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
    /// §5.9 What the others have pointed at in the grid that they check or vote about.
    pub doubts: Vec<Doubted>,
    pub outcome: Option<Outcome>,
    /// The viewer's moves that need no tile and no grid: §4.5 stop, §5.5 both votes, §5.8 right, §5.9 everything that
    /// can be pointed at.
    pub offers: Vec<Move>,
    /// The word that a grid is shown with now.
    pub says: Say,
    /// §4.4 Number of tiles taken after "done"; 0 where a grid ends play.
    pub refill: u8,
    /// §4.3, §5.2 Effect of a swop now.
    pub swop: SwopNow,
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
    /// §5.8
    pub agreed: bool,
    /// The grid of the last "done" or "game over": the viewer's own, or one that everybody may see.
    pub grid: Option<Grid>,
    /// §5.6
    pub laid: Option<Laid>,
}

pub(super) fn view(game: &Numenko, viewer: Viewer) -> View {
    let seat_view = |seat: Seat| {
        let player = &game.players[seat.index()];
        let is_own = viewer == Viewer::Seat(seat);
        let is_accused = [Phase::Check { seat }, Phase::Vote { accused: seat }].contains(&game.phase);
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
            agreed: player.agreed,
            grid: player.grid.as_deref().filter(|_| is_own || is_shown).cloned(),
            laid: player.laid.as_deref().cloned(),
        }
    };
    let seats: Vec<SeatView> = game.everyone().map(seat_view).collect();
    let (pot, says) = (game.pot_size(), Say::now(game.phase, game.pot_size()));
    View {
        options: Options::clone(&game.options),
        viewer,
        phase: game.phase,
        phases: game.phases,
        pot,
        bag: game.bag.len(),
        winner: game.winner,
        ended: game.ended,
        offers: offers(game.phase, viewer, &seats, &game.doubts),
        doubts: game.doubts.clone(),
        seats,
        outcome: (game.phase == Phase::Over).then(|| game.outcome()),
        says,
        refill: says.refill(),
        swop: SwopNow::of(&game.options, pot),
    }
}

/// §4.5, §5.5, §5.8, §5.9 Returns the viewer's moves that need no tile and no grid.
pub(super) fn offers(phase: Phase, viewer: Viewer, seats: &[SeatView], doubts: &[Doubted]) -> Vec<Move> {
    let own = viewer.seat().and_then(|seat| Some((seat, seats.get(seat.index())?)));
    let Some((seat, &SeatView { stopped, ejected, vote, agreed, .. })) = own else { return Vec::new() };
    if may_play(phase, stopped, ejected).is_ok() {
        vec![Move::Stop]
    } else if may_vote(phase, seat, vote, ejected).is_ok() {
        vec![Move::Vote { eject: true }, Move::Vote { eject: false }]
    } else if let Ok(shown) = may_check(phase, seat, agreed, ejected, doubts) {
        let runs = seats.get(shown.index()).and_then(|place| place.grid.as_ref()).map(Grid::runs).unwrap_or_default();
        let sums = runs.into_iter().map(|Run { down, at, .. }| Doubt::Sum { down, at });
        let is_new = |doubt: &Doubt| !doubts.iter().any(|doubted| doubted.doubt == *doubt);
        let doubts = sums.chain([Doubt::Loose]).filter(is_new).map(Move::Wrong);
        std::iter::once(Move::Right).chain(doubts).collect()
    } else {
        Vec::new()
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
