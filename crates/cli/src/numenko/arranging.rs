//! Somebody arranges tiles in the terminal: what they type, what they see of it, and what it is by itself.

use std::time::Duration;

use reckon_rules::game::Seat;
use reckon_rules::numenko::edit::cell_name;
use reckon_rules::numenko::grid::{Place, Run};
use reckon_rules::numenko::loose::{self, NotUnderstood, Typed};
use reckon_rules::numenko::work::Say as Says;
use reckon_rules::numenko::{Event, Grid, Illegal, Move, Numenko, Phase, SWOPPED, Sum, Tile, View, judge, read, work};
use reckon_words::{GameWords, Line, Names, Speaker, render};

use super::{letters, picture, table};
use crate::at_once::{AtOnce, Understood};
use crate::game::{Part, Unclear};
use crate::play::together::in_words;
use crate::voice::{Voice, called};

/// So much of a line is said again.
const LONGEST_SHOWN: usize = 40;

impl AtOnce for Numenko {
    type Draft = Grid;

    /// What somebody was done with last still lies there.
    fn first_draft(view: &View) -> Grid {
        let grid = view.own().and_then(|own| own.grid.clone());
        grid.filter(|grid| Numenko::goes(view, grid)).unwrap_or_default()
    }

    fn goes(view: &View, draft: &Grid) -> bool {
        view.own_tiles().without(&draft.tiles()).is_ok()
    }

    fn draft_text(draft: &Grid) -> String {
        draft.to_string()
    }

    fn understand(
        view: &View,
        draft: &Grid,
        typed: &str,
        speaker: &Speaker<'_>,
    ) -> Result<Understood<Numenko>, Unclear> {
        // Whoever is asked for a vote need not say that it is one.
        let vote = matches!(view.phase, Phase::Vote { .. }).then(|| format!("vote {typed}"));
        let vote = vote.and_then(|line| loose::understand(view, draft, &line).ok());
        let understood = match vote {
            Some(vote) => vote,
            None => loose::understand(view, draft, typed)
                .map_err(|why| Unclear::NotUnderstood(speaker.tell(&at_this_point(view, typed, why))))?,
        };
        match understood {
            Typed::Draft(grid) => Ok(Understood::Draft(grid)),
            Typed::Move(Move::Swop(tile)) => Ok(swop(view, draft, tile)),
            Typed::Move(choice) => Ok(Understood::Move(choice)),
        }
    }

    fn draw_with(view: &View, draft: &Grid, part: Part, names: &Names, voice: &Voice) -> Vec<String> {
        table::draw(view, draft, part, names, voice)
    }

    fn check(view: &View, draft: &Grid, names: &Names, voice: &Voice) -> Vec<String> {
        let mut lines = table::sums(view, draft, names, voice);
        let Ok(worked) = work(view, draft) else { return lines };
        let speaker = voice.speaker(names);
        match worked.why_not {
            // The sums are already said.
            Some(Illegal::WrongSums { .. } | Illegal::Apart { .. }) => {}
            Some(illegal) => lines.push(speaker.render(&letters::illegal(&illegal, &speaker))),
            None if !worked.work.left.is_empty() => {}
            None if judge(draft, &view.options).check(draft, &view.options).is_ok() => {
                lines.push(voice.say("cli-numenko-all-right"));
            }
            // The trouble is already said; only nobody checks it yet.
            None => lines.push(voice.say("cli-numenko-all-lie")),
        }
        let apart = judge(draft, &view.options).apart(draft, &view.options);
        if !apart.is_empty() {
            lines.push(voice.say_with("cli-numenko-apart", [("tiles", picture::rack(&apart, voice))]));
        }
        let points = i64::from(worked.work.points);
        let number = voice.count(worked.work.points.into());
        lines.push(render(&Line::new("cli-numenko-now").with("number", number).with("count", points), voice.language));
        lines
    }

    fn why_not(illegal: &Illegal, speaker: &Speaker<'_>) -> String {
        speaker.render(&letters::illegal(illegal, speaker))
    }

    fn gained(before: &View, choice: &Move, after: &View, voice: &Voice) -> Option<String> {
        let (mut before, after) = (before.own_tiles(), after.own_tiles());
        let has_more = after.len() > before.len();
        if let Move::Swop(tile) = choice {
            // A tile like the one that went back may come from the pot.
            before.remove(*tile);
        }
        let new = Tile::all().flat_map(|tile| {
            let more = after.count(tile).saturating_sub(before.count(tile));
            std::iter::repeat_n(tile, more.into())
        });
        let new = new.collect();
        has_more.then(|| {
            let tiles = picture::rack(&new, voice);
            voice.say_with("cli-numenko-new", [("tiles", tiles)])
        })
    }

    /// §4.4
    fn is_by_itself(view: &View, draft: &Grid) -> Option<(Move, &'static str)> {
        if !view.options.check_done || draft.is_empty() || view.phase != Phase::Play {
            return None;
        }
        let worked = work(view, draft).ok().filter(|worked| worked.why_not.is_none())?;
        let id = match worked.work.says {
            Says::Done => "cli-numenko-done-by-itself",
            Says::GameOver | Says::Lay => "cli-numenko-over-by-itself",
        };
        Some((worked.choice(), id))
    }

