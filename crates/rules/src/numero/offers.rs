//! Moves that a player is offered as they are, because there is nothing to compose.

use super::mover::Mover;
use super::moves::Move;
use super::{Numero, Phase};
use crate::game::Viewer;

impl Numero {
    /// Returns the viewer's moves without a number card. Those of a turn (§7.3, §7.4, §8.2, §9.4) are offered as if it
    /// were the viewer's turn, so that it can be prepared; challenges (§11.3) as long as they are open.
    pub(super) fn offers(&self, viewer: Viewer) -> Vec<Move> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let now = self.mover(seat);
        let challenges = now.challenges();
        // After the final chance nobody has another turn.
        let turn = if self.phase == Phase::Play { seat } else { self.turn };
        Mover { turn, ..now }.moves_without_number().chain(challenges).collect()
    }
}

impl Mover<'_> {
    fn moves_without_number(&self) -> impl Iterator<Item = Move> {
        let acts = self.may_act().is_ok() && !self.hand.is_empty();
        let checked = [
            (Move::Stop, self.check_stop().is_ok()),
            (Move::DiscardAll, self.check_discard_all().is_ok()),
            (Move::Pass, self.check_pass().is_ok()),
        ];
        checked.into_iter().filter(move |(_, is_legal)| acts && *is_legal).map(|(choice, _)| choice)
    }

    /// §11.3 Returns the challenges that this seat could make now.
    fn challenges(&self) -> Vec<Move> {
        if !self.table.options.bluffs() {
            return Vec::new();
        }
        let builds = self.open_challenges().filter(|build| self.check_challenge(build.name, build.value).is_ok());
        builds.map(|build| Move::Challenge { name: build.name, value: build.value }).collect()
    }
}
