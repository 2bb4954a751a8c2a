//! Numbers that nobody can foresee.

/// From the operating system. Without them there is no fair shuffle and no safe token, so there is no server.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
