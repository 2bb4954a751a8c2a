//! Commands other than moves, in English and in German.

use crate::game::TerminalGame;

pub enum TableCommand<'a> {
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
    /// End of input.
    End,
    /// Anything else, which the game has to parse.
    Move(&'a str),
}

/// Reads a line at a game's table, where the game may reserve words for its moves.
pub fn read_at<G: TerminalGame>(line: &str) -> TableCommand<'_> {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    if G::RESERVED_WORDS.contains(&first.as_str()) { TableCommand::Move(line) } else { read(line) }
}

pub fn read(line: &str) -> TableCommand<'_> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
    match (word.to_lowercase().as_str(), rest) {
        ("", None) => TableCommand::Nothing,
        ("?" | "help" | "hilfe", rest) => TableCommand::Help { more: rest.is_some_and(is_more) },
        ("table" | "tisch", None) => TableCommand::Table,
        ("hand" | "rack" | "tiles" | "steine", None) => TableCommand::Hand,
        ("centre" | "center" | "middle" | "mitte" | "grid" | "gitter", None) => TableCommand::Centre,
        ("log" | "verlauf" | "protokoll", None) => TableCommand::Log,
        ("score" | "scores" | "sheet" | "stars" | "punkte" | "punktezettel" | "sterne", rest) => {
            TableCommand::Score { all: rest.is_some_and(is_all) }
        }
        ("rules" | "rule" | "regeln" | "regel", rest) => TableCommand::Rules(rest),
        ("options" | "optionen" | "einstellungen", None) => TableCommand::Options,
        ("position" | "stellung", None) => TableCommand::Position,
        ("save" | "speichern", rest) => TableCommand::Save(rest),
        ("quit" | "exit" | "q" | ":q" | "ende" | "beenden" | "aufhören", None) => TableCommand::Quit,
        _ => TableCommand::Move(line),
    }
}

fn is_more(word: &str) -> bool {
    ["more", "mehr"].contains(&word.to_lowercase().as_str())
}

fn is_all(word: &str) -> bool {
    ["all", "alle", "alles"].contains(&word.to_lowercase().as_str())
}

/// Checks for a yes in reply to a request for confirmation.
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
    fn the_usual_words_for_quitting_are_understood() {
        for word in ["quit", "exit", "q", ":q", "ende", "Beenden"] {
            assert!(matches!(read(word), TableCommand::Quit), "{word}");
        }
    }

    #[test]
    fn a_game_may_reserve_a_word_for_its_moves() {
        use reckon_rules::numberloor::Numberloor;
        use reckon_rules::numero::Numero;
        assert!(matches!(read_at::<Numberloor>("Ende b3"), TableCommand::Move("Ende b3")));
        assert!(matches!(read_at::<Numberloor>("beenden"), TableCommand::Quit));
        assert!(matches!(read_at::<Numero>("ende"), TableCommand::Quit));
    }

    #[test]
    fn help_may_be_short_or_long() {
        assert!(matches!(read("?"), TableCommand::Help { more: false }));
        assert!(matches!(read("hilfe mehr"), TableCommand::Help { more: true }));
        assert!(matches!(read("? more"), TableCommand::Help { more: true }));
    }

    #[test]
    fn the_score_sheet_may_be_short_or_complete() {
        for (line, whole) in
            [("score", false), ("Sheet", false), ("punkte", false), ("score all", true), ("Punkte alle", true)]
        {
            assert!(matches!(read(line), TableCommand::Score { all } if all == whole), "{line}");
        }
    }
}
