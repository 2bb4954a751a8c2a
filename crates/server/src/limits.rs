//! How much anybody may ask for. Each door has its limit, so that nobody can fill the memory or the disk.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

/// Messages of one socket in a second, unless whoever runs the server says otherwise; and how many times as
/// many may come at once after a quiet time.
pub const MESSAGES: NonZeroU32 = number(10);
pub const MESSAGES_AT_ONCE: NonZeroU32 = number(4);
/// Drafts of one socket in a second.
pub const TRIES: NonZeroU32 = number(20);
/// Requests from one address in a second, likewise. A whole class may share one.
pub const REQUESTS: NonZeroU32 = number(50);
pub const REQUESTS_AT_ONCE: NonZeroU32 = number(6);
/// Sockets in all.
pub const SOCKETS: usize = 50_000;
/// Connections that ask something and are no sockets yet.
pub const CONNECTIONS: usize = 4_096;
/// The longest body of a request: a table with cards of one's own.
pub const LONGEST_BODY: usize = reckon_protocol::LONGEST_FRAME;

const fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a limit is not zero")
}

/// So often in a second; after a quiet time, so many times as often at once.
pub fn per_second(times: NonZeroU32, at_once: NonZeroU32) -> Quota {
    Quota::per_second(times).allow_burst(times.saturating_mul(at_once))
}

/// A limit for each address. Of IPv6 the first half counts: who has one address there has them all.
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

    /// Forgets who has not come for a while.
    pub fn tidy(&self) {
        self.0.retain_recent();
    }
}
