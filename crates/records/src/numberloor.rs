//! Numberloor on record.

use reckon_rules::game::BadTable;
use reckon_rules::numberloor::{Numberloor, Options, Pack, order_of_pack};
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::recorded::Recorded;

impl Recorded for Numberloor {
    const NAME: &'static str = "numberloor";

    /// `0 0 … 9n b1 … skip`: marks say which cards take part, and these are the ones that do.
    fn unshuffled(options: &Options) -> Vec<String> {
        options.selected().iter().map(ToString::to_string).collect()
    }

    /// Where the default pack gives the same cards, the table has the default pack: that is
    /// what its players chose.
    fn with_cards(options: Options, cards: &str) -> Option<Options> {
        if Numberloor::unshuffled(&options).join(" ") == cards {
            return Some(options);
        }
        let pack: Pack = cards.parse().ok()?;
        Some(Options { pack, ..options })
    }

    fn shuffled(options: &Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable> {
        let cards = order_of_pack(options, seats, &mut Shuffle::new(seed))?;
        Ok(cards.iter().map(ToString::to_string).collect())
    }
}
