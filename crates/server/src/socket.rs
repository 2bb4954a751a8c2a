//! One socket: frames in, frames out. Syntax only; what a message means is the table's business.

use std::error::Error;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use governor::RateLimiter;
use governor::clock::DefaultClock;
use governor::state::{InMemoryState, NotKeyed};
use reckon_protocol::{Close, Refused, TableId, ToClient, ToServer, Why};
use reckon_words::{Language, Line, render};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Error as SocketError;
use tokio_tungstenite::tungstenite::error::ProtocolError;

use crate::hub::Hub;
use crate::limits::{MESSAGES_AT_ONCE, TRIES, per_second};
use crate::link::Link;
use crate::seats::Guest;
use crate::stopping::Stopping;
use crate::table::{ClientId, Frame, Newcomer, OUTBOX, Out, ToTable};

/// Interval between pings. Each measures a round trip; a dead socket is noticed after two.
const BETWEEN_PINGS: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

/// Grace period between sending the close frame and dropping the connection.
const TO_LEAVE: Duration = Duration::from_secs(1);

/// Time limit for writing a frame to a slow reader.
const TO_WRITE: Duration = Duration::from_secs(10);

static CLIENTS: AtomicU64 = AtomicU64::new(1);

/// A connecting client, its table, and the last update that it has seen there.
pub struct Caller {
    pub table: TableId,
    pub guest: Option<Guest>,
    pub language: Language,
    /// Whether events are read aloud to them.
    pub aloud: bool,
    pub has: Option<(u32, u32)>,
    /// Messages per second that it may send.
    pub messages: NonZeroU32,
}

type Limit = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

struct Socket {
    socket: WebSocket,
    language: Language,
    aloud: bool,
    link: Arc<Link>,
    messages: Limit,
    tries: Limit,
    last_heard: Instant,
    pinged: Option<(u32, Instant)>,
}

