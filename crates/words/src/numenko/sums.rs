//! The readings of sums, and what is wrong with sums that are not true.

use reckon_rules::numenko::{Reading, Sum, SumFault, Verdict};
use reckon_rules::ratio::Ratio;

use super::tiles::{number, run};
use crate::language::Language;
use crate::line::Line;
use crate::names::Names;
use crate::speaker::{Manner, Say, Speaker};

/// `(5 − 1) × 5 = 20` with the signs of the language; tiles without a true reading as they lie: `92 ∗ 4 ∗ 8`.
pub fn sum_shown(sum: &Sum, language: Language) -> String {
    shown(sum, &Speaker::new(language, &Names::default()))
}

/// `row 3: two times four is eight, true`; `column 2, rows 3 to 4: seven star, not finished`.
pub fn sum_spoken(sum: &Sum, language: Language) -> String {
    let names = Names::default();
    let speaker = Speaker::new(language, &names).aloud();
    let line = match &sum.verdict {
        Verdict::True { .. } => speaker
            .line("numenko-sum-spoken-true")
            .text("place", place(sum, &speaker))
            .text("sum", shown(sum, &speaker)),
        Verdict::Trouble(fault) => speaker
            .line("numenko-sum-spoken-trouble")
            .text("place", whole_place(sum, &speaker))
            .text("tiles", run(&sum.tiles, &speaker))
            .text("short", speaker.render(&Line::new(format!("{}.short", fault_id(fault))))),
    };
    speaker.render(&line.done())
}

/// Gives a sum with its place, or what is wrong with it. Part of a list, so no full stop.
impl Say for Sum {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match fault(self, speaker) {
            Some(line) => line,
            None => {
                let line = speaker.line("numenko-sum-true").text("place", place(self, speaker));
                line.text("sum", shown(self, speaker)).done()
            }
        }
    }
}

/// Says what is wrong with a sum: `92 ∗ 4 ∗ 8: no reading is true (row 2)`. `None` for a true one.
pub fn fault(sum: &Sum, speaker: &Speaker<'_>) -> Option<Line> {
    let Verdict::Trouble(fault) = &sum.verdict else { return None };
    let line = speaker.line(fault_id(fault)).text("tiles", run(&sum.tiles, speaker));
    let line = line.text("place", place(sum, speaker));
    let line = match fault {
        SumFault::LeadingZero { number: digits } => line.text("number", number(digits, speaker)),
        SumFault::StatedOtherTiles { reading }
        | SumFault::StatedNoSum { reading }
        | SumFault::StatedCalculatesBehind { reading }
        | SumFault::StatedChain { reading } => line.text("reading", signs(&reading.to_string(), speaker)),
        SumFault::StatedDividesByZero { shown, .. } => line.text("reading", signs(shown, speaker)),
        SumFault::StatedFraction { shown, step, .. } => {
            line.text("reading", signs(shown, speaker)).text("step", signs(step, speaker))
        }
        SumFault::StatedNotTrue { shown, values, .. } => {
            let values = speaker.listed_with_and(values.iter().map(|v| value(v, speaker)).collect());
            line.text("reading", signs(shown, speaker)).text("values", values)
        }
        _ => line,
    };
    Some(line.done())
}

fn fault_id(fault: &SumFault) -> &'static str {
    match fault {
        SumFault::NoSign => "numenko-trouble-no-sign",
        SumFault::SignAtEdge => "numenko-trouble-sign-at-edge",
        SumFault::OneSign => "numenko-trouble-one-sign",
        SumFault::SignsTogether => "numenko-trouble-signs-together",
        SumFault::LeadingZero { .. } => "numenko-trouble-leading-zero",
        SumFault::NothingWorkedOut => "numenko-trouble-nothing-worked-out",
        SumFault::NoneTrue => "numenko-trouble-none-true",
        SumFault::SmileyDiffers => "numenko-trouble-smiley-differs",
        SumFault::TooMany => "numenko-trouble-too-many",
        SumFault::StatedOtherTiles { .. } => "numenko-trouble-stated-other-tiles",
        SumFault::StatedNoSum { .. } => "numenko-trouble-stated-no-sum",
        SumFault::StatedCalculatesBehind { .. } => "numenko-trouble-stated-calculates-behind",
        SumFault::StatedChain { .. } => "numenko-trouble-stated-chain",
        SumFault::StatedDividesByZero { .. } => "numenko-trouble-stated-divides-by-zero",
        SumFault::StatedFraction { .. } => "numenko-trouble-stated-fraction",
        SumFault::StatedNotTrue { .. } => "numenko-trouble-stated-not-true",
    }
}

