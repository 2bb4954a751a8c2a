//! A player of Numberloor, and what a record must show.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::{Move, Numberloor, Options, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

pub type Played = Vec<(Seat, Move)>;

/// Finds a legal move for the viewer without looking into the game.
pub fn some_move(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let Viewer::Seat(seat) = view.viewer else { panic!("nobody is asked") };
    let game = Numberloor::imagine(view, shuffle).expect("a game gave this position");
    vec![game.random_move(seat, shuffle).to_string()]
}

/// Types a move after some mistakes, which cost nothing.
pub fn clumsy(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let mut typed = some_move(view, shuffle);
    let slips: &[&str] = match shuffle.below(6) {
        0 => &["jump"],
        1 => &["", "b10", "?"],
        2 => &["hand", "centre", "log", "stars"],
        3 => &["5n 5n 5n 5n 5n 5n 5n"],
        _ => &[],
    };
    typed.splice(..0, slips.iter().map(ToString::to_string));
    typed
}

pub fn deal(options: &Options, seats: u8, seed: u64) -> Numberloor {
    Numberloor::deal(options, seats, &mut Shuffle::new(&Seed::from_number(seed))).expect("a deal")
}

pub fn with_option(line: &str) -> Options {
    Options::from_line(line).expect("options")
}

/// Returns the states that a record goes through, from the deal to the end.
pub fn replayed(options: &Options, seats: u8, seed: u64, moves: &Played) -> Vec<Numberloor> {
    let mut games = vec![deal(options, seats, seed)];
    for (seat, choice) in moves {
        let mut game = games[games.len() - 1].clone();
        game.play(*seat, choice, &mut Ignore).expect("a legal move");
        games.push(game);
    }
    games
}
