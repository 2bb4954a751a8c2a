//! What the games share, and how all sources fit together.

mod ratio;
mod shuffle;
mod source;
