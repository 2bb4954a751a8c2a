//! What the tables of a test share.

use std::collections::BTreeMap;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reckon_protocol::TableId;
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;
use tokio::time::{Instant, sleep};

use super::Report;
use super::table::play_table;
use crate::client::Client;
use crate::error::Error;
use crate::have::Have;
use crate::journal::{Problem, SharedJournal};

const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(25);

/// More would fill the screen with the same.
const MOST_VIOLATIONS: usize = 100;

pub(super) struct World {
    pub address: SocketAddr,
    pub patience: Duration,
    is_stopped: AtomicBool,
    report: Mutex<Report>,
    playing: Mutex<BTreeMap<TableId, Watched>>,
}

/// A table that is being played.
#[derive(Clone)]
pub(super) struct Watched {
    /// Somebody who sits there.
    pub client: Client,
    /// What everybody there knows.
    pub journals: Vec<SharedJournal>,
    /// What was seen of it after kills.
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
        if report.violations.len() < MOST_VIOLATIONS {
            report.violations.push(what);
        }
    }

    /// No new tables.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// One table after the other, of all games.
    pub async fn play_tables(self: Arc<World>, mut shuffle: Shuffle) {
        while !self.is_stopped.load(Ordering::Relaxed) {
            let played = match shuffle.below(4) {
                0 => play_table::<Numero>(&self, &mut shuffle).await,
                1 => play_table::<Numberloor>(&self, &mut shuffle).await,
                2 => play_table::<Numenko>(&self, &mut shuffle).await,
                _ => play_table::<Nmbrs>(&self, &mut shuffle).await,
            };
            if let Err(error) = played {
                self.violated(error.to_string());
                // A fault that comes at once would come thousands of times.
                sleep(Duration::from_secs(1)).await;
            }
        }
    }

    /// Asks again for as long as the server is away.
    pub async fn insist<T, F: Future<Output = Result<T, Error>>>(
        &self,
        mut ask: impl FnMut() -> F,
    ) -> Result<T, Error> {
        let end = Instant::now() + self.patience;
        loop {
            match ask().await {
                Err(error) if error.is_passing() && Instant::now() < end => sleep(BETWEEN_ATTEMPTS).await,
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

    /// Whether the server, just back, still has everything that it told anybody before.
    pub async fn look_at_tables(self: Arc<World>) {
        let playing = self.playing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for (table, watched) in playing {
            // Where the server is killed again meanwhile, there is nothing to see.
            let _ = self.look_at(&table, &watched).await;
        }
    }

    /// As the host does who opens the table in one more window.
    async fn look_at(&self, table: &TableId, watched: &Watched) -> Result<(), Error> {
        // Before the question: what is told later may be missing in the answer.
        let known = watched.journals.iter().filter_map(|journal| journal.write().sure()).max();
        let Some(before) = known else { return Ok(()) };
        let mut window = watched.client.connect(table, None).await?;
        let update = window.next_update().await?;
        let now = Have::of(&update);
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
