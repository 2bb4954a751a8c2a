use std::sync::LazyLock;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::{Nmbrs, View};
use reckon_rules::shuffle::Shuffle;

use crate::games::view_after;

/// Tables of every kind, seen by somebody who acts, by the others, and by somebody who watches.
pub static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=usual rounds=1", 2, 0),
        ("preset=usual rounds=1", 3, 41),
        ("preset=usual rounds=1 squares=on cubes=on primes=on geometric=on members=any", 4, 90),
        ("preset=usual push-to-link=off insert-with-crossings=off lay-first=off", 2, 60),
        ("preset=simple", 3, 25),
        ("preset=simple knock=in-order youngest=2", 5, 13),
    ];
    let played = tables.iter().flat_map(|&(options, seats, moves)| views(options, seats, moves));
    let drawn = DRAWN.iter().map(|text| text.parse().expect("a position"));
    played.chain(drawn).collect()
});

/// Tables with a loop, with jokers, with rows that can be linked.
const DRAWN: &[&str] = &[
    "table 2 4 6 / 12 . 16 / 22 24 26 | hand 3 5 23 25 30 40 50 ja 91",
    "table 25 29 ja=33 / / 60 70 80 .3 10 15 20 / / .9 41 40 39 | hand 33 65 75 50 30 jb 90 91",
];

fn views(options: &str, seats: u8, moves: u32) -> [View; 3] {
    let view = view_after::<Nmbrs>(options, seats, moves);
    let Viewer::Seat(seat) = view.viewer else { unreachable!("somebody acts") };
    let game = Nmbrs::imagine(&view, &mut Shuffle::from_number(1)).expect("a view of a game");
    [game.view(Viewer::Seat(Seat((seat.0 + 1) % seats))), game.view(Viewer::Watcher), view]
}
