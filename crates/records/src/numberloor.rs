//! Numberloor on record.

use reckon_rules::numberloor::{BadTable, Numberloor, Options, Pack, deal_order};
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::recorded::Recorded;

impl Recorded for Numberloor {
    const NAME: &'static str = "numberloor";

    /// `0 0 … 9n b1 … skip`: the cards that take part according to their marks.
    fn unshuffled(options: &Options) -> Vec<String> {
        options.selected().iter().map(ToString::to_string).collect()
    }

    /// Keeps the pack of the options if it gives the same cards, because that is what the players chose.
    fn with_cards(options: Options, cards: &str) -> Option<Options> {
        if Numberloor::unshuffled(&options).join(" ") == cards {
            return Some(options);
        }
        let pack: Pack = cards.parse().ok()?;
        Some(Options { pack, ..options })
    }

    fn shuffled(options: &Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable> {
        let cards = deal_order(options, seats, &mut Shuffle::new(seed))?;
        Ok(cards.iter().map(ToString::to_string).collect())
    }
}
