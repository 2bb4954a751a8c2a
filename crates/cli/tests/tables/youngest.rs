//! The youngest player: named when the game starts, as a person and not as a seat.

use reckon_guest::ServerProcess;
use reckon_protocol::{CreateTable, Phase, SeatWish, ToServer, Why, Youngest};
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::{Nmbrs, View as BlocksView};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::options::TableOptions;

use super::support::*;

static SERVER: Shared = Shared::new();

/// Returns a short game for Beginners.
fn floors(seats: &[SeatWish]) -> CreateTable {
    let wish = with_option(table("numberloor", "beginners", seats), "turn-limit", "10");
    // As in the preset, so that the options in one line are those under test.
    with_option(wish, "night-cards", "any-moment")
}

fn start(fill: bool, youngest: impl Into<Option<Youngest>>) -> ToServer {
    ToServer::Start { fill, youngest: youngest.into() }
}

const fn sits(seat: Seat) -> Youngest {
    Youngest::Seat(seat)
}

/// Opens a table with as many friends as it wants.
async fn gather(server: &ServerProcess, wish: &CreateTable) -> Vec<Person> {
    let mut people = vec![Person::opens(server, wish).await];
    for _ in wish.seats.iter().filter(|seat| **seat == FRIEND) {
        people.push(Person::joins(server, people[0].table).await);
    }
    people
}

async fn begins(host: &mut Person, round: u32, youngest: impl Into<Option<Youngest>>) {
    host.say(start(false, youngest)).await;
    host.sees("the deal", |update| update.round == round).await;
}

/// Returns the seat that a record names as the youngest.
fn youngest_in(record: &str) -> Option<String> {
    let (_, rest) = record.split_once(" youngest=")?;
    Some(rest.split_whitespace().next()?.to_string())
}

/// Numberloor §2.5 The one who is named begins, and the record says so; in another game too, without being named again.
#[test]
fn the_person_named_at_the_start_begins_every_game() {
    SERVER.test(async |server| {
        let mut people = gather(server, &floors(&[ME, FRIEND, FRIEND])).await;
        assert!(people[0].info.asks_youngest);
        assert_eq!(people[0].info.options, "preset=beginners turn-limit=10");
        begins(&mut people[0], 1, sits(seat(3))).await;
        assert!(people[0].update().turn.must().contains(seat(3)));
        assert!(!people[0].info.asks_youngest);
        assert_eq!(people[0].info.options, "preset=beginners youngest=3 turn-limit=10");
        people[2].sees_version(0).await;
        play_out::<Numberloor>(&people.iter().collect::<Vec<_>>()).await;
        let record = people[0].record(1).await;
        assert_eq!(youngest_in(&record).as_deref(), Some("3"));
        people[2].check_seen::<Numberloor>(1, &record);
        for person in &mut people {
            person.say(ToServer::Again {}).await;
        }
        let again = people[0].sees("another game", |update| update.round == 2).await;
        assert!(again.turn.must().contains(seat(3)));
    });
}

/// nmbrs! blocks §6.5
#[test]
fn the_youngest_chooses_first_in_the_simple_version() {
    SERVER.test(async |server| {
        let mut people = gather(server, &table("nmbrs", "simple", &[ME, FRIEND, FRIEND])).await;
        assert!(people[0].info.asks_youngest);
        begins(&mut people[0], 1, sits(seat(2))).await;
        let view: BlocksView = serde_json::from_str(people[0].update().view.text()).expect("a view");
        assert_eq!(
            (view.youngest, view.options.to_line().as_str()),
            (seat(2), "preset=simple knock=in-order youngest=2")
        );
        let usual = Person::opens(server, &table("nmbrs", "usual", &[ME, FRIEND])).await;
        assert!(!usual.info.asks_youngest, "everybody is asked at once there");
    });
}

#[test]
fn a_lot_decides_where_nobody_says() {
    SERVER.test(async |server| {
        let mut people = gather(server, &floors(&[ME, FRIEND])).await;
        begins(&mut people[0], 1, Youngest::Lot).await;
        assert_eq!(people[0].info.options, "preset=beginners youngest=random turn-limit=10");
        // A program that says nothing plays by the options that it opened the table with.
        let mut others = gather(server, &floors(&[ME, FRIEND])).await;
        begins(&mut others[0], 1, None).await;
        assert_eq!(others[0].info.options, "preset=beginners turn-limit=10");
    });
}

