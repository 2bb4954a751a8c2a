use std::fmt::{Debug, Display};
use std::str::FromStr;

use reckon_rules::game::Viewer;
use reckon_rules::shuffle::Shuffle;

use crate::fuzzed::Fuzzed;
use crate::games::{play_to_the_end, position_round_trip};

/// Checks that any pack, as a file or as a line, can be written, read and played with.
pub fn pack<G: Fuzzed>(text: &str) {
    for options in G::packed(text) {
        for seats in 0..=7 {
            let mut shuffle = Shuffle::from_number(u64::from(seats));
            if let Ok(mut game) = G::deal(&options, seats, &mut shuffle) {
                position_round_trip::<G>(&game.view(Viewer::Watcher));
                play_to_the_end(&mut game, &mut shuffle);
            }
        }
    }
}

/// Returns the packs that a text describes, as a file or as a line; checks that each reads back as written.
pub fn packs<P: FromStr<Err: Display> + PartialEq + Debug + Display>(
    text: &str,
    from_file: fn(&str) -> Result<P, P::Err>,
) -> impl Iterator<Item = P> {
    let packs = [from_file(text), text.parse::<P>()];
    packs.into_iter().flatten().inspect(|pack| {
        let line = pack.to_string();
        let back: P = line.parse().unwrap_or_else(|why| panic!("'{line}' does not read back: {why}"));
        assert_eq!(back, *pack, "'{line}' reads back differently");
    })
}

/// Reads a pack from a request for a table: a file has lines and headings.
pub fn sent<P: FromStr>(text: &str, from_file: fn(&str) -> Result<P, P::Err>) -> Option<P> {
    if text.contains(['\n', '[']) { from_file(text) } else { text.parse() }.ok()
}
