//! Events at the table in words.

use reckon_rules::game::{Outcome, Seat};
use reckon_rules::numero::Event;
use reckon_rules::numero::sum::Sum;
use reckon_rules::numero::view::PileView;

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
            Event::Scored { seat, lines, total } => {
                let points: i32 = lines.iter().map(|line| line.points).sum();
                let id = if points < 0 { "numero-event-lost-points" } else { "numero-event-scored" };
                let listed = speaker.listed(lines.iter().map(|line| speaker.tell(line)));
                let line = speaker.line(id).who(*seat).cards("points", points.abs());
                line.text("lines", listed).number("total", *total)
            }
            Event::Challenged { seat, builder, name: _, value, held, shown } => {
                let id = match (held, shown) {
                    (_, Some(_)) => "numero-event-challenged-shown",
                    (true, None) => "numero-event-challenged-held",
                    (false, None) => "numero-event-challenged",
                };
                let person = if speaker.names.is_you(*builder) { "you" } else { "other" };
                let line = speaker.line(id).who(*seat).number("value", *value);
                let line = line.text("builder-person", person).text("builder", speaker.name(*builder));
                match shown {
                    Some(card) => line.text("shown", speaker.card(*card)),
                    None => line,
                }
            }
            Event::Undone { name: _, value, builds, cards } => {
                let build = |value: u8| speaker.render(&speaker.line("numero-a-build").number("value", value).done());
                let builds = builds.iter().map(|(_, value)| build(*value));
                let piles = builds.chain(cards.iter().map(|card| speaker.card(*card)));
                let line = speaker.line("numero-event-undone").number("value", *value);
                line.text("piles", speaker.joined("numero-cards", piles))
            }
            Event::Over { outcome, points } => return say_outcome(outcome, *points, speaker),
        };
        line.done()
    }
}

/// §8.5, §9.5 Tells who has won, and everybody's cards or points.
fn say_outcome(outcome: &Outcome, points: bool, speaker: &Speaker<'_>) -> Line {
    let id = |cards, for_points| if points { for_points } else { cards };
    if let [won] = outcome.results[..] {
        let line = speaker.line(id("numero-event-over-alone", "numero-event-over-alone-points")).who(Seat(0));
        return line.cards("cards", won).done();
    }
    let results = speaker.results(outcome);
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    if let [winner] = winners[..] {
        return speaker
            .line(id("numero-event-over", "numero-event-over-points"))
            .who(winner)
            .text("results", results)
            .done();
    }
    speaker
        .line(id("numero-event-over-shared", "numero-event-over-shared-points"))
        .text("winners", speaker.winners(outcome))
        .text("results", results)
        .done()
}

/// Names a pile in the centre: a card by its name, a build by its sum and its builder.
impl Say for PileView {
    fn say(&self, speaker: &Speaker<'_>) -> Line {
        match self {
            PileView::Card(card) => speaker.line("numero-lying").text("card", speaker.card(*card)).done(),
            PileView::Build { value, by, recipe, .. } => {
                speaker.line("numero-build").who(*by).number("value", *value).text("sum", speaker.sums(recipe)).done()
            }
        }
    }
}
