//! What a record asks of a game beside its rules.

use reckon_rules::game::{BadTable, Game};
use reckon_rules::shuffle::Seed;

pub trait Recorded: Game {
    /// As records and commands name it.
    const NAME: &'static str;

    /// Every card that the table plays with, in the order in which the shuffle finds them. A record
    /// holds them one by one, because packs change and records do not.
    fn unshuffled(options: &Self::Options) -> Vec<String>;

    /// The same table with exactly these cards; nothing where it cannot play with them.
    fn with_cards(options: Self::Options, cards: &str) -> Option<Self::Options>;

    /// The cards as the seed shuffles them, in the order in which they leave the pack.
    fn shuffled(options: &Self::Options, seats: u8, seed: &Seed) -> Result<Vec<String>, BadTable>;
}