    fn prompt(view: &View, names: &Names, voice: &Voice) -> Line {
        match view.phase {
            Phase::Vote { accused } => {
                Line::new("cli-numenko-prompt-vote").with("accused", called(accused, names, voice))
            }
            Phase::Lay | Phase::Over => Line::new("cli-numenko-prompt-lay"),
            Phase::Play if view.pot < SWOPPED => Line::new("cli-numenko-prompt-no-swop"),
            Phase::Play => Line::new("cli-numenko-prompt"),
        }
    }

    /// §5.2
    fn second_thought(view: &View, choice: &Move, voice: &Voice) -> Option<String> {
        let Move::Swop(tile) = choice else { return None };
        let ends_play = view.phase == Phase::Play && read(view, choice) == Ok(Ok(())) && view.pot < SWOPPED;
        let typed = format!("{} {tile}", voice.say("cli-numenko-verb-swop"));
        ends_play.then(|| voice.say_with("cli-numenko-swop-ends", [("typed", typed)]))
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

    fn last_picture(view: &View, names: &Names, voice: &Voice) -> Vec<String> {
        table::laid(view, names, voice)
    }

    /// §7.2
    fn alone_in(view: &View, time: Option<Duration>, whole: bool, voice: &Voice) -> String {
        let swops = view.seats.first().map_or(0, |own| own.swops);
        let id = match (time, whole) {
            (None, _) => "cli-numenko-alone-untimed",
            (Some(_), true) => "cli-numenko-alone",
            (Some(_), false) => "cli-numenko-alone-since",
        };
        let line = Line::new(id).with("swops", voice.count(swops.into())).with("count", i64::from(swops));
        let time = time.map(|time| in_words(time, voice)).unwrap_or_default();
        render(&line.with("time", time), voice.language)
    }
}

/// Who is asked for a vote is told how to give one, whatever else they typed.
fn at_this_point(view: &View, typed: &str, why: NotUnderstood) -> NotUnderstood {
    match (view.phase, &why) {
        (Phase::Vote { .. }, NotUnderstood::NotAVote { .. }) | (Phase::Play | Phase::Lay | Phase::Over, _) => why,
        (Phase::Vote { .. }, _) => NotUnderstood::NotAVote { text: typed.chars().take(LONGEST_SHOWN).collect() },
    }
}

/// §4.3 A tile that lies in the grid is taken up first; of several, one that is in no true sum, else the last one.
fn swop(view: &View, draft: &Grid, tile: Tile) -> Understood<Numenko> {
    let held = view.own_tiles().count(tile);
    let there: Vec<Place> = draft.cells().iter().filter(|(_, lying)| *lying == tile).map(|(place, _)| *place).collect();
    // Where the pot is too small, nothing is given back.
    if usize::from(held) > there.len() || view.pot < SWOPPED {
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
    match typed.and_then(|typed| loose::understand(view, draft, &typed).ok()) {
        Some(Typed::Draft(grid)) => Understood::Both(grid, Move::Swop(tile)),
        _ => Understood::Move(Move::Swop(tile)),
    }
}

/// What has happened, with swops in short: everybody swops all the time, and that would drown the rest.
pub fn tell(events: &[Event], speaker: &Speaker<'_>) -> Vec<String> {
    let is_swop = |event: &Event| matches!(event, Event::Swopped { .. });
    let mut told = Vec::new();
    for events in events.chunk_by(|one, next| is_swop(one) && is_swop(next)) {
        match events {
            [Event::Swopped { .. }, .., Event::Swopped { pot, .. }] => {
                told.push(swops(events, *pot, speaker));
            }
            _ => {
                let is_told = |event: &&Event| is_swop(event) || Numenko::is_told(event);
                told.extend(events.iter().filter(is_told).map(|event| letters::event(event, speaker)));
            }
        }
    }
    told
}

/// `Swops: Fox 3, Owl 1. 74 in the pot.`
fn swops(events: &[Event], pot: u8, speaker: &Speaker<'_>) -> String {
    let seat_of = |event: &Event| match event {
        Event::Swopped { seat, .. } => Some(*seat),
        _ => None,
    };
    let mut seats: Vec<(Seat, i32)> = Vec::new();
    for seat in events.iter().filter_map(seat_of) {
        match seats.iter_mut().find(|(same, _)| *same == seat) {
            Some((_, times)) => *times += 1,
            None => seats.push((seat, 1)),
        }
    }
    let number = |number: i32| speaker.number(reckon_rules::ratio::Ratio::whole(number));
    let who = |seat: Seat| match speaker.names.of(seat) {
        _ if speaker.names.is_you(seat) => speaker.render(&Line::new("you")),
        Some(name) => name.to_string(),
        None => speaker.render(&Line::new("player").with("seat", seat.to_string())),
    };
    let share = |(seat, times): &(Seat, i32)| {
        speaker.render(&Line::new("cli-share").with("who", who(*seat)).with("number", number(*times)))
    };
    let join =
        |first: String, next: String| speaker.render(&Line::new("list-comma").with("first", first).with("next", next));
    let list = seats.iter().map(share).reduce(join).unwrap_or_default();
    speaker.render(&Line::new("cli-numenko-swops-told").with("list", list).with("pot", number(pot.into())))
}
