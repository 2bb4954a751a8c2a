//! Single bytes changed at random, over all records.

use reckon_records::{Change, Finding, Recorded, USUAL_BUDGET, verify_within};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;

/// One byte that was changed.
pub struct Changed {
    /// The name of the record, which says of which game it was: the changed byte may be in the line that says so.
    pub name: String,
    pub bytes: Vec<u8>,
    pub place: usize,
    pub before: u8,
}

/// Every byte of all records is equally likely, and so is every other byte in its place.
pub fn change(records: &[(String, Vec<u8>)], shuffle: &mut Shuffle) -> Changed {
    let all: usize = records.iter().map(|(_, bytes)| bytes.len()).sum();
    let mut place = shuffle.below(u32::try_from(all).expect("small files")) as usize;
    let mut records = records.iter();
    let (mut name, mut bytes) = records.next().expect("a record").clone();
    while place >= bytes.len() {
        place -= bytes.len();
        (name, bytes) = records.next().expect("the place is in one of them").clone();
    }
    let before = bytes[place];
    let step = u8::try_from(shuffle.below(255) + 1).expect("a byte");
    bytes[place] = before.wrapping_add(step);
    Changed { name, bytes, place, before }
}

/// Whether checking says that something is wrong, and which byte it names.
fn seen<G: Recorded>(bytes: &[u8], budget: u64) -> (bool, Option<Change>) {
    let Ok(report) = verify_within::<G>(bytes, budget) else { return (true, None) };
    let named = match report.findings.first() {
        Some(Finding::Changed(named)) => Some(*named),
        _ => None,
    };
    (!report.is_sound(), named)
}

/// A short record of each game, of which every byte is changed.
pub const SHORT: [&str; 4] = [
    "nmbrs-usual-two-chosen.record",
    "numberloor-advanced-two-chosen.record",
    "numenko-stopped-two.record",
    "numero-1-5-two.record",
];

impl Changed {
    /// The byte at this place, changed into one that looks much like it or not at all.
    pub fn at(name: &str, record: &[u8], place: usize) -> Changed {
        let (mut bytes, before) = (record.to_vec(), record[place]);
        bytes[place] = if place.is_multiple_of(2) || before == b'#' { before ^ 1 } else { b'#' };
        Changed { name: name.to_string(), bytes, place, before }
    }

    fn seen(&self, budget: u64) -> (bool, Option<Change>) {
        match self.name.split('-').next() {
            Some("nmbrs") => seen::<Nmbrs>(&self.bytes, budget),
            Some("numberloor") => seen::<Numberloor>(&self.bytes, budget),
            Some("numenko") => seen::<Numenko>(&self.bytes, budget),
            _ => seen::<Numero>(&self.bytes, budget),
        }
    }

    /// Checking says that something is wrong, without a search for what.
    pub fn is_found(&self) -> bool {
        self.seen(0).0
    }

    /// Checking says which byte it is, where, and what should be there.
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
