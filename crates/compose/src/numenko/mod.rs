//! Numenko-in-a-bag: each player arranges a grid at home, by dragging tiles or by typing edits.

pub mod edit;
pub mod tapped;
pub mod typed;
mod vocabulary;

use reckon_rules::numenko::{BadPosition, Grid, Move, Numenko, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use tapped::{NotAnArrangement, Preview};
use typed::NotUnderstood;

impl Compose for Numenko {
    type Draft = Grid;
    type Preview = Preview;
    type Reading = ();
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotAnArrangement;

    fn typed(view: &View, grid: &Grid, line: &str) -> Result<Typed<Numenko>, NotComposed<Numenko>> {
        match typed::understand(view, grid, line).map_err(NotComposed::NotUnderstood)? {
            typed::Typed::Move(choice) => Ok(Typed::Moves(vec![choice])),
            typed::Typed::Draft(grid) => Ok(Typed::Draft(grid)),
        }
    }

    fn tapped(view: &View, taps: &str) -> Result<Grid, NotComposed<Numenko>> {
        tapped::read_line(view, taps).map_err(NotComposed::NotADraft)
    }

    fn preview(view: &View, grid: &Grid) -> Result<Previewed<Numenko>, NotComposed<Numenko>> {
        let previewed = tapped::preview(view, grid).map_err(NotComposed::Illegal)?;
        Ok(Previewed {
            moves: if previewed.why_not.is_none() { vec![previewed.choice()] } else { Vec::new() },
            refusal: previewed.why_not.map(NotComposed::Illegal),
            preview: previewed.preview,
        })
    }

    fn composed(view: &View, grid: &Grid) -> Result<Vec<Move>, NotComposed<Numenko>> {
        Ok(vec![tapped::composed(grid, tapped::says(view))])
    }

    /// Judges the first move only: the next one needs tiles that nobody has seen. Previews evaluate a
    /// grid.
    fn read(view: &View, moves: &[Move]) -> Result<Read<Numenko>, BadPosition> {
        let verdict = moves.first().map(|choice| tapped::read(view, choice)).transpose()?;
        Ok(Read { readings: Vec::new(), refusal: verdict.and_then(Result::err) })
    }
}
