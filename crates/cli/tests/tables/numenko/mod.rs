//! Numenko-in-a-bag: everybody at once, each with tiles and a grid of their own.

mod drafts;
mod times;

use reckon_guest::{Client, ServerProcess};
use reckon_protocol::{Clock, CreateTable, Help, MadeBy, SeatWish, Settings, ToServer, Why};
use reckon_rules::game::Seat;
use reckon_rules::numenko::{Numenko, Phase, View};

use super::support::*;

static SERVER: Shared = Shared::new();

/// Fills a bag with noughts, and a smiley for each player: all of them in one line are a sum, `0=000…`. So everybody
/// can be done at any time, with `pot` tiles in the pot.
pub fn noughts(seats: &[SeatWish], pot: usize) -> CreateTable {
    let each = if seats.len() > 4 { 15 } else { 20 };
    let pack = format!("{}*0 {}*?", each * seats.len() + pot, seats.len());
    let wish = CreateTable { pack: Some(pack), ..table("numenko", "usual", seats) };
    with_option(with_option(wish, "identity", "on"), "leading-zeros", "on")
}

/// Lays all of a player's tiles in one true sum.
pub fn all_laid(person: &Person) -> String {
    let tiles = tiles(person);
    assert!(tiles.ends_with("0?"), "{tiles}");
    format!("0?{}", &tiles[..tiles.len() - 2])
}

pub fn view(person: &Person) -> View {
    serde_json::from_str(person.update().view.text()).expect("a view of Numenko")
}

/// Returns the player's tiles.
pub fn tiles(person: &Person) -> String {
    view(person).own_tiles().to_string()
}

pub fn phase(person: &Person) -> Phase {
    view(person).phase
}

pub async fn drafts(person: &mut Person, grid: &str) {
    person.say(ToServer::Draft { seat: None, grid: grid.to_string() }).await;
}

/// Seats the people of a wish, the first of them the host.
pub async fn seat_people(server: &ServerProcess, wish: &CreateTable) -> Vec<Person> {
    let mut people = vec![Person::opens(server, wish).await];
    for _ in wish.seats.iter().filter(|seat| **seat == FRIEND) {
        people.push(Person::joins(server, people[0].table).await);
    }
    people[0].starts().await;
    for person in &mut people {
        person.sees_version(0).await;
    }
    people
}

#[test]
fn four_play_at_the_same_time() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND, FRIEND, FRIEND], 18)).await;
        // Everybody decides by what they saw at the beginning, and all of it is played.
        for (place, person) in people.iter_mut().enumerate() {
            let (asked, tiles) = match place % 2 {
                0 => (person.asks(&["swop 0"]), 22),
                _ => (person.asks(&[&format!("done {}", all_laid(person))]), 25),
            };
            person.sends(&asked).await;
            assert_eq!(person.answer(&asked).await.expect("nobody disturbs anybody").v, 1 + place as u32);
            assert_eq!(tiles_of(person), tiles);
        }
        for person in &mut people {
            person.sees_version(4).await;
            let view = view(person);
            assert_eq!(view.pot, 8, "two swops of one tile and two times four");
            assert_eq!(view.seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), [22, 25, 22, 25]);
            let shown = view.seats.iter().filter(|seat| seat.tiles.is_some()).count();
            assert_eq!(shown, 1, "the player's own tiles");
            assert!(
                view.seats.iter().zip(0..).all(|(other, seat)| other.grid.is_none() || Seat(seat) == person.seat())
            );
        }
        // The others' swops and grids are secret until the end.
        assert_eq!(failed(people[0].client.record(&people[0].table, 1).await).0, 409);
        let steps = format!("/api/tables/{}/games/1/steps?seat=2", people[0].table);
        assert_eq!(people[0].client.get(&steps).await.expect("an answer").status, 409);
        for person in &mut people {
            person.plays(&["stop"]).await.expect("enough");
        }
        for person in &mut people {
            person.sees("the end of play", |update| update.window_ms.is_some()).await;
            assert_eq!(phase(person), Phase::Lay);
            let lay = format!("lay {}", all_laid(person));
            person.plays(&[&lay]).await.expect("everybody lays");
        }
        let record = people[0].record(1).await;
        for person in &mut people {
            let end = person.sees("the end", |update| update.turn.outcome().is_some()).await;
            assert_eq!(end.turn.outcome().expect("the end").results, [0, 0, 0, 0]);
            assert!(end.took_ms.is_some_and(|took| took.len() == 4));
            person.check_seen::<Numenko>(1, &record);
        }
        assert_eq!(moves_of::<Numenko>(&record).len(), 12);
        let replay = people[0].client.get(&steps).await.expect("an answer").text();
        assert!(replay.contains(r#""m":"swop 0""#) && replay.contains(r#""m":"done 0?0"#), "{replay}");
    });
}

