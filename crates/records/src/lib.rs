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
mod nmbrs;
mod numberloor;
mod numenko;
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

/// Most records have less than ten thousand bytes. The longest game of Numberloor that there can be
/// has 87 thousand: its moves below, with 9 bytes for an answer, 7 for a draw or an end, 25 for a
/// Night Level and at most 8 for each card that is laid, and 3 thousand above them. In Numenko-in-a-bag a
/// grid has 3,800 bytes if somebody tries hard, 57 times with the largest bag and once for each of six seats: 242
/// thousand. Only where players are ejected, and their tiles are laid again in such a way, could it be more. Twenty rounds
/// of nmbrs! blocks have 200 thousand at most: 45 for each of 104 blocks that is laid or exchanged, and 11 for each of 480 other moves.
pub const MOST_BYTES: usize = 256 * 1024;

/// A pack of 128 cards fits a line of 1200 bytes, and no move of cards names more than that. The text of a grid of
/// Numenko-in-a-bag has 3,800 at most. A turn of nmbrs! blocks has 104 steps
/// of 31 bytes at most, where each of them lays one block.
pub const LONGEST_LINE: usize = 4096;

/// NUMERO never takes a thousand. Numberloor with five players takes 8,200 at most: 200 turns each,
/// in every one of them four answers (§7.6), a draw, an end, and two cards to be laid one by one; besides
/// the cards that were dealt and those that came with stars. Where Night Levels need not wait for
/// answers there may be some more turns, and there are no answers. A round of nmbrs! blocks with six players takes 480 at most:
/// a turn and five answers for each of 62 blocks of the pot, and then 104 turns without answers; and there are 20 rounds.
pub const MOST_MOVES: usize = 10_000;
