//! The rows of the table, written and spoken: `C, four blocks, eight to twenty, up by four; crosses A at twelve`.

use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Block, Kind, Piece, RowView, View};

use super::blocks::{piece_name, pieces_listed};
use crate::line::Line;
use crate::numbers;
use crate::speaker::Speaker;

/// Shows a row on one line, with its letter, numbers and sequence: `C 8 12 16 20 up by 4`.
pub fn row_shown(view: &View, row: &RowView, speaker: &Speaker<'_>) -> Line {
    let pieces = pieces(view, row);
    speaker
        .line("nmbrs-row")
        .text("letter", row.letter.to_string())
        .text("row", pieces_listed(&pieces, speaker))
        .text("kind", kind_of(view, &pieces, speaker))
        .done()
}

/// `C, four blocks, eight to twenty, up by four; crosses A at twelve`
pub fn row_described(view: &View, row: &RowView, speaker: &Speaker<'_>) -> Line {
    let pieces = pieces(view, row);
    let end = |piece: Option<&Piece>| piece.map(|piece| piece_name(*piece, speaker)).unwrap_or_default();
    let crossings = view.rows.iter().filter(|other| other.letter != row.letter).flat_map(|other| {
        let common = pieces.iter().filter(|piece| other.blocks.contains(&piece.block));
        common.map(|piece| {
            let line = speaker.line("nmbrs-row-crosses").text("letter", other.letter.to_string());
            speaker.render(&line.text("at", piece_name(*piece, speaker)).done())
        })
    });
    let crossings: Vec<String> = crossings.collect();
    let line = speaker
        .line("nmbrs-row-described")
        .text("letter", row.letter.to_string())
        .things("blocks", u8::try_from(pieces.len()).unwrap_or(u8::MAX))
        .text("first", end(pieces.first()))
        .text("last", end(pieces.last()))
        .text("kind", kind_of(view, &pieces, speaker))
        .counted("crossings", crossings.len());
    line.text("crossings", speaker.listed_with_and(crossings)).done()
}

/// Describes a block in its row: `twelve, second of four, also in A`.
pub fn block_described(view: &View, row: &RowView, block: Block, speaker: &Speaker<'_>) -> Option<Line> {
    let pieces = pieces(view, row);
    let place = pieces.iter().position(|piece| piece.block == block)?;
    let also = view.rows.iter().find(|other| other.letter != row.letter && other.blocks.contains(&block));
    let line = speaker
        .line("nmbrs-block-described")
        .text("block", piece_name(pieces[place], speaker))
        .text("place", numbers::ordinal(u16::try_from(place + 1).unwrap_or(u16::MAX), speaker.language))
        .number("blocks", i32::try_from(pieces.len()).unwrap_or(i32::MAX))
        .counted("also", usize::from(also.is_some()));
    Some(line.text("also", also.map(|other| other.letter.to_string()).unwrap_or_default()).done())
}

fn pieces(view: &View, row: &RowView) -> Vec<Piece> {
    let laid = |block: &Block| view.table.iter().map(|laid| laid.piece).find(|piece| piece.block == *block);
    row.blocks.iter().filter_map(laid).collect()
}

/// Names the kind of sequence that the numbers form: `up by 4`. Empty if they form none.
fn kind_of(view: &View, pieces: &[Piece], speaker: &Speaker<'_>) -> String {
    let numbers: Vec<u8> = pieces.iter().map(|piece| piece.value).collect();
    let kind: Option<Kind> = Kinds::of(&view.options).judge(&numbers).ok();
    kind.map(|kind| speaker.tell(&kind)).unwrap_or_default()
}
