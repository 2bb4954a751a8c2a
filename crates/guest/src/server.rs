//! A real server in its own process, which can be stopped, killed and restarted.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::error::Error;

/// Time limit for a server to start or to stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// Ports outside the ephemeral range: a port within it could be assigned to a client that tries to reach the server
/// while it is down, and then the server could not come back.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// Settings for starting a server.
#[derive(Clone, Debug)]
pub struct Launch {
    binary: PathBuf,
    before: Vec<String>,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    store: Option<PathBuf>,
    listen: Option<SocketAddr>,
    tables_a_minute: u32,
}

impl Launch {
    /// Returns settings with any free port and a store in a temporary folder, which is deleted with the server.
    pub fn new(binary: impl Into<PathBuf>) -> Launch {
        Launch {
            binary: binary.into(),
            before: Vec::new(),
            arguments: Vec::new(),
            environment: Vec::new(),
            store: None,
            listen: None,
            // A test opens more tables than a family does.
            tables_a_minute: 100_000,
        }
    }

    #[must_use]
    pub fn store(mut self, file: impl Into<PathBuf>) -> Launch {
        self.store = Some(file.into());
        self
    }

    /// Sets the address to listen on. With port 0 the server itself picks a port.
    #[must_use]
    pub fn listen(mut self, address: SocketAddr) -> Launch {
        self.listen = Some(address);
        self
    }

    #[must_use]
    pub fn tables_a_minute(mut self, tables: u32) -> Launch {
        self.tables_a_minute = tables;
        self
    }

    #[must_use]
    pub fn sleep_after(self, seconds: u32) -> Launch {
        self.arguments(["--sleep-after".to_string(), seconds.to_string()])
    }

    /// Adds arguments to the command line.
    #[must_use]
    pub fn arguments(mut self, words: impl IntoIterator<Item = impl Into<String>>) -> Launch {
        self.arguments.extend(words.into_iter().map(Into::into));
        self
    }

    #[must_use]
    pub fn environment(mut self, name: &str, value: &str) -> Launch {
        self.environment.push((name.to_string(), value.to_string()));
        self
    }

    /// Runs lines of `sh` first, whose effects apply to the server too: `trap '' XFSZ; ulimit -f 100`.
    #[must_use]
    pub fn after_shell(mut self, lines: &str) -> Launch {
        // The shell execs the server, so the process is the same.
        self.before = ["sh", "-c"].map(str::to_string).to_vec();
        self.before.push(format!("{lines}\nexec \"$0\" \"$@\""));
        self
    }

    pub async fn start(self) -> Result<ServerProcess, Error> {
        let folder = tempfile::tempdir().map_err(|error| Error::Process(error.to_string()))?;
        let store = self.store.clone().unwrap_or_else(|| folder.path().join("store.db"));
        let listen = self.listen.map_or_else(free_port, Ok)?;
        let launch = Launch { listen: Some(listen), ..self };
        let log = Log::default();
        let running = Running::start(&launch, listen, &store, &log).await?;
        Ok(ServerProcess { launch, store, _folder: folder, running, log })
    }

    /// Returns every word of the command, the program first.
    fn words(&self, listen: SocketAddr, store: &Path) -> Vec<String> {
        let mut words = self.before.clone();
        words.extend([self.binary.display().to_string(), "serve".to_string()]);
        words.extend(["--listen".to_string(), listen.to_string()]);
        words.extend(["--store".to_string(), store.display().to_string()]);
        words.extend(["--metrics", "127.0.0.1:0", "--log", "json"].map(str::to_string));
        words.extend(["--tables-a-minute".to_string(), self.tables_a_minute.to_string()]);
        words.extend(self.arguments.iter().cloned());
        words
    }
}

pub struct ServerProcess {
    launch: Launch,
    store: PathBuf,
    running: Running,
    log: Log,
    /// The folder that holds the store, so it is dropped last.
    _folder: TempDir,
}

/// Lines that the server wrote to standard error, across restarts.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

struct Running {
    child: Child,
    /// Task that reads the log to its end.
    reader: JoinHandle<()>,
    address: SocketAddr,
    metrics: SocketAddr,
}

