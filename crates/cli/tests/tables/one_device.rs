//! Several people at one device: only one player's cards are seen at a time.

use reckon_guest::ServerProcess;
use reckon_protocol::{Move, ToServer, Update, Why};
use reckon_rules::game::Seat;
use reckon_rules::numero::Numero;

use super::support::*;

static SERVER: Shared = Shared::new();

async fn device(server: &ServerProcess) -> Person {
    let mut host = Person::opens(server, &numero("1-15", &[ME, ME, COMPUTER])).await;
    assert_eq!(host.you.seats, [seat(1), seat(2)]);
    host.starts().await;
    host
}

async fn uncovers(person: &mut Person, wanted: Option<Seat>) {
    person.say(ToServer::Uncover { seat: wanted }).await;
    person.settle().await;
    assert_eq!((person.update().seat, person.you.uncovered), (wanted, wanted));
}

async fn asks_for(person: &mut Person, seat: Option<Seat>, text: &str) -> Result<u32, Why> {
    let asked = Move { seat, ..person.asks(&[text]) };
    person.sends(&asked).await;
    person.answer(&asked).await.map(|done| done.v).map_err(|refused| refused.why)
}

/// Checks that only the viewing seat's hand is shown.
fn shows_one_hand_at_most(update: &Update) -> bool {
    match update.seat {
        None => hands_shown(update) == 0,
        Some(seat) => hands_shown(update) == 1 && cards_of(update, seat).is_some(),
    }
}

#[test]
fn cards_are_covered_until_somebody_uncovers_them() {
    SERVER.test(async |server| {
        let mut device = device(server).await;
        assert_eq!((device.you.uncovered, device.update().seat, device.update().basis), (None, None, None));
        assert_eq!(hands_shown(device.update()), 0);
        uncovers(&mut device, Some(seat(1))).await;
        let first = cards_of(device.update(), seat(1)).expect("the cards of seat 1");
        uncovers(&mut device, Some(seat(2))).await;
        assert_eq!(cards_of(device.update(), seat(1)), None);
        uncovers(&mut device, None).await;
        assert_eq!(hands_shown(device.update()), 0);
        uncovers(&mut device, Some(seat(1))).await;
        assert_eq!(cards_of(device.update(), seat(1)), Some(first));
        assert!(device.journal.updates().all(shows_one_hand_at_most));
        play_out::<Numero>(&[&device]).await;
        device.check_seen::<Numero>(1, &device.record(1).await);
    });
}

#[test]
fn a_move_for_covered_cards_is_refused() {
    SERVER.test(async |server| {
        let mut device = device(server).await;
        assert_eq!(asks_for(&mut device, None, "discard 1g").await, Err(Why::WhichSeat));
        assert_eq!(asks_for(&mut device, Some(seat(1)), "discard 1g").await, Err(Why::Covered));
        assert_eq!(asks_for(&mut device, Some(seat(3)), "discard 1g").await, Err(Why::NotYours));
        let refused = device.is_refused(ToServer::Uncover { seat: Some(seat(3)) }).await;
        assert_eq!(refused.why, Why::NotYours);
        uncovers(&mut device, Some(seat(1))).await;
        assert_eq!(asks_for(&mut device, Some(seat(2)), "discard 1g").await, Err(Why::Covered));
        let card = device.hand()[0].clone();
        // Without a named seat, the uncovered one is meant.
        assert_eq!(asks_for(&mut device, None, &format!("discard {card}")).await, Ok(1));
        assert!(device.update().turn.must().contains(seat(2)));
        assert_eq!(asks_for(&mut device, Some(seat(2)), "discard 1g").await, Err(Why::Covered), "even on its turn");
        assert_eq!(device.tries(Some("discard 1g"), None).await.expect("a draft of seat 1").moves, ["discard 1g"]);
        uncovers(&mut device, None).await;
        assert_eq!(why(device.tries(Some("discard 1g"), None).await), Why::WhichSeat);
    });
}

#[test]
fn each_window_uncovers_for_itself() {
    SERVER.test(async |server| {
        let mut device = device(server).await;
        let mut window = device.in_another_window().await;
        uncovers(&mut device, Some(seat(1))).await;
        uncovers(&mut window, Some(seat(2))).await;
        device.settle().await;
        assert_eq!(device.update().seat, Some(seat(1)));
        let card = device.hand()[0].clone();
        assert_eq!(asks_for(&mut device, None, &format!("discard {card}")).await, Ok(1));
        window.sees_version(1).await;
        assert_eq!(window.update().seat, Some(seat(2)));
        let have = window.socket.have();
        let window = window.comes_back(have).await;
        assert_eq!((window.update().seat, hands_shown(window.update())), (None, 0), "a new connection is covered");
        let all = device.journal.updates().chain(window.journal.updates());
        assert!(all.into_iter().all(shows_one_hand_at_most));
        let witnesses = play_out::<Numero>(&[&device]).await;
        let record = device.record(1).await;
        device.check_seen::<Numero>(1, &record);
        window.check_seen::<Numero>(1, &record);
        assert!(witnesses[0].journal.updates().all(|update| update.reveal.is_some() || shows_one_hand_at_most(update)));
    });
}
