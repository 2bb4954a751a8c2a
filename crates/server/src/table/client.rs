//! One socket, as the table sees it.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use reckon_protocol::{Close, ToClient};
use reckon_rules::game::Seat;
use reckon_words::Language;
use tokio::sync::mpsc;

use crate::link::Link;
use crate::seats::Guest;

/// Frames queued for one client: a reader further behind is dropped, and may reconnect.
pub const OUTBOX: usize = 64;

/// Upper bound on sockets at one table: the players', and a school that watches.
pub const MAX_CLIENTS: usize = 1000;
/// Upper bound on sockets of one guest.
pub const MAX_WINDOWS: usize = 20;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClientId(pub u64);

/// Outgoing item for a socket.
pub enum Out {
    Frame(Frame),
    Close(Close),
}

#[derive(Clone)]
pub struct Frame {
    pub text: Utf8Bytes,
    /// Round and version, if it is an update.
    pub version: Option<(u32, u32)>,
}

impl Frame {
    pub fn of(message: &ToClient) -> Frame {
        let version = match message {
            ToClient::Update(update) => Some((update.round, update.v)),
            _ => None,
        };
        let text = serde_json::to_string(message).expect("every message can be written");
        Frame { text: text.into(), version }
    }
}

/// A client that is connecting.
pub struct Newcomer {
    pub id: ClientId,
    pub guest: Option<Guest>,
    pub language: Language,
    /// Whether events are read aloud to them.
    pub aloud: bool,
    /// Round and version that they were last sent.
    pub has: Option<(u32, u32)>,
    pub outbox: mpsc::Sender<Out>,
    pub link: Arc<Link>,
}

pub(super) struct Client {
    pub id: ClientId,
    pub guest: Option<Guest>,
    pub language: Language,
    pub aloud: bool,
    /// The seat whose cards it is sent.
    pub uncovered: Option<Seat>,
    /// Round and version that it was last sent.
    pub has: Option<(u32, u32)>,
    pub link: Arc<Link>,
    outbox: mpsc::Sender<Out>,
    /// Whether it was sent the hello, which comes before everything else.
    pub is_greeted: bool,
    /// Whether it is to be dropped: it reads too slowly, or was closed.
    pub is_lost: bool,
}

impl Client {
    pub fn new(newcomer: Newcomer) -> Client {
        let Newcomer { id, guest, language, aloud, has, outbox, link } = newcomer;
        Client { id, guest, language, aloud, uncovered: None, has, link, outbox, is_greeted: false, is_lost: false }
    }

    pub fn send(&mut self, frame: Frame) {
        if let Some(version) = frame.version {
            self.has = Some(version);
        }
        self.is_lost |= self.outbox.try_send(Out::Frame(frame)).is_err();
    }

    pub fn greet(&mut self, hello: &ToClient) {
        self.is_greeted = true;
        self.tell(hello);
    }

    pub fn tell(&mut self, message: &ToClient) {
        self.send(Frame::of(message));
    }

    pub fn close(&mut self, why: Close) {
        self.is_lost = true;
        // If its queue is full, it is closed as a slow reader.
        let _full = self.outbox.try_send(Out::Close(why));
    }
}
