//! What the referee answers about a grid, sum by sum; in words and for programs.

use reckon_rules::numenko::edit::cell_name;
use reckon_rules::numenko::grid::Place;
use reckon_rules::numenko::{Grid, Numenko, Options, Sum, Verdict as Read};
use reckon_words::Names;
use serde::Serialize;

use super::{letters, picture, sums};
use crate::game::{Refusal, Verdict};
use crate::referee::{in_short, why_not, yes_or_no};
use crate::voice::Voice;

/// What is answered, in this order.
#[derive(Serialize)]
pub struct Answer {
    pub legal: bool,
    /// The move in the exact notation, where one was asked about.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The grid in one line, where there is one.
    pub grid: Option<String>,
    /// Trouble first.
    pub sums: Vec<Judged>,
    /// In how many groups the tiles lie.
    pub groups: Option<u8>,
    pub refusal: Option<Refusal>,
    /// What would happen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<String>,
    #[serde(skip)]
    pub lines: Vec<String>,
}

/// One sum. Rows and columns are counted from 1.
#[derive(Serialize)]
pub struct Judged {
    pub row: u8,
    pub column: u8,
    /// Where it begins, as it is typed.
    cell: String,
    way: &'static str,
    tiles: String,
    legal: bool,
    /// Tile by tile.
    reading: Option<String>,
    /// With brackets around what is worked out first.
    shown: Option<String>,
    sentence: String,
}

impl Judged {
    fn of(sum: &Sum, voice: &Voice) -> Judged {
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
            sentence: letters::sum(sum, &voice.speaker(&Names::default())),
        }
    }
}

impl Answer {
    /// Nothing but yes or no.
    pub fn new(refusal: Option<Refusal>) -> Answer {
        Answer {
            legal: refusal.is_none(),
            written: None,
            position: None,
            grid: None,
            sums: Vec::new(),
            groups: None,
            refusal,
            told: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// With everything that is to be said about a grid.
    pub fn about(mut self, grid: &Grid, read: Vec<Sum>, groups: u8, options: &Options, voice: &Voice) -> Answer {
        let (mut ordered, right): (Vec<Sum>, Vec<Sum>) = read.into_iter().partition(|sum| !sum.is_true());
        ordered.extend(right);
        self.grid = Some(grid.to_string());
        self.sums = ordered.iter().map(|sum| Judged::of(sum, voice)).collect();
        self.groups = Some(groups);
        self.lines = picture::grid(grid, voice);
        self.lines.extend(sums::with_trouble_first(grid, &ordered, options, &Names::default(), voice));
        self.lines.extend(sums::order(&ordered, options, voice));
        self
    }

    pub fn verdict(self, voice: &Voice) -> Verdict {
        let mut lines = vec![match (&self.written, self.legal) {
            (None, true) => voice.say("cli-numenko-grid-right"),
            (None, false) => voice.say("cli-numenko-grid-wrong"),
            (Some(_), legal) => yes_or_no(legal, voice),
        }];
        lines.extend(self.told.iter().cloned());
        lines.extend(self.refusal.iter().flat_map(|refusal| why_not::<Numenko>(refusal, voice)));
        lines.extend(self.lines.iter().cloned());
        lines.extend(self.written.iter().filter(|_| !voice.spoken).map(|written| in_short(written, voice)));
        Verdict { legal: self.legal, lines, json: serde_json::to_string(&self) }
    }
}
