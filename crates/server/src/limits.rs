//! Limits on what clients may ask for. Every entry point has one, so that nobody can fill the memory or the disk.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

/// Messages per second from one socket, unless the operator sets another limit; and the burst allowed after a quiet
/// period, as a multiple of that.
pub const MESSAGES: NonZeroU32 = number(10);
pub const MESSAGES_AT_ONCE: NonZeroU32 = number(4);
/// Drafts per second from one socket.
pub const TRIES: NonZeroU32 = number(20);
/// Requests per second from one address, and the burst, likewise. A whole class may share one address.
pub const REQUESTS: NonZeroU32 = number(50);
pub const REQUESTS_AT_ONCE: NonZeroU32 = number(6);
/// Upper bound on open sockets.
pub const SOCKETS: usize = 50_000;
/// Upper bound on connections that have not become sockets yet.
pub const CONNECTIONS: usize = 4_096;
/// Longest request body: a table with a custom pack.
pub const LONGEST_BODY: usize = reckon_protocol::LONGEST_FRAME;

const fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a limit is not zero")
}

/// Returns a quota of `times` per second, and a burst of `at_once` times as many after a quiet period.
pub fn per_second(times: NonZeroU32, at_once: NonZeroU32) -> Quota {
    Quota::per_second(times).allow_burst(times.saturating_mul(at_once))
}

/// A rate limit per address. For IPv6 only the first half counts: a client usually has every address that shares it.
pub struct ByAddress(RateLimiter<u64, HashMapStateStore<u64>, DefaultClock>);

impl ByAddress {
    pub fn new(quota: Quota) -> ByAddress {
        ByAddress(RateLimiter::hashmap(quota))
    }

    pub fn allows(&self, address: IpAddr) -> bool {
        let key = match address {
            IpAddr::V4(address) => u64::from(address.to_bits()),
            IpAddr::V6(address) => (address.to_bits() >> 64) as u64,
        };
        self.0.check_key(&key).is_ok()
    }

    /// Forgets addresses not seen for a while.
    pub fn tidy(&self) {
        self.0.retain_recent();
    }
}
