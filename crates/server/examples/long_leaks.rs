//! Compares the frames of many pairs of worlds that one viewer cannot tell apart, and records the results.
//!
//! ```text
//! cargo run --release -p reckon-server --example long_leaks -- --pairs 200000 --seed 1 \
//!     --report docs/reliability.md --commit HASH --date 2026-01-31
//! ```
//! Each game gets the same share of the pairs. A run takes only a few minutes, so it cannot be resumed. A leak is
//! reported with its seed and fails the run.

#![allow(clippy::print_stderr, reason = "a command-line program reports its progress")]

use std::fs;
use std::process::ExitCode;

use reckon_rules::laws::Lawful;
use reckon_server::games::TableGame;
use reckon_server::leaks::{Tried, check_frames};

/// Marker above which the next row is inserted.
const MARK: &str = "<!-- the next row of the frames -->\n";

struct Arguments {
    pairs: u64,
    seed: u64,
    report: Option<String>,
    commit: String,
    date: String,
}

/// Function that tries a number of pairs of one game, from a seed on, and returns its name and how much was tried.
type Run = fn(u64, u64) -> Result<(&'static str, Tried), String>;

fn main() -> ExitCode {
    match arguments().and_then(|arguments| run(&arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, String> {
    let unknown = || "unknown".to_string();
    let mut read = Arguments { pairs: 200_000, seed: 1, report: None, commit: unknown(), date: unknown() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{word} needs a number, not '{value}'"));
        match word.as_str() {
            "--pairs" => read.pairs = number()?,
            "--seed" => read.seed = number()?,
            "--report" => read.report = Some(value),
            "--commit" => read.commit = value,
            "--date" => read.date = value,
            _ => return Err(format!("{word} is not known; see the head of examples/long_leaks.rs")),
        }
    }
    Ok(read)
}

fn run(arguments: &Arguments) -> Result<(), String> {
    macro_rules! games {
        ($([$module:ident $game:ident])*) => { [$(try_pairs::<reckon_rules::$module::$game>),*] };
    }
    let games: &[Run] = &reckon_rules::games!(games);
    let each = arguments.pairs.div_ceil(games.len() as u64);
    let rows: Result<Vec<_>, String> = games.iter().map(|try_pairs| try_pairs(each, arguments.seed)).collect();
    for (game, tried) in rows? {
        let Tried { pairs, long_pairs, frames } = tried;
        let Arguments { seed, commit, date, .. } = arguments;
        let row = format!("| {date} | {commit} | {game} | {seed} | {pairs} | {long_pairs} | {frames} | 0 |\n");
        if let Some(path) = &arguments.report {
            let report = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
            if !report.contains(MARK) {
                return Err(format!("{path} has no place for the row: {row}"));
            }
            let report = report.replacen(MARK, &format!("{row}{MARK}"), 1);
            fs::write(path, report).map_err(|error| format!("{path}: {error}"))?;
        }
    }
    Ok(())
}

/// Splits the seeds among the cores.
fn try_pairs<G: TableGame + Lawful>(pairs: u64, seed: u64) -> Result<(&'static str, Tried), String> {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let share = pairs.div_ceil(cores);
    let one_core = |core: u64| {
        let mut tried = Tried::default();
        for number in (seed + core..).step_by(usize::try_from(cores).unwrap_or(1)) {
            tried.add(check_frames::<G>(number)?);
            if tried.pairs >= share {
                break;
            }
        }
        Ok::<Tried, String>(tried)
    };
    let mut all = Tried::default();
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|core| scope.spawn(move || one_core(core))).collect();
        for thread in threads {
            all.add(thread.join().map_err(|_| "a game panicked".to_string())??);
        }
        Ok::<(), String>(())
    })?;
    eprintln!("{}: seed {seed}: {all:?}, no leak", G::NAME);
    Ok((G::NAME, all))
}
