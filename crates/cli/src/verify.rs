//! `reckon verify`: whether deal, moves and result of a record fit together.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_records::{Finding, Report, read};
use reckon_words::{Names, Say, Speaker};
use serde::Serialize;

use crate::args::Verify;
use crate::failure::Failure;
use crate::files::shown;
use crate::game::TerminalGame;
use crate::play::people::names_on_record;
use crate::voice::Voice;

const SOUND: u8 = 0;
const NOT_SOUND: u8 = 1;

/// What is answered, in this order.
#[derive(Serialize)]
struct Answer {
    sound: bool,
    findings: Vec<Told>,
    notes: Vec<Told>,
    fits: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    sentence: String,
}

pub fn run<G: TerminalGame>(args: &Verify, voice: &Voice) -> Result<ExitCode, Failure> {
    let bytes = args.file.bytes(voice)?;
    let report = reckon_records::verify::<G>(bytes).map_err(|why| args.file.unreadable(&why, voice))?;
    let names = read::<G>(bytes).map_or_else(|_| Names::default(), |record| names_on_record(&record.players, voice));
    let answer = Answer::new(&report, &voice.speaker(&names));
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        let verdict = if answer.sound { "cli-verify-sound" } else { "cli-verify-not-sound" };
        let mut lines = vec![voice.say_with(verdict, [("file", shown(args.file.path()))])];
        let told = answer.findings.into_iter().chain(answer.notes).chain(answer.fits);
        // Names and moves are quoted: they play no tricks on a screen.
        lines.extend(told.map(|told| told.sentence.replace(char::is_control, " ")));
        voice.print(&mut out, &lines)?;
    }
    Ok(ExitCode::from(if answer.sound { SOUND } else { NOT_SOUND }))
}

impl Answer {
    fn new<I: Say>(report: &Report<I>, speaker: &Speaker<'_>) -> Answer {
        let finding = |finding: &Finding<I>| {
            let column = if let Finding::Changed(change) = finding { Some(change.column) } else { None };
            Told { line: finding.line(), column, ..Told::new(finding, speaker) }
        };
        Answer {
            sound: report.is_sound(),
            findings: report.findings.iter().map(finding).collect(),
            notes: report.notes.iter().map(|note| Told::new(note, speaker)).collect(),
            fits: report.fits.iter().map(|check| Told::new(check, speaker)).collect(),
        }
    }
}

impl Told {
    fn new(thing: &impl Say, speaker: &Speaker<'_>) -> Told {
        let line = thing.say(speaker);
        Told { sentence: speaker.render(&line), id: line.id.to_string(), line: None, column: None }
    }
}
