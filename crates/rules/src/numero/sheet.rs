//! The score sheet: turn by turn and item by item, written from public events.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::score::{ScoreLine, Tally};
use crate::game::Seat;

/// Every point of a game, collected from all of its events.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ScoreSheet {
    turns: u32,
    /// Cause of the next points.
    cause: Option<Event>,
    entries: Vec<Entry>,
}

/// Points scored together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Turn of the game, counted from 1 across all players.
    pub turn: u32,
    pub seat: Seat,
    /// The take, the challenge, or what was left at the end; `None` if the points are for the game
    /// as a whole.
    pub cause: Option<Event>,
    pub lines: Vec<ScoreLine>,
    /// The seat's total from then on.
    pub total: i32,
}

impl ScoreSheet {
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        events.into_iter().for_each(|event| sheet.hear(event));
        sheet
    }

    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Took { .. } => {
                self.turns += 1;
                self.cause = Some(event.clone());
            }
            Event::Built { .. }
            | Event::Discarded { .. }
            | Event::DiscardedAll { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. } => {
                self.turns += 1;
                self.cause = None;
            }
            Event::Challenged { .. } | Event::CentreWon { .. } | Event::Subtracted { .. } => {
                self.cause = Some(event.clone());
            }
            Event::Scored { seat, lines, total } => self.write(*seat, lines, *total),
            Event::WildBuilt { .. }
            | Event::DiscardedWild { .. }
            | Event::Drew { .. }
            | Event::CentreRefilled { .. }
            | Event::PackFinished
            | Event::FinalChance { .. }
            | Event::Undone { .. }
            | Event::Over { .. } => {}
        }
    }

    fn write(&mut self, seat: Seat, lines: &[ScoreLine], total: i32) {
        let whole_game = |line: &ScoreLine| line.item.is_for_the_whole_game();
        let cause = if lines.iter().any(whole_game) { None } else { self.cause.clone() };
        self.entries.push(Entry { turn: self.turns, seat, cause, lines: lines.to_vec(), total });
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns a seat's points by item.
    pub fn tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally::default();
        for entry in self.entries.iter().filter(|entry| entry.seat == seat) {
            entry.lines.iter().for_each(|line| tally.add(line.item, line.points));
        }
        tally
    }
}
