//! What must hold for every input, one module per fuzz target.
//!
//! A check panics when it fails; the fuzzer keeps the input. `cargo test` in this folder runs
//! the checks on the seeds and on texts made to be expensive.

#![forbid(unsafe_code)]

mod chosen;
mod create_table;
mod games;
mod json;
mod nmbrs_loose;
mod nmbrs_move;
mod nmbrs_play;
mod nmbrs_position;
mod nmbrs_record;
mod nmbrs_views;
mod nmbrs_work;
mod numberloor_loose;
mod numberloor_move;
mod numberloor_pack;
mod numberloor_play;
mod numberloor_position;
mod numberloor_record;
mod numberloor_views;
mod numberloor_work;
mod numenko_grid;
mod numenko_loose;
mod numenko_move;
mod numenko_pack;
mod numenko_play;
mod numenko_position;
mod numenko_record;
mod numenko_views;
mod numenko_work;
mod numero_move;
mod numero_pack;
mod numero_play;
mod numero_position;
mod numero_record;
mod numero_views;
mod numero_work;
mod records;
mod to_server;

pub use create_table::create_table;
pub use nmbrs_loose::nmbrs_loose;
pub use nmbrs_move::nmbrs_move;
pub use nmbrs_play::nmbrs_play;
pub use nmbrs_position::nmbrs_position;
pub use nmbrs_record::nmbrs_record;
pub use nmbrs_work::nmbrs_work;
pub use numberloor_loose::numberloor_loose;
pub use numberloor_move::numberloor_move;
pub use numberloor_pack::numberloor_pack;
pub use numberloor_play::numberloor_play;
pub use numberloor_position::numberloor_position;
pub use numberloor_record::numberloor_record;
pub use numberloor_work::numberloor_work;
pub use numenko_grid::numenko_grid;
pub use numenko_loose::numenko_loose;
pub use numenko_move::numenko_move;
pub use numenko_pack::numenko_pack;
pub use numenko_play::numenko_play;
pub use numenko_position::numenko_position;
pub use numenko_record::numenko_record;
pub use numenko_work::numenko_work;
pub use numero_move::numero_move;
pub use numero_pack::numero_pack;
pub use numero_play::numero_play;
pub use numero_position::numero_position;
pub use numero_record::numero_record;
pub use numero_work::numero_work;
pub use to_server::to_server;
