//! The referee's verdict: whether each row of a table is right, or whether a move is allowed.

use reckon_compose::Typed;
use reckon_compose::nmbrs::{Placement, Preview, Sketch, SketchStep};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::options::LastBlock;
use reckon_rules::nmbrs::text::position::{NotAPosition, Picture};
use reckon_rules::nmbrs::view::LaidBlock;
use reckon_rules::nmbrs::{
    BadPosition, Block, Blocks, Event, Grid, Illegal, Lay, Move, Nmbrs, Options, Phase, TurnMove, View, WrongRun,
};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use reckon_words::nmbrs::pieces_listed;
use reckon_words::{GameWords, Line, Names, Speaker};

use super::answer::{Answer, GAME, ROUND};
use super::draft::{self, refusal};
use super::drawing::{self, NotADrawing};
use super::{map, rows};
use crate::game::{HasReferee, ParseError, Question, Verdict};
use crate::output::Output;
use crate::referee::{has_section, names_seat};
use crate::rules::shortened;

impl HasReferee for Nmbrs {
    const ASKED_TOO_LITTLE: &'static str = "cli-nmbrs-referee-too-little";
    const ASKS_STANDALONE: Option<&'static str> = Some("cli-nmbrs-referee-ask");

    /// Reads a position. If it names neither the seat nor the turn, the hand belongs to the first player who is asked
    /// about the block.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let view: View = parse_position(text, speaker)?;
        let asked = match view.phase {
            Phase::Knock(knocking) if view.viewer != Viewer::Watcher => knocking.asked.iter().next(),
            _ => None,
        };
        let is_explicit = names_seat(text) || has_section(text, "turn");
        let Some(asked) = asked.filter(|_| !is_explicit) else { return Ok(view) };
        parse_position(&format!("{text} | seat {asked} | turn {}", view.turn), speaker)
    }

    fn judge(question: Question<'_, Nmbrs>, output: &Output) -> Result<Verdict, String> {
        answer(question, output)
    }

    fn judge_standalone(
        text: &str,
        points: bool,
        options: &Options,
        output: &Output,
    ) -> Option<Result<Verdict, String>> {
        let answer = || match points {
            true => Err(output.say("cli-nmbrs-no-points")),
            false => answer_table(text, options, output),
        };
        drawing::is_one(text).then(answer)
    }
}

/// Judges a table on its own.
fn answer_table(text: &str, options: &Options, output: &Output) -> Result<Verdict, String> {
    let names = Names::default();
    let speaker = output.speaker(&names);
    let (picture, options) = read_drawing(text, options, &speaker)?;
    let view = lying(&picture, &options, &speaker)?;
    let refused = match Nmbrs::check_lying(&view) {
        Ok(()) => None,
        Err(BadPosition::WrongRuns { runs }) => Some(Illegal::WrongRuns { runs }),
        Err(BadPosition::Alone { block }) => Some(Illegal::Alone { block }),
        Err(BadPosition::JokerTooHigh { joker, value, most }) => Some(Illegal::JokerTooHigh { joker, value, most }),
        Err(bad) => return Err(speaker.tell(&bad)),
    };
    let legal = refused.is_none();
    let is_row = view.rows.len() == 1 && view.rows[0].blocks.len() == view.table.len();
    let mut answer = Answer {
        table: Some(picture.to_string()),
        begins: Some(match (is_row, legal) {
            (true, true) => "cli-nmbrs-sequence",
            (true, false) => "cli-nmbrs-no-sequence",
            (false, true) => "cli-nmbrs-table-right",
            (false, false) => "cli-nmbrs-table-wrong",
        }),
        ..Answer::new(refused.as_ref().map(|illegal| refusal(illegal, &speaker)), Seat(0))
    };
    let all = rows::on_table(&view);
    if !is_row {
        answer.lines = map::drawn(&view.table, &all, Blocks::NONE, output);
    }
    let mut answer = answer.about(&all, |_| true, output);
    // The list of rows cannot show what is wrong with a lone block or with a joker's value.
    answer.is_about_rows &= !matches!(refused, Some(Illegal::Alone { .. } | Illegal::JokerTooHigh { .. }));
    Ok(answer.verdict(output))
}

