//! Connections that break at any moment of a game: nothing is lost.

use reckon_guest::{Client, Progress, ServerProcess};
use reckon_protocol::{MadeBy, Move, Phase, Plan, Settings, ToClient, Who, Why};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Seats two people; the host at seat 1 is first.
async fn two_players(server: &ServerProcess) -> (Person, Person) {
    let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    friend.sees_version(0).await;
    (host, friend)
}

async fn check_to_the_end(people: &[&Person]) -> String {
    play_out::<Numero>(people).await;
    let record = people[0].record(1).await;
    people.iter().for_each(|person| person.check_seen::<Numero>(1, &record));
    record
}

#[test]
fn before_the_game_a_guest_finds_their_seat_again() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[FRIEND, ME])).await;
        let friend = Person::joins(server, host.table).await;
        let before = (friend.you.seats.clone(), friend.info.seats[0].name.clone());
        let friend = friend.comes_back(None).await;
        assert_eq!((friend.you.seats.clone(), friend.info.seats[0].name.clone()), before);
        assert_eq!(friend.info.phase, Phase::Gathering);
        assert!(friend.latest.is_none(), "no game has begun");
    });
}

#[test]
fn a_player_who_reconnects_in_their_own_turn_continues() {
    SERVER.test(async |server| {
        let (host, friend) = two_players(server).await;
        let (hand, have) = (host.hand(), host.socket.have());
        let mut host = host.comes_back(have).await;
        assert_eq!((host.v(), host.hand()), (0, hand));
        assert!(host.update().events.is_empty() && !host.update().missed);
        host.discards().await;
        check_to_the_end(&[&host, &friend]).await;
    });
}

#[test]
fn a_player_who_reconnects_in_anothers_turn_is_told_what_happened_since() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server).await;
        host.discards().await;
        let have = host.socket.have();
        friend.has_turn().await;
        let gone = host.socket.close().await;
        gone.expect("a clean close");
        friend.discards().await;
        let host = host.comes_back(have).await;
        assert_eq!(host.v(), 2);
        assert!(!host.update().events.is_empty(), "the friend's move is reported");
        assert!(!host.update().lines.is_empty() && !host.update().missed);
        // A client that does not state its version is shown the game without events.
        let fresh = host.in_another_window().await;
        assert!(fresh.update().events.is_empty() && !fresh.update().missed);
        check_to_the_end(&[&host, &friend, &fresh]).await;
    });
}

#[test]
fn after_a_long_absence_they_are_told_that_they_missed_something() {
    SERVER.test(async |server| {
        let wish = with_option(table("numberloor", "advanced", &[ME, COMPUTER, COMPUTER]), "turn-limit", "60");
        let mut host = Person::opens(server, &wish).await;
        host.starts().await;
        play_out::<Numberloor>(&[&host]).await;
        let end = host.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert!(end.v > 60, "a long game");
        let host = host.comes_back(Some(Progress { round: 1, v: 0 })).await;
        assert_eq!((host.info.phase, host.v()), (Phase::Over, end.v));
        assert!(host.update().missed && !host.update().events.is_empty(), "the last events are reported");
        assert!(host.update().reveal.is_some());
        let host = host.comes_back(Some(Progress { round: 1, v: end.v - 1 })).await;
        assert!(!host.update().missed && !host.update().events.is_empty());
        // A version that never existed does no harm.
        let host = host.comes_back(Some(Progress { round: 1, v: end.v + 1 })).await;
        assert!(host.update().events.is_empty());
        let record = host.record(1).await;
        host.check_seen::<Numberloor>(1, &record);
    });
}

/// Chooses a pack of twelve cards: five for each of two, and the centre.
fn short() -> reckon_protocol::CreateTable {
    reckon_protocol::CreateTable { pack: Some("1-12g".to_string()), ..numero("1-15", &[ME, FRIEND]) }
}

