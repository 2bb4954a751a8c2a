//! Rulebook and help of a game.

use reckon_rules::game::Game;
use reckon_words::Names;

use crate::output::Output;

/// A game's rulebook, for `reckon rules` and for `rules` during a game.
pub trait HasRulebook: Game {
    const RULEBOOK: &'static str;
    /// A chapter and a paragraph of the rulebook, as examples worth reading.
    const PARAGRAPH: (&'static str, &'static str);
}

/// A word that people know from other games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Foreign {
    Draw,
    Pass,
    Stop,
    Discard,
    Hint,
}

impl Foreign {
    /// Finds the word that is the whole line, in English or in German; only what is discarded is named with the word.
    pub fn of(typed: &str) -> Option<Foreign> {
        let mut words = typed.split_whitespace();
        let word = words.next()?.trim_end_matches(['.', '!', '?']).to_lowercase();
        let found = Foreign::by_name(&word)?;
        Some(found).filter(|found| *found == Foreign::Discard || words.next().is_none())
    }

    fn by_name(word: &str) -> Option<Foreign> {
        Some(match word {
            "draw" | "ziehen" | "zieh" | "ziehe" => Foreign::Draw,
            "pass" | "skip" | "passe" | "passen" | "weiter" => Foreign::Pass,
            "end" | "stop" | "done" | "finish" | "fertig" | "stopp" | "schluss" => Foreign::Stop,
            "discard" | "lege" | "ablegen" => Foreign::Discard,
            "hint" | "hints" | "fits" | "tipp" | "tip" | "passt" | "hinweis" => Foreign::Hint,
            _ => return None,
        })
    }
}

/// A game's help: for newcomers, and for `help` during a game.
pub trait HasHelp: Game {
    /// Messages that explain the commands other than moves, one each; `COMMANDS_IN_SHORT` sums them up.
    const COMMANDS: &'static [&'static str] = &[
        "cli-help-table",
        "cli-help-hand",
        "cli-help-centre",
        "cli-help-log",
        "cli-help-rules",
        "cli-help-options",
        "cli-help-position",
        "cli-help-save",
        "cli-help-quit",
    ];
    const COMMANDS_IN_SHORT: &'static str = "cli-help-short";

    /// Explains the aim and the moves to a newcomer in a few sentences.
    fn introduction(options: &Self::Options, players: usize, output: &Output) -> Vec<String>;

    /// Tells what was publicly decided before the first turn.
    fn opening(_view: &Self::View, _names: &Names, _output: &Output) -> Vec<String> {
        Vec::new()
    }

    /// Returns moves as typed, with their effects: only those possible at this table, and no more than a handful unless
    /// `all` are wanted.
    fn examples(view: &Self::View, all: bool, output: &Output) -> Vec<(String, Vec<String>)>;

    /// Says how freely a move may be typed.
    fn typing_hint(view: &Self::View, output: &Output) -> String;

    /// Says what to type instead of a line that belongs to another game, or to another moment of this one.
    fn instead_of(_view: &Self::View, _typed: &str) -> Option<&'static str> {
        None
    }

    /// Returns an example of a call to type after a name and a colon.
    fn example_call(output: &Output) -> String;
}

#[cfg(test)]
mod tests {
    use reckon_rules::nmbrs::Nmbrs;
    use reckon_rules::numberloor::Numberloor;
    use reckon_rules::numenko::Numenko;
    use reckon_rules::numero::Numero;
    use reckon_words::Language;

    use super::*;

    fn instead<G: HasHelp>(position: &str, typed: &str) -> Option<&'static str>
    where
        G::View: std::str::FromStr,
    {
        let Ok(view) = position.parse::<G::View>() else { panic!("no position: {position}") };
        let id = G::instead_of(&view, typed);
        for language in Language::ALL {
            assert!(id.is_none_or(|id| !Output::plain(language).say(id).is_empty()), "{typed}");
        }
        id
    }

    #[test]
    fn words_of_other_games_are_answered_with_what_to_type_here() {
        let numero = |typed| instead::<Numero>("centre 5 3 | hand 8 2", typed);
        assert_eq!(numero("draw"), Some("cli-numero-not-draw"));
        assert_eq!(numero("Ziehen"), Some("cli-numero-not-draw"));
        assert_eq!(numero("hint?"), Some("cli-numero-not-hint"));
        assert_eq!(numero("end"), Some("cli-numero-not-end"));
        assert_eq!(instead::<Numero>("hands 1 | centre 5 3 | hand 8", "end"), Some("cli-numero-not-end-patience"));
        let empty = |typed| instead::<Numero>("centre | hand 8 2", typed);
        assert_eq!(empty("draw"), Some("cli-numero-not-draw-discard"));
        assert_eq!(empty("end"), Some("cli-numero-not-end-discard"));
        let nmbrs = |typed| instead::<Nmbrs>("table 20 30 40 | hand 50 60", typed);
        assert_eq!(nmbrs("pass"), Some("cli-nmbrs-not-pass"));
        assert_eq!(nmbrs("discard 7"), Some("cli-nmbrs-not-discard"));
        assert_eq!(nmbrs("tipp"), Some("cli-nmbrs-not-hint"));
        let numberloor = |typed| instead::<Numberloor>("open 5 b3 | hand 2 7", typed);
        assert_eq!(numberloor("stop"), Some("cli-numberloor-not-stop"));
        assert_eq!(instead::<Numberloor>("open 5 7 | hand 2 7", "draw"), Some("cli-numberloor-not-stop-beginners"));
        let numenko = |typed| instead::<Numenko>("tiles 248**?", typed);
        assert_eq!(numenko("passe"), Some("cli-numenko-not-pass"));
        assert_eq!(numenko("draw"), Some("cli-numenko-not-draw"));
    }

    #[test]
    fn a_line_that_says_more_is_not_about_another_game() {
        assert_eq!(Foreign::of("draw 5"), None);
        assert_eq!(Foreign::of("8: 5 + 3"), None);
        assert_eq!(Foreign::of(""), None);
        assert_eq!(Foreign::of("lege 7"), Some(Foreign::Discard));
    }
}
