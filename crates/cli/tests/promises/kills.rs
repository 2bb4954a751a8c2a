//! The server under load, killed again and again. `RECKON_SEED=7` kills at other moments; `--nocapture` shows how
//! much was tried.

use std::time::Duration;

use reckon_guest::kills::{Config, kill_test};

use super::support::launch;

const KILLS: u32 = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[expect(clippy::print_stdout, reason = "a failure is reproduced from its seed")]
async fn twenty_kills_under_load_lose_nothing() {
    let seed = std::env::var("RECKON_SEED").map_or(1, |text| text.parse().expect("RECKON_SEED is a number"));
    println!("seed {seed}");
    let binary = super::support::BINARY;
    let config =
        Config { launch: launch(), tables: 3, limit: Duration::from_secs(60), ..Config::new(binary, KILLS, seed) };
    let report = kill_test(config).await.expect("the server starts every time");
    println!("{report:?}");
    assert_eq!(report.violations, Vec::<String>::new(), "seed {seed}");
    assert_eq!(report.kills, u64::from(KILLS));
    assert!(report.acknowledged > 20 && report.games > 0, "too little happened: {report:?}");
}
