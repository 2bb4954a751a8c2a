//! The open list, and sitting down by link.

use reckon_guest::{Client, Identity, ServerProcess};
use reckon_protocol::{
    CreateTable, GameOptions, Games, Join, OpenTable, OpenTables, Phase, Settings, TableId, ToServer, Who,
};

use super::support::*;

static SERVER: Shared = Shared::new();

fn listed(wish: CreateTable) -> CreateTable {
    CreateTable { settings: Settings { listed: true, ..wish.settings.clone() }, ..wish }
}

async fn in_the_list(server: &ServerProcess, table: TableId) -> Option<OpenTable> {
    let nobody = Client::new(server.address(), Identity::Nobody);
    let list: OpenTables = nobody.get("/api/tables").await.expect("an answer").json().expect("a list");
    list.tables.into_iter().find(|open| open.id == table)
}

async fn program(server: &ServerProcess) -> Client {
    Client::program(server.address()).await.expect("a token")
}

#[test]
fn the_list_shows_tables_with_free_seats() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &listed(numero("1-15", &[ME, FRIEND, FRIEND, COMPUTER]))).await;
        let open = in_the_list(server, host.table).await.expect("it is listed");
        assert_eq!((open.game.as_str(), open.seats, open.free), ("numero", 4, 2));
        let mut friend = Person::joins(server, host.table).await;
        assert_eq!(in_the_list(server, host.table).await.map(|open| open.free), Some(1));
        let _third = Person::joins(server, host.table).await;
        assert_eq!(in_the_list(server, host.table).await, None, "all seats are taken");
        friend.say(ToServer::Leave { seat: None }).await;
        friend.socket.closing().await.expect("closed");
        assert_eq!(in_the_list(server, host.table).await.map(|open| open.free), Some(1));
        host.say(ToServer::Start { fill: true, youngest: None }).await;
        host.sees_version(0).await;
        assert_eq!(in_the_list(server, host.table).await, None, "a game is in progress");
    });
}

#[test]
fn a_seat_that_is_left_in_a_game_is_not_in_the_list() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &listed(numero("1-15", &[ME, FRIEND]))).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        friend.say(ToServer::Leave { seat: None }).await;
        host.finds("an open seat", |info| info.seats[1].who == Who::Open).await;
        assert_eq!(in_the_list(server, host.table).await, None);
    });
}

#[test]
fn an_unlisted_table_is_found_only_by_its_link() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        assert_eq!(in_the_list(server, host.table).await, None);
        host.say(ToServer::Leave { seat: None }).await;
        host.socket.closing().await.expect("closed");
        assert_eq!(in_the_list(server, host.table).await, None);
        let nobody = Client::new(server.address(), Identity::Nobody);
        assert_eq!(look(&nobody, &host.table).await.table.id, host.table, "the link is enough");
    });
}

#[test]
fn asking_for_a_seat_twice_gives_one() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[ME, FRIEND, FRIEND])).await;
        let mut friend = program(server).await;
        let first = friend.join(&host.table).await.expect("a seat");
        let again = friend.join(&host.table).await.expect("the same seat");
        assert_eq!((first.seat, again.seat, again.you.seats), (seat(2), seat(2), vec![seat(2)]));
        let wish = Join { another: true, ..Join::default() };
        let another = friend.join_as(&host.table, &wish).await.expect("one more");
        assert_eq!((another.seat, another.you.seats), (seat(3), vec![seat(2), seat(3)]));
        assert_eq!(failed(friend.join_as(&host.table, &wish).await), (409, "table-full".to_string()));
        assert_eq!(failed(program(server).await.join(&host.table).await), (409, "table-full".to_string()));
    });
}

#[test]
fn when_two_join_at_once_one_gets_the_last_seat() {
    SERVER.test(async |server| {
        for _ in 0..5 {
            let host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
            let (mut one, mut other) = (program(server).await, program(server).await);
            let (first, second) = tokio::join!(one.join(&host.table), other.join(&host.table));
            let (seated, late) = if first.is_ok() { (first, second) } else { (second, first) };
            assert_eq!(seated.expect("one of them has it").seat, seat(2));
            assert_eq!(failed(late), (409, "table-full".to_string()));
        }
    });
}

#[test]
fn a_seat_and_an_animal_have_one_owner() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[ME, FRIEND, FRIEND, FRIEND])).await;
        let Who::Person { animal: taken, .. } = host.info.seats[0].who else { panic!("the host has that seat") };
        let free = if taken.word() == "crab" { "whale" } else { "crab" }.parse().expect("an animal");
        let wish = |number, animal| Join { seat: Some(seat(number)), animal: Some(animal), ..Join::default() };
        let mut other = program(server).await;
        assert_eq!(failed(other.join_as(&host.table, &wish(1, free)).await), (409, "seat-taken".to_string()));
        assert_eq!(failed(other.join_as(&host.table, &wish(2, taken)).await), (409, "animal-taken".to_string()));
        assert_eq!(failed(other.join_as(&host.table, &wish(6, free)).await), (400, "no-such-seat".to_string()));
        let nowhere = "0123456789".parse().expect("the name of a table");
        assert_eq!(failed(other.join(&nowhere).await), (404, "no-such-table".to_string()));
        let joined = other.join_as(&host.table, &wish(3, free)).await.expect("both are free");
        assert!(matches!(joined.table.seats[2].who, Who::Person { animal, .. } if animal == free));
        let third = program(server).await.join(&host.table).await.expect("a seat");
        assert_eq!(third.seat, seat(2), "the first that is free");
    });
}