#[test]
fn a_player_last_seen_in_the_game_before_is_told_all_of_this_one() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &short()).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        play_out::<Numero>(&[&host, &friend]).await;
        friend.sees("the end", |update| update.turn.outcome().is_some()).await;
        let have = friend.socket.have();
        friend.socket.close().await.expect("a clean close");
        host.starts().await;
        host.discards().await;
        let friend = friend.comes_back(have).await;
        assert_eq!((friend.update().round, friend.v()), (2, 1));
        assert!(!friend.update().events.is_empty(), "the first move of this game is reported");
        play_out::<Numero>(&[&host, &friend]).await;
        let record = host.record(2).await;
        friend.check_seen::<Numero>(2, &record);
    });
}

#[test]
fn two_windows_of_a_seat_show_the_same() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server).await;
        let mut window = host.in_another_window().await;
        host.discards().await;
        friend.has_turn().await;
        friend.discards().await;
        window.has_turn().await;
        window.sees_version(2).await;
        window.discards().await;
        host.sees_version(3).await;
        let shown = |person: &Person| -> Vec<String> {
            let all = person.journal.updates().filter(|update| update.v > 0);
            all.map(|update| serde_json::to_string(update).expect("JSON")).collect()
        };
        assert_eq!(shown(&host).len(), 3);
        assert_eq!(shown(&host), shown(&window));
        check_to_the_end(&[&host, &friend, &window]).await;
    });
}

#[test]
fn when_two_windows_play_at_once_only_one_succeeds() {
    SERVER.test(async |server| {
        let (mut host, friend) = two_players(server).await;
        let mut window = host.in_another_window().await;
        let (one, other) = (format!("discard {}", host.hand()[0]), format!("discard {}", host.hand()[1]));
        let (first, second) = ([one.as_str()], [other.as_str()]);
        let (first, second) = tokio::join!(host.plays(&first), window.plays(&second));
        let (done, refused) = if first.is_ok() { (first, second) } else { (second, first) };
        assert_eq!(done.expect("one of them was first").v, 1);
        assert_eq!(why(refused), Why::Stale);
        check_to_the_end(&[&host, &friend, &window]).await;
    });
}

#[test]
fn a_move_that_is_sent_again_is_played_once() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server).await;
        let (first, other) = (format!("discard {}", host.hand()[0]), format!("discard {}", host.hand()[1]));
        let asked = host.asks(&[&first]);
        // The connection breaks before the answer comes.
        host.sends(&asked).await;
        let mut host = host.comes_back(None).await;
        host.sends(&asked).await;
        let done = host.answer(&asked).await.expect("played");
        assert_eq!((done.played, done.v), (1, 1));
        host.sends(&asked).await;
        assert_eq!(host.answer(&asked).await.expect("played before"), done);
        let another = Move { m: Some(Plan::One(other)), ..asked.clone() };
        host.sends(&another).await;
        let refused = host.answer(&another).await.expect_err("the id has been used");
        assert_eq!(refused.why, Why::UsedId);
        assert!(updates(&host.settle().await).is_empty(), "nothing has happened");
        assert_eq!(host.v(), 1);
        friend.has_turn().await;
        friend.discards().await;
        // The same holds later, when the table has changed.
        host.sends(&asked).await;
        assert_eq!(host.answer(&asked).await.expect("played before"), done);
        play_out::<Numero>(&[&host, &friend]).await;
        host.sends(&asked).await;
        assert_eq!(host.answer(&asked).await.expect("played before, even when the game is over"), done);
        let record = host.record(1).await;
        let moves = moves_of::<Numero>(&record);
        assert_eq!(moves.iter().filter(|(seat, text)| *seat == host.seat() && *text == first).count(), 1);
        host.check_seen::<Numero>(1, &record);
    });
}