fn tiles_of(person: &Person) -> usize {
    tiles(person).len()
}

#[test]
fn a_move_is_stale_only_once_its_players_tiles_have_changed() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        let mut window = people[0].in_another_window().await;
        let late = window.asks(&["swop 0"]);
        let on_time = people[1].asks(&["swop 0"]);
        people[0].plays(&["swop 0"]).await.expect("a swop");
        people[1].sees_version(1).await;
        people[1].sends(&on_time).await;
        people[1].answer(&on_time).await.expect("other players' moves do not make it stale");
        window.sees_version(2).await;
        window.sends(&late).await;
        assert_eq!(why(window.answer(&late).await), Why::Stale, "nothing is swopped twice");
        assert_eq!(tiles_of(&window), 22);
        window.plays(&["swop 0"]).await.expect("based on the current tiles");
        // The end of play makes everybody look again.
        people[0].sees_version(3).await;
        let late = people[0].asks(&["swop 0"]);
        window.plays(&["stop"]).await.expect("enough");
        people[1].plays(&["stop"]).await.expect("enough");
        people[0].sends(&late).await;
        assert_eq!(why(people[0].answer(&late).await), Why::Stale);
    });
}

#[test]
fn a_watcher_sees_counts_and_no_tiles() {
    SERVER.test(async |server| {
        let wish = noughts(&[ME, FRIEND], 30);
        let wish = CreateTable { settings: Settings { watchers: true, ..wish.settings.clone() }, ..wish };
        let mut people = seat_people(server, &wish).await;
        let stranger = Client::program(server.address()).await.expect("a token");
        let mut watcher = Person::connects(stranger, people[0].table, None).await;
        drafts(&mut people[0], "0?00").await;
        people[0].settle().await;
        people[0].plays(&["swop 0"]).await.expect("a swop");
        let done = format!("done {}", all_laid(&people[1]));
        people[1].plays(&[&done]).await.expect("it is true");
        watcher.sees_version(2).await;
        assert_eq!(why(watcher.plays(&["swop 0"]).await), Why::NotYours);
        assert_eq!(watcher.is_refused(ToServer::Draft { seat: None, grid: "-".into() }).await.why, Why::NotYours);
        for update in watcher.journal.updates() {
            let view: View = serde_json::from_str(update.view.text()).expect("a view");
            assert!(view.seats.iter().all(|seat| seat.tiles.is_none() && seat.grid.is_none() && seat.laid.is_none()));
            assert_eq!((update.draft.as_ref(), update.basis), (None, None));
        }
    });
}

#[test]
fn computer_players_play_to_the_end() {
    SERVER.test(async |server| {
        let wish = with_option(table("numenko", "quick", &[ME, COMPUTER, COMPUTER]), "pot-limit", "12");
        let mut host = Person::opens(server, &wish).await;
        host.starts().await;
        host.plays(&["stop"]).await.expect("the others go on");
        host.sees("the end of play", |update| update.window_ms.is_some() || update.turn.outcome().is_some()).await;
        if phase(&host) == Phase::Lay {
            host.plays(&["lay -"]).await.expect("nothing");
        }
        host.sees("the end", |update| update.turn.outcome().is_some()).await;
        let computers = host.journal.updates().flat_map(made).filter(|(_, _, by)| *by == MadeBy::Computer).count();
        assert!(computers >= 4, "only {computers} moves");
        host.check_seen::<Numenko>(1, &host.record(1).await);
    });
}

