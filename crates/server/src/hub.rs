//! Registry of the table tasks. It wakes a sleeping table to deliver a message.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reckon_protocol::TableId;
use tokio::sync::{OnceCell, mpsc};

use crate::stopping::Stopping;
use crate::store::{Store, StoreError};
use crate::table::{BadlyKept, KeptGame, ToTable, wake};
use crate::thinkers::Thinkers;
use crate::with_game;

/// Number of delivery attempts: a table may fall asleep just as it is sent a message, and then has to be woken again.
const ATTEMPTS: u32 = 5;

pub struct Hub {
    pub store: Arc<dyn Store>,
    pub thinkers: Thinkers,
    /// Idle time after which a table without clients sleeps.
    pub sleep_after: Duration,
    awake: Mutex<HashMap<TableId, Arc<Waking>>>,
    stopping: Stopping,
}

/// Mailbox of a table, available once the table is awake. Callers that arrive before that share one wake-up.
type Waking = OnceCell<mpsc::Sender<ToTable>>;

#[derive(Debug, thiserror::Error)]
pub enum NotFound {
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    NotKept(#[from] StoreError),
    #[error(transparent)]
    BadlyKept(#[from] BadlyKept),
    #[error("the server stops")]
    Stopping,
}

impl Hub {
    pub fn new(store: Arc<dyn Store>, thinkers: Thinkers, sleep_after: Duration, stopping: Stopping) -> Arc<Hub> {
        Arc::new(Hub { store, thinkers, sleep_after, awake: Mutex::default(), stopping })
    }

    /// Sends a message to a table, waking it if necessary, and returns its mailbox.
    pub async fn send(self: &Arc<Hub>, id: TableId, message: ToTable) -> Result<mpsc::Sender<ToTable>, NotFound> {
        let mut message = message;
        for _ in 0..ATTEMPTS {
            let table = self.find(id).await?;
            match table.send(message).await {
                Ok(()) => return Ok(table),
                Err(unsent) => {
                    self.forget_closed(id);
                    message = unsent.0;
                }
            }
        }
        Err(NotFound::Stopping)
    }

    async fn find(self: &Arc<Hub>, id: TableId) -> Result<mpsc::Sender<ToTable>, NotFound> {
        if self.stopping.is_given() {
            return Err(NotFound::Stopping);
        }
        let waking = self.with(|awake| awake.entry(id).or_default().clone());
        let woken = waking.get_or_try_init(|| self.wake(id)).await.cloned();
        if woken.is_err() {
            // A failed lookup leaves no entry behind.
            self.with(|awake| {
                if awake.get(&id).is_some_and(|other| Arc::ptr_eq(other, &waking) && !other.initialized()) {
                    awake.remove(&id);
                }
            });
        }
        woken
    }

    async fn wake(self: &Arc<Hub>, id: TableId) -> Result<mpsc::Sender<ToTable>, NotFound> {
        let row = self.store.load_table(id).await?.ok_or(NotFound::NoTable)?;
        let game = match self.store.load_game(id, None).await? {
            None => None,
            Some((key, game)) => {
                let (moves, drafts) = (self.store.moves_of(key).await?, self.store.drafts_of(key).await?);
                Some(KeptGame { key, game, moves, drafts })
            }
        };
        let (hub, stopping) = (self.clone(), self.stopping.clone());
        let woken = with_game!(row.game.as_str(), wake(&row, game, hub, stopping)).ok_or(NotFound::NoTable)?;
        woken.map_err(|why| {
            tracing::error!(%why, "a table cannot wake");
            NotFound::BadlyKept(why)
        })
    }

    /// Removes a table that is about to sleep, unless its mailbox has a message. Returns whether the table may sleep.
    pub fn forget(&self, id: TableId, mailbox: &mpsc::Receiver<ToTable>) -> bool {
        self.with(|awake| {
            let sleeps = mailbox.is_empty();
            if sleeps {
                awake.remove(&id);
            }
            sleeps
        })
    }

    /// Removes a task that ended without notice: it panicked, and the next one starts from the store.
    fn forget_closed(&self, id: TableId) {
        self.with(|awake| {
            if awake.get(&id).and_then(|waking| waking.get()).is_some_and(mpsc::Sender::is_closed) {
                awake.remove(&id);
            }
        });
    }

    /// Redelivers a message that reached a table as it fell asleep.
    pub fn send_again(self: Arc<Hub>, id: TableId, message: ToTable) {
        tokio::spawn(async move {
            // If this fails too, the client finds its socket closed.
            let _stopping = self.send(id, message).await;
        });
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<TableId, Arc<Waking>>) -> T) -> T {
        look(&mut self.awake.lock().expect("nothing panics while holding this lock"))
    }
}
