use reckon_rules::nmbrs::Nmbrs;

use crate::records::is_record_or_not;

/// Bytes are a record of nmbrs! blocks or not.
pub fn nmbrs_record(bytes: &[u8]) {
    is_record_or_not::<Nmbrs>(bytes);
}
