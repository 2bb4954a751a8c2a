//! §5.7–§5.10 The others check the grid of a player who said "game over".

use serde::{Deserialize, Serialize};

use super::event::{EndReason, Event};
use super::grid::{Grid, Place};
use super::illegal::Illegal;
use super::judge::{Judged, Sum, judge};
use super::options::{Options, WhoChecks};
use super::view::View;
use super::{Laid, Numenko, Phase};
use crate::game::{Seat, Seats, Sink};

/// §5.9 Number of times a player may point at something that is right. Without a limit the program would check the
/// grid after all, sum by sum.
pub const MOST_DOUBTS: u8 = 3;

/// §5.9 Something in a grid that a player points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// A sum, by its first tile.
    Sum { down: bool, at: Place },
    /// A tile that is in no sum, or apart from the others.
    Loose,
}

/// §5.9 A doubt, and what has come of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Doubted {
    pub seat: Seat,
    pub doubt: Doubt,
    /// The sum that was pointed at.
    pub sum: Option<Sum>,
    pub is_wrong: bool,
}

impl Doubted {
    /// §5.9 Looks at what a player points at.
    pub(super) fn of(seat: Seat, doubt: Doubt, grid: &Grid, options: &Options) -> Result<Doubted, Illegal> {
        let judged = judge(grid, options);
        let Doubt::Sum { down, at } = doubt else {
            return Ok(Doubted { seat, doubt, sum: None, is_wrong: judged.is_loose(grid, options) });
        };
        let (row, column) = (at.row + 1, at.column + 1);
        let begins = |sum: &Sum| (sum.down, sum.row, sum.column) == (down, row, column);
        let sum = judged.sums.into_iter().find(begins).ok_or(Illegal::NoSumToDoubt { row, column, down })?;
        Ok(Doubted { seat, doubt, is_wrong: !sum.is_true(), sum: Some(sum) })
    }
}

impl Options {
    /// §5.7 Returns whether the other players look for mistakes, and not the program.
    pub fn players_check(&self) -> bool {
        !self.check_done && self.who_checks == WhoChecks::Players
    }
}

impl View {
    /// §5.7 Returns whether others look for mistakes in the viewer's grid, so that the program says nothing about it
    /// before they have.
    pub fn others_check(&self) -> bool {
        let own = self.viewer.seat().map(Seat::index);
        let mut others = self.seats.iter().enumerate().filter(|(place, _)| own != Some(*place));
        self.options.players_check() && others.any(|(_, other)| !other.ejected)
    }
}

/// §5.8, §5.9 Returns whether a player has had their say about the grid that is shown.
pub(super) fn has_had_say(seat: Seat, agreed: bool, doubts: &[Doubted]) -> bool {
    agreed || doubts.iter().filter(|doubted| doubted.seat == seat).count() >= usize::from(MOST_DOUBTS)
}

/// §5.7 Checks that a player may say something about the grid that is shown, and returns its player.
pub(super) fn may_check(
    phase: Phase,
    seat: Seat,
    agreed: bool,
    ejected: bool,
    doubts: &[Doubted],
) -> Result<Seat, Illegal> {
    match phase {
        Phase::Over => Err(Illegal::Over),
        Phase::Lay => Err(Illegal::LayNow),
        _ if ejected => Err(Illegal::Ejected),
        Phase::Vote { accused } => Err(Illegal::VoteFirst { accused }),
        Phase::Play => Err(Illegal::NoCheck),
        Phase::Check { seat: shown } if shown == seat => Err(Illegal::OwnGrid),
        Phase::Check { .. } if has_had_say(seat, agreed, doubts) => Err(Illegal::CheckedAlready),
        Phase::Check { seat: shown } => Ok(shown),
    }
}

impl Numenko {
    /// §5.7 Returns whether somebody else checks this player's "game over".
    pub(super) fn others_check(&self, seat: Seat) -> bool {
        self.options.players_check() && !self.voters(seat).is_empty()
    }

    /// §5.7 Returns the seats that have yet to have their say about this player's grid.
    pub(super) fn checking(&self, shown: Seat) -> Seats {
        let is_open = |seat: &Seat| !has_had_say(*seat, self.players[seat.index()].agreed, &self.doubts);
        self.voters(shown).iter().filter(is_open).collect()
    }

