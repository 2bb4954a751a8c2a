//! The real server over real sockets: the cost of an idle socket, and how many moves 200 tables play.
//!
//! ```text
//! cargo build --release -p reckon-cli && cargo bench -p reckon-bench --bench server
//! ```
//! The server is `target/release/reckon`, or the one that `RECKON_SERVER` names. Clients and server share the machine,
//! so moves per second are a lower bound, and comparable only within one run.

#![allow(clippy::print_stdout, reason = "a bench prints its table")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use reckon_bots::{Bot, Random};
use reckon_guest::{Client, Error, Identity, Launch, ServerProcess, TableSocket};
use reckon_protocol::{CreateTable, Move, Plan, SeatWish, Settings, TableId, ToClient, ToServer, Update};
use reckon_rules::game::Seat;
use reckon_rules::numero::{Numero, View};
use reckon_rules::shuffle::Shuffle;

const TABLES: usize = 200;
const SECONDS: u64 = 5;
const ROUNDS: usize = 5;
const IDLE: usize = 2000;

#[tokio::main]
async fn main() -> Result<(), Error> {
    println!("## Idle sockets, in KiB of the server's memory for each (aim: at most 13)\n");
    println!("| sockets | tables with a game | KiB a socket, its share of the table included |");
    println!("|---|---|---|");
    for tables in [IDLE / 100, IDLE / 2] {
        idle(tables).await?;
    }
    println!("\n## {TABLES} tables of two, each player answers as soon as it is asked\n");
    println!("| round | moves a second | p50 ms | p99 ms | p99.9 ms |");
    println!("|---|---|---|---|---|");
    let mut rates = Vec::new();
    for round in 1..=ROUNDS {
        let load = load(round as u64).await?;
        let ms = |share| load.quantile(share).as_secs_f64() * 1000.0;
        let rate = load.times.len() as f64 / load.seconds;
        println!("| {round} | {rate:.0} | {:.2} | {:.2} | {:.2} |", ms(0.5), ms(0.99), ms(0.999));
        rates.push(rate);
    }
    rates.sort_by(f64::total_cmp);
    println!("\nmedian {:.0} moves a second, each of them kept before it was told", rates[ROUNDS / 2]);
    Ok(())
}

async fn server() -> Result<ServerProcess, Error> {
    let binary = std::env::var_os("RECKON_SERVER").map_or_else(usual_binary, PathBuf::from);
    let limits = ["--requests-a-second", "1000000", "--messages-a-second", "1000000"];
    Launch::new(binary).arguments(limits).start().await
}

fn usual_binary() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("../target"), PathBuf::from);
    target.join("release/reckon")
}

fn wish(watchers: bool) -> CreateTable {
    CreateTable {
        game: "numero".to_string(),
        preset: Some("1-15".to_string()),
        options: Default::default(),
        pack: None,
        seats: vec![SeatWish::Me, SeatWish::Person],
        settings: Settings { watchers, ..Settings::default() },
    }
}

/// Measures idle tables, each with a game in progress and sockets that only listen.
async fn idle(tables: usize) -> Result<(), Error> {
    let server = server().await?;
    let mut host = Client::program(server.address()).await?;
    let mut friend = Client::program(server.address()).await?;
    // One-time costs come before the measurement.
    let mut kept = begin(&mut host, &mut friend).await?.1;
    let before = memory(&server);
    for _ in 0..tables {
        let (table, two) = begin(&mut host, &mut friend).await?;
        kept.extend(two);
        for _ in 2..IDLE / tables {
            let mut watcher = Client::new(server.address(), Identity::Nobody).connect(&table, None).await?;
            watcher.next_update().await?;
            kept.push(watcher);
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let sockets = tables * (IDLE / tables).max(2);
    let each = (memory(&server) - before) / sockets as f64;
    println!("| {sockets} | {tables} | {each:.1} |");
    drop(kept);
    Ok(())
}

async fn begin(host: &mut Client, friend: &mut Client) -> Result<(TableId, Vec<TableSocket>), Error> {
    let table = host.create_table(&wish(true)).await?.table.id;
    friend.join(&table).await?;
    let mut first = host.connect(&table, None).await?;
    let mut second = friend.connect(&table, None).await?;
    first.send(&ToServer::Start { fill: false, youngest: None }).await?;
    first.next_update().await?;
    second.next_update().await?;
    Ok((table, vec![first, second]))
}

/// Returns the resident memory of the server, in KiB.
fn memory(server: &ServerProcess) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id().unwrap_or(0))).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or(f64::NAN)
}

