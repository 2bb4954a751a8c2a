use arbitrary::{Result, Unstructured};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{Move, Numero, Options, View};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;

use crate::games::{imagines_itself, move_round_trip, play_checked, position_round_trip, to_move};

const MOST_STEPS: u32 = 64;

/// The bytes choose a table, its cards and what is said at it, right and wrong.
pub fn numero_play(bytes: &[u8]) {
    // When the bytes run out the game is left as it stands.
    let _done = play(&mut Unstructured::new(bytes));
}

fn play(bytes: &mut Unstructured<'_>) -> Result<()> {
    let options = choose_options(bytes)?;
    let seats = bytes.int_in_range(1..=4)?;
    let mut shuffle = Shuffle::from_number(u64::from(bytes.arbitrary::<u16>()?));
    let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) else {
        return Ok(());
    };
    for _ in 0..MOST_STEPS {
        let Some(turn) = to_move(&game) else { break };
        let kind = bytes.arbitrary::<u8>()?;
        let choice = game.random_move(turn, &mut shuffle);
        match kind % 8 {
            0..=2 => assert!(play_checked(&mut game, turn, &choice), "the random move {choice} was refused"),
            3..=5 => {
                if let Ok(other) = misspelt(&choice, bytes)?.parse::<Move>() {
                    move_round_trip(&other);
                    play_checked(&mut game, turn, &other);
                }
            }
            6 => {
                let seat = Seat(bytes.int_in_range(0..=5)?);
                if seat != turn && seat.0 < seats {
                    let may = game.turn().can_act().contains(seat) && matches!(choice, Move::Challenge { .. });
                    let played = play_checked(&mut game, seat, &choice);
                    assert!(may || !played, "{seat} moved in the turn of {turn}");
                }
                let absent = game.absent(turn).expect("whose turn it is can be absent");
                assert!(play_checked(&mut game.clone(), turn, &absent), "the absent move {absent} was refused");
            }
            7 if kind < 128 => {
                let others: Vec<Seat> = game.turn().can_act().without(turn).iter().collect();
                if !others.is_empty() {
                    let seat = *bytes.choose(&others)?;
                    let right = game.random_move(seat, &mut shuffle);
                    assert!(play_checked(&mut game, seat, &right), "the right of {seat} was refused: {right}");
                }
            }
            _ => look(&game, bytes, &mut shuffle)?,
        }
    }
    Ok(())
}

fn choose_options(bytes: &mut Unstructured<'_>) -> Result<Options> {
    let preset = bytes.choose(Options::presets())?;
    let mut options = Options::preset(preset).expect("the name of a preset");
    for _ in 0..bytes.int_in_range(0..=6)? {
        let spec = bytes.choose(Options::specs())?;
        let value = match spec.allowed {
            Allowed::OneOf(values) => (*bytes.choose(values)?).to_string(),
            Allowed::Number { least, most } => bytes.int_in_range(least..=most)?.to_string(),
        };
        options.set(spec.name, &value).expect("a value that its option lists");
    }
    Ok(options)
}

/// A legal move with up to three slips of the pen.
fn misspelt(choice: &Move, bytes: &mut Unstructured<'_>) -> Result<String> {
    const PIECES: [&str; 39] = [
        "challenge 10#1",
        "take 9b: ",
        "build 8: ",
        "discard ",
        "; ",
        ", ",
        " + ",
        "(",
        ")",
        "[",
        "]",
        ":",
        "#1",
        "#2",
        "5r",
        "3g",
        "10o",
        "15b",
        "1g",
        "8",
        "0",
        "1",
        "2",
        "-2",
        "x3",
        "/4",
        "*1/2",
        "*0.25",
        "*75%",
        "^2",
        "^3",
        " sqrt",
        " cbrt",
        "g",
        "b",
        "all",
        "pass",
        "stop",
        "r",
    ];
    let mut text: Vec<char> = choice.to_string().chars().collect();
    for _ in 0..bytes.int_in_range(1..=3)? {
        let place = bytes.int_in_range(0..=text.len())?;
        let piece = bytes.choose(&PIECES)?.chars();
        match bytes.int_in_range(0..=3)? {
            0 => drop(text.splice(place..place, piece)),
            1 if place < text.len() => drop(text.remove(place)),
            2 if place < text.len() => drop(text.splice(place..=place, piece)),
            _ if place + 1 < text.len() => text.swap(place, place + 1),
            _ => text.extend(piece),
        }
    }
    Ok(text.into_iter().collect())
}

/// What one of them sees reads back, and can be imagined.
fn look(game: &Numero, bytes: &mut Unstructured<'_>, shuffle: &mut Shuffle) -> Result<()> {
    let view: View = match bytes.int_in_range(0..=4)? {
        4 => game.view(Viewer::Watcher),
        seat => game.view(Viewer::Seat(Seat(seat))),
    };
    position_round_trip(&view);
    if view.viewer == Viewer::Watcher || matches!(view.viewer, Viewer::Seat(seat) if seat.0 < view.seats()) {
        imagines_itself(&view, shuffle).expect("what is seen of a game can be imagined");
    }
    Ok(())
}
