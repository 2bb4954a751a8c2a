use std::sync::LazyLock;

use reckon_rules::game::{Game, Ignore, Viewer};
use reckon_rules::numero::{Move, Numero, Options, View, loose, read};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::games::{move_round_trip, to_move};

/// A text is a move or not; a move reads back as written, and can be judged at every table.
pub fn numero_move(text: &str) {
    if let Ok(choice) = text.parse::<Move>() {
        move_round_trip(&choice);
        for view in VIEWS.iter() {
            read(view, &choice).expect("the view of a real game can be read");
        }
    }
    for view in VIEWS.iter() {
        if let Ok(choice) = loose::understand(view, text) {
            understood(view, &choice);
        }
    }
}

/// A card that is nowhere keeps the form in which it was typed, without a colour perhaps; the
/// rules refuse it. Everything else is a move like any other.
fn understood(view: &View, choice: &Move) {
    match choice.to_string().parse::<Move>() {
        Ok(same) => assert_eq!(same, *choice, "'{choice}' reads back differently"),
        Err(_) => {
            let reading = read(view, choice).expect("the view of a real game can be read");
            assert!(reading.verdict.is_err(), "'{choice}' cannot be written down and is legal");
        }
    }
}

/// Tables of every kind, seen by the seat whose turn it is, and one by somebody else.
static VIEWS: LazyLock<Vec<View>> = LazyLock::new(|| {
    let tables =
        [("1-15", 2, 12), ("subtraction", 3, 9), ("all-fractions", 1, 3), ("powers-and-roots", 2, 25), ("1-5", 2, 20)];
    tables.iter().map(|&(preset, seats, moves)| view_after(preset, seats, moves)).collect()
});

fn view_after(preset: &str, seats: u8, moves: u32) -> View {
    let mut shuffle = Shuffle::from_number(u64::from(moves));
    let options = Options::preset(preset).expect("the name of a preset");
    let mut game = Numero::deal(&options, seats, &mut shuffle).expect("a preset with seats that it allows");
    for _ in 0..moves {
        let Some(seat) = to_move(&game) else { break };
        let choice = game.random_move(seat, &mut shuffle);
        game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
    }
    let seat = to_move(&game).unwrap_or(reckon_rules::game::Seat(0));
    game.view(Viewer::Seat(seat))
}
