//! Finds the task of a table, and wakes the table if it sleeps.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reckon_protocol::TableId;
use tokio::sync::{OnceCell, mpsc};

use crate::stopping::Stopping;
use crate::store::{NotKept, Store};
use crate::table::{BadlyKept, KeptGame, ToTable, wake};
use crate::thinkers::Thinkers;
use crate::with_game;

/// A table may fall asleep just while it is asked something; then it is woken again.
const ATTEMPTS: u32 = 5;

pub struct Hub {
    pub store: Arc<dyn Store>,
    pub thinkers: Thinkers,
    /// A table without anybody sleeps after so long.
    pub sleep_after: Duration,
    awake: Mutex<HashMap<TableId, Arc<Waking>>>,
    stopping: Stopping,
}

/// Ready when the table is awake. Whoever comes while it wakes waits for the same.
type Waking = OnceCell<mpsc::Sender<ToTable>>;

#[derive(Debug, thiserror::Error)]
pub enum NotFound {
    #[error("there is no such table")]
    NoTable,
    #[error(transparent)]
    NotKept(#[from] NotKept),
    #[error(transparent)]
    BadlyKept(#[from] BadlyKept),
    #[error("the server stops")]
    Stopping,
}

impl Hub {
    pub fn new(store: Arc<dyn Store>, thinkers: Thinkers, sleep_after: Duration, stopping: Stopping) -> Arc<Hub> {
        Arc::new(Hub { store, thinkers, sleep_after, awake: Mutex::default(), stopping })
    }

    /// Sends a message to a table, which wakes if it has to; and gives the way to it.
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
            // Who asks for what is not there leaves nothing behind.
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

    /// A table wants to sleep. It may, if nobody wants anything of it: then nobody finds it any more.
    pub fn forget(&self, id: TableId, mailbox: &mpsc::Receiver<ToTable>) -> bool {
        self.with(|awake| {
            let sleeps = mailbox.is_empty();
            if sleeps {
                awake.remove(&id);
            }
            sleeps
        })
    }

    /// A task that ended without a word: it has panicked, and the next one begins from what is kept.
    fn forget_closed(&self, id: TableId) {
        self.with(|awake| {
            if awake.get(&id).and_then(|waking| waking.get()).is_some_and(mpsc::Sender::is_closed) {
                awake.remove(&id);
            }
        });
    }

    /// For a message that reached a table which was falling asleep.
    pub fn send_again(self: Arc<Hub>, id: TableId, message: ToTable) {
        tokio::spawn(async move {
            // A client that cannot be helped any more finds its socket closed.
            let _stopping = self.send(id, message).await;
        });
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<TableId, Arc<Waking>>) -> T) -> T {
        look(&mut self.awake.lock().expect("nobody panics while looking for a table"))
    }
}
