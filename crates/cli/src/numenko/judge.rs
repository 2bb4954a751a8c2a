//! What the referee says: whether a grid is right, sum by sum; or whether a move is allowed.

use reckon_rules::game::Game;
use reckon_rules::numenko::grid::{Place, Stated};
use reckon_rules::numenko::loose;
use reckon_rules::numenko::{Event, Grid, Illegal, Move, Numenko, Options, Reading, View, judge, read};
use reckon_rules::shuffle::Shuffle;
use reckon_words::numenko::paragraph_of;
use reckon_words::{Names, Speaker};

use super::answer::Answer;
use super::letters;
use crate::at_once::{AtOnce, Understood};
use crate::game::{Question, Refusal, Unclear, Verdict};
use crate::voice::Voice;

/// A position and a move begin with a word; a grid does not, but for a sign that is a letter and the letters above a
/// picture.
pub fn is_grid(text: &str) -> bool {
    let text = text.trim();
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let first: String = text.chars().take_while(|letter| letter.is_alphabetic()).collect();
    let is_drawn = text.contains('\n') && text.lines().next().is_some_and(loose::is_heading);
    !text.contains('|') && (is_drawn || matches!(first.as_str(), "" | "x" | "X"))
}

/// §3 One grid: is it right?
pub fn answer_grid(text: &str, options: &Options, voice: &Voice) -> Result<Verdict, String> {
    answer_drawn(text, options, voice, signs_in(text))
}

/// Who writes one sum with its signs says how it is read: `2+4=8` is wrong, whatever else the tiles could be.
fn signs_in(text: &str) -> Option<Reading> {
    let is_plain = !text.trim().contains(['\n', '/', ';', '.', '*', '∗', '?', '☺']);
    // Without an equals sign this one is an empty cell.
    let is_plain = is_plain && (text.contains('=') || !text.contains('·'));
    let reading: Reading = text.parse().ok().filter(|_| is_plain)?;
    reading.0.iter().any(|sign| !sign.is_digit()).then_some(reading)
}

fn answer_drawn(text: &str, options: &Options, voice: &Voice, signs: Option<Reading>) -> Result<Verdict, String> {
    let names = Names::default();
    let speaker = voice.speaker(&names);
    let drawn = loose::drawing(text).and_then(|grid| match signs {
        Some(reading) => grid.stating(vec![Stated { down: false, at: Place { row: 0, column: 0 }, reading }]),
        None => Ok(grid),
    });
    let grid = drawn.map_err(|bad| speaker.tell(&bad))?;
    if grid.is_empty() {
        return Err(voice.say("cli-numenko-referee-empty"));
    }
    let judged = judge(&grid, options);
    let refusal = judged.check(&grid, options).err().map(|illegal| refusal(&illegal, &speaker));
    let groups = judged.groups();
    Ok(Answer::new(refusal).about(&grid, judged.sums, groups, options, voice).verdict(voice))
}

fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = letters::illegal(illegal, speaker);
    Refusal { rule: paragraph_of(illegal), id: line.id.to_string(), sentence: speaker.render(&line) }
}

/// A position and a move; or an edit, which is judged as the grid that comes of it.
pub fn answer(question: Question<'_, Numenko>, voice: &Voice) -> Result<Verdict, String> {
    if question.points {
        return Err(voice.say("cli-numenko-no-points"));
    }
    let Question { view, seat, typed, .. } = question;
    let names = Names::default().seen_by(Some(seat));
    let speaker = voice.speaker(&names);
    let draft = Numenko::first_draft(&view);
    let choice = match Numenko::understand(&view, &draft, typed, &speaker) {
        Ok(Understood::Move(choice) | Understood::Both(_, choice)) => choice,
        Ok(Understood::Draft(grid)) => return answer_grid(&grid.to_string(), &view.options, voice),
        Err(Unclear::NotUnderstood(why)) => return Err(why),
        Err(Unclear::Refused(refusal)) => return Err(refusal.sentence),
    };
    let refused = read(&view, &choice).map_err(|bad| speaker.tell(&bad))?.err();
    let told = if refused.is_none() { told(&view, &choice, &speaker) } else { Vec::new() };
    let answer = Answer {
        written: Some(choice.to_string()),
        position: Some(view.to_string()),
        told,
        ..Answer::new(refused.map(|illegal| refusal(&illegal, &speaker)))
    };
    Ok(match grid_of(&choice) {
        Some(grid) => {
            let judged = judge(grid, &view.options);
            let groups = judged.groups();
            answer.about(grid, judged.sums, groups, &view.options, voice).verdict(voice)
        }
        None => answer.verdict(voice),
    })
}

fn grid_of(choice: &Move) -> Option<&Grid> {
    match choice {
        Move::Done(grid) | Move::GameOver(grid) | Move::Lay(grid) => Some(grid),
        Move::Swop(_) | Move::Stop | Move::Vote { .. } => None,
    }
}

/// The secrets of this game are made up, and nothing that is told rests on them.
fn told(view: &View, choice: &Move, speaker: &Speaker<'_>) -> Vec<String> {
    let seat = match view.viewer {
        reckon_rules::game::Viewer::Seat(seat) => seat,
        reckon_rules::game::Viewer::Watcher => return Vec::new(),
    };
    let mut events: Vec<Event> = Vec::new();
    if let Ok(mut game) = Numenko::imagine(view, &mut Shuffle::from_number(0)) {
        // It was asked before whether it goes.
        let _legal = game.play(seat, choice, &mut events);
    }
    super::arranging::tell(&events, speaker)
}
