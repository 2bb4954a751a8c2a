//! The server process: opens the store and the listeners, and shuts them down in order.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::routing::get;
use governor::Quota;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use tokio::net::{TcpListener, TcpStream};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{interval, timeout};
use tower_service::Service;

use crate::http::{self, App, Peer};
use crate::hub::Hub;
use crate::limits::{ByAddress, CONNECTIONS, REQUESTS_AT_ONCE, SOCKETS, per_second};
use crate::stopping::{self, Stopping};
use crate::store::{CannotOpen, Sqlite, Store};
use crate::thinkers::Thinkers;

/// Time limit for receiving the head of a request.
const TO_ASK: Duration = Duration::from_secs(10);
/// Longest head of a request.
const LONGEST_HEAD: usize = 16 * 1024;
/// Grace period for work in progress when the server stops.
const TO_STOP: Duration = Duration::from_secs(10);
/// Interval between test writes while the store is failing.
const BETWEEN_TRIES: Duration = Duration::from_secs(2);
/// Delay before the next accept after a failed one.
const UNTIL_NEXT_ACCEPT: Duration = Duration::from_millis(50);

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// Database file.
    pub store: PathBuf,
    /// Address for metrics, if any; it must be a loopback address.
    pub metrics: Option<SocketAddr>,
    /// Idle time after which a table without clients sleeps.
    pub sleep_after: Duration,
    /// Tables that one address may open per minute.
    pub tables_a_minute: NonZeroU32,
    /// Requests that one address may make per second.
    pub requests_a_second: NonZeroU32,
    /// Messages that one socket may send per second.
    pub messages_a_second: NonZeroU32,
    /// Origin at which browsers reach this server, as `https://example.org`; if unset, the Host header decides.
    pub origin: Option<String>,
    /// Whether a proxy in front supplies the client's address.
    pub behind_proxy: bool,
}

/// State of the server once it is listening.
#[derive(Clone, Debug)]
pub struct Ready {
    pub address: SocketAddr,
    pub metrics: Option<SocketAddr>,
    /// Copy made of an older store before it was upgraded.
    pub copied: Option<PathBuf>,
}

#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error("cannot listen at {address}: {why}")]
    Listen { address: SocketAddr, why: std::io::Error },
    #[error("metrics are for this machine alone, and {0} is no loopback address")]
    MetricsForStrangers(SocketAddr),
    #[error(transparent)]
    Store(#[from] CannotOpen),
    #[error("metrics cannot be counted: {0}")]
    Metrics(#[from] BuildError),
    #[error("the system does not let a server run: {0}")]
    System(std::io::Error),
}

/// Serves until the process is told to stop. Everything acknowledged is stored by then.
pub fn run(config: Config, ready: impl FnOnce(Ready)) -> Result<(), CannotServe> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(CannotServe::System)?;
    runtime.block_on(serve(config, ready))
}

