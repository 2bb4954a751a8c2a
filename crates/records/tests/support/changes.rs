//! Single bytes changed at random, over all records.

use std::collections::BTreeMap;

use reckon_records::{Change, Finding, Recorded, USUAL_BUDGET, verify_within};
use reckon_rules::shuffle::Shuffle;

/// A record with one byte changed.
pub struct Changed {
    /// Name of the record. It begins with the game's name, because the changed byte may be in the line that names it.
    pub name: String,
    pub bytes: Vec<u8>,
    pub place: usize,
    pub before: u8,
}

/// Changes a random byte: every byte of every record is equally likely, and so is every new value.
pub fn change(records: &[(String, Vec<u8>)], shuffle: &mut Shuffle) -> Changed {
    let all: usize = records.iter().map(|(_, bytes)| bytes.len()).sum();
    let mut place = shuffle.below(u32::try_from(all).expect("small files")) as usize;
    let mut records = records.iter();
    let (mut name, mut bytes) = records.next().expect("a record").clone();
    while place >= bytes.len() {
        place -= bytes.len();
        (name, bytes) = records.next().expect("the place is in one of the records").clone();
    }
    let before = bytes[place];
    let step = u8::try_from(shuffle.below(255) + 1).expect("a byte");
    bytes[place] = before.wrapping_add(step);
    Changed { name, bytes, place, before }
}

/// Returns whether checking finds a fault, and which byte it names.
fn seen<G: Recorded>(bytes: &[u8], budget: u64) -> (bool, Option<Change>) {
    let Ok(report) = verify_within::<G>(bytes, budget) else { return (true, None) };
    let named = match report.findings.first() {
        Some(Finding::Changed(named)) => Some(*named),
        _ => None,
    };
    (!report.is_sound(), named)
}

/// Returns the shortest two-player record of each game, short enough to change every byte.
pub fn short(records: &[(String, Vec<u8>)]) -> Vec<&(String, Vec<u8>)> {
    let mut short: BTreeMap<&str, &(String, Vec<u8>)> = BTreeMap::new();
    for record in records.iter().filter(|(name, _)| name.contains("-two")) {
        let game = record.0.split('-').next().unwrap_or_default();
        let shortest = short.entry(game).or_insert(record);
        if record.1.len() < shortest.1.len() {
            *shortest = record;
        }
    }
    short.into_values().collect()
}

impl Changed {
    /// Changes the byte at this place, either slightly or into `#`.
    pub fn at(name: &str, record: &[u8], place: usize) -> Changed {
        let (mut bytes, before) = (record.to_vec(), record[place]);
        bytes[place] = if place.is_multiple_of(2) || before == b'#' { before ^ 1 } else { b'#' };
        Changed { name: name.to_string(), bytes, place, before }
    }

    fn seen(&self, budget: u64) -> (bool, Option<Change>) {
        macro_rules! seen_as {
            ($game_of:ident $([$module:ident $game:ident])*) => {
                match $game_of {
                    $(Some(stringify!($module)) => seen::<reckon_rules::$module::$game>(&self.bytes, budget),)*
                    _ => panic!("{} does not begin with the name of a game", self.name),
                }
            };
        }
        let game_of = self.name.split('-').next();
        reckon_rules::games!(seen_as game_of)
    }

    /// Returns whether checking finds a fault, without searching for its place.
    pub fn is_found(&self) -> bool {
        self.seen(0).0
    }

    /// Returns whether checking names the byte, its place and the right value.
    pub fn is_named(&self) -> bool {
        let (_, Some(named)) = self.seen(USUAL_BUDGET) else { return false };
        let above = String::from_utf8_lossy(&self.bytes[..self.place]).into_owned();
        let line = above.matches('\n').count() + 1;
        let column = above.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        named.offset == self.place
            && (named.found, named.right) == (self.bytes[self.place], self.before)
            && (named.line as usize, named.column as usize) == (line, column)
    }
}
