//! Just enough HTTP for a table.

use std::sync::{Mutex, PoisonError};

use reckon_guest::Remote;
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::Table;

/// Peeks at the head of the next request.
pub async fn head(stream: &TcpStream) -> String {
    let mut bytes = [0; 8192];
    loop {
        let read = stream.peek(&mut bytes).await.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes[..read]).into_owned();
        if read == 0 || text.contains("\r\n\r\n") {
            return text;
        }
        tokio::task::yield_now().await;
    }
}

pub async fn answer<G: Remote>(table: &Mutex<Table<G>>, mut stream: TcpStream) {
    let mut bytes = vec![0; 8192];
    let read = stream.read(&mut bytes).await.unwrap_or_default();
    let request = String::from_utf8_lossy(&bytes[..read]).into_owned();
    let (status, body) = respond(&mut table.lock().unwrap_or_else(PoisonError::into_inner), &request);
    let length = body.len();
    let head = format!("HTTP/1.1 {status} Any\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
    // The client may be gone.
    let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
}

fn respond<G: Remote>(table: &mut Table<G>, request: &str) -> (u16, String) {
    let mut words = request.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    match (method, path) {
        ("POST", "/api/guests") => (200, json(&table.welcome())),
        ("POST", "/api/tables") => (201, json(&table.created(request))),
        ("POST", path) if path.ends_with("/seats") => (200, json(&table.joined(request))),
        ("GET", path) if path.ends_with("/record") => (200, table.record()),
        _ => (404, "{}".to_string()),
    }
}

fn json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("an answer")
}
