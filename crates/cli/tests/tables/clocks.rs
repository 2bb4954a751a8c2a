//! Clocks: a player who runs out of time is played for, and a short network outage costs nothing.

use std::time::Duration;

use reckon_guest::ServerProcess;
use reckon_protocol::{Clock, Clocks, CreateTable, MadeBy, SeatWish, Settings};
use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::numero::{Move, Numero};
use reckon_rules::shuffle::Shuffle;
use tokio::time::sleep;

use super::support::*;

static SERVER: Shared = Shared::new();

const THINKING: Duration = Duration::from_secs(1);
/// Milliseconds left of two hours after a second of thinking.
const AFTER_THINKING: u32 = 7_199_000;

async fn two_players(server: &ServerProcess, clock: Clock) -> (Person, Person) {
    let wish = numero("1-15", &[ME, FRIEND]);
    let wish = CreateTable { settings: Settings { clock, ..wish.settings.clone() }, ..wish };
    let mut host = Person::opens(server, &wish).await;
    let mut friend = Person::joins(server, host.table).await;
    host.starts().await;
    friend.sees_version(0).await;
    (host, friend)
}

fn clocks(person: &Person) -> &Clocks {
    person.update().clocks.as_ref().expect("a clock runs")
}

/// Lists each move of the game with the one that the rules play for an absent player.
fn moves_and_absent(record: &str) -> Vec<(Seat, Move, Move)> {
    let record = reckon_records::read::<Numero>(record.as_bytes()).expect("a record");
    let seed = record.stage.draw().expect("the record has the seed").seed();
    let mut game = Numero::deal(record.options(), record.seats(), &mut Shuffle::new(seed)).expect("a game");
    let play = |(seat, choice): &(Seat, Move)| {
        let absent = game.absent(*seat).expect("the seat has to act");
        game.play(*seat, choice, &mut Ignore).expect("a legal move");
        (*seat, choice.clone(), absent)
    };
    record.moves.iter().map(play).collect()
}

#[test]
fn without_a_clock_no_times_are_sent() {
    SERVER.test(async |server| {
        let (host, friend) = two_players(server, Clock::None).await;
        assert_eq!((&host.update().clocks, &friend.update().clocks), (&None, &None));
    });
}

#[test]
fn everybody_sees_whose_clock_is_running() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::TurnS(7200)).await;
        assert_eq!(clocks(&friend).running, [seat(1)]);
        assert_eq!(clocks(&host).left_ms.len(), 2);
        sleep(THINKING).await;
        host.discards().await;
        friend.sees_version(1).await;
        assert_eq!(clocks(&friend).running, [seat(2)]);
        assert!(clocks(&friend).left_ms[0] > AFTER_THINKING, "a waiting player has a whole turn left");
        friend.discards().await;
        assert_eq!(clocks(&friend).running, [seat(1)]);
        assert!(clocks(&friend).left_ms[0] > AFTER_THINKING, "each turn starts with its full time");
    });
}

#[test]
fn a_turn_of_several_moves_gets_one_allowance_of_time() {
    SERVER.test(async |server| {
        let wish = all_night(&[ME, FRIEND]);
        let clock = Clock::TurnS(7200);
        let wish = CreateTable { settings: Settings { clock, ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(server, &wish).await;
        let mut friend = Person::joins(server, host.table).await;
        host.starts().await;
        sleep(THINKING).await;
        host.plays(&["5n"]).await.expect("a placement");
        assert!(clocks(&host).left_ms[0] <= AFTER_THINKING, "the turn continues");
        friend.sees_version(1).await;
        let race = json(friend.update())["race"].clone();
        friend.plays(&[&format!("night 5n after {race}")]).await.expect("the turn is taken over");
        assert_eq!(clocks(&friend).running, [seat(2)]);
        assert!(clocks(&friend).left_ms[1] > AFTER_THINKING, "it is a new one");
        friend.plays(&["end"]).await.expect("the turn ends");
        assert!(clocks(&friend).left_ms[0] > AFTER_THINKING, "and so is the next");
    });
}

#[test]
fn a_clock_for_the_game_is_never_reset() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::GameS(7200)).await;
        sleep(THINKING).await;
        host.discards().await;
        friend.sees_version(1).await;
        friend.discards().await;
        assert!(clocks(&friend).left_ms[0] <= AFTER_THINKING, "time used is not given back");
    });
}

