//! Positions from random games, for comparison with a slow search.

use reckon_rules::game::{Ignore, Viewer};
use reckon_rules::shuffle::Shuffle;

use super::{Played, scaled, tally};

/// Plays random games, seed by seed, until enough small positions are checked. `check` returns whether a position was
/// informative, or `None` if it did not count. At least a fifth must be informative.
pub fn check_positions<G: Played>(
    wanted: u64,
    first_seed: u64,
    mut table: impl FnMut(&mut Shuffle) -> (G::Options, u8),
    is_small: impl Fn(&G::View) -> bool,
    mut check: impl FnMut(&G::View, u64) -> Option<bool>,
) {
    let wanted = scaled(wanted);
    let (mut checked, mut telling) = (0, 0);
    'games: for seed in first_seed.. {
        let mut shuffle = Shuffle::from_number(seed);
        let (options, seats) = table(&mut shuffle);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        while let Some(seat) = game.turn().must().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            if is_small(&view)
                && shuffle.chance(1, 4)
                && let Some(told) = check(&view, seed)
            {
                checked += 1;
                telling += u64::from(told);
                if checked == wanted {
                    break 'games;
                }
            }
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
        }
    }
    tally(G::NAME, "turns of its computer player against a slow search", checked);
    assert!(telling > wanted / 5, "{telling} of {wanted} positions were informative");
}
