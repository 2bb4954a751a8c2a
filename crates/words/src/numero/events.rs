//! What happens at the table.

use reckon_rules::game::{Outcome, Seat};
use reckon_rules::numero::Event;
use reckon_rules::numero::sum::Sum;
use reckon_rules::numero::view::Lying;

use super::voice::with_card;
use crate::line::Line;
use crate::speaker::{Say, Speaker};

impl Say for Event {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        let line = match self {
            Event::WildBuilt { seat, name: _, value, sum, shown } => {
                let id = match shown {
                    Some(_) => "numero-event-wild-built-shown",
                    None => "numero-event-wild-built",
                };
                let line = speaker.line(id).who(*seat).number("value", *value).text("sum", speaker.sums(sum));
                match shown {
                    Some(card) => line.text("shown", speaker.card(*card)),
                    None => line,
                }
            }
            Event::DiscardedWild { seat, card } => {
                speaker.line("numero-event-discarded-wild").who(*seat).text("card", speaker.card(*card))
            }
            Event::Took { seat, with, takes, cards } => speaker
                .line("numero-event-took")
                .who(*seat)
                .cards("cards", *cards)
                .text("with", speaker.face(*with))
                .text("takes", speaker.sums(takes)),
            Event::Built { seat, name: _, value, sum, with, shown } => {
                let id = match shown {
                    Some(_) => "numero-event-built-shown",
                    None => "numero-event-built",
                };
                let whole = speaker.sum(Sum::of(&with_card(sum, *with)));
                let line = speaker.line(id).who(*seat).number("value", *value).text("sum", whole);
                match shown {
                    Some(card) => line.text("shown", speaker.card(*card)),
                    None => line,
                }
            }
            Event::Discarded { seat, card } => {
                speaker.line("numero-event-discarded").who(*seat).text("card", speaker.card(*card))
            }
            Event::DiscardedAll { seat, cards } => {
                speaker.line("numero-event-discarded-all").who(*seat).text("cards", speaker.cards(cards))
            }
            Event::Passed { seat } => speaker.line("numero-event-passed").who(*seat),
            Event::Drew { seat, cards } => speaker.line("numero-event-drew").who(*seat).cards("cards", *cards),
            Event::CentreRefilled { cards } => {
                speaker.line("numero-event-centre-refilled").text("cards", speaker.cards(cards))
            }
            Event::PackFinished => speaker.line("numero-event-pack-finished"),
            Event::FinalChance { seat } => speaker.line("numero-event-final-chance").who(*seat),
            Event::Stopped { seat } => speaker.line("numero-event-stopped").who(*seat),
            Event::CentreWon { seat, cards } => {
                speaker.line("numero-event-centre-won").who(*seat).cards("cards", *cards)
            }
            Event::Subtracted { seat, cards } => {
                speaker.line("numero-event-subtracted").who(*seat).cards("cards", *cards)
            }
            Event::Over { outcome } => return say_outcome(outcome, speaker),
        };
        line.done()
    }
}

/// §8.5, §9.5 Who has won, and what everybody has.
fn say_outcome(outcome: &Outcome, speaker: &Speaker<'_>) -> Line {
    if let [won] = outcome.results[..] {
        let line = speaker.line("numero-event-over-alone").who(Seat(0));
        return line.cards("cards", won).done();
    }
    let result = |(seat, cards): (Seat, &i32)| {
        let line = speaker.line("numero-result").who(seat).number("cards", *cards);
        speaker.render(&line.done())
    };
    let results = speaker.listed((0..).map(Seat).zip(&outcome.results).map(result));
    let mut winners: Vec<Seat> = outcome.winners.iter().collect();
    if let [winner] = winners[..] {
        return speaker.line("numero-event-over").who(winner).text("results", results).done();
    }
    // "Fox and you", never "you and Fox".
    winners.sort_by_key(|seat| speaker.names.is_you(*seat));
    let called = |seat: Seat| match speaker.names.is_you(seat) {
        true => speaker.render(&Line::new("you")),
        false => speaker.name(seat),
    };
    speaker
        .line("numero-event-over-shared")
        .text("winners", speaker.listed_with_and(winners.into_iter().map(called).collect()))
        .text("results", results)
        .done()
}

/// What lies in the centre: a card by its name, a build with its sum and its builder.
impl Say for Lying {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            Lying::Card(card) => speaker.line("numero-lying").text("card", speaker.card(*card)).done(),
            Lying::Build { name: _, value, by, recipe } => {
                speaker.line("numero-build").who(*by).number("value", *value).text("sum", speaker.sums(recipe)).done()
            }
        }
    }
}
