//! The referee's verdict: whether a card goes, why, and which cards go instead.

use reckon_compose::Compose;
use reckon_compose::numberloor::{Effect, Taps};
use reckon_rules::game::{Game, Refusal as _, Seat, Viewer};
use reckon_rules::numberloor::fits::{down, up};
use reckon_rules::numberloor::text::position::NotAPosition;
use reckon_rules::numberloor::{
    Balloon, Card, Event, Face, How, Illegal, Move, Numberloor, Open, Phase, Placement, Side, View,
};
use reckon_rules::shuffle::Shuffle;
use reckon_words::numberloor::{paragraph_of, reason};
use reckon_words::{Line, Names, Say, Speaker};

use super::answer::{Answer, Judged};
use crate::game::{HasReferee, InTurns, ParseError, Question, Refusal, Step, Verdict};
use crate::output::Output;
use crate::referee::{has_section, names_seat};

impl HasReferee for Numberloor {
    /// Reads a position. If a player is asked for a Night card and no seat is named, the hand belongs to that player.
    fn read_position(text: &str, speaker: &Speaker<'_>) -> Result<View, String> {
        let read = |text: &str| text.parse().map_err(|bad: NotAPosition| speaker.tell(&bad));
        let view: View = read(text)?;
        match view.phase {
            Phase::Asking(asked) if !names_seat(text) && view.viewer != Viewer::Watcher => {
                read(&format!("{text} | seat {asked}"))
            }
            _ => Ok(view),
        }
    }

    fn judge(question: Question<'_, Numberloor>, output: &Output) -> Result<Verdict, String> {
        answer(question, output)
    }
}

/// Upper bound on the moves suggested instead: more would not help.
const MAX_INSTEAD: usize = 8;

fn answer(question: Question<'_, Numberloor>, output: &Output) -> Result<Verdict, String> {
    if question.points {
        return Err(output.say("cli-numberloor-no-points"));
    }
    let Question { view, seat, typed, position, .. } = question;
    let names = Names::default().seen_by(Some(seat));
    let speaker = output.speaker(&names);
    let answer = match Numberloor::understand(&view, &Taps::default(), typed, &speaker) {
        Ok(typed) if has_section(position, "hand") => judge(&view, seat, &typed.into_moves(), true, &speaker)?,
        Ok(meant) => {
            let (of_hand, plan) = with_hand(&view, position, typed, meant.into_moves(), &speaker)?;
            Answer { position: view.to_string(), ..judge(&of_hand, seat, &plan, false, &speaker)? }
        }
        Err(ParseError::Refused(refusal)) => Answer { refusal: Some(refusal), ..nothing(&view, seat) },
        Err(ParseError::NotUnderstood(sentence)) => return Err(sentence),
    };
    Ok(answer.verdict(output))
}

fn nothing(view: &View, seat: Seat) -> Answer {
    Answer {
        legal: false,
        written: None,
        position: view.to_string(),
        steps: Vec::new(),
        moves: Vec::new(),
        unjudged: Vec::new(),
        next: None,
        refusal: None,
        asked: seat,
        turn_is_over: false,
    }
}

/// Fills in a hand that the position does not give: the cards that the moves name, and one Level more, so that none of
/// them is the last, unless only that makes sense of them. What depends on the rest of a hand cannot be judged.
fn with_hand(
    view: &View,
    position: &str,
    typed: &str,
    plan: Vec<Move>,
    speaker: &Speaker<'_>,
) -> Result<(View, Vec<Move>), String> {
    let mut cards: Vec<Card> = Vec::new();
    for choice in &plan {
        match choice {
            Move::Place { placement, .. } | Move::Night { placement, .. } => cards.extend(placement.cards()),
            Move::End { balloons } => cards.extend(balloons),
            Move::Draw | Move::Pass | Move::LetGo => {}
        }
    }
    if cards.is_empty() {
        return Err(speaker.render(&Line::new("cli-referee-needs-hand")));
    }
    let holding = |more: Option<Card>| {
        let hand: Vec<String> = cards.iter().copied().chain(more).map(|card| card.printed().to_string()).collect();
        Numberloor::read_position(&format!("{position} | hand {}", hand.join(" ")), speaker)
    };
    let can_be = |view: &View| Numberloor::imagine(view, &mut Shuffle::from_number(0)).is_ok();
    let levels = view.options.pack.cards().iter().map(|printed| printed.card).filter(|card| card.is_level());
    let with_more = levels.filter_map(|card| holding(Some(card)).ok()).find(can_be);
    let read = |view: View| {
        let plan = Numberloor::understand(&view, &Taps::default(), typed, speaker).ok()?.into_moves();
        Some((view, plan))
    };
    match with_more.and_then(read) {
        Some(found) => Ok(found),
        None => Ok((holding(None)?, plan)),
    }
}