#[test]
fn programs_are_marked_as_programs() {
    SERVER.test(async |server| {
        let host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        let mut browser = Client::browser(server.address());
        let joined = browser.join(&host.table).await.expect("a seat");
        let is_program = |who: &Who| matches!(who, Who::Person { program: true, .. });
        let programs: Vec<bool> = joined.table.seats.iter().map(|seat| is_program(&seat.who)).collect();
        assert_eq!(programs, [true, false]);
        // The cookie is the guest from now on.
        let person = Person::connects(browser.clone(), host.table, None).await;
        assert_eq!(person.you.seats, [seat(2)]);
        assert_eq!(browser.join(&host.table).await.expect("the same seat").seat, seat(2));
    });
}

#[test]
fn in_a_game_nobody_sees_a_second_hand_and_a_stranger_can_take_an_empty_seat() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        let mut third = Person::joins(server, host.table).await;
        host.starts().await;
        third.sees_version(0).await;
        let hand = third.hand();
        third.say(ToServer::Leave { seat: None }).await;
        friend.finds("an open seat", |info| info.seats[2].who == Who::Open).await;
        let wish = Join { another: true, ..Join::default() };
        for person in [&mut host, &mut friend] {
            assert_eq!(failed(person.client.join_as(&person.table, &wish).await), (409, "playing".to_string()));
            let named = Join { seat: Some(seat(3)), ..wish.clone() };
            assert_eq!(failed(person.client.join_as(&person.table, &named).await), (409, "playing".to_string()));
            assert_eq!(look(&person.client, &person.table).await.you.seats, [person.seat()], "as before");
        }
        // A guest who sees no hand yet may see this one, even when asking for one more.
        let mut stranger = program(server).await;
        assert_eq!(stranger.join_as(&host.table, &wish).await.expect("a seat").seat, seat(3));
        let stranger = Person::connects(stranger, host.table, None).await;
        assert_eq!(stranger.hand(), hand);
        assert_eq!(failed(program(server).await.join(&host.table).await), (409, "table-full".to_string()));
    });
}

#[test]
fn a_table_seen_from_outside_tells_whether_it_is_your_turn() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        assert_eq!(look(&host.client, &host.table).await.your_turn, None, "no game has begun");
        host.starts().await;
        let seen = look(&host.client, &host.table).await;
        assert_eq!((seen.table.phase, seen.your_turn), (Phase::Playing, Some(true)));
        assert_eq!(look(&friend.client, &host.table).await.your_turn, Some(false));
        host.discards().await;
        friend.has_turn().await;
        assert_eq!(look(&host.client, &host.table).await.your_turn, Some(false));
        assert_eq!(look(&friend.client, &host.table).await.your_turn, Some(true));
        let nobody = Client::new(server.address(), Identity::Nobody);
        assert_eq!(look(&nobody, &host.table).await.your_turn, None, "a stranger has no turn");
    });
}

#[test]
fn the_games_state_their_ages_and_durations() {
    SERVER.test(async |server| {
        let nobody = Client::new(server.address(), Identity::Nobody);
        let list: Games = nobody.get("/api/games").await.expect("an answer").json().expect("games");
        let of = |name: &str| list.games.iter().find(|game| game.name == name).expect("the server has this game");
        let (numero, numberloor) = (of("numero"), of("numberloor"));
        assert_eq!((numero.age, numberloor.age), (6, 4));
        assert_eq!(numberloor.presets.iter().map(|preset| preset.age).collect::<Vec<_>>(), [4, 6, 8]);
        assert!(numero.presets.is_sorted_by_key(|preset| preset.age), "the easiest comes first");
        assert!(list.games.iter().all(|game| (5..=30).contains(&game.minutes)));
        let for_points: Vec<&str> =
            numero.presets.iter().filter(|preset| preset.scoring).map(|preset| preset.name.as_str()).collect();
        assert_eq!(for_points, ["scoring"]);
        assert!(numberloor.presets.iter().all(|preset| !preset.scoring));
    });
}

#[test]
fn every_game_explains_its_options_on_request() {
    SERVER.test(async |server| {
        let nobody = Client::new(server.address(), Identity::Nobody);
        let list: Games = nobody.get("/api/games").await.expect("an answer").json().expect("games");
        for game in &list.games {
            let of: GameOptions =
                nobody.get(&format!("/api/games/{}", game.name)).await.expect("an answer").json().expect("options");
            assert_eq!(of.name, game.name);
            assert!(of.options.iter().all(|option| !option.sentence.is_empty() && !option.paragraph.is_empty()));
            for preset in &game.presets {
                let set = &of.presets[&preset.name];
                assert!(
                    of.options.iter().all(|option| set.contains_key(&option.name)),
                    "{} {}",
                    game.name,
                    preset.name
                );
            }
        }
    });
}
