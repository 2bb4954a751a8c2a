//! The seed of a game's deal.

use reckon_records::{CommittedSeed, Draw};
use reckon_rules::shuffle::Seed;

use crate::failure::Failure;
use crate::output::Output;
use crate::rules::shortened;

/// Parses the given seed, a number or the text shown at the end of a game; draws one at random if none is given.
pub fn choose(given: Option<&str>, seats: usize, output: &Output) -> Result<Draw, Failure> {
    let Some(text) = given else {
        let failed = |error: getrandom::Error| Failure::about("cli-no-chance", [("why", error.to_string())], output);
        return fresh(seats).map(Draw::ByLot).map_err(failed);
    };
    let number = text.parse().ok().map(Seed::from_number);
    let seed = number.or_else(|| Seed::from_hex(text).ok());
    seed.map(Draw::Chosen).ok_or_else(|| Failure::about("cli-no-seed", [("text", shortened(text))], output))
}

/// Draws a seed as a server would: a secret, and a nonce for each seat.
fn fresh(seats: usize) -> Result<CommittedSeed, getrandom::Error> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)?;
    let mut nonces = vec![[0; 32]; seats];
    for nonce in &mut nonces {
        getrandom::fill(nonce)?;
    }
    Ok(CommittedSeed::new(secret, nonces))
}

/// Returns the seed as `--seed` accepts it: a number if it was made from one, otherwise hexadecimal.
pub fn as_text(seed: &Seed) -> String {
    let mut number = [0; 8];
    number.copy_from_slice(&seed.as_bytes()[..8]);
    let number = u64::from_le_bytes(number);
    if Seed::from_number(number) == *seed { number.to_string() } else { seed.to_hex() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_can_be_typed_as_it_is_shown() {
        for seed in [Seed::from_number(0), Seed::from_number(u64::MAX), Seed::from_bytes([7; 32])] {
            let text = as_text(&seed);
            let read = text.parse().ok().map(Seed::from_number).or_else(|| Seed::from_hex(&text).ok());
            assert_eq!(read, Some(seed), "{text}");
        }
    }
}