#[test]
fn a_player_out_of_time_for_a_turn_is_played_for() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::TurnS(1)).await;
        host.sees_version(1).await;
        assert!(!host.must());
        host.sees_version(2).await;
        host.sees_version(3).await;
        friend.sees_version(3).await;
        play_out::<Numero>(&[&host, &friend]).await;
        let record = host.record(1).await;
        for (number, (seat, choice, absent)) in moves_and_absent(&record).into_iter().enumerate().take(3) {
            assert_eq!((seat, &choice), (Seat(number as u8 % 2), &absent));
        }
        host.check_seen::<Numero>(1, &record);
    });
}

#[test]
fn a_player_out_of_time_for_the_game_is_played_for_at_once() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::GameS(2)).await;
        friend.sees_version(1).await;
        assert_eq!(clocks(&friend).left_ms[0], 0);
        assert!(friend.must());
        friend.discards().await;
        host.sees_version(3).await;
        assert!(!host.must());
        play_out::<Numero>(&[&host, &friend]).await;
        let moves = moves_and_absent(&host.record(1).await);
        let host_moves = moves.iter().filter(|(seat, ..)| *seat == Seat(0)).take(2);
        assert!(host_moves.into_iter().all(|(_, choice, absent)| choice == absent));
    });
}

#[test]
fn a_short_network_outage_costs_no_turn() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::TurnS(2)).await;
        host.socket.close().await.expect("a clean close");
        friend.finds("an absent host", |info| !person_at(info, seat(1)).0).await;
        // Longer than a turn lasts.
        sleep(Duration::from_millis(3500)).await;
        friend.settle().await;
        assert_eq!(friend.v(), 0, "nobody has played");
        let mut host = host.comes_back(None).await;
        assert_eq!((host.v(), host.must()), (0, true));
        assert!(clocks(&host).left_ms[0] > 0);
        assert_eq!(host.discards().await.v, 1, "there is still time for the turn");
    });
}

#[test]
fn a_move_by_the_clock_is_labelled_as_such() {
    SERVER.test(async |server| {
        let (mut host, mut friend) = two_players(server, Clock::TurnS(2)).await;
        host.discards().await;
        let have = host.socket.have();
        friend.sees_version(2).await;
        assert_eq!(made(friend.update()), [(2, 2, MadeBy::Clock)]);
        host.sees_version(2).await;
        assert_eq!(made(host.update()), [(2, 2, MadeBy::Clock)]);
        host.discards().await;
        let host = host.comes_back(have).await;
        assert_eq!(made(host.update())[..2], [(2, 2, MadeBy::Clock), (3, 1, MadeBy::Player)]);
    });
}

#[test]
fn a_computer_player_takes_its_time_and_does_not_run_out_of_it() {
    SERVER.test(async |server| {
        let slow = SeatWish::Computer { player: None, pace_ms: 1500 };
        let wish = numero("1-15", &[ME, slow.clone(), slow]);
        let wish = CreateTable { settings: Settings { clock: Clock::TurnS(1), ..wish.settings.clone() }, ..wish };
        let mut host = Person::opens(server, &wish).await;
        host.starts().await;
        assert_eq!(clocks(&host).running, [seat(1)]);
        host.sees_version(1).await;
        let begin = tokio::time::Instant::now();
        assert_eq!(clocks(&host).running, [], "nobody's time runs");
        host.sees_version(2).await;
        host.sees_version(3).await;
        assert!(begin.elapsed() > Duration::from_secs(2), "{:?}", begin.elapsed());
        host.sees_version(6).await;
        let all: Vec<_> = host.journal.updates().flat_map(made).collect();
        let (own, theirs): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, number, _)| *number == 1);
        assert_eq!(theirs.len(), 4);
        assert!(theirs.iter().all(|(.., by)| *by == MadeBy::Computer), "{theirs:?}");
        assert!(own.iter().all(|(.., by)| *by == MadeBy::Clock), "people have the same clock: {own:?}");
    });
}
