//! NUMERO.

mod bluff;
mod challenge;
mod games;
mod heaps;
mod oracle;
mod player;
mod points;
mod stand_in;
