//! Times in nmbrs! blocks: the knocking window, clocks, and absent players.

use std::process::Command;

use reckon_protocol::{Clock, CreateTable, MadeBy, Move, SeatWish, Settings, ToServer, Who};

use super::*;
use crate::tables::support::*;

static SERVER: Shared = Shared::new();

fn with_settings(wish: CreateTable, change: impl FnOnce(&mut Settings)) -> CreateTable {
    let mut wish = wish;
    change(&mut wish.settings);
    wish
}

/// Returns who made the moves of the last update.
fn makers(person: &Person) -> Vec<(u8, MadeBy)> {
    made(person.update()).into_iter().map(|(_, seat, by)| (seat, by)).collect()
}

#[test]
fn a_player_out_of_time_lets_the_block_go() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND, FRIEND], "first")).await;
        let (giver, block) = gives(&mut people).await;
        let [answers, sleeps, gone] = others(giver, 4)[..] else { panic!("three others") };
        // One answers, one is present but does nothing, and one is disconnected and no longer waited for.
        people[gone].socket.close().await.expect("a clean close");
        let v = people[answers].plays(&["let go"]).await.expect("an answer").v;
        assert!(people[answers].update().window_ms.is_some_and(|left| left <= 8000), "the others still have time");
        people[answers].sees_version(v + 2).await;
        let by_clock = people[answers].journal.updates().flat_map(made).filter(|(_, _, by)| *by == MadeBy::Clock);
        let mut seats: Vec<u8> = by_clock.map(|(_, seat, _)| seat).collect();
        seats.sort_unstable();
        let mut wanted: Vec<u8> = [sleeps, gone].map(|place| people[place].seat().into()).to_vec();
        wanted.sort_unstable();
        assert_eq!(seats, wanted);
        assert!(view(&people[answers]).aside.contains(block) && people[answers].update().window_ms.is_none());
        people[sleeps].sees_version(v + 2).await;
        let late = format!("knock {block}");
        assert_eq!(people[sleeps].plays(&[&late]).await.expect_err("too late").code, "too-late");
        let back = people.remove(gone).comes_back(None).await;
        people.insert(gone, back);
        check(&people).await;
    });
}

#[test]
fn at_an_empty_table_nobody_has_to_hurry() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND], "first")).await;
        let (giver, block) = gives(&mut people).await;
        for person in &mut people {
            person.socket.close().await.expect("a clean close");
        }
        // Longer than the window.
        tokio::time::sleep(std::time::Duration::from_secs(9)).await;
        let mut other = people.remove(1 - giver).comes_back(None).await;
        assert_eq!(knocking(&other).map(|knocking| knocking.block), Some(block));
        assert!(other.update().window_ms.is_some_and(|left| left > 1000), "the window starts afresh");
        other.plays(&[&format!("knock {block}")]).await.expect("in time");
    });
}

#[test]
fn a_turn_and_a_window_have_separate_times() {
    SERVER.test(async |server| {
        let wish = with_settings(blocks(&[ME, FRIEND], "first"), |settings| settings.clock = Clock::TurnS(2));
        let mut people = seat_people(server, &wish).await;
        let (first, second) = (on_turn(&people), 1 - on_turn(&people));
        let clocks = people[0].update().clocks.clone().expect("a clock");
        assert_eq!(clocks.running, [people[first].seat()]);
        // Nobody acts: the table gives away for the first, and lets go for the second.
        all_see(&mut people, 1).await;
        assert_eq!(makers(&people[0]), [(people[first].seat().into(), MadeBy::Clock)]);
        let clocks = people[0].update().clocks.clone().expect("a clock");
        assert!(clocks.running.is_empty(), "no turn clock runs while the window is open");
        assert!(clocks.left_ms.iter().all(|left| *left > 1500), "{clocks:?}");
        assert!(people[0].update().window_ms.is_some_and(|left| left > 4000), "the window is longer than a turn");
        people[second].plays(&["let go"]).await.expect("in time");
        all_see(&mut people, 2).await;
        assert_eq!(people[0].update().clocks.clone().expect("a clock").running, [people[second].seat()]);
        all_see(&mut people, 3).await;
        assert_eq!(makers(&people[0]), [(people[second].seat().into(), MadeBy::Clock)]);
    });
}

