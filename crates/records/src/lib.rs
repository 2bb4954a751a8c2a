//! Games as text: everything needed to deal a game again, to replay it, and to check that it is
//! consistent. `docs/records.md` describes the format, for programs written in other languages.
//!
//! A separate crate, because a record names people and the rules know none. Pure: bytes in, text
//! out; no files and no clock.
//!
//! [`Record`] is written with [`Record::text`] and read with [`read()`], which accepts nothing that
//! would have been written differently. [`verify()`] recomputes everything that a record states and
//! reports every mismatch, down to a single changed byte.

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
pub use record::{CommittedSeed, Draw, LONGEST_NAME, Moves, Occupant, Record, Stage};
pub use recorded::Recorded;
pub use report::{Check, Finding, Note, Report};
pub use unreadable::Unreadable;
pub use verify::{verify, verify_within};

/// Upper bound on the size of a record. Most have fewer than ten thousand bytes. The longest possible game of
/// Numberloor has 87 thousand: its moves (see [`MAX_MOVES`]), with 9 bytes for an answer, 7 for a draw or an end, 25
/// for a Night Level and at most 8 for each card laid, and 3 thousand above the moves. In Numenko-in-a-bag a grid can
/// be stretched to 3,800 bytes, 57 times with the largest bag and once for each of six seats: 242 thousand. It could
/// be more only where players are ejected and their tiles are laid again in such grids. Twenty rounds of nmbrs!
/// blocks have at most 200 thousand: 45 for each of 104 blocks laid or exchanged, and 11 for each of 480 other moves.
pub const MAX_BYTES: usize = 256 * 1024;

/// Upper bound on the length of a line, in bytes. A pack of 128 cards fits in a line of 1,200, and no move made with
/// cards names more of them. A grid of Numenko-in-a-bag has at most 3,800. A turn of nmbrs! blocks has at most 104
/// steps of 31 bytes, if each lays one block.
pub const LONGEST_LINE: usize = 4096;

/// Upper bound on the moves in a record. NUMERO never takes a thousand. Numberloor with five players takes at most
/// 8,200: 200 turns each, every one with four answers (§7.6), a draw, an end, and two cards laid one by one; plus the
/// cards that were dealt and those that came with stars. Where Night Levels need not wait for answers, there may be a
/// few more turns, but there are no answers. A round of nmbrs! blocks with six players takes at most 480: a turn and
/// five answers for each of the 62 blocks in the pot, and then 104 turns without answers; and there are 20 rounds.
pub const MAX_MOVES: usize = 10_000;
