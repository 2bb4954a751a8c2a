//! Durable moves per second through the store alone, with its index and every commit flushed.
//!
//! In each of five rounds, every row is measured once, right after a baseline with a single appender,
//! where every move is its own commit. Each figure is the median of the rounds. Games are as long as
//! real ones, new games begin during a measurement, and the database grows from row to row. After each
//! measurement every acknowledged move is read back and counted.

#![expect(clippy::print_stdout, reason = "a bench reports to the terminal")]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use metrics::{Counter, Gauge, Histogram, Key, KeyName, Metadata, Recorder, SharedString, Unit};
use reckon_protocol::TableId;
use reckon_rules::game::Seat;
use reckon_server::store::{GameKey, GameRow, MoveRow, Secret, Sqlite, Store, TableRow};
use tokio::sync::OnceCell;

const ROUNDS: usize = 5;
/// Length of a measurement: long enough for several checkpoints.
const TIME: Duration = Duration::from_secs(2);
const APPENDERS: [usize; 3] = [64, 256, 512];
/// Tables in play.
const TABLES: usize = 200;
/// Moves in a NUMERO game with four players.
const MOVES_OF_A_GAME: u64 = 120;
/// Capacity: more games than one table can play in one measurement.
const GAMES_OF_A_TABLE: usize = 2_000;

/// Target for durable moves per second on an ordinary machine.
const AIM: f64 = 40_000.0;

