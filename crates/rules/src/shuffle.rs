//! The game's own randomness: an unbiased Fisher–Yates shuffle on ChaCha20.
//!
//! Frozen: records must replay for ever, so the values drawn from a seed never
//! change. Each definition here is complete enough to reimplement in another
//! language, which is how a player checks that a deal was fair.

use std::fmt::{self, Debug};
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use hkdf::Hkdf;
use sha2::{Digest, Sha256};

const SALT: &[u8] = b"reckon shuffle 1";

/// The secret from which a shuffle is derived. Anyone who knows it knows every
/// hidden card, so `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// Makes a seed from a number, for tests and simulations: eight
    /// little-endian bytes, then 24 zero bytes.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// Derives the seed of a table: HKDF-SHA256 with the server's secret as key
    /// material, `reckon shuffle 1` as salt and the nonces, concatenated in
    /// seat order, as info; 32 bytes.
    ///
    /// Nobody can steer it: the server is bound by its [`commitment`] before
    /// the seats choose their nonces.
    pub fn derive(secret: &[u8; 32], nonces: &[[u8; 32]]) -> Seed {
        let mut bytes = [0; 32];
        Hkdf::<Sha256>::new(Some(SALT), secret)
            .expand(nonces.as_flattened(), &mut bytes)
            .expect("32 bytes are one of the 255 blocks that HKDF can output");
        Seed(bytes)
    }

    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    pub fn to_hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Parses 64 hexadecimal digits, in either case.
    pub fn from_hex(text: &str) -> Result<Seed, NotASeed> {
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() {
            return Err(NotASeed);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Seed(bytes))
    }
}

fn digit(character: u8) -> Result<u8, NotASeed> {
    match character {
        b'0'..=b'9' => Ok(character - b'0'),
        b'a'..=b'f' => Ok(character - b'a' + 10),
        b'A'..=b'F' => Ok(character - b'A' + 10),
        _ => Err(NotASeed),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASeed;

crate::error_as_data!(NotASeed);

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        Seed::from_hex(text)
    }
}

impl Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Returns the hash the server publishes before the nonces are known: the SHA-256 of its secret.
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// A position in a shuffle: a game keeps these 40 bytes instead of a 320-byte generator.
#[derive(Clone, PartialEq, Eq)]
pub struct StreamPosition {
    seed: Seed,
    /// Number of 32-bit words drawn so far.
    position: u64,
}

impl StreamPosition {
    pub const fn new(seed: Seed, position: u64) -> StreamPosition {
        StreamPosition { seed, position }
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Returns the number of 32-bit words drawn so far.
    pub fn words_drawn(&self) -> u64 {
        self.position
    }
}

impl Debug for StreamPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StreamPosition").field("position", &self.position).finish_non_exhaustive()
    }
}

/// A live stream of random choices.
pub struct Shuffle(ChaCha20Rng);

impl Shuffle {
    pub fn new(seed: &Seed) -> Shuffle {
        Shuffle(ChaCha20Rng::from_seed(seed.0))
    }

    /// See [`Seed::from_number`].
    pub fn from_number(number: u64) -> Shuffle {
        Shuffle::new(&Seed::from_number(number))
    }

    pub fn resume(position: &StreamPosition) -> Shuffle {
        let mut shuffle = Shuffle::new(&position.seed);
        shuffle.0.set_word_pos(position.position.into());
        shuffle
    }

    pub fn position(&self) -> StreamPosition {
        StreamPosition {
            seed: Seed(self.0.get_seed()),
            position: u64::try_from(self.0.get_word_pos()).expect("at a word a nanosecond, 2^64 words take centuries"),
        }
    }

    /// Draws the next 32 bits of the ChaCha20 keystream, little-endian. The
    /// seed is the key, the nonce zero, and the block counter 64 bits from 0.
    #[inline]
    pub fn next_word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// Draws a number from 0 to `n` − 1, each equally likely. `n` must not be zero.
    ///
    /// Let *w* be the next word and *p* = *w* × `n`. If *p* mod 2³² is smaller
    /// than 2³² mod `n`, start again with another word. Otherwise the result is
    /// *p* div 2³². So at least one word is drawn, even when `n` is 1. (Lemire,
    /// "Fast random integer generation in an interval", 2019.)
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0 to draw");
        let mut product = u64::from(self.next_word()) * u64::from(n);
        // 2³² mod n is smaller than n, so most draws skip the division.
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.next_word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// Returns true `times` out of `of` times: `below(of) < times`.
    #[inline]
    pub fn chance(&mut self, times: u32, of: u32) -> bool {
        self.below(of) < times
    }

    /// Shuffles by Fisher–Yates: for *i* from the last index down to 1, swaps
    /// the items at *i* and at `below(i + 1)`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..count(items)).rev() {
            let j = self.below(i + 1);
            items.swap(i as usize, j as usize);
        }
    }

    /// Picks the item at `below(len)`. Nothing is drawn when there are no items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(count(items)) as usize)
    }
}

fn count<T>(items: &[T]) -> u32 {
    u32::try_from(items.len()).expect("no game has four billion pieces")
}

/// Clones by way of the position, because `ChaCha20Rng` has no `Clone`.
impl Clone for Shuffle {
    fn clone(&self) -> Self {
        Shuffle::resume(&self.position())
    }
}

impl Debug for Shuffle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shuffle").field("position", &self.position().position).finish_non_exhaustive()
    }
}
