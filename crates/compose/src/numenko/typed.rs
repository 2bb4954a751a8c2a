//! Lines that people type at the table, in English and in German: a move, or a change to their own grid.
//!
//! ```text
//! swop 7      swap star      done      game over      stop      vote eject      lay   right     wrong c4 across
//! tausche 7   tausch Stern   fertig    Schluss        stopp     stimme raus     leg   stimmt    falsch c4 quer
//! c4 across 2*4*8, and everything else that `edit` reads
//! ```
//!
//! A move that shows a grid shows the player's draft, or the grid written after it.

mod picture;

use super::edit::{self, NotAnEdit};
use super::tapped::composed;
use super::vocabulary::{Sense, means, words};
use super::written_out::{WrittenOut, signs_in};
use crate::Typed;
use crate::numerals;
use crate::polite::without_manners;
use reckon_rules::numenko::check::Doubt;
use reckon_rules::numenko::grid::{Grid, Run};
use reckon_rules::numenko::moves::Move;
use reckon_rules::numenko::text::grid::NotAGrid;
use reckon_rules::numenko::text::tile::NotATile;
use reckon_rules::numenko::view::View;
use reckon_rules::numenko::{Numenko, Phase, Say, Tile};
use reckon_rules::text::shortened;

use picture::LONGEST_DRAWING;
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
    /// `wrong`, `wrong 7`
    WhichSum,
    /// Something else while a grid is on show to be checked.
    Check,
    Tile(NotATile),
    Grid(NotAGrid),
    Edit(NotAnEdit),
}

reckon_rules::error_as_data!(NotUnderstood, Tile(NotATile), Grid(NotAGrid), Edit(NotAnEdit));

/// Reads a line typed by a player with this view and this draft. Whether the rules allow it is not checked
/// here, but an edit never uses tiles that the player does not have.
pub fn understand(view: &View, draft: &Grid, typed: &str) -> Result<Typed<Numenko>, NotUnderstood> {
    // Nothing else is as long as a drawing.
    if typed.len() > LONGEST_DRAWING {
        return Err(NotAGrid::TooLarge.into());
    }
    let line = without_blank_lines(without_manners(typed)).trim_end_matches(['.', '!']).trim_end();
    if line.is_empty() {
        return Err(NotUnderstood::Empty);
    }
    // Nobody who is asked for a vote has to say that it is one.
    if matches!(view.phase, Phase::Vote { .. })
        && let Ok(vote) = read_vote(line)
    {
        return Ok(Typed::one(vote));
    }
    if let Some(rest) = after(line, Sense::Swop) {
        return read_swop(rest).map(Typed::one);
    }
    if let Some(rest) = after(line, Sense::Vote) {
        return read_vote(rest).map(Typed::one);
    }
    if after(line, Sense::Right) == Some("") {
        return Ok(Typed::one(Move::Right));
    }
    if let Some(rest) = after(line, Sense::Wrong) {
        return read_wrong(view, rest).map(Typed::one);
    }
    let shown = |rest: &str| if rest.is_empty() { Ok(draft.clone()) } else { shown_in(view, rest) };
    if let Some(rest) = after(line, Sense::Done) {
        return Ok(Typed::one(composed(&shown(rest)?, view.says)));
    }
    if let Some(rest) = after(line, Sense::GameOver) {
        return Ok(Typed::one(composed(&shown(rest)?, Say::GameOver)));
    }
    if let Some(rest) = after(line, Sense::Lay).filter(|rest| !edit::begins_at_a_cell(rest)) {
        return Ok(Typed::one(composed(&shown(rest)?, Say::Lay)));
    }
    match after(line, Sense::Stop) {
        Some("") => Ok(Typed::one(Move::Stop)),
        Some(_) => Err(NotUnderstood::StandsAlone { word: shortened(line.split(' ').next().unwrap_or(line)) }),
        None => read_edit(view, draft, line).map(Typed::Draft),
    }
}

