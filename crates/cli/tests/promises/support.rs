//! A server for a test, and checks that it is still healthy.

use std::time::Duration;

use reckon_bots::Random;
use reckon_guest::{Client, Error, Launch, Player, Remote, ServerProcess, TableSocket};
use reckon_protocol::{CreateTable, MoveId, SeatWish, Settings, TableId, ToServer};
use reckon_rules::shuffle::Shuffle;

pub const BINARY: &str = env!("CARGO_BIN_EXE_reckon");

/// Timeout: longer than any response takes on a busy machine.
pub const TIMEOUT: Duration = Duration::from_secs(20);

pub fn launch() -> Launch {
    Launch::new(BINARY).arguments(["--language", "en"])
}

pub async fn serve() -> ServerProcess {
    launch().start().await.expect("a server")
}

/// Returns a table of this game where nobody has to wait.
pub fn table_of(game: &str, seats: &[SeatWish]) -> CreateTable {
    CreateTable {
        game: game.to_string(),
        preset: None,
        options: Default::default(),
        pack: None,
        seats: seats.to_vec(),
        settings: Settings { away_s: 3600, pause_ms: 0, ..Settings::default() },
    }
}

pub fn computer() -> SeatWish {
    SeatWish::Computer { player: None, pace_ms: 0 }
}

/// A player at a table of their own, in a game that has begun.
pub struct Begun {
    pub client: Client,
    pub table: TableId,
    pub socket: TableSocket,
}

/// Begins a game that waits for its first seat: the other one belongs to the same guest, and is covered.
pub async fn begin(server: &ServerProcess, wish: &CreateTable) -> Result<Begun, Error> {
    let mut client = Client::program(server.address()).await?;
    let created = client.create_table(wish).await?;
    let mut socket = client.connect(&created.table.id, None).await?;
    socket.hello().await?;
    socket.send(&ToServer::Start { fill: true, youngest: None }).await?;
    socket.next_update().await?;
    Ok(Begun { client, table: created.table.id, socket })
}

/// Plays a whole game between two people; returns its record.
pub async fn whole_game<G: Remote>(server: &ServerProcess) -> Result<String, Error> {
    let mut host = Client::program(server.address()).await?;
    let mut guest = Client::program(server.address()).await?;
    let table = host.create_table(&table_of(G::NAME, &[SeatWish::Me, SeatWish::Person])).await?.table.id;
    guest.join(&table).await?;
    let (mut first, mut second) = (player::<G>(host.clone(), table, 1)?, player::<G>(guest, table, 2)?);
    let (one, two) = tokio::join!(first.play(), second.play());
    one.and(two)?;
    host.record(&table, 1).await
}

pub fn player<G: Remote>(client: Client, table: TableId, seed: u64) -> Result<Player<G>, Error> {
    let mut player =
        Player::new(client, table, Shuffle::from_number(seed), Box::new(|seat| Box::new(Random::new(seat))))?;
    player.patience = TIMEOUT;
    Ok(player)
}

/// Checks that the process runs, nothing in it has panicked, and a game can be played to its end.
pub async fn is_well(server: &mut ServerProcess) {
    assert!(server.is_running(), "the server has ended: {:?}", server.log().last());
    let panicked: Vec<String> = server.log().into_iter().filter(|line| line.contains("panicked")).collect();
    assert!(panicked.is_empty(), "{panicked:?}");
    let record = whole_game::<reckon_rules::numero::Numero>(server).await.expect("a game can still be played");
    assert!(record.starts_with("reckon record 1\n"), "{record}");
}

/// Returns the memory of the process, in kB.
pub fn memory_kb(server: &ServerProcess) -> u64 {
    let id = server.id().expect("the server runs");
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("Linux reports its memory");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line for it");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Allowed growth in memory: more than a test needs, much less than nonsense could make the server allocate.
pub const MEMORY_KB: u64 = 48 * 1024;

pub fn id(text: &str) -> MoveId {
    text.parse().expect("an id")
}
