//! Absent players: a stand-in plays for them until they are back.

use reckon_guest::ServerProcess;
use reckon_protocol::{Clock, CreateTable, MadeBy, Settings, ToServer, Who};
use reckon_rules::game::Seat;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;

use super::challenges::built;
use super::support::*;

static SERVER: Shared = Shared::new();

fn impatient(wish: CreateTable) -> CreateTable {
    CreateTable { settings: Settings { away_s: 1, ..wish.settings.clone() }, ..wish }
}

async fn two_players(server: &ServerProcess, wish: CreateTable) -> (Person, Person) {
    let mut host = Person::opens(server, &impatient(wish)).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    friend.sees_version(0).await;
    (host, friend)
}

#[test]
fn an_absent_player_is_played_for_until_they_are_back() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, numero("1-15", &[ME, FRIEND])).await;
        let place = friend.seat();
        host.discards().await;
        friend.sees_version(1).await;
        let have = friend.socket.have();
        friend.socket.close().await.expect("a clean close");
        host.finds("somebody who is not there", |info| person_at(info, place) == (false, false)).await;
        host.finds("somebody who stays away", |info| person_at(info, place) == (false, true)).await;
        host.sees_version(2).await;
        assert!(host.must(), "a computer player has played for them");
        let mut friend = friend.comes_back(have).await;
        host.finds("a friend who is back", |info| person_at(info, place) == (true, false)).await;
        assert_eq!(person_at(&friend.info, place), (true, false));
        assert_eq!(friend.v(), 2);
        assert!(!friend.update().events.is_empty(), "they see what was played for them");
        host.discards().await;
        friend.has_turn().await;
        friend.sees_version(3).await;
        let done = friend.discards().await;
        assert_eq!(done.v, 4, "nobody else has played");
        play_out::<Numero>(&[&host, &friend]).await;
        let record = host.record(1).await;
        host.check_seen::<Numero>(1, &record);
        friend.check_seen::<Numero>(1, &record);
    });
}

#[test]
fn a_player_who_comes_back_while_played_for_can_play_at_once() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, numero("1-15", &[ME, FRIEND])).await;
        let place = friend.seat();
        host.discards().await;
        friend.sees_version(1).await;
        friend.socket.close().await.expect("a clean close");
        host.finds("somebody who stays away", |info| person_at(info, place).1).await;
        // The computer player has just begun to think.
        let mut friend = friend.comes_back(None).await;
        assert_eq!((friend.v(), friend.must()), (1, true));
        assert_eq!(friend.discards().await.v, 2);
        host.sees_version(2).await;
        assert!(!person_at(&host.info, place).1);
    });
}

#[test]
fn nobody_challenges_for_absent_players() {
    SERVER.test(async |server| {
        let [_builder, mut second, mut third] = built(server, false).await;
        let place = third.seat();
        third.socket.close().await.expect("a clean close");
        second.finds("somebody who stays away", |info| person_at(info, place).1).await;
        second.discards().await;
        second.sees("the turn of the first", |update| update.turn.must().contains(seat(1))).await;
        assert_eq!(second.v(), 3, "their turn was played, and nothing else");
        assert!(!second.update().events.iter().any(|event| event.text().contains("Challenge")));
    });
}

#[test]
fn nobody_cuts_in_for_absent_players() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, all_night(&[ME, FRIEND])).await;
        let place = friend.seat();
        friend.socket.close().await.expect("a clean close");
        host.finds("somebody who stays away", |info| person_at(info, place).1).await;
        host.plays(&["5n"]).await.expect("a placement");
        host.plays(&["5n", "end"]).await.expect("the turn ends");
        host.has_turn().await;
        assert!(host.v() > 3, "their own turn was played");
        host.plays(&["5n", "end"]).await.expect("a turn");
        host.has_turn().await;
        let played = host.v() as usize;
        let friend = friend.comes_back(None).await;
        play_out::<Numberloor>(&[&host, &friend]).await;
        let record = host.record(1).await;
        let moves = moves_of::<Numberloor>(&record);
        let theirs: Vec<&(Seat, String)> = moves[..played].iter().filter(|(seat, _)| *seat == place).collect();
        assert!(theirs.len() > 1);
        assert!(theirs.iter().all(|(_, text)| !text.starts_with("night")), "{theirs:?}");
        host.check_seen::<Numberloor>(1, &record);
    });
}

#[test]
fn a_move_for_an_absent_player_is_labelled_as_such() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, numero("1-15", &[ME, FRIEND])).await;
        let place = friend.seat();
        assert_eq!(made(host.update()), [], "nothing has been played");
        host.discards().await;
        friend.sees_version(1).await;
        assert_eq!(made(friend.update()), [(1, 1, MadeBy::Player)]);
        let have = friend.socket.have();
        friend.socket.close().await.expect("a clean close");
        host.finds("somebody who stays away", |info| person_at(info, place).1).await;
        host.sees_version(2).await;
        assert_eq!(made(host.update()), [(2, 2, MadeBy::StandIn)]);
        let mut friend = friend.comes_back(have).await;
        assert_eq!(made(friend.update()), [(2, 2, MadeBy::StandIn)], "they see that it was not them");
        host.discards().await;
        friend.sees_version(3).await;
        friend.discards().await;
        let friend = friend.comes_back(have).await;
        let since = [(2, 2, MadeBy::StandIn), (3, 1, MadeBy::Player), (4, 2, MadeBy::Player)];
        assert_eq!(made(friend.update()), since, "whether or not they were present");
        let fresh = friend.comes_back(None).await;
        assert_eq!(made(fresh.update()), [], "a client that has seen nothing has missed nothing");
    });
}

/// The stand-in thinks longer than the turn lasts.
#[test]
fn an_absent_player_does_not_run_out_of_time() {
    SERVER.test(async |server| {
        let mut wish = numero("1-15", &[ME, FRIEND, FRIEND]);
        wish.settings.clock = Clock::TurnS(1);
        let mut host = Person::opens(server, &impatient(wish)).await;
        let mut friend = Person::joins(server, host.table).await;
        let mut third = Person::joins(server, host.table).await;
        host.starts().await;
        friend.say(ToServer::Leave { seat: None }).await;
        third.socket.close().await.expect("a clean close");
        host.finds("an empty seat", |info| info.seats[1].who == Who::Open).await;
        // The host's action, or the clock's on their behalf, does not matter here.
        host.sees_version(6).await;
        let all: Vec<_> = host.journal.updates().flat_map(made).collect();
        for (v, number, by) in all.into_iter().filter(|(_, number, _)| *number != 1) {
            assert_eq!(by, MadeBy::StandIn, "version {v}, seat {number}");
        }
    });
}

/// A turn of several moves has a pause before each of them.
#[test]
fn an_absent_player_is_played_for_the_whole_turn() {
    SERVER.test(async |server| {
        let mut wish = all_night(&[ME, FRIEND]);
        wish.settings = Settings { clock: Clock::TurnS(1), pause_ms: 6000, ..wish.settings };
        let (mut host, mut friend) = two_players(server, wish).await;
        friend.socket.close().await.expect("a clean close");
        let theirs = |person: &Person| -> Vec<MadeBy> {
            let all = person.journal.updates().flat_map(made);
            all.filter(|(_, number, _)| *number == 2).map(|(.., by)| by).collect()
        };
        host.until("two moves", |person, _| (theirs(person).len() >= 2).then_some(())).await;
        assert_eq!(theirs(&host), [MadeBy::StandIn; 2]);
    });
}
