//! Timing at a table: how long a player has the keyboard, and how often the computer players may act.

use std::time::{Duration, Instant};

use crate::play::Times;

/// Default number of seconds that a computer player takes for one action.
const USUAL_PACE: u32 = 30;

/// Default number of seconds that a person has at the keyboard.
const USUAL_TURN: u32 = 120;

/// Default number of seconds that a person has to lay when play is over: more than where tiles are dragged, because a
/// line has to be typed.
const USUAL_LAYING: u32 = 60;

/// Upper bound on computer actions at once, so that a player who was away does not find the game over.
const MAX_AT_ONCE: u32 = 10;

/// Source of the time elapsed since an arbitrary moment.
pub type Clock = Box<dyn Fn() -> Duration>;

pub fn real_clock() -> Clock {
    let beginning = Instant::now();
    Box::new(move || beginning.elapsed())
}

/// Stopwatch that runs only while somebody arranges, not while the keyboard is handed over.
pub struct Stopwatch {
    clock: Clock,
    /// Interval between computer actions, by time or by lines.
    pace: Pace,
    /// Time limit at the keyboard, if any.
    turn: Option<Duration>,
    /// Time limit to lay when play is over, if any.
    laying: Option<Duration>,
    /// When a person began to lay, by the clock.
    laying_began: Option<Duration>,
    /// Time measured before the last start.
    passed: Duration,
    started: Option<Duration>,
    turn_began: Duration,
    /// Time up to which the computer players have acted.
    played: Duration,
}

enum Pace {
    Time(Duration),
    /// Lines per action, and the number typed since the last one.
    Lines {
        each: u32,
        typed: u32,
    },
}

impl Stopwatch {
    /// Creates a stopwatch. The pace is scaled to the number of people, who share the time at the keyboard.
    pub fn new(clock: Clock, times: Times, people: usize) -> Stopwatch {
        let people = u32::try_from(people).unwrap_or(u32::MAX).max(1);
        let pace = match times.pace.unwrap_or(USUAL_PACE) {
            0 => Pace::Lines { each: people, typed: 0 },
            seconds => Pace::Time(Duration::from_secs(seconds.into()).saturating_mul(people)),
        };
        let turn = Some(times.turn.unwrap_or(USUAL_TURN)).filter(|seconds| *seconds > 0 && people > 1);
        // Where nothing else is timed, laying is not either.
        let usual_laying = if times.pace == Some(0) { 0 } else { USUAL_LAYING };
        let laying = Some(times.lay.unwrap_or(usual_laying)).filter(|seconds| *seconds > 0);
        Stopwatch {
            clock,
            pace,
            turn: turn.map(|seconds| Duration::from_secs(seconds.into())),
            laying: laying.map(|seconds| Duration::from_secs(seconds.into())),
            laying_began: None,
            passed: Duration::ZERO,
            started: None,
            turn_began: Duration::ZERO,
            played: Duration::ZERO,
        }
    }

    pub fn passed(&self) -> Duration {
        let running = self.started.map(|started| (self.clock)().saturating_sub(started));
        self.passed + running.unwrap_or_default()
    }

    /// Starts the stopwatch, unless it is running.
    pub fn start(&mut self) {
        self.started = self.started.or(Some((self.clock)()));
    }

    pub fn stop(&mut self) {
        self.passed = self.passed();
        self.started = None;
    }

    pub fn begin_turn(&mut self) {
        self.turn_began = self.passed();
    }

    /// Returns the time left in a turn, if turns are limited.
    pub fn left(&self) -> Option<Duration> {
        self.turn.map(|turn| turn.saturating_sub(self.passed() - self.turn_began))
    }

    /// Returns the number of actions that are due for each computer player.
    pub fn due(&mut self) -> u32 {
        let now = self.passed();
        let Pace::Time(pace) = self.pace else { return 0 };
        let mut rounds = 0;
        while rounds < MAX_AT_ONCE && now - self.played >= pace {
            self.played += pace;
            rounds += 1;
        }
        if now - self.played >= pace {
            self.played = now;
        }
        rounds
    }

    /// Counts a typed line; returns whether the computer players act now.
    pub fn line_was_typed(&mut self) -> bool {
        let Pace::Lines { each, typed } = &mut self.pace else { return false };
        *typed = (*typed + 1) % *each;
        *typed == 0
    }