impl ServerProcess {
    pub fn address(&self) -> SocketAddr {
        self.running.address
    }

    /// Returns the address that serves `/metrics` and nothing else.
    pub fn metrics(&self) -> SocketAddr {
        self.running.metrics
    }

    pub fn store(&self) -> &Path {
        &self.store
    }

    /// Returns the process id; `None` once it has ended.
    pub fn id(&self) -> Option<u32> {
        self.running.child.id()
    }

    /// Returns the server's log, including the lines from before restarts.
    pub fn log(&self) -> Vec<String> {
        self.log.lines()
    }

    /// Kills it as a power cut would: at once, whatever it is doing.
    pub async fn kill(&mut self) -> Result<(), Error> {
        self.running.child.kill().await.map_err(|error| Error::Process(error.to_string()))?;
        self.running.read_log().await;
        Ok(())
    }

    /// Stops it as its operator would. Returns the exit code; `None` if a signal ended it.
    pub async fn stop(&mut self) -> Result<Option<i32>, Error> {
        if let Some(id) = self.running.child.id() {
            let told = Command::new("kill").args(["-TERM", &id.to_string()]).status().await;
            told.map_err(|error| Error::Process(error.to_string()))?;
        }
        let Ok(ended) = timeout(PATIENCE, self.running.child.wait()).await else {
            return Err(Error::Process(format!("does not stop; it logged {}", self.log.last())));
        };
        self.running.read_log().await;
        Ok(ended.map_err(|error| Error::Process(error.to_string()))?.code())
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.running.child.try_wait(), Ok(None))
    }

    /// Restarts it on the same store and port, launched as before except for this change.
    pub async fn restart_with(&mut self, change: impl FnOnce(Launch) -> Launch) -> Result<(), Error> {
        if self.is_running() {
            self.kill().await?;
        }
        self.launch = change(self.launch.clone());
        self.running = Running::start(&self.launch, self.running.address, &self.store, &self.log).await?;
        Ok(())
    }

    pub async fn restart(&mut self) -> Result<(), Error> {
        self.restart_with(|launch| launch).await
    }
}

impl Running {
    async fn start(launch: &Launch, listen: SocketAddr, store: &Path, log: &Log) -> Result<Running, Error> {
        let words = launch.words(listen, store);
        let (program, arguments) = words.split_first().ok_or_else(|| Error::Process("no program".to_string()))?;
        let mut command = Command::new(program);
        command.args(arguments).envs(launch.environment.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().map_err(|error| Error::Process(format!("{program}: {error}")))?;
        let (Some(output), Some(errors)) = (child.stdout.take(), child.stderr.take()) else {
            return Err(Error::Process("has no output".to_string()));
        };
        let mut reader = tokio::spawn(log.clone().keep(errors));
        match timeout(PATIENCE, addresses(output)).await {
            Ok(Some((address, metrics))) => Ok(Running { child, reader, address, metrics }),
            Ok(None) => {
                let ended = child.wait().await.map_or_else(|error| error.to_string(), |status| status.to_string());
                read_to_end(&mut reader).await;
                Err(Error::Process(format!("ended at once ({ended}); it logged {}", log.last())))
            }
            Err(_) => Err(Error::Process(format!("does not say where it listens; it logged {}", log.last()))),
        }
    }

    /// Reads the rest of the log, which may arrive after the process has ended.
    async fn read_log(&mut self) {
        read_to_end(&mut self.reader).await;
    }
}

async fn read_to_end(reader: &mut JoinHandle<()>) {
    if !reader.is_finished() {
        // A child process of the server may hold the log open for longer.
        let _ = timeout(Duration::from_secs(1), reader).await;
    }
}

impl Log {
    async fn keep(self, errors: impl AsyncRead + Unpin) {
        let mut lines = BufReader::new(errors).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(line);
        }
    }

    fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn last(&self) -> String {
        self.lines().pop().unwrap_or_else(|| "nothing".to_string())
    }
}

