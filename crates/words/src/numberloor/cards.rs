//! Cards by name, written and spoken.

use reckon_rules::numberloor::{Balloon, Card, Face};

use crate::language::Language;
use crate::names::Names;
use crate::speaker::{Manner, Speaker};

/// `Level 5`, `Level 5 by night`, `balloon 3`, `Any Odd`
pub fn card_name(card: Card, language: Language) -> String {
    name(card, &Speaker::new(language, &Names::default()))
}

/// `level five`, `balloon three`
pub fn card_spoken(card: Card, language: Language) -> String {
    name(card, &Speaker::new(language, &Names::default()).aloud())
}

/// `Level 2, Level 8 by night, balloon 3`, written or spoken.
pub fn cards_listed(cards: &[Card], speaker: &Speaker<'_>) -> String {
    speaker.listed(cards.iter().map(|card| name(*card, speaker)))
}

/// `balloon 2, balloon 3 and Level 6`
pub(super) fn cards_with_and(cards: &[Card], speaker: &Speaker<'_>) -> String {
    speaker.listed_with_and(cards.iter().map(|card| name(*card, speaker)).collect())
}

pub(super) fn name(card: Card, speaker: &Speaker<'_>) -> String {
    let numbered = |id, number: u8| speaker.line(id).number("number", number);
    let line = match (card.face(), speaker.manner) {
        _ if card == Card::EITHER_ODD => speaker.line("numberloor-balloon-either-odd"),
        _ if card == Card::EITHER_EVEN => speaker.line("numberloor-balloon-either-even"),
        (Face::Balloon(Balloon::Either), _) => speaker.line("numberloor-balloon-either"),
        (Face::Level { number, night: false }, Manner::Written) => numbered("numberloor-level", number),
        (Face::Level { number, night: false }, Manner::Spoken) => numbered("numberloor-level-spoken", number),
        (Face::Level { number, night: true }, Manner::Written) => numbered("numberloor-level-night", number),
        (Face::Level { number, night: true }, Manner::Spoken) => numbered("numberloor-level-night-spoken", number),
        (Face::Balloon(Balloon::Number(number)), _) => numbered("numberloor-balloon", number),
        (Face::Balloon(Balloon::Nearest), _) => speaker.line("numberloor-balloon-nearest"),
        (Face::Balloon(Balloon::Odd), _) => speaker.line("numberloor-balloon-odd"),
        (Face::Balloon(Balloon::Even), _) => speaker.line("numberloor-balloon-even"),
        (Face::Balloon(Balloon::Skip), _) => speaker.line("numberloor-balloon-skip"),
    };
    speaker.render(&line.done())
}

/// Names a card without the word "Level", where it goes without saying: `5`, `5 by night`, `balloon 3`.
pub(super) fn short_name(card: Card, speaker: &Speaker<'_>) -> String {
    let line = match card.face() {
        Face::Level { number, night: false } => return speaker.whole(number),
        Face::Level { number, night: true } => speaker.line("numberloor-short-night").number("number", number),
        Face::Balloon(_) => return name(card, speaker),
    };
    speaker.render(&line.done())
}

/// Returns the number of a Level as a noun, `7` or `Sieben`, or the name of a balloon.
pub(super) fn noun(card: Card, speaker: &Speaker<'_>) -> String {
    card.level().map_or_else(|| name(card, speaker), |number| speaker.noun(number))
}