#[test]
fn a_stand_in_plays_for_an_absent_player_and_never_knocks() {
    SERVER.test(async |server| {
        // In one round the computer player might win before the host has played.
        let wish = with_option(blocks(&[ME, FRIEND], "in-order"), "rounds", "3");
        let wish = with_settings(wish, |settings| settings.away_s = 1);
        let mut people = seat_people(server, &wish).await;
        people[1].socket.close().await.expect("a clean close");
        let host = &mut people[0];
        host.finds("somebody is away", |info| person_at(info, seat(2)) == (false, true)).await;
        host.has_turn().await;
        while knocking(host).is_some() {
            host.plays(&["let go"]).await.expect("an answer");
            host.has_turn().await;
        }
        let block = own(host).iter().next().expect("a hand");
        host.plays(&[&format!("give {block}")]).await.expect("a gift");
        let stood_in = host.sees_version(host.v() + 1).await;
        let by: Vec<(u8, MadeBy)> = made(&stood_in).into_iter().map(|(_, seat, by)| (seat, by)).collect();
        assert_eq!(by, [(2, MadeBy::StandIn)]);
        assert!(view(host).aside.contains(block), "it never knocks");
        host.sees_version(host.v() + 1).await;
        let friend = people.remove(1).comes_back(None).await;
        people.push(friend);
        check(&people).await;
    });
}

#[test]
fn a_player_who_leaves_in_a_window_is_played_for() {
    SERVER.test(async |server| {
        let mut people = seat_people(server, &blocks(&[ME, FRIEND, FRIEND], "in-order")).await;
        let (giver, _) = gives(&mut people).await;
        let [answers, leaves] = others(giver, 3)[..] else { panic!("two others") };
        people[leaves].say(ToServer::Leave { seat: None }).await;
        let place = people[leaves].seat();
        people[answers].finds("an empty seat", |info| info.seats[place.index()].who == Who::Open).await;
        people[answers].plays(&["let go"]).await.expect("an answer");
        let ended = people[answers].sees("the next turn", |update| update.window_ms.is_none()).await;
        assert_eq!(ended.v, 3, "nobody waits for a player who has left");
    });
}

/// A computer player that takes its time.
const SLOW: SeatWish = SeatWish::Computer { player: None, pace_ms: 7000 };

#[test]
fn computer_players_answer_before_the_window_closes() {
    SERVER.test(async |server| {
        // A computer player can win a round before anybody else has had a turn, but not nine.
        let wish = with_option(blocks(&[ME, SLOW, COMPUTER, COMPUTER], "first"), "rounds", "9");
        let mut people = seat_people(server, &wish).await;
        let host = &mut people[0];
        host.has_turn().await;
        while knocking(host).is_some() {
            // Refused if somebody has knocked in the meantime.
            let _late = host.plays(&["let go"]).await;
            host.has_turn().await;
        }
        let block = own(host).iter().next().expect("a hand");
        let v = host.plays(&[&format!("give {block}")]).await.expect("a gift").v;
        host.sees("the end of the window", |update| update.v > v && update.window_ms.is_none()).await;
        let by: Vec<MadeBy> = host.journal.updates().flat_map(made).map(|(_, _, by)| by).collect();
        assert!(!by.contains(&MadeBy::Clock), "everybody has answered: {by:?}");
        assert!(by.contains(&MadeBy::Computer), "{by:?}");
    });
}

