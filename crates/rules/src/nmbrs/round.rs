//! §7 The end of a round, and of the game.

use std::sync::Arc;

use super::block::{Block, Blocks};
use super::event::Event;
use super::rows::Rows;
use super::{Grid, Nmbrs, Phase, deal};
use crate::game::{Outcome, Seat, Seats, Sink};
use crate::shuffle::Shuffle;

impl Nmbrs {
    /// §1.3, §7.1, §7.2 Ends the round when a player has no block left.
    #[inline(never)]
    pub(super) fn end_round(&mut self, winner: Seat, events: &mut impl Sink<Event>) {
        let points = self.hands.iter().take(self.seats.into()).map(|hand| hand.points()).collect();
        Arc::make_mut(&mut self.sheet).push(points);
        events.emit(|| {
            // §7.5
            let is_counted = self.table.options.points;
            let points = self.sheet.last().filter(|_| is_counted).map(|points| points.to_vec());
            Event::RoundOver {
                winner,
                round: self.round,
                left: self.hands[..usize::from(self.seats)].to_vec(),
                points: points.unwrap_or_default(),
                totals: if is_counted { self.totals() } else { Vec::new() },
            }
        });
        if self.round == self.table.options.rounds {
            self.phase = Phase::Over;
            self.moment += 1;
            events.emit(|| Event::Over { outcome: self.outcome() });
        } else {
            self.begin_round(winner, events);
        }
    }

    /// §7.3 Begins a round; the winner of the last one starts.
    fn begin_round(&mut self, starter: Seat, events: &mut impl Sink<Event>) {
        self.round += 1;
        self.grid = Grid::default();
        self.rows = Rows::default();
        self.hands = Default::default();
        self.known = Default::default();
        self.have_laid = Seats::NONE;
        self.skips = Seats::NONE;
        self.aside = Blocks::NONE;
        self.forgotten = Blocks::NONE;
        let mut shuffle = Shuffle::resume(&self.stream);
        self.pot = deal::mixed(self.table.blocks, &mut shuffle);
        self.stream = shuffle.position();
        self.deal_hands();
        events.emit(|| Event::RoundBegins { round: self.round, starter });
        self.begin_turn(starter, events);
    }

    /// §7.2 Adds up the points of all rounds so far.
    pub(super) fn totals(&self) -> Vec<u16> {
        totals(&self.sheet, self.seats)
    }

    pub(super) fn outcome(&self) -> Outcome {
        outcome(&self.sheet, self.seats, self.table.options.points)
    }
}

fn totals<R: AsRef<[u8]>>(sheet: &[R], seats: u8) -> Vec<u16> {
    let of = |seat: usize| sheet.iter().map(|round| u16::from(round.as_ref()[seat])).sum();
    (0..usize::from(seats)).map(of).collect()
}

/// Returns the outcome: §7.4 the fewest points win; §7.5 without points, everybody who has won a round
/// wins, and the results are rounds won. Only the winner of a round has no points for it.
pub(super) fn outcome<R: AsRef<[u8]>>(sheet: &[R], seats: u8, points: bool) -> Outcome {
    let everyone = (0..seats).map(Seat);
    if points {
        let totals = totals(sheet, seats);
        let least = totals.iter().min();
        let winners = everyone.filter(|seat| totals.get(seat.index()) == least).collect();
        return Outcome { results: totals.iter().map(|total| i32::from(*total)).collect(), winners };
    }
    let won = |seat: Seat| sheet.iter().filter(|round| round.as_ref()[seat.index()] == 0).count();
    Outcome {
        results: everyone.clone().map(|seat| i32::try_from(won(seat)).expect("a game has few rounds")).collect(),
        winners: everyone.filter(|seat| won(*seat) > 0).collect(),
    }
}

impl Block {
    /// §7.2 Returns the points that it costs when left over.
    pub const fn points(self) -> u8 {
        if self.is_joker() { 3 } else { 1 }
    }
}

impl Blocks {
    /// §7.2
    pub fn points(self) -> u8 {
        self.iter().map(Block::points).sum()
    }
}