async fn serve(config: Config, ready: impl FnOnce(Ready)) -> Result<(), CannotServe> {
    if let Some(address) = config.metrics.filter(|address| !address.ip().is_loopback()) {
        return Err(CannotServe::MetricsForStrangers(address));
    }
    let mut stop = Stop::listen().map_err(CannotServe::System)?;
    let counters = PrometheusBuilder::new().install_recorder()?;
    let opened = Sqlite::open(&config.store).await?;
    let store: Arc<dyn Store> = Arc::new(opened.store);
    let listener = listen(config.listen).await?;
    let metrics = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let address = |listener: &TcpListener| listener.local_addr().unwrap_or(config.listen);
    tracing::info!(address = %address(&listener), "open");
    ready(Ready { address: address(&listener), metrics: metrics.as_ref().map(address), copied: opened.copied });
    let (stopper, stopping) = stopping::sign();
    let thinkers = Thinkers::new(std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2)));
    let app = Arc::new(App {
        hub: Hub::new(store.clone(), thinkers, config.sleep_after, stopping.clone()),
        origin: config.origin,
        behind_proxy: config.behind_proxy,
        requests: ByAddress::new(per_second(config.requests_a_second, REQUESTS_AT_ONCE)),
        new_tables: ByAddress::new(Quota::per_minute(config.tables_a_minute)),
        messages: config.messages_a_second,
        sockets: Arc::new(Semaphore::new(SOCKETS)),
        stopping: stopping.clone(),
    });
    tokio::spawn(try_writing_again(store.clone(), stopping.clone()));
    tokio::spawn(look_after(counters.clone(), app.clone(), stopping.clone()));
    if let Some(metrics) = metrics {
        let router = Router::new().route("/metrics", get(async move || counters.render()));
        tokio::spawn(accept(metrics, router, stopping.clone()));
    }
    let doors = tokio::spawn(accept(listener, http::routes(app.clone()), stopping));
    stop.comes().await;
    tracing::info!("stopping");
    stopper.stop();
    drop(doors.await);
    // Sockets close on their own; those that do not are cut off.
    all_back(&app.sockets, SOCKETS).await;
    match store.close().await {
        Ok(()) => tracing::info!("stopped"),
        Err(why) => tracing::warn!(%why, "the store could not be closed; what was acknowledged is kept all the same"),
    }
    Ok(())
}

/// Signals that stop the process.
struct Stop {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

impl Stop {
    fn listen() -> std::io::Result<Stop> {
        Ok(Stop { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn comes(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, CannotServe> {
    TcpListener::bind(address).await.map_err(|why| CannotServe::Listen { address, why })
}

/// Accepts connections until the server stops, then lets requests in progress finish.
async fn accept(listener: TcpListener, router: Router, mut stopping: Stopping) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        // With every place taken, connections wait in the system's backlog.
        let Ok(place) = places.clone().acquire_owned().await else { break };
        tokio::select! {
            () = stopping.comes() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    tokio::spawn(converse(stream, peer, router.clone(), stopping.clone(), place));
                }
                Err(why) => {
                    tracing::warn!(%why, "a connection could not be accepted");
                    tokio::time::sleep(UNTIL_NEXT_ACCEPT).await;
                }
            },
        }
    }
    drop(listener);
    all_back(&places, CONNECTIONS).await;
}

/// Waits until all of these places are free, up to a time limit.
async fn all_back(places: &Semaphore, count: usize) {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let _cut_off = timeout(TO_STOP, places.acquire_many(count)).await;
}

/// Serves one connection: requests, until one of them becomes a socket.
async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stopping: Stopping,
    _place: OwnedSemaphorePermit,
) {
    // Moves are small, and somebody is waiting for them.
    let _slower = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(TO_ASK)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // A client that hangs up or does not speak HTTP is not worth logging.
    tokio::select! {
        _broken_off = connection.as_mut() => return,
        () = stopping.comes() => connection.as_mut().graceful_shutdown(),
    }
    let _broken_off = connection.await;
}

/// Makes test writes while the store is failing: a quiet server would otherwise never notice that it works again.
async fn try_writing_again(store: Arc<dyn Store>, mut stopping: Stopping) {
    let mut seconds = interval(BETWEEN_TRIES);
    loop {
        tokio::select! {
            () = stopping.comes() => return,
            _ = seconds.tick() => {
                if !store.is_writable() {
                    // `is_writable` says whether it worked.
                    let _told = store.try_writing().await;
                }
            }
        }
    }
}

/// Discards stale metrics and rate limits once a minute.
async fn look_after(counters: PrometheusHandle, app: Arc<App>, mut stopping: Stopping) {
    let mut minutes = interval(Duration::from_secs(60));
    loop {
        tokio::select! {
            () = stopping.comes() => return,
            _ = minutes.tick() => {
                counters.run_upkeep();
                app.requests.tidy();
                app.new_tables.tidy();
            }
        }
    }
}
