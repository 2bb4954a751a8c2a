//! No frame reveals more to its reader than they may know. `make long-laws` compares more of them.

use reckon_rules::laws::Lawful;
use reckon_server::games::TableGame;
use reckon_server::leaks::{Tried, check_frames};

use crate::support::{scaled, tally};

/// Pairs of worlds compared per game.
const PAIRS: u64 = 200;

/// First seed. The next ones are tried until there are enough pairs.
const SEED: u64 = 1_605_000_000;

fn try_pairs<G: TableGame + Lawful>() {
    let mut tried = Tried::default();
    let mut games = 0;
    for seed in SEED.. {
        match check_frames::<G>(seed) {
            Ok(more) => tried.add(more),
            Err(leak) => panic!("{leak}"),
        }
        games += 1;
        if tried.pairs >= scaled(PAIRS) {
            break;
        }
    }
    tally(G::NAME, "games with pairs of worlds in frames", games);
    tally(G::NAME, "pairs of worlds compared in frames", tried.pairs);
    tally(G::NAME, "frames compared with their twins", tried.frames);
    assert!(tried.long_pairs * 4 > tried.pairs, "most pairs ended before a leak could show: {tried:?}");
    assert!(tried.frames > 10 * tried.pairs, "{tried:?}");
}

macro_rules! each {
    ($([$module:ident $game:ident])*) => {$(
        mod $module {
            #[test]
            fn frames_leak_nothing() {
                super::try_pairs::<reckon_rules::$module::$game>();
            }
        }
    )*};
}
reckon_rules::games!(each);
