//! Time limits that a game sets equally for everybody who must act: to lay, to vote.

use tokio::time::Instant;

use super::{Playing, Table};
use crate::games::TableGame;
use reckon_rules::game::Seat;

/// The open window, known by its number.
#[derive(Clone, Copy)]
pub struct OpenWindow {
    number: u32,
    end: Instant,
}

impl<G: TableGame> Playing<G> {
    /// Returns how much of it is left, as sent to clients.
    pub(super) fn window_ms(&self, now: Instant) -> Option<u32> {
        let left = self.window?.end.saturating_duration_since(now);
        Some(u32::try_from(left.as_millis()).unwrap_or(u32::MAX))
    }
}

impl<G: TableGame> Table<G> {
    /// Updates the window. Called whenever the game has changed, or somebody has come.
    pub(super) fn mind_window(&mut self, now: Instant) {
        let is_empty = self.clients.is_empty();
        let Some(playing) = &mut self.playing else { return };
        // While nobody is here no time passes, and the next to come gets all of it.
        let window = playing.round.game().window().filter(|_| !is_empty);
        playing.window = window.map(|window| {
            let known = playing.window.filter(|known| known.number == window.number);
            known.unwrap_or(OpenWindow { number: window.number, end: now + window.lasts })
        });
    }

    pub(super) fn window_ends(&self, playing: &Playing<G>) -> Option<Instant> {
        let end = playing.window?.end;
        Some(self.tries_again.map_or(end, |later| end.max(later)))
    }

    /// Returns a seat that should have acted by now.
    pub(super) fn window_is_over(&self, now: Instant) -> Option<Seat> {
        let playing = self.playing.as_ref()?;
        self.window_ends(playing).filter(|end| now >= *end)?;
        playing.round.turn().must().iter().next()
    }
}
