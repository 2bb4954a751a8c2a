//! A program that sits down at a table and plays one game:
//!
//! ```text
//! cargo run -p reckon-guest --example remote_bot -- 127.0.0.1:7325 xkq7v3d0ma
//! ```
//! The first argument is the server's address, the second the last part of the table's link. Replace `Random` below
//! with a [`Bot`] of your own. [`Player`] does the rest: it connects, waits for the game to begin, sends each move with
//! the basis it was made on, looks again if somebody was faster, and reconnects if the connection breaks. In another
//! language this takes a few requests and frames: see `docs/protocol.md`.
//!
//! [`Bot`]: reckon_bots::Bot

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "an example reports what it does")]

use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use reckon_bots::Random;
use reckon_guest::{Client, Player, Remote};
use reckon_protocol::TableId;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Longest time without news from the table. People may think for a while.
const PATIENCE: Duration = Duration::from_secs(3600);

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let server: SocketAddr = words.next().ok_or("say where the server is: 127.0.0.1:8080")?.parse()?;
    let table: TableId = words.next().ok_or("say which table: the last part of its link")?.parse()?;

    let mut client = Client::program(server).await?;
    let joined = client.join(&table).await?;
    println!("seat {} at a table of {}", joined.seat, joined.table.game);
    macro_rules! play_known {
        ($([$module:ident $game:ident])*) => {
            match joined.table.game.as_str() {
                $(stringify!($module) => play::<reckon_rules::$module::$game>(client, table).await,)*
                other => Err(format!("this program does not know {other}").into()),
            }
        };
    }
    reckon_rules::games!(play_known)
}

async fn play<G: Remote>(client: Client, table: TableId) -> Result<(), Box<dyn std::error::Error>> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed)?;
    let shuffle = Shuffle::new(&Seed::from_bytes(seed));
    let mut player = Player::<G>::new(client, table, shuffle, Box::new(|seat| Box::new(Random::new(seat))))?;
    player.patience = PATIENCE;
    let outcome = player.play().await?;
    let won = player.seats().iter().any(|seat| outcome.winners.contains(*seat));
    println!("{}: {:?}", if won { "won" } else { "lost" }, outcome.results);
    Ok(())
}