struct Load {
    /// Time from sending a move to its acknowledgement.
    times: Vec<Duration>,
    seconds: f64,
}

impl Load {
    fn quantile(&self, share: f64) -> Duration {
        let place = (self.times.len() as f64 * share) as usize;
        self.times.get(place.min(self.times.len().saturating_sub(1))).copied().unwrap_or_default()
    }
}

async fn load(seed: u64) -> Result<Load, Error> {
    let server = server().await?;
    let mut host = Client::program(server.address()).await?;
    let mut friend = Client::program(server.address()).await?;
    let mut sockets = Vec::new();
    for _ in 0..TABLES {
        let table = host.create_table(&wish(false)).await?.table.id;
        friend.join(&table).await?;
        sockets.push((host.connect(&table, None).await?, true));
        sockets.push((friend.connect(&table, None).await?, false));
    }
    let begin = Instant::now();
    let end = begin + Duration::from_secs(SECONDS);
    let players = sockets.into_iter().zip(0..).map(|((socket, is_host), number)| {
        let shuffle = Shuffle::from_number(seed * 1000 + number);
        tokio::spawn(Player { socket, is_host, shuffle, sent: 0 }.play(end))
    });
    let mut times = Vec::new();
    for player in players.collect::<Vec<_>>() {
        times.extend(player.await.expect("a player does not panic")?);
    }
    let seconds = begin.elapsed().as_secs_f64();
    times.sort_unstable();
    Ok(Load { times, seconds })
}

struct Player {
    socket: TableSocket,
    is_host: bool,
    shuffle: Shuffle,
    sent: u32,
}

impl Player {
    async fn play(mut self, end: Instant) -> Result<Vec<Duration>, Error> {
        let mut times = Vec::new();
        if self.is_host {
            self.socket.send(&ToServer::Start { fill: false, youngest: None }).await?;
        }
        let mut asked: Option<Instant> = None;
        while Instant::now() < end {
            let message = match tokio::time::timeout_at(end.into(), self.socket.next()).await {
                Err(_) => break,
                Ok(message) => message?,
            };
            self.socket.forget_frames();
            match message {
                ToClient::Done(_) => times.extend(asked.take().map(|asked| asked.elapsed())),
                ToClient::Update(update) => match choice(&update, &mut self.shuffle) {
                    Some(wanted) => {
                        self.sent += 1;
                        let id = format!("m{}", self.sent).parse().expect("a letter and digits");
                        let on = update.basis.unwrap_or(0);
                        let message = Move::of(id, None, Some(update.round), on, Plan::One(wanted));
                        asked = Some(Instant::now());
                        self.socket.send(&ToServer::Move(message)).await?;
                    }
                    None if update.reveal.is_some() && self.is_host => {
                        self.socket.send(&ToServer::Start { fill: false, youngest: None }).await?;
                    }
                    None => {}
                },
                _ => {}
            }
        }
        Ok(times)
    }
}

/// Chooses a move for a seat that must act.
fn choice(update: &Update, shuffle: &mut Shuffle) -> Option<String> {
    let seat: Seat = update.seat?;
    if !update.turn.must().contains(seat) {
        return None;
    }
    let view: View = serde_json::from_str(update.view.text()).ok()?;
    let mut bot = Random::new(seat);
    Some(Bot::<Numero>::choose(&mut bot, &view, shuffle).to_string())
}
