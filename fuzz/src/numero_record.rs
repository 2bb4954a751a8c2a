use reckon_rules::numero::Numero;

use crate::records::is_record_or_not;

/// Bytes are a record of NUMERO or not.
pub fn numero_record(bytes: &[u8]) {
    is_record_or_not::<Numero>(bytes);
}