/// Describes the first wrong sum and counts the others.
pub(super) fn wrong_sums(sums: &[Sum], speaker: &Speaker<'_>) -> Option<String> {
    let mut lines = sums.iter().filter_map(|sum| fault(sum, speaker));
    let first = speaker.render(&lines.next()?);
    let more = i32::try_from(lines.count()).unwrap_or(i32::MAX);
    Some(speaker.render(&speaker.line("numenko-wrong-sums").text("trouble", first).cards("more", more).done()))
}

/// `row 3`, `column 2`
pub fn place(sum: &Sum, speaker: &Speaker<'_>) -> String {
    let line = match sum.down {
        false => speaker.line("numenko-place-row").number("row", sum.row),
        true => speaker.line("numenko-place-column").number("column", sum.column),
    };
    speaker.render(&line.done())
}

/// `column 2, rows 3 to 4`
fn whole_place(sum: &Sum, speaker: &Speaker<'_>) -> String {
    let first = if sum.down { sum.row } else { sum.column };
    let last = i32::from(first) + i32::try_from(sum.tiles.len()).unwrap_or_default() - 1;
    let line = match sum.down {
        false => speaker.line("numenko-place-across").number("row", sum.row),
        true => speaker.line("numenko-place-down").number("column", sum.column),
    };
    speaker.render(&line.number("first", first).number("last", last).done())
}

fn shown(sum: &Sum, speaker: &Speaker<'_>) -> String {
    match &sum.verdict {
        Verdict::True { shown, .. } => signs(shown, speaker),
        Verdict::Trouble(_) => run(&sum.tiles, speaker),
    }
}

/// Shows the reading that a player states for a sum: `(5 − 1) × 5 = 0`.
pub(super) fn stated(sum: &Sum, speaker: &Speaker<'_>) -> String {
    let Verdict::Trouble(fault) = &sum.verdict else { return shown(sum, speaker) };
    let text = match fault {
        SumFault::StatedDividesByZero { shown, .. }
        | SumFault::StatedFraction { shown, .. }
        | SumFault::StatedNotTrue { shown, .. } => shown.clone(),
        fault => fault.stated().map(ToString::to_string).unwrap_or_default(),
    };
    signs(&text, speaker)
}

/// Shows a reading without brackets: `5 − 1 × 5 = 20`.
pub fn reading_shown(reading: &Reading, language: Language) -> String {
    signs(&reading.to_string(), &Speaker::new(language, &Names::default()))
}

/// Formats `(5-1)x5=20` with spaces and the signs of the language. Spoken, a bracket becomes a pause.
fn signs(text: &str, speaker: &Speaker<'_>) -> String {
    match speaker.manner {
        Manner::Written => written(text, speaker.language),
        Manner::Spoken => spoken(text, speaker),
    }
}

fn written(text: &str, language: Language) -> String {
    let sign = |character: char| match character {
        '-' => " − ".to_string(),
        'x' => format!(" {} ", language.times()),
        '/' => format!(" {} ", language.over()),
        '+' | '=' => format!(" {character} "),
        other => other.to_string(),
    };
    // A minus before the first number belongs to it.
    match text.strip_prefix('-') {
        Some(rest) => format!("−{}", written(rest, language)),
        None => text.chars().map(sign).collect::<String>().trim().to_string(),
    }
}

fn spoken(text: &str, speaker: &Speaker<'_>) -> String {
    let mut said = String::new();
    let mut digits = String::new();
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        if character.is_ascii_digit() {
            digits.push(character);
            if characters.peek().is_some_and(char::is_ascii_digit) {
                continue;
            }
            said.push_str(&number(&std::mem::take(&mut digits), speaker));
            continue;
        }
        let id = match character {
            ')' => {
                said.push(',');
                continue;
            }
            '(' => continue,
            '+' => "numenko-spoken-plus",
            '-' => "numenko-spoken-minus",
            'x' => "numenko-spoken-times",
            '/' => "numenko-spoken-over",
            _ => "numenko-spoken-equals",
        };
        // A bracket after a sign becomes a pause before it: four, plus six divided by three.
        if characters.peek() == Some(&'(') && id != "numenko-spoken-equals" && !said.ends_with(',') {
            said.push(',');
        }
        said.push_str(&format!(" {} ", speaker.render(&Line::new(id))));
    }
    said.trim_end_matches(',').trim().to_string()
}

/// Formats the value of one side of a stated sum: `−7`, `5/2`.
fn value(text: &str, speaker: &Speaker<'_>) -> String {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    let ratio = top.parse().ok().zip(bottom.parse().ok()).and_then(|(top, bottom)| Ratio::new(top, bottom));
    ratio.map_or_else(|| text.replace('-', "−"), |ratio| speaker.number(ratio))
}
