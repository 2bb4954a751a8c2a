//! Numberloor: a turn is tapped card by card, or typed as one line of several placements.

mod reading;
mod tapped;
mod typed;
mod vocabulary;

use reckon_rules::numberloor::text::moves::NotAMove;
use reckon_rules::numberloor::{BadPosition, Move, Numberloor, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use reading::{Effect, Reading};
pub use tapped::{Can, Goes, Last, PlannedPlacement, Preview, Tap, Taps};
pub use typed::{NotUnderstood, says_night};

impl Compose for Numberloor {
    type Draft = Taps;
    type Preview = Preview;
    type Reading = Reading;
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotAMove;

    /// A line is the rest of a turn, whatever has been tapped.
    fn typed(view: &View, _: &Taps, line: &str) -> Result<Typed<Numberloor>, NotComposed<Numberloor>> {
        typed::understand(view, line).map(Typed::Moves).map_err(NotComposed::NotUnderstood)
    }

    fn tapped(_: &View, taps: &str) -> Result<Taps, NotComposed<Numberloor>> {
        taps.parse().map_err(NotComposed::NotADraft)
    }

    fn preview(view: &View, taps: &Taps) -> Result<Previewed<Numberloor>, NotComposed<Numberloor>> {
        tapped::preview(view, taps).map_err(NotComposed::BadPosition)
    }

    fn composed(view: &View, taps: &Taps) -> Result<Vec<Move>, NotComposed<Numberloor>> {
        tapped::composed(view, taps).map_err(NotComposed::NotUnderstood)
    }

    fn read(view: &View, moves: &[Move]) -> Result<Read<Numberloor>, BadPosition> {
        let readings = reading::read(view, moves)?;
        let refusal = readings.iter().find_map(|reading| reading.verdict.clone().err());
        Ok(Read { readings, refusal })
    }
}