/// Returns the two addresses that a server prints: its own, then that of its metrics. Later output is read and
/// discarded, so that the server never blocks on it.
async fn addresses(output: ChildStdout) -> Option<(SocketAddr, SocketAddr)> {
    let mut lines = BufReader::new(output).lines();
    let mut own = None;
    while let Ok(Some(line)) = lines.next_line().await {
        match (own, address_in(&line)) {
            (_, None) => {}
            (None, Some(found)) => own = Some(found),
            (Some(own), Some(metrics)) => {
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Some((own, metrics));
            }
        }
    }
    None
}

fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split('/').next()?.parse().ok()
}

fn free_port() -> Result<SocketAddr, Error> {
    let first = getrandom::u32().map_err(|error| Error::Process(error.to_string()))?;
    let count = u32::from(PORTS.end - PORTS.start);
    let address = |place: u32| {
        let port = u16::try_from(first.wrapping_add(place) % count).ok()? + PORTS.start;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        TcpListener::bind(address).is_ok().then_some(address)
    };
    (0..count).find_map(address).ok_or_else(|| Error::Process("no port is free".to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_in_printed_lines() {
        let address = |text: &str| Some(text.parse().expect("an address"));
        assert_eq!(address_in("Reckon is at http://127.0.0.1:8080/"), address("127.0.0.1:8080"));
        assert_eq!(address_in("metrics: http://127.0.0.1:9/metrics"), address("127.0.0.1:9"));
        assert_eq!(address_in("nothing at http://example"), None);
        assert_eq!(address_in("nothing"), None);
    }

    /// Writes a script that stands in for the server.
    fn script(folder: &TempDir, lines: &str) -> PathBuf {
        let path = folder.path().join("server");
        std::fs::write(&path, lines).expect("a file");
        path
    }

    /// Runs the script with `sh` in place of the binary.
    fn launch(script: &Path) -> Launch {
        let mut launch = Launch::new(script);
        launch.before = vec!["sh".to_string()];
        launch
    }

    const SPEAKS: &str = "echo \"$*\" >&2; echo at http://$3/; echo metrics at http://127.0.0.1:9/metrics\n";

    #[tokio::test]
    async fn it_starts_reports_its_address_and_restarts_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = script(&folder, &format!("{SPEAKS}exec sleep 60"));
        let mut server = launch(&script).sleep_after(5).start().await.expect("a server");
        let (address, store) = (server.address(), server.store().to_path_buf());
        assert!(PORTS.contains(&address.port()));
        assert_eq!(server.metrics().port(), 9);
        assert!(server.is_running());
        server.kill().await.expect("killed");
        assert!(!server.is_running());
        server.restart().await.expect("a server again");
        assert_eq!((server.address(), server.store()), (address, store.as_path()));
        server.kill().await.expect("killed");
        let wanted = format!("serve --listen {address} --store {}", store.display());
        let log = server.log();
        assert!(log.len() == 2 && log.iter().all(|line| line.starts_with(&wanted)), "{log:?}");
        assert!(log[0].ends_with("--sleep-after 5"), "{log:?}");
    }

    #[tokio::test]
    async fn stopping_it_returns_its_exit_code() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = script(&folder, &format!("trap 'exit 3' TERM\n{SPEAKS}while true; do sleep 0.05; done"));
        let mut server = launch(&script).start().await.expect("a server");
        assert_eq!(server.stop().await.expect("stopped"), Some(3));
    }

    #[tokio::test]
    async fn ending_at_once_is_an_error_with_the_last_log_line() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = script(&folder, "echo the store is broken >&2; exit 1");
        let error = launch(&script).start().await.err().expect("no server").to_string();
        assert!(error.contains("exit status: 1") && error.contains("the store is broken"), "{error}");
    }

    #[tokio::test]
    async fn shell_lines_apply_to_the_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = script(&folder, &format!("#!/bin/sh\necho limit $(ulimit -f) >&2\n{SPEAKS}exec sleep 60"));
        let executable = std::os::unix::fs::PermissionsExt::from_mode(0o700);
        std::fs::set_permissions(&script, executable).expect("a program");
        let mut server = Launch::new(&script).after_shell("ulimit -f 77").start().await.expect("a server");
        server.kill().await.expect("killed");
        assert_eq!(server.log()[0], "limit 77");
    }
}
