//! What every game shares: why a table cannot be opened or an option not be set.

use reckon_rules::game::{BadTable, MOST_SEATS, NotASeat};
use reckon_rules::options::{Allowed, BadOption};

use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for BadTable {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            BadTable::Seats { seats, least, most } => {
                speaker.line("bad-table-seats").number("seats", *seats).number("least", *least).number("most", *most)
            }
            BadTable::TooFewCards { needed, there } => speaker
                .line("bad-table-too-few-cards")
                .text("needed", needed.to_string())
                .text("there", there.to_string()),
            BadTable::TooManyCards { there, most } => {
                speaker.line("bad-table-too-many-cards").text("there", there.to_string()).text("most", most.to_string())
            }
            BadTable::NoSuchDealer { dealer, seats } => {
                speaker.line("bad-table-no-such-dealer").number("dealer", *dealer).number("seats", *seats)
            }
            BadTable::NoSuchStarter { starter, seats } => {
                speaker.line("bad-table-no-such-starter").number("starter", *starter).number("seats", *seats)
            }
            BadTable::NoSuchYoungest { youngest, seats } => {
                speaker.line("bad-table-no-such-youngest").number("youngest", *youngest).number("seats", *seats)
            }
            BadTable::TooFewLevels { needed, there } => speaker
                .line("bad-table-too-few-levels")
                .text("needed", needed.to_string())
                .text("there", there.to_string()),
            BadTable::NoBalloonToStart => speaker.line("bad-table-no-balloon-to-start"),
            BadTable::TooFewTiles { needed, there } => speaker
                .line("bad-table-too-few-tiles")
                .text("needed", needed.to_string())
                .text("there", there.to_string()),
            BadTable::TooFewSmileys { needed, there } => speaker
                .line("bad-table-too-few-smileys")
                .text("needed", needed.to_string())
                .text("there", there.to_string()),
        };
        line.done()
    }
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

/// The values as they are typed.
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
        speaker.line("not-a-seat").number("most", MOST_SEATS).done()
    }
}
