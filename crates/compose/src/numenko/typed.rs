//! Lines that people type at the table, in English and in German: a move, or a change to their own grid.
//!
//! ```text
//! swop 7      swap star      done      game over      stop      vote eject      lay
//! tausche 7   tausch Stern   fertig    Schluss        stopp     stimme raus     leg
//! c4 across 2*4*8, and everything else that `edit` reads
//! ```
//!
//! A move that shows a grid shows the player's draft, or the grid written after it.

mod picture;

use super::edit::{self, NotAnEdit};
use super::tapped::composed;
use super::vocabulary::{Sense, means, words};
use crate::Typed;
use reckon_rules::numenko::grid::Grid;
use reckon_rules::numenko::moves::Move;
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::text::tile::NotATile;
use reckon_rules::numenko::view::View;
use reckon_rules::numenko::{Numenko, Say};
use reckon_rules::text::shortened;

pub use picture::{drawing, is_heading};

/// The reason a line is neither a move nor an edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotUnderstood {
    Empty,
    /// `swop`
    WhichTile,
    /// `swop 7 3`
    OneTile {
        text: String,
    },
    /// `stop 7`
    StandsAlone {
        word: String,
    },
    /// `vote 7`
    NotAVote {
        text: String,
    },
    Tile(NotATile),
    Grid(NotAGrid),
    Edit(NotAnEdit),
}

reckon_rules::error_as_data!(NotUnderstood, Tile(NotATile), Grid(NotAGrid), Edit(NotAnEdit));

/// Reads a line typed by a player with this view and this draft. Whether the rules allow it is not checked
/// here, but an edit never uses tiles that the player does not have.
pub fn understand(view: &View, draft: &Grid, typed: &str) -> Result<Typed<Numenko>, NotUnderstood> {
    let line = without_blank_lines(typed).trim_end_matches(['.', '!']).trim_end();
    if line.is_empty() {
        return Err(NotUnderstood::Empty);
    }
    if let Some(rest) = after(line, Sense::Swop) {
        return read_swop(rest).map(Typed::one);
    }
    if let Some(rest) = after(line, Sense::Vote) {
        return read_vote(rest).map(Typed::one);
    }
    let shown = |rest: &str| if rest.is_empty() { Ok(draft.clone()) } else { drawing(rest) };
    if let Some(rest) = after(line, Sense::Done) {
        return Ok(Typed::one(composed(&shown(rest)?, view.says)));
    }
    if let Some(rest) = after(line, Sense::GameOver) {
        return Ok(Typed::one(composed(&shown(rest)?, Say::GameOver)));
    }
    if let Some(rest) = after(line, Sense::Lay) {
        return Ok(Typed::one(composed(&shown(rest)?, Say::Lay)));
    }
    match after(line, Sense::Stop) {
        Some("") => Ok(Typed::one(Move::Stop)),
        Some(_) => Err(NotUnderstood::StandsAlone { word: shortened(line.split(' ').next().unwrap_or(line)) }),
        None => read_edit(view, draft, line).map(Typed::Draft),
    }
}

/// Returns the text after one of these words, if the line begins with it.
fn after(line: &str, sense: Sense) -> Option<&str> {
    words(sense).find_map(|word| {
        let mut rest = line.chars();
        let is_same = word.chars().all(|letter| {
            let is_next = rest.next().is_some_and(|next| next.to_lowercase().eq([letter]));
            // There may be extra spaces between the words of one move.
            while letter == ' ' && rest.as_str().starts_with(' ') {
                rest.next();
            }
            is_next
        });
        let rest = rest.as_str();
        (is_same && (rest.is_empty() || rest.starts_with(char::is_whitespace))).then_some(without_blank_lines(rest))
    })
}

/// Trims a text, but keeps the spaces before the first line of a picture, because they place its tiles.
fn without_blank_lines(text: &str) -> &str {
    let text = text.trim_end();
    match text.trim_start() {
        one_line if !one_line.contains('\n') => one_line,
        picture => {
            let begins = text.len() - picture.len();
            &text[text[..begins].rfind('\n').map_or(0, |end| end + 1)..]
        }
    }
}

fn read_swop(text: &str) -> Result<Move, NotUnderstood> {
    let lower = text.to_lowercase();
    let words = lower.split_whitespace().filter(|word| !means(word, Sense::Article));
    let words: Vec<&str> = words.take(3).collect();
    match words[..] {
        [] => Err(NotUnderstood::WhichTile),
        [word] => match edit::named(word) {
            Some(tile) => Ok(Move::Swop(tile)),
            None if word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_digit()) => {
                Err(NotUnderstood::OneTile { text: shortened(text) })
            }
            None => Ok(Move::Swop(word.parse()?)),
        },
        [..] => Err(NotUnderstood::OneTile { text: shortened(text) }),
    }
}

fn read_vote(text: &str) -> Result<Move, NotUnderstood> {
    let lower = text.to_lowercase();
    match lower.as_str() {
        word if means(word, Sense::Eject) => Ok(Move::Vote { eject: true }),
        word if means(word, Sense::End) => Ok(Move::Vote { eject: false }),
        _ => Err(NotUnderstood::NotAVote { text: shortened(text) }),
    }
}

/// Reads an edit; or a whole grid, its rows separated by `/` or a new line; or a first sum without a cell.
fn read_edit(view: &View, draft: &Grid, line: &str) -> Result<Grid, NotUnderstood> {
    let held = view.own_tiles();
    let not_an_edit = match edit::edit(draft, &held, line) {
        Ok(grid) => return Ok(grid),
        Err(not_an_edit) => not_an_edit,
    };
    let is_whole = line == "-" || line.contains(['\n', ';']) || line.contains('/') && drawing(line).is_ok();
    if is_whole {
        let grid = drawing(line)?;
        return match held.without(&grid.tiles()) {
            Ok(_) => Ok(grid),
            Err(tile) => Err(NotAnEdit::NotHeld { tile }.into()),
        };
    }
    if draft.is_empty() && matches!(not_an_edit, NotAnEdit::NoCell { .. }) {
        return Ok(edit::edit(draft, &held, &format!("a1 across {line}"))?);
    }
    Err(not_an_edit.into())
}
