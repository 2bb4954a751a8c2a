//! Winners and results, phrased alike in every game.

use reckon_rules::game::{Outcome, Seat};

use crate::line::Line;
use crate::speaker::Speaker;

impl Speaker<'_> {
    /// `you 23, Owl −1`
    pub(crate) fn results(&self, outcome: &Outcome) -> String {
        let result = |(seat, number): (Seat, &i32)| {
            let line = self.line("result").who(seat).number("number", *number);
            self.render(&line.done())
        };
        self.listed((0..).map(Seat).zip(&outcome.results).map(result))
    }

    /// `Fox and you`, never `you and Fox`.
    pub(crate) fn winners(&self, outcome: &Outcome) -> String {
        let mut winners: Vec<Seat> = outcome.winners.iter().collect();
        winners.sort_by_key(|seat| self.names.is_you(*seat));
        let called = |seat: Seat| match self.names.is_you(seat) {
            true => self.render(&Line::new("you")),
            false => self.name(seat),
        };
        self.listed_with_and(winners.into_iter().map(called).collect())
    }
}
