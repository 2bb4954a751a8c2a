//! A turn as it is typed, step by step or in one line.

use reckon_compose::nmbrs::{Placement, Preview, Sketch, SketchStep};
use reckon_compose::{Compose, Previewed, Typed};
use reckon_rules::game::Refusal as _;
use reckon_rules::nmbrs::options::LastBlock;
use reckon_rules::nmbrs::sequence::SHORTEST;
use reckon_rules::nmbrs::{Block, Illegal, Move, Nmbrs, Phase, TurnMove, View};
use reckon_words::nmbrs::{paragraph_of, pieces_listed};
use reckon_words::{Line, Names, Say, Speaker};

use super::such::Such;
use super::{rows, table};
use crate::game::{ParseError, Refusal};
use crate::output::Output;

/// Words by which a player says that the turn is complete.
const DONE: [&str; 3] = ["done", "finish", "fertig"];

/// Parses a line on top of the draft typed so far.
pub fn understand(view: &View, draft: &Sketch, typed: &str, speaker: &Speaker<'_>) -> Result<Typed<Nmbrs>, ParseError> {
    let is_done = DONE.contains(&typed.trim().to_lowercase().as_str());
    let sketch = match chosen_way(view, draft, typed) {
        Some(chosen) => chosen.map_err(|line| ParseError::NotUnderstood(speaker.render(&line)))?,
        None if is_done => draft.clone(),
        None => match read(view, draft, typed, speaker)? {
            Typed::Draft(sketch) => sketch,
            moves @ Typed::Moves(_) => return Ok(moves),
        },
    };
    let shown = previewed(view, &sketch, speaker)?;
    let why_not = shown.illegal().cloned();
    let preview = shown.preview;
    let ends = is_done || sketch.give.is_some();
    match (preview.choice, why_not) {
        (Some(choice), _) if ends => Ok(Typed::Moves(vec![choice])),
        _ if !preview.ways.is_empty() => Ok(Typed::Draft(sketch)),
        // The refused line leaves the previous draft unchanged.
        (_, Some(illegal)) if preview.stuck.is_some() && !preview.waiting => {
            Err(ParseError::Refused(refusal(&illegal, speaker)))
        }
        // Playing the incomplete turn lets the rules say what is missing.
        _ if ends => Ok(Typed::Moves(vec![Move::Turn(TurnMove { lays: preview.lays, give: sketch.give })])),
        _ => Ok(Typed::Draft(sketch)),
    }
}

/// Parses a line. A turn that does not give a block away yet remains a draft.
pub fn read(view: &View, draft: &Sketch, line: &str, speaker: &Speaker<'_>) -> Result<Typed<Nmbrs>, ParseError> {
    let typed = Nmbrs::typed(view, draft, line).map_err(|why| ParseError::NotUnderstood(speaker.tell(&why)))?;
    match typed.one_move() {
        Some(Move::Turn(TurnMove { lays, give: None })) if !lays.is_empty() => {
            let steps = lays.iter().cloned().map(SketchStep::Lay);
            let steps = draft.steps.iter().cloned().chain(steps).collect();
            Ok(Typed::Draft(Sketch { steps, ..Sketch::default() }))
        }
        _ => Ok(typed),
    }
}

pub fn previewed(view: &View, sketch: &Sketch, speaker: &Speaker<'_>) -> Result<Previewed<Nmbrs>, ParseError> {
    Nmbrs::preview(view, sketch).map_err(|bad| ParseError::NotUnderstood(speaker.tell(&bad)))
}

pub fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = illegal.say(speaker);
    Refusal {
        rule: paragraph_of(illegal),
        code: illegal.code(),
        id: line.id.to_string(),
        sentence: speaker.render(&line),
    }
}

/// Resolves an ambiguous step by the number typed. Nothing else may be typed until then, so that no step builds on an
/// ambiguous one.
fn chosen_way(view: &View, draft: &Sketch, typed: &str) -> Option<Result<Sketch, Line>> {
    let preview = Nmbrs::preview(view, draft).ok().filter(|_| *draft != Sketch::default())?.preview;
    let stuck = usize::from(preview.stuck.filter(|_| !preview.ways.is_empty())?);
    let Ok(number) = typed.trim().parse::<usize>() else {
        return Some(Err(Line::new("cli-nmbrs-choose-first").with("most", preview.ways.len().to_string())));
    };
    let Some(way) = number.checked_sub(1).and_then(|place| preview.ways.get(place)) else {
        return Some(Err(Line::new("cli-nmbrs-no-such-way").with("most", preview.ways.len().to_string())));
    };
    let mut steps: Vec<SketchStep> = draft.steps[..stuck].to_vec();
    steps.extend(way.lays.iter().cloned().map(SketchStep::Lay));
    steps.extend(draft.steps[stuck + 1..].iter().cloned());
    Some(Ok(Sketch { steps, ..draft.clone() }))
}

