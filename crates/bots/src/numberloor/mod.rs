//! Computer players of Numberloor: [`Shedder`] gets rid of its Levels as fast as it can.

mod hand;
mod middle;
mod plan;
mod shedder;
mod worth;

pub use shedder::{EFFORT, Shedder};
