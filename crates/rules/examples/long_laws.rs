//! Checks the laws on many random games and records the results.
//!
//! ```text
//! cargo run --release -p reckon-rules --example long_laws -- --game numberloor \
//!     --games 2000000 --seconds 3300 --state FILE --report docs/reliability.md --commit HASH --date 2026-01-31
//! ```
//! Stops after the games or the seconds, whichever comes first, and adds one line to the report. With the same state
//! file, one per game, the next run continues where this one stopped. A broken law is reported with its seed,
//! recorded in the state, and makes the run fail.

#![allow(clippy::print_stderr, reason = "a command-line program reports its progress")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the rules use no files and no clock; a program does"
)]

use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The tables of the tests, and checks that watch over them.
#[path = "../tests"]
mod games {
    macro_rules! tables {
        ($([$module:ident $game:ident])*) => { $(pub mod $module { pub mod tables; })* };
    }
    reckon_rules::games!(tables);
}

use reckon_rules::laws::{Broken, Report, Thoroughness};

/// Number of games that each thread plays before the state is saved.
const CHUNK: u64 = 2000;

const HEADER: &str = "\
# Reliability

Each line is one run of the laws in `crates/rules/src/laws` over random games, started with
`cargo run --release -p reckon-rules --example long_laws`. A run that was stopped and resumed counts
from its beginning. A pair is two worlds that look the same to one viewer, in which the same moves
are played; long pairs last at least ten moves.

| date | commit | game | base seed | games | moves | refusals | worlds | nearby pairs | of them long | imagined pairs | of them long | broken laws |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
";

