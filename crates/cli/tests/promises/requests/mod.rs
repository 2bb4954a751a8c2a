//! Impossible requests: each is answered with a status of at least 400, a word and a sentence.

mod bodies;

use reckon_guest::{Client, Identity, ServerProcess};
use reckon_protocol::{SeatWish, ToServer};

use self::bodies::{GUESTS, SEATS, TABLES};
use super::raw::{Said, ask};
use super::support::{MEMORY_KB, TIMEOUT, is_well, memory_kb, serve, table_of};

/// The headers of a valid opening, and more lines.
macro_rules! opening {
    ($lines:literal) => {
        concat!(
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
            $lines
        )
    };
}

const JSON: &str = "Content-Type: application/json\r\n";

/// Addresses that do not exist.
const NOWHERE: &[(&str, &str, &str)] = &[
    ("no file", "/nothing.js", "no-such-page"),
    ("no file of the client", "/assets/nothing-0a1b2c3d.js", "no-such-page"),
    ("the folder of the api", "/api", "no-such-page"),
    ("the folder of the api with a stroke", "/api/", "no-such-page"),
    ("something in the api", "/api/nothing", "no-such-page"),
    ("the api in capitals", "/API/games", "no-such-page"),
    ("games with a stroke", "/api/games/", "no-such-page"),
    ("the options of a game that is not here", "/api/games/chess", "no-such-page"),
    ("the options of a game in capitals", "/api/games/NUMERO", "no-such-page"),
    ("the options of a game that is not UTF-8", "/api/games/%ff", "no-such-page"),
    ("metrics", "/metrics", "no-such-page"),
    ("a link without a table", "/t/", "no-such-page"),
    ("two strokes", "//", "no-such-page"),
    ("two strokes and a file", "//etc/hostname.txt", "no-such-page"),
    ("a way up", "/../../etc/passwd", "no-such-page"),
    ("a way up in the api", "/api/tables/../../../etc/passwd", "no-such-page"),
    ("an encoded way up", "/%2e%2e/%2e%2e/etc/passwd", "no-such-page"),
    ("a hidden file", "/.git/config", "no-such-page"),
    ("the store", "/store.db", "no-such-page"),
    ("a table without a name", "/api/tables/", "no-such-page"),
    ("a table with a stroke", "/api/tables/{table}/", "no-such-page"),
    ("the games of a table", "/api/tables/{table}/games", "no-such-page"),
    ("a table that is not there", "/api/tables/0000000000", "no-such-table"),
    ("a name that is too short", "/api/tables/abc", "no-such-table"),
    ("a name that is too long", "/api/tables/00000000000", "no-such-table"),
    ("a name with a letter that names never have", "/api/tables/iiiiiiiiii", "no-such-table"),
    ("a name with a quote", "/api/tables/'%20OR%201=1--", "no-such-table"),
    ("a name with NUL", "/api/tables/%00%00%00%00%00%00%00%00%00%00", "no-such-table"),
    ("a name that is a way up", "/api/tables/%2e%2e%2f%2e%2e%2fabcd", "no-such-table"),
    ("a name that is an emoji", "/api/tables/%F0%9F%A6%A6", "no-such-table"),
    ("a name that is not UTF-8", "/api/tables/%ff%fe%fd", "no-such-table"),
    ("a name with half an escape", "/api/tables/%f", "no-such-table"),
    ("a table's seats by a name that is not UTF-8", "/api/tables/%ff/games/1/record", "no-such-table"),
    ("the record of no table", "/api/tables/0000000000/games/1/record", "no-such-table"),
    ("the steps of a game that was not", "/api/tables/{table}/games/99/steps", "no-such-record"),
    ("the steps of no table", "/api/tables/0000000000/games/1/steps", "no-such-table"),
    ("game 0", "/api/tables/{table}/games/0/record", "no-such-record"),
    ("a game before", "/api/tables/{table}/games/-1/record", "no-such-record"),
    ("a game that was not", "/api/tables/{table}/games/99/record", "no-such-record"),
    ("a game above 32 bits", "/api/tables/{table}/games/4294967296/record", "no-such-record"),
    ("a game that is a word", "/api/tables/{table}/games/one/record", "no-such-record"),
    ("a game that is not UTF-8", "/api/tables/{table}/games/%ff/record", "no-such-table"),
];

