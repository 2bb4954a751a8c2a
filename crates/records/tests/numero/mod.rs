//! NUMERO.

mod forged;
mod kept;
