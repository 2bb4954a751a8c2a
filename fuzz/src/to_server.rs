use reckon_protocol::ToServer;

use crate::json::round_trip;

/// Checks that any message to a table reads back as written.
pub fn to_server(bytes: &[u8]) {
    if let Ok(message) = serde_json::from_slice::<ToServer>(bytes) {
        round_trip(&message);
    }
}