/// Reason that a socket ends.
enum End {
    Closes(Close),
    /// The other side broke the WebSocket protocol itself.
    Violates(u16, &'static str),
    Gone,
}

pub async fn serve(socket: WebSocket, caller: Caller, hub: Arc<Hub>, mut stopping: Stopping) {
    metrics::gauge!("reckon_sockets").increment(1.0);
    let (outbox, mut out) = mpsc::channel(OUTBOX);
    let link = Arc::new(Link::default());
    let id = ClientId(CLIENTS.fetch_add(1, Ordering::Relaxed));
    let Caller { table, guest, language, aloud, has, messages } = caller;
    let mut this = Socket {
        socket,
        language,
        aloud,
        link: link.clone(),
        messages: RateLimiter::direct(per_second(messages, MESSAGES_AT_ONCE)),
        tries: RateLimiter::direct(per_second(TRIES, NonZeroU32::MIN)),
        last_heard: Instant::now(),
        pinged: None,
    };
    let (reply, answer) = oneshot::channel();
    let newcomer = Newcomer { id, guest, language, aloud, has, outbox, link };
    let end = match hub.send(table, ToTable::Connect(newcomer, reply)).await {
        Err(_) => End::Closes(Close::Restarting),
        Ok(sender) => match answer.await {
            Ok(Ok(())) => {
                let end = this.talk(id, &mut out, &sender, &mut stopping).await;
                // A table that is gone has no clients to remove.
                let _gone = sender.send(ToTable::Gone(id)).await;
                end
            }
            Ok(Err(close)) => End::Closes(close),
            Err(_) => End::Closes(Close::Restarting),
        },
    };
    this.finish(end).await;
    metrics::gauge!("reckon_sockets").decrement(1.0);
}

impl Socket {
    async fn talk(
        &mut self,
        id: ClientId,
        out: &mut mpsc::Receiver<Out>,
        table: &mpsc::Sender<ToTable>,
        stopping: &mut Stopping,
    ) -> End {
        let mut pings = interval(BETWEEN_PINGS);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let end = tokio::select! {
                sent = out.recv() => match sent {
                    Some(Out::Frame(frame)) => self.write(frame).await,
                    Some(Out::Close(close)) => Some(End::Closes(close)),
                    // The table dropped a client that does not read, or is gone itself.
                    None => Some(End::Closes(Close::TooSlow)),
                },
                received = self.socket.recv() => self.read(id, received, table).await,
                _ = pings.tick() => self.ping().await,
                // The table closes its clients too; this is for those whose table is gone.
                () = stopping.comes() => Some(End::Closes(Close::Restarting)),
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    async fn write(&mut self, frame: Frame) -> Option<End> {
        let version = frame.version;
        metrics::counter!("reckon_frames_sent_total").increment(1);
        match timeout(TO_WRITE, self.socket.send(Message::Text(frame.text))).await {
            Err(_) => Some(End::Closes(Close::TooSlow)),
            Ok(Err(_)) => Some(End::Gone),
            Ok(Ok(())) => {
                if let Some(version) = version {
                    self.link.wrote(version, Instant::now());
                }
                None
            }
        }
    }

    async fn ping(&mut self) -> Option<End> {
        let now = Instant::now();
        if now.saturating_duration_since(self.last_heard) > SILENCE {
            return Some(End::Closes(Close::Silent));
        }
        let number = self.pinged.map_or(1, |(number, _)| number.wrapping_add(1));
        self.pinged = Some((number, now));
        let sent = self.socket.send(Message::Ping(number.to_be_bytes().to_vec().into())).await;
        sent.is_err().then_some(End::Gone)
    }

    async fn read(
        &mut self,
        id: ClientId,
        received: Option<Result<Message, axum::Error>>,
        table: &mpsc::Sender<ToTable>,
    ) -> Option<End> {
        let arrived = Instant::now();
        self.last_heard = arrived;
        match received {
            None | Some(Ok(Message::Close(_))) => Some(End::Gone),
            Some(Err(error)) => Some(violation(&error)),
            Some(Ok(Message::Binary(_))) => Some(End::Closes(Close::NotText)),
            Some(Ok(Message::Pong(payload))) => {
                if let Some((number, sent)) = self.pinged
                    && payload[..] == number.to_be_bytes()
                {
                    self.link.took(arrived - sent, arrived);
                }
                None
            }
            // The library answers these, but they count towards the limit.
            Some(Ok(Message::Ping(_))) => self.messages.check().is_err().then_some(End::Closes(Close::TooMany)),
            Some(Ok(Message::Text(text))) => self.hear(id, &text, arrived, table).await,
        }
    }

    async fn hear(&mut self, id: ClientId, text: &str, arrived: Instant, table: &mpsc::Sender<ToTable>) -> Option<End> {
        metrics::counter!("reckon_frames_received_total").increment(1);
        let message = serde_json::from_str::<ToServer>(text);
        // Drafts come with each tap, so they have a limit of their own; any other excess closes the socket.
        if let Ok(ToServer::Try(draft)) = &message {
            if self.tries.check().is_err() {
                return self.refuse(Some(draft.id.clone()), Why::TooOften, Line::new("refused-too-often")).await;
            }
        } else if self.messages.check().is_err() {
            return Some(End::Closes(Close::TooMany));
        }
        match message {
            Ok(message) => match table.send(ToTable::Said { client: id, message, arrived }).await {
                Ok(()) => None,
                Err(_) => Some(End::Closes(Close::Restarting)),
            },
            Err(error) => {
                let line = Line::new("refused-not-a-message").with("why", shortened(&error.to_string()));
                self.refuse(id_in(text), Why::NotAMessage, line).await
            }
        }
    }

    async fn refuse(&mut self, id: Option<reckon_protocol::MoveId>, why: Why, line: Line) -> Option<End> {
        let text = render(&line, self.language);
        let spoken = self.aloud.then(|| text.clone());
        self.write(Frame::of(&ToClient::Refused(Refused {
            id,
            why,
            code: why.code().into(),
            rule: None,
            played: 0,
            line,
            text,
            spoken,
        })))
        .await
    }

    async fn finish(self, end: End) {
        let (code, reason) = match end {
            End::Gone => return,
            End::Closes(close) => (close.code(), render(&Line::new(close.message()), self.language)),
            End::Violates(code, reason) => (code, reason.to_string()),
        };
        say_goodbye(self.socket, code, reason).await;
    }
}

/// Closes a socket that never gets to a table.
pub async fn turn_away(socket: WebSocket, close: Close, language: Language) {
    say_goodbye(socket, close.code(), render(&Line::new(close.message()), language)).await;
}

async fn say_goodbye(mut socket: WebSocket, code: u16, reason: String) {
    metrics::counter!("reckon_closed_total", "code" => code.to_string()).increment(1);
    let frame = CloseFrame { code, reason: reason.into() };
    // A client that is gone needs no close frame. Frames still coming in have to be read, or the system resets the
    // connection before the close frame has arrived.
    let _gone = timeout(TO_WRITE, socket.send(Message::Close(Some(frame)))).await;
    let _cut_off = timeout(TO_LEAVE, async { while let Some(Ok(_)) = socket.recv().await {} }).await;
}

/// Interprets the library's error about a bad frame. axum boxes the error of the crate that it reads frames with, so
/// this package must depend on the same version of that crate.
fn violation(error: &axum::Error) -> End {
    match error.source().and_then(|source| source.downcast_ref()) {
        Some(SocketError::Capacity(_)) => End::Closes(Close::TooLong),
        Some(SocketError::Utf8(_)) => End::Violates(1007, "that frame is not UTF-8 text"),
        Some(
            SocketError::ConnectionClosed
            | SocketError::AlreadyClosed
            | SocketError::Io(_)
            | SocketError::Protocol(ProtocolError::ResetWithoutClosingHandshake | ProtocolError::ReceivedAfterClosing),
        ) => End::Gone,
        _ => End::Violates(1002, "that is not the WebSocket protocol"),
    }
}

/// Returns the id of a message that was not understood, so that its sender knows which one it was.
fn id_in(text: &str) -> Option<reckon_protocol::MoveId> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    message.as_object()?.values().find_map(|content| content.get("id")?.as_str()?.parse().ok())
}

/// Cuts a text to the length worth echoing back.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 160;
    text.chars().take(SHOWN).collect()
}
