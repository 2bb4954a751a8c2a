use reckon_rules::numberloor::Numberloor;

use crate::records::is_record_or_not;

/// Bytes are a record of Numberloor or not.
pub fn numberloor_record(bytes: &[u8]) {
    is_record_or_not::<Numberloor>(bytes);
}
