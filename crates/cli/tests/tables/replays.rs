//! Replays of a finished game: move by move, as a seat saw it.

use reckon_guest::{Client, Identity};
use reckon_protocol::{CreateTable, MadeBy, Replay, Update};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use serde_json::Value;

use super::support::*;

static SERVER: Shared = Shared::new();

async fn steps(client: &Client, person: &Person, query: &str) -> Replay {
    let path = format!("/api/tables/{}/games/1/steps{query}", person.table);
    client.get(&path).await.expect("an answer").json().expect("the steps")
}

fn value(json: &reckon_protocol::Json) -> Value {
    serde_json::from_str(json.text()).expect("JSON")
}

fn is_over(update: &Update) -> bool {
    update.turn.outcome().is_some()
}

/// Checks that the replay is what was played, and what was shown.
async fn is_replayed<G: Kind>(server: &reckon_guest::ServerProcess, wish: &CreateTable) {
    let mut host = Person::opens(server, wish).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    play_out::<G>(&[&host, &friend]).await;
    host.sees("the end", is_over).await;
    friend.sees("the end", is_over).await;
    let record = moves_of::<G>(&host.record(1).await);
    for person in [&host, &friend] {
        let replay = steps(&person.client, person, "").await;
        assert_eq!((replay.game.as_str(), replay.round, replay.seat), (G::NAME, 1, person.seat()));
        assert_eq!(replay.options, person.info.options);
        let moves = replay.steps.iter().map(|step| (step.seat, step.m.clone()));
        assert_eq!(moves.collect::<Vec<_>>(), record);
        assert!(replay.steps.iter().map(|step| step.v).eq(1..=person.v()));
        let named: Vec<_> = replay.seats.iter().map(|seat| (seat.seat, &seat.name, &seat.picture)).collect();
        let sits: Vec<_> = person.info.seats.iter().map(|seat| (seat.seat, &seat.name, &seat.picture)).collect();
        assert_eq!(named, sits);
        let mut seen = 0;
        for update in person.journal.updates() {
            let view = match update.v.checked_sub(1) {
                None => &replay.first,
                Some(before) => &replay.steps[before as usize].view,
            };
            assert_eq!(value(view), value(&update.view), "version {}", update.v);
            if let [made] = update.made.as_slice() {
                let step = &replay.steps[made.v as usize - 1];
                assert_eq!((step.seat, step.by, &step.texts), (made.seat, made.by, &update.texts));
                assert!(step.events.iter().map(value).eq(update.events.iter().map(value)));
                assert_eq!(step.spoken.len(), step.texts.len());
                seen += 1;
            }
        }
        assert!(seen > 5, "{seen}");
        assert!(replay.steps.iter().any(|step| step.by == MadeBy::Computer));
    }
    // Everything is public now, so it can be seen from any seat, and in the reader's language.
    let other = steps(&host.client, &host, "?seat=2&language=de").await;
    assert_eq!(other.seat, seat(2));
    assert_eq!(value(&other.first)["viewer"], serde_json::json!({ "Seat": 2 }));
    assert_eq!(other.seats[2].name, "Fuchs");
    assert!(other.steps.iter().any(|step| step.texts.concat().contains("Fuchs")));
    let stranger = Client::new(server.address(), Identity::Nobody);
    let path = format!("/api/tables/{}/games/1/steps", host.table);
    assert_eq!(stranger.get(&path).await.expect("an answer").status, 403);
    let beyond = host.client.get(&format!("{path}?seat=4")).await.expect("an answer");
    assert_eq!((beyond.status, beyond.text().contains("no-such-seat")), (400, true));
}

#[test]
fn a_game_of_numero_is_replayed() {
    SERVER.test(async |server| is_replayed::<Numero>(server, &numero("scoring", &[ME, FRIEND, COMPUTER])).await);
}

#[test]
fn a_game_of_numberloor_is_replayed() {
    SERVER.test(async |server| {
        let wish = table("numberloor", "advanced", &[ME, FRIEND, COMPUTER]);
        is_replayed::<Numberloor>(server, &with_option(wish, "turn-limit", "30")).await;
    });
}

#[test]
fn a_watcher_sees_the_replay_from_the_first_seat() {
    SERVER.test(async |server| {
        let mut wish = with_option(table("numberloor", "advanced", &[ME, COMPUTER]), "turn-limit", "10");
        wish.settings.watchers = true;
        let mut host = Person::opens(server, &wish).await;
        host.starts().await;
        let stranger = Client::new(server.address(), Identity::Nobody);
        let path = format!("/api/tables/{}/games/1/steps", host.table);
        assert_eq!(stranger.get(&path).await.expect("an answer").status, 409, "not before it is over");
        play_out::<Numberloor>(&[&host]).await;
        host.sees("the end", is_over).await;
        assert_eq!(steps(&stranger, &host, "").await.seat, seat(1));
    });
}
