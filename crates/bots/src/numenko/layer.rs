//! The plain player: lays all its tiles, again and again.

use reckon_rules::game::Viewer;
use reckon_rules::numenko::arrange::arrange;
use reckon_rules::numenko::options::SwopShort;
use reckon_rules::numenko::work::{composed, says};
use reckon_rules::numenko::{Event, Grid, Move, Numenko, Phase, SWOPPED, Tiles, View};
use reckon_rules::shuffle::Shuffle;

use super::unwanted::unwanted;
use crate::Bot;

/// Steps of arranging for one choice. Most hands need a hundredth of it; the rest is for those that do not come
/// out.
pub const EFFORT: u32 = 20_000;

/// §5.2 With at most so many points left it ends play: hardly anybody has fewer.
const FEW_POINTS: u16 = 12;

/// Who takes the time that people take lays so many tiles each time that it is asked.
const AT_ONCE: u8 = 4;

/// Who stands in for somebody stops when nothing has happened while it was asked so many times.
const PATIENCE: u32 = 20;

/// Says "done" whenever it finds a grid of all its tiles, and else swops the tile that hinders most. When the
/// pot is too small for that it ends play if hardly anything is left, and stops if not.
///
/// It says nothing that is not true, also where nobody checks.
#[derive(Clone, Debug)]
pub struct Layer {
    effort: u32,
    /// Neither swops nor stops while others play.
    plain: bool,
    /// How many tiles it has laid so far, where it does not lay them all at once.
    laid: Option<u8>,
    /// How often it was asked since anything happened.
    asked: u32,
}

impl Default for Layer {
    fn default() -> Layer {
        Layer::with_effort(EFFORT)
    }
}

impl Layer {
    /// With so many steps of arranging for each choice.
    pub fn with_effort(effort: u32) -> Layer {
        Layer { effort, plain: false, laid: None, asked: 0 }
    }

    /// Lays a few tiles each time that it is asked, about as people do, although it knows at once where they go.
    pub fn unhurried() -> Layer {
        Layer { laid: Some(0), ..Layer::default() }
    }

    /// For somebody who is away: is done when all tiles can be laid, and leaves them as they are when not. It stops
    /// only when nobody else plays any more, or nothing happens for long.
    pub fn plain() -> Layer {
        Layer { plain: true, ..Layer::default() }
    }

    /// The best grid of the own tiles that it finds, and what it leaves.
    fn best(&self, view: &View, shuffle: &mut Shuffle) -> (Grid, Tiles) {
        let tiles = view.own_tiles();
        let grid = arrange(&tiles, &view.options, shuffle, self.effort);
        let left = tiles.without(&grid.tiles()).expect("only own tiles are arranged");
        (grid, left)
    }
}

impl Bot<Numenko> for Layer {
    fn told(&mut self, events: &[Event]) {
        if !events.is_empty() {
            self.asked = 0;
        }
    }

    /// §5.5, §5.6
    fn choose(&mut self, view: &View, shuffle: &mut Shuffle) -> Move {
        let (grid, left) = self.best(view, shuffle);
        match view.phase {
            // Who has nothing left gains by the end.
            Phase::Vote { .. } => Move::Vote { eject: !left.is_empty() },
            Phase::Play | Phase::Lay | Phase::Over => Move::Lay(grid),
        }
    }

    /// §4
    fn call(&mut self, view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        let (grid, left) = self.best(view, shuffle);
        let all = view.own_tiles().len();
        self.laid = self.laid.map(|laid| laid.saturating_add(AT_ONCE).min(all));
        if left.is_empty() {
            let lies = self.laid.is_none_or(|laid| laid == all);
            return lies.then(|| composed(&grid, says(view)));
        }
        self.asked = self.asked.saturating_add(1);
        if self.plain {
            let is_over_for_all = view.pot < SWOPPED || others_have_stopped(view);
            return (is_over_for_all || self.asked > PATIENCE).then_some(Move::Stop);
        }
        let ends_play = view.pot < SWOPPED;
        let is_good = match view.options.swop_short {
            _ if !ends_play => true,
            SwopShort::EndsPlay => left.points() <= FEW_POINTS,
            SwopShort::Refused => false,
        };
        let swop = unwanted(&view.own_tiles(), &left).filter(|_| is_good).map(Move::Swop);
        Some(swop.unwrap_or(Move::Stop))
    }
}

/// §4.5
fn others_have_stopped(view: &View) -> bool {
    let mut others = view.seats.iter().enumerate().filter(|(place, _)| match view.viewer {
        Viewer::Seat(seat) => seat.index() != *place,
        Viewer::Watcher => true,
    });
    others.all(|(_, seat)| seat.stopped || seat.ejected)
}
