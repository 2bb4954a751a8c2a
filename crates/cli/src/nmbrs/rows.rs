//! The rows of the table as a list: letter, numbers, kind of sequence, crossings.

use anstyle::{AnsiColor, Style};
use reckon_compose::nmbrs::{Preview, PreviewRow};
use reckon_rules::nmbrs::{Axis, Block, Blocks, Kind, Letter, NotASequence, Piece, RowView, View, judge_row};
use reckon_words::nmbrs::{piece_name, pieces_listed, why_not};
use reckon_words::{Names, Speaker};
use serde::Serialize;

use crate::output::{Output, capitalised};
use crate::wrapping::{hanging, width_of};

/// Minimum width of the numbers, before the text that follows them.
const NARROWEST: usize = 12;

/// Beyond this width, the text goes below the row.
const WIDEST: usize = 40;

/// A row, either on the table or typed but not played yet.
pub struct Row {
    /// `None` while a new row is not a sequence.
    pub letter: Option<Letter>,
    pub line: Axis,
    pub pieces: Vec<Piece>,
    pub judged: Result<Kind, NotASequence>,
    /// Blocks that are typed but not on the table yet.
    pub added: Blocks,
}

impl Row {
    pub fn has(&self, block: Block) -> bool {
        self.pieces.iter().any(|piece| piece.block == block)
    }

    /// Checks whether the draft makes this row new or longer.
    pub fn is_changed(&self) -> bool {
        !self.added.is_empty()
    }
}

pub fn on_table(view: &View) -> Vec<Row> {
    let piece_of = |block: &Block| view.table.iter().map(|laid| laid.piece).find(|piece| piece.block == *block);
    let row = |row: &RowView| {
        let pieces: Vec<Piece> = row.blocks.iter().filter_map(piece_of).collect();
        let judged = judge_row(&view.options, &pieces);
        Row { letter: Some(row.letter), line: row.line, pieces, judged, added: Blocks::NONE }
    };
    view.rows.iter().map(row).collect()
}

pub fn in_preview(preview: &Preview) -> Vec<Row> {
    let row = |row: &PreviewRow| Row {
        letter: row.letter,
        line: row.line,
        pieces: row.pieces.clone(),
        judged: row.kind.ok_or(row.why.unwrap_or(NotASequence::TooShort)),
        added: row.added,
    };
    preview.rows.iter().map(row).collect()
}

/// Writes a line for each of these rows; `all` are the rows that they may cross.
pub fn listed<'a>(shown: impl IntoIterator<Item = &'a Row>, all: &[Row], output: &Output) -> Vec<String> {
    let shown: Vec<&Row> = shown.into_iter().collect();
    if !output.draws {
        return shown.iter().flat_map(|row| output.fit(&in_words(row, all, output))).collect();
    }
    let numbers: Vec<String> = shown.iter().map(|row| numbers(row)).collect();
    let fitting = numbers.iter().map(|text| width_of(text)).filter(|width| *width <= WIDEST).max();
    let width = fitting.unwrap_or(0).max(NARROWEST);
    shown.iter().zip(&numbers).flat_map(|(row, numbers)| drawn(row, numbers, width, all, output)).collect()
}

/// `  B ↓ 28 30 32     up by 2; crosses A at 30`
fn drawn(row: &Row, numbers: &str, width: usize, all: &[Row], output: &Output) -> Vec<String> {
    let letter = row.letter.map_or_else(|| "–".to_string(), |letter| letter.to_string());
    let arrow = if row.line == Axis::Down { '↓' } else { ' ' };
    let mark = if row.judged.is_err() { '✗' } else { ' ' };
    let begin = format!(" {mark}{letter:<2}{arrow} ");
    let about = about(row, all, output);
    let indent = begin.chars().count() + width + 2;
    let fits = width_of(numbers) <= width && indent + width_of(&about) <= output.width();
    let mut lines = Vec::new();
    if fits {
        lines.push(format!("{begin}{numbers:<width$}  {about}"));
    } else {
        let whole = output.columns.unwrap_or(usize::MAX);
        lines.extend(hanging(numbers, 0, begin.chars().count(), whole.saturating_sub(begin.chars().count()).max(20)));
        if let Some(first) = lines.first_mut() {
            *first = format!("{begin}{first}");
        }
        lines.extend(hanging(&about, indent.min(10), indent.min(10), whole));
    }
    let style = match (row.judged.is_err(), row.is_changed()) {
        (true, _) => Some(AnsiColor::Red),
        (false, true) => Some(AnsiColor::Green),
        (false, false) => None,
    };
    let styled = |line: String| match style.filter(|_| output.colour) {
        Some(colour) => {
            let style = Style::new().fg_color(Some(colour.into()));
            format!("{style}{line}{style:#}")
        }
        None => line,
    };
    lines.into_iter().map(styled).collect()
}

