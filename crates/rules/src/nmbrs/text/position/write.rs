//! The text form of a view.

use std::fmt::{self, Display};

use super::picture::Picture;
use crate::game::{Game, Seats, Viewer};
use crate::nmbrs::grid::{Axis, Grid};
use crate::nmbrs::view::View;
use crate::nmbrs::{Nmbrs, Phase};
use crate::options::TableOptions;

struct Listed<I>(I);

impl<I: Iterator<Item: Display> + Clone> Display for Listed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, item) in self.0.clone().enumerate() {
            write!(f, "{}{item}", if at == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

fn seats(seats: Seats) -> String {
    if seats.is_empty() { "-".to_string() } else { Listed(seats.iter()).to_string() }
}

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options {}", self.options.to_line())?;
        if self.revision != Nmbrs::REVISION {
            write!(f, " | rules {}", self.revision)?;
        }
        match self.viewer {
            Viewer::Seat(seat) => write!(f, " | seat {seat}")?,
            Viewer::Watcher => f.write_str(" | watching")?,
        }
        let word = if self.phase == Phase::Over { "over" } else { "turn" };
        write!(f, " | {word} {} | round {}", self.turn, self.round)?;
        if !self.table.is_empty() {
            let mut grid = Grid::default();
            self.table.iter().for_each(|laid| grid.put(laid.piece, laid.cell));
            write!(f, " | table {} | rows", Picture(grid))?;
            for row in &self.rows {
                let first = row.blocks.first().copied();
                let down = if row.line == Axis::Down { ":down" } else { "" };
                first.map_or(Ok(()), |first| write!(f, " {}:{first}{down}", row.letter))?;
            }
        }
        if let Viewer::Seat(_) = self.viewer {
            let hand = self.own_hand();
            if hand.is_empty() { f.write_str(" | hand -")? } else { write!(f, " | hand {hand}")? }
        }
        write!(f, " | hands {}", Listed(self.seats.iter().map(|seat| seat.count)))?;
        write!(f, " | laid {} | pot {}", seats(self.have_laid), self.pot)?;
        if self.seats.iter().any(|seat| !seat.known.is_empty()) {
            f.write_str(" | known")?;
            for (at, seat) in (1..).zip(&self.seats).filter(|(_, seat)| !seat.known.is_empty()) {
                let blocks: Vec<String> = seat.known.iter().map(|block| block.to_string()).collect();
                write!(f, " {at}:{}", blocks.join(","))?;
            }
        }
        if !self.aside.is_empty() {
            write!(f, " | aside {}", self.aside)?;
        }
        if self.forgotten > 0 {
            write!(f, " | forgotten {}", self.forgotten)?;
        }
        if let Phase::Knock(knocking) = &self.phase {
            write!(f, " | given {} | asked {}", knocking.block, seats(knocking.asked))?;
            if !knocking.then.is_empty() {
                write!(f, " | then {}", seats(knocking.then))?;
            }
            knocking.knocked.map_or(Ok(()), |seat| write!(f, " | knocked {seat}"))?;
        }
        if !self.skips.is_empty() {
            write!(f, " | skips {}", seats(self.skips))?;
        }
        if !self.lots.is_empty() {
            write!(f, " | lots {}", Listed(self.lots.iter()))?;
        }
        if !self.sheet.is_empty() {
            let rounds = self.sheet.iter().map(|round| Listed(round.iter()).to_string());
            write!(f, " | sheet {}", rounds.collect::<Vec<_>>().join(" / "))?;
        }
        write!(f, " | youngest {} | drew {} | moment {}", self.youngest, self.drew, self.moment)
    }
}
