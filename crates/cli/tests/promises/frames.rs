//! Frames that are not messages: each is answered with a refusal or a close code, and the table keeps running.

use reckon_guest::{Client, Identity, ServerProcess};
use reckon_protocol::SeatWish;
use serde_json::Value;

use super::raw::{Heard, RawSocket, frame, header, text};
use super::support::{MEMORY_KB, begin, is_well, memory_kb, serve, table_of};

/// The server's reaction to bytes over a socket.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Does {
    /// Refuses them as not a message, and keeps listening.
    Refuses,
    Closes(u16),
    /// Closes because the client asked to.
    Ends,
    /// Ignores them, and keeps listening.
    LetsPass,
}
use Does::{Closes, Ends, LetsPass, Refuses};

const FIN: u8 = 0x80;
const CONTINUES: u8 = 0x00;
const TEXT: u8 = 0x01;
const BINARY: u8 = 0x02;
const CLOSE: u8 = 0x08;
const PING: u8 = 0x09;
const PONG: u8 = 0x0a;

/// Maximum frame size, as in `docs/protocol.md`.
const LONGEST: usize = 16 * 1024;

/// Opening words of a refusal: it was not understood, or the move is missing.
const SENTENCES: [&str; 2] = ["The server didn’t understand this message: ", "Say what you play in just one way: "];

