//! A view as one line of text, and back: the position.
//!
//! `options preset=usual | seat 1 | tiles 0245799**? | counts 10 21 | pot 90 | bag 37 | play`: sections that are the
//! same as at the start of a game may be left out. They are separated by `|` or a new line.

mod partial;

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::game::Viewer;
use crate::numenko::check::Doubted;
use crate::numenko::event::EndReason;
use crate::numenko::text::grid::NotAGrid;
use crate::numenko::text::pack::{BadPack, Pack};
use crate::numenko::text::tile::NotATile;
use crate::numenko::tile::{Tile, Tiles};
use crate::numenko::view::{SeatView, View};
use crate::numenko::worlds::imagine::BadPosition;
use crate::numenko::{Known, Phase};
use crate::options::{BadOption, TableOptions};
use crate::text::shortened;

use partial::PartialPosition;

/// The reason a text is not a position.
#[derive(Clone, PartialEq, Debug)]
pub enum NotAPosition {
    NoSuchSection(String),
    Twice(String),
    NotUnderstood {
        section: String,
        text: String,
    },
    Seats,
    /// A list that does not have one number per seat.
    Listed {
        section: &'static str,
        listed: u32,
        seats: u8,
    },
    Option(BadOption),
    Pack(BadPack),
    Tile(NotATile),
    Grid(NotAGrid),
    Bad(BadPosition),
}

crate::error_as_data!(NotAPosition, Option(BadOption), Pack(BadPack), Tile(NotATile), Grid(NotAGrid), Bad(BadPosition));

const ENDS: [(EndReason, &str); 4] = [
    (EndReason::GameOver, "game-over"),
    (EndReason::PotShort, "pot-short"),
    (EndReason::Vote, "vote"),
    (EndReason::AllStopped, "all-stopped"),
];

/// Returns the default knowledge, which need not be written down.
fn usual_known(swops: u16) -> Known {
    Known { tiles: [Tile::Smiley].into_iter().collect(), swops_since: swops }
}

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options {}", self.options.to_line())?;
        if self.options.pack != Pack::default_pack() {
            write!(f, " | cards {}", self.options.pack)?;
        }
        match self.viewer {
            Viewer::Seat(seat) => write!(f, " | seat {seat} | tiles {}", self.own_tiles())?,
            Viewer::Watcher => write!(f, " | watching")?,
        }
        write_list(f, "counts", self.seats.iter().map(|seat| seat.count.to_string()))?;
        write!(f, " | pot {} | bag {}", self.pot, self.bag)?;
        if self.seats.iter().any(|seat| seat.swops > 0) {
            write_list(f, "swops", self.seats.iter().map(|seat| seat.swops.to_string()))?;
        }
        if self.seats.iter().any(|seat| seat.dones > 0) {
            write_list(f, "dones", self.seats.iter().map(|seat| seat.dones.to_string()))?;
        }
        let numbered = || (1..).zip(&self.seats);
        let is_stopped: fn(&SeatView) -> bool = |seat| seat.stopped;
        for (word, which) in [("stopped", is_stopped), ("ejected", |seat| seat.ejected), ("agreed", |seat| seat.agreed)]
        {
            if self.seats.iter().any(which) {
                write_list(f, word, numbered().filter(|(_, seat)| which(seat)).map(|(number, _)| number.to_string()))?;
            }
        }
        for (number, seat) in numbered() {
            if seat.known != usual_known(seat.swops) {
                write!(f, " | known {number}: {} {}", tiles_text(&seat.known.tiles), seat.known.swops_since)?;
            }
            if let Some(grid) = &seat.grid {
                write!(f, " | grid {number}: {grid}")?;
            }
            if let Some(laid) = &seat.laid {
                write!(f, " | laid {number}: {}", laid.grid)?;
            }
            if let Some(eject) = seat.vote {
                write!(f, " | voted {number}: {}", if eject { "eject" } else { "end" })?;
            }
        }
        for Doubted { seat, doubt, .. } in &self.doubts {
            write!(f, " | doubted {seat}: {doubt}")?;
        }
        if let Some(winner) = self.winner {
            write!(f, " | winner {winner}")?;
        }
        if let Some((_, word)) = ENDS.iter().find(|(why, _)| Some(*why) == self.ended) {
            write!(f, " | ended {word}")?;
        }
        if self.phases > 0 {
            write!(f, " | phases {}", self.phases)?;
        }
        match self.phase {
            Phase::Play => f.write_str(" | play"),
            Phase::Check { seat } => write!(f, " | check {seat}"),
            Phase::Vote { accused } => write!(f, " | vote {accused}"),
            Phase::Lay => f.write_str(" | lay"),
            Phase::Over => f.write_str(" | over"),
        }
    }
}

fn tiles_text(tiles: &Tiles) -> String {
    if tiles.is_empty() { "-".to_string() } else { tiles.to_string() }
}

fn write_list(f: &mut fmt::Formatter<'_>, word: &str, items: impl Iterator<Item = String>) -> fmt::Result {
    write!(f, " | {word} {}", items.collect::<Vec<String>>().join(" "))
}

impl FromStr for View {
    type Err = NotAPosition;

    fn from_str(text: &str) -> Result<View, NotAPosition> {
        let mut partial = PartialPosition::default();
        let mut seen: Vec<String> = Vec::new();
        let sections = text.split(['|', '\n']).map(str::trim).filter(|section| !section.is_empty());
        for section in sections {
            let (word, rest) = section.split_once(char::is_whitespace).unwrap_or((section, ""));
            let word = word.trim_end_matches(':').to_ascii_lowercase();
            let rest = rest.trim();
            let key = match word.as_str() {
                "check" | "vote" | "play" | "lay" | "over" => "play, check, vote, lay or over".to_string(),
                // One seat can have doubted several sums.
                "doubted" => format!("{word} {}", shortened(rest)),
                // These sections may occur once for each seat.
                "known" | "grid" | "laid" | "voted" => {
                    format!("{word} {}", shortened(rest.split(':').next().unwrap_or_default()))
                }
                _ => word.clone(),
            };
            if seen.contains(&key) {
                return Err(NotAPosition::Twice(shortened(&key)));
            }
            seen.push(key);
            partial.read(&word, rest)?;
        }
        partial.complete()
    }
}