/// Every address with a method it does not support.
const METHODS: &[(&str, &str)] = &[
    ("POST", "/"),
    ("POST", "/play/numero"),
    ("DELETE", "/t/{table}"),
    ("POST", "/healthz"),
    ("POST", "/api/games"),
    ("GET", "/api/guests"),
    ("PUT", "/api/guests"),
    ("DELETE", "/api/tables"),
    ("PATCH", "/api/tables"),
    ("DELETE", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/seats"),
    ("DELETE", "/api/tables/{table}/seats"),
    ("POST", "/api/tables/{table}/games/1/record"),
    ("POST", "/api/tables/{table}/games/1/steps"),
    ("OPTIONS", "/api/tables"),
    ("TRACE", "/api/tables"),
    ("BREW", "/api/tables"),
    ("POST", "/api/openapi.json"),
    ("POST", "/api/protocol.schema.json"),
];

/// Bad credentials.
const TOKENS: &[(&str, &str)] = &[
    ("no token", "Bearer"),
    ("an empty token", "Bearer "),
    ("a word", "Bearer me"),
    ("63 digits", "Bearer 111111111111111111111111111111111111111111111111111111111111111"),
    ("65 digits", "Bearer 11111111111111111111111111111111111111111111111111111111111111111"),
    ("64 letters", "Bearer zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"),
    ("another scheme", "Basic b3R0ZXI6b3R0ZXI="),
    ("no scheme", "1111111111111111111111111111111111111111111111111111111111111111"),
    ("two tokens", "Bearer 1111111111111111111111111111111111111111111111111111111111111111, Bearer 22"),
    ("a token in quotes", "Bearer \"1111111111111111111111111111111111111111111111111111111111111111\""),
];

/// Origins that are not the server's own. `{host}` is the server.
const ORIGINS: &[(&str, &str)] = &[
    ("another site", "https://evil.example"),
    ("no site at all", "null"),
    ("an empty origin", ""),
    ("a site that begins as this one", "http://{host}.evil.example"),
    ("a site that ends as this one", "http://evil.example@{host}"),
    ("another port", "http://127.0.0.1:1"),
    ("another name of this machine", "http://localhost"),
    ("only the host", "{host}"),
    ("with a path", "http://{host}/"),
];

const OPENING: &str = opening!("");

/// Openings of a socket: the query, the headers, and the answer.
const SOCKETS: &[(&str, &str, &str, u16, &str)] = &[
    ("no upgrade", "?protocol=1", "", 426, "not-a-socket"),
    (
        "an upgrade without a key",
        "?protocol=1",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
        426,
        "not-a-socket",
    ),
    (
        "an upgrade without a version",
        "?protocol=1",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
        426,
        "not-a-socket",
    ),
    (
        "version 12",
        "?protocol=1",
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 12\r\n",
        426,
        "not-a-socket",
    ),
    (
        "an upgrade to something else",
        "?protocol=1",
        "Connection: Upgrade\r\nUpgrade: h2c\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n",
        426,
        "not-a-socket",
    ),
    (
        "no connection line",
        "?protocol=1",
        "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n",
        426,
        "not-a-socket",
    ),
    ("protocol 2 without an upgrade", "?protocol=2", "", 400, "other-protocol"),
    ("two protocols", "?protocol=1&protocol=2", OPENING, 400, "bad-request"),
    ("a bad token", "?protocol=1", opening!("Authorization: Bearer me\r\n"), 401, "bad-token"),
];

struct Case {
    name: String,
    method: &'static str,
    path: String,
    head: String,
    body: Vec<u8>,
    status: u16,
    why: &'static str,
}

fn case(name: impl Into<String>, method: &'static str, path: &str, status: u16, why: &'static str) -> Case {
    Case { name: name.into(), method, path: path.to_string(), head: String::new(), body: Vec::new(), status, why }
}

impl Case {
    fn json(self, body: impl Into<Vec<u8>>) -> Case {
        Case { head: format!("{}{JSON}", self.head), body: body.into(), ..self }
    }

    fn head(self, head: impl AsRef<str>) -> Case {
        Case { head: self.head + head.as_ref(), ..self }
    }
}

fn cases() -> Vec<Case> {
    const TABLE: &str = "/api/tables";
    const SEAT: &str = "/api/tables/{table}/seats";
    const GOOD: &str = r#"{"game":"numero","seats":["me"]}"#;
    let mut all = Vec::new();
    all.extend(
        TABLES.iter().map(|(name, body, why)| case(format!("a table: {name}"), "POST", TABLE, 400, why).json(*body)),
    );
    all.extend(
        SEATS
            .iter()
            .map(|(name, body, status, why)| case(format!("a seat: {name}"), "POST", SEAT, *status, why).json(*body)),
    );
    all.extend(
        GUESTS
            .iter()
            .map(|(name, body)| case(format!("a guest: {name}"), "POST", "/api/guests", 400, "not-json").json(*body)),
    );
    all.extend(NOWHERE.iter().map(|(name, path, why)| case(format!("nowhere: {name}"), "GET", path, 404, why)));
    all.extend(METHODS.iter().map(|(method, path)| case(format!("{method} {path}"), method, path, 405, "bad-method")));
    for (name, token) in TOKENS {
        let head = format!("Authorization: {token}\r\n");
        all.push(case(format!("a table by {name}"), "POST", TABLE, 401, "bad-token").head(&head).json(GOOD));
        all.push(case(format!("a look by {name}"), "GET", "/api/tables/{table}", 401, "bad-token").head(&head));
    }
    for (name, origin) in ORIGINS {
        let head = format!("Origin: {origin}\r\n");
        all.push(case(format!("a table from {name}"), "POST", TABLE, 403, "bad-origin").head(&head).json(GOOD));
        let socket = case(format!("a socket from {name}"), "GET", "/api/tables/{table}/socket", 403, "bad-origin");
        all.push(socket.head(&head).head(OPENING));
    }
    all.extend(SOCKETS.iter().map(|(name, query, head, status, why)| {
        case(format!("a socket: {name}"), "GET", &format!("/api/tables/{{table}}/socket{query}"), *status, why)
            .head(head)
    }));
    all.push(case("a socket at no table", "GET", "/api/tables/0000000000/socket", 404, "no-such-table").head(OPENING));
    all.push(case("a socket at %ff", "GET", "/api/tables/%ff/socket", 404, "no-such-table").head(OPENING));
    all.push(case("a seat at no table", "POST", "/api/tables/0000000000/seats", 404, "no-such-table").json("{}"));
    all.push(case("a seat at %ff", "POST", "/api/tables/%ff/seats", 404, "no-such-table").json("{}"));
    all.push(case("a seat at a full table", "POST", "/api/tables/{playing}/seats", 409, "table-full").json("{}"));
    let record = "/api/tables/{playing}/games/1/record";
    all.push(case("a record for strangers", "GET", record, 403, "players-only"));
    all.push(case("a record too early", "GET", record, 409, "not-over").head("{player}"));
    let steps = "/api/tables/{playing}/games/1/steps";
    all.push(case("the steps for strangers", "GET", steps, 403, "players-only"));
    all.push(case("the steps too early", "GET", steps, 409, "not-over").head("{player}"));
    for (seat, why) in [("6", "no-such-seat"), ("7", "bad-request"), ("0", "bad-request"), ("one", "bad-request")] {
        let path = format!("{steps}?seat={seat}");
        all.push(case(format!("the steps of seat {seat}"), "GET", &path, 400, why).head("{player}"));
    }
    for kind in
        ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonx", "multipart/form-data; boundary=x"]
    {
        let head = if kind.is_empty() { String::new() } else { format!("Content-Type: {kind}\r\n") };
        let mut typed = case(format!("a table as {kind:?}"), "POST", TABLE, 400, "not-json").head(head);
        typed.body = GOOD.into();
        all.push(typed);
    }
    let long = |length: usize| format!("{GOOD}{}", " ".repeat(length - GOOD.len()));
    all.extend([
        case("a body of 16 kB and one", "POST", TABLE, 413, "too-long").json(long(16 * 1024 + 1)),
        case("a body of 1 MB", "POST", TABLE, 413, "too-long").json(long(1 << 20)),
        case("a seat of 1 MB", "POST", SEAT, 413, "too-long").json(long(1 << 20)),
        case("a guest of 1 MB", "POST", "/api/guests", 413, "too-long").json(long(1 << 20)),
        case("10,000 brackets", "POST", TABLE, 400, "not-json").json("[".repeat(10_000)),
        case("brackets in the options", "POST", TABLE, 400, "not-json")
            .json(format!("{{\"options\":{}", "{\"a\":".repeat(2_000))),
        case("a body that is not UTF-8", "POST", TABLE, 400, "not-json").json([0xff, 0xfe, 0xfd]),
        case("a game with 10,000 letters", "POST", TABLE, 400, "no-such-game")
            .json(format!("{{\"game\":\"{}\",\"seats\":[\"me\"]}}", "x".repeat(10_000))),
        case("a preset with 10,000 letters", "POST", TABLE, 400, "bad-table")
            .json(format!("{{\"game\":\"numero\",\"preset\":\"{}\",\"seats\":[\"me\"]}}", "x".repeat(10_000))),
        case("an option with 10,000 letters", "POST", TABLE, 400, "bad-table").json(format!(
            "{{\"game\":\"numero\",\"options\":{{\"{}\":\"on\"}},\"seats\":[\"me\"]}}",
            "x".repeat(10_000)
        )),
        case("a value with 10,000 letters", "POST", TABLE, 400, "bad-table").json(format!(
            "{{\"game\":\"numero\",\"options\":{{\"show-answer\":\"{}\"}},\"seats\":[\"me\"]}}",
            "x".repeat(10_000)
        )),
        case("a pack of 10,000 brackets", "POST", TABLE, 400, "pack")
            .json(format!("{{\"game\":\"numero\",\"pack\":\"{}\",\"seats\":[\"me\"]}}", "(".repeat(10_000))),
        case("a pack file of 10,000 brackets", "POST", TABLE, 400, "pack")
            .json(format!("{{\"game\":\"numero\",\"pack\":\"{}\",\"seats\":[\"me\"]}}", "[".repeat(10_000))),
        case("5,000 seats", "POST", TABLE, 400, "setting")
            .json(format!("{{\"game\":\"numero\",\"seats\":[\"me\"{}]}}", ",1".replace('1', "\"me\"").repeat(2_000))),
        case("a host of one's own choice", "GET", "/api/games", 400, "bad-request").head("Host: evil.example\r\n"),
    ]);
    all
}

struct Places {
    table: String,
    playing: String,
    /// The headers of a player there.
    player: String,
}

async fn places(server: &ServerProcess) -> Places {
    let mut client = Client::program(server.address()).await.expect("a guest");
    let wish = table_of("numero", &[SeatWish::Person, SeatWish::Person, super::support::computer()]);
    let mut watched = wish.clone();
    watched.settings.watchers = true;
    let table = client.create_table(&watched).await.expect("a table").table.id;
    let otter = reckon_protocol::Join { animal: "otter".parse().ok(), ..Default::default() };
    client.join_as(&table, &otter).await.expect("a seat");
    let begun = super::support::begin(server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await;
    let begun = begun.expect("a game");
    let Identity::Program(token) = &begun.client.identity else { panic!("a program has a token") };
    let player = format!("Authorization: Bearer {token}\r\n");
    Places { table: table.to_string(), playing: begun.table.to_string(), player }
}

async fn try_out(server: &ServerProcess, places: &Places, case: &Case) -> Result<(), String> {
    let host = server.address().to_string();
    let fill = |text: &str| {
        text.replace("{table}", &places.table).replace("{playing}", &places.playing).replace("{host}", &host)
    };
    let head = format!(
        "{} {} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {}\r\n{}\r\n",
        case.method,
        fill(&case.path),
        case.body.len(),
        fill(&case.head).replace("{player}", &places.player),
    );
    let said = ask(server.address(), &[head.as_bytes(), &case.body], TIMEOUT).await;
    let Said::Answer(answer) = said else { return Err(format!("{said:?}")) };
    match answer.error() {
        Some((why, sentence)) if (answer.status, why.as_str()) == (case.status, case.why) => {
            let is_sentence = sentence.len() < 1000 && sentence.ends_with(['.', '?', '!'])
                // These end with a hint for the author of the program or the file.
                || ["not-json", "bad-request", "pack"].contains(&why.as_str());
            if is_sentence { Ok(()) } else { Err(format!("{why}: {sentence:?} is no sentence")) }
        }
        _ => Err(format!("{} {:?}", answer.status, answer.body.chars().take(200).collect::<String>())),
    }
}

#[tokio::test]
async fn impossible_requests_are_answered_with_a_sentence() {
    let mut server = serve().await;
    let places = places(&server).await;
    is_well(&mut server).await;
    let before = memory_kb(&server);
    let mut wrong = Vec::new();
    let all = cases();
    for case in &all {
        if let Err(heard) = try_out(&server, &places, case).await {
            wrong.push(format!("{}: wanted {} {}, heard {heard}", case.name, case.status, case.why));
        }
        // Slower than the limit for one address.
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
    assert!(all.len() >= 200, "{}", all.len());
    is_well(&mut server).await;
    let grown = memory_kb(&server).saturating_sub(before);
    assert!(grown < MEMORY_KB, "{grown} kB more than before");
}

/// A client may claim to have any version: it is sent the current game.
#[tokio::test]
async fn any_claimed_version_is_answered_with_the_game() {
    let server = serve().await;
    let begun =
        super::support::begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    for have in ["", "x", "1", "1.", ".1", "1.x", "-1.0", "1.4294967296", "99.99", "1.1.1", "%00", "%F0%9F%A6%A6"] {
        let path = format!("/api/tables/{}/socket?protocol=1&have={have}", begun.table);
        let mut socket = begun.client.connect_to(&path).await.expect("a socket");
        let update = socket.next_update().await.unwrap_or_else(|error| panic!("have={have}: {error}"));
        assert_eq!((update.round, update.v, update.events.len()), (1, 0, 0), "have={have}");
        socket.send(&ToServer::Ping { n: 1 }).await.expect("an open socket");
    }
}
