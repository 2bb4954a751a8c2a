//! Errors that every game shares: options that cannot be set, and sentences about tables that cannot be opened.

use reckon_rules::game::{MAX_SEATS, NotASeat};
use reckon_rules::options::{Allowed, BadOption};

use crate::line::Line;
use crate::speaker::{Say, Sentence, Speaker};

/// Says how many players a game takes.
pub(crate) fn bad_seats<'a>(seats: u8, least: u8, most: u8, speaker: &'a Speaker<'_>) -> Sentence<'a> {
    speaker.line("bad-table-seats").number("seats", seats).number("least", least).number("most", most)
}

/// Says that the pack has too few of something. These numbers stay figures even when spoken.
pub(crate) fn too_few<'a>(id: &'static str, needed: u32, there: u32, speaker: &'a Speaker<'_>) -> Sentence<'a> {
    speaker.line(id).text("needed", needed.to_string()).text("there", there.to_string())
}

impl Say for BadOption {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadOption::Unknown { name } => speaker.line("bad-option-unknown").text("name", name),
            BadOption::Value { spec, value } => speaker
                .line("bad-option-value")
                .text("name", spec.name)
                .text("value", value)
                .text("allowed", allowed(&spec.allowed, speaker)),
            BadOption::UnknownPreset { name } => speaker.line("bad-option-unknown-preset").text("name", name),
        };
        line.done()
    }
}

/// Lists the allowed values as players type them.
fn allowed(allowed: &Allowed, speaker: &Speaker<'_>) -> String {
    match allowed {
        Allowed::OneOf(words) => speaker.listed(words.iter().map(|word| (*word).to_string())),
        Allowed::Number { least, most } => {
            let line = speaker.line("allowed-numbers").number("least", *least).number("most", *most);
            speaker.render(&line.done())
        }
    }
}

impl Say for NotASeat {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("not-a-seat").number("most", MAX_SEATS).done()
    }
}
