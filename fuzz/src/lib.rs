//! What must hold for every input, one module per fuzz target.
//!
//! A check panics when it fails; the fuzzer keeps the input. `cargo test` in this folder runs
//! the checks on the seeds and on texts made to be expensive.

#![forbid(unsafe_code)]

mod games;
mod numero_move;
mod numero_pack;
mod numero_play;
mod numero_position;
mod numero_record;

pub use numero_move::numero_move;
pub use numero_pack::numero_pack;
pub use numero_play::numero_play;
pub use numero_position::numero_position;
pub use numero_record::numero_record;
