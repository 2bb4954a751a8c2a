//! The referee's verdict on a move.

use std::slice;

use reckon_compose::Compose;
use reckon_compose::numero::{BuildReading, SumReading, Taps};
use reckon_rules::game::{Game, Refusal as _, Seat, Viewer};
use reckon_rules::numero::options::ChallengeTest;
use reckon_rules::numero::text::position::NotAPosition;
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{
    BLUFF_FOUND, Card, Event, Illegal, Item, Move, Numero, Options, Phase, ScoreLine, Tally, View, WRONG_CHALLENGE,
};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Line, Manner, Names, Say, Speaker, numero as words};

use super::answer::{Answer, Build, Challenge, Cost, Effect, Judgement};
use super::points;
use crate::game::{HasReferee, InTurns, ParseError, Question, Refusal, Step, Verdict};
use crate::output::Output;
use crate::referee::{has_section, names_seat};

impl HasReferee for Numero {
    /// Reads a position. If it names a turn but no seat, the hand belongs to the seat whose turn it is.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let read = |text: &str| text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad));
        let view: View = read(text)?;
        if names_seat(text) || view.viewer != Viewer::Seat(Seat(0)) || view.turn == Seat(0) {
            return Ok(view);
        }
        read(&format!("{text} | seat {}", view.turn))
    }

    fn judge(question: Question<'_, Numero>, output: &Output) -> Result<Verdict, String> {
        answer(question, output)
    }
}

fn answer(question: Question<'_, Numero>, output: &Output) -> Result<Verdict, String> {
    let Question { view, seat, written, position, typed, points } = question;
    let view = if points { for_points(view) } else { view };
    let names = Names::default().seen_by(Some(seat));
    let speaker = output.speaker(&names);
    let answer = match Numero::understand(&view, &Taps::default(), &as_in_position(typed, written), &speaker) {
        Ok(typed) => {
            let choice = typed.one_move().ok_or_else(|| output.say("not-a-move-empty"))?;
            let judgement = judge(&view, position, choice, &speaker)?;
            Answer::new(view.to_string(), choice.to_string(), judgement, seat)
        }
        Err(ParseError::Refused(refusal)) => Answer::refused(view.to_string(), refusal),
        Err(ParseError::NotUnderstood(sentence)) => return Err(sentence),
    };
    Ok(answer.verdict(output))
}

/// Turns on scoring without changing what is legal.
fn for_points(view: View) -> View {
    if view.options.scoring {
        return view;
    }
    let scores = vec![Tally::default(); view.hands.len()];
    View { options: Options { scoring: true, bluff_builds: false, ..view.options }, scores: Some(scores), ..view }
}

/// Drops the move's colours if the position has none: its cards then have made-up colours, which mean nothing.
fn as_in_position(typed: &str, position: &str) -> String {
    if colours(position).next().is_some() {
        return typed.to_string();
    }
    let letters: Vec<usize> = colours(typed).collect();
    typed.char_indices().filter(|(place, _)| !letters.contains(place)).map(|(_, c)| c).collect()
}

/// Finds the colour letters of number cards, such as the `r` in `10r`.
fn colours(text: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = text.as_bytes();
    (1..bytes.len()).filter(move |&place| {
        let ends = bytes.get(place + 1).is_none_or(|next| !next.is_ascii_alphabetic());
        b"gobrGOBR".contains(&bytes[place]) && bytes[place - 1].is_ascii_digit() && ends
    })
}

fn judge(view: &View, position: &str, choice: &Move, speaker: &Speaker<'_>) -> Result<Judgement, String> {
    let read = Numero::read(view, slice::from_ref(choice)).map_err(|bad| speaker.tell(&bad))?;
    let reading = read.first().expect("every move has a reading");
    let verdict = match (reading.verdict, choice) {
        (Err(illegal), _) => Err(refusal(&illegal, speaker)),
        (Ok(_), Move::Challenge { value, .. }) => Ok(challenge(view, choice, *value, speaker)),
        (Ok(effect), _) => {
            let tried = try_out(view, position, choice, speaker)?;
            let builds = effect.builds.iter().map(|build| told_build(build, speaker)).collect();
            let score = view.options.scoring.then(|| points::of(view, position, choice, tried.score, speaker));
            let told = tried.told;
            Ok(Effect { wins: effect.wins.into(), builds, told, next: tried.next, score, challenge: None })
        }
    };
    Ok(Judgement { steps: steps(&reading.sums, speaker), verdict })
}

fn told_build(build: &BuildReading, speaker: &Speaker<'_>) -> Build {
    let bluff = Line::new("cli-numero-bluff-judged")
        .with("value", points::number(build.value, speaker))
        .with("points", points::number(BLUFF_FOUND, speaker));
    Build {
        value: build.value.into(),
        answer: build.answer.map(|card| card.to_string()),
        answer_name: build.answer.map(|card| name_of(card, speaker)),
        bluff: build.bluff.then_some(true),
        bluff_sentence: build.bluff.then(|| speaker.render(&bluff)),
    }
}

