//! The referee's answer about a grid, sum by sum, in words and for programs.

use reckon_compose::numenko::cell_name;
use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::{Grid, Numenko, Options, Sum, Verdict as Read};
use reckon_words::Names;
use serde::Serialize;

use super::{cell_names, picture, sums};
use crate::game::{Refusal, Verdict};
use crate::output::Output;
use crate::referee::{in_short, why_not, yes_or_no};

/// JSON answer, in field order.
#[derive(Serialize)]
pub struct Answer {
    pub legal: bool,
    /// The move in exact notation, if one was asked about.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The grid in one line, if there is one.
    pub grid: Option<String>,
    /// The sums, wrong ones first.
    pub sums: Vec<Judged>,
    /// Number of groups of connected tiles.
    pub groups: Option<u8>,
    /// The cells of tiles that are in no sum.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<String>,
    /// Tiles left over when a grid is laid at the end, and their points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
    /// The seats that have won, counted from 1, if the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<u8>,
    pub refusal: Option<Refusal>,
    /// Events that would follow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<String>,
    #[serde(skip)]
    pub lines: Vec<String>,
}

/// §6.2, §6.3 The tiles that do not count as laid.
#[derive(Serialize)]
pub struct Left {
    pub tiles: String,
    pub points: u16,
}

/// One sum. Rows and columns count from 1.
#[derive(Serialize)]
pub struct Judged {
    pub row: u8,
    pub column: u8,
    /// The name of its first cell, as players type it.
    cell: String,
    way: &'static str,
    tiles: String,
    legal: bool,
    /// The reading, tile by tile.
    reading: Option<String>,
    /// The reading with brackets around whatever is worked out first.
    shown: Option<String>,
    sentence: String,
}

impl Judged {
    fn of(sum: &Sum, output: &Output) -> Judged {
        let (reading, shown) = match &sum.verdict {
            Read::True { reading, shown } => (Some(reading.to_string()), Some(shown.clone())),
            Read::Trouble(_) => (None, None),
        };
        Judged {
            row: sum.row,
            column: sum.column,
            cell: cell_name(Place { row: sum.row - 1, column: sum.column - 1 }),
            way: if sum.down { "down" } else { "across" },
            tiles: sum.tiles.iter().map(|tile| tile.character()).collect(),
            legal: sum.is_true(),
            reading,
            shown,
            sentence: cell_names::sum(sum, &output.speaker(&Names::default())),
        }
    }
}

impl Answer {
    /// Returns a bare yes or no.
    pub fn new(refusal: Option<Refusal>) -> Answer {
        Answer {
            legal: refusal.is_none(),
            written: None,
            position: None,
            grid: None,
            sums: Vec::new(),
            groups: None,
            alone: Vec::new(),
            left: None,
            winners: Vec::new(),
            refusal,
            told: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// Adds the grid with all its sums and faults.
    pub fn about(mut self, grid: &Grid, read: Vec<Sum>, groups: u8, options: &Options, output: &Output) -> Answer {
        let (mut ordered, right): (Vec<Sum>, Vec<Sum>) = read.into_iter().partition(|sum| !sum.is_true());
        ordered.extend(right);
        self.grid = Some(grid.to_string());
        self.sums = ordered.iter().map(|sum| Judged::of(sum, output)).collect();
        self.groups = Some(groups);
        self.alone = sums::alone_in(grid).map(|(place, _)| cell_name(place)).collect();
        self.lines = picture::grid(grid, output);
        self.lines.extend(sums::with_trouble_first(grid, &ordered, options, &Names::default(), output));
        self.lines.extend(sums::order(&ordered, options, output));
        self
    }

    pub fn verdict(self, output: &Output) -> Verdict {
        let mut lines = vec![match (&self.written, self.legal) {
            (None, true) => output.say("cli-numenko-grid-right"),
            (None, false) => output.say("cli-numenko-grid-wrong"),
            (Some(_), legal) => yes_or_no(legal, output),
        }];
        lines.extend(self.told.iter().cloned());
        lines.extend(self.refusal.iter().flat_map(|refusal| why_not::<Numenko>(refusal, output)));
        lines.extend(self.lines.iter().cloned());
        lines.extend(self.written.iter().filter(|_| !output.spoken).map(|written| in_short(written, output)));
        Verdict { legal: self.legal, lines, json: serde_json::to_string(&self) }
    }
}
