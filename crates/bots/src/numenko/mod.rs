//! Computer players of Numenko-in-a-bag: [`Layer`] lays all its tiles as soon as it can.

mod give_back;
mod layer;

pub use layer::{EFFORT, Layer};
