//! Numenko-in-a-bag on record.

use reckon_rules::game::BadTable;
use reckon_rules::numenko::{Numenko, Options, Pack, order_of_pack};
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

    /// Player by player the tiles and the smiley of each, then the pot as it is drawn; what the pot has no room for
    /// comes last.
    fn shuffled(options: &Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable> {
        let tiles = order_of_pack(options, seats, &mut Shuffle::new(seed))?;
        Ok(tiles.iter().map(ToString::to_string).collect())
    }
}
