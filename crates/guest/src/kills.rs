//! The real server under load, killed at random moments.
//!
//! Several tables of all games are played at once, by players connected over sockets and by computer players that do
//! not pause. The server is killed and restarted on the same store and port, and the players reconnect and continue.
//! Nothing that was acknowledged or shown may be lost, nothing may be played twice, and every game must end with a
//! record that verifies and matches what its players were shown.

mod kill_game;
mod table;
mod world;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use reckon_rules::shuffle::Shuffle;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use self::world::World;
use crate::error::Error;
use crate::server::{Launch, ServerProcess};

/// Bounds on the time from the server's start to a kill, in milliseconds: often it is still restoring its tables.
const MIN_MS: u32 = 5;
const MAX_MS: u32 = 400;

/// Time limit for the games still in progress after the last kill: beyond it, a table is stuck.
const LAST_GAMES: Duration = Duration::from_secs(300);

pub struct Config {
    pub launch: Launch,
    pub kills: u32,
    /// Number of tables played at once.
    pub tables: u32,
    pub seed: u64,
    /// Time after which the server is no longer killed.
    pub limit: Duration,
    /// Longest time without news from a table, kills included.
    pub patience: Duration,
}

impl Config {
    pub fn new(binary: impl Into<PathBuf>, kills: u32, seed: u64) -> Config {
        Config {
            launch: Launch::new(binary),
            kills,
            tables: 6,
            seed,
            limit: Duration::from_secs(3600),
            patience: Duration::from_secs(60),
        }
    }
}

/// Results of a test. If there are no violations, nothing was lost.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub seed: u64,
    pub kills: u64,
    /// Moves that were acknowledged to their player as stored.
    pub acknowledged: u64,
    /// Games played to the end and checked against their record.
    pub games: u64,
    pub reconnects: u64,
    /// Moves sent again because the server was killed before it answered.
    pub retries: u64,
    /// Those of them that had already been played and stored.
    pub already_done: u64,
    /// Tables looked at from another connection right after a kill.
    pub looks: u64,
    pub violations: Vec<String>,
}

/// Plays games while killing the server. Fails if it cannot be started; anything it does wrong later is in the report.
pub async fn kill_test(config: Config) -> Result<Report, Error> {
    let mut server = config.launch.clone().start().await?;
    let world = Arc::new(World::new(server.address(), config.patience));
    let mut tables = JoinSet::new();
    for number in 0..config.tables {
        tables.spawn(world.clone().play_tables(shuffle(config.seed, 1 + u64::from(number))));
    }
    let kills = keep_killing(&config, &world, &mut server).await;
    world.stop();
    if kills.is_ok() {
        finish(&world, &mut tables).await;
        stop(&world, &mut server).await;
    }
    tables.shutdown().await;
    let mut report = world.report();
    (report.seed, report.kills) = (config.seed, kills?);
    Ok(report)
}

/// Returns a random stream that differs from the other streams of this seed and from those of the next.
fn shuffle(seed: u64, stream: u64) -> Shuffle {
    Shuffle::from_number((seed << 16) + stream)
}

async fn keep_killing(config: &Config, world: &Arc<World>, server: &mut ServerProcess) -> Result<u64, Error> {
    let mut shuffle = shuffle(config.seed, 0);
    let begin = Instant::now();
    let mut kills = 0;
    while kills < u64::from(config.kills) && begin.elapsed() < config.limit {
        sleep(Duration::from_millis((MIN_MS + shuffle.below(MAX_MS - MIN_MS + 1)).into())).await;
        if !server.is_running() {
            world.violated("the server ended by itself".to_string());
            return Ok(kills);
        }
        server.kill().await?;
        kills += 1;
        server.restart().await?;
        // Runs during the next wait, so that a kill can come at any moment after a start.
        tokio::spawn(world.clone().look_at_tables());
    }
    Ok(kills)
}

async fn finish(world: &World, tables: &mut JoinSet<()>) {
    let all = async { while tables.join_next().await.is_some() {} };
    if timeout(LAST_GAMES, all).await.is_err() {
        world.violated("the last games do not end".to_string());
    }
}

async fn stop(world: &World, server: &mut ServerProcess) {
    match server.stop().await {
        Ok(Some(0)) => {}
        Ok(code) => world.violated(format!("the server stopped with {code:?}")),
        Err(error) => world.violated(error.to_string()),
    }
}
