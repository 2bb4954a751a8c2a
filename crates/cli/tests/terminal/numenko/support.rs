//! A player of Numenko, and what a record must show.

use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numenko::worlds::arrange::arrange;
use reckon_rules::numenko::{Move, Numenko, Options, Phase, Tile, Tiles, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Search budget that finds a grid for most hands.
const EFFORT: u32 = 4_000;

/// Returns what a sensible person types next.
pub fn some_lines(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let tiles = view.own_tiles();
    let grid = arrange(&tiles, &view.options, shuffle, EFFORT);
    match view.phase {
        Phase::Check { .. } => vec!["right".to_string()],
        Phase::Vote { .. } => vec!["end".to_string()],
        Phase::Lay | Phase::Over => vec![grid.to_string(), "lay".to_string()],
        // Once all tiles lie, the program says so itself.
        Phase::Play if grid.tiles() == tiles => vec![grid.to_string()],
        Phase::Play => {
            let left: Vec<Tile> = tiles.without(&grid.tiles()).expect("own tiles").iter().collect();
            let tile = shuffle.pick(&left).copied().unwrap_or(Tile::Star);
            vec!["clear".to_string(), format!("swop {tile}")]
        }
    }
}

/// Types lines after some mistakes, which cost nothing.
pub fn clumsy(view: &View, shuffle: &mut Shuffle) -> Vec<String> {
    let mut typed = some_lines(view, shuffle);
    let slips: &[&str] = match shuffle.below(6) {
        0 => &["jump", "undo", "lift z9"],
        1 => &["?", "swop", "swop 77", "a1 across"],
        2 => &["rack", "grid", "log", "score", "check"],
        3 => &["a1 across 0000000000000000000000", "done", "vote eject"],
        _ => &[],
    };
    typed.splice(..0, slips.iter().map(ToString::to_string));
    typed
}

pub fn deal(options: &Options, seats: u8, seed: u64) -> Numenko {
    Numenko::deal(options, seats, &mut Shuffle::new(&Seed::from_number(seed))).expect("a deal")
}

/// Returns the states that a record goes through, from the deal to the end.
pub fn replayed(options: &str, seats: u8, seed: u64, moves: &[(Seat, Move)]) -> Vec<Numenko> {
    let options = Options::from_line(options).expect("options");
    let mut games = vec![deal(&options, seats, seed)];
    for (seat, choice) in moves {
        let mut game = games[games.len() - 1].clone();
        game.play(*seat, choice, &mut Ignore).expect("a legal move");
        games.push(game);
    }
    games
}

pub fn own_tiles(game: &Numenko, seat: u8) -> Tiles {
    game.view(Viewer::Seat(Seat(seat))).own_tiles()
}

/// Writes `--option` for each word after the preset.
pub fn with_options(options: &str) -> Vec<String> {
    let (preset, rest) = options.split_once(' ').unwrap_or((options, ""));
    let preset = format!("--preset={}", preset.trim_start_matches("preset="));
    let rest = rest.split(' ').filter(|word| !word.is_empty()).map(|word| format!("--option={word}"));
    std::iter::once(preset).chain(rest).collect()
}
