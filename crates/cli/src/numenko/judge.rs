//! The referee's verdict: whether each sum of a grid is right, or whether a move is allowed.

use reckon_compose::numenko::{NotAnEdit, NotUnderstood, drawing, is_heading, signs_in};
use reckon_compose::{Compose, NotComposed};
use reckon_rules::game::{Game, Refusal as _};
use reckon_rules::numenko::grid::{Place, Stated};
use reckon_rules::numenko::text::position::NotAPosition;
use reckon_rules::numenko::{Event, Grid, Illegal, Move, Numenko, Options, Reading, Sum, Verdict as Read, View, judge};
use reckon_rules::shuffle::Shuffle;
use reckon_words::numenko::paragraph_of;
use reckon_words::{Names, Speaker};

use super::answer::{Answer, Left};
use super::{cell_names, news};
use crate::game::{AtOnce, HasArrangement, HasReferee, ParseError, Question, Refusal, Understood, Verdict};
use crate::output::Output;
use crate::referee::has_section;

impl HasReferee for Numenko {
    const HAS_TURNS: bool = false;
    const ASKED_TOO_LITTLE: &'static str = "cli-numenko-referee-too-little";
    const ASKS_STANDALONE: Option<&'static str> = Some("cli-numenko-referee-ask");

    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
    }

    fn judge(question: Question<'_, Numenko>, output: &Output) -> Result<Verdict, String> {
        answer(question, output)
    }

    fn judge_standalone(
        text: &str,
        points: bool,
        options: &Options,
        output: &Output,
    ) -> Option<Result<Verdict, String>> {
        let answer = || match points {
            true => Err(output.say("cli-numenko-no-points")),
            false => answer_grid(text, options, output),
        };
        is_grid(text).then(answer)
    }
}

/// Checks whether a text is a grid. Positions and moves begin with a word; a grid does not, unless it begins with the
/// sign `x` or the letters above a picture.
fn is_grid(text: &str) -> bool {
    let text = text.trim();
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first: String = text.chars().take_while(|letter| letter.is_alphabetic()).collect();
    let is_drawn = text.contains('\n') && text.lines().next().is_some_and(is_heading);
    !text.contains('|') && (is_drawn || matches!(first.as_str(), "" | "x" | "X"))
}

/// §3 Judges a grid on its own.
fn answer_grid(text: &str, options: &Options, output: &Output) -> Result<Verdict, String> {
    answer_drawn(text, options, output, signs_in(text))
}

/// §3.10 Judges a sum by the signs that were typed.
fn answer_stated(sum: &Sum, options: &Options, output: &Output) -> Result<Verdict, String> {
    let tiles: String = sum.tiles.iter().map(|tile| tile.character()).collect();
    let stated = match &sum.verdict {
        Read::Trouble(fault) => fault.stated().cloned(),
        Read::True { .. } => None,
    };
    answer_drawn(&tiles, options, output, stated)
}

fn answer_drawn(text: &str, options: &Options, output: &Output, signs: Option<Reading>) -> Result<Verdict, String> {
    let names = Names::default();
    let speaker = output.speaker(&names);
    let drawn = drawing(text).and_then(|grid| match signs {
        Some(reading) => grid.stating(vec![Stated { down: false, at: Place { row: 0, column: 0 }, reading }]),
        None => Ok(grid),
    });
    let grid = drawn.map_err(|bad| speaker.tell(&bad))?;
    if grid.is_empty() {
        return Err(output.say("cli-numenko-referee-empty"));
    }
    let judged = judge(&grid, options);
    let refusal = judged.check(&grid, options).err().map(|illegal| refusal(&illegal, &speaker));
    let groups = judged.groups();
    let mut answer = Answer::new(refusal).about(&grid, judged.sums, groups, options, output);
    if !answer.legal && text.contains('=') && text.contains('/') {
        answer.lines.extend(output.fit(&output.say("cli-numenko-slash-is-row")));
    }
    Ok(answer.verdict(output))
}

fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = cell_names::illegal(illegal, speaker);
    Refusal {
        rule: paragraph_of(illegal),
        code: illegal.code(),
        id: line.id.to_string(),
        sentence: speaker.render(&line),
    }
}

/// Judges a move in a position; an edit is judged by the resulting grid.
fn answer(question: Question<'_, Numenko>, output: &Output) -> Result<Verdict, String> {
    if question.points {
        return Err(output.say("cli-numenko-no-points"));
    }
    let Question { view, seat, typed, position, .. } = question;
    let names = Names::default().seen_by(Some(seat));
    let speaker = output.speaker(&names);
    let draft = Numenko::first_draft(&view);
    if let Err(NotComposed::NotUnderstood(NotUnderstood::Edit(NotAnEdit::NotTrue { sum }))) =
        Numenko::typed(&view, &draft, typed)
    {
        return answer_stated(&sum, &view.options, output);
    }
    let choice = match Numenko::understand(&view, &draft, typed, &speaker) {
        Ok(Understood::Move(choice) | Understood::Both(_, choice)) => choice,
        Ok(Understood::Draft(grid)) => return answer_grid(&grid.to_string(), &view.options, output),
        Err(ParseError::NotUnderstood(why)) => return Err(why),
        Err(ParseError::Refused(refusal)) => return Err(refusal.sentence),
    };
    let view = match has_section(position, "tiles") || has_section(position, "hand") {
        true => view,
        false => with_tiles(position, &choice, &speaker)?,
    };
    let refused = Numenko::verdict(&view, &choice).map_err(|bad| speaker.tell(&bad))?.err();
    let events = if refused.is_none() { events_of(&view, &choice) } else { Vec::new() };
    let left = events.iter().find_map(|event| match event {
        Event::Laid { seat: of, left, points, .. } if *of == seat => {
            Some(Left { tiles: left.to_string(), points: *points })
        }
        _ => None,
    });
    let winners = events.iter().find_map(|event| match event {
        Event::Over { outcome, .. } => Some(outcome.winners.iter().map(|seat| seat.0 + 1).collect()),
        _ => None,
    });
    let answer = Answer {
        written: Some(choice.to_string()),
        position: Some(view.to_string()),
        told: news::tell(&events, &speaker),
        left,
        winners: winners.unwrap_or_default(),
        ..Answer::new(refused.map(|illegal| refusal(&illegal, &speaker)))
    };
    Ok(match grid_of(&choice) {
        Some(grid) => {
            let judged = judge(grid, &view.options);
            let groups = judged.groups();
            answer.about(grid, judged.sums, groups, &view.options, output).verdict(output)
        }
        None => answer.verdict(output),
    })
}

/// Fills in the tiles that the position does not give: those that the move names.
fn with_tiles(position: &str, choice: &Move, speaker: &Speaker<'_>) -> Result<View, String> {
    let tiles = match choice {
        Move::Swop(tile) => tile.to_string(),
        Move::Stop | Move::Vote { .. } | Move::Right | Move::Wrong(_) => "?".to_string(),
        Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => grid.tiles().to_string(),
    };
    Numenko::read_position(&format!("{position} | tiles {tiles}"), speaker)
}

fn grid_of(choice: &Move) -> Option<&Grid> {
    match choice {
        Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => Some(grid),
        Move::Swop(_) | Move::Stop | Move::Vote { .. } | Move::Right | Move::Wrong(_) => None,
    }
}

/// Plays the move in a game whose hidden tiles are made up; nothing in the answer depends on them.
fn events_of(view: &View, choice: &Move) -> Vec<Event> {
    let Some(seat) = view.viewer.seat() else { return Vec::new() };
    let mut events: Vec<Event> = Vec::new();
    if let Ok(mut game) = Numenko::imagine(view, &mut Shuffle::from_number(0)) {
        // The verdict has already shown that the move is legal.
        let _legal = game.play(seat, choice, &mut events);
    }
    events
}
