//! Plans, and Night Levels that cut in between their moves.

use std::process::Command;
use std::time::Duration;

use reckon_guest::{Client, ServerProcess};
use reckon_protocol::{CreateTable, Done, Hands, Move, Plan, Refused, Settings, ToServer, Why};
use reckon_rules::numberloor::Numberloor;
use tokio::time::Instant;

use super::support::*;

static SERVER: Shared = Shared::new();

fn pausing(pause_ms: u16) -> CreateTable {
    let wish = all_night(&[ME, FRIEND]);
    CreateTable { settings: Settings { pause_ms, ..wish.settings.clone() }, ..wish }
}

/// Seats two people; the host at seat 1 is first.
async fn two_players(server: &ServerProcess, pause_ms: u16) -> (Person, Person) {
    let mut host = Person::opens(server, &pausing(pause_ms)).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    friend.sees_version(0).await;
    (host, friend)
}

/// Returns the race that a client sees.
fn race(person: &Person) -> u64 {
    json(person.update())["race"].as_u64().expect("a number")
}

fn night(person: &Person) -> String {
    format!("night 5n after {}", race(person))
}

/// Lets the host lay one card of a long plan, and the friend see it.
async fn begun(host: &mut Person, friend: &mut Person) -> Move {
    let asked = host.asks(&["5n", "5n", "end"]);
    host.sends(&asked).await;
    host.sees_version(1).await;
    friend.sees_version(1).await;
    asked
}

async fn check(host: &Person, friend: &Person, moves: &[(u8, &str)]) {
    play_out::<Numberloor>(&[host, friend]).await;
    let record = host.record(1).await;
    let played: Vec<(u8, String)> =
        moves_of::<Numberloor>(&record).into_iter().map(|(seat, text)| (seat.into(), text)).take(moves.len()).collect();
    let wanted: Vec<(u8, String)> = moves.iter().map(|(seat, text)| (*seat, text.to_string())).collect();
    assert_eq!(played, wanted);
    host.check_seen::<Numberloor>(1, &record);
    friend.check_seen::<Numberloor>(1, &record);
}

#[test]
fn without_a_pause_a_plan_is_still_played_move_by_move() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 0).await;
        let done = host.plays(&["5n", "5n", "end"]).await.expect("a plan");
        assert_eq!((done.played, done.v), (3, 3));
        friend.sees_version(3).await;
        let versions: Vec<u32> = friend.journal.updates().map(|update| update.v).collect();
        assert_eq!(versions, [0, 1, 2, 3]);
        check(&host, &friend, &[(1, "5n"), (1, "5n"), (1, "end")]).await;
    });
}

#[test]
fn others_have_the_pause_between_two_moves() {
    SERVER.test(async |server| {
        let pause = Duration::from_millis(600);
        let (mut host, mut friend) = two_players(server, 600).await;
        let begin = Instant::now();
        let asked = host.asks(&["5n", "5n", "end"]);
        host.sends(&asked).await;
        friend.sees_version(1).await;
        friend.sees_version(2).await;
        assert!(begin.elapsed() >= pause, "{:?}", begin.elapsed());
        let done = host.answer(&asked).await.expect("nobody cuts in");
        assert!(begin.elapsed() >= 2 * pause, "{:?}", begin.elapsed());
        assert_eq!((done.played, done.v), (3, 3));
        friend.sees_version(3).await;
        check(&host, &friend, &[(1, "5n"), (1, "5n"), (1, "end")]).await;
    });
}

#[test]
fn cutting_in_ends_the_plan() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 10_000).await;
        let asked = begun(&mut host, &mut friend).await;
        let claim = night(&friend);
        let Done { played, v, .. } = friend.plays(&[&claim]).await.expect("in time");
        assert_eq!((played, v), (1, 2));
        let Refused { why, played, .. } = *host.answer(&asked).await.expect_err("the rest is dropped");
        assert_eq!((why, played), (Why::CutIn, 1));
        host.sees_version(2).await;
        assert!(!host.must() && friend.must(), "the turn was taken over");
        friend.plays(&["end"]).await.expect("the turn continues as usual");
        check(&host, &friend, &[(1, "5n"), (2, &claim), (2, "end")]).await;
    });
}

#[test]
fn when_two_cut_in_only_one_is_in_time() {
    SERVER.test(async |server| {
        let mut host = Person::opens(server, &all_night(&[ME, FRIEND, FRIEND])).await;
        let mut friend = Person::joins(server, host.table).await;
        let mut third = Person::joins(server, host.table).await;
        host.starts().await;
        for round in 0..5 {
            let on_turn = host.sees_version(round).await.turn.must();
            let mut others = Vec::new();
            for person in [&mut host, &mut friend, &mut third] {
                person.sees_version(round).await;
                if !on_turn.contains(person.seat()) {
                    others.push(person);
                }
            }
            let [one, other] = &mut others[..] else { panic!("one of three has the turn") };
            let claim = night(one);
            let plan = [claim.as_str()];
            let (first, second) = tokio::join!(one.plays(&plan), other.plays(&plan));
            let (done, refused) = if first.is_ok() { (first, second) } else { (second, first) };
            assert_eq!(done.expect("one of them is in time").v, round + 1);
            assert_eq!(why(refused), Why::Stale);
        }
        play_out::<Numberloor>(&[&host, &friend, &third]).await;
        let record = host.record(1).await;
        assert!(moves_of::<Numberloor>(&record)[..5].iter().all(|(_, text)| text.starts_with("night")));
        [&host, &friend, &third].iter().for_each(|person| person.check_seen::<Numberloor>(1, &record));
    });
}

