use std::sync::LazyLock;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numberloor::{Numberloor, View};
use reckon_rules::shuffle::Shuffle;

use crate::games::view_after;

/// Tables of every kind, seen by the seat that must act, by the others, and by somebody who watches.
pub static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables = [
        ("preset=beginners", 2, 4),
        ("preset=beginners", 4, 31),
        ("preset=intermediate", 3, 9),
        ("preset=intermediate equal-on-odd-even=off", 2, 14),
        ("preset=advanced", 2, 1),
        ("preset=advanced night-on-equal=off voluntary-draw=on", 3, 25),
        ("preset=advanced night-cards=no-hurry", 4, 17),
    ];
    tables.iter().flat_map(|&(options, seats, moves)| views(options, seats, moves)).collect()
});

fn views(options: &str, seats: u8, moves: u32) -> [View; 3] {
    let view = view_after::<Numberloor>(options, seats, moves);
    let game = Numberloor::imagine(&view, &mut Shuffle::from_number(1)).expect("a view of a game");
    let other = Viewer::Seat(Seat((view.turn.0 + 1) % seats));
    [game.view(other), game.view(Viewer::Watcher), view]
}
