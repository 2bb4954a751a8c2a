//! Changes single bytes of the records in `tests/records` and checks that each change is found.
//!
//! ```text
//! cargo run --release -p reckon-records --example long_changes -- \
//!     --changes 1000000 --seed 0 --report docs/reliability.md --commit HASH --date 2026-01-31
//! ```
//! Adds one row to the report. For one change in a thousand, the check must also name the line, the column and the
//! right byte; likewise for a change to each byte of a short record of every game. A change that is not found is
//! reported, and fails the run.

#![allow(clippy::print_stderr, reason = "a command line program reports its progress")]
#![allow(clippy::disallowed_methods, reason = "a program may use files, unlike the crate")]

#[path = "../tests/support/changes.rs"]
mod changes;
#[path = "../tests/support/files.rs"]
mod files;

use std::fs;
use std::process::ExitCode;

use changes::{Changed, change, short};
use reckon_rules::shuffle::Shuffle;

/// Number of changes per change that must be named.
const NAMED_OF: u64 = 1000;

/// Threads, each with its own stream of changes; a fixed number, so that a seed gives the same run everywhere.
const STREAMS: u64 = 8;

/// Marker for the next row of the report.
const MARK: &str = "<!-- the next row of the changes -->";

fn main() -> ExitCode {
    match Arguments::read().and_then(|arguments| run(&arguments)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    changes: u64,
    seed: u64,
    report: Option<String>,
    commit: String,
    date: String,
}

impl Arguments {
    fn read() -> Result<Arguments, String> {
        let (commit, date) = ("unknown".to_string(), "undated".to_string());
        let mut read = Arguments { changes: 1_000_000, seed: 0, report: None, commit, date };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse().map_err(|_| format!("{word} needs a number, not '{value}'"));
            match word.as_str() {
                "--changes" => read.changes = number()?,
                "--seed" => read.seed = number()?,
                "--report" => read.report = Some(value),
                "--commit" => read.commit = value,
                "--date" => read.date = value,
                _ => return Err(format!("{word} is not known; see the head of examples/long_changes.rs")),
            }
        }
        Ok(read)
    }
}

/// Tally of the changes.
#[derive(Default)]
struct Counts {
    changes: u64,
    missed: u64,
    asked_for_names: u64,
    unnamed: u64,
}

fn run(arguments: &Arguments) -> Result<bool, String> {
    let records = files::records();
    let counts: Vec<Counts> = std::thread::scope(|scope| {
        let records = &records;
        let one = |stream| {
            let mut shuffle = Shuffle::from_number(arguments.seed * STREAMS + stream);
            let changes = arguments.changes.div_ceil(STREAMS);
            scope.spawn(move || {
                let mut counts = try_changes(records, changes, &mut shuffle);
                name_every_byte(records, stream, &mut counts);
                counts
            })
        };
        let threads: Vec<_> = (0..STREAMS).map(one).collect();
        threads.into_iter().map(|thread| thread.join().expect("checking never panics")).collect()
    });
    let sum = |number: fn(&Counts) -> u64| counts.iter().map(number).sum::<u64>();
    let (changes, missed) = (sum(|counts| counts.changes), sum(|counts| counts.missed));
    let (asked, unnamed) = (sum(|counts| counts.asked_for_names), sum(|counts| counts.unnamed));
    let seed = arguments.seed;
    eprintln!(
        "seed {seed}, {changes} changes in {} records: {missed} not found; {unnamed} of {asked} not named",
        records.len()
    );
    if let Some(path) = &arguments.report {
        let (date, commit, records) = (&arguments.date, &arguments.commit, records.len());
        let row = format!("| {date} | {commit} | {seed} | {records} | {changes} | {missed} | {asked} | {unnamed} |\n");
        add_row(path, &row)?;
    }
    Ok(missed == 0 && unnamed == 0)
}

fn try_changes(records: &[(String, Vec<u8>)], changes: u64, shuffle: &mut Shuffle) -> Counts {
    let mut counts = Counts { changes, ..Counts::default() };
    for number in 0..changes {
        let changed = change(records, shuffle);
        if !changed.is_found() {
            counts.missed += 1;
            let (name, place, before) = (&changed.name, changed.place, changed.before);
            eprintln!("{name}, byte {place} was {before}:\n{}", String::from_utf8_lossy(&changed.bytes));
        }
        if number % NAMED_OF == 0 {
            counts.asked_for_names += 1;
            counts.unnamed += u64::from(!changed.is_named());
        }
    }
    counts
}

/// Changes every byte of the short records, divided among the streams.
fn name_every_byte(records: &[(String, Vec<u8>)], stream: u64, counts: &mut Counts) {
    for (name, record) in short(records) {
        for place in (0..record.len()).filter(|place| *place as u64 % STREAMS == stream) {
            counts.asked_for_names += 1;
            if !Changed::at(name, record, place).is_named() {
                counts.unnamed += 1;
                eprintln!("{name}, byte {place} is not named");
            }
        }
    }
}

fn add_row(path: &str, row: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{path}: {error}");
    let text = fs::read_to_string(path).map_err(told)?;
    let place = text.find(MARK).ok_or_else(|| format!("{path} has no line '{MARK}'"))?;
    fs::write(path, format!("{}{row}{}", &text[..place], &text[place..])).map_err(told)
}
