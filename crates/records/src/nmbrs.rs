//! nmbrs! blocks on record.

use reckon_rules::nmbrs::{BadTable, Nmbrs, Options, deal_order};
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::recorded::Recorded;

impl Recorded for Nmbrs {
    const NAME: &'static str = "nmbrs";

    /// `1 2 … 100 ja jb jc jd`
    fn unshuffled(options: &Options) -> Vec<String> {
        options.blocks().iter().map(|block| block.to_string()).collect()
    }

    /// Accepts only the blocks that the options name; a table has no others.
    fn with_cards(options: Options, cards: &str) -> Option<Options> {
        (Nmbrs::unshuffled(&options).join(" ") == cards).then_some(options)
    }

    /// Returns the blocks of the first round as they leave the pot: hand by hand, then in drawing order.
    fn shuffled(options: &Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable> {
        let blocks = deal_order(options, seats, &mut Shuffle::new(seed))?;
        Ok(blocks.iter().map(ToString::to_string).collect())
    }
}
