//! People without a seat: they see nothing unless the table allows watchers, and then only what is public.

use reckon_guest::{Client, Error};
use reckon_protocol::{Close, CreateTable, Phase, Phrase, Settings, ToServer, Why};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;

use super::support::*;

static SERVER: Shared = Shared::new();

fn watched(wish: CreateTable) -> CreateTable {
    CreateTable { settings: Settings { watchers: true, ..wish.settings.clone() }, ..wish }
}

fn status(answer: Result<String, Error>) -> u16 {
    match answer {
        Ok(_) => 200,
        Err(Error::Answer { status, .. }) => status,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn without_watchers_a_stranger_sees_nothing() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, COMPUTER])).await;
        host.starts().await;
        let stranger = Client::program(server.address()).await.expect("a token");
        for nobody in [stranger.clone(), Client::browser(server.address())] {
            let mut socket = nobody.connect(&host.table, None).await.expect("a socket");
            let closed = socket.closing().await.expect("closed");
            assert_eq!(closed.code, Some(Close::NoSeat.code()));
            assert!(socket.frames().is_empty(), "nothing is sent before");
        }
        assert_eq!(status(stranger.record(&host.table, 1).await), 403);
        assert_eq!(status(host.client.record(&host.table, 1).await), 409, "not over");
        assert_eq!(status(host.client.record(&host.table, 2).await), 404);
        play_out::<Numero>(&[&host]).await;
        assert_eq!(status(stranger.record(&host.table, 1).await), 403);
        assert_eq!(status(host.client.record(&host.table, 1).await), 200);
        // Anybody with the link may look at the table, which shows no cards.
        let seen = look(&stranger, &host.table).await;
        assert_eq!((seen.table.phase, seen.you.seats.len()), (Phase::Over, 0));
    });
}

#[test]
fn a_watcher_sees_no_hand_until_the_game_is_over() {
    SERVER.test(async |server| {
        let wish = watched(with_option(table("numberloor", "advanced", &[ME, COMPUTER, COMPUTER]), "turn-limit", "10"));
        let mut host = Person::opens(server, &wish).await;
        let stranger = Client::program(server.address()).await.expect("a token");
        let mut watcher = Person::connects(stranger.clone(), host.table, None).await;
        host.finds("a watcher", |info| info.watchers == 1).await;
        host.starts().await;
        watcher.sees_version(0).await;
        assert_eq!((watcher.you.seats.len(), watcher.update().seat, watcher.update().basis), (0, None, None));
        assert_eq!(why(watcher.plays(&["draw"]).await), Why::NotYours);
        assert_eq!(why(watcher.tries(Some("draw"), None).await), Why::NotYours);
        assert_eq!(watcher.is_refused(ToServer::Phrase { phrase: Phrase::Hello }).await.why, Why::NotYours);
        assert_eq!(watcher.is_refused(ToServer::Uncover { seat: Some(seat(1)) }).await.why, Why::NotYours);
        assert_eq!(watcher.is_refused(ToServer::Leave { seat: None }).await.why, Why::NotYours);
        play_out::<Numberloor>(&[&host]).await;
        let end = watcher.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert!(watcher.journal.updates().all(|update| hands_shown(update) == 0));
        assert!(watcher.journal.updates().filter(|update| update.reveal.is_some()).count() == 1);
        let reveal = end.reveal.expect("everything is shown");
        assert_eq!(reveal.views.len(), 3);
        for revealed in &reveal.views {
            let view: serde_json::Value = serde_json::from_str(revealed.view.text()).expect("JSON");
            assert!(view["hands"][revealed.seat.index()]["cards"].is_array(), "the hand of each seat");
        }
        let record = stranger.record(&host.table, 1).await.expect("a record for everybody");
        watcher.check_seen::<Numberloor>(1, &record);
        host.settle().await;
        host.check_seen::<Numberloor>(1, &record);
        assert!(record.contains(&reveal.seed) || record.contains(&reveal.secret));
        // A late watcher sees the same once it is over.
        let late = Person::connects(Client::browser(server.address()), host.table, None).await;
        late.check_seen::<Numberloor>(1, &record);
        assert_eq!(late.update().reveal.as_ref().map(|reveal| &reveal.seed), Some(&reveal.seed));
        watcher.socket.close().await.expect("a clean close");
        host.finds("one watcher less", |info| info.watchers == 1).await;
    });
}

#[test]
fn a_watcher_who_sits_down_is_shown_their_cards() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &watched(numero("1-15", &[ME, FRIEND]))).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        let mut stranger = Client::program(server.address()).await.expect("a token");
        let mut watcher = Person::connects(stranger.clone(), host.table, None).await;
        assert_eq!(hands_shown(watcher.update()), 0);
        friend.say(ToServer::Leave { seat: None }).await;
        friend.finds("an open seat", |info| info.seats[1].who == reckon_protocol::Who::Open).await;
        friend.settle().await;
        assert_eq!((friend.update().seat, hands_shown(friend.update())), (None, 0), "a player who has left may watch");
        stranger.join(&host.table).await.expect("a seat");
        watcher.sees("the own cards", |update| update.seat == Some(seat(2))).await;
        assert_eq!(hands_shown(watcher.update()), 1);
    });
}
