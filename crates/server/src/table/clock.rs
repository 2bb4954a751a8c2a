//! Time used by each seat. Has no timer: it is told what time it is.

use std::time::Duration;

use reckon_protocol::{Clock as Agreed, Clocks};
use reckon_rules::game::{Seat, Seats};
use tokio::time::Instant;

/// Time without a connection that costs nothing: per turn if turns are limited, else per game.
const GRACE: Duration = Duration::from_secs(10);

pub struct Clock {
    agreed: Agreed,
    seats: Vec<Used>,
    /// Seats whose players are not connected.
    absent: Seats,
    /// Seats whose time runs, and the moment up to which it has been counted.
    running: Option<(Seats, Instant)>,
}

#[derive(Clone, Copy, Default)]
struct Used {
    in_game: Duration,
    in_turn: Duration,
    /// Since the seat's last stored move.
    for_move: Duration,
    /// Time without a connection, counted in none of the others.
    forgiven: Duration,
}

impl Clock {
    /// Starts from the time that each seat has used before, in milliseconds.
    pub fn new(agreed: Agreed, used_ms: impl Iterator<Item = u64>) -> Clock {
        let used = |ms| Used { in_game: Duration::from_millis(ms), ..Used::default() };
        Clock { agreed, seats: used_ms.map(used).collect(), absent: Seats::NONE, running: None }
    }

    /// Runs the time of these seats, and of nobody else, from now on.
    pub fn run(&mut self, seats: Seats, now: Instant) {
        self.count(now);
        self.running = Some((seats, now));
    }

    pub fn stop(&mut self, now: Instant) {
        self.count(now);
        self.running = None;
    }

    /// Marks these seats as disconnected from now on, and all others as connected.
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

    pub fn begin_turn(&mut self, seat: Seat) {
        if let Some(used) = self.seats.get_mut(seat.index()) {
            used.in_turn = Duration::ZERO;
            if let Agreed::TurnS(_) = self.agreed {
                used.forgiven = Duration::ZERO;
            }
        }
    }

    /// Returns the time that a seat has taken since its last move, in milliseconds.
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

    /// Returns when time is up for each seat whose time is running.
    pub fn ends(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let running = self.running.into_iter().flat_map(|(seats, since)| seats.iter().map(move |seat| (seat, since)));
        running.filter_map(|(seat, since)| {
            let used = self.seats.get(seat.index())?;
            Some((seat, since + self.left(used)? + used.grace(self.absent.contains(seat))))
        })
    }

    /// Returns the clocks as sent to clients.
    pub fn told(&mut self, now: Instant) -> Option<Clocks> {
        self.count(now);
        let left_ms = self.seats.iter().map(|used| self.left(used).map(in_ms)).collect::<Option<Vec<u32>>>()?;
        let running = self.running.map_or(Vec::new(), |(seats, _)| seats.iter().collect());
        Some(Clocks { left_ms, running })
    }
}

impl Clock {
    /// Returns how long each seat's time ran.
    pub fn took_ms(&self) -> Vec<u32> {
        self.seats.iter().map(|used| in_ms(used.in_game)).collect()
    }
}

impl Used {
    /// Returns how much longer time goes uncounted.
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