    /// §5.7
    pub(super) fn let_others_check(&mut self, seat: Seat, grid: &Grid, events: &mut impl Sink<Event>) {
        let checkers = self.voters(seat);
        events.emit(|| Event::Shown { seat, grid: grid.clone(), checkers });
        self.begin(Phase::Check { seat });
    }

    fn may_check(&self, seat: Seat) -> Result<Seat, Illegal> {
        let player = self.players.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        may_check(self.phase, seat, player.agreed, player.ejected, &self.doubts)
    }

    fn shown_grid(&self, shown: Seat) -> &Grid {
        self.players[shown.index()].grid.as_deref().expect("a grid is checked only after it was shown")
    }

    /// §5.8 Checks that this seat may agree, and returns the seat whose grid is shown.
    pub(super) fn check_right(&self, seat: Seat) -> Result<Seat, Illegal> {
        self.may_check(seat)
    }

    /// §5.8
    pub(super) fn apply_right(&mut self, seat: Seat, shown: Seat, events: &mut impl Sink<Event>) {
        self.players[seat.index()].agreed = true;
        events.emit(|| Event::Agreed { seat, shown });
        self.stand_if_all_agree(shown, events);
    }

    /// §5.9 Looks at what this seat points at. Also returns the seat whose grid is shown.
    pub(super) fn check_wrong(&self, seat: Seat, doubt: &Doubt) -> Result<(Seat, Doubted), Illegal> {
        let shown = self.may_check(seat)?;
        if self.doubts.iter().any(|doubted| doubted.doubt == *doubt) {
            return Err(Illegal::DoubtedAlready);
        }
        Ok((shown, Doubted::of(seat, *doubt, self.shown_grid(shown), &self.options)?))
    }

    /// §5.9 Says whether it is wrong. If so, the others decide as in §5.4; else the others look on.
    pub(super) fn apply_wrong(&mut self, shown: Seat, doubted: Doubted, events: &mut impl Sink<Event>) {
        let is_wrong = doubted.is_wrong;
        let voters = if is_wrong { self.voters(shown) } else { Seats::NONE };
        let groups = if self.options.connected { self.groups_shown(shown) } else { 1 };
        events.emit(|| Event::Doubted { doubted: doubted.clone(), shown, groups, voters });
        self.doubts.push(doubted);
        if is_wrong {
            self.players.iter_mut().for_each(|player| player.agreed = false);
            self.begin(Phase::Vote { accused: shown });
        } else {
            self.stand_if_all_agree(shown, events);
        }
    }

    /// §3.2 Returns the number of groups in the grid that is shown.
    fn groups_shown(&self, shown: Seat) -> u8 {
        u8::try_from(self.shown_grid(shown).groups().len()).expect("a grid has few tiles")
    }

    /// §5.10 Ends play if everybody has had their say: the player has won, and all of the grid counts as laid. Only now
    /// does the program say what was overlooked.
    fn stand_if_all_agree(&mut self, shown: Seat, events: &mut impl Sink<Event>) {
        if !self.checking(shown).is_empty() {
            return;
        }
        let grid = self.shown_grid(shown).clone();
        events.emit(|| {
            let judged: Judged = judge(&grid, &self.options);
            let loose = judged.is_loose(&grid, &self.options);
            let groups = if self.options.connected { judged.groups() } else { 1 };
            Event::Stands {
                seat: shown,
                loose,
                groups,
                sums: judged.sums.into_iter().filter(|sum| !sum.is_true()).collect(),
            }
        });
        self.players.iter_mut().for_each(|player| player.agreed = false);
        self.doubts.clear();
        self.winner = Some(shown);
        self.show(shown, Laid::in_full(grid));
        self.end_play(EndReason::GameOver, events);
    }
}

impl Laid {
    /// §5.10 Counts a grid as laid in full, whatever its sums are.
    pub(super) fn in_full(grid: Grid) -> Laid {
        Laid { counted: grid.tiles(), left: Default::default(), points: 0, grid }
    }
}