fn read_drawing(text: &str, options: &Options, speaker: &Speaker<'_>) -> Result<(Picture, Options), String> {
    drawing::read(text, options).map_err(|why| match why {
        NotADrawing::Position(bad) => speaker.tell(&bad),
        NotADrawing::Option(bad) => speaker.tell(&bad),
        NotADrawing::OptionWithoutValue(text) => {
            speaker.render(&Line::new("cli-nmbrs-with-option").with("text", shortened(&text)))
        }
        NotADrawing::Columns => speaker.render(&Line::new("cli-nmbrs-drawing-columns")),
        NotADrawing::Empty => speaker.render(&Line::new("cli-nmbrs-drawing-empty")),
    })
}

/// Returns a view of this table and of nothing else: all blocks may lie on it.
fn lying(picture: &Picture, options: &Options, speaker: &Speaker<'_>) -> Result<View, String> {
    let position = format!("options {} | table {picture} | hands 0 0 | pot 0", options.to_line());
    position.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
}

/// Returns a block that is not among those `elsewhere`.
fn filler(elsewhere: Blocks, options: &Options) -> Blocks {
    options.blocks().less(elsewhere).iter().take(1).collect()
}

/// Reads a position, or a drawing of the table, which other sections may follow.
fn parse_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
    let (drawing, sections) = text.split_once('|').map_or((text, ""), |(drawing, sections)| (drawing, sections));
    let text = match drawing::is_one(drawing) {
        true => {
            let (picture, options) = read_drawing(drawing, &Options::default(), speaker)?;
            let options =
                if has_section(sections, "options") { "" } else { &format!("| options {}", options.to_line()) };
            format!("table {picture} {options} | {sections}")
        }
        false => text.to_string(),
    };
    text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
}

/// Judges a position and a move, or steps of one.
fn answer(question: Question<'_, Nmbrs>, output: &Output) -> Result<Verdict, String> {
    if question.points {
        return Err(output.say("cli-nmbrs-no-points"));
    }
    let seat = question.seat;
    let names = Names::default().seen_by(Some(seat));
    let speaker = output.speaker(&names);
    let (view, typed) = with_hand(&question, &speaker)?;
    let position = Some(view.to_string());
    let sketch = match typed {
        Meant::Turn(sketch) => sketch,
        Meant::Other(choice) => {
            let answer = played(&view, seat, choice, &speaker)?;
            return Ok(Answer { position, ..answer }.verdict(output));
        }
    };
    let shown = draft::previewed(&view, &sketch, &speaker).map_err(sentence_of)?;
    let why_not = shown.illegal().cloned();
    let preview = shown.preview;
    if !preview.ways.is_empty() {
        return Err(ways(&preview.ways, output));
    }
    let all = rows::in_preview(&preview);
    // The rows say all about themselves, but not that a block in the way cannot be pushed aside (§3.8).
    let say_all = |runs: &[WrongRun]| runs.iter().all(|run| run.meets.is_none());
    let is_wrong_runs =
        matches!(&why_not, Some(Illegal::WrongRuns { runs }) if say_all(runs)) && preview.stuck.is_none();
    let refused = why_not.filter(|_| preview.stuck.is_some() || sketch.give.is_none());
    let answer = match (refused, sketch.give) {
        (Some(illegal), _) => {
            Answer { written: Some(sketch.to_string()), ..Answer::new(Some(refusal(&illegal, &speaker)), seat) }
        }
        // Steps without a block to give may be continued, unless nothing or everything is laid: that ends the turn.
        (None, None) if view.turn == seat && !preview.lays.is_empty() && !is_all(&preview, &view) => {
            let steps = TurnMove { lays: preview.lays.clone(), give: None };
            Answer { written: Some(steps.to_string()), gives: true, ..Answer::new(None, seat) }
        }
        (None, give) => {
            let choice = Move::Turn(TurnMove { lays: preview.lays.clone(), give });
            played(&view, seat, choice, &speaker)?
        }
    };
    let is_shown = |row: &rows::Row| row.judged.is_err() || row.is_changed();
    let mut answer = Answer { position, table: picture_of(&preview.table), ..answer };
    answer = answer.about(&all, is_shown, output);
    answer.is_about_rows &= is_wrong_runs;
    // The events already describe the rows.
    if answer.legal && !answer.told.is_empty() {
        answer.lines.clear();
    }
    Ok(answer.verdict(output))
}

