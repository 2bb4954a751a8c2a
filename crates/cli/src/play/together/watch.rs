//! The time at a table: how long somebody has the keyboard, and how much the computer players may do.

use std::time::{Duration, Instant};

use crate::play::Times;

/// In so many seconds a computer player does one thing, unless the table says otherwise.
const USUAL_PACE: u32 = 30;

/// A person has the keyboard for so many seconds, unless the table says otherwise.
const USUAL_TURN: u32 = 120;

/// Whoever was away does not find the game over: computer players do not do more at once.
const MOST_AT_ONCE: u32 = 10;

/// Where time is read: since some moment that does not matter.
pub type Clock = Box<dyn Fn() -> Duration>;

pub fn real_clock() -> Clock {
    let beginning = Instant::now();
    Box::new(move || beginning.elapsed())
}

/// Runs only while somebody arranges: nobody plays while the keyboard goes round.
pub struct Watch {
    clock: Clock,
    /// How often a computer player does something; by time, or by lines.
    pace: Pace,
    /// How long somebody has the keyboard, where there is a limit.
    turn: Option<Duration>,
    /// Before it was started last.
    passed: Duration,
    started: Option<Duration>,
    turn_began: Duration,
    /// Up to when the computer players have played.
    played: Duration,
}

enum Pace {
    Time(Duration),
    /// So many lines, and how many of them have been typed.
    Lines {
        each: u32,
        typed: u32,
    },
}

impl Watch {
    /// Several people have the keyboard one after the other, so the time of each is the table's.
    pub fn new(clock: Clock, times: Times, people: usize) -> Watch {
        let people = u32::try_from(people).unwrap_or(u32::MAX).max(1);
        let pace = match times.pace.unwrap_or(USUAL_PACE) {
            0 => Pace::Lines { each: people, typed: 0 },
            seconds => Pace::Time(Duration::from_secs(seconds.into()).saturating_mul(people)),
        };
        let turn = Some(times.turn.unwrap_or(USUAL_TURN)).filter(|seconds| *seconds > 0 && people > 1);
        Watch {
            clock,
            pace,
            turn: turn.map(|seconds| Duration::from_secs(seconds.into())),
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

    /// Somebody begins to arrange.
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

    /// What is left of a turn, where turns have an end.
    pub fn left(&self) -> Option<Duration> {
        self.turn.map(|turn| turn.saturating_sub(self.passed() - self.turn_began))
    }

    /// How many things each computer player has had time for.
    pub fn due(&mut self) -> u32 {
        let now = self.passed();
        let Pace::Time(pace) = self.pace else { return 0 };
        let mut rounds = 0;
        while rounds < MOST_AT_ONCE && now - self.played >= pace {
            self.played += pace;
            rounds += 1;
        }
        if now - self.played >= pace {
            self.played = now;
        }
        rounds
    }

    /// Somebody has done something: whether computer players do too.
    pub fn line_was_typed(&mut self) -> bool {
        let Pace::Lines { each, typed } = &mut self.pace else { return false };
        *typed = (*typed + 1) % *each;
        *typed == 0
    }

    /// Somebody does not want to wait: whether the computer players do something at once.
    pub fn wait(&mut self) -> bool {
        self.played = self.passed();
        matches!(self.pace, Pace::Time(_))
    }

    /// What is agreed: seconds for one thing of a computer player, and for a turn.
    pub fn pace(&self) -> Option<Duration> {
        match self.pace {
            Pace::Time(pace) => Some(pace),
            Pace::Lines { .. } => None,
        }
    }

    pub fn turn(&self) -> Option<Duration> {
        self.turn
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use super::*;

    fn watch(pace: u32, turn: u32, people: usize) -> (Watch, Rc<Cell<u64>>) {
        let seconds = Rc::new(Cell::new(1000));
        let shown = seconds.clone();
        let clock = Box::new(move || Duration::from_secs(shown.get()));
        (Watch::new(clock, Times { pace: Some(pace), turn: Some(turn) }, people), seconds)
    }

    fn after(seconds: &Cell<u64>, more: u64) {
        seconds.set(seconds.get() + more);
    }

    #[test]
    fn computers_do_one_thing_in_so_many_seconds_and_wait_for_whoever_is_away() {
        let (mut watch, seconds) = watch(30, 0, 1);
        watch.start();
        assert_eq!(watch.due(), 0);
        after(&seconds, 29);
        assert_eq!(watch.due(), 0);
        after(&seconds, 1);
        assert_eq!(watch.due(), 1);
        after(&seconds, 75);
        assert_eq!(watch.due(), 2);
        after(&seconds, 15);
        assert_eq!(watch.due(), 1, "the rest of the time is not lost");
        after(&seconds, 100_000);
        assert_eq!(watch.due(), MOST_AT_ONCE);
        assert_eq!(watch.due(), 0);
    }

    #[test]
    fn while_the_keyboard_goes_round_no_time_passes() {
        let (mut watch, seconds) = watch(30, 120, 2);
        after(&seconds, 500);
        watch.start();
        watch.begin_turn();
        after(&seconds, 50);
        watch.stop();
        after(&seconds, 500);
        assert_eq!((watch.passed(), watch.due()), (Duration::from_secs(50), 0));
        watch.start();
        after(&seconds, 10);
        assert_eq!(watch.due(), 1, "a minute of two people is half a minute of the table");
        assert_eq!(watch.left(), Some(Duration::from_secs(60)));
        after(&seconds, 100);
        assert_eq!(watch.left(), Some(Duration::ZERO));
    }

    #[test]
    fn without_a_clock_lines_count() {
        let (mut alone, seconds) = watch(0, 0, 1);
        alone.start();
        after(&seconds, 100_000);
        assert_eq!((alone.due(), alone.left(), alone.line_was_typed()), (0, None, true));
        let (mut two, _) = watch(0, 0, 2);
        assert_eq!([two.line_was_typed(), two.line_was_typed(), two.line_was_typed()], [false, true, false]);
    }
}