#[test]
fn whole_games_alone_and_with_others() {
    SERVER.test(async |server| {
        for seats in [&[ME][..], &[ME, FRIEND], &[ME, ME, COMPUTER], &[FRIEND, ME, FRIEND, COMPUTER, COMPUTER, FRIEND]]
        {
            let wish = with_option(table("numenko", "quick", seats), "pot-limit", "8");
            let mut people = vec![Person::opens(server, &wish).await];
            for _ in seats.iter().filter(|seat| **seat == FRIEND) {
                people.push(Person::joins(server, people[0].table).await);
            }
            let witnesses = play_out::<Numenko>(&people.iter().collect::<Vec<_>>()).await;
            check_record::<Numenko>(&people[0].record(1).await, &witnesses);
        }
    });
}

#[test]
fn a_turn_has_no_time_of_its_own() {
    SERVER.test(async |server| {
        let wish = noughts(&[ME], 8);
        let turns = |clock| CreateTable { settings: Settings { clock, ..wish.settings.clone() }, ..wish.clone() };
        let mut client = Client::program(server.address()).await.expect("a token");
        assert_eq!(failed(client.create_table(&turns(Clock::TurnS(60))).await), (400, "bad-table".into()));
        client.create_table(&turns(Clock::GameS(60))).await.expect("the whole game may have a clock");
    });
}

#[test]
fn an_arrangement_is_judged_as_far_as_help_allows() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        let host = &mut people[0];
        let shown = host.tries_taps("0?00").await.expect("a reading");
        let work = shown.work.expect("what it means").text().to_string();
        assert!(work.contains(r#""shown":"0=00""#), "{work}");
        assert!(!shown.goes && shown.text.expect("a sentence").contains("0"), "tiles are left");
        let edited = host.tries_taps("0?00 > a1 down 0*0").await.expect_err("there are no stars here");
        assert_eq!(edited.why, Why::NotAMove);
        host.say(ToServer::Help { help: Help::Check }).await;
        let checked = host.tries_taps(&all_laid(host)).await.expect("a reading");
        assert!(checked.goes && checked.work.is_some(), "a check was requested");
        assert_eq!(checked.moves, [format!("done {}", all_laid(host))]);
        host.say(ToServer::Help { help: Help::Off }).await;
        assert_eq!(why(host.tries_taps("0?00").await), Why::NotHere);
        // A refusal does not say which sum is wrong, nor why.
        let wrong = format!("done {}", "0".repeat(10) + &"/.........0".repeat(9) + "/.........0?");
        let refused = host.plays(&[&wrong]).await.expect_err("a grid without stars");
        assert_eq!((refused.why, refused.text.as_str()), (Why::Illegal, "Not every sum is right yet."));
    });
}

#[test]
fn typed_words_refer_to_the_draft() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        let host = &mut people[0];
        drafts(host, "0?00").await;
        let edited = host.tries(None, Some("a2 across 0")).await.expect("an edit");
        assert!(edited.work.expect("how it would lie").text().contains(r#""grid":"0?00/0""#));
        let said = host.tries(None, Some("done")).await.expect("a move");
        assert_eq!((said.moves, said.goes), (vec!["done 0?00".to_string()], false));
        let basis = host.update().basis.expect("a player has one");
        let mut asked = reckon_protocol::Move { m: None, say: Some("a2 across 0".into()), ..host.asks(&[]) };
        assert_eq!(asked.on, basis);
        host.sends(&asked).await;
        assert_eq!(why(host.answer(&asked).await), Why::NotAMove, "an edit is not a move");
        asked = reckon_protocol::Move { m: None, say: Some("swap the 0".into()), ..host.asks(&[]) };
        host.sends(&asked).await;
        host.answer(&asked).await.expect("a swop");
    });
}
