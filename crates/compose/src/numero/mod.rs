//! NUMERO: a turn is tapped card by card, or typed as one line.

mod reading;
mod tapped;
mod typed;
mod vocabulary;

use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::{BadPosition, Move, Numero, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use reading::{BuildReading, Effect, Reading, SumReading};
pub use tapped::{Choice, Fitting, Kind, Preview, PreviewPile, Tap, Taps, Verb};
pub use typed::{NotUnderstood, Opening};

impl Compose for Numero {
    type Draft = Taps;
    type Preview = Preview;
    type Reading = Reading;
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotAMove;

    /// A line is a whole turn, whatever has been tapped.
    fn typed(view: &View, _: &Taps, line: &str) -> Result<Typed<Numero>, NotComposed<Numero>> {
        typed::understand(view, line).map(Typed::one).map_err(NotComposed::NotUnderstood)
    }

    fn tapped(_: &View, taps: &str) -> Result<Taps, NotComposed<Numero>> {
        taps.parse().map_err(NotComposed::NotADraft)
    }

    fn preview(view: &View, taps: &Taps) -> Result<Previewed<Numero>, NotComposed<Numero>> {
        tapped::preview(view, taps).map_err(NotComposed::BadPosition)
    }

    fn composed(view: &View, taps: &Taps) -> Result<Vec<Move>, NotComposed<Numero>> {
        tapped::composed(view, taps).map(|choice| vec![choice]).map_err(NotComposed::NotUnderstood)
    }

    /// Reads only the first move, because it ends the turn.
    fn read(view: &View, moves: &[Move]) -> Result<Read<Numero>, BadPosition> {
        let first = moves.first().map(|choice| reading::read(view, choice)).transpose()?;
        let refusal = first.as_ref().and_then(|reading| reading.verdict.clone().err());
        Ok(Read { refusal, readings: first.into_iter().collect() })
    }
}
