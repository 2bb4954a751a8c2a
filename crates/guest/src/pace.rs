//! How often a client may speak.

use std::time::Duration;

use tokio::time::Instant;

/// A socket takes ten messages a second and forty at once; who stays below it is never told off.
const A_SECOND: u32 = 9;
const AT_ONCE: u32 = 36;

/// Lets messages through as a patient client sends them.
pub(crate) struct Pace {
    /// When all that was said would be forgotten.
    quiet_from: Instant,
}

impl Pace {
    pub fn new() -> Pace {
        Pace { quiet_from: Instant::now() }
    }

    /// How long the next message has to wait. It counts as said then.
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
        let (mut pace, now) = (Pace::new(), Instant::now());
        let waits: Vec<Duration> = (0..AT_ONCE + 2).map(|_| pace.next(now)).collect();
        assert!(waits[..AT_ONCE as usize].iter().all(Duration::is_zero), "{waits:?}");
        assert!(waits[AT_ONCE as usize] > Duration::ZERO, "{waits:?}");
        assert!(waits[AT_ONCE as usize + 1] > waits[AT_ONCE as usize], "{waits:?}");
    }

    #[test]
    fn after_a_rest_they_go_at_once_again() {
        let (mut pace, now) = (Pace::new(), Instant::now());
        for _ in 0..AT_ONCE + 10 {
            pace.next(now);
        }
        assert!(pace.next(now + Duration::from_secs(60)).is_zero());
    }
}