/// Texts that are not messages.
const TEXTS: &[(&str, &str)] = &[
    ("nothing", ""),
    ("a space", " "),
    ("a word", "hello"),
    ("an open brace", "{"),
    ("a closing brace", "}"),
    ("half a message", r#"{"ping":{"n":1}"#),
    ("null", "null"),
    ("true", "true"),
    ("a number", "17"),
    ("a number beyond all", "1e999"),
    ("a list", "[]"),
    ("a message in a list", r#"[{"ping":{"n":1}}]"#),
    ("no key", "{}"),
    ("two keys", r#"{"ping":{"n":1},"again":null}"#),
    ("two messages", r#"{"ping":{"n":1}} {"ping":{"n":2}}"#),
    ("a word that is no message", r#""hello""#),
    ("a word that needs more", r#""move""#),
    ("the word in capitals", r#""AGAIN""#),
    ("an unknown key", r#"{"shout":{"text":"hello"}}"#),
    ("a key in capitals", r#"{"Ping":{"n":1}}"#),
    ("a key with a space", r#"{"ping ":{"n":1}}"#),
    ("a key of the other side", r#"{"pong":{"n":1}}"#),
    ("single quotes", "{'ping':{'n':1}}"),
    ("a comment", r#"{"ping":{"n":1}} // hello"#),
    ("a byte order mark", "\u{feff}{\"ping\":{\"n\":1}}"),
    ("NUL", "\u{0}"),
    ("control characters", "{\"ping\":{\"n\":\u{1}\u{1b}[2J}}"),
    ("a raw line end in a text", "{\"phrase\":{\"phrase\":\"hel\nlo\"}}"),
    ("a lone surrogate", r#"{"phrase":{"phrase":"\ud800"}}"#),
    ("surrogates the wrong way round", r#"{"move":{"id":"a","on":1,"m":"\udc00\ud800"}}"#),
    ("half an escape", r#"{"move":{"id":"a","on":1,"m":"\u12"}}"#),
    ("not a number", r#"{"ping":{"n":NaN}}"#),
    ("infinity", r#"{"ping":{"n":Infinity}}"#),
    ("a ping that is a number", r#"{"ping":1}"#),
    ("a ping without its number", r#"{"ping":{}}"#),
    ("a ping with null", r#"{"ping":{"n":null}}"#),
    ("a ping with a text", r#"{"ping":{"n":"1"}}"#),
    ("a negative ping", r#"{"ping":{"n":-1}}"#),
    ("a ping with a fraction", r#"{"ping":{"n":1.5}}"#),
    ("a ping above 32 bits", r#"{"ping":{"n":4294967296}}"#),
    ("a ping with a list", r#"{"ping":{"n":[1]}}"#),
    ("a ping with more", r#"{"ping":{"n":1,"m":2}}"#),
    ("a ping with its number twice", r#"{"ping":{"n":1,"n":2}}"#),
    ("a move that is a text", r#"{"move":"pass"}"#),
    ("a move without an id", r#"{"move":{"on":1,"m":"pass"}}"#),
    ("a move without what it is for", r#"{"move":{"id":"a","m":"pass"}}"#),
    ("a move without a move", r#"{"move":{"id":"a","on":1}}"#),
    ("a move that is null", r#"{"move":{"id":"a","on":1,"m":null}}"#),
    ("a move that is a number", r#"{"move":{"id":"a","on":1,"m":7}}"#),
    ("a move that is an object", r#"{"move":{"id":"a","on":1,"m":{"take":"9b"}}}"#),
    ("a plan with a number", r#"{"move":{"id":"a","on":1,"m":["pass",7]}}"#),
    ("a plan in a plan", r#"{"move":{"id":"a","on":1,"m":[["pass"]]}}"#),
    ("a move with a misspelt key", r#"{"move":{"id":"a","on":1,"move":"pass","m":"pass"}}"#),
    ("an empty id", r#"{"move":{"id":"","on":1,"m":"pass"}}"#),
    ("an id of 33 letters", r#"{"move":{"id":"abcdefghijklmnopqrstuvwxyzabcdefg","on":1,"m":"pass"}}"#),
    ("an id with a space", r#"{"move":{"id":"a b","on":1,"m":"pass"}}"#),
    ("an id with an emoji", r#"{"move":{"id":"🦦","on":1,"m":"pass"}}"#),
    ("an id with a line end", r#"{"move":{"id":"a\n","on":1,"m":"pass"}}"#),
    ("an id with NUL", r#"{"move":{"id":"a\u0000","on":1,"m":"pass"}}"#),
    ("an id that is a number", r#"{"move":{"id":7,"on":1,"m":"pass"}}"#),
    ("an id that is null", r#"{"move":{"id":null,"on":1,"m":"pass"}}"#),
    ("a negative basis", r#"{"move":{"id":"a","on":-1,"m":"pass"}}"#),
    ("a basis that is a text", r#"{"move":{"id":"a","on":"1","m":"pass"}}"#),
    ("a basis above 32 bits", r#"{"move":{"id":"a","on":18446744073709551616,"m":"pass"}}"#),
    ("seat 0", r#"{"move":{"id":"a","seat":0,"on":1,"m":"pass"}}"#),
    ("seat 7", r#"{"move":{"id":"a","seat":7,"on":1,"m":"pass"}}"#),
    ("a negative seat", r#"{"move":{"id":"a","seat":-1,"on":1,"m":"pass"}}"#),
    ("seat 257", r#"{"move":{"id":"a","seat":257,"on":1,"m":"pass"}}"#),
    ("half a seat", r#"{"move":{"id":"a","seat":1.5,"on":1,"m":"pass"}}"#),
    ("a seat that is a text", r#"{"move":{"id":"a","seat":"1","on":1,"m":"pass"}}"#),
    ("a seat that is a list", r#"{"uncover":{"seat":[1]}}"#),
    ("uncover seat 0", r#"{"uncover":{"seat":0}}"#),
    ("a draft without an id", r#"{"try":{"say":"9: 4+5"}}"#),
    ("a draft with more", r#"{"try":{"id":"a","say":"9","why":"?"}}"#),
    ("a draft that is said in numbers", r#"{"try":{"id":"a","say":9}}"#),
    ("a phrase that nobody can say", r#"{"phrase":{"phrase":"you cheat"}}"#),
    ("a phrase in its sentence", r#"{"phrase":{"phrase":"Hello!"}}"#),
    ("a phrase with words of one's own", r#"{"phrase":{"phrase":"hello","text":"my address is"}}"#),
    ("help that is not there", r#"{"help":{"help":"cheat"}}"#),
    ("help without saying which", r#"{"help":{}}"#),
    ("a nonce that is too short", r#"{"nonce":{"nonce":"7d0c"}}"#),
    (
        "a nonce of 63 digits",
        r#"{"nonce":{"nonce":"111111111111111111111111111111111111111111111111111111111111111"}}"#,
    ),
    (
        "a nonce of 65 digits",
        r#"{"nonce":{"nonce":"11111111111111111111111111111111111111111111111111111111111111111"}}"#,
    ),
    (
        "a nonce with a letter that is no digit",
        r#"{"nonce":{"nonce":"g111111111111111111111111111111111111111111111111111111111111111"}}"#,
    ),
    ("a nonce of 64 bytes in other letters", r#"{"nonce":{"nonce":"éééééééééééééééééééééééééééééééé"}}"#),
    ("a start with a text", r#"{"start":{"fill":"yes"}}"#),
    ("a start with more", r#"{"start":{"fill":true,"seed":7}}"#),
    ("again with something", r#"{"again":{"now":true}}"#),
    ("leave seat 0", r#"{"leave":{"seat":0}}"#),
    ("free without a seat", r#"{"free":{}}"#),
    ("free nobody's seat", r#"{"free":{"seat":null}}"#),
];

/// Returns bytes other than one text frame.
fn bytes() -> Vec<(&'static str, Vec<u8>, Does)> {
    let ping = r#"{"ping":{"n":1}}"#;
    let padded = |length: usize| format!("{}{}", ping, " ".repeat(length - ping.len()));
    let says = |length| [header(FIN | TEXT, length, 0x80), vec![0; 4]].concat();
    let close = |code: u16, reason: &[u8]| frame(FIN | CLOSE, &[&code.to_be_bytes()[..], reason].concat());
    vec![
        ("10,000 brackets", text("[".repeat(10_000)), Refuses),
        ("brackets after a key", text(format!("{{\"move\":{}", "[".repeat(10_000))), Refuses),
        ("2,000 objects in each other", text("{\"ping\":".repeat(2_000)), Refuses),
        ("brackets where anything is read", text(format!("{{\"move\":{{\"m\":{}", "[".repeat(10_000))), Refuses),
        ("a number of 10,000 digits", text(format!("{{\"ping\":{{\"n\":{}}}}}", "9".repeat(10_000))), Refuses),
        ("a key of 10,000 letters", text(format!("{{\"{}\":1}}", "k".repeat(10_000))), Refuses),
        ("16 kB that are no message", text("x".repeat(LONGEST)), Refuses),
        ("16 kB and one", text(padded(LONGEST + 1)), Closes(1009)),
        ("a frame of 1 MB", text(padded(1 << 20)), Closes(1009)),
        ("a frame that says it has 4 GB", says(1 << 32), Closes(1009)),
        ("a frame that says it has 4 EB", says(1 << 62), Closes(1009)),
        ("a frame that says it has more than that", says(u64::MAX), Closes(1009)),
        (
            "too long in three parts",
            [frame(TEXT, &[b' '; 8000]), frame(CONTINUES, &[b' '; 8000]), frame(FIN | CONTINUES, &[b' '; 8000])]
                .concat(),
            Closes(1009),
        ),
        ("too long in 2,000 parts", parts(2_000, 10), Closes(1009)),
        ("invalid UTF-8", text([0xff, 0xfe, b'{']), Closes(1007)),
        ("half a character", text([0xf0, 0x9f, 0xa6]), Closes(1007)),
        ("an overlong character", text([0xc0, 0xaf]), Closes(1007)),
        ("a surrogate in UTF-8", text([0xed, 0xa0, 0x80]), Closes(1007)),
        ("a binary frame", frame(FIN | BINARY, ping.as_bytes()), Closes(1003)),
        ("an empty binary frame", frame(FIN | BINARY, b""), Closes(1003)),
        ("the rest of nothing", frame(FIN | CONTINUES, b"rest"), Closes(1002)),
        ("a text within a text", [frame(TEXT, b"{"), text("{}")].concat(), Closes(1002)),
        ("a frame without a mask", [header(FIN | TEXT, 2, 0), b"{}".to_vec()].concat(), Closes(1002)),
        ("the first reserved bit", frame(FIN | TEXT | 0x40, ping.as_bytes()), Closes(1002)),
        ("the second reserved bit", frame(FIN | TEXT | 0x20, ping.as_bytes()), Closes(1002)),
        ("the third reserved bit", frame(FIN | TEXT | 0x10, ping.as_bytes()), Closes(1002)),
        ("a kind of frame that is not there", frame(FIN | 0x03, b""), Closes(1002)),
        ("the last kind of frame", frame(FIN | 0x07, b""), Closes(1002)),
        ("a control frame that is not there", frame(FIN | 0x0b, b""), Closes(1002)),
        ("a ping in parts", frame(PING, b"half"), Closes(1002)),
        ("a ping of 126 bytes", frame(FIN | PING, &[7; 126]), Closes(1002)),
        ("a pong of 126 bytes", frame(FIN | PONG, &[7; 126]), Closes(1002)),
        ("HTTP in a socket", b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".to_vec(), Closes(1002)),
        ("60 pings at once", frame(FIN | PING, b"p").repeat(60), Closes(1008)),
        ("60 empty texts at once", text("").repeat(60), Closes(1008)),
        ("a pong that nobody asked for", frame(FIN | PONG, b"garbage"), LetsPass),
        ("an empty pong", frame(FIN | PONG, b""), LetsPass),
        ("1,000 pongs", frame(FIN | PONG, &[9; 100]).repeat(1_000), LetsPass),
        ("an empty close", frame(FIN | CLOSE, b""), Ends),
        ("a usual close", close(1000, b"goodbye"), Ends),
        ("a close with one byte", frame(FIN | CLOSE, b"\x03"), Ends),
        ("a close with number 0", close(0, b""), Ends),
        ("a close with number 999", close(999, b""), Ends),
        ("a close with number 1005", close(1005, b""), Ends),
        ("a close with number 1006", close(1006, b""), Ends),
        ("a close with number 4999", close(4999, b"bye"), Ends),
        ("a close with number 65535", close(65535, b""), Ends),
        ("a close with a reason that is not UTF-8", close(1000, &[0xff, 0xff]), Ends),
        ("a close that is too long", close(1000, &[b'x'; 200]), Ends),
        ("two closes", [close(1000, b""), close(1001, b"")].concat(), Ends),
        ("a close and more", [close(1000, b""), text(ping)].concat(), Ends),
    ]
}

fn parts(count: usize, size: usize) -> Vec<u8> {
    let mut bytes = frame(TEXT, &vec![b' '; size]);
    (1..count).for_each(|_| bytes.extend(frame(CONTINUES, &vec![b' '; size])));
    bytes
}

/// A table with a seat, and how to open a socket there.
struct Place {
    path: String,
    token: String,
}

async fn place(server: &ServerProcess) -> Place {
    let mut client = Client::program(server.address()).await.expect("a guest");
    let wish = table_of("numero", &[SeatWish::Me, SeatWish::Person]);
    let table = client.create_table(&wish).await.expect("a table").table.id;
    let Identity::Program(token) = client.identity else { panic!("a program has a token") };
    Place {
        path: format!("/api/tables/{table}/socket?protocol=1"),
        token: format!("Authorization: Bearer {token}\r\n"),
    }
}

fn key(heard: &Heard) -> Option<&str> {
    if let Heard::Text(Value::Object(message)) = heard { message.keys().next().map(String::as_str) } else { None }
}

fn is_about_the_table(heard: &Heard) -> bool {
    matches!(key(heard), Some("hello" | "table")) || *heard == Heard::Ping
}

async fn try_out(server: &ServerProcess, place: &Place, bytes: &[u8], does: Does) -> Result<(), String> {
    let mut socket = RawSocket::open(server.address(), &place.path, &place.token).await;
    let first = socket.hear_but(|heard| *heard == Heard::Ping).await;
    if key(&first) != Some("hello") {
        return Err(format!("it begins with {first:?}"));
    }
    socket.send(bytes).await;
    // Replies that may come before the end.
    let on_the_way = |heard: &Heard| {
        is_about_the_table(heard)
            || does != Refuses && key(heard) == Some("refused")
            || does != LetsPass && matches!(heard, Heard::Pong(_))
    };
    if does != LetsPass {
        let heard = socket.hear_but(on_the_way).await;
        match (does, &heard) {
            (Refuses, Heard::Text(message)) if message["refused"]["why"] == "not-a-message" => {
                let sentence = message["refused"]["text"].as_str().unwrap_or_default();
                let is_told = SENTENCES.iter().any(|begin| sentence.starts_with(begin));
                if !is_told || sentence.len() > 1000 {
                    return Err(format!("refused with {sentence:?}"));
                }
            }
            (Closes(code), Heard::Close(Some(closed), reason)) if code == *closed && !reason.is_empty() => {
                return Ok(());
            }
            (Ends, Heard::Close(..) | Heard::End) => return Ok(()),
            _ => return Err(format!("{heard:?}")),
        }
    }
    // The server still listens.
    socket.send(&text(r#"{"ping":{"n":77}}"#)).await;
    match socket.hear_but(is_about_the_table).await {
        Heard::Text(message) if message["pong"]["n"] == 77 => Ok(()),
        heard => Err(format!("then {heard:?} in the place of a pong")),
    }
}

#[tokio::test]
async fn frames_that_are_not_messages_are_refused_or_close_the_socket() {
    let mut server = serve().await;
    let place = place(&server).await;
    is_well(&mut server).await;
    let before = memory_kb(&server);
    let texts = TEXTS.iter().map(|(name, sent)| (*name, text(sent), Refuses));
    let mut wrong = Vec::new();
    let mut count = 0;
    for (name, bytes, does) in texts.chain(bytes()) {
        count += 1;
        if let Err(heard) = try_out(&server, &place, &bytes, does).await {
            wrong.push(format!("{name}: wanted {does:?}, heard {heard}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(count >= 120, "{count}");
    is_well(&mut server).await;
    let grown = memory_kb(&server).saturating_sub(before);
    assert!(grown < MEMORY_KB, "{grown} kB more than before");
}

/// Frames that are begun but not finished are harmless.
#[tokio::test]
async fn an_unfinished_frame_blocks_nobody() {
    let mut server = serve().await;
    let place = place(&server).await;
    let mut open = Vec::new();
    for half in
        [&[0x81][..], &[0x81, 0xfe], &[0x81, 0xfe, 0x40], &text(r#"{"ping":{"n":1}}"#)[..12], &frame(TEXT, b"{")]
    {
        let mut socket = RawSocket::open(server.address(), &place.path, &place.token).await;
        socket.send(half).await;
        open.push(socket);
    }
    is_well(&mut server).await;
    for socket in &mut open {
        socket.end().await;
        let heard = socket.hear_but(is_about_the_table).await;
        assert!(matches!(heard, Heard::End | Heard::Close(..)), "{heard:?}");
    }
}

/// A message sent in fragments with pings in between is one message.
#[tokio::test]
async fn a_message_in_parts_is_a_message() {
    let server = serve().await;
    let place = place(&server).await;
    let mut socket = RawSocket::open(server.address(), &place.path, &place.token).await;
    socket.send(&frame(TEXT, br#"{"ping""#)).await;
    socket.send(&frame(FIN | PING, b"between")).await;
    socket.send(&frame(CONTINUES, b"")).await;
    socket.send(&frame(FIN | CONTINUES, br#":{"n":5}}"#)).await;
    let heard = socket.hear_but(is_about_the_table).await;
    assert_eq!(heard, Heard::Pong(b"between".to_vec()));
    let heard = socket.hear_but(is_about_the_table).await;
    assert!(matches!(&heard, Heard::Text(message) if message["pong"]["n"] == 5), "{heard:?}");
    // It was answered only once.
    socket.send(&text(r#"{"ping":{"n":6}}"#)).await;
    let heard = socket.hear_but(is_about_the_table).await;
    assert!(matches!(&heard, Heard::Text(message) if message["pong"]["n"] == 6), "{heard:?}");
}

/// A page cannot tell a refused upgrade from a lost network, so a stale one is told by a close code.
#[tokio::test]
async fn a_client_of_another_protocol_is_told_to_reload() {
    let mut server = serve().await;
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me])).await.expect("a game");
    for protocol in ["2", "0", "-1", "chess", ""] {
        for language in ["en", "de"] {
            let path = format!("/api/tables/{}/socket?protocol={protocol}&language={language}", begun.table);
            let mut socket = RawSocket::open(server.address(), &path, "").await;
            let heard = socket.hear(super::support::TIMEOUT).await;
            let Heard::Close(code, reason) = heard else { panic!("{protocol}: {heard:?}") };
            assert_eq!((code, reason.as_str()), (Some(4005), "reload"), "{protocol}");
        }
    }
    is_well(&mut server).await;
}
