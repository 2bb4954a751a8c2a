//! Thirty-two bytes as 64 hexadecimal digits, in the form used for seeds.

use reckon_rules::shuffle::Seed;

pub fn to_hex(bytes: &[u8; 32]) -> String {
    Seed::from_bytes(*bytes).to_hex()
}

pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    Seed::from_hex(text).ok().map(|seed| *seed.as_bytes())
}
