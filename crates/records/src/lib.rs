//! Games as text: what is needed to deal a game again, to play it again, and to check that
//! all of it fits together. `docs/records.md` describes the format for whoever reads it in another
//! language.
//!
//! A crate of its own, because a record names people and the rules know none. Pure: bytes in,
//! text out; no files and no clock.
//!
//! [`Record`] is written with [`Record::text`] and read with [`read()`], which takes nothing
//! that it would not have written. [`verify()`] recomputes everything that a record states
//! and says what does not fit, down to a single changed byte.

mod change;
mod closing;
mod hex;
mod numero;
mod read;
mod record;
mod recorded;
mod report;
mod unreadable;
mod verify;
mod write;

pub use change::{Change, USUAL_BUDGET};
pub use closing::{closing_line, is_closed};
pub use read::{game_of, read};
pub use record::{Draw, LONGEST_NAME, Lot, Moves, Occupant, Record, Stage};
pub use recorded::Recorded;
pub use report::{Check, Finding, Note, Report};
pub use unreadable::Unreadable;
pub use verify::{verify, verify_within};

/// A record of a long game has five thousand bytes; what is larger is none.
pub const MOST_BYTES: usize = 64 * 1024;

/// A pack of 128 cards fits a line of 1200 bytes, and no move names more cards than that.
pub const LONGEST_LINE: usize = 4096;

/// No game of the rules takes half as many.
pub const MOST_MOVES: usize = 2000;
