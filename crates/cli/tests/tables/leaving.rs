//! Seats that change hands, hosts that pass on, and one game after another.

use std::time::Duration;

use reckon_guest::{Client, Error, ServerProcess};
use reckon_protocol::{Close, CreateTable, Join, Nonce, Phase, Settings, ToServer, Who, Why};
use reckon_rules::numero::Numero;
use tokio::time::timeout;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Chooses a pack of twelve cards: five for each of two, and the centre.
fn short() -> CreateTable {
    CreateTable { pack: Some("1-12g".to_string()), ..numero("1-15", &[ME, FRIEND]) }
}

async fn two_players(server: &ServerProcess, wish: &CreateTable) -> (Person, Person) {
    let host = Person::opens(server, wish).await;
    let friend = Person::joins(server, host.table).await;
    (host, friend)
}

async fn is_closed(person: &mut Person, close: Close) {
    let closed = person.socket.closing().await.expect("the socket is closed");
    assert_eq!(closed.code, Some(close.code()));
    assert!(!closed.reason.is_empty());
}

#[test]
fn leaving_makes_room_for_somebody_else() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &numero("1-15", &[ME, FRIEND])).await;
        host.starts().await;
        host.discards().await;
        friend.sees_version(1).await;
        let hand = friend.hand();
        friend.say(ToServer::Leave { seat: None }).await;
        is_closed(&mut friend, Close::SeatGone).await;
        host.finds("an open seat", |info| info.seats[1].who == Who::Open).await;
        let back = friend.client.connect(&friend.table, None).await.expect("a socket").closing().await;
        assert_eq!(back.expect("closed").code, Some(Close::NoSeat.code()), "the seat is gone for good");
        // Until somebody sits down, a computer player plays on there.
        host.sees_version(2).await;
        assert!(host.must());
        let mut other = Person::joins(server, host.table).await;
        assert_eq!((other.you.seats.clone(), other.v()), (vec![seat(2)], 2));
        assert_eq!(other.hand().iter().filter(|card| hand.contains(card)).count(), 4, "the hand as it was");
        host.finds("somebody else", |info| info.seats[1].who != Who::Open).await;
        host.discards().await;
        other.has_turn().await;
        assert_eq!(other.discards().await.v, 4);
        play_out::<Numero>(&[&host, &other]).await;
        let record = host.record(1).await;
        [&host, &friend, &other].iter().for_each(|person| person.check_seen::<Numero>(1, &record));
    });
}

#[test]
fn when_the_host_leaves_the_next_person_is_host() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &numero("1-15", &[ME, FRIEND])).await;
        assert_eq!((host.you.host, friend.you.host), (true, false));
        assert_eq!(friend.is_refused(ToServer::Start { fill: true, youngest: None }).await.why, Why::NotHost);
        assert_eq!(friend.is_refused(ToServer::Free { seat: seat(1) }).await.why, Why::NotHost);
        host.say(ToServer::Leave { seat: Some(seat(1)) }).await;
        is_closed(&mut host, Close::SeatGone).await;
        let info = friend.finds("a new host", |info| info.host == Some(seat(2))).await;
        assert_eq!(info.seats[0].who, Who::Open);
        assert!(friend.you.host);
        assert_eq!(friend.is_refused(ToServer::Start { fill: false, youngest: None }).await.why, Why::EmptySeats);
        friend.say(ToServer::Start { fill: true, youngest: None }).await;
        friend.sees_version(0).await;
        assert!(matches!(friend.info.seats[0].who, Who::Computer { .. }));
        friend.sees_version(1).await;
    });
}

#[test]
fn the_host_frees_seats_before_a_game() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &numero("1-15", &[ME, FRIEND, COMPUTER])).await;
        host.say(ToServer::Free { seat: seat(2) }).await;
        is_closed(&mut friend, Close::SeatGone).await;
        host.say(ToServer::Free { seat: seat(3) }).await;
        let is_free = |info: &reckon_protocol::TableInfo| info.seats[1..].iter().all(|seat| seat.who == Who::Open);
        host.finds("free seats", is_free).await;
        assert_eq!(host.is_refused(ToServer::Free { seat: seat(5) }).await.why, Why::NotYours);
        let other = Person::joins(server, host.table).await;
        let third = Person::joins(server, host.table).await;
        assert_eq!((other.seat(), third.seat()), (seat(2), seat(3)));
        host.starts().await;
        assert_eq!(host.is_refused(ToServer::Free { seat: seat(2) }).await.why, Why::Playing);
        assert_eq!(host.is_refused(ToServer::Start { fill: true, youngest: None }).await.why, Why::Playing);
    });
}

