//! nmbrs! blocks in words: blocks, rows and how they go on, what happens, and why something does not go.

mod blocks;
mod errors;
mod events;
mod illegal;
mod options;
mod rows;
mod sequences;
mod ways;

pub use blocks::{block_name, block_spoken, blocks_listed, piece_name, pieces_listed};
pub use events::{is_told, turn, turn_spoken};
pub use illegal::paragraph_of;
pub use options::{about, option_sentence, option_title, option_value, preset_sample, preset_title, title};
pub use rows::{block_described, row_described, row_shown};
pub use sequences::why_not;
pub use ways::{joker_value, way_label};

use reckon_rules::nmbrs::{Event, Illegal, Nmbrs};

use crate::game::game_words;
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Say, Speaker};

game_words!(Nmbrs);

pub fn say_event(event: &Event, names: &Names, language: Language) -> Line {
    event.say(&Speaker::new(language, names))
}

/// Said to the player who tried it.
pub fn say_illegal(illegal: &Illegal, names: &Names, language: Language) -> Line {
    illegal.say(&Speaker::new(language, names))
}
