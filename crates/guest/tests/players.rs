//! Players against a server that can be given faults.

mod fake;

use std::collections::BTreeMap;
use std::time::Duration;

use fake::{Fake, Trait};
use reckon_bots::Random;
use reckon_guest::{Client, Error, Player, Remote, Scripted, Witness, verdict};
use reckon_protocol::{CreateTable, SeatWish, Settings};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::{Move, Numero};
use reckon_rules::shuffle::Shuffle;

fn wish<G: Remote>(seats: [SeatWish; 2]) -> CreateTable {
    let (game, options) = (G::NAME.to_string(), BTreeMap::new());
    CreateTable { game, preset: None, options, pack: None, seats: seats.to_vec(), settings: Settings::default() }
}

/// Two friends play a game. What they know, and what is on record.
async fn game_of_two<G: Remote>(preset: &str, its: Trait) -> Result<(Vec<Witness>, String), Error> {
    let fake = Fake::<G>::start(preset, its).await;
    let mut host = Client::program(fake.address).await?;
    let table = host.create_table(&wish::<G>([SeatWish::Me, SeatWish::Person])).await?.table.id;
    let mut friend = Client::program(fake.address).await?;
    friend.join(&table).await?;
    let bots = || Box::new(|seat| Box::new(Random::new(seat)) as Box<dyn reckon_bots::Bot<G>>);
    let mut first = Player::<G>::new(host.clone(), table, Shuffle::from_number(1), bots())?;
    let mut second = Player::<G>::new(friend, table, Shuffle::from_number(2), bots())?;
    (first.is_paced, second.is_paced) = (false, false);
    (first.patience, second.patience) = (Duration::from_secs(10), Duration::from_secs(10));
    let (one, other) = tokio::join!(first.play(), second.play());
    assert_eq!(one?, other?);
    Ok((vec![first.witness(), second.witness()], host.record(&table, 1).await?))
}

async fn faults<G: Remote>(preset: &str, its: Trait) -> (Vec<String>, Vec<Witness>) {
    let (witnesses, record) = game_of_two::<G>(preset, its).await.expect("a game");
    (verdict::faults::<G>(&record, &witnesses), witnesses)
}

fn retries(witnesses: &[Witness]) -> u32 {
    witnesses.iter().map(|witness| witness.counts.retries).sum()
}

fn already_done(witnesses: &[Witness]) -> u32 {
    witnesses.iter().map(|witness| witness.counts.already_done).sum()
}

#[tokio::test]
async fn games_are_played_to_their_end() {
    for preset in ["subtraction", "scoring"] {
        let (faults, witnesses) = faults::<Numero>(preset, Trait::Honest).await;
        assert_eq!((faults.len(), retries(&witnesses)), (0, 0), "{faults:?}");
    }
    for preset in ["beginners", "advanced"] {
        assert_eq!(faults::<Numberloor>(preset, Trait::Honest).await.0, [""; 0]);
    }
    // Everybody at once.
    assert_eq!(faults::<Numenko>("quick", Trait::Honest).await.0, [""; 0]);
    // With a window in which everybody else answers.
    assert_eq!(faults::<Nmbrs>("simple", Trait::Honest).await.0, [""; 0]);
}

#[tokio::test]
async fn a_move_that_was_kept_and_not_answered_is_asked_for_again_and_counts_once() {
    let (faults, witnesses) = faults::<Numero>("subtraction", Trait::BreaksAfterKeeping).await;
    assert_eq!(faults, [""; 0]);
    assert!(already_done(&witnesses) > 3, "{}", already_done(&witnesses));
    assert_eq!(already_done(&witnesses), retries(&witnesses));
}

#[tokio::test]
async fn a_move_that_was_not_kept_is_asked_for_again_and_played() {
    let (faults, witnesses) = faults::<Numberloor>("advanced", Trait::BreaksBeforeKeeping).await;
    assert_eq!(faults, [""; 0]);
    assert!(retries(&witnesses) > 3);
    assert_eq!(already_done(&witnesses), 0);
}

#[tokio::test]
async fn a_server_that_forgets_ids_is_found() {
    let (faults, _) = faults::<Numero>("subtraction", Trait::ForgetsIds).await;
    assert!(faults.iter().any(|fault| fault.contains("which was never acknowledged")), "{faults:?}");
}

#[tokio::test]
async fn a_server_that_loses_what_it_acknowledged_is_found() {
    let (faults, _) = faults::<Numero>("subtraction", Trait::LosesMoves).await;
    assert!(faults.iter().any(|fault| fault.contains("went back from 1.5 to 1.4")), "{faults:?}");
}

#[tokio::test]
async fn a_server_that_shows_the_cards_of_others_is_found() {
    let (faults, _) = faults::<Numero>("subtraction", Trait::Leaks).await;
    assert!(faults.iter().any(|fault| fault.contains("seat 1 was sent another view")), "{faults:?}");
}

#[tokio::test]
async fn one_client_plays_both_seats_and_uncovers_whoever_has_to_act() {
    for its in [Trait::Honest, Trait::BreaksAfterKeeping] {
        let fake = Fake::<Numero>::start("subtraction", its).await;
        let mut client = Client::program(fake.address).await.expect("a guest");
        let table = client.create_table(&wish::<Numero>([SeatWish::Me, SeatWish::Me])).await.expect("a table").table.id;
        let bots = Box::new(|seat| Box::new(Random::new(seat)) as Box<dyn reckon_bots::Bot<Numero>>);
        let mut player = Player::<Numero>::new(client, table, Shuffle::from_number(1), bots).expect("a player");
        (player.is_paced, player.patience) = (false, Duration::from_secs(10));
        player.play().await.expect("a game");
        let record = fake.table().record();
        assert_eq!(verdict::faults::<Numero>(&record, &[player.witness()]), [""; 0]);
    }
}

#[tokio::test]
async fn a_player_that_breaks_the_rules_is_told_so() {
    let fake = Fake::<Numero>::start("subtraction", Trait::Honest).await;
    let mut client = Client::program(fake.address).await.expect("a guest");
    let table = client.create_table(&wish::<Numero>([SeatWish::Me, SeatWish::Me])).await.expect("a table").table.id;
    let bots = Box::new(|_| Box::new(Scripted(|_: &_| Move::Stop)) as Box<dyn reckon_bots::Bot<Numero>>);
    let mut player = Player::<Numero>::new(client, table, Shuffle::from_number(1), bots).expect("a player");
    let error = player.play().await.expect_err("nobody can stop at the beginning");
    assert_eq!(error.to_string(), "refused (Illegal): Illegal");
}

#[tokio::test]
async fn a_table_where_nothing_happens_is_an_error() {
    let fake = Fake::<Numero>::start("subtraction", Trait::Honest).await;
    let mut client = Client::program(fake.address).await.expect("a guest");
    let table = client.create_table(&wish::<Numero>([SeatWish::Me, SeatWish::Person])).await.expect("a table").table.id;
    let bots = Box::new(|seat| Box::new(Random::new(seat)) as Box<dyn reckon_bots::Bot<Numero>>);
    let mut player = Player::<Numero>::new(client, table, Shuffle::from_number(1), bots).expect("a player");
    player.patience = Duration::from_millis(200);
    let error = player.play().await.expect_err("nobody comes").to_string();
    assert!(error.starts_with("waited too long for something to happen at the table; the last"), "{error}");
}
