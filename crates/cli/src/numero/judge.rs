//! What the referee says to a move.

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::reading::SumReading;
use reckon_rules::numero::{Card, Event, Illegal, Move, Numero, Phase, View, read};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Manner, Say, Speaker, numero as words};

use crate::game::{Build, Effect, Judgement, Refusal, Step};

pub fn judge(view: &View, choice: &Move, speaker: &Speaker<'_>) -> Result<Judgement, String> {
    let reading = read(view, choice).map_err(|bad| speaker.tell(&bad))?;
    let verdict = match reading.verdict {
        Err(illegal) => Err(refusal(&illegal, speaker)),
        Ok(effect) => {
            let build = |(value, answer): (u8, Option<Card>)| Build {
                value: value.into(),
                answer: answer.map(|card| card.to_string()),
                answer_name: answer.map(|card| name_of(card, speaker)),
            };
            let (told, next) = try_out(view, choice, speaker)?;
            let builds = effect.builds.into_iter().map(build).collect();
            Ok(Effect { wins: effect.wins.into(), builds, told, next })
        }
    };
    Ok(Judgement { steps: steps(&reading.sums, speaker), verdict })
}

fn name_of(card: Card, speaker: &Speaker<'_>) -> String {
    match speaker.manner {
        Manner::Written => words::card_name(card, speaker.language),
        Manner::Spoken => words::card_spoken(card, speaker.language),
    }
}

fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = illegal.say(speaker);
    Refusal { rule: words::paragraph_of(illegal), sentence: speaker.render(&line), id: line.id.to_string() }
}

/// Plays the move in a game that looks like this. Only what does not rest on made-up cards is told.
fn try_out(view: &View, choice: &Move, speaker: &Speaker<'_>) -> Result<(Vec<String>, Option<Seat>), String> {
    let mut game = Numero::imagine(view, &mut Shuffle::from_number(0)).map_err(|bad| speaker.tell(&bad))?;
    let Viewer::Seat(seat) = view.viewer else {
        return Ok((Vec::new(), None));
    };
    let mut events: Vec<Event> = Vec::new();
    game.play(seat, choice, &mut events).map_err(|illegal| speaker.tell(&illegal))?;
    // At the last chance the game is over, and what happens then follows from what was written.
    let ends = view.phase == Phase::FinalChance;
    let of_the_move = |event: &&Event| {
        let of_the_end = matches!(event, Event::CentreWon { .. } | Event::Subtracted { .. });
        (ends && of_the_end)
            || matches!(
                event,
                Event::WildBuilt { .. }
                    | Event::DiscardedWild { .. }
                    | Event::Took { .. }
                    | Event::Built { .. }
                    | Event::Discarded { .. }
                    | Event::DiscardedAll { .. }
                    | Event::Passed { .. }
                    | Event::Stopped { .. }
            )
    };
    let told = events.iter().filter(of_the_move).map(|event| speaker.tell(event)).collect();
    let next = game.turn().must().iter().next();
    Ok((told, next))
}

/// Every sum of the move, worked out step by step. A card alone is its own value.
fn steps(sums: &[SumReading], speaker: &Speaker<'_>) -> Vec<Step> {
    let mut told = Vec::new();
    for sum in sums {
        for step in &sum.steps {
            let text = match speaker.manner {
                Manner::Written => words::step_written(step, speaker.language),
                Manner::Spoken => words::step_spoken(step, speaker.language),
            };
            told.push(Step { text, value: step.result().to_string() });
        }
        if let (true, Some(value)) = (sum.steps.is_empty(), sum.value) {
            told.push(Step { text: speaker.number(value), value: value.to_string() });
        }
    }
    told
}
