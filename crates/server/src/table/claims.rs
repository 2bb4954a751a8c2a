//! Claims out of turn: the order of arrival decides, and timings are recorded for a fairer ruling.

use std::collections::VecDeque;
use std::time::Duration;

use reckon_rules::game::{Race, Seat, Turn};
use tokio::time::Instant;

use super::{Playing, Table};
use crate::games::TableGame;
use crate::round::Round;
use crate::store::ClaimRow;
use crate::time::now_ms;

/// Number of recent races whose start is remembered: no claim arrives later than that.
const REMEMBERED: usize = 8;

/// Version at which each of the last races began, newest last.
#[derive(Default)]
pub struct Races(VecDeque<(Race, u32)>);

impl Races {
    /// Records the current race. Called after each move.
    pub fn note<G: TableGame>(&mut self, round: &Round<G>) {
        let Turn::Open { race: Some(race), .. } = round.turn() else { return };
        if self.0.back().is_none_or(|(last, _)| *last != race) {
            if self.0.len() == REMEMBERED {
                self.0.pop_front();
            }
            self.0.push_back((race, round.v()));
        }
    }

    fn began(&self, race: Race) -> Option<u32> {
        self.0.iter().rev().find(|(known, _)| *known == race).map(|(_, v)| *v)
    }
}

impl<G: TableGame> Table<G> {
    /// Records how long after seeing its race a seat claimed, in time or not.
    pub(super) fn note_claim(
        &self,
        playing: &Playing<G>,
        client: usize,
        seat: Seat,
        (choice, on): (&G::Move, u32),
        arrived: Instant,
    ) {
        let Some(race) = playing.round.game().race_of(choice, on) else { return };
        let link = &self.clients[client].link;
        let began = playing.races.began(race);
        let shown = began.and_then(|v| link.written(playing.round.number, v));
        let is_window = playing.round.game().window().is_some();
        let in_time = matches!(playing.round.turn(), Turn::Open { must, race: Some(now), .. }
            if now == race && must.contains(seat) == is_window);
        let micros = |time: Duration| i64::try_from(time.as_micros()).unwrap_or(i64::MAX);
        self.hub.store.note_claim(ClaimRow {
            game: playing.key,
            v: playing.round.v(),
            race: race.0,
            seat,
            in_time,
            reaction_us: shown.map(|shown| micros(arrived.saturating_duration_since(shown))),
            trip_us: link.smallest_trip(arrived).map(micros),
            arrived_ms: now_ms(),
        });
    }
}
