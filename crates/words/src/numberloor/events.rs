//! Events at the table in words.

use reckon_rules::game::{Outcome, Seat};
use reckon_rules::numberloor::{Card, Celebration, End, Event, How, Side};

use super::arithmetic::{leads_below, reason};
use super::cards::{cards_with_and, name};
use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Event {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Event::TookOver { seat, from } => {
                let person = if speaker.names.is_you(*from) { "you" } else { "other" };
                let line = speaker.line("numberloor-event-took-over").who(*seat);
                line.text("from-person", person).text("from", speaker.name(*from))
            }
            Event::Placed { seat, balloons, level, on, balloon: _, side, how } => {
                return say_placed(*seat, balloons, *level, *on, *side, *how, speaker);
            }
            Event::Left { seat, balloons } => {
                let top = balloons.last().map(|top| name(*top, speaker)).unwrap_or_default();
                match balloons.len() {
                    0 | 1 => speaker.line("numberloor-event-left").who(*seat).text("top", top),
                    _ => speaker
                        .line("numberloor-event-left-several")
                        .who(*seat)
                        .text("balloons", cards_with_and(balloons, speaker))
                        .text("top", top),
                }
            }
            Event::Ended { seat } => speaker.line("numberloor-event-ended").who(*seat),
            Event::Drew { seat, cards } => speaker.line("numberloor-event-drew").who(*seat).cards("cards", *cards),
            Event::Passed { seat, cards } => speaker.line("numberloor-event-passed").who(*seat).cards("cards", *cards),
            Event::Skipped { seat, cards } => {
                speaker.line("numberloor-event-skipped").who(*seat).cards("cards", *cards)
            }
            Event::Star { seat, stars, celebration } => {
                let id = match celebration {
                    Celebration::Dance => "numberloor-event-star",
                    Celebration::Cry => "numberloor-event-star-cry",
                };
                speaker.line(id).who(*seat).cards("stars", *stars)
            }
            Event::Refilled { seat, cards } => {
                speaker.line("numberloor-event-refilled").who(*seat).cards("cards", *cards)
            }
            Event::Reshuffled { cards } => speaker.line("numberloor-event-reshuffled").cards("cards", *cards),
            Event::LetGo { seat } => speaker.line("numberloor-event-let-go").who(*seat),
            Event::Over { outcome, why } => return say_outcome(outcome, *why, speaker),
        };
        line.done()
    }
}

/// §3, §4.1 Tells which cards were laid, and why they go.
fn say_placed(
    seat: Seat,
    balloons: &[Card],
    level: Card,
    on: Card,
    side: Option<Side>,
    how: How,
    speaker: &Speaker<'_>,
) -> Line {
    let cards: Vec<Card> = balloons.iter().copied().chain([level]).collect();
    let id = match side {
        Some(Side::Left) => "numberloor-event-placed-left",
        Some(Side::Right) => "numberloor-event-placed-right",
        // A reason that contains a colon needs a separate sentence.
        None if leads_below(on, how) => "numberloor-event-placed-below",
        None => "numberloor-event-placed",
    };
    let line = speaker.line(id).who(seat).text("cards", cards_with_and(&cards, speaker));
    line.text("how", reason(on, level, how, speaker)).done()
}

/// §5.3, §8 Tells why the game is over, who has won, and everybody's stars.
fn say_outcome(outcome: &Outcome, why: End, speaker: &Speaker<'_>) -> Line {
    let why = match why {
        End::Stars => "stars",
        End::AllPassed => "all-passed",
        End::TurnLimit => "turn-limit",
    };
    let mut results = speaker.results(outcome);
    if is_won_by_cards(outcome) {
        results = speaker.render(&Line::new("numberloor-results-by-cards").with("results", results));
    }
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let line = match winners[..] {
        [winner] => speaker.line("numberloor-event-over").who(winner),
        _ => speaker.line("numberloor-event-over-shared").text("winners", speaker.winners(outcome)),
    };
    line.text("why", why).text("results", results).done()
}

/// §8.3 Returns whether the cards decided: somebody has as many stars as the winners, but has not won.
fn is_won_by_cards(outcome: &Outcome) -> bool {
    let stars = (0..).map(Seat).zip(&outcome.results);
    let best = stars.clone().filter(|(seat, _)| outcome.winners.contains(*seat)).map(|(_, stars)| stars).max();
    stars.clone().any(|(seat, stars)| !outcome.winners.contains(seat) && Some(stars) == best)
}
