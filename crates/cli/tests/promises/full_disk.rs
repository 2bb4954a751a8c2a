//! A full disk: moves are refused, nobody sees a move that is not stored, and once there is room the game continues.

use std::path::{Path, PathBuf};
use std::process::Command;

use reckon_guest::{Error, Http, ServerProcess};
use reckon_protocol::{Health, ToClient, ToServer, Why};

use super::store_contents::moves_of;
use super::support::launch;
use super::two_players::TwoPlayers;

/// Limits the size of the server's files from now on.
pub fn limit_files(server: &ServerProcess, most: &str) {
    let id = server.id().expect("the server runs").to_string();
    let set = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={most}:unlimited")]).status();
    assert!(set.expect("prlimit of util-linux is needed for this test").success(), "the limit could not be set");
}

pub fn log_of(store: &Path) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

async fn health(server: &ServerProcess) -> (u16, bool) {
    let answer = Http::new(server.address()).get("/healthz", &[]).await.expect("an answer");
    let health: Health = serde_json::from_slice(&answer.body).expect("a state of health");
    (answer.status, health.keeping)
}

fn why(error: Error) -> Why {
    match error {
        Error::Refused(refused) => refused.why,
        other => panic!("{other}"),
    }
}

/// Checks what everybody was told about whether moves are stored.
async fn everybody_was_told(two: &mut TwoPlayers, keeping: &[bool]) {
    for person in &mut two.people {
        person.socket.send(&ToServer::Ping { n: 1 }).await.expect("an open socket");
        person.socket.until("a pong", |heard| matches!(heard, ToClient::Pong { .. })).await.expect("a pong");
        let messages = person.socket.frames().iter().filter_map(|frame| serde_json::from_str(frame).ok());
        let told =
            messages.filter_map(|message| if let ToClient::Trouble(trouble) = message { Some(trouble) } else { None });
        let told: Vec<_> = told.collect();
        assert_eq!(told.iter().map(|trouble| trouble.keeping).collect::<Vec<_>>(), keeping);
        assert!(told.iter().all(|trouble| !trouble.text.is_empty()), "{told:?}");
    }
}

/// Checks that everybody's game is at this version now.
async fn nobody_has_seen_more_than(two: &mut TwoPlayers, v: u32) {
    for person in &mut two.people {
        person.socket.send(&ToServer::Ping { n: v }).await.expect("an open socket");
        let heard = person.socket.until("a pong", |heard| match heard {
            ToClient::Update(update) => panic!("version {} is not stored", update.v),
            ToClient::Pong { n } => *n == v,
            _ => false,
        });
        heard.await.expect("a pong");
        let mut window = person.client.connect(&two.table, None).await.expect("a socket");
        assert_eq!(window.next_update().await.expect("the game").v, v);
    }
}

#[tokio::test]
async fn on_a_full_disk_nothing_is_played_and_nothing_is_lost() {
    // Without this the system would kill the process; a full disk does not.
    let mut server = launch().after_shell("trap '' XFSZ").start().await.expect("a server");
    let mut two = TwoPlayers::begin(&server).await.expect("a game");
    two.play(5).await.expect("moves");
    assert_eq!(health(&server).await, (200, true));

    let length = std::fs::metadata(log_of(server.store())).expect("a log").len();
    limit_files(&server, &length.to_string());
    let wanted = two.next_move();
    assert_eq!(why(two.ask(&wanted).await.expect_err("it cannot be stored")), Why::NotKept);
    everybody_was_told(&mut two, &[false]).await;
    assert_eq!(health(&server).await, (503, false));
    // The same goes for a retry, and for anybody who connects now.
    assert_eq!(why(two.ask(&wanted).await.expect_err("it cannot be stored")), Why::NotKept);
    nobody_has_seen_more_than(&mut two, 5).await;
    let mut window = two.people[0].client.connect(&two.table, None).await.expect("a socket");
    let told = window.until("the trouble", |heard| matches!(heard, ToClient::Trouble(trouble) if !trouble.keeping));
    told.await.expect("a new connection is told");
    drop(window);
    let other = TwoPlayers::begin(&server).await.err().expect("no new table can be stored");
    assert!(matches!(&other, Error::Answer { status: 503, body, .. } if body.contains("\"not-kept\"")), "{other}");

    limit_files(&server, "unlimited");
    let done = two.ask(&wanted).await.expect("it can be stored again");
    assert_eq!((done.v, done.played), (6, 1));
    let log: Vec<String> = server.log();
    assert!(log.iter().any(|line| line.contains("\"WARN\"")), "the operator is warned");
    assert_eq!(health(&server).await, (200, true));
    everybody_was_told(&mut two, &[false, true]).await;
    two.play(4).await.expect("the game continues");

    server.kill().await.expect("killed");
    let kept = moves_of(server.store(), two.table, 1).await;
    assert_eq!(kept.len(), 10);
    for (seat, asked, v) in &two.acknowledged {
        let row = &kept[*v as usize - 1];
        let same = (row.seat, row.id.as_deref()) == (*seat, Some(asked.id.as_str()));
        assert!(same && row.text == asked.texts()[0], "{row:?} is not {asked:?}");
    }
    server.restart().await.expect("a restart");
    two.come_back().await.expect("the table still exists");
    assert!(two.people.iter().all(|person| person.latest.v == 10));
    two.play(2).await.expect("the game continues");
}

/// No game begins that cannot be stored.
#[tokio::test]
async fn a_game_that_cannot_be_stored_does_not_begin() {
    let server = launch().after_shell("trap '' XFSZ").start().await.expect("a server");
    let mut client = reckon_guest::Client::program(server.address()).await.expect("a guest");
    let wish = super::support::table_of("numero", &[reckon_protocol::SeatWish::Me]);
    let table = client.create_table(&wish).await.expect("a table").table.id;
    let mut socket = client.connect(&table, None).await.expect("a socket");
    socket.hello().await.expect("a hello");
    let length = std::fs::metadata(log_of(server.store())).expect("a log").len();
    limit_files(&server, &length.to_string());
    socket.send(&ToServer::Start { fill: true, youngest: None }).await.expect("an open socket");
    let answer = socket.until("a refusal", |heard| matches!(heard, ToClient::Refused(_) | ToClient::Update(_))).await;
    assert!(matches!(&answer, Ok(ToClient::Refused(refused)) if refused.why == Why::NotKept), "{answer:?}");
    limit_files(&server, "unlimited");
    socket.send(&ToServer::Start { fill: true, youngest: None }).await.expect("an open socket");
    let update = socket.next_update().await.expect("the game begins");
    assert_eq!((update.round, update.v), (1, 0));
}

/// The server recovers without a request: behind a proxy that checks its health, none would come.
#[tokio::test]
async fn an_idle_server_notices_by_itself_that_it_can_store_again() {
    let server = launch().after_shell("trap '' XFSZ").start().await.expect("a server");
    let mut two = TwoPlayers::begin(&server).await.expect("a game");
    two.play(1).await.expect("a move");
    let length = std::fs::metadata(log_of(server.store())).expect("a log").len();
    limit_files(&server, &length.to_string());
    let wanted = two.next_move();
    assert_eq!(why(two.ask(&wanted).await.expect_err("it cannot be stored")), Why::NotKept);
    assert_eq!(health(&server).await, (503, false));
    limit_files(&server, "unlimited");
    for person in &mut two.people {
        person.socket.patience = std::time::Duration::from_secs(20);
        let told = person.socket.until("better news", |heard| matches!(heard, ToClient::Trouble(now) if now.keeping));
        told.await.expect("waiting players are told");
    }
    assert_eq!(health(&server).await, (200, true));
}
