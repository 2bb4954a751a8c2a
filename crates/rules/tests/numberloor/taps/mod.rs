//! What players tap: a turn as a line of taps, drafts that are read before they are sent, random taps.

mod drafts;
mod line;
mod random;
