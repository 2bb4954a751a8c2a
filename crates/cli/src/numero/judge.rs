//! The referee's verdict on a move.

use std::slice;

use reckon_compose::numero::{BuildReading, NotUnderstood, SumReading, Taps};
use reckon_compose::{Compose, NotComposed, Typed};
use reckon_rules::game::{Game, Refusal as _, Seat, Viewer};
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::options::ChallengeTest;
use reckon_rules::numero::sum::{Origin, Token};
use reckon_rules::numero::text::position::{NotAPosition, chosen_colours};
use reckon_rules::numero::view::PileView;
use reckon_rules::numero::{
    BLUFF_FOUND, Card, Event, Illegal, Item, Move, Number, Numero, Options, Phase, Play, ScoreLine, Tally, View,
    WRONG_CHALLENGE,
};
use reckon_rules::shuffle::Shuffle;
use reckon_words::{Line, Manner, Names, Say, Speaker, numero as words};

use super::answer::{Answer, Build, Challenge, Cost, Effect, End, Judgement, Share};
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
    let names = Names::default().seen_by(Some(seat));
    let speaker = output.speaker(&names);
    let typed = as_in_position(typed, written);
    let (view, is_made_up) = match has_section(position, "hand") {
        true => (view, false),
        false => (with_hand(&view, position, &typed, &speaker)?, true),
    };
    let view = if points { for_points(view) } else { view };
    let answer = match understand(&view, position, &typed, &speaker) {
        Ok(typed) => {
            let choice = typed.one_move().ok_or_else(|| output.say("not-a-move-empty"))?;
            let mut judgement = judge(&view, position, choice, &speaker)?;
            if is_made_up {
                judgement.verdict = judgement.verdict.map(|effect| without_answers(effect, &speaker));
            }
            Answer::new(view.to_string(), choice.to_string(), judgement, seat)
        }
        Err(ParseError::Refused(refusal)) => Answer::refused(view.to_string(), refusal),
        Err(ParseError::NotUnderstood(sentence)) => return Err(sentence),
    };
    Ok(answer.verdict(output))
}

/// Reads the move. Between cards whose colours the position leaves out, nobody can choose, so nobody is asked to.
fn understand(view: &View, position: &str, typed: &str, speaker: &Speaker<'_>) -> Result<Typed<Numero>, ParseError> {
    let is_made_up = |card: &Card| chosen_colours(position).is_ok_and(|chosen| chosen.contains(card));
    let understood = match Numero::typed(view, &Taps::default(), typed) {
        Err(NotComposed::NotUnderstood(NotUnderstood::WhichCard { one, other }))
            if is_made_up(&one) || is_made_up(&other) =>
        {
            let options = Options { scoring: false, ..view.options.clone() };
            Numero::typed(&View { options, ..view.clone() }, &Taps::default(), typed)
        }
        understood => understood,
    };
    understood.map_err(|why| Numero::parse_error(&why, speaker))
}

