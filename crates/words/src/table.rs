//! Errors that every game shares: options that cannot be set, and sentences about tables that cannot be opened.

use std::ops::RangeInclusive;

use reckon_rules::game::{MAX_SEATS, NotASeat};
use reckon_rules::options::{ANY, Allowed, BadOption, ranges};

use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
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
            // People look for it among the levels.
            BadOption::UnknownPreset { name } if name.eq_ignore_ascii_case("patience") => {
                speaker.line("bad-option-patience")
            }
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
        Allowed::Numbers { least, most, common } => {
            let line = speaker.line("allowed-list").number("least", *least).number("most", *most);
            let example = common.iter().find(|value| value.contains(',')).or(common.last()).unwrap_or(&ANY);
            speaker.render(&line.text("example", *example).done())
        }
    }
}

/// Says the numbers of a list: `1, 2, 5 or 10`, `1 to 10`.
pub(crate) fn numbers_with_or(list: &str, language: Language) -> String {
    let names = Names::default();
    let speaker = Speaker::new(language, &names);
    ranges_with_or(ranges(list).unwrap_or_default(), &speaker)
}

/// `1, 2, 5 or 10`; three or more that follow one another as `1 to 10`.
pub(crate) fn ranges_with_or(ranges: Vec<RangeInclusive<u8>>, speaker: &Speaker<'_>) -> String {
    let say = |range: RangeInclusive<u8>| match range.len() {
        0..3 => range.map(|number| speaker.whole(number)).collect(),
        _ => {
            let line = speaker.line("numbers-range").number("first", *range.start()).number("last", *range.end());
            vec![speaker.render(&line.done())]
        }
    };
    speaker.listed_with_or(ranges.into_iter().flat_map(say).collect())
}

impl Say for NotASeat {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        speaker.line("not-a-seat").number("most", MAX_SEATS).done()
    }
}
