//! Requirements that a game must meet to be played remotely.

use reckon_records::Recorded;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose views and events can be sent as JSON and whose play can be recorded.
pub trait Remote:
    Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}

impl<G> Remote for G where
    G: Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}
