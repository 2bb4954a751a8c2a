//! How much time each seat has used. Knows no timer: it is told what time it is.

use std::time::Duration;

use reckon_protocol::{Clock as Agreed, Clocks};
use reckon_rules::game::{Seat, Seats};
use tokio::time::Instant;

/// Whose network is gone for less than this loses no time by it: in a turn where each has its own time, else in the
/// whole game.
const GRACE: Duration = Duration::from_secs(10);

pub struct Clock {
    agreed: Agreed,
    seats: Vec<Used>,
    /// Whose people are not connected.
    absent: Seats,
    /// Whose time runs, and since when it has not been counted.
    running: Option<(Seats, Instant)>,
}

#[derive(Clone, Copy, Default)]
struct Used {
    in_game: Duration,
    in_turn: Duration,
    /// Since the last move of the seat that was kept.
    for_move: Duration,
    /// Without a connection, and not counted in any of the others.
    forgiven: Duration,
}

impl Clock {
    /// With what each seat has used before, in milliseconds.
    pub fn new(agreed: Agreed, used_ms: impl Iterator<Item = u64>) -> Clock {
        let used = |ms| Used { in_game: Duration::from_millis(ms), ..Used::default() };
        Clock { agreed, seats: used_ms.map(used).collect(), absent: Seats::NONE, running: None }
    }

    /// The time of these seats runs from now on, and of nobody else.
    pub fn run(&mut self, seats: Seats, now: Instant) {
        self.count(now);
        self.running = Some((seats, now));
    }

    pub fn stop(&mut self, now: Instant) {
        self.count(now);
        self.running = None;
    }

    /// From now on these are not connected, and all others are.
    pub fn miss(&mut self, absent: Seats, now: Instant) {
        self.count(now);
        self.absent = absent;
    }

    fn count(&mut self, now: Instant) {
        let Some((seats, since)) = &mut self.running else { return };
        let passed = now.saturating_duration_since(*since);
        *since = now;
        for seat in seats.iter() {
            if let Some(used) = self.seats.get_mut(seat.index()) {
                let free = passed.min(used.grace(self.absent.contains(seat)));
                used.forgiven += free;
                used.in_game += passed - free;
                used.in_turn += passed - free;
                used.for_move += passed - free;
            }
        }
    }

    /// A new turn begins for this seat.
    pub fn begin_turn(&mut self, seat: Seat) {
        if let Some(used) = self.seats.get_mut(seat.index()) {
            used.in_turn = Duration::ZERO;
            if let Agreed::TurnS(_) = self.agreed {
                used.forgiven = Duration::ZERO;
            }
        }
    }

    /// What the move of a seat has taken since the one before, in milliseconds.
    pub fn for_move(&mut self, seat: Seat, now: Instant) -> u32 {
        self.count(now);
        self.seats.get(seat.index()).map_or(0, |used| in_ms(used.for_move))
    }

    pub fn move_was_kept(&mut self, seat: Seat) {
        if let Some(used) = self.seats.get_mut(seat.index()) {
            used.for_move = Duration::ZERO;
        }
    }

    fn left(&self, used: &Used) -> Option<Duration> {
        match self.agreed {
            Agreed::None => None,
            Agreed::TurnS(most) => Some(Duration::from_secs(most.into()).saturating_sub(used.in_turn)),
            Agreed::GameS(most) => Some(Duration::from_secs(most.into()).saturating_sub(used.in_game)),
        }
    }

    /// When the time of each seat is over whose time runs.
    pub fn ends(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let running = self.running.into_iter().flat_map(|(seats, since)| seats.iter().map(move |seat| (seat, since)));
        running.filter_map(|(seat, since)| {
            let used = self.seats.get(seat.index())?;
            Some((seat, since + self.left(used)? + used.grace(self.absent.contains(seat))))
        })
    }

    /// As clients are told.
    pub fn told(&mut self, now: Instant) -> Option<Clocks> {
        self.count(now);
        let left_ms = self.seats.iter().map(|used| self.left(used).map(in_ms)).collect::<Option<Vec<u32>>>()?;
        let running = self.running.map_or(Vec::new(), |(seats, _)| seats.iter().collect());
        Some(Clocks { left_ms, running })
    }
}