/// Tells both outcomes, because only the builder knows which one is true.
fn challenge(view: &View, choice: &Move, value: u8, speaker: &Speaker<'_>) -> Effect {
    let is_confirmed = |lying: &&PileView| match (lying, choice) {
        (PileView::Build { name, .. }, Move::Challenge { name: meant, .. }) => name == meant,
        _ => false,
    };
    let builder = view.centre.iter().find(is_confirmed).and_then(|lying| match lying {
        PileView::Build { by, .. } => Some(*by),
        PileView::Card(_) => None,
    });
    let (Viewer::Seat(seat), Some(builder)) = (view.viewer, builder) else {
        return Effect::default();
    };
    let who = speaker.render(&Line::new("player").with("seat", builder.to_string()));
    let line = Line::new(match view.options.challenge_test {
        ChallengeTest::ShowNow => "cli-numero-challenge-judged",
        ChallengeTest::HeldThen => "cli-numero-challenge-judged-then",
    });
    let line = line
        .with("who", who)
        .with("value", points::number(value, speaker))
        .with("right", points::number(BLUFF_FOUND, speaker))
        .with("wrong", points::number(WRONG_CHALLENGE, speaker));
    Effect {
        told: vec![speaker.render(&line)],
        next: Some(view.turn),
        challenge: Some(Challenge {
            right: Cost { seat: builder.0 + 1, points: -BLUFF_FOUND },
            wrong: Cost { seat: seat.0 + 1, points: -WRONG_CHALLENGE },
        }),
        ..Effect::default()
    }
}

fn name_of(card: Card, speaker: &Speaker<'_>) -> String {
    match speaker.manner {
        Manner::Written => words::card_name(card, speaker.language),
        Manner::Spoken => words::card_spoken(card, speaker.language),
    }
}

fn refusal(illegal: &Illegal, speaker: &Speaker<'_>) -> Refusal {
    let line = illegal.say(speaker);
    let mut sentence = speaker.render(&line);
    if let Illegal::TooLateToChallenge { value, .. } = illegal {
        // The reader may not know how to write that a build may still be challenged.
        let hint = Line::new("cli-numero-write-open").with("value", value.to_string());
        sentence = format!("{sentence} {}", speaker.render(&hint));
    }
    Refusal { rule: words::paragraph_of(illegal), code: illegal.code(), id: line.id.to_string(), sentence }
}

/// Outcome of a move played in an imagined game.
#[derive(Default)]
struct Tried {
    told: Vec<String>,
    /// The mover's points.
    score: Vec<ScoreLine>,
    next: Option<Seat>,
}

/// Plays the move in an imagined game that looks like this. Tells only what does not depend on made-up cards.
fn try_out(view: &View, position: &str, choice: &Move, speaker: &Speaker<'_>) -> Result<Tried, String> {
    let mut game = Numero::imagine(view, &mut Shuffle::from_number(0)).map_err(|bad| speaker.tell(&bad))?;
    let Viewer::Seat(seat) = view.viewer else {
        return Ok(Tried::default());
    };
    let mut events: Vec<Event> = Vec::new();
    game.play(seat, choice, &mut events).map_err(|illegal| speaker.tell(&illegal))?;
    let next = game.turn().must().iter().next();
    // The final chance ends the game, and so does a solo player who stops: what follows then depends only on the
    // position as written.
    let ends = view.phase == Phase::FinalChance || view.seats() == 1 && next.is_none();
    // If a pass ends the game, the others may still hold made-up cards, so only the player's own points are known.
    let own_end = ends || matches!(choice, Move::Pass) && next.is_none();
    // The most-cards bonus is known only if the position says how many cards everybody has won.
    let most_cards = |lines: &[ScoreLine]| lines.iter().any(|line| line.item == Item::MostCards);
    let wins_are_written = has_section(position, "won");
    let mut tried = Tried { next, ..Tried::default() };
    let mut at_the_end = false;
    for event in &events {
        at_the_end |= matches!(event, Event::CentreWon { .. } | Event::Subtracted { .. });
        match event {
            Event::Scored { lines, .. } if most_cards(lines) && !(own_end && wins_are_written) => {}
            Event::Scored { seat: scorer, lines, .. } if *scorer == seat && (own_end || !at_the_end) => {
                tried.score.extend(lines);
            }
            Event::Scored { .. } if ends => tried.told.push(speaker.tell(event)),
            Event::CentreWon { .. } | Event::Subtracted { .. } if own_end => tried.told.push(speaker.tell(event)),
            Event::WildBuilt { .. }
            | Event::DiscardedWild { .. }
            | Event::Took { .. }
            | Event::Built { .. }
            | Event::Discarded { .. }
            | Event::DiscardedAll { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. } => tried.told.push(speaker.tell(event)),
            _ => {}
        }
    }
    Ok(tried)
}

/// Works out every sum of the move step by step. A single card has one step, its value.
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
