//! Rate at which a client may send.

use std::time::Duration;

use tokio::time::Instant;

/// Limits just below the server's ten messages a second and forty at once.
const A_SECOND: u32 = 9;
const AT_ONCE: u32 = 36;

/// Throttle that delays messages to stay within these limits.
pub(crate) struct Throttle {
    /// Time at which the whole burst is available again.
    quiet_from: Instant,
}

impl Throttle {
    pub fn new() -> Throttle {
        Throttle { quiet_from: Instant::now() }
    }

    /// Returns how long the next message has to wait, and counts it as sent.
    pub fn next(&mut self, now: Instant) -> Duration {
        let each = Duration::from_secs(1) / A_SECOND;
        self.quiet_from = self.quiet_from.max(now) + each;
        (self.quiet_from - now).saturating_sub(each * AT_ONCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_messages_go_at_once_and_later_ones_at_the_rate() {
        let (mut throttle, now) = (Throttle::new(), Instant::now());
        let waits: Vec<Duration> = (0..AT_ONCE + 2).map(|_| throttle.next(now)).collect();
        assert!(waits[..AT_ONCE as usize].iter().all(Duration::is_zero), "{waits:?}");
        assert!(waits[AT_ONCE as usize] > Duration::ZERO, "{waits:?}");
        assert!(waits[AT_ONCE as usize + 1] > waits[AT_ONCE as usize], "{waits:?}");
    }

    #[test]
    fn after_a_pause_messages_go_at_once_again() {
        let (mut throttle, now) = (Throttle::new(), Instant::now());
        for _ in 0..AT_ONCE + 10 {
            throttle.next(now);
        }
        assert!(throttle.next(now + Duration::from_secs(60)).is_zero());
    }
}
