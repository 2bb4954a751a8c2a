//! Retries: a repeated request has one answer, wherever it is sent from.

use reckon_protocol::{CreateTable, Move, Settings, ToServer, Why};

use super::support::*;

static SERVER: Shared = Shared::new();

#[test]
fn a_move_of_an_earlier_game_is_not_played_in_the_next() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME])).await;
        host.starts().await;
        let stop = Move { round: Some(1), ..host.asks(&["stop"]) };
        host.sends(&stop).await;
        let done = host.answer(&stop).await.expect("the end of the first game");
        assert_eq!((done.round, done.v), (1, 1));
        host.say(ToServer::Start { fill: false, youngest: None }).await;
        host.sees("the second game", |update| update.round == 2).await;
        host.sends(&stop).await;
        assert_eq!(host.answer(&stop).await, Ok(done.clone()), "the same answer again");
        let unknown = Move { round: Some(1), ..host.asks(&["stop"]) };
        host.sends(&unknown).await;
        assert_eq!(why(host.answer(&unknown).await), Why::Stale);
        let another = Move { m: Some(reckon_protocol::Plan::One("discard 1g".to_string())), ..stop.clone() };
        host.sends(&another).await;
        assert_eq!(why(host.answer(&another).await), Why::UsedId);
        assert_eq!((host.update().round, host.update().v), (2, 0), "nothing was played");
        let mut host = host.comes_back(None).await;
        host.sends(&stop).await;
        assert_eq!(host.answer(&stop).await, Ok(done));
    });
}

#[test]
fn a_retry_is_answered_although_the_cards_are_covered() {
    SERVER.test(async |server| {
        let mut device = Person::opens(server, &numero("1-15", &[ME, ME])).await;
        device.starts().await;
        device.say(ToServer::Uncover { seat: Some(seat(1)) }).await;
        device.settle().await;
        let card = device.hand()[0].clone();
        let asked = Move { seat: Some(seat(1)), ..device.asks(&[&format!("discard {card}")]) };
        device.sends(&asked).await;
        let done = device.answer(&asked).await.expect("a discard");
        let mut device = device.comes_back(None).await;
        assert_eq!(device.you.uncovered, None);
        device.sends(&asked).await;
        assert_eq!(device.answer(&asked).await, Ok(done));
        let new = Move { seat: Some(seat(1)), ..device.asks(&["pass"]) };
        device.sends(&new).await;
        assert_eq!(why(device.answer(&new).await), Why::Covered, "a new question needs open cards");
    });
}

#[test]
fn two_windows_that_ask_for_the_same_plan_are_both_answered() {
    SERVER.test(async |server| {
        let wish = all_night(&[ME, FRIEND]);
        let wish = CreateTable { settings: Settings { pause_ms: 300, ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(server, &wish).await;
        let _friend = Person::joins(server, host.table).await;
        host.starts().await;
        let mut window = host.in_another_window().await;
        let asked = host.asks(&["5n", "5n", "end"]);
        host.sends(&asked).await;
        host.sees_version(1).await;
        window.sends(&asked).await;
        let done = host.answer(&asked).await.expect("the whole plan");
        assert_eq!(done.played, 3);
        assert_eq!(window.answer(&asked).await, Ok(done));
    });
}
