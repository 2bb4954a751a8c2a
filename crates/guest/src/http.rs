//! HTTP with one connection per request: slower than a browser, but simple enough to be right.

use std::fmt::Debug;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use hyper::body::{Body, Incoming};
use hyper::client::conn::http1;
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};

use crate::error::Error;

/// Timeout of a request, longer than any reply takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server over HTTP.
#[derive(Clone, Copy, Debug)]
pub struct Http {
    pub address: SocketAddr,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    pub status: u16,
    /// Headers, with their names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
    /// The request, for error messages.
    pub asked: String,
}

impl Http {
    pub fn new(address: SocketAddr) -> Http {
        Http { address }
    }

    pub async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Result<Answer, Error> {
        self.send(Method::GET, path, headers, String::new()).await
    }

    pub async fn post(&self, path: &str, headers: &[(&str, &str)], body: &impl Serialize) -> Result<Answer, Error> {
        let text = serde_json::to_string(body).map_err(Error::broken)?;
        let typed = [&[("content-type", "application/json")], headers].concat();
        self.send(Method::POST, path, &typed, text).await
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Answer, Error> {
        let asked = format!("{method} {path}");
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body).map_err(Error::broken)?;
        let answer = timeout(PATIENCE, self.exchange(request, asked.clone()));
        answer.await.unwrap_or_else(|_| Err(Error::Broken(format!("{asked}: no answer"))))
    }

    async fn exchange(&self, request: Request<String>, asked: String) -> Result<Answer, Error> {
        let stream = connect(self.address).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(Error::broken)?;
        // Errors in this task also surface in the reply.
        let connection = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(Error::broken)?;
        let status = answer.status().as_u16();
        let header = |(name, value): (&hyper::header::HeaderName, &hyper::header::HeaderValue)| {
            (name.as_str().to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        let headers = answer.headers().iter().map(header).collect();
        let body = whole(answer.into_body()).await?;
        connection.abort();
        Ok(Answer { status, headers, body, asked })
    }

    /// Sends arbitrary bytes, and returns whatever comes back until the server closes the connection or time runs out.
    pub async fn raw(&self, bytes: &[u8], limit: Duration) -> Result<Vec<u8>, Error> {
        let end = Instant::now() + limit;
        let mut stream = connect(self.address).await?;
        // A server that receives nonsense may close before all of it is sent. Only its reply matters.
        let _ = timeout_at(end, stream.write_all(bytes)).await;
        let mut answer = Vec::new();
        let mut part = [0; 4096];
        while let Ok(Ok(read @ 1..)) = timeout_at(end, stream.read(&mut part)).await {
            answer.extend_from_slice(&part[..read]);
        }
        Ok(answer)
    }
}

impl Answer {
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(there, _)| there == name).map(|(_, value)| value.as_str())
    }

    /// Returns the value of the cookie with this name, if the reply sets it.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let set = self.headers.iter().filter(|(header, _)| header == "set-cookie");
        set.filter_map(|(_, value)| {
            let value = value.split(';').next()?.trim().strip_prefix(name)?.strip_prefix('=')?;
            Some(value.to_string())
        })
        .next_back()
    }

    /// Parses the body as JSON; fails if the status is not a success.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, Error> {
        self.checked()?;
        serde_json::from_slice(&self.body).map_err(|why| Error::NotAMessage { text: self.text(), why: why.to_string() })
    }

    pub fn checked(&self) -> Result<(), Error> {
        if (200..300).contains(&self.status) {
            return Ok(());
        }
        Err(Error::Answer { asked: self.asked.clone(), status: self.status, body: self.text() })
    }
}

/// Connects to the server, and never to itself: if no server is listening on a port in the ephemeral range, the system
/// may pick the same port for this end, and the connection reaches itself.
pub(crate) async fn connect(address: SocketAddr) -> Result<TcpStream, Error> {
    let stream = TcpStream::connect(address).await.map_err(Error::broken)?;
    let (own, other) = (stream.local_addr().map_err(Error::broken)?, stream.peer_addr().map_err(Error::broken)?);
    if own == other {
        return Err(Error::Broken("nobody listens there".to_string()));
    }
    // Moves are small and should not wait for a packet to fill up.
    stream.set_nodelay(true).map_err(Error::broken)?;
    Ok(stream)
}

async fn whole(mut body: Incoming) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        if let Ok(data) = frame.map_err(Error::broken)?.into_data() {
            bytes.extend_from_slice(&data);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    /// Starts a server that answers one connection with these bytes. The returned task yields what it was sent.
    async fn answering(answer: &'static str) -> (Http, tokio::task::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let http = Http::new(listener.local_addr().expect("an address"));
        let heard = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a client");
            let mut bytes = [0; 4096];
            let read = stream.read(&mut bytes).await.expect("a request");
            stream.write_all(answer.as_bytes()).await.expect("a reader");
            String::from_utf8_lossy(&bytes[..read]).into_owned()
        });
        (http, heard)
    }

    #[tokio::test]
    async fn a_reply_has_its_status_headers_and_body() {
        let (http, heard) = answering(
            "HTTP/1.1 201 Created\r\nset-cookie: reckon_guest=abc; HttpOnly\r\ncontent-length: 11\r\n\r\n{\"token\":1}",
        )
        .await;
        let answer = http.post("/api/guests", &[("x-test", "yes")], &serde_json::json!({ "kind": "program" })).await;
        let answer = answer.expect("an answer");
        assert_eq!((answer.status, answer.text().as_str()), (201, "{\"token\":1}"));
        assert_eq!(answer.cookie("reckon_guest").as_deref(), Some("abc"));
        assert_eq!(answer.cookie("reckon"), None);
        let heard = heard.await.expect("the server ends");
        assert!(heard.starts_with("POST /api/guests HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains("x-test: yes") && heard.ends_with("{\"kind\":\"program\"}"), "{heard}");
    }

    #[tokio::test]
    async fn an_error_status_fails_only_when_the_body_is_parsed() {
        let (http, _heard) = answering("HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}").await;
        let answer = http.get("/api/tables/none", &[]).await.expect("an answer");
        assert_eq!(answer.status, 404);
        let error = answer.json::<serde_json::Value>().expect_err("no table");
        assert_eq!(error.to_string(), "GET /api/tables/none: answered with 404: {}");
    }

    #[tokio::test]
    async fn raw_bytes_are_answered_with_raw_bytes() {
        let (http, heard) = answering("anything").await;
        let answer = http.raw(b"\x00\xff nonsense", Duration::from_secs(5)).await.expect("an answer");
        assert_eq!(answer, b"anything");
        assert!(heard.await.expect("the server ends").ends_with(" nonsense"));
    }

    #[tokio::test]
    async fn a_raw_request_does_not_wait_forever() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let http = Http::new(listener.local_addr().expect("an address"));
        let answer = http.raw(b"GET", Duration::from_millis(50)).await.expect("a connection");
        assert_eq!(answer, b"");
    }

    #[tokio::test]
    async fn connecting_fails_where_no_server_listens() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let http = Http::new(listener.local_addr().expect("an address"));
        drop(listener);
        assert!(matches!(http.get("/healthz", &[]).await, Err(Error::Broken(_))));
    }
}
