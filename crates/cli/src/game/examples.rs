//! Examples for the help.

use reckon_rules::game::Seat;
use reckon_rules::shuffle::Shuffle;
use reckon_words::Speaker;

use super::InTurns;
use crate::output::Output;

/// A table, and a line typed there. Words in capitals are translated into the player's language.
pub struct Example {
    pub position: &'static str,
    pub typed: &'static str,
    /// Whether the short help includes it too.
    pub first: bool,
}

pub const fn example(position: &'static str, typed: &'static str, first: bool) -> Example {
    Example { position, typed, first }
}

/// Replaces each word in capitals by the message that goes with it.
pub fn in_own_words(typed: &str, words: &[(&str, &'static str)], output: &Output) -> String {
    let word = |word: &str| match words.iter().find(|(capitals, _)| *capitals == word) {
        Some((_, id)) => output.say(id),
        None => word.to_string(),
    };
    typed.split(' ').map(word).collect::<Vec<String>>().join(" ")
}

/// Plays a typed line as the first seat at a table of its own, so that its effect is told in the same sentences as in
/// a game. Returns nothing if it is not a legal move.
pub fn played<G: InTurns>(view: &G::View, typed: &str, speaker: &Speaker<'_>) -> Option<Vec<G::Event>> {
    let mut game = G::imagine(view, &mut Shuffle::from_number(0)).ok()?;
    let moves = G::understand(view, &G::Draft::default(), typed, speaker).ok()?.into_moves();
    let mut events = Vec::new();
    for choice in &moves {
        game.play(Seat(0), choice, &mut events).ok()?;
    }
    (!moves.is_empty()).then_some(events)
}
