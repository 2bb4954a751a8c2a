//! State shared by the tables of a test.

use std::collections::BTreeMap;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reckon_protocol::TableId;
use reckon_rules::shuffle::Shuffle;
use tokio::time::{Instant, sleep};

use super::Report;
use super::table::play_table;
use crate::client::Client;
use crate::error::Error;
use crate::journal::{Problem, SharedJournal};
use crate::progress::Progress;

const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(25);

/// Upper bound on violations in the report: any more would only repeat these.
const MAX_VIOLATIONS: usize = 100;

pub(super) struct World {
    pub address: SocketAddr,
    pub patience: Duration,
    is_stopped: AtomicBool,
    report: Mutex<Report>,
    playing: Mutex<BTreeMap<TableId, Watched>>,
}

/// A table in play.
#[derive(Clone)]
pub(super) struct Watched {
    /// A client seated there.
    pub client: Client,
    /// Journals of all players there.
    pub journals: Vec<SharedJournal>,
    /// Journal of what was seen there after kills.
    pub onlooker: SharedJournal,
}

impl World {
    pub fn new(address: SocketAddr, patience: Duration) -> World {
        World {
            address,
            patience,
            is_stopped: AtomicBool::new(false),
            report: Mutex::default(),
            playing: Mutex::default(),
        }
    }

    pub fn report(&self) -> Report {
        self.noting().clone()
    }

    pub fn noting(&self) -> MutexGuard<'_, Report> {
        self.report.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn violated(&self, what: String) {
        let mut report = self.noting();
        if report.violations.len() < MAX_VIOLATIONS {
            report.violations.push(what);
        }
    }

    /// Stops opening new tables; games in progress continue.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Plays one table after another, each of a random game.
    pub async fn play_tables(self: Arc<World>, mut shuffle: Shuffle) {
        while !self.is_stopped.load(Ordering::Relaxed) {
            let played = self.play_one(&mut shuffle).await;
            if let Err(error) = played {
                self.violated(error.to_string());
                // A fault that occurs at once would otherwise be reported thousands of times.
                sleep(Duration::from_secs(1)).await;
            }
        }
    }

    /// Plays one table of a random game.
    async fn play_one(&self, shuffle: &mut Shuffle) -> Result<(), Error> {
        macro_rules! play_one_of {
            ($([$module:ident $game:ident])*) => {
                match *shuffle.pick(&[$(stringify!($module)),*]).expect("there are games") {
                    $(stringify!($module) => play_table::<reckon_rules::$module::$game>(self, shuffle).await,)*
                    other => unreachable!("{other} is in the list"),
                }
            };
        }
        reckon_rules::games!(play_one_of)
    }

    /// Retries while the server is down.
    pub async fn retry<T, F: Future<Output = Result<T, Error>>>(&self, mut ask: impl FnMut() -> F) -> Result<T, Error> {
        let end = Instant::now() + self.patience;
        loop {
            match ask().await {
                Err(error) if error.is_transient() && Instant::now() < end => sleep(BETWEEN_ATTEMPTS).await,
                answer => return answer,
            }
        }
    }

    pub fn watch(&self, table: TableId, watched: Watched) {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).insert(table, watched);
    }

    pub fn forget(&self, table: &TableId) {
        self.playing.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// Checks that the restarted server still has everything that it told anybody before.
    pub async fn look_at_tables(self: Arc<World>) {
        let playing = self.playing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (table, watched) in playing {
            // If the server is killed again in the meantime, there is nothing to check.
            let _ = self.look_at(&table, &watched).await;
        }
    }

    /// Looks at a table as its host would in a second window.
    async fn look_at(&self, table: &TableId, watched: &Watched) -> Result<(), Error> {
        // Read before connecting: the update need not include anything told after this point.
        let known = watched.journals.iter().filter_map(|journal| journal.write().sure()).max();
        let Some(before) = known else { return Ok(()) };
        let mut window = watched.client.connect(table, None).await?;
        let update = window.next_update().await?;
        let now = Progress::of(&update);
        if now < before {
            self.violated(format!("after a kill: {}", Problem::WentBack { before, now }));
        }
        let mut onlooker = watched.onlooker.write();
        onlooker.connected(None);
        onlooker.saw(&update);
        self.noting().looks += 1;
        Ok(())
    }
}
