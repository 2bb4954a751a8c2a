use std::sync::LazyLock;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numenko::{Numenko, View};
use reckon_rules::shuffle::Shuffle;

use crate::games::view_after;

/// Tables of every kind, seen by somebody who acts, by the others, and by somebody who watches.
pub static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=quick", 1, 0),
        ("preset=quick", 2, 8),
        ("preset=usual", 4, 40),
        ("preset=usual order=division-first equals=at-the-end chains=off fractions=off", 6, 20),
        ("preset=quick smiley-both-ways=off leading-zeros=on identity=on connected=off", 3, 5),
        ("preset=quick check-done=off open-grids=on swop-short=refused", 3, 13),
        ("preset=quick pot-limit=0", 2, 1),
    ];
    tables.iter().flat_map(|&(options, seats, moves)| views(options, seats, moves)).collect()
});

fn views(options: &str, seats: u8, moves: u32) -> [View; 3] {
    let view = view_after::<Numenko>(options, seats, moves);
    let Viewer::Seat(seat) = view.viewer else { unreachable!("somebody acts") };
    let game = Numenko::imagine(&view, &mut Shuffle::from_number(1)).expect("a view of a game");
    [game.view(Viewer::Seat(Seat((seat.0 + 1) % seats))), game.view(Viewer::Watcher), view]
}