/// Returns the prompt: what may be done now.
pub fn prompt(view: &View, draft: &Sketch) -> Line {
    let shown = (*draft != Sketch::default()).then(|| Nmbrs::preview(view, draft).ok()).flatten();
    let preview = shown.map(|shown| shown.preview);
    // §6.8 The last block is given away, so one of the blocks cannot be laid.
    let kept = u8::from(view.options.last_block == LastBlock::GivenAway);
    let hand = preview.as_ref().map_or(view.own_hand(), |preview| preview.hand);
    let needs_row = view.table.is_empty() || view.options.lay_first && !has_laid(view);
    let last = hand.iter().next().filter(|block| kept == 1 && hand.without(*block).is_empty());
    let last_given = |id, block: Block| Line::new(id).with("block", block.to_string());
    if let (None, Some(block)) = (&preview, last) {
        return last_given("cli-nmbrs-prompt-last", block);
    }
    let line = Line::new(match preview {
        Some(preview) if !preview.ways.is_empty() => "cli-nmbrs-prompt-ways",
        Some(preview) if preview.can_finish && preview.hand.is_empty() => "cli-nmbrs-prompt-done",
        Some(preview) if preview.can_finish => match last {
            Some(block) => return last_given("cli-nmbrs-prompt-laid-last", block),
            None => "cli-nmbrs-prompt-laid",
        },
        Some(_) => "cli-nmbrs-prompt-wrong",
        None if needs_row && usize::from(hand.len()) < SHORTEST + usize::from(kept) => "cli-nmbrs-prompt-give",
        None if view.options.lay_first && !has_laid(view) => "cli-nmbrs-prompt-first",
        None if view.table.is_empty() => "cli-nmbrs-prompt-empty",
        None => "cli-nmbrs-prompt",
    });
    Such::at(&view.options).in_line(line)
}

/// §4.5 Checks whether the player whose turn it is has laid a row in this round.
fn has_laid(view: &View) -> bool {
    view.phase == Phase::Turn && view.have_laid.contains(view.turn)
}

/// Lists the rows that are new, longer or wrong, and what still has to be done.
pub fn so_far(preview: &Preview, output: &Output) -> Vec<String> {
    let all = rows::in_preview(preview);
    let changed = || all.iter().filter(|row| row.is_changed() || row.judged.is_err());
    let mut lines = Vec::new();
    if changed().next().is_some() {
        lines.push(output.say("cli-nmbrs-so-far"));
        lines.extend(rows::listed(changed(), &all, output));
    }
    if !preview.picked_up.is_empty() {
        let about = [("jokers", table::blocks(preview.picked_up, output))];
        lines.extend(output.fit(&output.say_with("cli-nmbrs-picked-up", about)));
    }
    if preview.waiting {
        lines.extend(output.fit(&output.say("cli-nmbrs-waiting")));
    }
    if !preview.ways.is_empty() {
        lines.extend(output.fit(&output.say("cli-nmbrs-ways")));
        let way = |(number, way): (usize, &Placement)| format!("  {number}  {}", way_in_words(way, output));
        lines.extend((1..).zip(&preview.ways).map(way).flat_map(|line| output.fit(&line)));
    }
    lines
}

/// `along A: 20, 30, 40, 50`
fn way_in_words(way: &Placement, output: &Output) -> String {
    let nobody = Names::default();
    let speaker = output.speaker(&nobody);
    let about = [("how", speaker.tell(&way.how)), ("row", pieces_listed(&way.row, &speaker))];
    output.say_with("cli-nmbrs-way", about)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prompted(position: &str, typed: &str) -> String {
        let view: View = position.parse().expect("a position");
        let names = Names::default();
        let speaker = Speaker::new(reckon_words::Language::English, &names);
        let draft = match typed {
            "" => Sketch::default(),
            typed => match understand(&view, &Sketch::default(), typed, &speaker) {
                Ok(Typed::Draft(sketch)) => sketch,
                _ => panic!("no step: {typed}"),
            },
        };
        prompt(&view, &draft).id.to_string()
    }

    /// §4.5, §6.8 A row needs three blocks besides the one that is kept, and the last block cannot be laid.
    #[test]
    fn the_prompt_offers_only_what_can_be_done() {
        assert_eq!(prompted("laid 2 | table 20 30 40 | hand 1 2 3 4", ""), "cli-nmbrs-prompt-first");
        assert_eq!(prompted("laid 2 | table 20 30 40 | hand 1 2 3", ""), "cli-nmbrs-prompt-give");
        assert_eq!(prompted("table 20 30 40 | hand 1 2", ""), "cli-nmbrs-prompt");
        assert_eq!(prompted("table 20 30 40 | hand 50", ""), "cli-nmbrs-prompt-last");
        assert_eq!(prompted("table 20 30 40 | hand 50 1", "50 into A"), "cli-nmbrs-prompt-laid-last");
        assert_eq!(prompted("table 20 30 40 | hand 50 1 2", "50 into A"), "cli-nmbrs-prompt-laid");
        let may_be_laid = "options last-block=may-be-laid | table 20 30 40";
        assert_eq!(prompted(&format!("{may_be_laid} | hand 50"), ""), "cli-nmbrs-prompt");
        assert_eq!(prompted(&format!("{may_be_laid} | laid 2 | hand 1 2 3"), ""), "cli-nmbrs-prompt-first");
    }
}
