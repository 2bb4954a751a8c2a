//! Games in which the bytes choose the table, its cards and the moves, right and wrong.

use arbitrary::{Result, Unstructured};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;

use crate::fuzzed::Fuzzed;
use crate::games::{imagines_itself, move_round_trip, play_checked, position_round_trip, to_move};

const MAX_STEPS: u32 = 64;

/// Plays a game until the bytes run out.
pub fn play<G: Fuzzed>(bytes: &mut Unstructured<'_>) -> Result<()> {
    let options: G::Options = choose_options(bytes)?;
    let seats = bytes.int_in_range(G::PLAYERS)?;
    let mut shuffle = Shuffle::from_number(u64::from(bytes.arbitrary::<u16>()?));
    let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else {
        return Ok(());
    };
    for _ in 0..MAX_STEPS {
        let Some(turn) = to_move(&game) else { break };
        let kind = bytes.arbitrary::<u8>()?;
        let choice = game.random_move(turn, &mut shuffle);
        match kind % 8 {
            0..=2 => assert!(play_checked(&mut game, turn, &choice), "the random move {choice} was refused"),
            3..=5 => {
                if let Ok(other) = misspelt::<G>(&choice, bytes)?.parse::<G::Move>() {
                    move_round_trip::<G>(&other);
                    play_checked(&mut game, turn, &other);
                }
            }
            6 => {
                let seat = Seat(bytes.int_in_range(0..=5)?);
                if seat != turn && seat.0 < seats {
                    out_of_turn(&mut game, seat, &choice);
                }
            }
            7 if kind < 128 => {
                let others: Vec<Seat> = game.turn().can_act().without(turn).iter().collect();
                if !others.is_empty() {
                    let seat = *bytes.choose(&others)?;
                    let right = game.random_move(seat, &mut shuffle);
                    let can = game.can_use_right(seat);
                    let played = play_checked(&mut game, seat, &right);
                    assert!(played || !can, "the right of {seat} was refused: {right}");
                }
            }
            _ => look(&game, seats, bytes, &mut shuffle)?,
        }
    }
    Ok(())
}

/// Plays a move of the seat to act for another seat; then the seat to act counts as absent.
fn out_of_turn<G: Fuzzed>(game: &mut G, seat: Seat, choice: &G::Move) {
    let may = game.turn().can_act().contains(seat) && G::is_right(choice);
    let played = play_checked(game, seat, choice);
    assert!(may || !played, "{seat} moved out of turn");
    if let Some(turn) = game.turn().must().iter().next() {
        let absent = game.absent(turn).expect("a seat that must act can be absent");
        assert!(play_checked(&mut game.clone(), turn, &absent), "the absent move {absent} was refused");
    }
}

/// Returns a legal move with up to three typos.
fn misspelt<G: Fuzzed>(choice: &G::Move, bytes: &mut Unstructured<'_>) -> Result<String> {
    let mut text: Vec<char> = choice.to_string().chars().collect();
    for _ in 0..bytes.int_in_range(1..=3)? {
        let place = bytes.int_in_range(0..=text.len())?;
        let piece = bytes.choose(G::PIECES)?.chars();
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

fn choose_options<O: TableOptions>(bytes: &mut Unstructured<'_>) -> Result<O> {
    let preset = bytes.choose(O::presets())?;
    let mut options = O::preset(preset).expect("the name of a preset");
    for _ in 0..bytes.int_in_range(0..=6)? {
        let spec = bytes.choose(O::specs())?;
        let value = match spec.allowed {
            Allowed::OneOf(values) => (*bytes.choose(values)?).to_string(),
            Allowed::Number { least, most } => bytes.int_in_range(least..=most)?.to_string(),
            Allowed::Numbers { common, .. } if bytes.ratio(1_u8, 2_u8)? => (*bytes.choose(common)?).to_string(),
            Allowed::Numbers { least, most, .. } => {
                let numbers = [bytes.int_in_range(least..=most)?, bytes.int_in_range(least..=most)?];
                numbers.map(|number| number.to_string()).join(",")
            }
        };
        options.set(spec.name, &value).expect("a value that its option lists");
    }
    Ok(options)
}

/// Checks that one viewer's view reads back and can be imagined.
fn look<G: Game>(game: &G, seats: u8, bytes: &mut Unstructured<'_>, shuffle: &mut Shuffle) -> Result<()> {
    let viewer = match bytes.int_in_range(0..=5)? {
        seat if seat < seats => Viewer::Seat(Seat(seat)),
        _ => Viewer::Watcher,
    };
    let view = game.view(viewer);
    position_round_trip::<G>(&view);
    imagines_itself::<G>(&view, viewer, shuffle).expect("a view of a game can be imagined");
    Ok(())
}
