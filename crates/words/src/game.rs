//! A game as every room talks about it, whichever game it is.

use reckon_rules::game::Game;

use crate::language::Language;

pub trait GameWords: Game {
    /// `NUMERO`
    fn title(language: Language) -> String;

    /// `Minus cards`: what an option is about.
    fn option_title(name: &str, language: Language) -> String;

    /// What an option changes, in one sentence.
    fn option_sentence(name: &str, language: Language) -> String;

    /// `with minus cards`; a number is itself.
    fn option_value(name: &str, value: &str, language: Language) -> String;

    /// `With minus cards`
    fn preset_title(name: &str, language: Language) -> String;

    /// A sum or a move that shows how hard it is: `10 − 2`.
    fn preset_sample(name: &str, language: Language) -> String;

    /// The youngest age for a preset.
    fn preset_age(name: &str) -> u8;

    /// About how many minutes a game of the usual preset takes: the moves of a game between two computer players
    /// (`examples/length.rs` of `bots`), at twelve seconds each.
    const MINUTES: u8;

    /// Whether this is said when it happens. What goes without saying is not.
    fn is_told(event: &Self::Event) -> bool;
}

/// What `options.rs` and `events.rs` of a game say.
macro_rules! game_words {
    ($game:ty) => {
        impl crate::game::GameWords for $game {
            fn title(language: Language) -> String {
                options::title(language)
            }

            fn option_title(name: &str, language: Language) -> String {
                options::option_title(name, language)
            }

            fn option_sentence(name: &str, language: Language) -> String {
                options::option_sentence(name, language)
            }

            fn option_value(name: &str, value: &str, language: Language) -> String {
                options::option_value(name, value, language)
            }

            fn preset_title(name: &str, language: Language) -> String {
                options::preset_title(name, language)
            }

            fn preset_sample(name: &str, language: Language) -> String {
                options::preset_sample(name, language)
            }

            fn preset_age(name: &str) -> u8 {
                options::preset_age(name)
            }

            const MINUTES: u8 = options::MINUTES;

            fn is_told(event: &Event) -> bool {
                events::is_told(event)
            }
        }
    };
}
pub(crate) use game_words;
