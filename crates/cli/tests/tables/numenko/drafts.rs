//! Drafts in Numenko: they are restored when their player comes back, and nobody else receives them.

use reckon_protocol::{MadeBy, ToClient, ToServer, Why};
use reckon_rules::numenko::Numenko;

use super::*;
use crate::tables::support::*;

static SERVER: Shared = Shared::new();

fn draft(person: &Person) -> Option<&str> {
    person.update().draft.as_deref()
}

#[test]
fn a_draft_is_kept_for_its_seat_alone() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        assert_eq!(draft(&people[0]), None);
        drafts(&mut people[0], "0?00/0").await;
        let heard = people[0].settle().await;
        assert!(heard.is_empty(), "{heard:?}");
        let heard = people[1].settle().await;
        assert!(heard.is_empty(), "{heard:?}");
        let window = people[0].in_another_window().await;
        assert_eq!(draft(&window), Some("0?00/0"));
        let host = people.remove(0).comes_back(None).await;
        assert_eq!(draft(&host), Some("0?00/0"));
        let mut friend = people.remove(0).in_another_window().await;
        assert_eq!(draft(&friend), None);
        // Later updates do not repeat it.
        friend.plays(&["swop 0"]).await.expect("a swop");
        let mut host = host;
        host.sees_version(1).await;
        assert_eq!(draft(&host), None, "it is sent once");
        assert!(friend.journal.updates().all(|update| update.draft.is_none()));
        let frames = friend.socket.frames().join("\n");
        assert!(!frames.contains("0?00"), "{frames}");
    });
}

#[test]
fn the_last_of_many_drafts_counts() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        for length in 1..=9 {
            drafts(&mut people[0], &"0".repeat(length)).await;
        }
        assert_eq!(refusals(&people[0].settle().await), [], "none is throttled");
        assert_eq!(draft(&people[0].in_another_window().await), Some("000000000"));
    });
}

#[test]
fn a_draft_survives_sleep_and_a_restart() {
    run(async {
        let mut server = launch().sleep_after(1).start().await.expect("a server");
        let mut people = seat_people(&server, &noughts(&[ME, FRIEND], 30)).await;
        drafts(&mut people[0], "0").await;
        drafts(&mut people[0], "0?00").await;
        people[0].settle().await;
        for person in &mut people {
            person.socket.close().await.expect("a clean close");
        }
        comes_true("the table sleeps", async || tables_awake(&server).await == 0).await;
        let mut host = people.remove(0).comes_back(None).await;
        assert_eq!(draft(&host), Some("0?00"));
        drafts(&mut host, "0?000").await;
        // This one is still queued when the server stops.
        drafts(&mut host, "0?0000").await;
        host.settle().await;
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        server.restart().await.expect("a restart");
        let mut host = host.comes_back(None).await;
        assert_eq!(draft(&host), Some("0?0000"));
        let friend = people.remove(0).comes_back(None).await;
        assert_eq!(draft(&friend), None);
        // A grid that was done stays until something else is arranged.
        let done = all_laid(&host);
        host.plays(&[&format!("done {done}")]).await.expect("a true grid");
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        server.restart().await.expect("a restart");
        let host = host.comes_back(None).await;
        assert_eq!(draft(&host), Some(done.as_str()));
    });
}

#[test]
fn a_complete_draft_is_done() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 4)).await;
        let grid = all_laid(&people[0]);
        drafts(&mut people[0], &grid).await;
        for person in &mut people {
            let update = person.sees_version(1).await;
            assert_eq!(made(&update), [(1, 1, MadeBy::Player)]);
            assert_eq!(view(person).seats[0].count, 25);
        }
        // The pot is empty now, so the next one who lays everything has won.
        let grid = all_laid(&people[1]);
        drafts(&mut people[1], &grid).await;
        people[0].sees("the end of play", |update| update.window_ms.is_some()).await;
        assert_eq!(view(&people[0]).winner, Some(seat(2)));
        people[0].plays(&["lay -"]).await.expect("nothing");
        people[1].sees("the end", |update| update.turn.outcome().is_some()).await;
        let record = people[0].record(1).await;
        let moves: Vec<String> = moves_of::<Numenko>(&record).into_iter().map(|(_, text)| text).collect();
        assert!(moves[0].starts_with("done 0?0") && moves[1].starts_with("game over 0?0"), "{moves:?}");
        people.iter().for_each(|person| person.check_seen::<Numenko>(1, &record));
    });
}

#[test]
fn where_nobody_checks_a_complete_draft_is_only_a_draft() {
    SERVER.test(async |server| {
        let wish = with_option(noughts(&[ME, FRIEND], 30), "check-done", "off");
        let mut people = seat_people(server, &wish).await;
        let grid = all_laid(&people[0]);
        drafts(&mut people[0], &grid).await;
        people[1].plays(&["swop 0"]).await.expect("a swop");
        people[0].sees_version(1).await;
        people[0].settle().await;
        assert_eq!((people[0].v(), tiles(&people[0]).len()), (1, 21));
    });
}

