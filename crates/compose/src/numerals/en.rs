//! English.

use super::Numerals;

pub const NUMERALS: Numerals = Numerals {
    units: [
        &["zero"],
        &["one"],
        &["two"],
        &["three"],
        &["four"],
        &["five"],
        &["six"],
        &["seven"],
        &["eight"],
        &["nine"],
        &["ten"],
        &["eleven"],
        &["twelve"],
        &["thirteen"],
        &["fourteen"],
        &["fifteen"],
        &["sixteen"],
        &["seventeen"],
        &["eighteen"],
        &["nineteen"],
    ],
    tens: [
        &["twenty"],
        &["thirty"],
        &["forty", "fourty"],
        &["fifty"],
        &["sixty"],
        &["seventy"],
        &["eighty"],
        &["ninety"],
    ],
    hundred: &["hundred"],
    compound: |tens, unit| vec![format!("{tens}-{unit}"), format!("{tens}{unit}")],
    one_in_compounds: &[],
    may_be_apart: true,
};
