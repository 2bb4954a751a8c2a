//! NUMERO.

mod arithmetic;
mod games;
pub mod kinds;
pub mod samples;
mod sentences;