fn main() -> ExitCode {
    match Arguments::read().and_then(|arguments| run(&arguments)) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(broken) => {
            eprintln!("{broken} broken laws");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Function that plays one game and checks every law on it.
type Check = fn(u64, &Thoroughness) -> Result<Report, Box<Broken>>;

struct Kind {
    name: &'static str,
    check: Check,
    thoroughness: Thoroughness,
}

/// Every game by name, at the tables of its tests.
static GAMES: &[Kind] = {
    macro_rules! kinds {
        ($([$module:ident $game:ident])*) => {
            &[$(Kind {
                name: stringify!($module),
                check: games::$module::tables::check,
                thoroughness: games::$module::tables::THOROUGHNESS,
            }),*]
        };
    }
    reckon_rules::games!(kinds)
};

/// One game in this many is checked closely at every step.
const FULL_ONE_IN: u64 = 2000;

/// Every check at every step, with pairs that do not last for hundreds of moves.
const FULL: Thoroughness = Thoroughness { longest_pair: 60, ..Thoroughness::FULL };

struct Arguments {
    game: &'static Kind,
    games: u64,
    seconds: u64,
    base: u64,
    state: Option<PathBuf>,
    report: Option<PathBuf>,
    commit: String,
    date: String,
}

impl Arguments {
    fn read() -> Result<Arguments, String> {
        let mut read = Arguments {
            game: &GAMES[0],
            games: 2_000_000,
            seconds: 3300,
            base: 0,
            state: None,
            report: None,
            commit: "unknown".to_string(),
            date: std::env::var("RECKON_DATE").unwrap_or_else(|_| "undated".to_string()),
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            let number = || value.parse().map_err(|_| format!("{word} needs a number, not '{value}'"));
            match word.as_str() {
                "--game" => {
                    let found = GAMES.iter().find(|kind| kind.name == value);
                    read.game = found.ok_or_else(|| format!("there is no game '{value}'"))?;
                }
                "--games" => read.games = number()?,
                "--seconds" => read.seconds = number()?,
                "--base" => read.base = number()?,
                "--state" => read.state = Some(value.into()),
                "--report" => read.report = Some(value.into()),
                "--commit" => read.commit = value,
                "--date" => read.date = value,
                _ => return Err(format!("{word} is not known; see the head of examples/long_laws.rs")),
            }
        }
        Ok(read)
    }
}

/// Plays until a limit is reached and returns the number of broken laws.
fn run(arguments: &Arguments) -> Result<usize, String> {
    let start = Instant::now();
    let enough = Duration::from_secs(arguments.seconds);
    let mut state = State::load(arguments)?;
    let games_before = state.report.games;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    while state.report.games < arguments.games && start.elapsed() < enough {
        let left = arguments.games - state.report.games;
        // Refused tables give no game, so play a few more than are left.
        state.play(arguments.game, cores, CHUNK.min(left.div_ceil(cores) + 50));
        state.save(arguments.state.as_deref())?;
        let rate = (state.report.games - games_before) as f64 / start.elapsed().as_secs_f64();
        let (name, games, broken) = (arguments.game.name, state.report.games, state.broken.len());
        eprintln!("{name}: {games} games, {rate:.0} games per second, {broken} broken laws");
    }
    if let Some(path) = &arguments.report {
        append_line(path, &state.line(arguments))?;
    }
    Ok(state.broken.len())
}

/// Totals of all runs together.
struct State {
    base: u64,
    next: u64,
    report: Report,
    broken: Vec<String>,
}

impl State {
    fn load(arguments: &Arguments) -> Result<State, String> {
        let mut state =
            State { base: arguments.base, next: arguments.base, report: Report::default(), broken: Vec::new() };
        let Some(path) = arguments.state.as_deref().filter(|path| path.exists()) else {
            return Ok(state);
        };
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        for line in text.lines() {
            let (name, value) = line.split_once(' ').ok_or_else(|| format!("'{line}' is no line of a state"))?;
            if name == "broken" {
                state.broken.push(value.to_string());
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

    fn numbers(&mut self) -> [(&'static str, &mut u64); 13] {
        let Report { games, refused_tables, moves, refusals, worlds, imagined_pairs, nearby_pairs, .. } =
            &mut self.report;
        [
            ("base", &mut self.base),
            ("next", &mut self.next),
            ("games", games),
            ("refused-tables", refused_tables),
            ("moves", moves),
            ("refusals", refusals),
            ("worlds", worlds),
            ("imagined-pairs", &mut imagined_pairs.pairs),
            ("imagined-long", &mut imagined_pairs.long),
            ("imagined-moves", &mut imagined_pairs.moves),
            ("nearby-pairs", &mut nearby_pairs.pairs),
            ("nearby-long", &mut nearby_pairs.long),
            ("nearby-moves", &mut nearby_pairs.moves),
        ]
    }

    /// Writes a new file and renames it over the old one: an interrupted run loses at most one chunk.
    fn save(&mut self, path: Option<&Path>) -> Result<(), String> {
        let Some(path) = path else { return Ok(()) };
        let mut text = String::new();
        for (name, number) in self.numbers() {
            writeln!(text, "{name} {number}").map_err(|error| error.to_string())?;
        }
        for broken in &self.broken {
            writeln!(text, "broken {broken}").map_err(|error| error.to_string())?;
        }
        let beside = path.with_extension("new");
        // With another build directory the folder may not exist yet.
        path.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(&beside, text))
            .and_then(|()| fs::rename(&beside, path))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Plays the next chunk of seeds on every core.
    fn play(&mut self, kind: &'static Kind, cores: u64, chunk: u64) {
        let first = self.next;
        let results: Vec<(Report, Vec<Broken>)> = std::thread::scope(|scope| {
            let one =
                |core| scope.spawn(move || play_seeds(kind, (first + core * chunk)..(first + (core + 1) * chunk)));
            let threads: Vec<_> = (0..cores).map(one).collect();
            threads.into_iter().map(|thread| thread.join().expect("a panic in a game is a broken law")).collect()
        });
        for (report, broken) in results {
            self.report += report;
            for broken in broken {
                eprintln!("{broken}");
                self.broken.push(format!("seed {}: {}", broken.seed, broken.law));
            }
        }
        self.next += cores * chunk;
    }

    fn line(&self, arguments: &Arguments) -> String {
        let Report { games, moves, refusals, worlds, imagined_pairs, nearby_pairs, .. } = &self.report;
        let broken = if self.broken.is_empty() { "none".to_string() } else { self.broken.join("; ") };
        format!(
            "| {} | {} | {} | {} | {games} | {moves} | {refusals} | {worlds} | {} | {}% | {} | {}% | {broken} |\n",
            arguments.date,
            arguments.commit,
            arguments.game.name,
            self.base,
            nearby_pairs.pairs,
            nearby_pairs.long_percent(),
            imagined_pairs.pairs,
            imagined_pairs.long_percent(),
        )
    }
}

fn play_seeds(kind: &Kind, seeds: std::ops::Range<u64>) -> (Report, Vec<Broken>) {
    let mut all = Report::default();
    let mut broken_laws = Vec::new();
    for seed in seeds {
        let is_full = seed % FULL_ONE_IN == FULL_ONE_IN - 1;
        let thoroughness = if is_full { FULL } else { kind.thoroughness };
        match (kind.check)(seed, &thoroughness) {
            Ok(report) => all += report,
            Err(broken) => broken_laws.push(*broken),
        }
    }
    (all, broken_laws)
}

fn append_line(path: &Path, line: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let is_new = !path.exists();
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(told)?;
    if is_new {
        file.write_all(HEADER.as_bytes()).map_err(told)?;
    }
    file.write_all(line.as_bytes()).map_err(told)
}
