//! What people type at the table, in English and in German: a move, or a change of their own grid.
//!
//! ```text
//! swop 7      swap star      done      game over      stop      vote eject      lay
//! tausche 7   tausch Stern   fertig    Schluss        stopp     stimme raus     leg
//! c4 across 2*4*8, and everything else that `edit` reads
//! ```
//!
//! A move that shows a grid shows the own draft, or the grid that is written behind it.

mod picture;

use super::edit::{self, NotAnEdit};
use super::grid::{Grid, NotAGrid};
use super::moves::Move;
use super::tile::NotATile;
use super::view::View;
use super::work::{Say, composed, says};
use crate::text::shortened;

pub use picture::{drawing, is_heading};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    Move(Move),
    /// The own grid is this now, which is no move.
    Draft(Grid),
}

/// Why a line is neither a move nor an edit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUnderstood {
    #[error("there is nothing to read")]
    Empty,
    /// `swop`
    #[error("it is not said which tile is swopped")]
    WhichTile,
    /// `swop 7 3`
    #[error("one tile is swopped at a time, not '{text}'")]
    OneTile { text: String },
    /// `stop 7`
    #[error("'{word}' stands alone")]
    StandsAlone { word: String },
    /// `vote 7`
    #[error("'{text}' is no vote; votes are eject and end")]
    NotAVote { text: String },
    #[error(transparent)]
    Tile(#[from] NotATile),
    #[error(transparent)]
    Grid(#[from] NotAGrid),
    #[error(transparent)]
    Edit(#[from] NotAnEdit),
}

const SWOP: [&str; 7] = ["swop", "swap", "tausch", "tausche", "tauschen", "exchange", "wechsle"];
const DONE: [&str; 2] = ["done", "fertig"];
const GAME_OVER: [&str; 5] = ["game over", "gameover", "schluss", "schluß", "spiel aus"];
const LAY: [&str; 4] = ["lay", "leg", "lege", "legen"];
const STOP: [&str; 5] = ["stop", "stopp", "aufhören", "aufhoeren", "ich höre auf"];
const VOTE: [&str; 4] = ["vote", "stimm", "stimme", "wähle"];
const EJECT: [&str; 4] = ["eject", "out", "raus", "hinaus"];
const END: [&str; 5] = ["end", "ende", "schluss", "schluß", "aufhören"];
/// Words around a tile: `swop the 7`, `tausche eine 7`.
const ARTICLES: [&str; 12] = ["a", "an", "the", "my", "one", "eine", "einen", "die", "den", "das", "meine", "meinen"];

/// Reads a line for whoever has this view and has arranged this draft. Whether the rules allow it is not asked
/// here, but an edit never uses tiles that the player does not have.
pub fn understand(view: &View, draft: &Grid, typed: &str) -> Result<Typed, NotUnderstood> {
    let line = without_blank_lines(typed).trim_end_matches(['.', '!']).trim_end();
    if line.is_empty() {
        return Err(NotUnderstood::Empty);
    }
    if let Some(rest) = after(line, &SWOP) {
        return read_swop(rest).map(Typed::Move);
    }
    if let Some(rest) = after(line, &VOTE) {
        return read_vote(rest).map(Typed::Move);
    }
    let shown = |rest: &str| if rest.is_empty() { Ok(draft.clone()) } else { drawing(rest) };
    if let Some(rest) = after(line, &DONE) {
        return Ok(Typed::Move(composed(&shown(rest)?, says(view))));
    }
    if let Some(rest) = after(line, &GAME_OVER) {
        return Ok(Typed::Move(composed(&shown(rest)?, Say::GameOver)));
    }
    if let Some(rest) = after(line, &LAY) {
        return Ok(Typed::Move(composed(&shown(rest)?, Say::Lay)));
    }
    match after(line, &STOP) {
        Some("") => Ok(Typed::Move(Move::Stop)),
        Some(_) => Err(NotUnderstood::StandsAlone { word: shortened(line.split(' ').next().unwrap_or(line)) }),
        None => read_edit(view, draft, line).map(Typed::Draft),
    }
}

/// What follows one of these words, if the line begins with it.
fn after<'a>(line: &'a str, words: &[&str]) -> Option<&'a str> {
    words.iter().find_map(|word| {
        let mut rest = line.chars();
        let is_same = word.chars().all(|letter| {
            let is_next = rest.next().is_some_and(|next| next.to_lowercase().eq([letter]));
            // Between the words of one move there may be more blanks.
            while letter == ' ' && rest.as_str().starts_with(' ') {
                rest.next();
            }
            is_next
        });
        let rest = rest.as_str();
        (is_same && (rest.is_empty() || rest.starts_with(char::is_whitespace))).then_some(without_blank_lines(rest))
    })
}

/// The blanks before the first line of a picture are part of it.
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
    let words = lower.split_whitespace().filter(|word| !ARTICLES.contains(word));
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
        word if EJECT.contains(&word) => Ok(Move::Vote { eject: true }),
        word if END.contains(&word) => Ok(Move::Vote { eject: false }),
        _ => Err(NotUnderstood::NotAVote { text: shortened(text) }),
    }
}

/// An edit; a whole grid, where rows are divided by `/` or a new line; or the first sum without a cell.
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
