//! A server with one table and no store, for injecting faults. It proves that a player copes with what a real server
//! does, and detects what a real server must never do.

mod http;
mod table;

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::{SinkExt, StreamExt};
use reckon_guest::Remote;
use reckon_protocol::{MoveId, Refused, ToClient, ToServer, Why};
use reckon_rules::game::Seat;
use reckon_words::Line;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

pub use self::table::Table;

/// A fault of the server, or of its connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    Honest,
    /// Every third move is stored, but all connections break before anybody receives it.
    BreaksAfterKeeping,
    /// Every third message breaks all connections before it is processed.
    BreaksBeforeKeeping,
    /// Like `BreaksAfterKeeping`, but the server also forgets the id.
    ForgetsIds,
    /// A move is acknowledged and then forgotten in a crash.
    LosesMoves,
    /// One update shows the other player's hand.
    Leaks,
}

pub struct Fake<G: Remote> {
    pub address: SocketAddr,
    shared: Arc<Shared<G>>,
}

struct Shared<G: Remote> {
    table: Mutex<Table<G>>,
    /// Number of changes to the table.
    changed: watch::Sender<u64>,
    /// Number of crashes.
    broken: watch::Sender<u64>,
}

impl<G: Remote> Fake<G> {
    pub async fn start(preset: &str, its: Trait) -> Fake<G> {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (changed, broken) = (watch::Sender::new(0), watch::Sender::new(0));
        let shared = Arc::new(Shared { table: Mutex::new(Table::new(preset, its)), changed, broken });
        let serving = shared.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                stream.set_nodelay(true).expect("a connection");
                tokio::spawn(serve(serving.clone(), stream));
            }
        });
        Fake { address, shared }
    }

    pub fn table(&self) -> MutexGuard<'_, Table<G>> {
        self.shared.table()
    }
}

impl<G: Remote> Shared<G> {
    fn table(&self) -> MutexGuard<'_, Table<G>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn serve<G: Remote>(shared: Arc<Shared<G>>, stream: TcpStream) {
    let head = http::head(&stream).await;
    if !head.to_lowercase().contains("upgrade: websocket") {
        return http::answer(&shared.table, stream).await;
    }
    let have = head.split_once("have=").and_then(|(_, rest)| {
        let (round, v) = rest.split(['&', ' ']).next()?.split_once('.')?;
        Some((round.parse::<u32>().ok()?, v.parse::<u32>().ok()?))
    });
    let socket = tokio_tungstenite::accept_async(stream).await.expect("a handshake");
    let seats = shared.table().seats_of(&head);
    let told = have.map(|(_, v)| v);
    Served { shared, socket, uncovered: seats.first().copied().filter(|_| seats.len() == 1), seats, told }.run().await;
}

/// One connection.
struct Served<G: Remote> {
    shared: Arc<Shared<G>>,
    socket: WebSocketStream<TcpStream>,
    seats: Vec<Seat>,
    uncovered: Option<Seat>,
    told: Option<u32>,
}

impl<G: Remote> Served<G> {
    /// Serves it until it breaks, from either side.
    async fn run(mut self) {
        let mut changed = self.shared.changed.subscribe();
        let mut broken = self.shared.broken.subscribe();
        changed.mark_changed();
        let hello = self.shared.table().hello(&self.seats, self.uncovered);
        self.say(&hello).await;
        loop {
            tokio::select! {
                biased;
                _ = broken.changed() => return,
                frame = self.socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => self.heard(&text).await,
                    Some(Ok(_)) => {}
                    _ => return,
                },
                _ = changed.changed() => self.show().await,
            }
        }
    }

    async fn say(&mut self, message: &ToClient) {
        let text = serde_json::to_string(message).expect("a message");
        // The client may be gone.
        let _ = self.socket.send(Message::text(text)).await;
    }

    async fn show(&mut self) {
        let update = self.shared.table().update(self.uncovered, self.told);
        if let Some(update) = update {
            self.told = Some(update.v);
            self.say(&ToClient::Update(Box::new(update))).await;
        }
    }

    async fn heard(&mut self, text: &str) {
        match serde_json::from_str(text).expect("a message") {
            ToServer::Start { .. } => {
                self.shared.table().start();
                self.shared.changed.send_modify(|count| *count += 1);
            }
            ToServer::Uncover { seat } => {
                self.uncovered = seat.filter(|seat| self.seats.contains(seat));
                self.show().await;
            }
            ToServer::Move(asked) => {
                let seat = asked.seat.or(self.uncovered).expect("a seat");
                if self.uncovered != Some(seat) {
                    return self.say(&refused(asked.id, Why::Covered)).await;
                }
                let answer = self.shared.table().play(seat, &asked);
                match answer {
                    Ok(done) => {
                        self.shared.changed.send_modify(|count| *count += 1);
                        self.say(&ToClient::Done(done)).await;
                        if self.shared.table().loses_last() {
                            self.shared.broken.send_modify(|count| *count += 1);
                        }
                    }
                    Err(Some(why)) => self.say(&refused(asked.id, why)).await,
                    Err(None) => self.shared.broken.send_modify(|count| *count += 1),
                }
            }
            _ => {}
        }
    }
}

fn refused(id: MoveId, why: Why) -> ToClient {
    let line = Line { id: "refused".into(), args: Vec::new() };
    ToClient::Refused(Refused {
        id: Some(id),
        why,
        code: why.code().into(),
        rule: None,
        played: 0,
        line,
        text: format!("{why:?}"),
        spoken: None,
    })
}
