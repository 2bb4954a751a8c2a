//! Headers that every response has, and headers that none has.

use reckon_guest::{Answer, Client, ServerProcess};
use reckon_protocol::{CreateTable, SeatWish};
use serde_json::json;

use super::raw::RawSocket;
use super::support::{begin, launch, serve, table_of};

const ROUTES: &[(&str, &str)] = &[
    ("GET", "/"),
    ("GET", "/t/{table}"),
    ("GET", "/t/nothing"),
    ("HEAD", "/play/numero"),
    ("GET", "/index.html"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/healthz"),
    ("GET", "/api/games"),
    ("GET", "/api/games?language=de"),
    ("GET", "/api/games/numero"),
    ("GET", "/api/games/chess"),
    ("POST", "/api/guests"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/seats"),
    ("GET", "/api/tables/{table}/games/1/record"),
    ("GET", "/api/tables/{table}/games/1/steps"),
    ("GET", "/api/tables/{table}/socket"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/protocol.schema.json"),
    // Requests that fail.
    ("GET", "/nothing"),
    ("GET", "/api/nothing"),
    ("GET", "/api/tables/0000000000"),
    ("GET", "/api/tables/%ff"),
    ("DELETE", "/api/tables"),
    ("OPTIONS", "/api/tables"),
    ("HEAD", "/api/games"),
];

async fn send(server: &ServerProcess, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let http = Client::browser(server.address()).http;
    let headers = [&[("content-type", "application/json")], headers].concat();
    http.send(method.parse().expect("a method"), path, &headers, body.to_string()).await.expect("an answer")
}

fn faults_of(answer: &Answer, path: &str) -> Vec<String> {
    let is_api = path.starts_with("/api/");
    let has = |name: &str, wanted: &str| {
        let there = answer.header(name).unwrap_or("nothing");
        (!there.split(';').any(|part| part.trim() == wanted)).then(|| format!("{name} is {there}"))
    };
    let mut wrong: Vec<String> = [
        has("content-security-policy", "default-src 'self'"),
        has("content-security-policy", "frame-ancestors 'none'"),
        has("x-frame-options", "DENY"),
        has("x-content-type-options", "nosniff"),
        has("referrer-policy", "no-referrer"),
        if is_api { has("cache-control", "no-store") } else { None },
    ]
    .into_iter()
    .flatten()
    .collect();
    // Other sites may not read answers, and nothing is compressed next to secrets. Pages and games are the same for
    // everybody.
    let has_secrets = is_api && !path.starts_with("/api/games");
    let never =
        ["access-control-", "server", "x-powered-by"].into_iter().chain(has_secrets.then_some("content-encoding"));
    let never: Vec<&str> = never.collect();
    let names = answer.headers.iter().map(|(name, _)| name.as_str());
    wrong.extend(
        names.filter(|name| never.iter().any(|never| name.starts_with(never))).map(|name| format!("{name} is there")),
    );
    wrong
}

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let server = serve().await;
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let mut wrong = Vec::new();
    for (method, path) in ROUTES {
        let path = path.replace("{table}", begun.table.as_str());
        let extra = [("accept-encoding", "gzip, br"), ("access-control-request-method", "POST")];
        for origin in [None, Some(("origin", "https://evil.example"))] {
            let headers: Vec<_> = extra.into_iter().chain(origin).collect();
            let answer = send(&server, method, &path, &headers, "{}").await;
            let faults = faults_of(&answer, &path);
            wrong.extend(faults.into_iter().map(|fault| format!("{method} {path} ({}): {fault}", answer.status)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Responses given before anything else is examined are as safe.
#[tokio::test]
async fn a_rate_limited_response_has_them_too() {
    let server = launch().tables_a_minute(1).start().await.expect("a server");
    let wish = json!({ "game": "numero", "seats": ["me"] }).to_string();
    let first = send(&server, "POST", "/api/tables", &[], &wish).await;
    let second = send(&server, "POST", "/api/tables", &[], &wish).await;
    assert_eq!((first.status, second.status), (201, 429));
    assert_eq!(faults_of(&second, "/api/tables"), Vec::<String>::new());
    let long = send(&server, "POST", "/api/tables", &[], &" ".repeat(20_000)).await;
    assert_eq!((long.status, faults_of(&long, "/api/tables")), (413, Vec::new()));
}

fn cookie_of(answer: &Answer) -> Vec<String> {
    let cookies: Vec<&str> =
        answer.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value.as_str()).collect();
    let [cookie] = cookies[..] else { panic!("{cookies:?}") };
    cookie.split(';').map(|part| part.trim().to_ascii_lowercase()).collect()
}

fn wish() -> CreateTable {
    table_of("numero", &[SeatWish::Me, SeatWish::Person])
}

#[tokio::test]
async fn the_cookie_is_for_this_site_alone_and_no_script_reads_it() {
    let plain = serve().await;
    let body = serde_json::to_string(&wish()).expect("JSON");
    let created = send(&plain, "POST", "/api/tables", &[], &body).await;
    assert_eq!(created.status, 201);
    let parts = cookie_of(&created);
    assert!(parts[0].strip_prefix("reckon_guest=").is_some_and(|token| token.len() == 64), "{parts:?}");
    for wanted in ["httponly", "samesite=strict", "path=/"] {
        assert!(parts.contains(&wanted.to_string()), "{wanted} is missing: {parts:?}");
    }
    assert!(!parts.contains(&"secure".to_string()), "over plain HTTP it would never be sent back");
    assert!(!parts.iter().any(|part| part.starts_with("domain")), "{parts:?}");
    // A client that has a cookie gets no other; one that only looks gets none.
    let id = created.json::<reckon_protocol::Created>().expect("a table").table.id;
    let cookie = format!("other=1; {}", parts[0]);
    let joined = send(&plain, "POST", &format!("/api/tables/{id}/seats"), &[("cookie", &cookie)], "{}").await;
    assert_eq!((joined.status, joined.header("set-cookie")), (200, None));
    for path in ["/", "/api/games", "/api/tables", "/healthz"] {
        assert_eq!(send(&plain, "GET", path, &[], "").await.header("set-cookie"), None, "{path}");
    }
    let stranger = send(&plain, "POST", &format!("/api/tables/{id}/seats"), &[], "{}").await;
    assert_ne!(cookie_of(&stranger)[0], parts[0]);

    let secure = launch().arguments(["--origin", "https://example.org"]).start().await.expect("a server");
    let created = send(&secure, "POST", "/api/tables", &[("origin", "https://example.org")], &body).await;
    assert_eq!(created.status, 201);
    let parts = cookie_of(&created);
    for wanted in ["secure", "httponly", "samesite=strict"] {
        assert!(parts.contains(&wanted.to_string()), "{wanted} is missing: {parts:?}");
    }
    // The server's name behind its proxy is not its origin.
    let inside = format!("http://{}", secure.address());
    assert_eq!(send(&secure, "POST", "/api/tables", &[("origin", &inside)], &body).await.status, 403);
    assert_eq!(send(&secure, "POST", "/api/tables", &[("origin", "http://example.org")], &body).await.status, 403);
}

/// The front page waits for this list, so it has to be small.
#[tokio::test]
async fn the_list_of_games_is_small_and_compressed() {
    const LARGEST: usize = 2_500;
    let server = serve().await;
    for path in ["/api/games?language=en", "/api/games?language=de"] {
        let plain = send(&server, "GET", path, &[], "").await;
        assert_eq!((plain.status, plain.header("content-encoding")), (200, None), "{path}");
        let small = send(&server, "GET", path, &[("accept-encoding", "br, gzip")], "").await;
        assert_eq!((small.status, small.header("content-encoding")), (200, Some("gzip")), "{path}");
        assert_eq!(small.header("vary"), Some("accept-encoding"), "{path}");
        let length: usize = small.header("content-length").and_then(|text| text.parse().ok()).expect("a length");
        assert!(length < LARGEST && length < plain.body.len() / 2, "{path}: {length} bytes of {}", plain.body.len());
        let refused = send(&server, "GET", path, &[("accept-encoding", "gzip;q=0")], "").await;
        assert_eq!((refused.header("content-encoding"), &refused.body), (None, &plain.body), "{path}");
    }
}

/// The size of a compressed frame would give away its content.
#[tokio::test]
async fn sockets_are_not_compressed() {
    let server = serve().await;
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let reckon_guest::Identity::Program(token) = &begun.client.identity else { panic!("a program") };
    let path = format!("/api/tables/{}/socket?protocol=1", begun.table);
    let offers = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits, x-webkit-deflate-frame\r\n";
    let lines = format!("Authorization: Bearer {token}\r\n{offers}");
    let mut socket = RawSocket::open(server.address(), &path, &lines).await;
    let head = socket.head.to_ascii_lowercase();
    assert!(!head.contains("sec-websocket-extensions") && !head.contains("deflate"), "{head}");
    // Reading a frame checks the bits that compression would set.
    let heard = socket.hear(super::support::TIMEOUT).await;
    assert!(matches!(&heard, super::raw::Heard::Text(message) if message.get("hello").is_some()), "{heard:?}");
    for wanted in [
        "x-content-type-options: nosniff",
        "content-security-policy: default-src 'self'",
        "referrer-policy: no-referrer",
    ] {
        assert!(head.contains(wanted), "{wanted} is missing: {head}");
    }
}
