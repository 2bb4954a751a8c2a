//! Numenko-in-a-bag in words: tiles, sums and what is wrong with them, what happens, and why something does not go.

mod errors;
mod events;
mod illegal;
mod options;
mod sums;
mod tiles;

pub use events::is_told;
pub use illegal::paragraph_of;
pub use options::{about, option_sentence, option_title, option_value, preset_sample, preset_title, title};
pub use sums::{place, reading_shown, sum_shown, sum_spoken, trouble};
pub use tiles::{run, tile_name, tile_spoken, tiles_listed};

use reckon_rules::numenko::{Event, Illegal, Numenko};

use crate::game::game_words;
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

game_words!(Numenko);

pub fn say_event(event: &Event, names: &Names, language: Language) -> Line {
    event.say(&Speaker::new(language, names))
}

/// Said to the player who tried it.
pub fn say_illegal(illegal: &Illegal, names: &Names, language: Language) -> Line {
    illegal.say(&Speaker::new(language, names))
}
