//! Timings of one socket: when each frame went out, and the round trip. A fairer ruling on who was first will need
//! them.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use tokio::time::Instant;

/// Number of recent updates whose write time is remembered.
const WRITTEN: usize = 8;
/// Age beyond which a round trip no longer counts.
const TRIPS: Duration = Duration::from_secs(60);

#[derive(Default)]
pub struct Link(Mutex<Times>);

#[derive(Default)]
struct Times {
    written: VecDeque<((u32, u32), Instant)>,
    trips: VecDeque<(Instant, Duration)>,
}

impl Link {
    /// Notes that the update of this round and version went out.
    pub fn wrote(&self, version: (u32, u32), now: Instant) {
        self.with(|times| {
            if times.written.len() == WRITTEN {
                times.written.pop_front();
            }
            times.written.push_back((version, now));
        });
    }

    /// Returns when the first update with at least this version of the round went out.
    pub fn written(&self, round: u32, v: u32) -> Option<Instant> {
        self.with(|times| {
            let shows = |sent: &(u32, u32)| sent.0 == round && sent.1 >= v;
            times.written.iter().find(|(sent, _)| shows(sent)).map(|(_, when)| *when)
        })
    }

    pub fn took(&self, trip: Duration, now: Instant) {
        self.with(|times| {
            times.trips.retain(|(when, _)| now.saturating_duration_since(*when) < TRIPS);
            times.trips.push_back((now, trip));
        });
    }

    /// Returns the shortest round trip of the last minute.
    pub fn smallest_trip(&self, now: Instant) -> Option<Duration> {
        self.with(|times| {
            let recent = times.trips.iter().filter(|(when, _)| now.saturating_duration_since(*when) < TRIPS);
            recent.map(|(_, trip)| *trip).min()
        })
    }

    fn with<T>(&self, look: impl FnOnce(&mut Times) -> T) -> T {
        look(&mut self.0.lock().expect("nothing panics while holding this lock"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_update_that_shows_a_version_counts() {
        let start = Instant::now();
        let link = Link::default();
        for (v, after) in [(3, 1), (5, 2), (6, 3)] {
            link.wrote((1, v), start + Duration::from_secs(after));
        }
        assert_eq!(link.written(1, 4), Some(start + Duration::from_secs(2)));
        assert_eq!(link.written(1, 7), None);
        assert_eq!(link.written(2, 3), None);
    }

    #[test]
    fn round_trips_are_forgotten_after_a_minute() {
        let start = Instant::now();
        let link = Link::default();
        link.took(Duration::from_millis(5), start);
        link.took(Duration::from_millis(9), start + Duration::from_secs(30));
        assert_eq!(link.smallest_trip(start + Duration::from_secs(31)), Some(Duration::from_millis(5)));
        assert_eq!(link.smallest_trip(start + Duration::from_secs(61)), Some(Duration::from_millis(9)));
        assert_eq!(link.smallest_trip(start + Duration::from_secs(120)), None);
    }
}