/// Fills in a hand that the position does not give: the cards that the move plays, and the answers to its builds. What
/// depends on the rest of a hand cannot be judged.
fn with_hand(view: &View, position: &str, typed: &str, speaker: &Speaker<'_>) -> Result<View, String> {
    let read = |view: &View| match understand(view, position, typed, speaker) {
        Ok(typed) => typed.one_move().cloned().ok_or_else(|| speaker.render(&Line::new("not-a-move-empty"))),
        Err(ParseError::Refused(refusal)) => Err(refusal.sentence),
        Err(ParseError::NotUnderstood(sentence)) => Err(sentence),
    };
    let holding = |cards: &[String]| Numero::read_position(&format!("{position} | hand {}", cards.join(" ")), speaker);
    let needs_hand = || speaker.render(&Line::new("cli-referee-needs-hand"));
    if let Move::Challenge { .. } = read(view)? {
        // The card has no part in it, but whoever has the turn holds at least one.
        let held = (1..=HIGHEST_NUMBER).map(|number| holding(&[number.to_string()]));
        let can_be = |view: &View| Numero::imagine(view, &mut Shuffle::from_number(0)).is_ok();
        return held.flatten().find(can_be).ok_or_else(needs_hand);
    }
    let Move::Turn(play) = read(view)? else { return Err(needs_hand()) };
    let of_hand = holding(&played_cards(&play, view, true))?;
    // Only with these cards in the hand is it clear which card is played last.
    let play = match read(&of_hand) {
        Ok(Move::Turn(play)) => play,
        _ => play,
    };
    // The number cards of a take have to lie in the centre, so the rules say if one does not.
    let takes = matches!(play.number(), Number::Take { .. });
    let mut cards = played_cards(&play, view, !takes);
    let mut answers: Vec<u8> = play.wild_builds.to_vec();
    if let Number::Build { value, .. } = play.number() {
        answers.push(value);
    }
    answers.dedup();
    cards.extend(answers.iter().map(ToString::to_string));
    // An answer that cannot be held is refused by the rules.
    match holding(&cards) {
        Ok(view) if Numero::imagine(&view, &mut Shuffle::from_number(0)).is_ok() => Ok(view),
        _ => Ok(of_hand),
    }
}

/// Returns the cards that a turn plays, and, `with_missing`, number cards of its sums that do not lie in the centre: they
/// were to come from the hand.
fn played_cards(play: &Play, view: &View, with_missing: bool) -> Vec<String> {
    let sums = || play.wild_builds().map(|(_, sum)| sum).chain(play.number_sums());
    let lies = |card: &Card| {
        view.centre.iter().any(|lying| match lying {
            PileView::Card(lying) => lying.face == card.face,
            PileView::Build { recipe, .. } => recipe.iter().flat_map(|sum| sum.cards()).any(|of| of.face == card.face),
        })
    };
    let of_token = |token: &Token| match token {
        Token::Wild(card, Origin::Hand) => Some(*card),
        Token::Number(card) => Some(*card).filter(|card| with_missing && !lies(card)),
        Token::Wild(_, Origin::Centre) | Token::Build { .. } | Token::Add | Token::End => None,
    };
    let of_sums = sums().flat_map(|sum| sum.tokens()).filter_map(of_token);
    let played = play.number_card().into_iter().chain(play.discarded.iter().copied()).chain(of_sums);
    played.map(|card| Card { colour: None, ..card }.to_string()).collect()
}

/// Says which answers have to be in the hand that the position does not give.
fn without_answers(effect: Effect, speaker: &Speaker<'_>) -> Effect {
    let mut told = effect.told;
    let builds = effect.builds.into_iter().map(|build| {
        if let Some(value) = build.answer.as_ref().and_then(|_| u8::try_from(build.value).ok()) {
            told.push(speaker.tell(&Illegal::NoAnswer { value }));
        }
        Build { answer: None, answer_name: None, ..build }
    });
    let builds = builds.collect();
    Effect { builds, told, ..effect }
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
            let (wins, next, end) = (effect.wins.into(), tried.next, tried.end);
            Ok(Effect { wins, builds, told, next, score, challenge: None, end })
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
    let (sure, hopeless) = (view.is_seen_bluff(choice), view.is_seen_answer(choice));
    let line = Line::new(match view.options.challenge_test {
        _ if sure => "cli-numero-challenge-judged-sure",
        _ if hopeless => "cli-numero-challenge-judged-hopeless",
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
            sure,
            hopeless,
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
    end: Option<End>,
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
            Event::CentreWon { .. } | Event::Subtracted { .. } if own_end => {
                tried.told.push(speaker.tell(event));
                let end = tried.end.get_or_insert(End { centre_won: None, subtracted: None });
                match event {
                    Event::CentreWon { seat, cards } => {
                        end.centre_won = Some(Share { seat: seat.0 + 1, cards: *cards });
                    }
                    Event::Subtracted { seat, cards } => {
                        end.subtracted = Some(Share { seat: seat.0 + 1, cards: *cards });
                    }
                    _ => {}
                }
            }
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
