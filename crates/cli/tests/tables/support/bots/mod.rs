//! Games played to their end by bots over sockets. Each game names its bot in its own file.

use reckon_bots::Bot;
use reckon_guest::{Client, Player, Remote, Witness, verdict};
use reckon_protocol::TableId;
use reckon_rules::game::Seat;
use reckon_rules::shuffle::Shuffle;

use super::{Person, TIMEOUT};

macro_rules! game_modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}

reckon_rules::games!(game_modules);

/// A game with a bot that plays it.
pub trait Kind: Remote {
    fn bot() -> Box<dyn Bot<Self>>;
}

/// Returns a player over a socket of its own.
pub fn player<G: Kind>(client: Client, table: TableId, seed: u64) -> Player<G> {
    let bots = Box::new(|_| G::bot());
    let mut player = Player::new(client, table, Shuffle::from_number(seed), bots).expect("random numbers");
    player.patience = TIMEOUT;
    player
}

/// Plays the game to its end for these people, each over one more socket.
pub async fn play_out<G: Kind>(people: &[&Person]) -> Vec<Witness> {
    let players = people.iter().zip(1..).map(|(person, seed)| player::<G>(person.client.clone(), person.table, seed));
    let games = players.map(|mut player| {
        tokio::spawn(async move {
            player.play().await.expect("the game is played to its end");
            player.witness()
        })
    });
    let games: Vec<_> = games.collect();
    let mut witnesses = Vec::new();
    for game in games {
        witnesses.push(game.await.expect("a player"));
    }
    witnesses
}

/// Checks that the record is sound, and everybody was shown what the rules show them.
pub fn check_record<G: Remote>(record: &str, witnesses: &[Witness]) {
    assert_eq!(verdict::faults::<G>(record, witnesses), [""; 0], "\n{record}");
}

/// Returns the moves of a record, in the rules' notation.
pub fn moves_of<G: Remote>(record: &str) -> Vec<(Seat, String)> {
    reckon_guest::journal::log_of::<G>(record.as_bytes()).expect("a record")
}
