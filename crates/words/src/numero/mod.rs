//! NUMERO in words: cards, sums, what happens, and why something does not go.

mod arithmetic;
mod cards;
mod errors;
mod events;
mod illegal;
mod options;
mod points;
mod voice;

pub use arithmetic::{expression, spoken, step_spoken, step_written, steps, written};
pub use cards::{card_name, card_spoken};
pub use events::is_told;
pub use illegal::paragraph_of;
pub use options::{about, option_sentence, option_title, option_value, preset_sample, preset_title, title};
pub use points::item_title;

use reckon_rules::numero::{Event, Illegal, Numero};

use crate::game::game_words;
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

game_words!(Numero);

pub fn say_event(event: &Event, names: &Names, language: Language) -> Line {
    event.say(&Speaker::new(language, names))
}

/// Said to the player who tried it.
pub fn say_illegal(illegal: &Illegal, names: &Names, language: Language) -> Line {
    illegal.say(&Speaker::new(language, names))
}
