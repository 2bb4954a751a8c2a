//! What somebody may type beside a move, in English and in German.

use crate::game::TerminalGame;

pub enum Typed<'a> {
    Nothing,
    Help {
        more: bool,
    },
    Table,
    Hand,
    Centre,
    Log,
    Score {
        all: bool,
    },
    Rules(Option<&'a str>),
    Options,
    Position,
    Save(Option<&'a str>),
    Quit,
    /// There is nothing more to read.
    End,
    /// Everything else is for the game to understand.
    Move(&'a str),
}

/// The same at the table of a game, which may have a word for itself.
pub fn read_at<G: TerminalGame>(line: &str) -> Typed<'_> {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    if G::OWN_WORDS.contains(&first.as_str()) { Typed::Move(line) } else { read(line) }
}

pub fn read(line: &str) -> Typed<'_> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
    match (word.to_lowercase().as_str(), rest) {
        ("", None) => Typed::Nothing,
        ("?" | "help" | "hilfe", rest) => Typed::Help { more: rest.is_some_and(is_more) },
        ("table" | "tisch", None) => Typed::Table,
        ("hand" | "rack" | "tiles" | "steine", None) => Typed::Hand,
        ("centre" | "center" | "middle" | "mitte" | "grid" | "gitter", None) => Typed::Centre,
        ("log" | "verlauf" | "protokoll", None) => Typed::Log,
        ("score" | "scores" | "sheet" | "stars" | "punkte" | "punktezettel" | "sterne", rest) => {
            Typed::Score { all: rest.is_some_and(is_all) }
        }
        ("rules" | "rule" | "regeln" | "regel", rest) => Typed::Rules(rest),
        ("options" | "optionen" | "einstellungen", None) => Typed::Options,
        ("position" | "stellung", None) => Typed::Position,
        ("save" | "speichern", rest) => Typed::Save(rest),
        ("quit" | "exit" | "q" | ":q" | "ende" | "beenden" | "aufhören", None) => Typed::Quit,
        _ => Typed::Move(line),
    }
}

fn is_more(word: &str) -> bool {
    ["more", "mehr"].contains(&word.to_lowercase().as_str())
}

fn is_all(word: &str) -> bool {
    ["all", "alle", "alles"].contains(&word.to_lowercase().as_str())
}

/// Whoever is asked whether a move is really meant.
pub fn is_yes(line: &str) -> bool {
    ["yes", "y", "ja", "j"].contains(&line.to_lowercase().as_str())
}

pub fn is_no(line: &str) -> bool {
    ["no", "n", "nein"].contains(&line.to_lowercase().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_ways_out_are_understood() {
        for word in ["quit", "exit", "q", ":q", "ende", "Beenden"] {
            assert!(matches!(read(word), Typed::Quit), "{word}");
        }
    }

    #[test]
    fn a_game_may_have_a_word_for_itself() {
        use reckon_rules::numberloor::Numberloor;
        use reckon_rules::numero::Numero;
        assert!(matches!(read_at::<Numberloor>("Ende b3"), Typed::Move("Ende b3")));
        assert!(matches!(read_at::<Numberloor>("beenden"), Typed::Quit));
        assert!(matches!(read_at::<Numero>("ende"), Typed::Quit));
    }

    #[test]
    fn help_and_more_of_it() {
        assert!(matches!(read("?"), Typed::Help { more: false }));
        assert!(matches!(read("hilfe mehr"), Typed::Help { more: true }));
        assert!(matches!(read("? more"), Typed::Help { more: true }));
    }

    #[test]
    fn the_score_sheet_and_all_of_it() {
        for (line, whole) in
            [("score", false), ("Sheet", false), ("punkte", false), ("score all", true), ("Punkte alle", true)]
        {
            assert!(matches!(read(line), Typed::Score { all } if all == whole), "{line}");
        }
    }
}
