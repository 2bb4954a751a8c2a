//! Computer players of nmbrs! blocks: [`Builder`] lays as many blocks as it can.

mod across;
mod along;
mod builder;
mod idea;
mod planned_turn;
mod triples;
mod worth;

pub use builder::{Builder, EFFORT};
