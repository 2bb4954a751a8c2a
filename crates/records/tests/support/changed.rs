//! Single changed bytes are found and named. `make long-changes` tries a million.

use reckon_rules::shuffle::Shuffle;

use super::changes::{Changed, change, short};
use super::{OnRecord, records_of, scaled, tally};

/// Distance between the bytes of a short record that are changed in turn.
const STEP: u64 = 23;

fn changed_at_random<G: OnRecord>(seed: u64, count: u64, holds: impl Fn(&Changed) -> bool) {
    let records = records_of::<G>();
    let mut shuffle = Shuffle::from_number(seed);
    for _ in 0..count {
        let changed = change(&records, &mut shuffle);
        if !holds(&changed) {
            let (name, place, before) = (&changed.name, changed.place, changed.before);
            panic!("seed {seed}: {name}, byte {place} was {before:#x} in\n{}", String::from_utf8_lossy(&changed.bytes));
        }
    }
}

pub fn every_changed_byte_is_found<G: OnRecord>() {
    let count = scaled(2_500);
    changed_at_random::<G>(1, count, Changed::is_found);
    tally(G::NAME, "changed bytes found", count);
}

pub fn a_changed_byte_is_named<G: OnRecord>() {
    let count = scaled(30);
    changed_at_random::<G>(2, count, Changed::is_named);
    tally(G::NAME, "changed bytes named", count);
}

/// Changes bytes in each line of a short record: heading, names, moves, and the closing line itself. `make
/// long-changes` tries every byte of it.
pub fn any_place_of_a_record_can_be_named<G: OnRecord>() {
    let records = records_of::<G>();
    let [(name, record)] = short(&records)[..] else { panic!("one short record of {}", G::NAME) };
    let step = usize::try_from(STEP * 10 / scaled(10)).expect("small").max(1);
    let begins = |place: &usize| *place == 0 || record[place - 1] == b'\n';
    let places = (0..record.len()).filter(|place| place.is_multiple_of(step) || begins(place));
    let mut named = 0;
    for place in places {
        assert!(Changed::at(name, record, place).is_named(), "{name}, byte {place}");
        named += 1;
    }
    tally(G::NAME, "changed bytes named", named);
}

/// Tests of changed bytes in the records of one game.
macro_rules! changed_bytes {
    ($game:ident: $($test:ident)*) => {
        $(
            #[test]
            fn $test() {
                $crate::support::changed::$test::<$game>();
            }
        )*
    };
    ($game:ident) => {
        $crate::support::changed::changed_bytes! { $game:
            every_changed_byte_is_found
            a_changed_byte_is_named
            any_place_of_a_record_can_be_named
        }
    };
}
pub(crate) use changed_bytes;
