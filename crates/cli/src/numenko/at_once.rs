//! Arranging tiles in the terminal: what is typed, how it is shown, and the moves made automatically.

use std::time::Duration;

use reckon_compose::numenko::{NotUnderstood, cell_name};
use reckon_compose::{Compose, NotComposed, Typed};
use reckon_rules::numenko::check::MOST_DOUBTS;
use reckon_rules::numenko::grid::{Place, Run};
use reckon_rules::numenko::{DRAWN_PER_SWOP, Grid, Illegal, Move, Numenko, Phase, Say as Says, Sum, Tile, View, judge};
use reckon_words::{Line, Names, Speaker, render};

use super::{cell_names, picture, table};
use crate::game::{AtOnce, HasArrangement, ParseError, Understood};
use crate::output::{Output, called};
use crate::play::simultaneous::in_words;

/// Upper bound on the characters of typed input quoted in a message.
const LONGEST_SHOWN: usize = 40;

impl HasArrangement for Numenko {
    /// Returns the grid with which the player was last done, if they still hold its tiles.
    fn first_draft(view: &View) -> Grid {
        let grid = view.own().and_then(|own| own.grid.clone());
        grid.filter(|grid| Numenko::holds(view, grid)).unwrap_or_default()
    }

    fn holds(view: &View, draft: &Grid) -> bool {
        view.own_tiles().without(&draft.tiles()).is_ok()
    }

    fn check(view: &View, draft: &Grid, names: &Names, output: &Output) -> Vec<String> {
        let mut lines = table::sums(view, draft, names, output);
        let Ok(shown) = Numenko::preview(view, draft) else { return lines };
        let speaker = output.speaker(names);
        match shown.illegal() {
            // The sums have been listed already.
            Some(Illegal::WrongSums { .. } | Illegal::Apart { .. }) => {}
            Some(illegal) => lines.push(speaker.render(&cell_names::illegal(illegal, &speaker))),
            None if !shown.preview.left.is_empty() => {}
            // §5.7 The others look for mistakes.
            None if shown.preview.unjudged.is_some() => lines.push(output.say("cli-numenko-all-lie")),
            None if judge(draft, &view.options).check(draft, &view.options).is_ok() => {
                lines.push(output.say("cli-numenko-all-right"));
            }
            // The faults have been listed already, but this table does not check a grid before the end.
            None => lines.push(output.say("cli-numenko-all-lie")),
        }
        let Some(points) = shown.preview.points else {
            lines.push(output.say("cli-numenko-others-check"));
            return lines;
        };
        let apart = judge(draft, &view.options).apart(draft, &view.options);
        if !apart.is_empty() {
            lines.push(output.say_with("cli-numenko-apart", [("tiles", picture::rack(&apart, output))]));
        }
        let line = Line::new("cli-numenko-now").with("number", output.count(points.into()));
        lines.push(render(&line.with("count", i64::from(points)), output.language));
        lines
    }

    /// §4.4 Returns "done" or "game over" as soon as the grid is complete, where the table checks it.
    fn completed_move(view: &View, draft: &Grid) -> Option<(Move, &'static str)> {
        if !view.options.check_done || draft.is_empty() || view.phase != Phase::Play {
            return None;
        }
        let shown = Numenko::preview(view, draft).ok()?;
        let id = match shown.preview.says {
            Says::Done => "cli-numenko-done-by-itself",
            Says::GameOver | Says::Lay => "cli-numenko-over-by-itself",
        };
        Some((shown.moves.into_iter().next()?, id))
    }
}

impl AtOnce for Numenko {
    fn prompt(view: &View, draft: &Grid, names: &Names, output: &Output) -> Line {
        match view.phase {
            Phase::Check { seat } => Line::new("cli-numenko-prompt-check")
                .with("accused", called(seat, names, output))
                .with("tries", tries_left(view, output)),
            Phase::Vote { accused } => {
                Line::new("cli-numenko-prompt-vote").with("accused", called(accused, names, output))
            }
            Phase::Lay | Phase::Over => Line::new("cli-numenko-prompt-lay"),
            Phase::Play => Line::new(match (draft.is_empty(), view.pot < DRAWN_PER_SWOP) {
                (false, false) => "cli-numenko-prompt",
                (false, true) => "cli-numenko-prompt-no-swop",
                (true, false) => "cli-numenko-prompt-empty",
                (true, true) => "cli-numenko-prompt-empty-no-swop",
            }),
        }
    }

