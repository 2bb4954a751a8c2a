//! Times in Numenko: to lay, to vote, and for all of play. A player who does nothing is played for.

use reckon_protocol::{Clock, CreateTable, MadeBy, Settings, ToServer, Who};
use reckon_rules::numenko::{Numenko, Phase};

use super::*;
use crate::tables::support::*;

static SERVER: Shared = Shared::new();

/// Lists seats whose moves the clock made.
fn by_clock(person: &Person) -> Vec<u8> {
    person.journal.updates().flat_map(made).filter(|(_, _, by)| *by == MadeBy::Clock).map(|(_, seat, _)| seat).collect()
}

#[test]
fn the_last_draft_of_an_absent_player_is_laid() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND, FRIEND], 30)).await;
        for person in &mut people[1..] {
            person.plays(&["stop"]).await.expect("enough");
        }
        let grid = format!("{}/0", all_laid(&people[1]).strip_suffix('0').expect("noughts"));
        drafts(&mut people[1], "0").await;
        drafts(&mut people[1], &grid).await;
        people[1].settle().await;
        // One is absent, one is present but does nothing, and one lays.
        people[1].socket.close().await.expect("a clean close");
        people[0].plays(&["stop"]).await.expect("enough");
        let update = people[0].sees("the end of play", |update| update.window_ms.is_some()).await;
        assert!(update.window_ms.is_some_and(|left| left <= 10_000), "{:?}", update.window_ms);
        let lay = format!("lay {}", all_laid(&people[0]));
        people[0].plays(&[&lay]).await.expect("all of it");
        assert!(people[0].update().window_ms.is_some(), "the others have time");
        let end = people[0].sees("the end", |update| update.turn.outcome().is_some()).await;
        assert_eq!(by_clock(&people[0]), [2, 3]);
        // A nought in a second row makes a run that is not a sum; the smiley of the one who laid nothing counts.
        assert_eq!(end.turn.outcome().expect("the end").results, [0, 0, 10]);
        assert_eq!(end.window_ms, None);
        let record = people[0].record(1).await;
        let laid: Vec<String> = moves_of::<Numenko>(&record).into_iter().map(|(_, text)| text).skip(3).collect();
        assert_eq!(laid, [lay, format!("lay {grid}"), "lay -".to_string()]);
        people[0].check_seen::<Numenko>(1, &record);
    });
}

#[test]
fn a_missing_vote_counts_for_the_end() {
    SERVER.test(async |server| {
        let wish = with_option(noughts(&[ME, FRIEND], 0), "check-done", "off");
        let mut people = seat_people(server, &wish).await;
        let wrong = format!("game over ?{}", "0".repeat(20));
        people[1].plays(&[&wrong]).await.expect("nobody checks");
        let update = people[0].sees("a vote", |update| update.window_ms.is_some()).await;
        assert_eq!(phase(&people[0]), Phase::Vote { accused: seat(2) });
        assert!(update.window_ms.is_some_and(|left| left > 10_000 && left <= 30_000), "{:?}", update.window_ms);
        let host = &mut people[0];
        host.socket.patience = 3 * TIMEOUT;
        let voted = host.sees("the end of the vote", |update| update.v > 1).await;
        assert_eq!(made(&voted), [(2, 1, MadeBy::Clock)]);
        assert_eq!(phase(host), Phase::Lay);
        host.plays(&["lay -"]).await.expect("nothing");
        host.sees("the end", |update| update.turn.outcome().is_some()).await;
        assert_eq!(by_clock(host), [1, 2]);
        let moves: Vec<String> = moves_of::<Numenko>(&host.record(1).await).into_iter().map(|(_, text)| text).collect();
        assert_eq!(moves, [wrong.as_str(), "vote end", "lay -", &format!("lay ?{}", "0".repeat(20))]);
    });
}

/// §5.7–§5.10 The others look at a grid, and have the time to work it out; nothing is told about it until they agree.
#[test]
fn the_others_look_at_a_grid() {
    SERVER.test(async |server| {
        let wish = with_option(noughts(&[ME, FRIEND], 0), "check-done", "off");
        let mut people = seat_people(server, &with_option(wish, "who-checks", "players")).await;
        let wrong = format!("game over ?{}", "0".repeat(20));
        people[1].plays(&[&wrong]).await.expect("nobody checks");
        let update = people[0].sees("the grid", |update| update.window_ms.is_some()).await;
        assert_eq!(phase(&people[0]), Phase::Check { seat: seat(2) });
        assert!(update.window_ms.is_some_and(|left| left > 60_000 && left <= 120_000), "{:?}", update.window_ms);
        // The one who shows it waits, and is told nothing about it either.
        assert_eq!(view(&people[1]).offers, []);
        let refused = people[1].plays(&["right"]).await.expect_err("their own grid");
        assert!(refused.text.contains("The others look at your grid"), "{}", refused.text);
        let said = people[0].plays(&["wrong loose"]).await;
        said.expect("a doubt");
        assert_eq!(view(&people[0]).doubts.len(), 1);
        people[0].plays(&["right"]).await.expect("nothing found");
        let told =
            people[1].sees("the end of play", |update| update.window_ms.is_some_and(|left| left <= 10_000)).await;
        assert!(told.texts.iter().any(|text| text.contains("But one was there: ")), "{:?}", told.texts);
        assert_eq!(view(&people[1]).winner, Some(seat(2)));
    });
}

