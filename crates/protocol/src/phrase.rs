//! Everything that players can say to each other.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The only words between players: children play here, and with strangers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    Hello,
    GoodLuck,
    OneMoment,
    WellPlayed,
    ThankYou,
    Goodbye,
}

impl Phrase {
    pub const ALL: [Phrase; 6] =
        [Phrase::Hello, Phrase::GoodLuck, Phrase::OneMoment, Phrase::WellPlayed, Phrase::ThankYou, Phrase::Goodbye];

    /// Returns the id of its message in `words`.
    pub fn message(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::ThankYou => "phrase-thank-you",
            Phrase::Goodbye => "phrase-goodbye",
        }
    }
}
