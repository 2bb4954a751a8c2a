//! Randomness for computer players: each choice has its own stream, which reveals nothing about the cards
//! and is the same when the game is resumed elsewhere.

use reckon_rules::game::Seat;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Returns the stream for a seat that must act, `moves_before` moves into the game with this seed.
pub fn for_choice(seed: &Seed, seat: Seat, moves_before: u32) -> Shuffle {
    stream(seed, seat, moves_before, 0)
}

/// Returns the stream for an action in another player's turn.
pub fn for_call(seed: &Seed, seat: Seat, moves_before: u32) -> Shuffle {
    stream(seed, seat, moves_before, 1)
}

/// Returns the stream that decides which seat is fastest, one for each move.
pub fn for_race(seed: &Seed, moves_before: u32) -> Shuffle {
    stream(seed, Seat(0), moves_before, 2)
}

fn stream(seed: &Seed, seat: Seat, moves_before: u32, what_for: u8) -> Shuffle {
    let mut label = *b"reckon computer player\0\0\0\0\0\0\0\0\0\0";
    label[22] = what_for;
    label[23] = seat.0;
    label[24..].copy_from_slice(&u64::from(moves_before).to_le_bytes());
    Shuffle::new(&Seed::derive(seed.as_bytes(), &[label]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_has_a_stream_of_its_own() {
        let seed = Seed::from_number(1);
        let first = |seat, moves| for_choice(&seed, Seat(seat), moves).next_word();
        assert_eq!(first(1, 4), first(1, 4));
        assert_ne!(first(1, 4), first(1, 5));
        assert_ne!(first(1, 4), first(0, 4));
        assert_ne!(first(1, 4), for_call(&seed, Seat(1), 4).next_word());
        assert_ne!(first(0, 4), for_race(&seed, 4).next_word());
        assert_ne!(first(1, 4), Shuffle::new(&seed).next_word());
    }
}
