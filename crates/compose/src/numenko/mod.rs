//! Numenko-in-a-bag: each player arranges a grid at home, by dragging tiles or by typing edits.

mod edit;
mod tapped;
mod typed;
mod vocabulary;
mod written_out;

use reckon_rules::numenko::{BadPosition, Grid, Move, Numenko, View};

use crate::{Compose, NotComposed, Previewed, Read, Typed};
pub use edit::{NotAnEdit, cell_name};
pub use tapped::{NotAnArrangement, Preview, PreviewLine, PreviewSum};
pub use typed::{NotUnderstood, drawing, is_heading};
pub use written_out::signs_in;

impl Compose for Numenko {
    type Draft = Grid;
    type Preview = Preview;
    type Reading = ();
    type NotUnderstood = NotUnderstood;
    type NotADraft = NotAnArrangement;

    fn typed(view: &View, grid: &Grid, line: &str) -> Result<Typed<Numenko>, NotComposed<Numenko>> {
        typed::understand(view, grid, line).map_err(NotComposed::NotUnderstood)
    }

    fn tapped(view: &View, taps: &str) -> Result<Grid, NotComposed<Numenko>> {
        tapped::read_line(view, taps).map_err(NotComposed::NotADraft)
    }

    fn preview(view: &View, grid: &Grid) -> Result<Previewed<Numenko>, NotComposed<Numenko>> {
        tapped::preview(view, grid).map_err(NotComposed::Illegal)
    }

    fn composed(view: &View, grid: &Grid) -> Result<Vec<Move>, NotComposed<Numenko>> {
        Ok(vec![tapped::composed(grid, view.says)])
    }

    /// Judges only the first move, because the next one needs tiles that nobody has seen. Previews evaluate
    /// a grid.
    fn read(view: &View, moves: &[Move]) -> Result<Read<Numenko>, BadPosition> {
        let verdict = moves.first().map(|choice| tapped::read(view, choice)).transpose()?;
        Ok(Read { readings: Vec::new(), refusal: verdict.and_then(Result::err) })
    }
}
