//! Whole games of every kind: their records verify, and everybody saw what the rules show them.

use reckon_guest::{Client, ServerProcess, Witness};
use reckon_protocol::{CreateTable, Join, Nonce, SeatWish, Settings, ToServer, Update};
use reckon_records::Draw;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use reckon_rules::numero::view::View;
use reckon_rules::shuffle::commitment;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Plays a game with a nonce from everybody in the shuffle, and a watcher.
async fn whole_game<G: Kind>(server: &ServerProcess, mut wish: CreateTable) {
    wish.settings = Settings { watchers: true, ..wish.settings };
    let mut host = Person::opens(server, &wish).await;
    let committed = host.info.commitment.clone();
    let mut nonces = vec![None; wish.seats.len()];
    for place in host.you.seats.clone() {
        let nonce = Nonce::from_bytes([40 + place.0; 32]);
        host.say(ToServer::Nonce { seat: Some(place), nonce }).await;
        nonces[place.index()] = Some(nonce);
    }
    assert_eq!(refusals(&host.settle().await), []);
    let mut clients = vec![host.client.clone()];
    for number in wish.seats.iter().filter(|seat| **seat == FRIEND).zip(1..).map(|(_, number)| number) {
        let mut client = Client::program(server.address()).await.expect("a token");
        let nonce = Nonce::from_bytes([number; 32]);
        let joined =
            client.join_as(&host.table, &Join { nonce: Some(nonce), ..Join::default() }).await.expect("a seat");
        nonces[joined.seat.index()] = Some(nonce);
        clients.push(client);
    }
    let stranger = Client::program(server.address()).await.expect("a token");
    let mut watcher = Person::connects(stranger, host.table, None).await;
    let players = clients.into_iter().zip(1..).map(|(client, seed)| player::<G>(client, host.table, seed));
    let games: Vec<_> = players
        .map(|mut player| {
            tokio::spawn(async move {
                player.play().await.expect("a whole game");
                player.witness()
            })
        })
        .collect();
    let is_over = |update: &Update| update.turn.outcome().is_some();
    let (end, _) = tokio::join!(watcher.sees("the end", is_over), host.sees("the end", is_over));
    let mut witnesses = vec![witness(&watcher), witness(&host)];
    for game in games {
        witnesses.push(game.await.expect("a player"));
    }
    let record = host.record(1).await;
    check_record::<G>(&record, &witnesses);
    let Some(Draw::ByLot(lot)) = reckon_records::read::<G>(record.as_bytes()).expect("a record").stage.draw().cloned()
    else {
        panic!("the record tells where its cards come from")
    };
    assert_eq!(hex(&commitment(&lot.secret)), committed, "the game was played with the committed secret");
    let reveal = end.reveal.expect("everything is shown");
    assert_eq!((reveal.secret, reveal.commitment), (hex(&lot.secret), committed));
    for (given, used) in nonces.iter().zip(&lot.nonces) {
        assert!(given.is_none_or(|given| given.bytes() == used), "everybody's nonce is in the shuffle");
    }
    assert_eq!(lot.nonces.len(), wish.seats.len());
}