/// Reads a grid written after a move.
fn shown_in(view: &View, text: &str) -> Result<Grid, NotUnderstood> {
    let grid = drawing(text)?;
    match signs_in(text) {
        Some(signs) => Ok(WrittenOut::drawn(signs).stated_in(grid, view)?),
        None => Ok(grid),
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
    // `swop one` could be the tile or only the number of tiles: the player says which.
    let lower = text.to_lowercase();
    let named: Vec<&str> = lower.split_whitespace().collect();
    let last = named.len().saturating_sub(1);
    let is_article = |(place, word): &(usize, &&str)| means(word, Sense::Article) && (*place < last || last == 0);
    let named: Vec<&str> = named.iter().enumerate().filter(|word| !is_article(word)).map(|(_, word)| *word).collect();
    let figures = numerals::in_figures(&named.join(" "), |_, _| true);
    // `tausche die 7 um`
    let words = figures.split_whitespace().filter(|word| !means(word, Sense::Article));
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

/// §5.9 Reads what is wrong in the grid on show: a sum by any of its cells, `c4 across`, or by its place in exact
/// notation, `across 2,1`; or that a tile lies loose.
fn read_wrong(view: &View, text: &str) -> Result<Move, NotUnderstood> {
    let lower = text.to_lowercase();
    if means(&lower, Sense::Loose) {
        return Ok(Move::Wrong(Doubt::Loose));
    }
    if let Ok(doubt) = lower.parse() {
        return Ok(Move::Wrong(doubt));
    }
    let (cell, down) = edit::read_sum(&lower).ok_or(NotUnderstood::WhichSum)?;
    let grid = match view.phase {
        Phase::Check { seat } => view.seats.get(seat.index()).and_then(|place| place.grid.as_ref()),
        Phase::Play | Phase::Vote { .. } | Phase::Lay | Phase::Over => None,
    };
    let runs = grid.map(Grid::runs).unwrap_or_default();
    let runs_through = |run: &&Run| {
        let found = grid.and_then(|grid| grid.find(cell));
        found.is_some_and(|found| run.cells.contains(&found)) && down.is_none_or(|down| down == run.down)
    };
    let mut through = runs.iter().filter(runs_through);
    match (through.next(), through.next(), down) {
        (Some(run), None, _) => Ok(Move::Wrong(Doubt::Sum { down: run.down, at: run.at })),
        // Playing it says that no sum begins there.
        (None, _, Some(down)) => Ok(Move::Wrong(Doubt::Sum { down, at: cell })),
        _ => Err(NotUnderstood::WhichSum),
    }
}

/// Reads an edit; or a whole grid, its rows separated by `/` or a new line; or a first sum without a cell.
fn read_edit(view: &View, draft: &Grid, line: &str) -> Result<Grid, NotUnderstood> {
    let not_an_edit = match edit::edit(view, draft, line) {
        Ok(grid) => return Ok(grid),
        Err(not_an_edit) => not_an_edit,
    };
    if line.contains('/') && looks_like_a_sum(line) {
        // A division is not the end of a row. Nothing that lies is ever taken away by a guess.
        if !draft.is_empty() {
            return Err(NotAnEdit::SumOrRows { text: shortened(line) }.into());
        }
        if line.contains('=') {
            return Ok(edit::edit(view, draft, &format!("a1 across {line}"))?);
        }
    }
    let is_whole = line == "-" || line.contains(['\n', ';']) || line.contains('/') && drawing(line).is_ok();
    if is_whole {
        let grid = drawing(line)?;
        return match view.own_tiles().without(&grid.tiles()) {
            Ok(_) => Ok(grid),
            Err(tile) => Err(NotAnEdit::NotHeld { tile }.into()),
        };
    }
    if draft.is_empty() && matches!(not_an_edit, NotAnEdit::NoCell { .. }) {
        return Ok(edit::edit(view, draft, &format!("a1 across {line}"))?);
    }
    Err(not_an_edit.into())
}

/// Returns whether a line that could be the rows of a grid reads as one sum too: `8/2=4`, `8/2*4`.
fn looks_like_a_sum(line: &str) -> bool {
    let is_sign: Option<Vec<bool>> = line
        .chars()
        .filter(|character| !character.is_whitespace())
        .map(|character| edit::tile_of(character).map(|tile| tile == Tile::Star))
        .collect();
    let Some(is_sign) = is_sign else { return false };
    let is_edge = |sign: Option<&bool>| sign.copied().unwrap_or(true);
    let touch = is_sign.windows(2).any(|pair| pair[0] && pair[1]);
    let signs = is_sign.iter().filter(|sign| **sign).count();
    !is_edge(is_sign.first()) && !is_edge(is_sign.last()) && !touch && signs > 1
}
