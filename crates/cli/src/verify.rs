//! `reckon verify`: whether a record's deal, moves and result are consistent.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_records::{Finding, Recorded, Report, read};
use reckon_words::{Names, Say, Speaker};
use serde::Serialize;

use crate::args::Verify;
use crate::failure::Failure;
use crate::files::shown;
use crate::output::Output;
use crate::play::seating::names_on_record;

const SOUND: u8 = 0;
const NOT_SOUND: u8 = 1;

/// JSON answer, in field order.
#[derive(Serialize)]
struct Answer {
    sound: bool,
    findings: Vec<ReportLine>,
    notes: Vec<ReportLine>,
    fits: Vec<ReportLine>,
}

#[derive(Serialize)]
struct ReportLine {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    sentence: String,
}

pub fn run<G: Recorded<Illegal: Say, BadTable: Say>>(args: &Verify, output: &Output) -> Result<ExitCode, Failure> {
    let bytes = args.file.bytes(output)?;
    let report = reckon_records::verify::<G>(bytes).map_err(|why| args.file.unreadable(&why, output))?;
    let names = read::<G>(bytes).map_or_else(|_| Names::default(), |record| names_on_record(&record.players, output));
    let answer = Answer::new(&report, &output.speaker(&names));
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        let verdict = if answer.sound { "cli-verify-sound" } else { "cli-verify-not-sound" };
        let mut lines = vec![output.say_with(verdict, [("file", shown(args.file.path()))])];
        let told = answer.findings.into_iter().chain(answer.notes).chain(answer.fits);
        // Findings quote names and moves, whose control characters could manipulate the terminal.
        lines.extend(told.map(|told| told.sentence.replace(char::is_control, " ")));
        output.print(&mut out, &lines)?;
    }
    Ok(ExitCode::from(if answer.sound { SOUND } else { NOT_SOUND }))
}

impl Answer {
    fn new<G: Recorded<Illegal: Say, BadTable: Say>>(report: &Report<G>, speaker: &Speaker<'_>) -> Answer {
        let finding = |finding: &Finding<G>| {
            let column = if let Finding::Changed(change) = finding { Some(change.column) } else { None };
            ReportLine { line: finding.line(), column, ..ReportLine::new(finding, speaker) }
        };
        Answer {
            sound: report.is_sound(),
            findings: report.findings.iter().map(finding).collect(),
            notes: report.notes.iter().map(|note| ReportLine::new(note, speaker)).collect(),
            fits: report.fits.iter().map(|check| ReportLine::new(check, speaker)).collect(),
        }
    }
}

impl ReportLine {
    fn new(thing: &impl Say, speaker: &Speaker<'_>) -> ReportLine {
        let line = thing.say(speaker);
        ReportLine { sentence: speaker.render(&line), id: line.id.to_string(), line: None, column: None }
    }
}
