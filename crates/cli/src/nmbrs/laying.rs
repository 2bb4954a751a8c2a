//! A turn as it is typed, step by step or in one line.

use reckon_rules::nmbrs::fit::Way;
use reckon_rules::nmbrs::loose::{self, Typed};
use reckon_rules::nmbrs::work::{Sketch, Step, Work, Worked, work};
use reckon_rules::nmbrs::{Illegal, Move, Nmbrs, Phase, TurnMove, View};
use reckon_words::nmbrs::{paragraph_of, pieces_listed};
use reckon_words::{Line, Names, Say, Speaker};

use super::{rows, table};
use crate::game::{Refusal, Unclear};
use crate::in_turns::Understood;
use crate::voice::Voice;

/// Who has laid everything they want to.
const DONE: [&str; 3] = ["done", "finish", "fertig"];

/// A line as somebody typed it who has typed so much of the turn.
pub fn understand(
    view: &View,
    draft: &Sketch,
    typed: &str,
    speaker: &Speaker<'_>,
) -> Result<Understood<Nmbrs>, Unclear> {
    let is_done = DONE.contains(&typed.trim().to_lowercase().as_str());
    let sketch = match chosen_way(view, draft, typed) {
        Some(chosen) => chosen.map_err(|line| Unclear::NotUnderstood(speaker.render(&line)))?,
        None if is_done => draft.clone(),
        None => match read(view, draft, typed, speaker)? {
            Typed::Move(choice) => return Ok(Understood::Moves(vec![choice])),
            Typed::Sketch(sketch) => sketch,
        },
    };
    let Worked { work, why_not } = worked(view, &sketch, speaker)?;
    let ends = is_done || sketch.give.is_some();
    match (work.choice, why_not) {
        (Some(choice), _) if ends => Ok(Understood::Moves(vec![choice])),
        _ if !work.ways.is_empty() => Ok(Understood::Draft(sketch)),
        // What was typed before stays as it was.
        (_, Some(illegal)) if work.stuck.is_some() && !work.waiting => {
            Err(Unclear::Refused(refusal(&illegal, speaker)))
        }
        // The rules say by themselves what is missing.
        _ if ends => Ok(Understood::Moves(vec![Move::Turn(TurnMove { lays: work.lays, give: sketch.give })])),
        _ => Ok(Understood::Draft(sketch)),
    }
}

/// What a line says. A turn that gives nothing away goes on.
pub fn read(view: &View, draft: &Sketch, typed: &str, speaker: &Speaker<'_>) -> Result<Typed, Unclear> {
    let understood = loose::understand(view, draft, typed).map_err(|why| Unclear::NotUnderstood(speaker.tell(&why)))?;
    Ok(match understood {
        Typed::Move(Move::Turn(TurnMove { lays, give: None })) if !lays.is_empty() => {
            let steps = lays.into_iter().map(Step::Lay);
            Typed::Sketch(Sketch { steps: draft.steps.iter().cloned().chain(steps).collect(), give: None })
        }
        understood => understood,
    })
}

pub fn worked(view: &View, sketch: &Sketch, speaker: &Speaker<'_>) -> Result<Worked, Unclear> {
    work(view, sketch).map_err(|bad| Unclear::NotUnderstood(speaker.tell(&bad)))
}

pub fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = illegal.say(speaker);
    Refusal { rule: paragraph_of(illegal), id: line.id.to_string(), sentence: speaker.render(&line) }
}

/// Where the last step goes in several ways, a number says which one is meant; until then nothing else is typed, so
/// that no step stands behind one that is not clear.
fn chosen_way(view: &View, draft: &Sketch, typed: &str) -> Option<Result<Sketch, Line>> {
    let work = work(view, draft).ok().filter(|_| *draft != Sketch::default())?.work;
    let stuck = usize::from(work.stuck.filter(|_| !work.ways.is_empty())?);
    let Ok(number) = typed.trim().parse::<usize>() else {
        return Some(Err(Line::new("cli-nmbrs-choose-first").with("most", work.ways.len().to_string())));
    };
    let Some(way) = number.checked_sub(1).and_then(|place| work.ways.get(place)) else {
        return Some(Err(Line::new("cli-nmbrs-no-such-way").with("most", work.ways.len().to_string())));
    };
    let mut steps: Vec<Step> = draft.steps[..stuck].to_vec();
    steps.extend(way.lays.iter().cloned().map(Step::Lay));
    steps.extend(draft.steps[stuck + 1..].iter().cloned());
    Some(Ok(Sketch { steps, give: draft.give }))
}

/// What may be done now.
pub fn prompt(view: &View, draft: &Sketch) -> Line {
    let worked = (*draft != Sketch::default()).then(|| work(view, draft).ok()).flatten();
    Line::new(match worked.map(|worked| worked.work) {
        Some(work) if !work.ways.is_empty() => "cli-nmbrs-prompt-ways",
        Some(work) if work.can_finish && work.hand.is_empty() => "cli-nmbrs-prompt-done",
        Some(work) if work.can_finish => "cli-nmbrs-prompt-laid",
        Some(_) => "cli-nmbrs-prompt-wrong",
        None if view.options.lay_first && !has_laid(view) => "cli-nmbrs-prompt-first",
        None if view.table.is_empty() => "cli-nmbrs-prompt-empty",
        None => "cli-nmbrs-prompt",
    })
}

/// §4.5
fn has_laid(view: &View) -> bool {
    view.phase == Phase::Turn && view.have_laid.contains(view.turn)
}

/// The rows that are new or longer or wrong, and what has to follow.
pub fn so_far(work: &Work, voice: &Voice) -> Vec<String> {
    let all = rows::in_work(work);
    let changed = || all.iter().filter(|row| row.is_changed() || row.judged.is_err());
    let mut lines = Vec::new();
    if changed().next().is_some() {
        lines.push(voice.say("cli-nmbrs-so-far"));
        lines.extend(rows::listed(changed(), &all, voice));
    }
    if !work.picked_up.is_empty() {
        let about = [("jokers", table::blocks(work.picked_up, voice))];
        lines.extend(voice.fit(&voice.say_with("cli-nmbrs-picked-up", about)));
    }
    if work.waiting {
        lines.extend(voice.fit(&voice.say("cli-nmbrs-waiting")));
    }
    if !work.ways.is_empty() {
        lines.extend(voice.fit(&voice.say("cli-nmbrs-ways")));
        let way = |(number, way): (usize, &Way)| format!("  {number}  {}", way_in_words(way, voice));
        lines.extend((1..).zip(&work.ways).map(way).flat_map(|line| voice.fit(&line)));
    }
    lines
}

/// `along A: 20, 30, 40, 50`
fn way_in_words(way: &Way, voice: &Voice) -> String {
    let nobody = Names::default();
    let speaker = voice.speaker(&nobody);
    let about = [("how", speaker.tell(&way.how)), ("row", pieces_listed(&way.row, &speaker))];
    voice.say_with("cli-nmbrs-way", about)
}
