//! Identifiers and keys, each with its own text form.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadText(pub(crate) &'static str);

/// Id of a table: ten unambiguous characters, fifty bits, so that nobody guesses a link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TableId([u8; TableId::LENGTH]);

impl TableId {
    pub const LENGTH: usize = 10;
    /// Digits and letters without `i`, `l`, `o` and `u`.
    const ALPHABET: &'static [u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// Makes an id from random bytes; the lowest five bits of each count.
    pub fn from_random(bytes: [u8; TableId::LENGTH]) -> TableId {
        TableId(bytes.map(|byte| TableId::ALPHABET[usize::from(byte & 31)]))
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl FromStr for TableId {
    type Err = BadText;

    fn from_str(text: &str) -> Result<TableId, BadText> {
        let bytes: [u8; TableId::LENGTH] = text.as_bytes().try_into().map_err(|_| BadText(TABLE_ID))?;
        match bytes.iter().all(|byte| TableId::ALPHABET.contains(byte)) {
            true => Ok(TableId(bytes)),
            false => Err(BadText(TABLE_ID)),
        }
    }
}

const TABLE_ID: &str = "the name of a table has ten characters";

/// A client's id for a request, so that a retry counts once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct MoveId(String);

impl MoveId {
    pub const LONGEST: usize = 32;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for MoveId {
    type Err = BadText;

    fn from_str(text: &str) -> Result<MoveId, BadText> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'));
        match is_plain && (1..=MoveId::LONGEST).contains(&text.len()) {
            true => Ok(MoveId(text.to_string())),
            false => Err(BadText("an id has 1 to 32 letters, digits, - or _")),
        }
    }
}

/// 32 bytes as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bytes([u8; 32]);

impl FromStr for Bytes {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Bytes, BadText> {
        const WHY: BadText = BadText("this is written with 64 digits from 0 to f");
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok()).ok_or(WHY);
        if text.len() != 64 {
            return Err(WHY);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Bytes(bytes))
    }
}

impl Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seat's part in the shuffle, so that the server alone cannot steer it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Nonce(Bytes);

/// Key that makes its holder the guest.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Token(Bytes);

macro_rules! bytes {
    ($name:ident) => {
        impl $name {
            pub fn from_bytes(bytes: [u8; 32]) -> $name {
                $name(Bytes(bytes))
            }

            pub fn bytes(&self) -> &[u8; 32] {
                &self.0.0
            }
        }

        impl FromStr for $name {
            type Err = BadText;

            fn from_str(text: &str) -> Result<$name, BadText> {
                text.parse().map($name)
            }
        }
    };
}
bytes!(Nonce);
bytes!(Token);

impl Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Display for MoveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

/// The link of a table is its key, so logs do not show it.
impl Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableId(..)")
    }
}

impl Debug for MoveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MoveId({})", self.0)
    }
}

impl Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Nonce(..)")
    }
}

impl Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

macro_rules! travels_as_text {
    ($name:ident, $pattern:literal, $about:literal) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern, "description": $about })
            }
        }
    };
}
travels_as_text!(TableId, "^[0-9a-hjkmnp-tv-z]{10}$", "The name of a table: whoever knows it can join.");
travels_as_text!(
    MoveId,
    "^[A-Za-z0-9_-]{1,32}$",
    "The client's own name for what it asks: asked twice, it counts once."
);
travels_as_text!(Nonce, "^[0-9a-fA-F]{64}$", "What a seat adds to the shuffle: 32 bytes.");
travels_as_text!(Token, "^[0-9a-fA-F]{64}$", "Whoever has it is the guest: 32 bytes.");
