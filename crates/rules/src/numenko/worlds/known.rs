//! Public knowledge about a player's tiles.

use serde::{Deserialize, Serialize};

use crate::numenko::tile::Tiles;

/// Tiles that everybody knows a player to hold: the smiley of the deal (§2.1), an open grid (§4.1); except for
/// as many as the player has swopped since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    pub tiles: Tiles,
    pub swops_since: u16,
}
