//! What the referee says: whether a table is right, row by row; or whether a move is allowed.

use reckon_rules::game::{Game, Seat};
use reckon_rules::nmbrs::fit::Way;
use reckon_rules::nmbrs::loose::Typed;
use reckon_rules::nmbrs::options::LastBlock;
use reckon_rules::nmbrs::position::{NotAPosition, Picture};
use reckon_rules::nmbrs::view::LaidBlock;
use reckon_rules::nmbrs::work::{Sketch, Step, Work, Worked};
use reckon_rules::nmbrs::{
    BadPosition, Block, Blocks, Event, Grid, Illegal, Lay, Move, Nmbrs, Options, Phase, TurnMove, View,
};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;
use reckon_words::nmbrs::pieces_listed;
use reckon_words::{GameWords, Line, Names, Speaker};

use super::answer::Answer;
use super::drawing::{self, NotADrawing};
use super::laying::{self, refusal};
use super::{map, rows};
use crate::game::{Question, Unclear, Verdict};
use crate::referee::has_section;
use crate::rules::shortened;
use crate::voice::Voice;

/// A table alone: is it right?
pub fn answer_table(text: &str, options: &Options, voice: &Voice) -> Result<Verdict, String> {
    let names = Names::default();
    let speaker = voice.speaker(&names);
    let (picture, options) = read_drawing(text, options, &speaker)?;
    let view = lying(&picture, &options, &speaker)?;
    let refused = match Nmbrs::imagine(&view, &mut Shuffle::from_number(0)) {
        Ok(_) => None,
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
        answer.lines = map::drawn(&view.table, &all, Blocks::NONE, voice);
    }
    let mut answer = answer.about(&all, |_| true, voice);
    // A block that touches no other one is in no row.
    answer.is_about_rows &= !matches!(refused, Some(Illegal::Alone { .. } | Illegal::JokerTooHigh { .. }));
    Ok(answer.verdict(voice))
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

/// The table with nothing around it but a hand, which everybody has.
fn lying(picture: &Picture, options: &Options, speaker: &Speaker<'_>) -> Result<View, String> {
    let hand = filler(picture.0.blocks(), options);
    let position = format!("options {} | table {picture} | hand {hand}", options.to_line());
    position.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
}

/// A block that is nowhere else.
fn filler(elsewhere: Blocks, options: &Options) -> Blocks {
    options.blocks().less(elsewhere).iter().take(1).collect()
}

/// What is written as a position, or drawn as a table.
pub fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
    let text = match drawing::is_one(text) {
        true => {
            let (picture, options) = read_drawing(text, &Options::default(), speaker)?;
            format!("table {picture} | options {}", options.to_line())
        }
        false => text.to_string(),
    };
    text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad))
}

/// A position and a move, or steps of one.
pub fn answer(question: Question<'_, Nmbrs>, voice: &Voice) -> Result<Verdict, String> {
    if question.points {
        return Err(voice.say("cli-nmbrs-no-points"));
    }
    let seat = question.seat;
    let names = Names::default().seen_by(Some(seat));
    let speaker = voice.speaker(&names);
    let (view, typed) = with_hand(&question, &speaker)?;
    let position = Some(view.to_string());
    let sketch = match typed {
        Typed::Sketch(sketch) => sketch,
        Typed::Move(Move::Turn(TurnMove { lays, give })) => {
            Sketch { steps: lays.into_iter().map(Step::Lay).collect(), give }
        }
        Typed::Move(choice) => {
            let answer = played(&view, seat, choice, &speaker)?;
            return Ok(Answer { position, ..answer }.verdict(voice));
        }
    };
    let Worked { work, why_not } = laying::worked(&view, &sketch, &speaker).map_err(sentence_of)?;
    if !work.ways.is_empty() {
        return Err(ways(&work.ways, voice));
    }
    let all = rows::in_work(&work);
    let is_wrong_runs = matches!(why_not, Some(Illegal::WrongRuns { .. })) && work.stuck.is_none();
    let refused = why_not.filter(|_| work.stuck.is_some() || sketch.give.is_none());
    let answer = match (refused, sketch.give) {
        (Some(illegal), _) => {
            Answer { written: Some(sketch.to_string()), ..Answer::new(Some(refusal(&illegal, &speaker)), seat) }
        }
        // Steps alone may go on; but whoever lays nothing, or has laid everything, ends the turn.
        (None, None) if !work.lays.is_empty() && !is_all(&work, &view) => {
            let steps = TurnMove { lays: work.lays.clone(), give: None };
            let missing = Some(voice.say("cli-nmbrs-referee-give"));
            Answer { written: Some(steps.to_string()), missing, ..Answer::new(None, seat) }
        }
        (None, give) => {
            let choice = Move::Turn(TurnMove { lays: work.lays.clone(), give });
            played(&view, seat, choice, &speaker)?
        }
    };
    let is_shown = |row: &rows::Row| row.judged.is_err() || row.is_changed();
    let mut answer = Answer { position, table: picture_of(&work.table), ..answer };
    answer = answer.about(&all, is_shown, voice);
    answer.is_about_rows &= is_wrong_runs;
    // Whoever hears what happens need not read the rows too.
    if answer.legal && !answer.told.is_empty() {
        answer.lines.clear();
    }
    Ok(answer.verdict(voice))
}