#[test]
fn a_claim_for_cards_that_have_changed_is_too_late() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 0).await;
        let (late, old) = (friend.asks(&[&night(&friend)]), night(&friend));
        host.plays(&["5n"]).await.expect("a placement");
        friend.sends(&late).await;
        assert_eq!(why(friend.answer(&late).await), Why::Stale);
        friend.sees_version(1).await;
        assert_eq!(why(friend.plays(&[&old]).await), Why::Illegal, "it names the previous race");
        let claim = night(&friend);
        friend.plays(&[&claim]).await.expect("in time");
        check(&host, &friend, &[(1, "5n"), (2, &claim)]).await;
    });
}

#[test]
fn a_claim_that_is_refused_does_not_disturb_the_plan() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 2000).await;
        let asked = begun(&mut host, &mut friend).await;
        assert_eq!(why(friend.plays(&["night 4n after 1"]).await), Why::Illegal);
        assert_eq!(why(friend.plays(&["end"]).await), Why::Illegal);
        assert_eq!(why(friend.plays(&["whatever"]).await), Why::NotAMove);
        let done = host.answer(&asked).await.expect("nobody has cut in");
        assert_eq!((done.played, done.v), (3, 3));
        check(&host, &friend, &[(1, "5n"), (1, "5n"), (1, "end")]).await;
    });
}

#[test]
fn a_plan_ends_at_the_first_illegal_move() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 0).await;
        let Refused { why, code, played, text, .. } =
            *host.plays(&["5n", "draw", "end"]).await.expect_err("a player who can lay may not draw");
        assert_eq!((why, code.as_ref(), played), (Why::Illegal, "laid-already", 1));
        assert!(!text.is_empty());
        friend.sees_version(1).await;
        assert!(host.must(), "the turn continues");
        host.plays(&["end"]).await.expect("the turn ends");
        check(&host, &friend, &[(1, "5n"), (1, "end")]).await;
    });
}

#[test]
fn the_id_of_a_plan_under_way_is_taken() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 2000).await;
        let asked = begun(&mut host, &mut friend).await;
        let mut window = host.in_another_window().await;
        let another = Move { m: Some(Plan::One("end".to_string())), ..asked.clone() };
        window.sends(&another).await;
        assert_eq!(why(window.answer(&another).await), Why::UsedId);
        let done = host.answer(&asked).await.expect("nobody has disturbed it");
        assert_eq!((done.played, done.v), (3, 3));
        check(&host, &friend, &[(1, "5n"), (1, "5n"), (1, "end")]).await;
    });
}

#[test]
fn a_plan_ends_when_its_player_leaves() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, 1000).await;
        let asked = begun(&mut host, &mut friend).await;
        host.say(ToServer::Leave { seat: None }).await;
        host.socket.closing().await.expect("closed");
        // A stand-in plays that seat now.
        friend.sees_version(2).await;
        host.client.join(&host.table).await.expect("the seat is free");
        let mut host = host.comes_back(None).await;
        host.sends(&asked).await;
        let refused = host.answer(&asked).await.expect_err("the rest was dropped");
        assert_eq!((refused.why, refused.played), (Why::CutIn, 1));
    });
}

#[test]
fn the_timings_of_claims_are_stored() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let (mut host, mut friend) = two_players(&server, 10_000).await;
        begun(&mut host, &mut friend).await;
        let claim = night(&friend);
        friend.plays(&[&claim]).await.expect("in time");
        host.sees_version(2).await;
        let too_late = Move { on: 0, ..host.asks(&["night 5n after 0"]) };
        host.sends(&too_late).await;
        assert_eq!(why(host.answer(&too_late).await), Why::Stale);
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        if Command::new("python3").arg("--version").output().is_err() {
            return;
        }
        let script = "import sqlite3, sys\n\
            for row in sqlite3.connect(sys.argv[1]).execute(\n\
            'SELECT v, race, seat, in_time, reaction_us > 0, trip_us > 0 FROM claims ORDER BY rowid'): print(*row)";
        let output = Command::new("python3").args(["-c", script]).arg(server.store()).output().expect("python3 runs");
        let rows = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(rows, "1 1 1 1 1 1\n2 0 0 0 1 1\n", "{}", String::from_utf8_lossy(&output.stderr));
    });
}

#[test]
fn the_two_settings_for_whether_speed_counts_must_agree() {
    SERVER.test(async |server| {
        let mut client = Client::program(server.address()).await.expect("a token");
        let both = [(Hands::NoHurry, "no-hurry"), (Hands::Quick, "any-moment")];
        for (hands, _) in both {
            for (meant, value) in both {
                let wish = with_option(table("numberloor", "advanced", &[ME, FRIEND]), "night-cards", value);
                let settings = Settings { hands: Some(hands), ..wish.settings.clone() };
                let opened = client.create_table(&CreateTable { settings, ..wish }).await;
                if hands != meant {
                    assert_eq!(failed(opened), (400, "hands".to_string()), "{hands:?} and {value}");
                    continue;
                }
                let table = opened.expect("they agree").table;
                assert_eq!(table.settings.hands, Some(hands));
                let unhurried = table.options.contains("night-cards=no-hurry");
                assert_eq!(unhurried, hands == Hands::NoHurry, "{}", table.options);
            }
        }
    });
}
