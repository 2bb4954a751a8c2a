//! Bytes that no well-behaved client sends: handmade requests and WebSocket frames.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, timeout_at};

/// A response as received.
#[derive(Debug)]
pub struct RawAnswer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl RawAnswer {
    fn of(bytes: &[u8]) -> Option<RawAnswer> {
        let text = String::from_utf8_lossy(bytes);
        let status = text.strip_prefix("HTTP/1.")?.get(2..5)?.parse().ok()?;
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        Some(RawAnswer { status, head: head.to_string(), body: body.to_string() })
    }

    /// Returns the word for programs and the sentence for people, if our own code answered.
    pub fn error(&self) -> Option<(String, String)> {
        if !self.head.to_ascii_lowercase().contains("\r\ncontent-type: application/json") {
            return None;
        }
        let body: Value = serde_json::from_str(&self.body).ok()?;
        let part = |name: &str| body.get("error")?.get(name)?.as_str().map(str::to_string);
        Some((part("why")?, part("text")?))
    }
}

/// The server's reaction to bytes, until it closes or its response is complete.
#[derive(Debug)]
pub enum Said {
    Answer(RawAnswer),
    /// It closed the connection without a response.
    Nothing,
    /// It neither responded nor closed.
    Waits,
}

/// Sends bytes in pieces and reads one answer.
pub async fn ask(address: SocketAddr, pieces: &[&[u8]], limit: Duration) -> Said {
    let end = Instant::now() + limit;
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    for piece in pieces {
        // A server may close before all the nonsense is sent; its response still counts.
        let _closed = timeout_at(end, stream.write_all(piece)).await;
    }
    let mut bytes = Vec::new();
    let mut part = vec![0; 16 * 1024];
    loop {
        match timeout_at(end, stream.read(&mut part)).await {
            Ok(Ok(read @ 1..)) => {
                bytes.extend_from_slice(&part[..read]);
                if is_whole(&bytes) {
                    break;
                }
            }
            Ok(_) => break,
            Err(_) if bytes.is_empty() => return Said::Waits,
            Err(_) => break,
        }
    }
    RawAnswer::of(&bytes).map_or(Said::Nothing, Said::Answer)
}

fn is_whole(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let head = head.to_ascii_lowercase();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length:")?.trim().parse::<usize>().ok());
    length.is_some_and(|length| body.len() >= length) || head.starts_with("http/1.1 101")
}

/// A WebSocket that sends whatever it is told to.
pub struct RawSocket {
    stream: TcpStream,
    bytes: Vec<u8>,
    pub head: String,
}

/// An incoming frame, or none.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    Text(Value),
    Ping,
    Pong(Vec<u8>),
    Close(Option<u16>, String),
    /// Closed without a close frame.
    End,
    Nothing,
}

/// Returns the opening of a socket with these extra lines.
pub fn opening(address: SocketAddr, path: &str, lines: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{lines}\r\n"
    )
}

impl RawSocket {
    pub async fn open(address: SocketAddr, path: &str, lines: &str) -> RawSocket {
        let stream = TcpStream::connect(address).await.expect("a connection");
        RawSocket::over(stream, address, path, lines).await
    }

    /// Opens a socket with a small receive buffer, which soon fills while nobody reads.
    pub async fn open_narrow(address: SocketAddr, path: &str, lines: &str) -> RawSocket {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a size");
        let stream = socket.connect(address).await.expect("a connection");
        RawSocket::over(stream, address, path, lines).await
    }

