//! Numberloor in words: cards, what goes where and why, what happens, and why something does not go.

mod arithmetic;
mod cards;
mod errors;
mod events;
mod illegal;
mod open;
mod options;
mod turn;

pub use arithmetic::reason;
pub use cards::{card_name, card_spoken, cards_listed};
pub use events::is_told;
pub use illegal::paragraph_of;
pub use open::{goes, open_cards};
pub use options::{about, option_sentence, option_title, option_value, preset_sample, preset_title, title};
pub use turn::{turn, turn_spoken};

use reckon_rules::numberloor::{Event, Illegal, Numberloor};

use crate::game::game_words;
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

game_words!(Numberloor);

pub fn say_event(event: &Event, names: &Names, language: Language) -> Line {
    event.say(&Speaker::new(language, names))
}

/// Said to the player who tried it.
pub fn say_illegal(illegal: &Illegal, names: &Names, language: Language) -> Line {
    illegal.say(&Speaker::new(language, names))
}
