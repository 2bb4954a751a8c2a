//! The agreed times, in words.

use std::io::Write;
use std::time::Duration;

use super::SimultaneousSession;
use crate::game::AtOnce;
use crate::output::Output;
use crate::play::lines::Lines;

const MINUTE: u128 = 60;

impl<G: AtOnce, I: Lines, O: Write> SimultaneousSession<'_, G, I, O> {
    /// Explains the pace of the computer players, and how people share the keyboard.
    pub(super) fn hints(&self) -> Vec<String> {
        let output = self.room.output;
        let mut hints = Vec::new();
        if self.room.people.len() < self.room.game.players().len() {
            hints.push(match self.stopwatch.pace() {
                Some(pace) => output.say_with("cli-at-once-pace", [("time", self.time(pace))]),
                None if self.room.is_alone() => output.say("cli-at-once-pace-lines"),
                None => output.say("cli-at-once-pace-lines-many"),
            });
        }
        if !self.room.is_alone() {
            hints.push(match self.stopwatch.turn() {
                Some(turn) => output.say_with("cli-at-once-turn", [("time", self.time(turn))]),
                None => output.say("cli-at-once-turn-free"),
            });
        }
        if let Some(laying) = self.stopwatch.laying() {
            let id = if self.room.is_alone() { "cli-at-once-lay" } else { "cli-at-once-lay-many" };
            hints.push(output.say_with(id, [("time", self.time(laying))]));
        }
        hints
    }

    pub(super) fn time(&self, time: Duration) -> String {
        in_words(time, self.room.output)
    }
}

/// Writes `40 seconds`, `12 minutes`, `1 minute and 20 seconds`.
pub fn in_words(time: Duration, output: &Output) -> String {
    // Round up: a second that has begun has not run out.
    let seconds = time.as_millis().div_ceil(1000);
    let part = |id: &'static str, count: u128| {
        let number = output.count(usize::try_from(count).unwrap_or(usize::MAX));
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let line = reckon_words::Line::new(id).with("number", number).with("count", count);
        reckon_words::render(&line, output.language)
    };
    let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
    // From ten minutes on, seconds do not matter.
    match (minutes, rest) {
        (0, _) => part("cli-time-seconds", rest),
        (_, 0) | (10.., _) => part("cli-time-minutes", minutes),
        _ => output.joined("list-and", [part("cli-time-minutes", minutes), part("cli-time-seconds", rest)]),
    }
}