/// §6.8 Checks whether the whole hand is laid at a table where the last block may be laid.
fn is_all(preview: &Preview, view: &View) -> bool {
    preview.hand.is_empty() && view.options.last_block == LastBlock::MayBeLaid
}

/// Upper bound on the ways that are listed: nobody reads more.
const LISTED_WAYS: usize = 5;

/// Lists each way as typed, with the resulting row.
fn ways(ways: &[Placement], output: &Output) -> String {
    let names = Names::default();
    let speaker = output.speaker(&names);
    let way = |way: &Placement| {
        let typed: Vec<String> = way.lays.iter().map(ToString::to_string).collect();
        format!("{} ({})", typed.join(", "), pieces_listed(&way.row, &speaker))
    };
    let shown = ways.iter().take(LISTED_WAYS).map(way);
    let listed = format!("{} {}", output.say("cli-nmbrs-ways"), output.joined("nmbrs-list-semicolon", shown));
    match ways.len().saturating_sub(LISTED_WAYS) {
        0 => listed,
        _ => format!("{listed}. {}", output.say("cli-nmbrs-ways-more")),
    }
}

fn picture_of(table: &[LaidBlock]) -> Option<String> {
    let mut grid = Grid::default();
    table.iter().for_each(|laid| grid.put(laid.piece, laid.cell));
    (!table.is_empty()).then(|| Picture(grid).to_string())
}

fn sentence_of(unclear: ParseError) -> String {
    match unclear {
        ParseError::NotUnderstood(sentence) => sentence,
        ParseError::Refused(refusal) => refusal.sentence,
    }
}

/// The move that the referee is asked about.
enum Meant {
    Turn(Sketch),
    /// A knock, or letting a block go.
    Other(Move),
}

impl Meant {
    fn by(typed: Typed<Nmbrs>) -> Option<Meant> {
        match typed {
            Typed::Draft(sketch) => Some(Meant::Turn(sketch)),
            Typed::Moves(moves) => match moves.into_iter().next()? {
                Move::Turn(turn) => Some(Meant::Turn(Sketch::from(turn))),
                other => Some(Meant::Other(other)),
            },
        }
    }
}

