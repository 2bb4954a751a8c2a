//! The move that the table plays for an absent seat: as little as the rules allow.

use super::mover::Mover;
use super::moves::{Move, Number, Play};

impl Mover<'_> {
    /// §3.2 Discards the lowest number card, unless there is a duty to take or build.
    pub(super) fn absent_move(&self) -> Move {
        if self.takes_only() {
            return Move::Stop;
        }
        let lowest = self.numbers().min_by_key(|(_, value)| *value);
        let Some((lowest, _)) = lowest else {
            return if self.wild_hand_passes() { Move::Pass } else { Move::DiscardAll };
        };
        if self.table.options.must_take {
            let totals = self.totals();
            if let Some(with) = self.plain_take(&totals) {
                let value = with.value().expect("a plain take uses a number card");
                let sums = totals.sum(value, self.centre.piles());
                return Move::Turn(Play { sums, number: Number::Take { with }, ..Play::default() });
            }
            if let Some((with, answer)) = self.plain_build(&totals) {
                let added = with.value().expect("a plain build uses a number card");
                return Move::Turn(Play {
                    sums: totals.sum(answer - added, self.centre.piles()),
                    number: Number::Build { value: answer, with },
                    ..Play::default()
                });
            }
        }
        Move::Turn(Play::discard(lowest))
    }
}
