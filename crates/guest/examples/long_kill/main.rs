//! Kills a busy server hundreds of times and records the results.
//!
//! ```text
//! cargo run --release -p reckon-guest --example long_kill -- --server target/release/reckon --kills 500 \
//!     --seconds 3300 --state FILE --report docs/reliability.md --commit HASH --date 2026-01-31 --seed 0
//! ```
//! Stops after that many kills or seconds, whichever comes first, and adds one row to the report. With the same state
//! file, the next run resumes where this one stopped. A violation is printed, recorded in the state, and fails the
//! run. The seed determines the tables and the times of the kills; what the machine does between them varies.

#![allow(clippy::print_stderr, reason = "a command-line program reports its progress")]

mod report;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use reckon_guest::kills::{Config, Report, kill_test};

use crate::report::with_row;

/// Number of kills per chunk. After each chunk, all games are played to the end and checked against their records, and
/// the state is saved.
const CHUNK: u64 = 50;

#[tokio::main]
async fn main() -> ExitCode {
    let ended = match Arguments::read() {
        Ok(arguments) => run(&arguments).await,
        Err(message) => Err(message),
    };
    match ended {
        Ok(0) => ExitCode::SUCCESS,
        Ok(violations) => {
            eprintln!("{violations} violations");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    server: PathBuf,
    kills: u64,
    seconds: u64,
    tables: u32,
    seed: u64,
    state: Option<PathBuf>,
    report: Option<PathBuf>,
    commit: String,
    date: String,
}

impl Arguments {
    fn read() -> Result<Arguments, String> {
        let mut read = Arguments {
            server: PathBuf::from("target/release/reckon"),
            kills: 500,
            seconds: 3300,
            tables: 8,
            seed: 0,
            state: None,
            report: None,
            commit: "unknown".to_string(),
            date: "undated".to_string(),
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word} needs a number, not '{value}'"));
            match word.as_str() {
                "--server" => read.server = value.into(),
                "--kills" => read.kills = number()?,
                "--seconds" => read.seconds = number()?,
                "--tables" => read.tables = number()?.try_into().map_err(|_| "too many tables".to_string())?,
                "--seed" => read.seed = number()?,
                "--state" => read.state = Some(value.into()),
                "--report" => read.report = Some(value.into()),
                "--commit" => read.commit = value,
                "--date" => read.date = value,
                _ => return Err(format!("{word} is not known; see the head of examples/long_kill/main.rs")),
            }
        }
        Ok(read)
    }
}

/// Kills the server until either limit is reached, and returns the number of violations.
async fn run(arguments: &Arguments) -> Result<usize, String> {
    let start = Instant::now();
    let enough = Duration::from_secs(arguments.seconds);
    let mut state = State::load(arguments)?;
    eprintln!("seed {}", state.total.seed);
    while state.total.kills < arguments.kills && start.elapsed() < enough {
        let kills = CHUNK.min(arguments.kills - state.total.kills);
        let kills = u32::try_from(kills).map_err(|error| error.to_string())?;
        let mut config = Config::new(&arguments.server, kills, state.total.seed + state.chunks);
        (config.tables, config.limit) = (arguments.tables, enough.saturating_sub(start.elapsed()));
        let report = kill_test(config).await.map_err(|error| error.to_string())?;
        report.violations.iter().for_each(|violation| eprintln!("{violation}"));
        state.add(report);
        state.save(arguments.state.as_deref())?;
        let Report { kills, acknowledged, games, violations, .. } = &state.total;
        let violations = violations.len();
        eprintln!("{kills} kills, {acknowledged} moves acknowledged, {games} games, {violations} violations");
    }
    if let Some(path) = &arguments.report {
        add_row(path, &state.row(arguments))?;
    }
    Ok(state.total.violations.len())
}

/// Results of all runs so far.
struct State {
    /// Number of chunks so far. Each chunk uses the next seed.
    chunks: u64,
    total: Report,
}

impl State {
    fn load(arguments: &Arguments) -> Result<State, String> {
        let total = Report { seed: arguments.seed, ..Report::default() };
        let mut state = State { chunks: 0, total };
        let Some(path) = arguments.state.as_deref().filter(|path| path.exists()) else {
            return Ok(state);
        };
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        for line in text.lines() {
            let (name, value) = line.split_once(' ').ok_or_else(|| format!("'{line}' is no line of a state"))?;
            if name == "violation" {
                state.total.violations.push(value.to_string());
                continue;
            }
            let number = value.parse().map_err(|_| format!("'{line}' is no line of a state"))?;
            match state.numbers().into_iter().find(|(known, _)| *known == name) {
                Some((_, field)) => *field = number,
                None => return Err(format!("a state has no '{name}'")),
            }
        }
        Ok(state)
    }

    fn numbers(&mut self) -> [(&'static str, &mut u64); 9] {
        let Report { seed, kills, acknowledged, games, reconnects, retries, already_done, looks, violations: _ } =
            &mut self.total;
        [
            ("seed", seed),
            ("chunks", &mut self.chunks),
            ("kills", kills),
            ("acknowledged", acknowledged),
            ("games", games),
            ("reconnects", reconnects),
            ("retries", retries),
            ("already-done", already_done),
            ("looks", looks),
        ]
    }

    fn add(&mut self, report: Report) {
        self.chunks += 1;
        let total = &mut self.total;
        total.kills += report.kills;
        total.acknowledged += report.acknowledged;
        total.games += report.games;
        total.reconnects += report.reconnects;
        total.retries += report.retries;
        total.already_done += report.already_done;
        total.looks += report.looks;
        // The first line of a violation names it; the rest is a record.
        let first_lines = report.violations.iter().filter_map(|violation| violation.lines().next());
        total.violations.extend(first_lines.map(|line| format!("seed {}: {line}", report.seed)));
    }

    /// Writes the state to a new file, then renames it over the old one, so that an interrupted run loses at most one
    /// chunk.
    fn save(&mut self, path: Option<&Path>) -> Result<(), String> {
        let Some(path) = path else { return Ok(()) };
        let mut text = String::new();
        for (name, number) in self.numbers() {
            writeln!(text, "{name} {number}").map_err(|error| error.to_string())?;
        }
        for violation in &self.total.violations {
            writeln!(text, "violation {violation}").map_err(|error| error.to_string())?;
        }
        let beside = path.with_extension("new");
        // The folder may not exist yet, for instance in a different build folder.
        path.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&beside, text))
            .and_then(|()| fs::rename(&beside, path))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    fn row(&self, arguments: &Arguments) -> String {
        let Report { seed, kills, acknowledged, retries, already_done, games, violations, .. } = &self.total;
        let (date, commit, violations) = (&arguments.date, &arguments.commit, violations.len());
        format!(
            "| {date} | {commit} | {seed} | {kills} | {acknowledged} | {retries} | {already_done} | {games} | {violations} |\n"
        )
    }
}

fn add_row(path: &Path, row: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let text = fs::read_to_string(path).map_err(told)?;
    fs::write(path, with_row(text, row)).map_err(told)
}