fn witness(person: &Person) -> Witness {
    Witness { journal: person.journal.clone(), ..Witness::default() }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn numero_games(tables: &[(&str, &[SeatWish])]) {
    SERVER.test(async |server| {
        for (preset, seats) in tables {
            whole_game::<Numero>(server, numero(preset, seats)).await;
        }
    });
}

fn numberloor_games(preset: &str, night_cards: &str, tables: &[&[SeatWish]]) {
    SERVER.test(async |server| {
        for seats in tables {
            let wish = with_option(table("numberloor", preset, seats), "night-cards", night_cards);
            // A few hundred moves without a break are more than a socket may send at once.
            whole_game::<Numberloor>(server, with_option(wish, "turn-limit", "10")).await;
        }
    });
}

#[test]
fn numero_is_played_alone() {
    numero_games(&[("1-15", &[ME]), ("scoring", &[ME])]);
}

#[test]
fn numero_is_played_by_two() {
    numero_games(&[("1-15", &[ME, FRIEND]), ("subtraction", &[ME, COMPUTER]), ("scoring", &[FRIEND, ME])]);
}

#[test]
fn numero_is_played_by_three() {
    numero_games(&[("subtraction", &[ME, FRIEND, COMPUTER]), ("scoring", &[ME, COMPUTER, FRIEND])]);
}

#[test]
fn numero_is_played_by_four() {
    numero_games(&[("1-15", &[ME, FRIEND, FRIEND, COMPUTER]), ("scoring", &[ME, ME, COMPUTER, COMPUTER])]);
}

#[test]
fn numberloor_is_played_by_beginners() {
    numberloor_games("beginners", "any-moment", &[&[ME, COMPUTER], &[ME, FRIEND, COMPUTER]]);
}

#[test]
fn numberloor_is_played_by_intermediate_players() {
    numberloor_games("intermediate", "any-moment", &[&[ME, FRIEND], &[ME, FRIEND, COMPUTER, COMPUTER]]);
}

#[test]
fn numberloor_is_played_by_advanced_players_with_quick_hands() {
    numberloor_games("advanced", "any-moment", &[&[ME, FRIEND], &[ME, FRIEND, COMPUTER, FRIEND, COMPUTER]]);
}

#[test]
fn numberloor_is_played_by_advanced_players_without_hurry() {
    numberloor_games("advanced", "no-hurry", &[&[ME, COMPUTER, FRIEND], &[FRIEND, ME, COMPUTER, COMPUTER, COMPUTER]]);
}

/// Sixty numbers, one card that subtracts and three that multiply.
const OWN_PACK: &str = "1-15gobr -2 3*x2";

/// Counts the cards in the centre, in the hands and in the pack.
fn all_cards(update: &Update) -> usize {
    let view: View = serde_json::from_str(update.view.text()).expect("a view of NUMERO");
    let held: usize = view.hands.iter().map(|hand| usize::from(hand.count)).sum();
    view.centre.len() + held + usize::from(view.pack)
}

#[test]
fn a_pack_of_ones_own_is_played_with_all_its_cards_unless_something_else_is_chosen() {
    SERVER.test(async |server| {
        // All cards; the numbers alone; and with the card that subtracts.
        let tables = [(None, 64, (1, 3)), (Some("1-15"), 60, (0, 0)), (Some("subtraction"), 61, (1, 0))];
        for (preset, cards, wild) in tables {
            let wish = table("numero", "1-15", &[ME, COMPUTER]);
            let preset = preset.map(str::to_string);
            let wish = CreateTable { preset, pack: Some(OWN_PACK.to_string()), ..wish };
            let mut host = Person::opens(server, &wish).await;
            let told = host.info.cards.clone().expect("the cards are listed");
            let times = |card: &str| told.split(' ').filter(|told| *told == card).count();
            assert_eq!((told.split(' ').count(), (times("-2"), times("x2"))), (cards, wild), "{told}");
            host.starts().await;
            assert_eq!(all_cards(host.journal.updates().next().expect("the deal")), cards, "{:?}", wish.preset);
            let witnesses = play_out::<Numero>(&[&host]).await;
            host.sees("the end", |update| update.turn.outcome().is_some()).await;
            let record = host.record(1).await;
            check_record::<Numero>(&record, &witnesses);
            host.check_seen::<Numero>(1, &record);
            let report = reckon_records::verify::<Numero>(record.as_bytes()).expect("a record");
            assert!(report.findings.is_empty(), "{:?}", report.findings);
        }
        // The usual cards are not listed.
        let usual = Person::opens(server, &numero("1-15", &[ME])).await;
        assert_eq!(usual.info.cards, None);
    });
}
