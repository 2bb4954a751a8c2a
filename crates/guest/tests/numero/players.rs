//! Remote players of NUMERO.

use std::time::Duration;

use reckon_bots::Random;
use reckon_guest::{Client, Player, Scripted, verdict};
use reckon_protocol::SeatWish;
use reckon_rules::numero::{Move, Numero};
use reckon_rules::shuffle::Shuffle;

use crate::support::fake::{Fake, Trait};
use crate::support::{check_found_out, check_kept_and_not_answered, players, wish};

players!(Numero, ["subtraction", "scoring"], "subtraction");

/// Every retried move had been stored, since nobody else acts meanwhile.
#[tokio::test]
async fn where_players_take_turns_every_retried_move_had_been_stored() {
    let (again, kept) = check_kept_and_not_answered::<Numero>("subtraction").await;
    assert_eq!(again, kept);
}

#[tokio::test]
async fn a_server_that_shows_the_cards_of_others_is_found() {
    check_found_out::<Numero>("subtraction", Trait::Leaks, "seat 1 was sent another view").await;
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