fn judge(view: &View, seat: Seat, plan: &[Move], knows_hand: bool, speaker: &Speaker<'_>) -> Result<Answer, String> {
    let readings = Numberloor::read(view, plan).map_err(|bad| speaker.tell(&bad))?.readings;
    // The hidden cards are made up, and nothing in the answer depends on them.
    let mut game = Numberloor::imagine(view, &mut Shuffle::from_number(0)).map_err(|bad| speaker.tell(&bad))?;
    let mut moves = Vec::new();
    let mut next = None;
    let mut turn_is_over = false;
    for (choice, reading) in plan.iter().zip(&readings) {
        let now = game.view(view.viewer);
        let mut events = Vec::new();
        let played = game.play(seat, choice, &mut events);
        moves.push(match (&reading.verdict, &played) {
            (Ok(effect), Ok(())) => {
                next = effect.next;
                turn_is_over = events.iter().any(ends_turn);
                goes(choice, effect, &events, knows_hand, speaker)
            }
            (Err(illegal), _) | (_, Err(illegal)) => does_not_go(&now, choice, illegal, knows_hand, speaker),
        });
        if turn_is_over {
            // Even if the same player is next, that is another turn, with unknown cards.
            break;
        }
    }
    let mut legal = moves.iter().all(|judged| judged.legal);
    if let Some(too_much) = plan.get(moves.len()).filter(|_| legal && next != Some(seat)) {
        let star = moves.last().is_some_and(|judged| judged.star);
        moves.push(comes_too_late(too_much, next, star, speaker));
        legal = false;
    }
    let text = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<String>>();
    Ok(Answer {
        legal,
        written: Some(text(plan).join(", ")),
        steps: moves.iter().flat_map(|judged| judged.steps.clone()).collect(),
        unjudged: if legal { text(&plan[moves.len()..]) } else { Vec::new() },
        next: next.filter(|_| legal).map(|seat| seat.0 + 1),
        turn_is_over,
        refusal: moves.iter().find_map(|judged| judged.refusal.clone()),
        moves,
        ..nothing(view, seat)
    })
}

fn goes(choice: &Move, effect: &Effect, events: &[Event], knows_hand: bool, speaker: &Speaker<'_>) -> Judged {
    let step = |event: &Event| match event {
        Event::Placed { level, on, how, .. } => Some(sum(*on, *level, *how, speaker)),
        _ => None,
    };
    // The number of cards drawn depends on the pile, which the position need not give.
    let told = |event: &Event| match event {
        Event::Refilled { .. } | Event::Reshuffled { .. } => None,
        // Nobody has said that these are all the cards of the hand.
        Event::Star { .. } if !knows_hand => Some(speaker.render(&Line::new("cli-numberloor-if-last"))),
        Event::Over { .. } if !knows_hand => None,
        event => Some(speaker.tell(event)),
    };
    let [one, other] = effect.open.cards();
    Judged {
        choice: choice.to_string(),
        legal: true,
        steps: events.iter().filter_map(step).collect(),
        open: Some([one.to_string(), other.to_string()]),
        star: effect.wins_star && knows_hand,
        skips: effect.skips.map(|seat| seat.0 + 1),
        winners: events.iter().find_map(winners).filter(|_| knows_hand).unwrap_or_default(),
        refusal: None,
        instead: Vec::new(),
        told: events.iter().filter_map(told).collect(),
        instead_sentence: None,
    }
}

fn sum(on: Card, level: Card, how: How, speaker: &Speaker<'_>) -> Step {
    Step { text: reason(on, level, how, speaker), value: level.level().unwrap_or_default().to_string() }
}

/// §5.3, §8.3 Returns the seats that have won, where this ends the game.
fn winners(event: &Event) -> Option<Vec<u8>> {
    match event {
        Event::Over { outcome, .. } => Some(outcome.winners.iter().map(|seat| seat.0 + 1).collect()),
        _ => None,
    }
}

/// §4.5, §5.2 Checks whether this ends a turn.
fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::Ended { .. } | Event::Passed { .. } | Event::Star { .. })
}

/// §4.5, §5.2 Refuses a move that follows the end of the turn or of the game.
fn comes_too_late(choice: &Move, next: Option<Seat>, star: bool, speaker: &Speaker<'_>) -> Judged {
    let (rule, code, line) = match next {
        Some(next) => {
            let line = Line::new("cli-numberloor-turn-was-over").with("move", choice.to_string());
            let who = speaker.render(&Line::new("player").with("seat", next.to_string()));
            (if star { "5.2" } else { "4.5" }, "turn-was-over", line.with("who", who))
        }
        None => (if star { "5.3" } else { "8.2" }, Illegal::Over.code(), Illegal::Over.say(speaker)),
    };
    let refusal = Refusal { rule: Some(rule), code, sentence: speaker.render(&line), id: line.id.to_string() };
    refused(choice, refusal)
}

