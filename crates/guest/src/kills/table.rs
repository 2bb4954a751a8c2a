//! One table: opened, played to the end, and checked against its record.

use reckon_protocol::{SeatWish, TableId};
use reckon_rules::shuffle::Shuffle;
use tokio::task::JoinSet;

use super::kill_game::KillGame;
use super::world::{Watched, World};
use crate::client::Client;
use crate::error::Error;
use crate::journal::SharedJournal;
use crate::player::Player;
use crate::verdict::{self, Witness};

pub(super) async fn play_table<G: KillGame>(world: &World, shuffle: &mut Shuffle) -> Result<(), Error> {
    let wish = G::wish(shuffle);
    let host = world.retry(|| Client::program(world.address)).await?;
    let created = world
        .retry(|| {
            let (mut host, wish) = (host.clone(), &wish);
            async move { host.create_table(wish).await }
        })
        .await?;
    let table = created.table.id;
    let mut clients = vec![host.clone()];
    for _ in wish.seats.iter().filter(|seat| **seat == SeatWish::Person) {
        clients.push(joined(world, &table).await?);
    }
    let players = clients.into_iter().map(|client| player::<G>(world, client, table, shuffle));
    let players = players.collect::<Result<Vec<_>, Error>>()?;
    let journals = players.iter().map(Player::journal).collect();
    let watched = Watched { client: host.clone(), journals, onlooker: SharedJournal::default() };
    world.watch(table, watched.clone());
    let ended = play(world, players).await;
    world.forget(&table);
    let mut witnesses = ended.map_err(|error| Error::Process(format!("a game of {} stopped: {error}", G::NAME)))?;
    // The onlooker has no seat, but what it was shown must be right too.
    witnesses.push(Witness { journal: watched.onlooker.snapshot(), ..Witness::default() });
    check::<G>(world, &host, &table, &witnesses).await
}

/// Creates a client and joins by the table's link. A retry gets the same seat.
async fn joined(world: &World, table: &TableId) -> Result<Client, Error> {
    let client = world.retry(|| Client::program(world.address)).await?;
    let join = || {
        let mut client = client.clone();
        async move { client.join(table).await }
    };
    world.retry(join).await?;
    Ok(client)
}

fn player<G: KillGame>(
    world: &World,
    client: Client,
    table: TableId,
    shuffle: &mut Shuffle,
) -> Result<Player<G>, Error> {
    let has_plan = shuffle.chance(1, 2);
    let seed = u64::from(shuffle.next_word()) << 32 | u64::from(shuffle.next_word());
    let bots = Box::new(move |seat| G::bot(seat, has_plan));
    let mut player = Player::new(client, table, Shuffle::from_number(seed), bots)?;
    player.patience = world.patience;
    Ok(player)
}

async fn play<G: KillGame>(world: &World, players: Vec<Player<G>>) -> Result<Vec<Witness>, Error> {
    let mut playing = JoinSet::new();
    for mut player in players {
        playing.spawn(async move { (player.play().await, player.witness()) });
    }
    let mut witnesses = Vec::new();
    while let Some(ended) = playing.join_next().await {
        let (ended, witness) = ended.map_err(|error| Error::Process(format!("a player panicked: {error}")))?;
        // Acknowledged moves count even if the game fails.
        world.note(&witness);
        ended?;
        witnesses.push(witness);
    }
    Ok(witnesses)
}

impl World {
    fn note(&self, witness: &Witness) {
        let mut report = self.noting();
        report.acknowledged += u64::from(witness.counts.moves);
        report.reconnects += u64::from(witness.counts.reconnects);
        report.retries += u64::from(witness.counts.retries);
        report.already_done += u64::from(witness.counts.already_done);
    }
}

async fn check<G: KillGame>(world: &World, host: &Client, table: &TableId, witnesses: &[Witness]) -> Result<(), Error> {
    let record = world.retry(|| host.record(table, 1)).await?;
    let mut faults = verdict::faults::<G>(&record, witnesses);
    world.noting().games += 1;
    if let Some(first) = faults.first_mut() {
        // The whole record helps to find the cause.
        first.push_str(&format!("\n{record}"));
    }
    faults.into_iter().for_each(|fault| world.violated(format!("{}: {fault}", G::NAME)));
    Ok(())
}
