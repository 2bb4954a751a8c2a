//! Computer players of nmbrs! blocks: [`Builder`] lays as many blocks as it can.

mod across;
mod along;
mod builder;
mod draft;
mod idea;
mod triples;
mod worth;

pub use builder::{Builder, EFFORT};