#[test]
fn another_game_begins_when_everybody_wants_it() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &short()).await;
        let first = host.info.commitment.clone();
        host.starts().await;
        assert_eq!(host.info.commitment, first);
        assert_eq!(host.is_refused(ToServer::Again {}).await.why, Why::Playing);
        let late = host.is_refused(ToServer::Nonce { seat: None, nonce: Nonce::from_bytes([8; 32]) }).await;
        assert_eq!((late.why, late.code.as_ref()), (Why::Playing, "nonce-late"));
        play_out::<Numero>(&[&host, &friend]).await;
        for person in [&mut host, &mut friend] {
            person.finds("the end", |info| info.phase == Phase::Over).await;
        }
        let second = host.info.commitment.clone();
        assert_ne!(second, first, "the next game is committed to");
        let nonce = Nonce::from_bytes([9; 32]);
        friend.say(ToServer::Nonce { seat: None, nonce }).await;
        friend.say(ToServer::Again {}).await;
        host.finds("somebody who wants another game", |info| info.seats[1].again).await;
        assert_eq!((host.info.phase, host.info.seats[0].again), (Phase::Over, false), "one player waits for the other");
        host.say(ToServer::Again {}).await;
        for person in [&mut host, &mut friend] {
            person.sees("the second game", |update| update.round == 2).await;
            person.settle().await;
            assert_eq!((person.info.phase, person.info.round), (Phase::Playing, 2));
            assert!(person.info.seats.iter().all(|seat| !seat.again));
        }
        assert_eq!(host.info.commitment, second);
        play_out::<Numero>(&[&host, &friend]).await;
        host.sees("the end", |update| update.round == 2 && update.reveal.is_some()).await;
        friend.sees("the end", |update| update.round == 2 && update.reveal.is_some()).await;
        let (one, other) = (host.record(1).await, host.record(2).await);
        assert_ne!(one, other);
        assert!(other.contains(&nonce.to_string()) && !one.contains(&nonce.to_string()), "a nonce is for one game");
        assert_eq!(host.is_refused(ToServer::Nonce { seat: Some(seat(2)), nonce }).await.why, Why::NotYours);
        for (round, record, committed) in [(1, &one, &first), (2, &other, &second)] {
            let report = reckon_records::verify::<Numero>(record.as_bytes()).expect("a record");
            assert!(report.findings.is_empty(), "{:?}", report.findings);
            assert!(record.contains(committed.as_str()), "the record has the commitment");
            host.check_seen::<Numero>(round, record);
            friend.check_seen::<Numero>(round, record);
        }
    });
}

#[test]
fn the_host_begins_another_game_without_waiting() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &short()).await;
        host.starts().await;
        play_out::<Numero>(&[&host, &friend]).await;
        host.sees("the end", |update| update.turn.outcome().is_some()).await;
        friend.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert_eq!(friend.is_refused(ToServer::Start { fill: false, youngest: None }).await.why, Why::NotHost);
        host.starts().await;
        assert_eq!((host.update().round, host.v(), host.update().reveal.is_none()), (2, 0, true));
        friend.sees("the second game", |update| update.round == 2).await;
        // An id of the first game is free again.
        host.plays(&[&format!("discard {}", host.hand()[0])]).await.expect("a turn");
    });
}

#[test]
fn an_absent_player_is_not_waited_for() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &short()).await;
        host.starts().await;
        play_out::<Numero>(&[&host, &friend]).await;
        host.finds("the end", |info| info.phase == Phase::Over).await;
        friend.socket.close().await.expect("a clean close");
        host.finds("an absent friend", |info| !person_at(info, seat(2)).0).await;
        host.say(ToServer::Again {}).await;
        host.sees("the second game", |update| update.round == 2).await;
    });
}

#[test]
fn a_player_can_read_the_record_after_leaving() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &short()).await;
        host.starts().await;
        play_out::<Numero>(&[&host, &friend]).await;
        friend.say(ToServer::Leave { seat: None }).await;
        is_closed(&mut friend, Close::SeatGone).await;
        assert_eq!(friend.record(1).await, host.record(1).await);
        // But not the records of games played without them.
        let other = Person::joins(server, host.table).await;
        host.starts().await;
        play_out::<Numero>(&[&host, &other]).await;
        assert_eq!(other.record(2).await, host.record(2).await);
        let refused = friend.client.record(&friend.table, 2).await;
        assert!(matches!(refused, Err(Error::Answer { status: 403, .. })), "{refused:?}");
    });
}

