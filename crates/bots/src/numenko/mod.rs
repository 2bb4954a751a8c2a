//! Computer players of Numenko-in-a-bag: [`Layer`] lays all its tiles as soon as it can.

mod layer;
mod unwanted;

pub use layer::{EFFORT, Layer};
