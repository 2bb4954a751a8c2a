//! Requirements on a game for playing it remotely.

use reckon_records::Recorded;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose views and events can be sent, and whose games have records.
pub trait Remote:
    Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}

impl<G> Remote for G where
    G: Recorded<View: Serialize + DeserializeOwned, Event: Serialize + DeserializeOwned, Options: Send, Move: Send>
{
}
