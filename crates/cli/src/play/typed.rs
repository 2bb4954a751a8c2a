//! What somebody may type beside a move, in English and in German.

pub enum Typed<'a> {
    Nothing,
    Help,
    Table,
    Hand,
    Centre,
    Log,
    Rules(Option<&'a str>),
    Options,
    Position,
    Save(Option<&'a str>),
    Quit,
    /// Everything else is for the game to understand.
    Move(&'a str),
}

pub fn read(line: &str) -> Typed<'_> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
    match (word.to_lowercase().as_str(), rest) {
        ("", None) => Typed::Nothing,
        ("?" | "help" | "hilfe", _) => Typed::Help,
        ("table" | "tisch", None) => Typed::Table,
        ("hand", None) => Typed::Hand,
        ("centre" | "center" | "mitte", None) => Typed::Centre,
        ("log" | "verlauf", None) => Typed::Log,
        ("rules" | "rule" | "regeln" | "regel", rest) => Typed::Rules(rest),
        ("options" | "einstellungen", None) => Typed::Options,
        ("position" | "stellung", None) => Typed::Position,
        ("save" | "speichern", rest) => Typed::Save(rest),
        ("quit" | "exit" | "q" | "beenden" | "aufhören", None) => Typed::Quit,
        _ => Typed::Move(line),
    }
}
