//! Malformed HTTP. The library answers most of it, with a status and an empty body.

use std::time::Duration;

use reckon_guest::ServerProcess;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::raw::{Said, ask};
use super::support::{MEMORY_KB, TIMEOUT, is_well, memory_kb, serve};

/// The server's reply.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Says {
    /// One of these statuses, with an empty body.
    Plainly(&'static [u16]),
    /// This status, with a word and a sentence.
    InWords(u16, &'static str),
    HangsUp,
    /// The normal answer to an odd but harmless request.
    Answers,
}
use Says::{Answers, HangsUp, InWords, Plainly};

const BAD: Says = Plainly(&[400]);
const TOO_LONG: Says = Plainly(&[400, 414, 431]);

const GOOD: &str = r#"{"game":"numero","seats":["me"]}"#;

/// Lists the cases; `{host}` is the server.
fn cases() -> Vec<(&'static str, Vec<u8>, Says)> {
    let get = |lines: &str| format!("GET /api/games HTTP/1.1\r\nHost: {{host}}\r\n{lines}\r\n");
    let post = |lines: &str, body: &str| {
        format!("POST /api/tables HTTP/1.1\r\nHost: {{host}}\r\nContent-Type: application/json\r\n{lines}\r\n{body}")
    };
    let chunked = |body: &str| post("Transfer-Encoding: chunked\r\n", body);
    let many: String = (0..200).map(|number| format!("X-{number}: x\r\n")).collect();
    let megabyte = "x".repeat(1 << 20);
    let texts = vec![
        ("HTTP/0.9", "GET /\r\n\r\n".to_string(), BAD),
        ("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_string(), HangsUp),
        ("HTTP/3 in words", "GET / HTTP/3.0\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("HTTP/1.7", "GET / HTTP/1.7\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("another protocol", "SSH-2.0-OpenSSH_9.0\r\n\r\n".to_string(), BAD),
        ("a mail", "EHLO example.org\r\n\r\n".to_string(), BAD),
        ("only a word", "hello\r\n\r\n".to_string(), BAD),
        ("a method with a space", "GE T / HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("no way", "GET HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("a way with a space", "GET /api/ games HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("a way with NUL", "GET /api/\0games HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), BAD),
        ("a header without a colon", get("Nonsense\r\n"), BAD),
        ("a header without a name", get(": nonsense\r\n"), BAD),
        ("a space before the colon", get("Nonsense : yes\r\n"), BAD),
        ("a header with NUL", get("Nonsense: \0\r\n"), BAD),
        ("a header over two lines", get("Nonsense: one\r\n two\r\n"), BAD),
        ("a name with odd letters", get("N\u{f6}nsense: yes\r\n"), BAD),
        ("no host", "GET /api/games HTTP/1.1\r\n\r\n".to_string(), InWords(400, "bad-request")),
        ("two hosts", get("Host: evil.example\r\n"), InWords(400, "bad-request")),
        ("the same host twice", get("Host: {host}\r\n"), InWords(400, "bad-request")),
        ("a length that is a word", post("Content-Length: many\r\n", GOOD), BAD),
        ("a negative length", post("Content-Length: -1\r\n", GOOD), BAD),
        ("a length above 64 bits", post("Content-Length: 99999999999999999999\r\n", GOOD), BAD),
        ("two lengths", post("Content-Length: 32\r\nContent-Length: 33\r\n", GOOD), BAD),
        (
            "a length and chunks",
            post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
            Plainly(&[400]),
        ),
        ("an unknown coding", post("Transfer-Encoding: shrunk\r\n", GOOD), BAD),
        ("chunks before another coding", post("Transfer-Encoding: chunked, gzip\r\n", GOOD), BAD),
        ("a length of 4 GB", post("Content-Length: 4294967296\r\n", GOOD), InWords(413, "too-long")),
        ("a chunk whose length is a word", chunked("zz\r\n{}\r\n0\r\n\r\n"), InWords(400, "bad-request")),
        ("a chunk above 64 bits", chunked("fffffffffffffffff\r\n{}"), InWords(400, "bad-request")),
        ("a chunk longer than it says", chunked("2\r\n{}{}\r\n0\r\n\r\n"), InWords(400, "bad-request")),
        ("chunks of 1 MB", chunked(&format!("100000\r\n{megabyte}\r\n0\r\n\r\n")), InWords(413, "too-long")),
        (
            "a chunk with a long remark",
            chunked(&format!("2;{}\r\n{{}}\r\n0\r\n\r\n", "x".repeat(20_000))),
            InWords(400, "bad-request"),
        ),
        ("no body and no length", post("", ""), InWords(400, "not-json")),
        ("an address of 20 kB", format!("GET /{} HTTP/1.1\r\nHost: {{host}}\r\n\r\n", "x".repeat(20_000)), TOO_LONG),
        (
            "a query of 20 kB",
            format!("GET /api/games?language={} HTTP/1.1\r\nHost: {{host}}\r\n\r\n", "x".repeat(20_000)),
            TOO_LONG,
        ),
        ("a header of 20 kB", get(&format!("X: {}\r\n", "x".repeat(20_000))), TOO_LONG),
        ("a header of 1 MB", get(&format!("X: {megabyte}\r\n")), TOO_LONG),
        ("200 headers", get(&many), TOO_LONG),
        ("a cookie of 20 kB", get(&format!("Cookie: reckon_guest={}\r\n", "0".repeat(20_000))), TOO_LONG),
        (
            "a way to another server",
            "GET http://evil.example/api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(),
            Answers,
        ),
        ("a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), Plainly(&[404, 405])),
        ("all of the server", "OPTIONS * HTTP/1.1\r\nHost: {host}\r\n\r\n".to_string(), Plainly(&[404, 405])),
        (
            "a page with a body",
            get("Content-Length: 37\r\n").to_string() + "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
            Answers,
        ),
        ("a cookie that is nonsense", get("Cookie: reckon_guest=;;;=\"\\\r\n"), Answers),
        ("a language that is nonsense", get("Accept-Language: ;;,,-;q=x\r\n"), Answers),
        ("an empty header", get("X:\r\n"), Answers),
        ("no host in HTTP/1.0", "GET /api/games HTTP/1.0\r\n\r\n".to_string(), Answers),
    ];
    let mut all: Vec<_> = texts.into_iter().map(|(name, text, says)| (name, text.into_bytes(), says)).collect();
    // A browser begins like this if the address says https.
    let hello = [&[0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03][..], &[7; 512]].concat();
    all.push(("TLS", hello, BAD));
    all.push(("zeros", vec![0; 4096], BAD));
    all.push(("bytes of all kinds", (0..=255).cycle().take(40_000).collect(), TOO_LONG));
    all
}

async fn try_out(server: &ServerProcess, bytes: &[u8], says: Says) -> Result<(), String> {
    let host = server.address().to_string();
    let bytes = match String::from_utf8(bytes.to_vec()) {
        Ok(text) => text.replace("{host}", &host).into_bytes(),
        Err(odd) => odd.into_bytes(),
    };
    let answer = match ask(server.address(), &[&bytes], TIMEOUT).await {
        Said::Answer(answer) => answer,
        Said::Nothing if says == HangsUp => return Ok(()),
        other => return Err(format!("{other:?}")),
    };
    let is_right = match says {
        Plainly(numbers) => numbers.contains(&answer.status),
        InWords(status, word) => answer.status == status && answer.error().is_some_and(|(why, _)| why == word),
        Answers => answer.status == 200,
        HangsUp => false,
    };
    // One response per request: a body is not mistaken for the next request.
    if is_right && answer.body.matches("HTTP/1.").count() == 0 { Ok(()) } else { Err(format!("{answer:?}")) }
}

#[tokio::test]
async fn malformed_http_is_answered_with_a_status() {
    let mut server = serve().await;
    is_well(&mut server).await;
    let before = memory_kb(&server);
    let all = cases();
    let mut wrong = Vec::new();
    for (name, bytes, says) in &all {
        if let Err(heard) = try_out(&server, bytes, *says).await {
            wrong.push(format!("{name}: wanted {says:?}, heard {}", heard.chars().take(300).collect::<String>()));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
    assert!(all.len() >= 50, "{}", all.len());
    is_well(&mut server).await;
    let grown = memory_kb(&server).saturating_sub(before);
    assert!(grown < MEMORY_KB, "{grown} kB more than before");
}

/// A half-sent request is dropped: ten seconds for a head and ten for a body.
#[tokio::test]
async fn an_unfinished_request_times_out() {
    const LONGER: Duration = Duration::from_secs(40);
    let mut server = serve().await;
    let host = server.address();
    let half_a_body = format!(
        "POST /api/guests HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{{"
    );
    let half_a_chunk =
        half_a_body.replace("Content-Length: 9", "Transfer-Encoding: chunked").replace("\r\n{", "\r\n9\r\n{");
    let unread_body = format!("POST /nothing HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\n{{");
    let halves = [
        ("nothing", String::new()),
        ("half a line", "GET /api/ga".to_string()),
        ("half a head", format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\n")),
        ("half a body", half_a_body),
        ("half a chunk", half_a_chunk),
        ("half a body that nobody reads", unread_body),
        ("one request and no other", format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n")),
    ];
    let mut waiting = tokio::task::JoinSet::new();
    for (name, half) in halves {
        waiting.spawn(async move {
            use tokio::io::AsyncWriteExt;
            let mut stream = TcpStream::connect(host).await.expect("a connection");
            stream.write_all(half.as_bytes()).await.expect("an open socket");
            let mut all = Vec::new();
            let ended = timeout(LONGER, stream.read_to_end(&mut all)).await;
            (name, ended.is_ok())
        });
    }
    let ended = waiting.join_all().await;
    let kept: Vec<&str> = ended.iter().filter(|(_, ended)| !ended).map(|(name, _)| *name).collect();
    assert!(kept.is_empty(), "still open after {LONGER:?}: {kept:?}");
    is_well(&mut server).await;
}
