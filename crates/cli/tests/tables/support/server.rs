//! Servers shared by tests.

use std::future::Future;
use std::sync::{Arc, LazyLock, Weak};
use std::time::Duration;

use reckon_guest::{Client, Launch, ServerProcess};
use reckon_protocol::{Created, TableId};
use tokio::runtime::Runtime;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

/// Timeout: longer than anything takes on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(30);

/// One runtime for all tests: a shared server lives as long as any test that uses it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));

pub fn run(test: impl Future<Output = ()>) {
    RUNTIME.block_on(async { timeout(3 * TIMEOUT, test).await.expect("the test ends") });
}

pub fn launch() -> Launch {
    Launch::new(env!("CARGO_BIN_EXE_reckon"))
}

/// The server that a module's tests share. It ends with the last test that uses it.
pub struct Shared(Mutex<Weak<ServerProcess>>);

impl Shared {
    pub const fn new() -> Shared {
        Shared(Mutex::const_new(Weak::new()))
    }

    pub fn test(&self, test: impl AsyncFnOnce(&ServerProcess)) {
        run(async {
            let server = self.server().await;
            test(&server).await;
        });
    }

    async fn server(&self) -> Arc<ServerProcess> {
        let mut shared = self.0.lock().await;
        if let Some(server) = shared.upgrade() {
            return server;
        }
        let server = Arc::new(launch().start().await.expect("a server"));
        *shared = Arc::downgrade(&server);
        server
    }
}

/// Returns the table as anybody with its link sees it.
pub async fn look(client: &Client, table: &TableId) -> Created {
    client.get(&format!("/api/tables/{table}")).await.expect("an answer").json().expect("a table")
}

/// Returns the number of tables awake, as the server counts them.
pub async fn tables_awake(server: &ServerProcess) -> u32 {
    let metrics = reckon_guest::Http::new(server.metrics()).get("/metrics", &[]).await.expect("metrics").text();
    let line = metrics.lines().find(|line| line.starts_with("reckon_tables_awake "));
    line.and_then(|line| line.split(' ').nth(1)).map_or(0, |count| count.parse().expect("a number"))
}

/// Polls until this holds.
pub async fn comes_true<F: Future<Output = bool>>(what: &str, holds: impl Fn() -> F) {
    let end = Instant::now() + TIMEOUT;
    while !holds().await {
        assert!(Instant::now() < end, "{what}: waited too long");
        sleep(Duration::from_millis(50)).await;
    }
}
