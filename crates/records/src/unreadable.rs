//! Reasons why bytes are not a record. Lines are counted from 1.

use reckon_rules::options::BadOption;

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unreadable {
    #[error("this is empty")]
    Empty,
    #[error("this is not a record")]
    Foreign,
    #[error("the format {format} is newer than this program")]
    Newer { format: u32 },
    #[error("a saved game of format 1, which had no record in it")]
    OldSave,
    #[error("larger than any record")]
    TooLarge,
    #[error("line {line} is not text")]
    NotText { line: u32 },
    #[error("line {line} is longer than any line of a record")]
    LongLine { line: u32 },
    #[error("every line ends with a carriage return and a line feed")]
    LineEnds,
    #[error("the line feed at the end is missing")]
    NoLineEnd,
    #[error("the closing line does not fit")]
    Closing,
    #[error("line {line}: there is no game '{name}'")]
    OtherGame { line: u32, name: String },
    #[error("line {line}: revision {found} of the rules, and {known} is known")]
    Revision { line: u32, found: u32, known: u32 },
    #[error("line {line} begins with '{found}', and '{wanted}' should be there")]
    Expected { line: u32, wanted: &'static str, found: String },
    #[error("line {line}: {why:?}")]
    Option { line: u32, why: BadOption },
    #[error("line {line}: the table cannot play with these cards")]
    Cards { line: u32 },
    #[error("line {line}: nobody can be called that")]
    Player { line: u32, text: String },
    #[error("line {line}: more players than any table has seats")]
    Seats { line: u32 },
    #[error("line {line} has no 64 hexadecimal digits")]
    Hex { line: u32 },
    #[error("line {line} is no move: '{text}'")]
    Move { line: u32, text: String },
    #[error("line {line}: more moves than any game has")]
    ManyMoves { line: u32 },
    #[error("line {line} is no result for each seat")]
    Result { line: u32 },
    #[error("line {line} is not as records are written")]
    NotAsWritten { line: u32 },
}

impl Unreadable {
    /// Returns the line at fault.
    pub fn line(&self) -> Option<u32> {
        match self {
            Unreadable::Foreign | Unreadable::Newer { .. } | Unreadable::OldSave => Some(1),
            Unreadable::Empty
            | Unreadable::TooLarge
            | Unreadable::LineEnds
            | Unreadable::NoLineEnd
            | Unreadable::Closing => None,
            Unreadable::NotText { line }
            | Unreadable::LongLine { line }
            | Unreadable::OtherGame { line, .. }
            | Unreadable::Revision { line, .. }
            | Unreadable::Expected { line, .. }
            | Unreadable::Option { line, .. }
            | Unreadable::Cards { line }
            | Unreadable::Player { line, .. }
            | Unreadable::Seats { line }
            | Unreadable::Hex { line }
            | Unreadable::Move { line, .. }
            | Unreadable::ManyMoves { line }
            | Unreadable::Result { line }
            | Unreadable::NotAsWritten { line } => Some(*line),
        }
    }

    /// Returns whether it may be a good record that this program does not understand.
    pub(crate) fn is_unknown(&self) -> bool {
        self.is_foreign() || matches!(self, Unreadable::OtherGame { .. } | Unreadable::Revision { .. })
    }

    /// Returns whether the bytes as a whole are nothing that this program can check.
    pub(crate) fn is_foreign(&self) -> bool {
        use Unreadable::{Empty, Foreign, Newer, OldSave, TooLarge};
        matches!(self, Empty | Foreign | Newer { .. } | OldSave | TooLarge)
    }
}