#[test]
fn a_plan_goes_on_while_its_player_comes_back() {
    SERVER.test(async |server| {
        let mut wish = all_night(&[ME, FRIEND]);
        wish.settings = Settings { pause_ms: 1000, ..wish.settings };
        let mut host = Person::opens(server, &wish).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        let asked = host.asks(&["5n", "5n", "end"]);
        host.sends(&asked).await;
        host.sees_version(1).await;
        let have = host.socket.have();
        let mut host = host.comes_back(have).await;
        host.sends(&asked).await;
        let done = host.answer(&asked).await.expect("the whole plan");
        assert_eq!((done.played, done.v), (3, 3));
        friend.sees_version(3).await;
        assert!(friend.must());
        play_out::<Numberloor>(&[&host, &friend]).await;
        let record = host.record(1).await;
        let moves: Vec<(_, String)> = moves_of::<Numberloor>(&record).into_iter().take(3).collect();
        assert_eq!(moves, ["5n", "5n", "end"].map(|text| (seat(1), text.to_string())));
        host.check_seen::<Numberloor>(1, &record);
    });
}

#[test]
fn a_player_asked_for_a_night_level_can_come_back_and_answer() {
    SERVER.test(async |server| {
        let wish = with_option(all_night(&[ME, FRIEND, FRIEND]), "night-cards", "no-hurry");
        let mut host = Person::opens(server, &wish).await;
        let second = Person::joins(server, host.table).await;
        let mut third = Person::joins(server, host.table).await;
        host.starts().await;
        host.plays(&["5n", "end"]).await.expect("a turn");
        // Everybody but the next player is asked, beginning on the next player's left.
        third.has_turn().await;
        let have = third.socket.have();
        let mut third = third.comes_back(have).await;
        assert!(third.must() && third.update().events.is_empty());
        third.plays(&["let go"]).await.expect("an answer");
        host.has_turn().await;
        host.plays(&["let go"]).await.expect("an answer");
        let mut second = second.comes_back(None).await;
        second.has_turn().await;
        play_out::<Numberloor>(&[&host, &second, &third]).await;
        let record = host.record(1).await;
        [&host, &second, &third].iter().for_each(|person| person.check_seen::<Numberloor>(1, &record));
    });
}

#[test]
fn a_player_who_comes_back_is_seen_by_the_others() {
    SERVER.test(async |server| {
        let (mut host, friend) = two_players(server).await;
        let there = |seat| move |info: &reckon_protocol::TableInfo| person_at(info, seat) == (true, false);
        let gone = |seat| move |info: &reckon_protocol::TableInfo| person_at(info, seat) == (false, false);
        host.finds("the friend", there(friend.seat())).await;
        let place = friend.seat();
        let Person { client, table, mut socket, .. } = friend;
        socket.close().await.expect("a clean close");
        drop(socket);
        host.finds("an absent friend", gone(place)).await;
        let _friend = Person::connects(client, table, None).await;
        host.finds("the friend again", there(place)).await;
        assert!(!host.settle().await.iter().any(|message| matches!(message, ToClient::Refused(_))));
    });
}

#[test]
fn a_player_who_comes_back_is_told_who_has_played() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, COMPUTER, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        friend.sees_version(0).await;
        let have = friend.socket.have();
        friend.socket.close().await.expect("a clean close");
        host.discards().await;
        host.sees_version(2).await;
        let mut friend = friend.comes_back(have).await;
        let since = [(1, 1, MadeBy::Player), (2, 2, MadeBy::Computer)];
        assert_eq!(made(friend.update()), since);
        friend.discards().await;
        host.sees_version(3).await;
        assert_eq!(made(host.update()), [(3, 3, MadeBy::Player)]);
        check_to_the_end(&[&host, &friend]).await;
    });
}

#[test]
fn the_hello_shows_the_newcomer_as_present() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        let mut client = Client::program(server.address()).await.expect("a token");
        let joined = client.join(&host.table).await.expect("a seat");
        let is_present = |who: &Who| matches!(who, Who::Person { present: true, away: false, .. });
        assert!(!is_present(&joined.table.seats[1].who), "a guest without a socket is not present");
        for _ in 0..3 {
            let mut socket = client.connect(&host.table, None).await.expect("a socket");
            let hello = socket.hello().await.expect("a hello");
            assert_eq!(socket.frames().len(), 1, "it comes first");
            assert!(hello.table.seats.iter().all(|seat| is_present(&seat.who)), "{:?}", hello.table.seats);
            socket.close().await.expect("a clean close");
        }
    });
}
