//! Texts that no log and no error may contain: tokens, links, secrets, hands.

use reckon_guest::{Client, Identity, ServerProcess};
use reckon_protocol::{SeatWish, TableId, ToClient, Update};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use serde_json::Value;

use super::full_disk::{limit_files, log_of};
use super::store_contents::game_of;
use super::support::{computer, launch, player, table_of};

/// Texts that must not be found, with their names.
struct Secrets(Vec<(&'static str, String)>);

impl Secrets {
    fn add(&mut self, what: &'static str, text: impl Into<String>) {
        let text = text.into();
        assert!(text.len() >= 6, "{what}: {text} would be found by chance");
        self.0.push((what, text.to_ascii_lowercase()));
    }

    fn add_bytes(&mut self, what: &'static str, bytes: &[u8; 32]) {
        self.add(what, bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
        // As a list of numbers, the way programs print bytes.
        let numbers: Vec<String> = bytes.iter().map(u8::to_string).collect();
        self.add(what, numbers[..8].join(", "));
        self.add(what, numbers[..8].join(","));
    }

    /// Adds a hand in every form it could be written in.
    fn add_hand(&mut self, view: &Value) {
        for hand in view["hands"].as_array().into_iter().flatten() {
            let cards: Vec<&str> = hand["cards"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            // A few cards occur in many sentences.
            if cards.len() >= 4 {
                for between in [" ", ", ", ",", "\",\"", "\\\",\\\"", "), Card("] {
                    self.add("a hand", cards.join(between));
                }
            }
        }
    }

    fn found_in<'a>(&'a self, text: &str) -> Vec<&'a str> {
        let text = text.to_ascii_lowercase();
        self.0.iter().filter(|(_, secret)| text.contains(secret)).map(|(what, _)| *what).collect()
    }
}

#[test]
fn a_secret_is_found() {
    let mut secrets = Secrets(Vec::new());
    secrets.add_bytes("bytes", &[0xab; 32]);
    secrets.add_hand(&serde_json::json!({ "hands": [{ "cards": ["10r", "2b", "3g", "4o"] }, { "cards": null }] }));
    assert_eq!(secrets.found_in("nothing here"), Vec::<&str>::new());
    assert_eq!(secrets.found_in(&format!("secret={}", "AB".repeat(32))), ["bytes"]);
    assert_eq!(secrets.found_in("[171, 171, 171, 171, 171, 171, 171, 171, 171]"), ["bytes"]);
    assert_eq!(secrets.found_in(r#"{"hand":["10r","2b","3g","4o"]}"#), ["a hand"]);
}

fn token(client: &Client) -> String {
    match &client.identity {
        Identity::Program(token) => token.to_string(),
        Identity::Browser { cookie } => cookie.clone().expect("a cookie"),
        Identity::Nobody => String::new(),
    }
}

fn views<'a>(updates: impl Iterator<Item = &'a Update>) -> Vec<Value> {
    updates.map(|update| serde_json::from_str(update.view.text()).expect("JSON")).collect()
}

/// Collects the errors that strangers and players get for impossible requests.
async fn errors(server: &ServerProcess, table: &TableId, clients: &[&Client]) -> Vec<String> {
    let mut bodies = Vec::new();
    let nobody = Client::new(server.address(), Identity::Nobody);
    for client in clients.iter().copied().chain([&nobody]) {
        for path in [
            format!("/api/tables/{table}/games/1/record"),
            format!("/api/tables/{table}/games/7/record"),
            format!("/api/tables/{table}/games/1/steps"),
            format!("/api/tables/{table}/socket"),
            format!("/api/tables/{table}/nothing"),
            format!("/api/tables/{table}x"),
            "/api/nothing".to_string(),
        ] {
            let answer = client.get(&path).await.expect("an answer");
            if answer.status >= 400 {
                bodies.push(answer.text());
            }
        }
        let mut client = client.clone();
        for (path, body) in [
            (format!("/api/tables/{table}/seats"), serde_json::json!({ "seat": 6, "another": true })),
            (format!("/api/tables/{table}/seats"), serde_json::json!({ "seat": "one" })),
            ("/api/tables".to_string(), serde_json::json!({ "game": "chess", "seats": [] })),
        ] {
            let answer = client.post(&path, &body).await.expect("an answer");
            if answer.status >= 400 {
                bodies.push(answer.text());
            }
        }
    }
    bodies
}

#[tokio::test]
async fn neither_the_log_nor_an_error_reveals_a_secret() {
    let launch = launch().arguments(["--log-level", "debug"]).sleep_after(1).after_shell("trap '' XFSZ");
    let mut server = launch.start().await.expect("a server");
    let mut secrets = Secrets(Vec::new());
    let mut host = Client::browser(server.address());
    let mut guest = Client::program(server.address()).await.expect("a guest");
    let wish = table_of("numberloor", &[SeatWish::Me, SeatWish::Person, computer()]);
    let table = host.create_table(&wish).await.expect("a table").table.id;
    let nonce = reckon_protocol::Nonce::from_bytes([0xa7; 32]);
    let with_nonce = reckon_protocol::Join { nonce: Some(nonce), ..Default::default() };
    guest.join_as(&table, &with_nonce).await.expect("a seat");

    // A whole game, and one that stops in the middle.
    let mut first = player::<Numberloor>(host.clone(), table, 1).expect("a player");
    let mut second = player::<Numberloor>(guest.clone(), table, 2).expect("a player");
    let asking = [&host, &guest];
    let early = errors(&server, &table, &asking);
    let (one, two, early) = tokio::join!(first.play(), second.play(), early);
    one.and(two).expect("a whole game");
    let mut half = super::two_players::TwoPlayers::begin(&server).await.expect("a game");
    half.play(6).await.expect("moves");
    let late = errors(&server, &half.table, &[&host, &half.people[0].client]).await;

    // Events that a log might mention: a full disk, nonsense, a broken connection, a kill.
    let length = std::fs::metadata(log_of(server.store())).expect("a log").len();
    limit_files(&server, &length.to_string());
    let wanted = half.next_move();
    half.ask(&wanted).await.expect_err("it cannot be stored");
    host.create_table(&wish).await.expect_err("it cannot be stored");
    limit_files(&server, "unlimited");
    half.ask(&wanted).await.expect("it can be stored again");
    let seated = &mut half.people[0].socket;
    for nonsense in ["{", r#"{"move":{"id":"x","on":99,"m":"take 9b: 9r"}}"#, r#"{"try":{"id":"x","say":"10r 2b"}}"#] {
        seated.send_text(nonsense).await.expect("an open socket");
        seated.until("a refusal", |heard| matches!(heard, ToClient::Refused(_))).await.expect("a refusal");
    }
    seated.send_binary(b"bytes").await.expect("an open socket");
    seated.closing().await.expect("closed");
    server.kill().await.expect("killed");
    server.restart().await.expect("a restart");
    half.come_back().await.expect("the table still exists");
    half.play(2).await.expect("the game continues");
    assert_eq!(server.stop().await.expect("stopped"), Some(0));

    for client in [&host, &guest, &half.people[0].client, &half.people[1].client] {
        secrets.add("a token", token(client));
    }
    for table in [table, half.table] {
        secrets.add("a link", table.as_str());
        let (row, game, _) = game_of(server.store(), table, 1).await;
        secrets.add_bytes("the next secret", &row.next_secret.0);
        secrets.add_bytes("a secret", &game.secret.0);
        game.nonces.iter().for_each(|nonce| secrets.add_bytes("a nonce", nonce));
        let lot = reckon_records::CommittedSeed::new(game.secret.0, game.nonces);
        secrets.add("a seed", lot.seed.to_hex());
        let state: Value = serde_json::from_str(&row.state).expect("JSON");
        for seat in state["seats"].as_array().expect("seats") {
            if let Some(hash) = seat["sitter"]["person"]["guest"].as_str() {
                secrets.add("the hash of a token", hash);
            }
        }
    }
    for journal in [first.journal().snapshot(), second.journal().snapshot()] {
        views(journal.updates()).iter().for_each(|view| secrets.add_hand(view));
    }
    for person in &half.people {
        views([&person.latest].into_iter()).iter().for_each(|view| secrets.add_hand(view));
    }
    assert!(secrets.0.iter().filter(|(what, _)| *what == "a hand").count() > 20, "hands were seen");
    assert!(secrets.0.iter().any(|(what, _)| *what == "the hash of a token"), "hashes were seen");

    let log = server.log();
    assert!(log.len() >= 4, "{log:?}");
    for line in &log {
        let event: Value = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(event.is_object() && event["level"].is_string() && event["timestamp"].is_string(), "{line}");
        assert_eq!(secrets.found_in(line), Vec::<&str>::new(), "{line}");
    }
    let bodies: Vec<String> = early.into_iter().chain(late).collect();
    assert!(bodies.len() >= 30, "{}", bodies.len());
    for body in &bodies {
        let failed: Value = serde_json::from_str(body).unwrap_or_else(|why| panic!("{why}: {body}"));
        assert!(failed["error"]["text"].is_string(), "{body}");
        assert_eq!(secrets.found_in(body), Vec::<&str>::new(), "{body}");
    }
    // The file reveals the games, but gives access to nobody's seat.
    let file = std::fs::read(server.store()).expect("the store");
    let file = String::from_utf8_lossy(&file).to_ascii_lowercase();
    for client in [&host, &guest] {
        assert!(!file.contains(&token(client)), "a token is stored");
    }
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(server.store()).expect("the store").permissions().mode();
    assert_eq!(mode & 0o077, 0, "only the owner may read the store");
}

/// The other test plays Numberloor; this one plays NUMERO.
#[tokio::test]
async fn the_record_reveals_everything_only_when_the_game_is_over() {
    let server = launch().start().await.expect("a server");
    let mut client = Client::program(server.address()).await.expect("a guest");
    let table = client.create_table(&table_of("numero", &[SeatWish::Me])).await.expect("a table").table.id;
    let mut playing = player::<Numero>(client.clone(), table, 5).expect("a player");
    playing.play().await.expect("a game");
    let journal = playing.journal().snapshot();
    let reveals: Vec<bool> = journal.updates().map(|update| update.reveal.is_some()).collect();
    let (last, before) = reveals.split_last().expect("updates");
    assert!(*last && before.iter().all(|revealed| !revealed), "{reveals:?}");
    let record = client.record(&table, 1).await.expect("a record");
    let reveal = journal.updates().last().and_then(|update| update.reveal.clone()).expect("it is over");
    assert!(record.contains(&reveal.secret) && record.contains(&reveal.seed), "{record}");
}