#[test]
fn after_a_kill_in_a_window_it_goes_on_and_an_answer_counts_once() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let mut people = seat_people(&server, &blocks(&[ME, FRIEND, FRIEND], "first")).await;
        let (giver, block) = gives(&mut people).await;
        let [one, other] = others(giver, 3)[..] else { panic!("two others") };
        let let_go = Move { round: Some(1), ..people[one].asks(&["let go"]) };
        people[one].sends(&let_go).await;
        let done = people[one].answer(&let_go).await.expect("an answer");
        server.kill().await.expect("killed");
        server.restart().await.expect("a restart");
        let mut back = Vec::new();
        for person in people {
            back.push(person.comes_back(None).await);
        }
        let mut people = back;
        for person in &people {
            let knocking = knocking(person).expect("the window is still open");
            assert_eq!((person.v(), knocking.block), (done.v, block));
            assert!(knocking.asked.contains(people[other].seat()) && knocking.asked.len() == 1);
            assert!(person.update().window_ms.is_some_and(|left| left > 1000 && left <= 8000));
        }
        people[one].sends(&let_go).await;
        assert_eq!(people[one].answer(&let_go).await, Ok(done.clone()), "the same answer again");
        // This one may or may not be stored when the server is killed.
        let knock = Move { round: Some(1), ..people[other].asks(&[&format!("knock {block}")]) };
        people[other].sends(&knock).await;
        server.kill().await.expect("killed");
        server.restart().await.expect("a restart");
        let person = people.remove(other).comes_back(None).await;
        people.insert(other, person);
        people[other].sends(&knock).await;
        let taken = people[other].answer(&knock).await.expect("once");
        people[other].sends(&knock).await;
        assert_eq!(people[other].answer(&knock).await, Ok(taken.clone()));
        assert_eq!((taken.v, taken.played), (done.v + 1, 1));
        people[other].sees_version(taken.v).await;
        assert!(own(&people[other]).contains(block));
        let mut back = Vec::new();
        for person in people {
            back.push(person.comes_back(None).await);
        }
        let moves = check(&back).await;
        // The block may be given away and knocked for once more as the game is played out.
        let until_taken = &moves[..usize::try_from(taken.v).expect("few moves")];
        let knocks = until_taken.iter().filter(|(_, text)| *text == format!("knock {block}")).count();
        assert_eq!((knocks, moves[1].1.as_str()), (1, "let go"));
    });
}

#[test]
fn the_timings_of_knocks_are_stored_where_being_first_counts() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let mut people = seat_people(&server, &blocks(&[ME, FRIEND, FRIEND], "first")).await;
        let (giver, block) = gives(&mut people).await;
        let [quick, slow] = others(giver, 3)[..] else { panic!("two others") };
        let (race, knock) = (view(&people[0]).moment, format!("knock {block}"));
        let late = people[slow].asks(&[&knock]);
        people[quick].plays(&[&knock]).await.expect("the first");
        people[slow].sends(&late).await;
        people[slow].answer(&late).await.expect_err("too late");
        let seats = [people[quick].seat().0, people[slow].seat().0];
        // Without a race there is nothing to record.
        let mut calm = seat_people(&server, &blocks(&[ME, FRIEND], "in-order")).await;
        let (giver, block) = gives(&mut calm).await;
        calm[1 - giver].plays(&[&format!("knock {block}")]).await.expect("an answer");
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        if Command::new("python3").arg("--version").output().is_err() {
            return;
        }
        let script = "import sqlite3, sys\n\
            for row in sqlite3.connect(sys.argv[1]).execute(\n\
            'SELECT v, race, seat, in_time, reaction_us > 0, trip_us > 0 FROM claims ORDER BY rowid'): print(*row)";
        let output = Command::new("python3").args(["-c", script]).arg(server.store()).output().expect("python3 runs");
        let rows = String::from_utf8_lossy(&output.stdout).into_owned();
        let wanted = format!("1 {race} {} 1 1 1\n2 {race} {} 0 1 1\n", seats[0], seats[1]);
        assert_eq!(rows, wanted, "{}", String::from_utf8_lossy(&output.stderr));
    });
}

#[test]
fn a_table_that_sleeps_in_a_window_wakes_up_in_it() {
    run(async {
        let server = launch().sleep_after(1).start().await.expect("a server");
        let mut people = seat_people(&server, &blocks(&[ME, FRIEND], "in-order")).await;
        let (giver, block) = gives(&mut people).await;
        for person in &mut people {
            person.socket.close().await.expect("a clean close");
        }
        comes_true("the table sleeps", async || tables_awake(&server).await == 0).await;
        let mut back = Vec::new();
        for person in people {
            back.push(person.comes_back(None).await);
        }
        assert_eq!(knocking(&back[giver]).map(|knocking| knocking.block), Some(block));
        back[1 - giver].plays(&[&format!("knock {block}")]).await.expect("an answer");
        check(&back).await;
    });
}
