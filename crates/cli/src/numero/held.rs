//! A hand in one line, for whoever sees a game again that is over.

use reckon_rules::numero::View;
use reckon_words::numero::{card_name, card_spoken};

use crate::voice::Voice;

/// Numbers first, from low to high; wild cards after them.
pub fn held(view: &View, voice: &Voice) -> String {
    let mut hand = view.own_hand().to_vec();
    hand.sort_unstable();
    let name = if voice.spoken { card_spoken } else { card_name };
    voice.joined("numero-cards", hand.into_iter().map(|card| name(card, voice.language)))
}
