//! What players tap: the work line, drafts that are read before they are sent, random taps.

mod drafts;
mod line;
mod random;
