//! Commands for arranging, besides moves and the general commands, in English and in German.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrangeCommand {
    /// Reports on the arrangement.
    Check,
    /// Undoes the last change to the arrangement.
    Undo,
    /// Passes the keyboard on.
    Next,
    /// Lets the computer players act.
    Wait,
}

pub fn arrange_command(line: &str) -> Option<ArrangeCommand> {
    Some(match line.to_lowercase().as_str() {
        "check" | "prüfe" | "prüfen" => ArrangeCommand::Check,
        "undo" | "back" | "zurück" | "rückgängig" => ArrangeCommand::Undo,
        "next" | "weiter" => ArrangeCommand::Next,
        "wait" | "warte" | "warten" => ArrangeCommand::Wait,
        _ => return None,
    })
}
