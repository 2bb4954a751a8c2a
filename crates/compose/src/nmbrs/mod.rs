//! nmbrs! blocks: a turn is a sketch of steps, tapped or typed, and the block given away.

pub mod fit;
pub mod tapped;
pub mod typed;
mod vocabulary;

use reckon_rules::nmbrs::worlds::imagined::Imagined;
use reckon_rules::nmbrs::{BadPosition, Move, Nmbrs, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use tapped::{NotASketch, Preview, Sketch, SketchStep};
use typed::NotUnderstood;

impl Compose for Nmbrs {
    type Draft = Sketch;
    type Preview = Preview;
    type Reading = ();
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotASketch;

    fn typed(view: &View, sketch: &Sketch, line: &str) -> Result<Typed<Nmbrs>, NotComposed<Nmbrs>> {
        match typed::understand(view, sketch, line).map_err(NotComposed::NotUnderstood)? {
            typed::Typed::Move(choice) => Ok(Typed::Moves(vec![choice])),
            typed::Typed::Sketch(sketch) => Ok(Typed::Draft(sketch)),
        }
    }

    fn tapped(view: &View, taps: &str) -> Result<Sketch, NotComposed<Nmbrs>> {
        let (taps, line) = taps.split_once('>').map_or((taps, None), |(taps, line)| (taps, Some(line)));
        let sketch: Sketch = taps.trim().parse().map_err(NotComposed::NotADraft)?;
        let Some(line) = line else { return Ok(sketch) };
        match typed::understand(view, &sketch, line).map_err(NotComposed::NotUnderstood)? {
            typed::Typed::Sketch(sketch) => Ok(sketch),
            typed::Typed::Move(Move::Turn(turn)) => {
                Ok(Sketch { steps: turn.lays.into_iter().map(SketchStep::Lay).collect(), give: turn.give })
            }
            typed::Typed::Move(Move::Knock(_) | Move::LetGo) => Err(NotComposed::StandsAlone),
        }
    }

    fn preview(view: &View, sketch: &Sketch) -> Result<Previewed<Nmbrs>, NotComposed<Nmbrs>> {
        let tapped::Previewed { preview, why_not } = tapped::preview(view, sketch).map_err(NotComposed::BadPosition)?;
        Ok(Previewed {
            moves: preview.choice.clone().filter(|_| why_not.is_none()).into_iter().collect(),
            refusal: why_not.map(NotComposed::Illegal),
            preview,
        })
    }

    fn composed(view: &View, sketch: &Sketch) -> Result<Vec<Move>, NotComposed<Nmbrs>> {
        tapped::composed(view, sketch.clone()).map(|choice| vec![choice])
    }

    /// Judges the first move only: what follows is up to others. Previews evaluate a turn.
    fn read(view: &View, moves: &[Move]) -> Result<Read<Nmbrs>, BadPosition> {
        let Some(first) = moves.first() else { return Ok(Read { readings: Vec::new(), refusal: None }) };
        Ok(Read { readings: Vec::new(), refusal: Imagined::of(view)?.play(first).err() })
    }
}
