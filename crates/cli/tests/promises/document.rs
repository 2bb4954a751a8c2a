//! The server's self-description: API document, health, metrics.
//!
//! `RECKON_BLESS=1` regenerates `docs/openapi.json`.

use std::collections::BTreeSet;
use std::path::PathBuf;

use reckon_guest::{Answer, Http, Identity, ServerProcess};
use reckon_protocol::SeatWish;
use serde_json::{Value, json};

use super::support::{begin, launch, serve, table_of};

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

async fn document(server: &ServerProcess) -> String {
    let answer = Http::new(server.address()).get("/api/openapi.json", &[]).await.expect("an answer");
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
    answer.text()
}

#[tokio::test]
async fn the_golden_document_is_what_the_server_gives_out() {
    let server = serve().await;
    let (path, served) = (root().join("docs/openapi.json"), document(&server).await + "\n");
    if std::env::var_os("RECKON_BLESS").is_some() {
        std::fs::write(&path, &served).expect("the file can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(golden == served, "docs/openapi.json is not what the server says; `make bless` writes it anew");
}

/// Lists every path in the document with each method in capitals and its status codes.
fn operations(document: &Value) -> Vec<(String, String, BTreeSet<u16>)> {
    let paths = document["paths"].as_object().expect("paths");
    let of_path = |(path, methods): (&String, &Value)| {
        let methods = methods.as_object().expect("methods");
        let of_method = |(method, operation): (&String, &Value)| {
            let codes = operation["responses"].as_object().expect("answers").keys();
            (method.to_ascii_uppercase(), path.clone(), codes.filter_map(|code| code.parse().ok()).collect())
        };
        methods.iter().map(of_method).collect::<Vec<_>>()
    };
    paths.iter().flat_map(of_path).collect()
}

/// Reads the table of routes from the code.
fn routes() -> BTreeSet<String> {
    let code = std::fs::read_to_string(root().join("crates/server/src/http/mod.rs")).expect("the code");
    let routes = code.split(".route(\"").skip(1).filter_map(|rest| rest.split('"').next());
    routes.map(str::to_string).collect()
}

#[tokio::test]
async fn every_route_is_in_the_document() {
    let server = serve().await;
    let document: Value = serde_json::from_str(&document(&server).await).expect("JSON");
    let documented: BTreeSet<String> = operations(&document).into_iter().map(|(_, path, _)| path).collect();
    let routes = routes();
    assert!(routes.len() >= 10, "{routes:?}");
    assert_eq!(documented, routes);
    assert!(document["info"]["version"].as_str().is_some_and(|version| !version.is_empty()));
}

const JSON: (&str, &str) = ("content-type", "application/json");
const FOREIGN: (&str, &str) = ("origin", "https://evil.example");
const NO_TOKEN: (&str, &str) = ("authorization", "Bearer me");
const OPENING: &[(&str, &str)] = &[
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];
const GOOD: &str = r#"{"game":"numero","seats":["me"]}"#;

/// Method, path and status in the document; then the address, headers and body of a request.
type Answered = (&'static str, &'static str, u16, &'static str, &'static [(&'static str, &'static str)], &'static str);

/// For each 4xx status in the document, a request that is answered with it. `{id}` is a table with a game in
/// progress, `{none}` one that does not exist.
#[rustfmt::skip]
const ANSWERS: &[Answered] = &[
    ("GET", "/healthz", 429, "/healthz", &[], ""),
    ("GET", "/api/openapi.json", 429, "/api/openapi.json", &[], ""),
    ("GET", "/api/protocol.schema.json", 429, "/api/protocol.schema.json", &[], ""),
    ("GET", "/api/games", 429, "/api/games", &[], ""),
    ("GET", "/api/games/{game}", 404, "/api/games/chess", &[], ""),
    ("GET", "/api/games/{game}", 429, "/api/games/numero", &[], ""),
    ("POST", "/api/guests", 400, "/api/guests", &[JSON], "{}"),
    ("POST", "/api/guests", 403, "/api/guests", &[JSON, FOREIGN], r#"{"kind":"program"}"#),
    ("POST", "/api/guests", 413, "/api/guests", &[JSON], LONG),
    ("POST", "/api/guests", 429, "/api/guests", &[JSON], r#"{"kind":"program"}"#),
    ("GET", "/api/tables", 429, "/api/tables", &[], ""),
    ("POST", "/api/tables", 400, "/api/tables", &[JSON], "{}"),
    ("POST", "/api/tables", 401, "/api/tables", &[JSON, NO_TOKEN], GOOD),
    ("POST", "/api/tables", 403, "/api/tables", &[JSON, FOREIGN], GOOD),
    ("POST", "/api/tables", 413, "/api/tables", &[JSON], LONG),
    ("POST", "/api/tables", 429, "/api/tables", &[JSON], GOOD),
    ("GET", "/api/tables/{id}", 401, "/api/tables/{id}", &[NO_TOKEN], ""),
    ("GET", "/api/tables/{id}", 404, "/api/tables/{none}", &[], ""),
    ("GET", "/api/tables/{id}", 429, "/api/tables/{id}", &[], ""),
    ("POST", "/api/tables/{id}/seats", 400, "/api/tables/{id}/seats", &[JSON], "[7]"),
    ("POST", "/api/tables/{id}/seats", 401, "/api/tables/{id}/seats", &[JSON, NO_TOKEN], "{}"),
    ("POST", "/api/tables/{id}/seats", 403, "/api/tables/{id}/seats", &[JSON, FOREIGN], "{}"),
    ("POST", "/api/tables/{id}/seats", 404, "/api/tables/{none}/seats", &[JSON], "{}"),
    ("POST", "/api/tables/{id}/seats", 409, "/api/tables/{id}/seats", &[JSON], "{}"),
    ("POST", "/api/tables/{id}/seats", 413, "/api/tables/{id}/seats", &[JSON], LONG),
    ("POST", "/api/tables/{id}/seats", 429, "/api/tables/{id}/seats", &[JSON], "{}"),
    ("GET", "/api/tables/{id}/games/{round}/record", 401, "/api/tables/{id}/games/1/record", &[NO_TOKEN], ""),
    ("GET", "/api/tables/{id}/games/{round}/record", 403, "/api/tables/{id}/games/1/record", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/record", 404, "/api/tables/{none}/games/1/record", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/record", 409, "/api/tables/{id}/games/1/record", &[PLAYER], ""),
    ("GET", "/api/tables/{id}/games/{round}/record", 429, "/api/tables/{id}/games/1/record", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 400, "/api/tables/{id}/games/1/steps?seat=x", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 401, "/api/tables/{id}/games/1/steps", &[NO_TOKEN], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 403, "/api/tables/{id}/games/1/steps", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 404, "/api/tables/{none}/games/1/steps", &[], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 409, "/api/tables/{id}/games/1/steps", &[PLAYER], ""),
    ("GET", "/api/tables/{id}/games/{round}/steps", 429, "/api/tables/{id}/games/1/steps", &[], ""),
    ("GET", "/api/tables/{id}/socket", 400, "/api/tables/{id}/socket?protocol=2", &[], ""),
    ("GET", "/api/tables/{id}/socket", 401, "/api/tables/{id}/socket", &[NO_TOKEN], ""),
    ("GET", "/api/tables/{id}/socket", 403, "/api/tables/{id}/socket", &[("upgrade", "websocket"), FOREIGN], ""),
    ("GET", "/api/tables/{id}/socket", 404, "/api/tables/{none}/socket", OPENING, ""),
    ("GET", "/api/tables/{id}/socket", 426, "/api/tables/{id}/socket", &[], ""),
    ("GET", "/api/tables/{id}/socket", 429, "/api/tables/{id}/socket", OPENING, ""),
];

/// Placeholders for a long body, and for a player's token.
const LONG: &str = "LONG";
const PLAYER: (&str, &str) = ("authorization", "PLAYER");

async fn send(server: &ServerProcess, by: &str, address: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let by = by.parse().expect("a method");
    Http::new(server.address()).send(by, address, headers, body.to_string()).await.expect("an answer")
}

#[tokio::test]
async fn every_documented_refusal_is_given() {
    let server = serve().await;
    // A server whose limit is reached after a few requests.
    let crowded = launch().arguments(["--requests-a-second", "1"]).start().await.expect("a server");
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let Identity::Program(token) = &begun.client.identity else { panic!("a program has a token") };
    let bearer = format!("Bearer {token}");
    let document: Value = serde_json::from_str(&document(&server).await).expect("JSON");
    let mut wrong = Vec::new();
    let mut tried = 0;
    for (method, path, codes) in operations(&document) {
        for code in codes.range(400..500) {
            let request = ANSWERS.iter().find(|(by, to, with, ..)| (*by, *to, *with) == (&method, &path, *code));
            let Some((_, _, _, address, headers, body)) = request else {
                wrong.push(format!("{method} {path}: nothing here is answered with {code}"));
                continue;
            };
            let address = address.replace("{id}", begun.table.as_str()).replace("{none}", "0000000000");
            let headers: Vec<(&str, &str)> = headers
                .iter()
                .map(|(name, value)| (*name, if *value == "PLAYER" { bearer.as_str() } else { *value }))
                .collect();
            let body = if *body == LONG { " ".repeat(20_000) } else { body.to_string() };
            let (server, times) = if *code == 429 { (&crowded, 30) } else { (&server, 1) };
            let mut answer = send(server, &method, &address, &headers, &body).await;
            for _ in 1..times {
                if answer.status == *code {
                    break;
                }
                answer = send(server, &method, &address, &headers, &body).await;
            }
            if answer.status != *code || !answer.text().contains("\"error\"") {
                wrong.push(format!("{method} {path}: {} in the place of {code}: {}", answer.status, answer.text()));
            }
            tried += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(tried, ANSWERS.len(), "a case here is not in the document");
}

#[tokio::test]
async fn the_document_lists_credentials_and_the_language_parameter() {
    let server = serve().await;
    let document: Value = serde_json::from_str(&document(&server).await).expect("JSON");
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!((&schemes["token"]["type"], &schemes["token"]["scheme"]), (&json!("http"), &json!("bearer")));
    assert_eq!((&schemes["cookie"]["in"], &schemes["cookie"]["name"]), (&json!("cookie"), &json!("reckon_guest")));
    let mut known = 0;
    for (method, path, codes) in operations(&document) {
        let operation = &document["paths"][&path][method.to_ascii_lowercase()];
        // A client without a token may send the request as well.
        let security = json!([{}, { "token": [] }, { "cookie": [] }]);
        let is_known = operation.get("security") == Some(&security);
        assert_eq!(is_known, codes.contains(&401), "{method} {path}: {operation}");
        known += usize::from(is_known);
        let parameters = operation["parameters"].as_array().expect("parameters");
        let languages = parameters.iter().filter(|parameter| parameter["name"] == "language");
        assert_eq!(languages.map(|language| &language["in"]).collect::<Vec<_>>(), ["query"], "{method} {path}");
    }
    assert_eq!(known, 6);
    // Even refusals are in the requested language.
    let german = send(&server, "GET", "/api/nothing?language=de", &[], "").await;
    let english = send(&server, "GET", "/api/nothing", &[], "").await;
    assert_eq!((german.status, english.status), (404, 404));
    assert_ne!(german.text(), english.text());
}

#[tokio::test]
async fn the_server_reports_its_health() {
    let server = serve().await;
    let answer = Http::new(server.address()).get("/healthz", &[]).await.expect("an answer");
    assert_eq!(answer.status, 200);
    let health: Value = serde_json::from_slice(&answer.body).expect("JSON");
    assert_eq!(health["keeping"], true);
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
}

/// Metrics are for the operator: at a separate address, and without anybody's name in them.
#[tokio::test]
async fn metrics_have_a_separate_address() {
    let server = serve().await;
    let mut two = super::two_players::TwoPlayers::begin(&server).await.expect("a game");
    two.play(3).await.expect("moves");
    let (public, own) = (Http::new(server.address()), Http::new(server.metrics()));
    assert!(server.metrics().ip().is_loopback() && server.metrics() != server.address());
    assert_eq!(public.get("/metrics", &[]).await.expect("an answer").status, 404);
    for path in ["/", "/healthz", "/api/games", "/api/tables"] {
        assert_eq!(own.get(path, &[]).await.expect("an answer").status, 404, "{path}");
    }
    let answer = own.get("/metrics", &[]).await.expect("metrics");
    assert_eq!(answer.status, 200);
    let text = answer.text();
    for name in [
        "reckon_moves_total{game=\"numero\"} 3",
        "reckon_games_total{game=\"numero\"} 1",
        "reckon_tables_total 1",
        "reckon_tables_awake 1",
        "reckon_sockets ",
        "reckon_commits_total ",
        "reckon_move_seconds",
        "reckon_requests_total{status=\"201\"} ",
        "reckon_frames_sent_total ",
    ] {
        assert!(text.contains(name), "{name} is missing:\n{text}");
    }
    assert!(!text.contains(two.table.as_str()), "a table's link must stay secret");
    let off = std::process::Command::new(super::support::BINARY).args(["serve", "--help"]).output().expect("help");
    assert!(String::from_utf8_lossy(&off.stdout).contains("--metrics"), "metrics can be switched off");
}