#[test]
fn when_the_game_clock_runs_out_everybody_stops() {
    SERVER.test(async |server| {
        let wish = noughts(&[ME, FRIEND, SLOW], 30);
        let clock = Clock::GameS(2);
        let wish = CreateTable { settings: Settings { clock, ..wish.settings.clone() }, ..wish };
        let mut people = seat_people(server, &wish).await;
        let left = people[0].update().clocks.clone().expect("a clock");
        assert!(left.left_ms.iter().all(|left| *left <= 2000));
        people[0].plays(&["swop 0"]).await.expect("a swop");
        assert_eq!(people[0].update().clocks.as_ref().expect("a clock").running.len(), 3, "the same for everybody");
        // Nobody gains time by leaving.
        people[1].socket.close().await.expect("a clean close");
        people[0].sees("the end of play", |update| update.window_ms.is_some()).await;
        let mut stopped = by_clock(&people[0]);
        stopped.sort_unstable();
        assert_eq!(stopped, [1, 2, 3]);
        let clocks = people[0].update().clocks.clone().expect("a clock");
        assert!(clocks.running.is_empty(), "laying has its own time limit");
        people[0].plays(&["lay -"]).await.expect("nothing");
        let end = people[0].sees("the end", |update| update.turn.outcome().is_some()).await;
        assert!(end.took_ms.is_some_and(|took| took.iter().all(|took| (1900..30_000).contains(took))));
        people[0].check_seen::<Numenko>(1, &people[0].record(1).await);
    });
}

/// A computer player that has not moved when time runs out.
const SLOW: reckon_protocol::SeatWish = reckon_protocol::SeatWish::Computer { player: None, pace_ms: 10_000 };

#[test]
fn the_time_of_a_lone_player_is_measured() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME], 1)).await;
        let host = &mut people[0];
        let done = format!("game over {}", all_laid(host));
        host.plays(&[&done]).await.expect("all is laid");
        let end = host.update().clone();
        assert_eq!(end.turn.outcome().expect("the end").winners.len(), 1);
        assert_eq!(end.took_ms.map(|took| took.len()), Some(1));
    });
}

#[test]
fn a_computer_player_stands_in_for_an_absent_one() {
    SERVER.test(async |server| {
        let wish = noughts(&[ME, FRIEND], 30);
        let wish = CreateTable { settings: Settings { away_s: 1, ..wish.settings.clone() }, ..wish };
        let mut people = seat_people(server, &wish).await;
        people[1].socket.close().await.expect("a clean close");
        people[0].finds("somebody is away", |info| person_at(info, seat(2)) == (false, true)).await;
        people[0].plays(&["stop"]).await.expect("enough");
        people[0].sees("the end of play", |update| update.window_ms.is_some()).await;
        let by: Vec<(u8, MadeBy)> =
            people[0].journal.updates().flat_map(made).map(|(_, seat, by)| (seat, by)).collect();
        assert_eq!(by.last(), Some(&(2, MadeBy::StandIn)), "nobody waits forever: {by:?}");
        // Back in time, they lay for themselves.
        let mut friend = people.remove(1).comes_back(None).await;
        friend.plays(&["lay 0?0"]).await.expect("their own grid");
    });
}

#[test]
fn an_arrangement_counts_after_its_player_has_left() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        people[1].plays(&["stop"]).await.expect("enough");
        drafts(&mut people[1], "0?00").await;
        people[1].say(ToServer::Leave { seat: None }).await;
        people[0].finds("an empty seat", |info| info.seats[1].who == Who::Open).await;
        people[0].plays(&["stop"]).await.expect("enough");
        people[0].plays(&["lay -"]).await.expect("nothing");
        people[0].sees("the end", |update| update.turn.outcome().is_some()).await;
        let moves = moves_of::<Numenko>(&people[0].record(1).await);
        assert_eq!(moves.last(), Some(&(seat(2), "lay 0?00".to_string())));
    });
}

#[test]
fn nobody_has_to_hurry_back_to_an_empty_table() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &noughts(&[ME, FRIEND], 30)).await;
        for person in &mut people {
            person.plays(&["stop"]).await.expect("enough");
        }
        people[0].sees("the end of play", |update| update.window_ms.is_some()).await;
        for person in &mut people {
            person.socket.close().await.expect("a clean close");
        }
        // Longer than the time to lay.
        tokio::time::sleep(std::time::Duration::from_secs(11)).await;
        let mut host = people.remove(0).comes_back(None).await;
        assert_eq!((host.v(), phase(&host)), (2, Phase::Lay));
        assert!(host.update().window_ms.is_some(), "the window starts afresh");
        host.plays(&["lay 0?0"]).await.expect("in time");
    });
}
