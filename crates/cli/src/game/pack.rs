//! The cards of a game.

use reckon_records::Recorded;
use reckon_words::{GameWords, Line, Speaker};
use serde::Serialize;

use crate::output::Output;

/// A game's cards, for `reckon packs` and `--pack`. The default methods suit a game whose pieces are always the same.
pub trait HasPack: Recorded + GameWords {
    /// The default pack file, if the game has packs.
    const PACK: Option<&'static str>;
    /// A card of a pack, for JSON output.
    type PrintedCard: Serialize;

    /// Counts the cards that these options select.
    fn cards(options: &Self::Options) -> usize;

    /// Switches to the cards of a pack file, or says what is wrong with it.
    fn use_pack(_options: &mut Self::Options, _file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let title = Self::title(speaker.language);
        Err(speaker.render(&Line::new("cli-no-packs").with("game", title)))
    }

    /// Switches to as many cards of the pack as can be played together.
    fn use_all_cards(_options: &mut Self::Options) {}

    /// Returns every card of the pack.
    fn printed_cards(_options: &Self::Options) -> Vec<Self::PrintedCard> {
        Vec::new()
    }

    /// Lists the cards in one line, unless they are the default ones.
    fn own_cards(_options: &Self::Options) -> Option<String> {
        None
    }

    /// Describes the whole pack, family by family.
    fn describe_pack(_options: &Self::Options, _output: &Output) -> Vec<String> {
        Vec::new()
    }
}