/// Lists the numbers, with marks around blocks typed but not played yet: `60 ⟨65⟩ 70`.
fn numbers(row: &Row) -> String {
    let piece = |piece: &Piece| marked(*piece, row.added);
    row.pieces.iter().map(piece).collect::<Vec<String>>().join(" ")
}

pub fn marked(piece: Piece, added: Blocks) -> String {
    if added.contains(piece.block) { format!("⟨{piece}⟩") } else { piece.to_string() }
}

/// `up by 2; crosses A at 30`, or why it is not a sequence.
fn about(row: &Row, all: &[Row], output: &Output) -> String {
    let nobody = Names::default();
    let speaker = output.speaker(&nobody);
    let kind = match row.judged {
        Ok(kind) => speaker.tell(&kind),
        Err(why) => return speaker.render(&why_not(&row.pieces, why, &speaker)),
    };
    match crossings(row, all, &speaker, output) {
        Some(crossings) => output.say_with("cli-nmbrs-and-crosses", [("kind", kind), ("rows", crossings)]),
        None => kind,
    }
}

/// Returns the rows that a row crosses, each with the piece that they share.
fn crossed<'a>(row: &'a Row, all: &'a [Row]) -> impl Iterator<Item = (Letter, Piece)> + 'a {
    all.iter().filter_map(|other| {
        let letter = other.letter.filter(|_| other.line != row.line)?;
        let common = row.pieces.iter().find(|piece| other.has(piece.block))?;
        Some((letter, *common))
    })
}

/// `A at 30, B at 31 and C at 32`
fn crossings(row: &Row, all: &[Row], speaker: &Speaker<'_>, output: &Output) -> Option<String> {
    let crossing = |(letter, at): (Letter, Piece)| {
        output.say_with("cli-nmbrs-row-at", [("letter", letter.to_string()), ("at", piece_name(at, speaker))])
    };
    let found: Vec<String> = crossed(row, all).map(crossing).collect();
    (!found.is_empty()).then(|| output.listed_with_and(found))
}

/// `Row B, from top to bottom: twenty-eight, thirty, thirty-two; up by two; crosses A at thirty.`
fn in_words(row: &Row, all: &[Row], output: &Output) -> String {
    let nobody = Names::default();
    let speaker = output.speaker(&nobody);
    if row.judged.is_err() {
        let about = capitalised(&about(row, all, output));
        return output.say_with("cli-nmbrs-row-wrong", [("about", about)]);
    }
    let id = match (row.line, row.is_changed()) {
        (Axis::Across, false) => "cli-nmbrs-row-across",
        (Axis::Down, false) => "cli-nmbrs-row-down",
        (Axis::Across, true) => "cli-nmbrs-row-across-new",
        (Axis::Down, true) => "cli-nmbrs-row-down-new",
    };
    let new: Vec<Piece> = row.pieces.iter().copied().filter(|piece| row.added.contains(piece.block)).collect();
    let about = [
        ("letter", row.letter.map(|letter| letter.to_string()).unwrap_or_default()),
        ("numbers", pieces_listed(&row.pieces, &speaker)),
        ("about", about(row, all, output)),
        ("new", pieces_listed(&new, &speaker)),
    ];
    output.say_with(id, about)
}

/// A row in the JSON answer.
#[derive(Serialize)]
pub struct Judged {
    letter: Option<String>,
    line: &'static str,
    /// Left to right, or top to bottom.
    pieces: Vec<String>,
    legal: bool,
    /// The kind of sequence, or why it is not one.
    sentence: String,
    new: Vec<String>,
    /// Rows in the other direction, and the number where they cross.
    crosses: Vec<Crossing>,
}

#[derive(Serialize)]
struct Crossing {
    letter: String,
    at: String,
}

impl Judged {
    /// Judges a row; `all` are the rows that it may cross.
    pub fn of(row: &Row, all: &[Row], output: &Output) -> Judged {
        let crosses = crossed(row, all).map(|(letter, at)| Crossing { letter: letter.to_string(), at: at.to_string() });
        Judged {
            letter: row.letter.map(|letter| letter.to_string()),
            line: if row.line == Axis::Down { "down" } else { "across" },
            pieces: row.pieces.iter().map(ToString::to_string).collect(),
            legal: row.judged.is_ok(),
            sentence: about(row, &[], output),
            new: row.added.iter().map(|block| block.to_string()).collect(),
            crosses: crosses.collect(),
        }
    }
}
