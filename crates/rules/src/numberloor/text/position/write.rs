//! Writes a view as text.

use std::fmt::{self, Display};

use crate::game::{Seat, Seats, Viewer};
use crate::numberloor::Phase;
use crate::numberloor::text::pack::Pack;
use crate::numberloor::view::View;
use crate::options::TableOptions;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options {}", self.options.to_line())?;
        if self.options.pack != Pack::default_pack() {
            write!(f, " | cards {}", self.options.pack)?;
        }
        match self.viewer {
            Viewer::Seat(seat) => write!(f, " | seat {seat}")?,
            Viewer::Watcher => write!(f, " | watching")?,
        }
        let word = if self.phase == Phase::Over { "over" } else { "turn" };
        write!(f, " | {word} {}", self.turn)?;
        if let Phase::Asking(asked) = self.phase {
            write!(f, " | asked {asked}")?;
        }
        write_list(f, "open", self.open.cards())?;
        if let Viewer::Seat(_) = self.viewer {
            write_list(f, "hand", self.own_hand())?;
        }
        write_list(f, "hands", self.hands.iter().map(|hand| hand.count))?;
        write_list(f, "stars", &self.stars)?;
        if !self.under.is_empty() {
            write_list(f, "under", &self.under)?;
        }
        write_if(f, "forgotten", u32::from(self.forgotten))?;
        write!(f, " | pile {}", self.pile)?;
        if !self.laid.is_empty() {
            let words = self.laid.iter().map(|laid| match laid.on {
                None => laid.card.to_string(),
                Some(side) => format!("{} {}", laid.card, side.word()),
            });
            write_list(f, "placed", words)?;
        }
        if let Some(began) = self.began {
            write_list(f, "began", began.cards())?;
        }
        if let Some(cards) = self.drawn {
            write!(f, " | drawn {cards}")?;
        }
        write_seats(f, "passed", self.passed)?;
        if self.with_level.is_empty() && !self.laid.is_empty() {
            // Without this empty section, the parser assumes that the player laying cards holds a Level.
            f.write_str(" | levels")?;
        }
        write_seats(f, "levels", self.with_level)?;
        for (seat, few) in (0..).map(Seat).zip(&self.hands).filter_map(|(seat, hand)| Some((seat, hand.few?))) {
            write_list(f, &format!("few {seat}: {} of", few.most()), few.numbers())?;
        }
        write_if(f, "race", self.race.0)?;
        write_if(f, "turns", self.turns)
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, word: &str, items: impl IntoIterator<Item = impl Display>) -> fmt::Result {
    write!(f, " | {word}")?;
    items.into_iter().try_for_each(|item| write!(f, " {item}"))
}

fn write_seats(f: &mut fmt::Formatter<'_>, word: &str, seats: Seats) -> fmt::Result {
    if seats.is_empty() { Ok(()) } else { write_list(f, word, seats.iter()) }
}

fn write_if(f: &mut fmt::Formatter<'_>, word: &str, number: u32) -> fmt::Result {
    if number == 0 { Ok(()) } else { write!(f, " | {word} {number}") }
}
