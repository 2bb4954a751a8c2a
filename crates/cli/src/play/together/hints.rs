//! What the table has agreed on about time, in words.

use std::io::{BufRead, Write};
use std::time::Duration;

use super::Together;
use crate::at_once::AtOnce;
use crate::voice::Voice;

const MINUTE: u128 = 60;

impl<G: AtOnce, I: BufRead, O: Write> Together<'_, G, I, O> {
    /// How fast it goes, and how the keyboard goes round.
    pub(super) fn hints(&self) -> Vec<String> {
        let voice = self.room.voice;
        let mut hints = Vec::new();
        if self.room.people.len() < self.room.table.players().len() {
            hints.push(match self.watch.pace() {
                Some(pace) => voice.say_with("cli-at-once-pace", [("time", self.time(pace))]),
                None if self.room.is_alone() => voice.say("cli-at-once-pace-lines"),
                None => voice.say("cli-at-once-pace-lines-many"),
            });
        }
        if !self.room.is_alone() {
            hints.push(match self.watch.turn() {
                Some(turn) => voice.say_with("cli-at-once-turn", [("time", self.time(turn))]),
                None => voice.say("cli-at-once-turn-free"),
            });
        }
        hints
    }

    pub(super) fn time(&self, time: Duration) -> String {
        in_words(time, self.room.voice)
    }
}

/// `40 seconds`, `12 minutes`, `1 minute and 20 seconds`.
pub fn in_words(time: Duration, voice: &Voice) -> String {
    // A second that has begun is still there.
    let seconds = time.as_millis().div_ceil(1000);
    let part = |id: &'static str, count: u128| {
        let number = voice.count(usize::try_from(count).unwrap_or(usize::MAX));
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let line = reckon_words::Line::new(id).with("number", number).with("count", count);
        reckon_words::render(&line, voice.language)
    };
    let (minutes, rest) = (seconds / MINUTE, seconds % MINUTE);
    // Nobody counts seconds in a long time.
    match (minutes, rest) {
        (0, _) => part("cli-time-seconds", rest),
        (_, 0) | (10.., _) => part("cli-time-minutes", minutes),
        _ => voice.joined("list-and", [part("cli-time-minutes", minutes), part("cli-time-seconds", rest)]),
    }
}
