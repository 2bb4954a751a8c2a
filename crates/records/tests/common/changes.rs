//! Single bytes changed at random, over all records.

use reckon_records::{Finding, verify, verify_within};
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;

/// One byte that was changed.
pub struct Changed {
    pub bytes: Vec<u8>,
    pub place: usize,
    pub before: u8,
}

/// Every byte of all records is equally likely, and so is every other byte in its place.
pub fn change(records: &[Vec<u8>], shuffle: &mut Shuffle) -> Changed {
    let all: usize = records.iter().map(Vec::len).sum();
    let mut place = shuffle.below(u32::try_from(all).expect("small files")) as usize;
    let mut records = records.iter();
    let mut bytes = records.next().expect("a record");
    while place >= bytes.len() {
        place -= bytes.len();
        bytes = records.next().expect("the place is in one of them");
    }
    let mut bytes = bytes.clone();
    let before = bytes[place];
    let step = u8::try_from(shuffle.below(255) + 1).expect("a byte");
    bytes[place] = before.wrapping_add(step);
    Changed { bytes, place, before }
}

impl Changed {
    /// Checking says that something is wrong, without a search for what.
    pub fn is_found(&self) -> bool {
        verify_within::<Numero>(&self.bytes, 0).map_or(true, |report| !report.is_sound())
    }

    /// Checking says which byte it is, where, and what should be there.
    pub fn is_named(&self) -> bool {
        let report = verify::<Numero>(&self.bytes);
        let Some(Finding::Changed(named)) = report.as_ref().ok().and_then(|report| report.findings.first()) else {
            return false;
        };
        let above = String::from_utf8_lossy(&self.bytes[..self.place]).into_owned();
        let line = above.matches('\n').count() + 1;
        let column = above.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        named.offset == self.place
            && (named.found, named.right) == (self.bytes[self.place], self.before)
            && (named.line as usize, named.column as usize) == (line, column)
    }
}