#[test]
fn an_impossible_draft_is_refused_and_the_old_one_stays() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        let host = &mut people[0];
        drafts(host, "0?00").await;
        let long = "0".repeat(16_000);
        let wide = format!("0{}0", ".".repeat(400));
        let cases = [
            ("0?0?", Why::Illegal, "You have no"),
            ("1", Why::Illegal, "You have no 1"),
            (&"0".repeat(21), Why::Illegal, "You have no 0"),
            (&long, Why::NotAMove, "A grid has at most"),
            (&wide, Why::NotAMove, "A grid has at most"),
            ("lovely", Why::NotAMove, "isn’t a tile"),
            ("0\u{0}0", Why::NotAMove, "isn’t a tile"),
            ("0?00 > nowhere", Why::NotAMove, ""),
            ("0?00; across 9", Why::NotAMove, "how to read a sum"),
        ];
        for (grid, word, text) in cases {
            let refused = host.is_refused(ToServer::Draft { seat: None, grid: grid.to_string() }).await;
            assert_eq!(refused.why, word, "{}", refused.text);
            assert!(refused.text.contains(text), "{}", refused.text);
        }
        assert_eq!(draft(&host.in_another_window().await), Some("0?00"));
        let other = ToServer::Draft { seat: Some(seat(2)), grid: "0".into() };
        assert_eq!(host.is_refused(other).await.why, Why::NotYours);
        assert_eq!(draft(&people[1].in_another_window().await), None);
    });
}

#[test]
fn a_line_typed_about_a_draft_is_done_and_shown() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        drafts(&mut people[0], "0?00 > a2 across 0").await;
        let shown = people[0].sees("the draft", |update| update.draft.is_some()).await;
        assert_eq!(shown.draft.as_deref(), Some("0?00/0"));
        assert_eq!(shown.v, 0);
        let heard = people[1].settle().await;
        assert!(heard.is_empty(), "{heard:?}");
    });
}

#[test]
fn a_draft_loses_tiles_that_are_swopped() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        drafts(&mut people[0], "0?00").await;
        people[0].plays(&["swop ?"]).await.expect("a swop");
        assert!(!tiles(&people[0]).contains('?') || view(&people[0]).pot == 29);
        let held = tiles(&people[0]).contains('?');
        let window = people[0].in_another_window().await;
        assert_eq!(draft(&window), Some(if held { "0?00" } else { "0.00" }));
    });
}

#[test]
fn other_games_store_no_drafts() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &numero("1-15", &[ME])).await;
        let sent = || ToServer::Draft { seat: None, grid: "0".into() };
        assert_eq!(host.is_refused(sent()).await.why, Why::NotPlaying);
        host.starts().await;
        assert_eq!(host.is_refused(sent()).await.why, Why::NotHere);
    });
}

#[test]
fn each_seat_of_a_device_has_its_own_draft() {
    SERVER.test(async |server| {
        let mut device = Person::opens(server, &noughts(&[ME, ME], 30)).await;
        device.starts().await;
        let grid = |text: &str, place| ToServer::Draft { seat: Some(seat(place)), grid: text.to_string() };
        assert_eq!(device.is_refused(grid("0", 1)).await.why, Why::Covered);
        for (place, text) in [(1, "0?"), (2, "0?0")] {
            device.say(ToServer::Uncover { seat: Some(seat(place)) }).await;
            device.settle().await;
            assert_eq!(draft(&device), None);
            device.say(grid(text, place)).await;
        }
        for (place, text) in [(Some(1), Some("0?")), (Some(2), Some("0?0")), (None, None)] {
            device.say(ToServer::Uncover { seat: place.map(seat) }).await;
            device.settle().await;
            assert_eq!(draft(&device), text);
        }
        // The next game begins with an empty table.
        for place in [1, 2] {
            device.say(ToServer::Uncover { seat: Some(seat(place)) }).await;
            device.settle().await;
            let asked = reckon_protocol::Move { seat: Some(seat(place)), ..device.asks(&["stop"]) };
            device.sends(&asked).await;
            device.answer(&asked).await.expect("enough");
        }
        for place in [1, 2] {
            device.say(ToServer::Uncover { seat: Some(seat(place)) }).await;
            device.settle().await;
            let asked = reckon_protocol::Move { seat: Some(seat(place)), ..device.asks(&["lay -"]) };
            device.sends(&asked).await;
            device.answer(&asked).await.expect("nothing");
        }
        device.say(ToServer::Again {}).await;
        device
            .until("another game", |person, message| {
                matches!(message, ToClient::Update(_)).then_some(()).filter(|()| person.update().round == 2)
            })
            .await;
        device.say(ToServer::Uncover { seat: Some(seat(1)) }).await;
        device.settle().await;
        assert_eq!((device.update().round, draft(&device)), (2, None));
    });
}