    fn understand(
        view: &View,
        draft: &Grid,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Numenko>, ParseError> {
        let understood = Numenko::typed(view, draft, typed)
            .map_err(|why| ParseError::NotUnderstood(speaker.tell(&at_this_point(view, typed, why))))?;
        match understood {
            Typed::Draft(grid) => Ok(Understood::Draft(grid)),
            Typed::Moves(moves) => match moves.into_iter().next() {
                Some(Move::Swop(tile)) => Ok(swop(view, draft, tile)),
                Some(choice) => Ok(Understood::Move(choice)),
                None => Ok(Understood::Draft(draft.clone())),
            },
        }
    }

    fn why_not(illegal: &Illegal, speaker: &Speaker<'_>) -> String {
        speaker.render(&cell_names::illegal(illegal, speaker))
    }

    fn gained(before: &View, choice: &Move, after: &View, output: &Output) -> Option<String> {
        let (mut before, after) = (before.own_tiles(), after.own_tiles());
        let has_more = after.len() > before.len();
        if let Move::Swop(tile) = choice {
            // The player may draw a tile like the one that went back into the pot.
            before.remove(*tile);
        }
        let new = Tile::all().flat_map(|tile| {
            let more = after.count(tile).saturating_sub(before.count(tile));
            std::iter::repeat_n(tile, more.into())
        });
        let new = new.collect();
        has_more.then(|| {
            let tiles = picture::rack(&new, output);
            output.say_with("cli-numenko-new", [("tiles", tiles)])
        })
    }

    /// §5.2 Warns before a swop that ends play because the pot is too small.
    fn warning(view: &View, choice: &Move, output: &Output) -> Option<String> {
        let Move::Swop(tile) = choice else { return None };
        let ends_play =
            view.phase == Phase::Play && Numenko::verdict(view, choice) == Ok(Ok(())) && view.pot < DRAWN_PER_SWOP;
        let typed = format!("{} {tile}", output.say("cli-numenko-verb-swop"));
        ends_play.then(|| output.say_with("cli-numenko-swop-ends", [("typed", typed)]))
    }

    fn shows_draft(view: &View) -> bool {
        view.phase == Phase::Lay
    }

    fn usual_answer(view: &View, draft: &Grid) -> Option<Move> {
        (view.phase == Phase::Lay).then(|| Move::Lay(draft.clone()))
    }

    fn give_up() -> Move {
        Move::Stop
    }

    fn last_picture(view: &View, names: &Names, output: &Output) -> Vec<String> {
        table::laid(view, names, output)
    }

    /// §7.2 Tells a solo player the number of swops, and the time if it was measured.
    fn alone_in(view: &View, time: Option<Duration>, whole: bool, output: &Output) -> String {
        let swops = view.seats.first().map_or(0, |own| own.swops);
        let id = match (time, whole) {
            (None, _) => "cli-numenko-alone-untimed",
            (Some(_), true) => "cli-numenko-alone",
            (Some(_), false) => "cli-numenko-alone-since",
        };
        let line = Line::new(id).with("swops", output.count(swops.into())).with("count", i64::from(swops));
        let time = time.map(|time| in_words(time, output)).unwrap_or_default();
        render(&line.with("time", time), output.language)
    }
}

/// §5.9 Says how often the viewer may still point at something.
fn tries_left(view: &View, output: &Output) -> String {
    let used = view.doubts.iter().filter(|doubted| view.viewer.seat() == Some(doubted.seat)).count();
    let left = usize::from(MOST_DOUBTS).saturating_sub(used);
    let line = Line::new("cli-numenko-tries").with("number", output.count(left));
    render(&line.with("count", i64::try_from(left).unwrap_or(i64::MAX)), output.language)
}

/// Replaces any error during a vote with one that says how to vote, and while a grid is checked with one that says how
/// to answer.
fn at_this_point(view: &View, typed: &str, why: NotComposed<Numenko>) -> NotComposed<Numenko> {
    if matches!(view.phase, Phase::Check { .. }) {
        let is_about_sums = matches!(why, NotComposed::NotUnderstood(NotUnderstood::WhichSum));
        return if is_about_sums { why } else { NotComposed::NotUnderstood(NotUnderstood::Check) };
    }
    let is_about_votes = matches!(why, NotComposed::NotUnderstood(NotUnderstood::NotAVote { .. }));
    if is_about_votes || !matches!(view.phase, Phase::Vote { .. }) {
        return why;
    }
    NotComposed::NotUnderstood(NotUnderstood::NotAVote { text: typed.chars().take(LONGEST_SHOWN).collect() })
}

/// §4.3 Swops a tile. If it lies in the grid, lifts it first: one that is in no true sum, otherwise the last one.
fn swop(view: &View, draft: &Grid, tile: Tile) -> Understood<Numenko> {
    let held = view.own_tiles().count(tile);
    let there: Vec<Place> = draft.cells().iter().filter(|(_, lying)| *lying == tile).map(|(place, _)| *place).collect();
    // If the pot is too small, no tile goes back, so none is lifted.
    if usize::from(held) > there.len() || view.pot < DRAWN_PER_SWOP {
        return Understood::Move(Move::Swop(tile));
    }
    let sums = judge(draft, &view.options).sums;
    let is_in_true_sum = |place: &&Place| {
        let is_in = |(run, sum): (&Run, &Sum)| {
            sum.is_true() && draft.find(**place).is_some_and(|cell| run.cells.contains(&cell))
        };
        draft.runs().iter().zip(&sums).any(is_in)
    };
    let free = there.iter().find(|place| !is_in_true_sum(place)).or(there.last());
    let typed = free.map(|place| format!("lift {}", cell_name(*place)));
    match typed.and_then(|typed| Numenko::typed(view, draft, &typed).ok()) {
        Some(Typed::Draft(grid)) => Understood::Both(grid, Move::Swop(tile)),
        _ => Understood::Move(Move::Swop(tile)),
    }
}
