use reckon_rules::numenko::Numenko;

use crate::records::is_record_or_not;

/// Bytes are a record of Numenko-in-a-bag or not.
pub fn numenko_record(bytes: &[u8]) {
    is_record_or_not::<Numenko>(bytes);
}