fn refused(choice: &Move, refusal: Refusal) -> Judged {
    Judged {
        choice: choice.to_string(),
        legal: false,
        steps: Vec::new(),
        open: None,
        star: false,
        skips: None,
        winners: Vec::new(),
        refusal: Some(refusal),
        instead: Vec::new(),
        told: Vec::new(),
        instead_sentence: None,
    }
}

fn does_not_go(view: &View, choice: &Move, illegal: &Illegal, knows_hand: bool, speaker: &Speaker<'_>) -> Judged {
    let line = illegal.say(speaker);
    let refusal = Refusal {
        rule: paragraph_of(illegal),
        code: illegal.code(),
        id: line.id.to_string(),
        sentence: speaker.render(&line),
    };
    let (steps, instead) = match illegal {
        Illegal::DoesNotGo { on, balloon, .. } => (both_ways(*on, *balloon, speaker), Some(instead(view))),
        Illegal::NoNeighbour { .. } | Illegal::NotInHand { .. } => (Vec::new(), Some(instead(view))),
        _ => (Vec::new(), None),
    };
    // A Night card in another player's turn fits the open cards or it does not: there is nothing to suggest.
    let instead = instead.filter(|_| knows_hand && matches!(choice, Move::Place { .. }));
    let instead_sentence = instead.as_ref().map(|instead| match instead.is_empty() {
        true => speaker.render(&Line::new("cli-numberloor-nothing-instead")),
        false => speaker.render(&Line::new("cli-numberloor-instead").with("typed", instead.join(", "))),
    });
    Judged { steps, instead: instead.unwrap_or_default(), instead_sentence, ..refused(choice, refusal) }
}

/// §3.2 Returns the two Levels that the balloon leads to, up and down.
fn both_ways(on: Card, balloon: Card, speaker: &Speaker<'_>) -> Vec<Step> {
    let (Some(from), Face::Balloon(Balloon::Number(by))) = (on.level(), balloon.face()) else {
        return Vec::new();
    };
    vec![
        sum(on, Card::day(up(from, by)), How::Up { by }, speaker),
        sum(on, Card::day(down(from, by)), How::Down { by }, speaker),
    ]
}

/// Finds the Levels in this hand that go on the open cards, at once or after a balloon from the hand.
fn instead(view: &View) -> Vec<String> {
    let (levels, balloons): (Vec<Card>, Vec<Card>) = view.own_hand().iter().partition(|card| card.is_level());
    let sides: &[Option<Side>] = match view.open {
        Open::Pair { .. } => &[None],
        Open::Stacks { .. } => &[Some(Side::Left), Some(Side::Right)],
    };
    let found = |levels_left: &[Card], before: Option<usize>| {
        let mut rest = balloons.clone();
        let before: Vec<Card> = before.map(|place| rest.remove(place)).into_iter().collect();
        // §5.1 All remaining balloons are laid with the last Level.
        let after = if levels.len() == 1 { rest } else { Vec::new() };
        let said = |cards: &[Card], level: &Card| cards.iter().map(|card| card.said_for(*level)).collect::<Vec<Card>>();
        let place = |level: &Card, on| {
            let (before, after) = (said(&before, level), said(&after, level));
            Some(Move::Place { placement: Placement::new(&before, *level, &after)?, on })
        };
        let all = levels_left.iter().flat_map(|level| sides.iter().filter_map(move |on| place(level, *on)));
        all.filter(|choice| is_allowed(view, choice)).collect::<Vec<Move>>()
    };
    let mut kinds = levels.clone();
    kinds.dedup();
    let at_once = found(&kinds, None);
    // A Level that goes at once needs no balloon.
    let goes = |level: &Card| at_once.iter().any(|choice| lays(choice, *level));
    kinds.retain(|level| !goes(level));
    let with_balloon = (0..balloons.len()).flat_map(|place| found(&kinds, Some(place)));
    let mut all: Vec<String> = Vec::new();
    for typed in at_once.iter().cloned().chain(with_balloon).map(|choice| choice.to_string()) {
        if !all.contains(&typed) {
            all.push(typed);
        }
    }
    all.truncate(MAX_INSTEAD);
    all
}

fn lays(choice: &Move, level: Card) -> bool {
    matches!(choice, Move::Place { placement, .. } if placement.level() == level)
}

fn is_allowed(view: &View, choice: &Move) -> bool {
    Numberloor::verdict(view, choice) == Ok(Ok(()))
}