#[test]
fn after_everybody_has_left_whoever_sits_down_is_host() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, &numero("1-15", &[ME, FRIEND])).await;
        friend.say(ToServer::Leave { seat: None }).await;
        is_closed(&mut friend, Close::SeatGone).await;
        host.say(ToServer::Leave { seat: None }).await;
        is_closed(&mut host, Close::SeatGone).await;
        let mut client = Client::program(server.address()).await.expect("a token");
        let joined =
            client.join_as(&host.table, &Join { seat: Some(seat(2)), ..Join::default() }).await.expect("a seat");
        assert!(joined.you.host);
        assert_eq!(joined.table.host, Some(seat(2)));
    });
}

#[test]
fn a_host_needs_no_seat() {
    SERVER.test(async |server| {
        let wish = with_option(table("numberloor", "beginners", &[COMPUTER, COMPUTER]), "turn-limit", "10");
        let mut host = Person::opens(server, &wish).await;
        assert_eq!((host.you.host, host.you.seats.len(), host.info.host), (true, 0, None));
        host.starts().await;
        host.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert!(host.journal.updates().all(|update| hands_shown(update) == 0));
        let end = host.update().clone();
        assert!(end.reveal.is_some());
        host.starts().await;
        assert_eq!(host.update().round, 2);
    });
}

#[test]
fn a_table_may_begin_by_itself_when_it_is_full() {
    SERVER.test(async |server| {
        let wish = numero("1-15", &[ME, FRIEND, FRIEND]);
        let wish = CreateTable { settings: Settings { starts_when_full: true, ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(server, &wish).await;
        let mut friend = Person::joins(server, host.table).await;
        host.settle().await;
        assert_eq!((host.info.phase, host.latest.is_none()), (Phase::Gathering, true));
        let mut third = Person::joins(server, host.table).await;
        for person in [&mut host, &mut friend, &mut third] {
            person.sees_version(0).await;
            person.finds("a game", |info| info.phase == Phase::Playing).await;
        }
        host.discards().await;
    });
}

#[test]
fn one_of_two_seats_can_be_left() {
    SERVER.test(async |server| {
        let mut device = Person::opens(server, &numero("1-15", &[ME, ME, COMPUTER])).await;
        device.starts().await;
        assert_eq!(device.update().seat, None);
        device.say(ToServer::Leave { seat: Some(seat(2)) }).await;
        device
            .until("the cards of the other", |person, _| {
                person.latest.as_ref().filter(|update| update.seat == Some(seat(1))).map(|_| ())
            })
            .await;
        device.settle().await;
        assert_eq!((device.you.seats.clone(), device.you.uncovered), (vec![seat(1)], Some(seat(1))));
        device.discards().await;
        let played = timeout(Duration::from_secs(20), device.has_turn()).await;
        played.expect("a computer player plays the empty seat");
    });
}

#[test]
fn when_the_host_stays_away_anybody_with_a_seat_begins() {
    SERVER.test(async |server| {
        let mut wish = numero("1-15", &[ME, FRIEND]);
        wish.settings = Settings { away_s: 3, watchers: true, ..wish.settings };
        let (mut host, mut friend) = two_players(server, &wish).await;
        let stranger = Client::program(server.address()).await.expect("a token");
        let mut stranger = Person::connects(stranger, host.table, None).await;
        host.socket.close().await.expect("a clean close");
        friend.finds("an absent host", |info| !person_at(info, seat(1)).0).await;
        assert_eq!(
            friend.is_refused(ToServer::Start { fill: false, youngest: None }).await.why,
            Why::NotHost,
            "not at once"
        );
        friend.finds("a host who stays away", |info| person_at(info, seat(1)).1).await;
        assert_eq!(
            stranger.is_refused(ToServer::Start { fill: false, youngest: None }).await.why,
            Why::NotHost,
            "a watcher"
        );
        friend.starts().await;
        assert_eq!((friend.update().round, friend.you.host), (1, false), "nobody has become host");
        let mut host = host.comes_back(None).await;
        assert!(host.you.host && host.must());
        assert_eq!(host.discards().await.v, 1);
    });
}