/// §6.8 Whether every block is laid where the last one may be.
fn is_all(work: &Work, view: &View) -> bool {
    work.hand.is_empty() && view.options.last_block == LastBlock::MayBeLaid
}

/// Each way as it is typed, and the row that comes of it.
fn ways(ways: &[Way], voice: &Voice) -> String {
    let names = Names::default();
    let speaker = voice.speaker(&names);
    let way = |way: &Way| {
        let typed: Vec<String> = way.lays.iter().map(ToString::to_string).collect();
        format!("{} ({})", typed.join(", "), pieces_listed(&way.row, &speaker))
    };
    format!("{} {}", voice.say("cli-nmbrs-ways"), voice.joined("nmbrs-list-semicolon", ways.iter().map(way)))
}

fn picture_of(table: &[LaidBlock]) -> Option<String> {
    let mut grid = Grid::default();
    table.iter().for_each(|laid| grid.put(laid.piece, laid.cell));
    (!table.is_empty()).then(|| Picture(grid).to_string())
}

fn sentence_of(unclear: Unclear) -> String {
    match unclear {
        Unclear::NotUnderstood(sentence) => sentence,
        Unclear::Refused(refusal) => refusal.sentence,
    }
}

/// Where no hand is written, it has what the move names, and something else where that is nothing.
fn with_hand(question: &Question<'_, Nmbrs>, speaker: &Speaker<'_>) -> Result<(View, Typed), String> {
    let read = |view: &View| laying::read(view, &Sketch::default(), question.typed, speaker).map_err(sentence_of);
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
    // Nobody holds only what they lay: something is left, or is given away.
    let others = filler(elsewhere.or(named), &question.view.options);
    let hand = named.or(others);
    let mut view = question.view.clone();
    let own = view.seats.get_mut(question.seat.index());
    if let Some(own) = own {
        (own.hand, own.count) = (Some(hand), hand.len());
    }
    let all = u32::from(view.options.blocks().len());
    let held: u32 = view.seats.iter().map(|seat| u32::from(seat.count)).sum();
    let elsewhere = held + u32::from(elsewhere.len()) + u32::from(view.forgotten);
    if !has_section(question.position, "pot") {
        view.pot = u8::try_from(all.saturating_sub(elsewhere)).unwrap_or(0);
    }
    let typed = read(&view)?;
    Ok((view, typed))
}

/// The blocks of the hand that a line names.
fn named_in(typed: &Typed) -> Blocks {
    let of_lay = |lay: &Lay| -> Vec<Block> {
        match lay {
            Lay::Exchange { block, .. } => vec![*block],
            lay => lay.pieces().iter().map(|piece| piece.block).collect(),
        }
    };
    let (steps, give) = match typed {
        Typed::Sketch(Sketch { steps, give }) => (steps.clone(), *give),
        Typed::Move(Move::Turn(TurnMove { lays, give })) => (lays.iter().cloned().map(Step::Lay).collect(), *give),
        Typed::Move(_) => (Vec::new(), None),
    };
    let of_step = |step: &Step| match step {
        Step::Lay(lay) => of_lay(lay),
        Step::Wish { chosen, .. } => chosen.iter().map(|chosen| chosen.block).collect(),
    };
    steps.iter().flat_map(of_step).chain(give).collect()
}

/// The secrets of this game are made up, and nothing that is told rests on them.
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
    // Who wins after several rounds depends on what the others hold, which is made up.
    let id = if view.options.rounds == 1 { "cli-nmbrs-referee-wins-game" } else { "cli-nmbrs-referee-wins" };
    let missing = wins.then(|| speaker.render(&Line::new(id)));
    Ok(Answer {
        written: Some(choice.to_string()),
        told,
        next,
        missing,
        ..Answer::new(refused.map(|illegal| refusal(&illegal, speaker)), seat)
    })
}

/// What others hold was made up, and so is what it counts; and who begins the next turn is said by itself.
fn is_made_up(event: &Event) -> bool {
    matches!(event, Event::RoundOver { .. } | Event::RoundBegins { .. } | Event::Over { .. } | Event::Turn { .. })
}
