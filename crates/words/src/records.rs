//! Findings about a record, and why a text is not a record.

use reckon_records::{Change, Check, Finding, Note, Unreadable};
use reckon_rules::game::Game;

use crate::line::Line;
use crate::speaker::{Say, Sentence, Speaker};

/// Converts the number of a line or move, which always fits.
fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl<'a> Speaker<'a> {
    fn at(&'a self, id: &'static str, line: u32) -> Sentence<'a> {
        self.line(id).number("line", small(line))
    }
}

impl Say for Unreadable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Unreadable::Empty => speaker.line("record-unreadable-empty"),
            Unreadable::Foreign => speaker.line("record-unreadable-foreign"),
            Unreadable::Newer { format } => speaker.line("record-unreadable-newer").number("format", small(*format)),
            Unreadable::OldSave => speaker.line("record-unreadable-old-save"),
            Unreadable::TooLarge => speaker.line("record-unreadable-too-large"),
            Unreadable::NotText { line } => speaker.at("record-unreadable-not-text", *line),
            Unreadable::LongLine { line } => speaker.at("record-unreadable-long-line", *line),
            Unreadable::LineEnds => speaker.line("record-unreadable-line-ends"),
            Unreadable::NoLineEnd => speaker.line("record-unreadable-no-line-end"),
            Unreadable::Closing => speaker.line("record-unreadable-closing"),
            Unreadable::OtherGame { line, name } => {
                speaker.at("record-unreadable-other-game", *line).text("name", name)
            }
            Unreadable::Revision { line, found, known } => speaker
                .at("record-unreadable-revision", *line)
                .text("age", if found > known { "newer" } else { "older" })
                .number("found", small(*found))
                .number("known", small(*known)),
            Unreadable::Expected { line, wanted, found } => speaker
                .at("record-unreadable-expected", *line)
                .text("wanted", *wanted)
                .text("is", if found.is_empty() { "missing" } else { "other" })
                .text("found", found),
            Unreadable::Option { line, why } => {
                speaker.at("record-unreadable-option", *line).text("why", speaker.tell(why))
            }
            Unreadable::Cards { line } => speaker.at("record-unreadable-cards", *line),
            Unreadable::Player { line, text } => speaker.at("record-unreadable-player", *line).text("text", text),
            Unreadable::Seats { line } => speaker.at("record-unreadable-seats", *line),
            Unreadable::Hex { line } => speaker.at("record-unreadable-hex", *line),
            Unreadable::Move { line, text } => speaker.at("record-unreadable-move", *line).text("text", text),
            Unreadable::ManyMoves { line } => speaker.at("record-unreadable-many-moves", *line),
            Unreadable::Result { line } => speaker.at("record-unreadable-result", *line),
            Unreadable::NotAsWritten { line } => speaker.at("record-unreadable-not-as-written", *line),
        };
        line.done()
    }
}

impl Say for Check {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            Check::Closing => Line::new("record-check-closing"),
            Check::Form => Line::new("record-check-form"),
            Check::Commitment => Line::new("record-check-commitment"),
            Check::Seed => Line::new("record-check-seed"),
            Check::Order => Line::new("record-check-order"),
            Check::Moves { moves } => {
                let number = speaker.line("record-check-moves").number("moves", small(*moves));
                number.done().with("moves-count", i64::from(*moves))
            }
            Check::Result => Line::new("record-check-result"),
        }
    }
}

impl Say for Note {
    fn say(&self, _: &Speaker<'_>) -> Line {
        Line::new(match self {
            Note::PutRight => "record-note-put-right",
            Note::GaveUp => "record-note-gave-up",
            Note::Chosen => "record-note-chosen",
            Note::NotOver => "record-note-not-over",
            Note::Sealed => "record-note-sealed",
            Note::Private => "record-note-private",
        })
    }
}

impl<G: Game<Illegal: Say, BadTable: Say>> Say for Finding<G> {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Finding::Form(unreadable) => return unreadable.say(speaker),
            Finding::Closing => speaker.line("record-finding-closing"),
            Finding::Changed(change) => return changed(change, speaker),
            Finding::Commitment { line } => speaker.at("record-finding-commitment", *line),
            Finding::Seed { line } => speaker.at("record-finding-seed", *line),
            Finding::Table { line, why } => speaker.at("record-finding-table", *line).text("why", speaker.tell(why)),
            Finding::Order { line, place, found, right } => speaker
                .at("record-finding-order", *line)
                .number("place", small(*place))
                .text("found", card(found, speaker))
                .text("right", card(right, speaker)),
            Finding::Move { line, number, seat, text, why } => speaker
                .at("record-finding-move", *line)
                .number("number", small(*number))
                .text("who", speaker.name(*seat))
                .text("text", text)
                .text("why", speaker.tell(why)),
            Finding::NotOver { line } => speaker.at("record-finding-not-over", *line),
            Finding::Result { line, found, right } => speaker
                .at("record-finding-result", *line)
                .text("found", results(found, speaker))
                .text("right", results(right, speaker)),
        };
        line.done()
    }
}

fn changed(change: &Change, speaker: &Speaker<'_>) -> Line {
    let line = speaker.at("record-finding-changed", change.line).number("column", small(change.column));
    line.text("found", byte(change.found, speaker)).text("right", byte(change.right, speaker)).done()
}

/// Describes a byte as it appears in an editor.
fn byte(byte: u8, speaker: &Speaker<'_>) -> String {
    let line = match byte {
        b'\n' => Line::new("record-byte-line-end"),
        b' ' => Line::new("record-byte-space"),
        b'!'..=b'~' => Line::new("record-byte-letter").with("letter", char::from(byte).to_string()),
        _ => Line::new("record-byte-other").with("number", format!("{byte:02x}")),
    };
    speaker.render(&line)
}

/// Shows a card as a record writes it, or says that there is none.
fn card(card: &str, speaker: &Speaker<'_>) -> String {
    match card {
        "" => speaker.render(&Line::new("record-no-card")),
        card => card.to_string(),
    }
}

fn results(results: &[i32], speaker: &Speaker<'_>) -> String {
    speaker.listed(results.iter().map(|result| speaker.number(reckon_rules::ratio::Ratio::whole(*result))))
}
