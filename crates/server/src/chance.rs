//! Unpredictable random bytes.

/// Returns bytes from the operating system, or panics: without them no shuffle is fair and no token is safe.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}
