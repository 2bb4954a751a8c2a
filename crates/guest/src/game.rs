//! What a game needs so that it can be played from afar.

use reckon_records::Recorded;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose views and events travel, and whose games are kept as records.
pub trait Remote:
    Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}

impl<G> Remote for G where
    G: Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}
