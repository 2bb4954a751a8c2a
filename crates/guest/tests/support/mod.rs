//! Players against a server with injected faults.

pub mod fake;

use std::collections::BTreeMap;
use std::time::Duration;

use fake::{Fake, Trait};
use reckon_bots::Random;
use reckon_guest::{Client, Error, Player, Remote, Witness, verdict};
use reckon_protocol::{CreateTable, SeatWish, Settings};
use reckon_rules::shuffle::Shuffle;

pub fn wish<G: Remote>(seats: [SeatWish; 2]) -> CreateTable {
    let (game, options) = (G::NAME.to_string(), BTreeMap::new());
    CreateTable { game, preset: None, options, pack: None, seats: seats.to_vec(), settings: Settings::default() }
}

/// Plays a game between two friends. Returns what each of them knows, and the record.
async fn game_of_two<G: Remote>(preset: &str, its: Trait) -> Result<(Vec<Witness>, String), Error> {
    let fake = Fake::<G>::start(preset, its).await;
    let mut host = Client::program(fake.address).await?;
    let table = host.create_table(&wish::<G>([SeatWish::Me, SeatWish::Person])).await?.table.id;
    let mut friend = Client::program(fake.address).await?;
    friend.join(&table).await?;
    let bots = || Box::new(|seat| Box::new(Random::new(seat)) as Box<dyn reckon_bots::Bot<G>>);
    let mut first = Player::<G>::new(host.clone(), table, Shuffle::from_number(1), bots())?;
    let mut second = Player::<G>::new(friend, table, Shuffle::from_number(2), bots())?;
    (first.is_paced, second.is_paced) = (false, false);
    (first.patience, second.patience) = (Duration::from_secs(10), Duration::from_secs(10));
    let (one, other) = tokio::join!(first.play(), second.play());
    assert_eq!(one?, other?);
    Ok((vec![first.witness(), second.witness()], host.record(&table, 1).await?))
}

async fn faults<G: Remote>(preset: &str, its: Trait) -> (Vec<String>, Vec<Witness>) {
    let (witnesses, record) = game_of_two::<G>(preset, its).await.expect("a game");
    (verdict::faults::<G>(&record, &witnesses), witnesses)
}

fn retries(witnesses: &[Witness]) -> u32 {
    witnesses.iter().map(|witness| witness.counts.retries).sum()
}

fn already_done(witnesses: &[Witness]) -> u32 {
    witnesses.iter().map(|witness| witness.counts.already_done).sum()
}

/// Plays games of these presets to the end.
pub async fn check_games<G: Remote>(presets: &[&str]) {
    for preset in presets {
        let (faults, witnesses) = faults::<G>(preset, Trait::Honest).await;
        assert_eq!((faults.len(), retries(&witnesses)), (0, 0), "{preset}: {faults:?}");
    }
    tally(G::NAME, "games of remote players", presets.len() as u64);
}

/// Checks that a move stored but not answered is sent again and counts once. Returns how many were sent again, and
/// how many of them had been stored.
pub async fn check_kept_and_not_answered<G: Remote>(preset: &str) -> (u32, u32) {
    let (faults, witnesses) = faults::<G>(preset, Trait::BreaksAfterKeeping).await;
    assert_eq!(faults, [""; 0]);
    let (again, kept) = (retries(&witnesses), already_done(&witnesses));
    assert!(kept > 3 && kept <= again, "{kept} of {again}");
    (again, kept)
}

/// Checks that a move that was not stored is sent again and played.
pub async fn check_not_kept<G: Remote>(preset: &str) {
    let (faults, witnesses) = faults::<G>(preset, Trait::BreaksBeforeKeeping).await;
    assert_eq!(faults, [""; 0]);
    assert!(retries(&witnesses) > 3, "{}", retries(&witnesses));
    assert_eq!(already_done(&witnesses), 0);
}

/// Checks that the fault of a server is detected, in a sentence with these words.
pub async fn check_found_out<G: Remote>(preset: &str, its: Trait, words: &str) {
    let (faults, _) = faults::<G>(preset, its).await;
    assert!(faults.iter().any(|fault| fault.contains(words)), "{faults:?}");
}

/// Defines the tests of one game's players: presets to play, the one to play against faulty servers, and words in
/// the report of a lost move.
macro_rules! players {
    ($game:ident, $presets:expr, $preset:literal) => {
        $crate::support::players!($game, $presets, $preset, "went back from 1.5 to 1.4");
    };
    ($game:ident, $presets:expr, $preset:literal, $lost:literal) => {
        #[tokio::test]
        async fn games_are_played_to_their_end() {
            $crate::support::check_games::<$game>(&$presets).await;
        }

        #[tokio::test]
        async fn a_stored_but_unanswered_move_is_retried_and_counts_once() {
            $crate::support::check_kept_and_not_answered::<$game>($preset).await;
        }

        #[tokio::test]
        async fn a_move_that_was_not_stored_is_retried_and_played() {
            $crate::support::check_not_kept::<$game>($preset).await;
        }

        #[tokio::test]
        async fn a_server_that_forgets_ids_is_found() {
            let its = $crate::support::fake::Trait::ForgetsIds;
            $crate::support::check_found_out::<$game>($preset, its, "which was never acknowledged").await;
        }

        #[tokio::test]
        async fn a_server_that_loses_what_it_acknowledged_is_found() {
            let its = $crate::support::fake::Trait::LosesMoves;
            $crate::support::check_found_out::<$game>($preset, its, $lost).await;
        }
    };
}
pub(crate) use players;

/// Reports to the runner how much was tried; the runner adds the numbers up by subject.
#[expect(clippy::print_stdout, reason = "the runner reads it")]
fn tally(subject: &str, what: &str, number: u64) {
    println!("tally | {subject} | {what} | {number}");
}
