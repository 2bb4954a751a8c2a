//! NUMERO on record.

use reckon_rules::numero::text::pack::Printed;
use reckon_rules::numero::{BadTable, Numero, Options, Pack, deal_order};
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::recorded::Recorded;

impl Recorded for Numero {
    const NAME: &'static str = "numero";

    /// `1g:2 2g … -2:2`: printed points follow a colon, if a card has any.
    fn unshuffled(options: &Options) -> Vec<String> {
        options.selected().iter().map(in_record).collect()
    }

    /// Keeps the pack of the options if it gives the same cards, because that is what the players chose.
    fn with_cards(options: Options, cards: &str) -> Option<Options> {
        if Numero::unshuffled(&options).join(" ") == cards {
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

fn in_record(printed: &Printed) -> String {
    match printed.points {
        0 => printed.card.to_string(),
        points => format!("{}:{points}", printed.card),
    }
}
