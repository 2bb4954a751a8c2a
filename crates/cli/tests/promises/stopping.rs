//! An orderly stop of the server, without losing anything.

use std::path::PathBuf;
use std::time::Duration;

use reckon_guest::{Client, Closed, Error};
use reckon_protocol::SeatWish;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use super::store_contents::moves_of;
use super::support::{TIMEOUT, begin, launch, player, serve, table_of};
use super::two_players::TwoPlayers;

#[tokio::test]
async fn a_stop_closes_every_connection_and_loses_nothing() {
    let mut server = serve().await;
    let address = server.address();
    let mut two = TwoPlayers::begin(&server).await.expect("a game");
    two.play(8).await.expect("moves");
    // A table where nothing happens, one in play, and a connection that only waits.
    let mut quiet = begin(&server, &table_of("numberloor", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let mut busy = Client::program(address).await.expect("a guest");
    let busy_table =
        busy.create_table(&table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a table").table.id;
    let mut playing = player::<reckon_rules::numero::Numero>(busy, busy_table, 3).expect("a player");
    let journal = playing.journal();
    playing.patience = Duration::from_secs(5);
    let playing = tokio::spawn(async move { playing.play().await });
    let mut idle = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET /api/games HTTP/1.1\r\nHost: {address}\r\n\r\n");
    idle.write_all(request.as_bytes()).await.expect("an open socket");
    while journal.write().acknowledgements().count() < 3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    let begun = Instant::now();
    assert_eq!(server.stop().await.expect("it stops"), Some(0));
    assert!(begun.elapsed() < Duration::from_secs(15), "it took {:?}", begun.elapsed());
    for person in &mut two.people {
        let Closed { code, reason } = person.socket.closing().await.expect("closed");
        assert_eq!((code, reason.contains("Connect again")), (Some(1012), true), "{reason}");
    }
    assert_eq!(quiet.socket.closing().await.expect("closed").code, Some(1012));
    let mut rest = Vec::new();
    timeout(TIMEOUT, idle.read_to_end(&mut rest)).await.expect("closed").expect("in order");
    assert!(matches!(Client::program(address).await, Err(Error::Broken(_))), "no new connection is accepted");

    let mut log = server.store().as_os_str().to_owned();
    log.push("-wal");
    let length = std::fs::metadata(PathBuf::from(log)).map_or(0, |file| file.len());
    assert_eq!(length, 0, "the log has been merged into the database");
    let stopped = server.log().iter().any(|line| line.contains("\"stopped\""));
    assert!(stopped, "{:?}", server.log().last());

    let kept = moves_of(server.store(), two.table, 1).await;
    let texts: Vec<(&str, u32)> = kept.iter().map(|row| (row.text.as_str(), row.v)).collect();
    let asked: Vec<(&str, u32)> =
        two.acknowledged.iter().map(|(_, asked, v)| (asked.texts()[0].as_str(), *v)).collect();
    assert_eq!(texts, asked);
    let kept = moves_of(server.store(), busy_table, 1).await;
    let log: Vec<_> = kept.into_iter().map(|row| (row.seat, row.text)).collect();
    playing.abort();
    let problems = journal.snapshot().check_acknowledged(1, &log);
    assert!(problems.is_empty(), "{problems:?}");
    assert!(journal.snapshot().sure().is_some_and(|have| have.v as usize <= log.len()), "every shown move is stored");

    server.restart().await.expect("a restart");
    two.come_back().await.expect("the table still exists");
    two.play(3).await.expect("the game continues");
}

/// A client that does not answer does not keep the server from stopping.
#[tokio::test]
async fn a_client_that_does_not_read_does_not_hold_up_the_shutdown() {
    let mut server = launch().arguments(["--messages-a-second", "100000"]).start().await.expect("a server");
    let begun = begin(&server, &table_of("numero", &[SeatWish::Me, SeatWish::Me])).await.expect("a game");
    let reckon_guest::Identity::Program(token) = &begun.client.identity else { panic!("a program has a token") };
    let path = format!("/api/tables/{}/socket?protocol=1", begun.table);
    let lines = format!("Authorization: Bearer {token}\r\n");
    let mut lazy = super::raw::RawSocket::open_narrow(server.address(), &path, &lines).await;
    let asks = super::raw::text(r#"{"uncover":{"seat":1}}"#).repeat(60);
    let _full = timeout(Duration::from_secs(1), lazy.send(&asks)).await;
    let half = format!("POST /api/guests HTTP/1.1\r\nHost: {}\r\nContent-Length: 9\r\n\r\n{{", server.address());
    let mut slow = TcpStream::connect(server.address()).await.expect("a connection");
    slow.write_all(half.as_bytes()).await.expect("an open socket");
    let stop = Instant::now();
    assert_eq!(server.stop().await.expect("it stops"), Some(0));
    assert!(stop.elapsed() < Duration::from_secs(28), "it took {:?}", stop.elapsed());
    drop((lazy, slow));
}
