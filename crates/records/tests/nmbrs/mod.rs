//! nmbrs! blocks.

mod forged;
mod kept;
