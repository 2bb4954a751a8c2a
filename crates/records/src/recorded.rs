//! Requirements that a game must meet, besides its rules, to be recorded.

use reckon_rules::game::Game;
use reckon_rules::shuffle::Seed;

pub trait Recorded: Game {
    /// Name in records and commands.
    const NAME: &'static str;

    /// Returns every card that the table plays with, in their order before the shuffle. A record lists
    /// them one by one, because packs change and records do not.
    fn unshuffled(options: &Self::Options) -> Vec<String>;

    /// Returns the options of a table with exactly these cards; `None` if it cannot play with them.
    fn with_cards(options: Self::Options, cards: &str) -> Option<Self::Options>;

    /// Returns the cards as the seed shuffles them, in the order in which they leave the pack.
    fn shuffled(options: &Self::Options, seats: u8, seed: &Seed) -> Result<Vec<String>, Self::BadTable>;
}
