//! Requests that ask for nothing there is: each is answered with a number from 400 on, a word and a sentence.

use reckon_guest::{Client, Identity, ServerProcess};
use reckon_protocol::{SeatWish, ToServer};

use super::raw::{Said, ask};
use super::support::{MEMORY_KB, PATIENCE, is_well, memory_kb, serve, table_of};

/// The head of a decent opening, and more lines.
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

/// What is sent to `POST /api/tables`, and the word of the answer. All are answered with 400.
const TABLES: &[(&str, &str, &str)] = &[
    ("no body", "", "not-json"),
    ("half an object", "{", "not-json"),
    ("null", "null", "not-json"),
    ("a list", "[]", "not-json"),
    ("a number", "1", "not-json"),
    ("a text", r#""numero""#, "not-json"),
    ("an empty object", "{}", "not-json"),
    ("two objects", r#"{"game":"numero","seats":["me"]}{}"#, "not-json"),
    ("no seats said", r#"{"game":"numero"}"#, "not-json"),
    ("no game said", r#"{"seats":["me"]}"#, "not-json"),
    ("an unknown field", r#"{"game":"numero","seats":["me"],"seed":1}"#, "not-json"),
    ("a field twice", r#"{"game":"numero","game":"numberloor","seats":["me"]}"#, "not-json"),
    ("a game that is a number", r#"{"game":1,"seats":["me"]}"#, "not-json"),
    ("seats that are a number", r#"{"game":"numero","seats":2}"#, "not-json"),
    ("a seat that is null", r#"{"game":"numero","seats":[null]}"#, "not-json"),
    ("a seat for nobody known", r#"{"game":"numero","seats":["you"]}"#, "not-json"),
    ("a seat for two", r#"{"game":"numero","seats":[{"me":null,"person":null}]}"#, "not-json"),
    ("an unknown computer player", r#"{"game":"numero","seats":[{"computer":{"player":"whale"}}]}"#, "not-json"),
    ("a computer player with more", r#"{"game":"numero","seats":[{"computer":{"level":9}}]}"#, "not-json"),
    ("a negative pace", r#"{"game":"numero","seats":[{"computer":{"pace_ms":-1}}]}"#, "not-json"),
    ("a pace that is a text", r#"{"game":"numero","seats":[{"computer":{"pace_ms":"fast"}}]}"#, "not-json"),
    ("a pace above 16 bits", r#"{"game":"numero","seats":[{"computer":{"pace_ms":65536}}]}"#, "not-json"),
    ("a pace above ten seconds", r#"{"game":"numero","seats":["me",{"computer":{"pace_ms":10001}}]}"#, "setting"),
    ("options that are a list", r#"{"game":"numero","seats":["me"],"options":[]}"#, "not-json"),
    ("an option that is a number", r#"{"game":"numero","seats":["me"],"options":{"hand":1}}"#, "not-json"),
    ("a preset that is a number", r#"{"game":"numero","seats":["me"],"preset":1}"#, "not-json"),
    ("a pack that is a list", r#"{"game":"numero","seats":["me"],"pack":["1"]}"#, "not-json"),
    ("settings that are null", r#"{"game":"numero","seats":["me"],"settings":null}"#, "not-json"),
    ("an unknown setting", r#"{"game":"numero","seats":["me"],"settings":{"cheat":true}}"#, "not-json"),
    ("a setting of the wrong kind", r#"{"game":"numero","seats":["me"],"settings":{"listed":1}}"#, "not-json"),
    ("phrases that are a text", r#"{"game":"numero","seats":["me"],"settings":{"phrases":"yes"}}"#, "not-json"),
    ("unknown help", r#"{"game":"numero","seats":["me"],"settings":{"most_help":"all"}}"#, "not-json"),
    ("unknown hands", r#"{"game":"numero","seats":["me"],"settings":{"hands":"slow"}}"#, "not-json"),
    ("an unknown clock", r#"{"game":"numero","seats":["me"],"settings":{"clock":"sand"}}"#, "not-json"),
    ("two clocks", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"turn_s":1,"game_s":1}}}"#, "not-json"),
    ("a clock above 16 bits", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"turn_s":65536}}}"#, "not-json"),
    ("a turn without time", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"turn_s":0}}}"#, "setting"),
    ("a turn above two hours", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"turn_s":7201}}}"#, "setting"),
    ("a game without time", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"game_s":0}}}"#, "setting"),
    ("a game above two hours", r#"{"game":"numero","seats":["me"],"settings":{"clock":{"game_s":7201}}}"#, "setting"),
    ("away at once", r#"{"game":"numero","seats":["me"],"settings":{"away_s":0}}"#, "setting"),
    ("away after more than an hour", r#"{"game":"numero","seats":["me"],"settings":{"away_s":3601}}"#, "setting"),
    ("away before", r#"{"game":"numero","seats":["me"],"settings":{"away_s":-1}}"#, "not-json"),
    ("a pause above ten seconds", r#"{"game":"numero","seats":["me"],"settings":{"pause_ms":10001}}"#, "setting"),
    ("a pause of a fraction", r#"{"game":"numero","seats":["me"],"settings":{"pause_ms":0.5}}"#, "not-json"),
    ("an unknown game", r#"{"game":"chess","seats":["me"]}"#, "no-such-game"),
    ("a game without a name", r#"{"game":"","seats":["me"]}"#, "no-such-game"),
    ("a game in capitals", r#"{"game":"NUMERO","seats":["me"]}"#, "no-such-game"),
    ("a game that is a path", r#"{"game":"../numero","seats":["me"]}"#, "no-such-game"),
    ("a game with NUL", r#"{"game":"numero\u0000","seats":["me"]}"#, "no-such-game"),
    ("an unknown preset", r#"{"game":"numero","seats":["me"],"preset":"grandmaster"}"#, "bad-table"),
    ("an empty preset", r#"{"game":"numero","seats":["me"],"preset":""}"#, "bad-table"),
    ("a preset with options in it", r#"{"game":"numero","seats":["me"],"preset":"1-10 show-answer=on"}"#, "bad-table"),
    ("a preset of the other game", r#"{"game":"numero","seats":["me"],"preset":"beginners"}"#, "bad-table"),
    ("an unknown option", r#"{"game":"numero","seats":["me"],"options":{"joker":"on"}}"#, "bad-table"),
    ("an unknown value", r#"{"game":"numero","seats":["me"],"options":{"show-answer":"maybe"}}"#, "bad-table"),
    ("an option without a name", r#"{"game":"numero","seats":["me"],"options":{"":""}}"#, "bad-table"),
    ("a preset among the options", r#"{"game":"numero","seats":["me"],"options":{"preset":"1-10"}}"#, "bad-table"),
    ("no seats", r#"{"game":"numero","seats":[]}"#, "no-seats"),
    ("seven seats", r#"{"game":"numero","seats":["me","me","me","me","me","me","me"]}"#, "setting"),
    ("too many for this game", r#"{"game":"numberloor","seats":["me","me","me","me","me","me"]}"#, "bad-table"),
    ("too few for this game", r#"{"game":"numberloor","seats":["me"]}"#, "bad-table"),
    (
        "hands said twice",
        r#"{"game":"numberloor","seats":["me","me"],"settings":{"hands":"quick"},"options":{"night-cards":"no-hurry"}}"#,
        "hands",
    ),
    (
        "knocks in a hurry and without",
        r#"{"game":"nmbrs","seats":["me","me"],"settings":{"hands":"quick"},"options":{"knock":"in-order"}}"#,
        "hands",
    ),
    ("nobody to knock", r#"{"game":"nmbrs","seats":["me"]}"#, "bad-table"),
    (
        "a youngest who is not there",
        r#"{"game":"nmbrs","seats":["me","me"],"options":{"youngest-first":"on","youngest":"3"}}"#,
        "bad-table",
    ),
    ("no round at all", r#"{"game":"nmbrs","seats":["me","me"],"options":{"rounds":"0"}}"#, "bad-table"),
    ("other blocks", r#"{"game":"nmbrs","seats":["me","me"],"pack":"1-30"}"#, "pack"),
    ("a pack of nothing", r#"{"game":"numero","seats":["me"],"pack":""}"#, "pack"),
    ("a pack of words", r#"{"game":"numero","seats":["me"],"pack":"nonsense"}"#, "pack"),
    ("a pack that is half a file", r#"{"game":"numero","seats":["me"],"pack":"[[wild]"}"#, "pack"),
    ("a pack of the other game", r#"{"game":"numero","seats":["me"],"pack":"3*near 2*odd"}"#, "pack"),
    ("a pack with a million cards", r#"{"game":"numero","seats":["me"],"pack":"1000000*1g"}"#, "pack"),
    ("a lone surrogate", r#"{"game":"\ud800","seats":["me"]}"#, "not-json"),
];

/// What is sent to `POST /api/tables/{table}/seats`: a table whose second of three seats is free. The first is an
/// otter's.
const SEATS: &[(&str, &str, u16, &str)] = &[
    ("no body", "", 400, "not-json"),
    ("a list of words", r#"["seat"]"#, 400, "not-json"),
    ("an unknown field", r#"{"chair":2}"#, 400, "not-json"),
    ("seat 0", r#"{"seat":0}"#, 400, "not-json"),
    ("seat 7", r#"{"seat":7}"#, 400, "not-json"),
    ("a negative seat", r#"{"seat":-1}"#, 400, "not-json"),
    ("a seat that is a text", r#"{"seat":"2"}"#, 400, "not-json"),
    ("a seat that is not there", r#"{"seat":4}"#, 400, "no-such-seat"),
    ("a seat that is taken", r#"{"seat":1}"#, 409, "seat-taken"),
    ("a computer player's seat", r#"{"seat":3}"#, 409, "seat-taken"),
    ("an unknown animal", r#"{"animal":"dragon"}"#, 400, "not-json"),
    ("a computer player's animal", r#"{"animal":"fox"}"#, 400, "not-json"),
    ("an animal in capitals", r#"{"animal":"OTTER"}"#, 400, "not-json"),
    ("an animal that is taken", r#"{"animal":"otter"}"#, 409, "animal-taken"),
    ("a short nonce", r#"{"nonce":"00"}"#, 400, "not-json"),
    ("a nonce that is no number", r#"{"nonce":"zz"}"#, 400, "not-json"),
    ("another that is a text", r#"{"another":"yes"}"#, 400, "not-json"),
];

const GUESTS: &[(&str, &str)] = &[
    ("no body", ""),
    ("an empty object", "{}"),
    ("an unknown kind", r#"{"kind":"human"}"#),
    ("a kind that is null", r#"{"kind":null}"#),
    ("a wish for a token", r#"{"kind":"program","token":"00"}"#),
    ("a kind in a list", r#"{"kind":["program"]}"#),
];

/// Where there is nothing.
const NOWHERE: &[(&str, &str, &str)] = &[
    ("no file", "/nothing.js", "no-such-page"),
    ("no file of the client", "/assets/nothing-0a1b2c3d.js", "no-such-page"),
    ("the folder of the api", "/api", "no-such-page"),
    ("the folder of the api with a stroke", "/api/", "no-such-page"),
    ("something in the api", "/api/nothing", "no-such-page"),
    ("the api in capitals", "/API/games", "no-such-page"),
    ("games with a stroke", "/api/games/", "no-such-page"),
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

/// Every address with a way in which it cannot be used.
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

/// Who is asking, badly.
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

/// Pages that are not the server's own. `{host}` is the server.
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

/// Openings of a socket: the query, the lines of the head, and the answer.
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
    ("protocol 2", "?protocol=2", OPENING, 400, "other-protocol"),
    ("protocol 0", "?protocol=0", OPENING, 400, "other-protocol"),
    ("a negative protocol", "?protocol=-1", OPENING, 400, "other-protocol"),
    ("a protocol that is a word", "?protocol=chess", OPENING, 400, "other-protocol"),
    ("an empty protocol", "?protocol=", OPENING, 400, "other-protocol"),
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
    /// The head of somebody who plays there.
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
    let said = ask(server.address(), &[head.as_bytes(), &case.body], PATIENCE).await;
    let Said::Answer(answer) = said else { return Err(format!("{said:?}")) };
    match answer.error() {
        Some((why, sentence)) if (answer.status, why.as_str()) == (case.status, case.why) => {
            let is_sentence = sentence.len() < 1000 && sentence.ends_with(['.', '?', '!'])
                // These end with a remark for whoever wrote the program or the file.
                || ["not-json", "bad-request", "pack"].contains(&why.as_str());
            if is_sentence { Ok(()) } else { Err(format!("{why}: {sentence:?} is no sentence")) }
        }
        _ => Err(format!("{} {:?}", answer.status, answer.body.chars().take(200).collect::<String>())),
    }
}

#[tokio::test]
async fn requests_that_cannot_be_are_answered_with_a_sentence() {
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

/// What a client says that it has may be anything: it is told the game as it is.
#[tokio::test]
async fn whatever_a_client_says_that_it_has_the_game_is_told() {
    let server = serve().await;
    let begun =
        super::support::begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    for have in ["", "x", "1", "1.", ".1", "1.x", "-1.0", "1.4294967296", "99.99", "1.1.1", "%00", "%F0%9F%A6%A6"] {
        let path = format!("/api/tables/{}/socket?protocol=1&have={have}", begun.table);
        let mut socket = begun.client.connect_to(&path).await.expect("a socket");
        let update = socket.next_update().await.unwrap_or_else(|error| panic!("have={have}: {error}"));
        assert_eq!((update.round, update.v, update.events.len()), (1, 0, 0), "have={have}");
        socket.send(&ToServer::Ping { n: 1 }).await.expect("a reader");
    }
}
