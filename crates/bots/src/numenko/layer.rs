//! The plain player: lays all its tiles, again and again.

use reckon_compose::Compose;
use reckon_rules::game::Seat;
use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::options::SwopShort;
use reckon_rules::numenko::worlds::arrange::arrange;
use reckon_rules::numenko::{
    DRAWN_PER_SWOP, Doubt, Event, Grid, Move, Numenko, Phase, Sum, Tile, Tiles, Verdict, View, judge,
};
use reckon_rules::shuffle::Shuffle;

use super::give_back::give_back;
use crate::Bot;

/// Search budget per choice, in steps of `arrange`. Most racks need a hundredth of it; the rest is for those that
/// cannot be laid completely.
pub const EFFORT: u32 = 20_000;

/// §5.2 Maximum points that it may have left to end play; hardly anybody else will have fewer.
const FEW_POINTS: u16 = 12;

/// Number of tiles that an unhurried player lays each time it is asked.
const AT_ONCE: u8 = 4;

/// §5.9 Number of tiles in the longest line that the player works out in somebody else's grid.
const WORKED_OUT: usize = 9;

/// Number of times a stand-in can be asked without anything happening before it stops.
const PATIENCE: u32 = 20;

/// A player that says "done" whenever it finds a grid of all its tiles, and otherwise swops its most awkward tile. When
/// the pot is too small for a swop, it ends play if it has hardly anything left, and otherwise stops.
///
/// It never makes a false claim, even where nobody checks.
#[derive(Clone, Debug)]
pub struct Layer {
    effort: u32,
    /// Whether it stands in for an absent player, and so does not swop.
    is_stand_in: bool,
    /// Number of tiles laid so far; `None` if it lays them all at once.
    laid: Option<u8>,
    /// Number of times it has been asked since the last event.
    asked: u32,
}

impl Default for Layer {
    fn default() -> Layer {
        Layer::with_effort(EFFORT)
    }
}

impl Layer {
    /// Creates a player with this search budget per choice.
    pub fn with_effort(effort: u32) -> Layer {
        Layer { effort, is_stand_in: false, laid: None, asked: 0 }
    }

    /// Creates a player that lays a few tiles each time it is asked, as people do, although it knows where they go.
    pub fn unhurried() -> Layer {
        Layer { laid: Some(0), ..Layer::default() }
    }

    /// Creates a stand-in for an absent player, which says "done" when all tiles can be laid, and otherwise leaves them
    /// alone. It stops only when the pot is too small for a swop, nobody else is playing, or nothing has happened for a
    /// long time.
    pub fn stand_in() -> Layer {
        Layer { is_stand_in: true, ..Layer::default() }
    }

    /// Finds the best grid of the player's tiles, and returns it with the tiles left over.
    fn best(&self, view: &View, shuffle: &mut Shuffle) -> (Grid, Tiles) {
        let tiles = view.own_tiles();
        let grid = arrange(&tiles, &view.options, shuffle, self.effort);
        let left = tiles.without(&grid.tiles()).expect("only the player's own tiles are arranged");
        (grid, left)
    }
}

impl Layer {
    /// §5.9 Looks for a mistake in the grid on show, as a person does who knows their sums: whatever needs no arithmetic is
    /// seen in any line, and so is a loose tile. A short line without a smiley is worked out; another is taken on trust. A
    /// stand-in says what an absent player would: nothing.
    fn mistake_in(&self, view: &View, shown: Seat) -> Option<Doubt> {
        let grid = view.seats.get(shown.index())?.grid.as_ref().filter(|_| !self.is_stand_in)?;
        let judged = judge(grid, &view.options);
        let is_short = |sum: &Sum| sum.tiles.len() <= WORKED_OUT && !sum.tiles.contains(&Tile::Smiley);
        let is_seen = |sum: &&Sum| match &sum.verdict {
            Verdict::True { .. } => false,
            Verdict::Trouble(fault) => fault.needs_no_arithmetic() || is_short(sum),
        };
        let doubt = |sum: &Sum| Doubt::Sum { down: sum.down, at: Place { row: sum.row - 1, column: sum.column - 1 } };
        let wrong = judged.sums.iter().find(is_seen).map(doubt);
        wrong.or_else(|| judged.is_loose(grid, &view.options).then_some(Doubt::Loose))
    }
}

impl Bot<Numenko> for Layer {
    fn observe(&mut self, events: &[Event]) {
        if !events.is_empty() {
            self.asked = 0;
        }
    }

    /// §5.5, §5.6, §5.8, §5.9
    fn choose(&mut self, view: &View, shuffle: &mut Shuffle) -> Move {
        if let Phase::Check { seat } = view.phase {
            return self.mistake_in(view, seat).map_or(Move::Right, Move::Wrong);
        }
        let (grid, left) = self.best(view, shuffle);
        match view.phase {
            // A player who can lay every tile gains if play ends now.
            Phase::Vote { .. } => Move::Vote { eject: !left.is_empty() },
            Phase::Play | Phase::Check { .. } | Phase::Lay | Phase::Over => Move::Lay(grid),
        }
    }

    /// §4
    fn act_out_of_turn(&mut self, view: &View, shuffle: &mut Shuffle) -> Option<Move> {
        let (grid, left) = self.best(view, shuffle);
        let all = view.own_tiles().len();
        self.laid = self.laid.map(|laid| laid.saturating_add(AT_ONCE).min(all));
        if left.is_empty() {
            let is_laid = self.laid.is_none_or(|laid| laid == all);
            return if is_laid { Numenko::composed(view, &grid).ok()?.pop() } else { None };
        }
        self.asked = self.asked.saturating_add(1);
        if self.is_stand_in {
            let is_over_for_all = view.pot < DRAWN_PER_SWOP || others_have_stopped(view);
            return (is_over_for_all || self.asked > PATIENCE).then_some(Move::Stop);
        }
        let ends_play = view.pot < DRAWN_PER_SWOP;
        let is_good = match view.options.swop_short {
            _ if !ends_play => true,
            SwopShort::EndsPlay => left.points() <= FEW_POINTS,
            SwopShort::Refused => false,
        };
        let swop = give_back(&view.own_tiles(), &left).filter(|_| is_good).map(Move::Swop);
        Some(swop.unwrap_or(Move::Stop))
    }
}

/// §4.5
fn others_have_stopped(view: &View) -> bool {
    let own = view.viewer.seat().map(Seat::index);
    let mut others = view.seats.iter().enumerate().filter(|(place, _)| own != Some(*place));
    others.all(|(_, seat)| seat.stopped || seat.ejected)
}