fn main() -> ExitCode {
    metrics::set_global_recorder(CountsCommits).expect("the only recorder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(report())
}

async fn report() -> ExitCode {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let opened = Sqlite::open(folder.path().join("bench.db")).await.expect("a store");
    let store = Arc::new(opened.store);

    let mut baseline = Row::new(1);
    let mut rows = APPENDERS.map(Row::new);
    let mut tables = 0;
    for _ in 0..ROUNDS {
        for row in &mut rows {
            baseline.measure(&store, &mut tables).await;
            row.measure(&store, &mut tables).await;
        }
    }
    store.close().await.expect("a clean close");

    println!("durable moves, {TABLES} tables, games of {MOVES_OF_A_GAME} moves; every commit flushed\n");
    println!("{:<16} {:>10} {:>10} {:>5} {:>14}", "appenders", "moves/s", "best", "±", "moves a commit");
    baseline.print();
    for row in &rows {
        row.print();
    }
    let best = rows.iter().map(Row::median).fold(0.0, f64::max);
    let verdict = if best >= AIM { "reached" } else { "MISSED" };
    println!("\naim: {} moves/s: {verdict}", thousands(AIM));
    ExitCode::SUCCESS
}

/// A measurement: concurrent appenders, each appending one move after another.
struct Row {
    appenders: usize,
    moves_a_second: Vec<f64>,
    moves: u64,
    commits: u64,
}

impl Row {
    fn new(appenders: usize) -> Row {
        Row { appenders, moves_a_second: Vec::new(), moves: 0, commits: 0 }
    }

    async fn measure(&mut self, store: &Arc<Sqlite>, tables: &mut u64) {
        let mut playing = Vec::new();
        for _ in 0..TABLES {
            *tables += 1;
            playing.push(Playing::new(store, *tables).await);
        }
        let playing: Arc<[Playing]> = playing.into();

        let commits = COMMITS.load(Ordering::Relaxed);
        let begun = Instant::now();
        let appending: Vec<_> = (0..self.appenders)
            .map(|first| tokio::spawn(append(store.clone(), playing.clone(), first, begun + TIME)))
            .collect();
        let mut moves = 0;
        for appender in appending {
            moves += appender.await.expect("no append fails");
        }
        self.moves_a_second.push(moves as f64 / begun.elapsed().as_secs_f64());
        self.moves += moves;
        self.commits += COMMITS.load(Ordering::Relaxed) - commits;

        let mut found = 0;
        for table in playing.iter() {
            found += table.count(store).await;
        }
        assert_eq!(found, moves, "exactly the acknowledged moves are stored");
    }

    fn median(&self) -> f64 {
        let mut sorted = self.moves_a_second.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[sorted.len() / 2]
    }

    fn print(&self) {
        let best = self.moves_a_second.iter().copied().fold(0.0, f64::max);
        let worst = self.moves_a_second.iter().copied().fold(f64::INFINITY, f64::min);
        println!(
            "{:<16} {:>10} {:>10} {:>4.0}% {:>14.1}",
            self.appenders,
            thousands(self.median()),
            thousands(best),
            50.0 * (best - worst) / self.median(),
            self.moves as f64 / self.commits as f64,
        );
    }
}

/// Appends a move to one table after another, so that all tables are in use.
async fn append(store: Arc<Sqlite>, playing: Arc<[Playing]>, first: usize, end: Instant) -> u64 {
    let mut appended = 0;
    let mut at = first;
    while Instant::now() < end {
        let row = playing[at % TABLES].next_move(&store).await;
        store.append(row).await.expect("the disk has room");
        appended += 1;
        at += 1;
    }
    appended
}

/// A table where one game follows another.
struct Playing {
    id: TableId,
    /// Number of moves made in all its games.
    moves: AtomicU64,
    games: Vec<OnceCell<GameKey>>,
}

impl Playing {
    async fn new(store: &Sqlite, number: u64) -> Playing {
        let mut bytes = [0; TableId::LENGTH];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = (number >> (5 * i)) as u8;
        }
        let id = TableId::from_random(bytes);
        let table = TableRow {
            id,
            game: "numero".to_owned(),
            options: "1-15".to_owned(),
            cards: None,
            state: r#"{"seats":["Ada","Ben","Cem","Dee"]}"#.to_owned(),
            next_secret: Secret([7; 32]),
            listed: false,
            touched_ms: 0,
        };
        store.save_table(table).await.expect("the disk has room");
        let games = (0..GAMES_OF_A_TABLE).map(|_| OnceCell::new()).collect();
        let playing = Playing { id, moves: AtomicU64::new(0), games };
        playing.game(store, 0).await;
        playing
    }

    async fn next_move(&self, store: &Sqlite) -> MoveRow {
        let number = self.moves.fetch_add(1, Ordering::Relaxed);
        let game = (number / MOVES_OF_A_GAME) as usize;
        MoveRow {
            game: self.game(store, game).await,
            v: (number % MOVES_OF_A_GAME) as u32 + 1,
            seat: Seat((number % 4) as u8),
            id: Some(format!("9f86d081884c-{number:08}")),
            text: "build 8: 10r-2; take 9b: 5b-4 + 8g, 9r".to_owned(),
            spent_ms: 4_200,
        }
    }

    /// Returns the key of a game, which begins when it is first needed.
    async fn game(&self, store: &Sqlite, game: usize) -> GameKey {
        *self.games[game].get_or_init(|| self.begin(store, game)).await
    }

    async fn begin(&self, store: &Sqlite, game: usize) -> GameKey {
        let game = GameRow {
            table: self.id,
            round: game as u32 + 1,
            secret: Secret([8; 32]),
            nonces: vec![[9; 32]; 4],
            players: r#"["Ada","Ben","Cem","Dee"]"#.to_owned(),
            began_ms: 0,
        };
        store.begin_game(game).await.expect("the disk has room")
    }

    async fn count(&self, store: &Sqlite) -> u64 {
        let mut found = 0;
        for game in self.games.iter().filter_map(OnceCell::get) {
            found += store.moves_of(*game).await.expect("a readable file").len() as u64;
        }
        found
    }
}

static COMMITS: LazyLock<Arc<AtomicU64>> = LazyLock::new(Arc::default);

/// A metrics recorder that ignores everything but the number of commits.
struct CountsCommits;

impl Recorder for CountsCommits {
    fn describe_counter(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_gauge(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_histogram(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}

    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        match key.name() {
            "reckon_commits_total" => Counter::from_arc(COMMITS.clone()),
            _ => Counter::noop(),
        }
    }

    fn register_gauge(&self, _: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::noop()
    }

    fn register_histogram(&self, _: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::noop()
    }
}

fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
