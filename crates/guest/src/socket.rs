//! A socket at a table.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reckon_protocol::{Done, Hello, MoveId, ToClient, ToServer, Update};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::error::{Closed, Error};
use crate::progress::Progress;

/// Timeout for anything that does not wait for a person.
const PATIENCE: Duration = Duration::from_secs(10);

/// Number of characters of the last frame that an error quotes.
const SHOWN: usize = 300;

pub struct TableSocket {
    socket: WebSocketStream<TcpStream>,
    /// Timeout of `next` and similar methods.
    pub patience: Duration,
    frames: Vec<String>,
    have: Option<Progress>,
    closed: Option<Closed>,
}

impl TableSocket {
    pub(crate) fn new(socket: WebSocketStream<TcpStream>) -> TableSocket {
        TableSocket { socket, patience: PATIENCE, frames: Vec::new(), have: None, closed: None }
    }

    /// Returns every frame received, as text.
    pub fn frames(&self) -> &[String] {
        &self.frames
    }

    /// Discards the frames received so far, for callers that do not need them.
    pub fn forget_frames(&mut self) {
        self.frames.clear();
    }

    /// Returns the progress of the last update received, for use when reconnecting.
    pub fn have(&self) -> Option<Progress> {
        self.have
    }

    /// Returns how the server closed the socket, if it did.
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    pub async fn send(&mut self, message: &ToServer) -> Result<(), Error> {
        let text = serde_json::to_string(message).map_err(Error::broken)?;
        self.send_text(&text).await
    }

    pub async fn send_text(&mut self, text: &str) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await.map_err(Error::broken)
    }

    pub async fn send_binary(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.socket.send(Message::binary(bytes.to_vec())).await.map_err(Error::broken)
    }

    pub async fn next(&mut self) -> Result<ToClient, Error> {
        self.next_within(self.patience, "a message").await
    }

    /// Returns the next message, if it arrives in time; `what` names it in an error.
    pub async fn next_within(&mut self, limit: Duration, what: &str) -> Result<ToClient, Error> {
        match timeout(limit, self.frame()).await {
            Err(_) => Err(self.too_late(what)),
            Ok(frame) => self.read(frame?),
        }
    }

    /// Returns the first message that satisfies the predicate. Earlier ones are in [`TableSocket::frames`].
    pub async fn until(&mut self, what: &str, mut is_it: impl FnMut(&ToClient) -> bool) -> Result<ToClient, Error> {
        self.find(what, |message| is_it(&message).then_some(message)).await
    }

    pub async fn hello(&mut self) -> Result<Hello, Error> {
        let found = |message| if let ToClient::Hello(hello) = message { Some(*hello) } else { None };
        self.find("a hello", found).await
    }

    pub async fn next_update(&mut self) -> Result<Update, Error> {
        let found = |message| if let ToClient::Update(update) = message { Some(*update) } else { None };
        self.find("an update", found).await
    }

    /// Returns the reply to the request with this id: done, or refused as an error.
    pub async fn answer(&mut self, id: &MoveId) -> Result<Done, Error> {
        let found = |message| match message {
            ToClient::Done(done) if done.id == *id => Some(Ok(done)),
            ToClient::Refused(refused) if refused.id.as_ref() == Some(id) => {
                Some(Err(Error::Refused(Box::new(refused))))
            }
            _ => None,
        };
        self.find("the answer to a move", found).await?
    }

    /// Waits until the server closes the socket, whatever it sends before that.
    pub async fn closing(&mut self) -> Result<Closed, Error> {
        let patience = self.patience;
        let until_closed = async { while self.frame().await.is_ok() {} };
        if timeout(patience, until_closed).await.is_err() {
            return Err(self.too_late("the socket to be closed"));
        }
        Ok(self.closed.clone().unwrap_or_else(Closed::silently))
    }

    /// Closes the socket properly: dropping it would send no close frame.
    pub async fn close(&mut self) -> Result<(), Error> {
        self.socket.close(None).await.map_err(Error::broken)
    }

    /// Returns the first result that `found` gives. The timeout covers all messages together.
    async fn find<T>(&mut self, what: &str, mut found: impl FnMut(ToClient) -> Option<T>) -> Result<T, Error> {
        let patience = self.patience;
        let search = async {
            loop {
                let frame = self.frame().await?;
                if let Some(found) = found(self.read(frame)?) {
                    return Ok(found);
                }
            }
        };
        match timeout(patience, search).await {
            Ok(found) => found,
            Err(_) => Err(self.too_late(what)),
        }
    }

    async fn frame(&mut self) -> Result<String, Error> {
        if let Some(closed) = &self.closed {
            return Err(Error::Closed(closed.clone()));
        }
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    return Ok(text.to_string());
                }
                Some(Ok(Message::Close(frame))) => {
                    let closed = frame.map_or_else(Closed::silently, |frame| Closed {
                        code: Some(frame.code.into()),
                        reason: frame.reason.to_string(),
                    });
                    // Flushes the reply to the close frame. It does not matter whether it arrives.
                    let _ = timeout(Duration::from_millis(100), self.socket.flush()).await;
                    self.closed = Some(closed.clone());
                    return Err(Error::Closed(closed));
                }
                // The library answers pings.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::broken(error)),
                None => return Err(Error::Broken("the server hung up".to_string())),
            }
        }
    }

    fn read(&mut self, frame: String) -> Result<ToClient, Error> {
        let message = serde_json::from_str(&frame);
        let message = message.map_err(|why| Error::NotAMessage { why: why.to_string(), text: frame })?;
        if let ToClient::Update(update) = &message {
            self.have = Some(Progress::of(update));
        }
        Ok(message)
    }

    fn too_late(&self, what: &str) -> Error {
        let heard_last = self.frames.last().map_or("nothing", String::as_str).chars().take(SHOWN).collect();
        Error::TooLate { waiting_for: what.to_string(), heard_last }
    }
}