#[test]
fn the_only_person_among_computer_players_is_youngest() {
    SERVER.test(async |server| {
        let mut alone = Person::opens(server, &floors(&[COMPUTER, ME, COMPUTER])).await;
        begins(&mut alone, 1, None).await;
        assert_eq!(alone.info.options, "preset=beginners youngest=2 turn-limit=10");
        assert!(alone.update().turn.must().contains(seat(2)));
        let named = with_option(floors(&[COMPUTER, ME]), "youngest", "1");
        let mut named = Person::opens(server, &named).await;
        begins(&mut named, 1, None).await;
        assert_eq!(named.info.options, "preset=beginners turn-limit=10", "unless the table was opened otherwise");
    });
}

#[test]
fn an_option_that_was_set_is_the_answer() {
    SERVER.test(async |server| {
        let mut people = gather(server, &with_option(floors(&[ME, FRIEND]), "youngest", "2")).await;
        assert!(!people[0].info.asks_youngest);
        begins(&mut people[0], 1, None).await;
        assert!(people[0].update().turn.must().contains(seat(2)));
    });
}

#[test]
fn only_somebody_who_sits_there_can_be_youngest() {
    SERVER.test(async |server| {
        let mut people = gather(server, &floors(&[ME, FRIEND])).await;
        let mut host = Person::opens(server, &floors(&[ME, FRIEND])).await;
        for number in [2, 3] {
            let refused = host.is_refused(start(true, sits(seat(number)))).await;
            assert_eq!((refused.why, refused.line.id.as_ref()), (Why::NotHere, "refused-empty-seat"), "{number}");
        }
        assert_eq!(host.info.phase, Phase::Gathering);
        assert_eq!(people[1].is_refused(start(false, sits(seat(2)))).await.why, Why::NotHost);
        let mut numero = Person::opens(server, &numero("1-15", &[ME, COMPUTER])).await;
        let refused = numero.is_refused(start(false, Youngest::Lot)).await;
        assert_eq!((refused.why, refused.line.id.as_ref()), (Why::NotHere, "refused-no-youngest"));
        begins(&mut people[0], 1, None).await;
        let refused = people[0].is_refused(start(false, sits(seat(2)))).await;
        assert_eq!(refused.why, Why::Playing);
    });
}

#[test]
fn whoever_takes_the_seat_of_the_youngest_is_not_the_youngest() {
    SERVER.test(async |server| {
        let mut people = gather(server, &floors(&[ME, FRIEND, FRIEND])).await;
        begins(&mut people[0], 1, sits(seat(2))).await;
        people[1].say(ToServer::Leave { seat: None }).await;
        people[0].finds("an empty seat", |info| info.asks_youngest).await;
        let other = Person::joins(server, people[0].table).await;
        assert_eq!(other.seat(), seat(2));
        assert_eq!(other.info.options, "preset=beginners youngest=2 turn-limit=10", "this game goes on as it began");
        play_out::<Numberloor>(&[&people[0], &other, &people[2]]).await;
        people[0].finds("the end", |info| info.phase == Phase::Over).await;
        begins(&mut people[0], 2, sits(seat(3))).await;
        assert!(people[0].update().turn.must().contains(seat(3)));
        // A record keeps the options that its game began with.
        assert_eq!(youngest_in(&people[0].record(1).await).as_deref(), Some("2"));
    });
}

#[test]
fn the_youngest_is_still_known_after_a_restart() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let mut people = gather(&server, &floors(&[ME, FRIEND])).await;
        begins(&mut people[0], 1, sits(seat(2))).await;
        let before = people[0].update().view.text().to_string();
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        server.restart().await.expect("a restart");
        let mut back = Vec::new();
        for person in people {
            back.push(person.comes_back(None).await);
        }
        assert_eq!((back[0].update().view.text(), back[0].info.asks_youngest), (before.as_str(), false));
        play_out::<Numberloor>(&back.iter().collect::<Vec<_>>()).await;
        let record = back[0].record(1).await;
        assert_eq!(youngest_in(&record).as_deref(), Some("2"));
        back[0].check_seen::<Numberloor>(1, &record);
    });
}

/// The named youngest is part of the record, so that it can be replayed: §6.5 in nmbrs! blocks asks them first.
#[test]
fn a_named_youngest_is_replayed_with_the_record() {
    SERVER.test(async |server| {
        let mut people = gather(server, &table("nmbrs", "simple", &[ME, FRIEND])).await;
        begins(&mut people[0], 1, sits(seat(1))).await;
        people[1].sees_version(0).await;
        play_out::<Nmbrs>(&people.iter().collect::<Vec<_>>()).await;
        let record = people[0].record(1).await;
        assert_eq!(youngest_in(&record).as_deref(), Some("1"));
        people[1].check_seen::<Nmbrs>(1, &record);
    });
}
