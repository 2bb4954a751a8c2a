//! What somebody may type who arranges, beside moves and what may be typed everywhere; in English and in German.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnWord {
    /// How is it?
    Check,
    /// One arrangement back.
    Undo,
    /// Somebody else may have the keyboard.
    Next,
    /// The others may do something.
    Wait,
}

pub fn own_word(line: &str) -> Option<OwnWord> {
    Some(match line.to_lowercase().as_str() {
        "check" | "prüfe" | "prüfen" => OwnWord::Check,
        "undo" | "back" | "zurück" | "rückgängig" => OwnWord::Undo,
        "next" | "weiter" => OwnWord::Next,
        "wait" | "warte" | "warten" => OwnWord::Wait,
        _ => return None,
    })
}