impl Clock {
    /// How long the time of each seat ran.
    pub fn took_ms(&self) -> Vec<u32> {
        self.seats.iter().map(|used| in_ms(used.in_game)).collect()
    }
}

impl Used {
    /// How much more time passes before any is counted.
    fn grace(&self, is_absent: bool) -> Duration {
        if is_absent { GRACE.saturating_sub(self.forgiven) } else { Duration::ZERO }
    }
}

fn in_ms(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn left(clock: &mut Clock, now: Instant) -> Vec<u32> {
        clock.told(now).expect("a clock runs").left_ms
    }

    const FIRST: Seats = Seats::first(1);

    #[test]
    fn without_a_clock_nothing_ends() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::None, [0, 0].into_iter());
        clock.run(FIRST, start);
        assert_eq!(clock.ends().count(), 0);
        assert_eq!(clock.told(start + secs(9)), None);
        assert_eq!(clock.for_move(Seat(0), start + secs(9)), 9000, "time is measured all the same");
    }

    #[test]
    fn a_turn_has_its_time_anew() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::TurnS(10), [0, 0].into_iter());
        clock.run(FIRST, start);
        assert_eq!(left(&mut clock, start + secs(4)), [6000, 10000]);
        assert_eq!(clock.ends().collect::<Vec<_>>(), [(Seat(0), start + secs(10))]);
        clock.begin_turn(Seat(0));
        assert_eq!(left(&mut clock, start + secs(4)), [10000, 10000]);
        assert_eq!(clock.ends().collect::<Vec<_>>(), [(Seat(0), start + secs(14))]);
    }

    #[test]
    fn a_game_has_its_time_once() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::GameS(60), [5000, 0].into_iter());
        clock.run(FIRST, start);
        clock.begin_turn(Seat(0));
        assert_eq!(left(&mut clock, start + secs(5)), [50000, 60000]);
    }

    #[test]
    fn a_clock_that_stands_counts_nothing() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::GameS(60), [0, 0].into_iter());
        clock.run(FIRST, start);
        clock.stop(start + secs(1));
        assert_eq!(left(&mut clock, start + secs(100)), [59000, 60000]);
        assert_eq!(clock.ends().count(), 0);
    }

    #[test]
    fn a_short_cut_of_the_network_costs_no_time() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::TurnS(5), [0, 0].into_iter());
        clock.run(FIRST, start);
        clock.miss(FIRST, start + secs(1));
        assert_eq!(clock.ends().collect::<Vec<_>>(), [(Seat(0), start + secs(15))]);
        clock.miss(Seats::NONE, start + secs(8));
        assert_eq!(left(&mut clock, start + secs(8)), [4000, 5000]);
        assert_eq!(clock.ends().collect::<Vec<_>>(), [(Seat(0), start + secs(12))]);
    }

    #[test]
    fn a_turn_has_only_so_much_of_it() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::TurnS(60), [0, 0].into_iter());
        clock.run(FIRST, start);
        for cut in 0..4 {
            clock.miss(FIRST, start + secs(10 * cut));
            clock.miss(Seats::NONE, start + secs(10 * cut + 9));
        }
        assert_eq!(left(&mut clock, start + secs(40)), [30000, 60000]);
        clock.begin_turn(Seat(0));
        clock.miss(FIRST, start + secs(40));
        assert_eq!(left(&mut clock, start + secs(49)), [60000, 60000], "the next turn has its own");
    }

    #[test]
    fn what_a_move_took_is_counted_until_it_is_kept() {
        let start = Instant::now();
        let mut clock = Clock::new(Agreed::None, [0].into_iter());
        clock.run(FIRST, start);
        assert_eq!(clock.for_move(Seat(0), start + secs(2)), 2000);
        assert_eq!(clock.for_move(Seat(0), start + secs(3)), 3000, "it was not kept");
        clock.move_was_kept(Seat(0));
        assert_eq!(clock.for_move(Seat(0), start + secs(4)), 1000);
    }
}
