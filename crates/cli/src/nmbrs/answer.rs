//! The referee's answer about a table, row by row, in words and for programs.

use reckon_rules::game::Seat;
use reckon_rules::nmbrs::Nmbrs;
use serde::Serialize;

use super::rows::{self, Judged, Row};
use crate::game::{Refusal, Verdict};
use crate::output::Output;
use crate::referee::{in_short, whose_turn, why_not, yes_or_no};

/// Prize of a move: the round, or the whole game.
pub const ROUND: &str = "round";
pub const GAME: &str = "game";

/// JSON answer, in field order.
#[derive(Serialize)]
pub struct Answer {
    pub legal: bool,
    /// The move in exact notation, if one was asked about.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The resulting table, on one line.
    pub table: Option<String>,
    /// The judged rows, wrong ones first.
    pub rows: Vec<Judged>,
    pub refusal: Option<Refusal>,
    /// Events that would follow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<String>,
    /// The seat whose turn is next, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<u8>,
    #[serde(skip)]
    pub asked: Seat,
    /// Opening line of the answer.
    #[serde(skip)]
    pub begins: Option<&'static str>,
    /// The map, where it helps, and the rows.
    #[serde(skip)]
    pub lines: Vec<String>,
    /// Whether the listed rows already say everything that is wrong.
    #[serde(skip)]
    pub is_about_rows: bool,
    /// Whether a block must be given away before the turn is complete.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub gives: bool,
    /// `round` or `game`, if the move wins it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<&'static str>,
}

impl Answer {
    /// Returns a bare yes or no.
    pub fn new(refusal: Option<Refusal>, asked: Seat) -> Answer {
        Answer {
            legal: refusal.is_none(),
            written: None,
            position: None,
            table: None,
            rows: Vec::new(),
            refusal,
            told: Vec::new(),
            next: None,
            asked,
            begins: None,
            lines: Vec::new(),
            is_about_rows: false,
            gives: false,
            wins: None,
        }
    }

    /// Adds the rows to be shown, wrong ones first; `all` are the rows that they may cross.
    pub fn about(mut self, all: &[Row], is_shown: impl Fn(&Row) -> bool, output: &Output) -> Answer {
        let (wrong, right): (Vec<&Row>, Vec<&Row>) =
            all.iter().filter(|row| is_shown(row)).partition(|row| row.judged.is_err());
        self.is_about_rows = !wrong.is_empty();
        let ordered = [wrong, right].concat();
        self.rows = ordered.iter().map(|row| Judged::of(row, all, output)).collect();
        self.lines.extend(rows::listed(ordered, all, output));
        self
    }

    pub fn verdict(self, output: &Output) -> Verdict {
        let mut lines = vec![self.begins.map_or_else(|| yes_or_no(self.legal, output), |id| output.say(id))];
        lines.extend(self.told.iter().cloned());
        let why = self.refusal.iter().flat_map(|refusal| why_not::<Nmbrs>(refusal, output));
        // If the rows already say what is wrong, only the rule is named.
        let (before, after): (Vec<String>, Vec<String>) = match self.is_about_rows {
            true => (Vec::new(), why.skip(1).collect()),
            false => (why.collect(), Vec::new()),
        };
        lines.extend(before);
        lines.extend(self.lines.iter().cloned());
        lines.extend(after);
        lines.extend(self.gives.then(|| output.say("cli-nmbrs-referee-give")));
        lines.extend(self.wins.map(|what| match what {
            GAME => output.say("cli-nmbrs-referee-wins-game"),
            _ => output.say("cli-nmbrs-referee-wins"),
        }));
        match self.next.map(|seat| Seat(seat - 1)) {
            Some(next) if next != self.asked => lines.push(whose_turn(next, output)),
            Some(_) => lines.push(output.say("cli-nmbrs-referee-next")),
            None => {}
        }
        lines.extend(self.written.iter().filter(|_| !output.spoken).map(|written| in_short(written, output)));
        Verdict { legal: self.legal, lines, json: serde_json::to_string(&self) }
    }
}