    async fn over(mut stream: TcpStream, address: SocketAddr, path: &str, lines: &str) -> RawSocket {
        stream.set_nodelay(true).expect("a stream");
        stream.write_all(opening(address, path, lines).as_bytes()).await.expect("an open socket");
        let mut socket = RawSocket { stream, bytes: Vec::new(), head: String::new() };
        let end = Instant::now() + super::support::TIMEOUT;
        while socket.head.is_empty() {
            assert!(socket.more(end).await, "no answer to the opening");
            if let Some(place) = socket.bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                socket.head = String::from_utf8_lossy(&socket.bytes[..place]).into_owned();
                socket.bytes.drain(..place + 4);
            }
        }
        assert!(socket.head.starts_with("HTTP/1.1 101"), "{}", socket.head);
        socket
    }

    /// Sends; the server may close before all of it is read.
    pub async fn send(&mut self, bytes: &[u8]) {
        let end = Instant::now() + super::support::TIMEOUT;
        let _closed = timeout_at(end, self.stream.write_all(bytes)).await;
    }

    /// Closes this side's end of the stream.
    pub async fn end(&mut self) {
        let _closed = self.stream.shutdown().await;
    }

    async fn more(&mut self, end: Instant) -> bool {
        let mut part = vec![0; 16 * 1024];
        match timeout_at(end, self.stream.read(&mut part)).await {
            Ok(Ok(read @ 1..)) => {
                self.bytes.extend_from_slice(&part[..read]);
                true
            }
            _ => false,
        }
    }

    pub async fn hear(&mut self, limit: Duration) -> Heard {
        let end = Instant::now() + limit;
        loop {
            if let Some((opcode, payload)) = self.frame() {
                return match opcode {
                    1 => Heard::Text(serde_json::from_slice(&payload).expect("the server writes JSON")),
                    8 => {
                        let code = payload.first_chunk::<2>().map(|code| u16::from_be_bytes(*code));
                        Heard::Close(code, String::from_utf8_lossy(payload.get(2..).unwrap_or(&[])).into_owned())
                    }
                    9 => Heard::Ping,
                    10 => Heard::Pong(payload),
                    other => panic!("the server sent a frame of kind {other}"),
                };
            }
            if !self.more(end).await {
                return if Instant::now() >= end { Heard::Nothing } else { Heard::End };
            }
        }
    }

    /// Returns the next frame that is not to be skipped.
    pub async fn hear_but(&mut self, passed_over: impl Fn(&Heard) -> bool) -> Heard {
        loop {
            let heard = self.hear(super::support::TIMEOUT).await;
            if !passed_over(&heard) {
                return heard;
            }
        }
    }

    fn frame(&mut self) -> Option<(u8, Vec<u8>)> {
        let (first, second) = (*self.bytes.first()?, *self.bytes.get(1)?);
        assert_eq!(first & 0x70, 0, "no extension was agreed on");
        assert_eq!(second & 0x80, 0, "a server does not mask");
        let (begin, length) = match second {
            126 => (4, usize::from(u16::from_be_bytes(*self.bytes.get(2..)?.first_chunk()?))),
            127 => (10, usize::try_from(u64::from_be_bytes(*self.bytes.get(2..)?.first_chunk()?)).ok()?),
            short => (2, usize::from(short)),
        };
        let payload = self.bytes.get(begin..begin + length)?.to_vec();
        self.bytes.drain(..begin + length);
        Some((first & 0x0f, payload))
    }
}

/// Builds a masked frame with this first byte: 0x80 marks the last fragment, the lowest four bits are the kind.
pub fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    const MASK: [u8; 4] = [0x37, 0xfa, 0x21, 0x3d];
    let mut bytes = header(first, payload.len() as u64, 0x80);
    bytes.extend(MASK);
    bytes.extend(payload.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// Returns the bytes before the mask.
pub fn header(first: u8, length: u64, masked: u8) -> Vec<u8> {
    let mut bytes = vec![first];
    match length {
        0..126 => bytes.push(masked | u8::try_from(length).unwrap_or_default()),
        126..65536 => {
            bytes.push(masked | 126);
            bytes.extend(u16::try_from(length).unwrap_or_default().to_be_bytes());
        }
        _ => {
            bytes.push(masked | 127);
            bytes.extend(length.to_be_bytes());
        }
    }
    bytes
}

pub fn text(payload: impl AsRef<[u8]>) -> Vec<u8> {
    frame(0x81, payload.as_ref())
}