/// Fills in a hand that the position does not give: the blocks that the move names, and one more.
fn with_hand(question: &Question<'_, Nmbrs>, speaker: &Speaker<'_>) -> Result<(View, Meant), String> {
    let read = |view: &View| {
        let typed = draft::read(view, &Sketch::default(), question.typed, speaker).map_err(sentence_of)?;
        Meant::by(typed).ok_or_else(|| speaker.render(&Line::new("refused-no-draft")))
    };
    if has_section(question.position, "hand") {
        let typed = read(&question.view)?;
        return Ok((question.view.clone(), typed));
    }
    let typed = read(&question.view)?;
    let lying: Blocks = question.view.table.iter().map(|laid| laid.piece.block).collect();
    let given = match question.view.phase {
        Phase::Knock(knocking) => Blocks::NONE.with(knocking.block),
        Phase::Turn | Phase::Over => Blocks::NONE,
    };
    let elsewhere = lying.or(given).or(question.view.aside);
    let named = named_in(&typed).less(elsewhere);
    // A hand needs a block beyond those laid: to keep, or to give away.
    let others = filler(elsewhere.or(named), &question.view.options);
    let hand = named.or(others);
    let mut view = question.view.clone();
    let own = view.seats.get_mut(question.seat.index());
    if let Some(own) = own {
        (own.hand, own.count) = (Some(hand), hand.len());
    }
    let all = u32::from(view.options.blocks().len());
    if !has_section(question.position, "hands") {
        // The blocks that the others are made up to hold may not be there, where most of them lie on the table.
        let taken = u32::from(elsewhere.len()) + u32::from(hand.len()) + u32::from(view.forgotten);
        let others = u32::try_from(view.seats.len()).unwrap_or(u32::MAX).saturating_sub(1).max(1);
        let most = u8::try_from(all.saturating_sub(taken) / others).unwrap_or(u8::MAX).max(1);
        let (before, after) = view.seats.split_at_mut(question.seat.index());
        before.iter_mut().chain(after.iter_mut().skip(1)).for_each(|other| other.count = other.count.min(most));
    }
    let held: u32 = view.seats.iter().map(|seat| u32::from(seat.count)).sum();
    let elsewhere = held + u32::from(elsewhere.len()) + u32::from(view.forgotten);
    if !has_section(question.position, "pot") {
        view.pot = u8::try_from(all.saturating_sub(elsewhere)).unwrap_or(0);
    }
    let typed = read(&view)?;
    Ok((view, typed))
}

/// Collects the blocks from the hand that a line names.
fn named_in(typed: &Meant) -> Blocks {
    let of_lay = |lay: &Lay| -> Vec<Block> {
        match lay {
            Lay::Exchange { block, .. } => vec![*block],
            lay => lay.pieces().iter().map(|piece| piece.block).collect(),
        }
    };
    let Meant::Turn(Sketch { steps, give, .. }) = typed else { return Blocks::NONE };
    let of_step = |step: &SketchStep| match step {
        SketchStep::Lay(lay) => of_lay(lay),
        SketchStep::Wish { chosen, .. } => chosen.iter().map(|chosen| chosen.block).collect(),
    };
    steps.iter().flat_map(of_step).chain(*give).collect()
}

/// Plays the move in a game whose hidden information is made up; nothing in the answer depends on it.
fn played(view: &View, seat: Seat, choice: Move, speaker: &Speaker<'_>) -> Result<Answer, String> {
    let mut game = Nmbrs::imagine(view, &mut Shuffle::from_number(0)).map_err(|bad| speaker.tell(&bad))?;
    let mut events: Vec<Event> = Vec::new();
    let refused = game.play(seat, &choice, &mut events).err();
    let is_of_it = |event: &&Event| Nmbrs::is_told(event) && !is_made_up(event);
    let told = events.iter().filter(is_of_it).map(|event| speaker.tell(event)).collect();
    let wins = events.iter().any(|event| matches!(event, Event::RoundOver { .. }));
    let next = events.iter().find_map(|event| match event {
        Event::Turn { seat, .. } if !wins => Some(seat.0 + 1),
        _ => None,
    });
    // The winner after several rounds depends on the others' hands, which are made up.
    let wins = wins.then_some(if view.options.rounds == 1 { GAME } else { ROUND });
    Ok(Answer {
        written: Some(choice.to_string()),
        told,
        next,
        wins,
        ..Answer::new(refused.map(|illegal| refusal(&illegal, speaker)), seat)
    })
}

/// Checks for events that depend on made-up hands, and for the next turn, which is reported separately.
fn is_made_up(event: &Event) -> bool {
    matches!(event, Event::RoundOver { .. } | Event::RoundBegins { .. } | Event::Over { .. } | Event::Turn { .. })
}
