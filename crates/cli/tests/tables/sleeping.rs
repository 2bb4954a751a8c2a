//! Tables that sleep while nobody is present, and servers that restart; games continue where they were.

use std::time::Duration;

use reckon_protocol::{Clock, Close, CreateTable, SeatWish, Settings, Why};
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numero::Numero;
use tokio::time::{Instant, sleep};

use super::support::*;

static SERVER: Shared = Shared::new();

async fn leaves_for_a_while(person: &mut Person) {
    person.socket.close().await.expect("a clean close");
}

#[test]
fn a_table_without_people_sleeps_and_wakes_with_the_same_game() {
    run(async {
        let server = launch().sleep_after(1).start().await.expect("a server");
        let mut host = Person::opens(&server, &numero("1-15", &[ME, COMPUTER, COMPUTER])).await;
        host.starts().await;
        let asked = host.asks(&[&format!("discard {}", host.hand()[0])]);
        host.sends(&asked).await;
        let done = host.answer(&asked).await.expect("a turn");
        host.sees_version(3).await;
        let (before, have) = (host.update().clone(), host.socket.have());
        assert_eq!(tables_awake(&server).await, 1);
        leaves_for_a_while(&mut host).await;
        comes_true("the table sleeps", async || tables_awake(&server).await == 0).await;
        let mut host = host.comes_back(have).await;
        assert_eq!(tables_awake(&server).await, 1);
        assert_eq!((host.v(), host.update().view.text()), (before.v, before.view.text()));
        assert_eq!(host.update().basis, before.basis);
        assert!(host.update().events.is_empty());
        host.sends(&asked).await;
        assert_eq!(host.answer(&asked).await.expect("it was played before"), done);
        play_out::<Numero>(&[&host]).await;
        host.check_seen::<Numero>(1, &host.record(1).await);
    });
}

#[test]
fn time_stands_still_while_nobody_is_there() {
    run(async {
        let server = launch().sleep_after(3).start().await.expect("a server");
        let mut wish = numero("1-15", &[ME, FRIEND]);
        wish.settings = Settings { clock: Clock::GameS(600), ..wish.settings };
        let mut host = Person::opens(&server, &wish).await;
        let mut friend = Person::joins(&server, host.table).await;
        host.starts().await;
        friend.socket.close().await.expect("a clean close");
        let left = |person: &Person| person.update().clocks.as_ref().expect("a clock").left_ms[0];
        let (before, gone) = (left(&host), Instant::now());
        leaves_for_a_while(&mut host).await;
        comes_true("the table sleeps", async || tables_awake(&server).await == 0).await;
        let host = host.comes_back(None).await;
        let used = u128::from(before.saturating_sub(left(&host)));
        assert!(used * 2 < gone.elapsed().as_millis(), "{used} ms of {:?} were counted", gone.elapsed());
        assert_eq!((host.v(), host.must()), (0, true), "nobody has played for anybody");
    });
}

#[test]
fn computer_players_wait_while_nobody_is_there() {
    SERVER.test(async |server| {
        let computer = SeatWish::Computer { player: None, pace_ms: 800 };
        let mut host = Person::opens(server, &numero("1-15", &[ME, computer.clone(), computer])).await;
        host.starts().await;
        host.discards().await;
        leaves_for_a_while(&mut host).await;
        // Nothing should happen, so there is no event to wait for.
        sleep(Duration::from_secs(3)).await;
        let mut host = host.comes_back(None).await;
        // The first update after coming back shows version 1 for the second time.
        assert_eq!(host.journal.updates().filter(|update| update.v == 1).count(), 2);
        host.has_turn().await;
        assert_eq!(host.v(), 3, "now they play");
    });
}

#[test]
fn a_game_continues_after_the_server_restarts() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let mut host = Person::opens(&server, &numero("1-15", &[ME, FRIEND, COMPUTER])).await;
        let mut friend = Person::joins(&server, host.table).await;
        host.starts().await;
        let (commitment, animal) = (host.info.commitment.clone(), host.info.seats[0].name.clone());
        let asked = host.asks(&[&format!("discard {}", host.hand()[0])]);
        host.sends(&asked).await;
        let done = host.answer(&asked).await.expect("a turn");
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        for person in [&mut host, &mut friend] {
            let closed = person.socket.closing().await.expect("closed");
            assert_eq!(closed.code, Some(Close::Restarting.code()), "{closed:?}");
        }
        server.restart().await.expect("a restart");
        let have = host.socket.have();
        let mut host = host.comes_back(have).await;
        let friend = friend.comes_back(None).await;
        assert_eq!((host.info.commitment.clone(), host.info.seats[0].name.clone()), (commitment, animal));
        host.sends(&asked).await;
        assert_eq!(host.answer(&asked).await.expect("it was played before"), done);
        assert_eq!(host.v(), 1, "it was not played again");
        play_out::<Numero>(&[&host, &friend]).await;
        let record = host.record(1).await;
        host.check_seen::<Numero>(1, &record);
        friend.check_seen::<Numero>(1, &record);
    });
}

#[test]
fn the_rest_of_a_plan_is_not_reported_as_done_after_a_restart() {
    run(async {
        let mut server = launch().start().await.expect("a server");
        let wish = all_night(&[ME, FRIEND]);
        let wish = CreateTable { settings: Settings { pause_ms: 10_000, ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(&server, &wish).await;
        let friend = Person::joins(&server, host.table).await;
        host.starts().await;
        let asked = host.asks(&["5n", "5n", "end"]);
        host.sends(&asked).await;
        host.sees_version(1).await;
        assert_eq!(server.stop().await.expect("stopped"), Some(0));
        server.restart().await.expect("a restart");
        let mut host = host.comes_back(None).await;
        assert_eq!((host.v(), host.must()), (1, true));
        host.sends(&asked).await;
        let refused = host.answer(&asked).await.expect_err("only one of three was played");
        assert_eq!((refused.why, refused.played), (Why::CutIn, 1));
        assert_eq!(host.v(), 1, "nothing was played twice");
        host.plays(&["end"]).await.expect("the turn continues");
        let friend = friend.comes_back(None).await;
        play_out::<Numberloor>(&[&host, &friend]).await;
        host.check_seen::<Numberloor>(1, &host.record(1).await);
    });
}
