//! Reads random runs of Numenko-in-a-bag by the search and by a slow reader that tries everything, and
//! records whether they agree.
//!
//! ```text
//! cargo run --release -p reckon-rules --example long_sums -- \
//!     --runs 1000000 --seed 0 --report docs/reliability.md --commit HASH --date 2026-01-31
//! ```
//! Reads `--runs` runs in each order and adds one row for each order to the report. A run that is read
//! differently is reported with its seed, and makes the program fail.

#![allow(clippy::print_stderr, reason = "a command-line program reports its progress")]
#![allow(clippy::unwrap_used, reason = "the slow reader belongs to the tests")]
#![allow(clippy::disallowed_methods, reason = "the rules use no files; a program does")]

#[path = "../tests/numenko/slow.rs"]
mod slow;

use std::fs;
use std::process::ExitCode;

use reckon_rules::numenko::options::Order;
use slow::{Compared, compare};

/// Number of threads, each with seeds of its own.
const THREADS: u64 = 2;

/// Marker for the next row of the report.
const MARK: &str = "<!-- the next row of the sums -->";

fn main() -> ExitCode {
    match Arguments::read().and_then(|arguments| run(&arguments)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(different) => {
            eprintln!("{different} runs are read differently");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    runs: u64,
    seed: u64,
    report: Option<String>,
    commit: String,
    date: String,
}

impl Arguments {
    fn read() -> Result<Arguments, String> {
        let (commit, date) = ("unknown".to_string(), "undated".to_string());
        let mut read = Arguments { runs: 1_000_000, seed: 0, report: None, commit, date };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse().map_err(|_| format!("{word} needs a number, not '{value}'"));
            match word.as_str() {
                "--runs" => read.runs = number()?,
                "--seed" => read.seed = number()?,
                "--report" => read.report = Some(value),
                "--commit" => read.commit = value,
                "--date" => read.date = value,
                _ => return Err(format!("{word} is not known; see the head of examples/long_sums.rs")),
            }
        }
        Ok(read)
    }
}

/// Returns how many runs are read differently.
fn run(arguments: &Arguments) -> Result<u64, String> {
    let mut all = 0;
    for (order, name) in [(Order::LeftToRight, "left-to-right"), (Order::DivisionFirst, "division-first")] {
        let results: Vec<(Compared, u64)> = std::thread::scope(|scope| {
            let one = |thread| scope.spawn(move || read_runs(arguments, order, thread));
            let threads: Vec<_> = (0..THREADS).map(one).collect();
            threads.into_iter().map(|thread| thread.join().expect("no run makes a reader panic")).collect()
        });
        let mut seen = Compared::default();
        let mut different = 0;
        for (compared, wrong) in results {
            seen.runs += compared.runs;
            seen.true_runs += compared.true_runs;
            seen.chains += compared.chains;
            different += wrong;
        }
        let Compared { runs, true_runs, chains } = seen;
        let seed = arguments.seed;
        eprintln!("{name}, from seed {seed}: {runs} runs, {true_runs} true, {chains} chains, {different} different");
        if let Some(path) = &arguments.report {
            let (date, commit) = (&arguments.date, &arguments.commit);
            let row =
                format!("| {date} | {commit} | {name} | {seed} | {runs} | {true_runs} | {chains} | {different} |");
            add_row(path, &row)?;
        }
        all += different;
    }
    Ok(all)
}

fn read_runs(arguments: &Arguments, order: Order, thread: u64) -> (Compared, u64) {
    let mut seen = Compared::default();
    let mut different = 0;
    for run in (0..arguments.runs).filter(|run| run % THREADS == thread) {
        if let Err(message) = compare(arguments.seed + run, order, &mut seen) {
            eprintln!("{message}");
            different += 1;
        }
    }
    (seen, different)
}

fn add_row(path: &str, row: &str) -> Result<(), String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let (before, after) = text.split_once(MARK).ok_or_else(|| format!("{path} has no place for the row"))?;
    fs::write(path, format!("{before}{row}\n{MARK}{after}")).map_err(|error| format!("{path}: {error}"))
}
