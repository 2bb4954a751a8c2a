//! nmbrs! blocks: a turn is a sketch of steps, tapped or typed, and the block given away.

mod fit;
mod tapped;
mod typed;
mod vocabulary;

use reckon_rules::nmbrs::worlds::imagined::Imagined;
use reckon_rules::nmbrs::{BadPosition, Move, Nmbrs, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use fit::{Chosen, MAX_WAYS, Placement, PlacementKind, Target};
pub use tapped::{ChosenRow, Goes, NotASketch, Preview, PreviewRow, Sketch, SketchStep};
pub use typed::NotUnderstood;

impl Compose for Nmbrs {
    type Draft = Sketch;
    type Preview = Preview;
    type Reading = ();
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotASketch;

    fn typed(view: &View, sketch: &Sketch, line: &str) -> Result<Typed<Nmbrs>, NotComposed<Nmbrs>> {
        typed::understand(view, sketch, line).map_err(NotComposed::NotUnderstood)
    }

    fn tapped(view: &View, taps: &str) -> Result<Sketch, NotComposed<Nmbrs>> {
        let (taps, line) = taps.split_once('>').map_or((taps, None), |(taps, line)| (taps, Some(line)));
        let sketch: Sketch = taps.trim().parse().map_err(NotComposed::NotADraft)?;
        let Some(line) = line else { return Ok(sketch) };
        match Nmbrs::typed(view, &sketch, line)? {
            Typed::Draft(sketch) => Ok(sketch),
            Typed::Moves(moves) => match moves.into_iter().next() {
                Some(Move::Turn(turn)) => Ok(Sketch::from(turn)),
                _ => Err(NotComposed::StandsAlone),
            },
        }
    }

    fn preview(view: &View, sketch: &Sketch) -> Result<Previewed<Nmbrs>, NotComposed<Nmbrs>> {
        tapped::preview(view, sketch).map_err(NotComposed::BadPosition)
    }

    fn composed(view: &View, sketch: &Sketch) -> Result<Vec<Move>, NotComposed<Nmbrs>> {
        tapped::composed(view, sketch.clone()).map(|choice| vec![choice])
    }

    /// Judges only the first move, because what follows is up to other players. Previews evaluate a turn.
    fn read(view: &View, moves: &[Move]) -> Result<Read<Nmbrs>, BadPosition> {
        let Some(first) = moves.first() else { return Ok(Read { readings: Vec::new(), refusal: None }) };
        Ok(Read { readings: Vec::new(), refusal: Imagined::of(view)?.play(first).err() })
    }
}
