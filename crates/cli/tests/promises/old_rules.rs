//! Games that began under an older revision of the rules: they play on, and are recorded, under that one.

use reckon_guest::Client;
use reckon_protocol::{SeatWish, TableId, ToServer};
use reckon_rules::game::Game;
use reckon_rules::nmbrs::{Nmbrs, View};

use super::store_contents::sql;
use super::support::{is_well, player, serve, table_of};

/// Changes the revision of every game that is kept.
fn set_revision(store: &std::path::Path, revision: u32) {
    let now = Nmbrs::REVISION;
    let change = r#"UPDATE games SET players = replace(players, '"rules":NOW', '"rules":THEN');"#;
    sql(store, &change.replace("NOW", &now.to_string()).replace("THEN", &revision.to_string()));
}

/// Begins a game of nmbrs! blocks between two people.
async fn begun(host: &mut Client, guest: &mut Client) -> TableId {
    let mut wish = table_of("nmbrs", &[SeatWish::Me, SeatWish::Person]);
    wish.preset = Some("simple".to_string());
    let table = host.create_table(&wish).await.expect("a table").table.id;
    guest.join(&table).await.expect("a seat");
    let mut socket = host.connect(&table, None).await.expect("a socket");
    socket.send(&ToServer::Start { fill: false, youngest: None }).await.expect("sent");
    socket.next_update().await.expect("it begins");
    table
}

#[tokio::test]
async fn a_kept_game_plays_on_under_its_revision() {
    let mut server = serve().await;
    let mut host = Client::program(server.address()).await.expect("a client");
    let mut guest = Client::program(server.address()).await.expect("a client");
    let table = begun(&mut host, &mut guest).await;
    server.stop().await.expect("stopped");
    set_revision(server.store(), 1);
    server.restart().await.expect("it begins");
    let mut socket = host.connect(&table, None).await.expect("the table is there");
    let view: View = serde_json::from_str(socket.next_update().await.expect("the game").view.text()).expect("a view");
    assert_eq!(view.revision, 1);
    drop(socket);
    let players = (player::<Nmbrs>(host.clone(), table, 1), player::<Nmbrs>(guest.clone(), table, 2));
    let (mut first, mut second) = (players.0.expect("a player"), players.1.expect("a player"));
    let (one, two) = tokio::join!(first.play(), second.play());
    one.and(two).expect("the game is played to its end");
    let record = host.record(&table, 1).await.expect("a record");
    assert_eq!(record.lines().nth(2), Some("rules 1"), "{record}");
    let report = reckon_records::verify::<Nmbrs>(record.as_bytes()).expect("a record");
    assert!(report.findings.is_empty(), "{:?}", report.findings);
    // Its moves can be looked back at, too.
    let steps = host.get(&format!("/api/tables/{table}/games/1/steps")).await.expect("an answer");
    assert_eq!(steps.status, 200);
    is_well(&mut server).await;
}

#[tokio::test]
async fn a_game_of_unknown_rules_is_left_alone() {
    let mut server = serve().await;
    let mut host = Client::program(server.address()).await.expect("a client");
    let mut guest = Client::program(server.address()).await.expect("a client");
    let table = begun(&mut host, &mut guest).await;
    server.stop().await.expect("stopped");
    set_revision(server.store(), Nmbrs::REVISION + 1);
    server.restart().await.expect("it begins");
    host.connect(&table, None).await.map(|_| ()).expect_err("nobody knows how to play on");
    is_well(&mut server).await;
    server.stop().await.expect("stopped");
    let change = r#"UPDATE games SET players = replace(players, '"rules":NEWER', '"rules":NOW');"#;
    let (newer, now) = ((Nmbrs::REVISION + 1).to_string(), Nmbrs::REVISION.to_string());
    sql(server.store(), &change.replace("NEWER", &newer).replace("NOW", &now));
    server.restart().await.expect("it begins");
    let mut socket = host.connect(&table, None).await.expect("nothing was lost");
    socket.next_update().await.expect("the game");
}
