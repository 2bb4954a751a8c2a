//! Numenko-in-a-bag on record.

use reckon_rules::numenko::{BadTable, Numenko, Options, Pack, deal_order};
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::recorded::Recorded;

impl Recorded for Numenko {
    const NAME: &'static str = "numenko";

    /// `0 0 … 9 * … ?`: tile by tile, in the order of their kinds.
    fn unshuffled(options: &Options) -> Vec<String> {
        options.pack.tiles().iter().map(|tile| tile.to_string()).collect()
    }

    fn with_cards(options: Options, cards: &str) -> Option<Options> {
        let pack: Pack = cards.parse().ok()?;
        Some(Options { pack, ..options })
    }

    /// Returns the tiles and smiley of each player in turn, then the pot in drawing order; tiles that the pot has no
    /// room for come last.
    fn shuffled(options: &Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable> {
        let tiles = deal_order(options, seats, &mut Shuffle::new(seed))?;
        Ok(tiles.iter().map(ToString::to_string).collect())
    }
}