    /// Skips the wait; returns whether the computer players act at once.
    pub fn wait(&mut self) -> bool {
        self.played = self.passed();
        matches!(self.pace, Pace::Time(_))
    }

    /// Returns the agreed time for one action of a computer player, if there is one.
    pub fn pace(&self) -> Option<Duration> {
        match self.pace {
            Pace::Time(pace) => Some(pace),
            Pace::Lines { .. } => None,
        }
    }

    pub fn turn(&self) -> Option<Duration> {
        self.turn
    }

    /// Returns the agreed time to lay, if it is limited.
    pub fn laying(&self) -> Option<Duration> {
        self.laying
    }

    pub fn begin_laying(&mut self) {
        self.laying_began = Some((self.clock)());
    }

    pub fn end_laying(&mut self) {
        self.laying_began = None;
    }

    /// Returns the time left to lay, while somebody lays and it is limited.
    pub fn left_to_lay(&self) -> Option<Duration> {
        Some(self.laying?.saturating_sub((self.clock)().saturating_sub(self.laying_began?)))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;

    fn stopwatch(pace: u32, turn: u32, people: usize) -> (Stopwatch, Rc<Cell<u64>>) {
        let seconds = Rc::new(Cell::new(1000));
        let shown = seconds.clone();
        let clock = Box::new(move || Duration::from_secs(shown.get()));
        (Stopwatch::new(clock, Times { pace: Some(pace), turn: Some(turn), lay: None }, people), seconds)
    }

    fn after(seconds: &Cell<u64>, more: u64) {
        seconds.set(seconds.get() + more);
    }

    #[test]
    fn computers_act_once_per_pace_and_at_most_ten_times_after_an_absence() {
        let (mut stopwatch, seconds) = stopwatch(30, 0, 1);
        stopwatch.start();
        assert_eq!(stopwatch.due(), 0);
        after(&seconds, 29);
        assert_eq!(stopwatch.due(), 0);
        after(&seconds, 1);
        assert_eq!(stopwatch.due(), 1);
        after(&seconds, 75);
        assert_eq!(stopwatch.due(), 2);
        after(&seconds, 15);
        assert_eq!(stopwatch.due(), 1, "leftover time must carry over");
        after(&seconds, 100_000);
        assert_eq!(stopwatch.due(), MAX_AT_ONCE);
        assert_eq!(stopwatch.due(), 0);
    }

    #[test]
    fn no_time_passes_while_the_keyboard_is_handed_over() {
        let (mut stopwatch, seconds) = stopwatch(30, 120, 2);
        after(&seconds, 500);
        stopwatch.start();
        stopwatch.begin_turn();
        after(&seconds, 50);
        stopwatch.stop();
        after(&seconds, 500);
        assert_eq!((stopwatch.passed(), stopwatch.due()), (Duration::from_secs(50), 0));
        stopwatch.start();
        after(&seconds, 10);
        assert_eq!(stopwatch.due(), 1, "with two people, an action is due every 60 seconds");
        assert_eq!(stopwatch.left(), Some(Duration::from_secs(60)));
        after(&seconds, 100);
        assert_eq!(stopwatch.left(), Some(Duration::ZERO));
    }

    #[test]
    fn the_time_to_lay_runs_only_while_somebody_lays() {
        let (mut timed, seconds) = stopwatch(30, 0, 1);
        assert_eq!((timed.laying(), timed.left_to_lay()), (Some(Duration::from_secs(60)), None));
        timed.begin_laying();
        after(&seconds, 20);
        assert_eq!(timed.left_to_lay(), Some(Duration::from_secs(40)));
        after(&seconds, 100);
        assert_eq!((timed.left_to_lay(), timed.passed()), (Some(Duration::ZERO), Duration::ZERO));
        timed.end_laying();
        assert_eq!(timed.left_to_lay(), None);
        assert_eq!(stopwatch(0, 0, 1).0.laying(), None, "nothing is timed at this table");
    }

    #[test]
    fn without_a_clock_typed_lines_set_the_pace() {
        let (mut alone, seconds) = stopwatch(0, 0, 1);
        alone.start();
        after(&seconds, 100_000);
        assert_eq!((alone.due(), alone.left(), alone.line_was_typed()), (0, None, true));
        let (mut two, _) = stopwatch(0, 0, 2);
        assert_eq!([two.line_was_typed(), two.line_was_typed(), two.line_was_typed()], [false, true, false]);
    }
}
