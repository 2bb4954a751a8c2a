//! A view as text.

use std::fmt::{self, Display};

use crate::game::{Seat, Viewer};
use crate::numero::Phase;
use crate::numero::card::Card;
use crate::numero::text::pack::Pack;
use crate::numero::view::{ChallengeView, InnerView, PileView, View};
use crate::options::TableOptions;

impl Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "options {}", self.options.to_line())?;
        if self.options.pack != Pack::default_pack() {
            write!(f, " | cards {}", self.options.pack)?;
        }
        match self.viewer {
            Viewer::Seat(seat) => write!(f, " | seat {seat}")?,
            Viewer::Watcher => write!(f, " | watching")?,
        }
        let word = match self.phase {
            Phase::Play => "turn",
            Phase::FinalChance => "chance",
            Phase::Over => "over",
        };
        write!(f, " | {word} {}", self.turn)?;
        write!(f, " | centre")?;
        for (i, lying) in self.centre.iter().enumerate() {
            write!(f, "{}{lying}", if i > 0 { ", " } else { " " })?;
        }
        if let Viewer::Seat(_) = self.viewer {
            write!(f, " | hand")?;
            write_cards(f, self.own_hand())?;
        }
        write!(f, " | hands")?;
        for hand in &self.hands {
            write!(f, " {}", hand.count)?;
        }
        write!(f, " | pack {}", self.pack)?;
        if let Some(won) = &self.won {
            write!(f, " | won")?;
            for cards in won {
                write!(f, " {cards}")?;
            }
        }
        for (seat, tally) in (0..).map(Seat).zip(self.scores.iter().flatten()) {
            if tally.items().next().is_some() {
                write!(f, " | score {seat}:")?;
                tally.items().try_for_each(|(item, points)| write!(f, " {} {points}", item.word()))?;
            }
        }
        if !self.gone.is_empty() {
            write!(f, " | gone")?;
            write_cards(f, &self.gone)?;
        }
        write_if(f, "forgotten", u32::from(self.forgotten), 0)?;
        if let Some(seat) = self.last_taker {
            write!(f, " | last {seat}")?;
        }
        for (seat, hand) in (0..).map(Seat).zip(&self.hands) {
            if !hand.shown.is_empty() {
                write!(f, " | shown {seat}:")?;
                write_cards(f, &hand.shown)?;
            }
            if !hand.holds.is_empty() {
                write!(f, " | holds {seat}:")?;
                for value in &hand.holds {
                    write!(f, " {value}")?;
                }
            }
            if !hand.lacks.is_empty() {
                write!(f, " | lacks {seat}:")?;
                for value in &hand.lacks {
                    write!(f, " {value}")?;
                }
            }
            if hand.no_numbers {
                write!(f, " | wild {seat}")?;
            }
        }
        write_if(f, "passes", u32::from(self.passes), 0)?;
        write_if(f, "builds", u32::from(self.next_build.0), u32::from(least_next_build(&self.centre)))?;
        write_if(f, "changes", self.changes, 0)
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: &[Card]) -> fmt::Result {
    for card in cards {
        write!(f, " {card}")?;
    }
    Ok(())
}

fn write_if(f: &mut fmt::Formatter<'_>, word: &str, number: u32, default: u32) -> fmt::Result {
    if number == default { Ok(()) } else { write!(f, " | {word} {number}") }
}

impl Display for PileView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PileView::Card(card) => write!(f, "{card}"),
            PileView::Build { name, value, by, recipe, challenge } => {
                write!(f, "{value}#{} = {recipe} by {by}", name.0)?;
                challenge.as_ref().map_or(Ok(()), |challenge| write!(f, " {challenge}"))
            }
        }
    }
}

impl Display for ChallengeView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "open {}", self.turns)?;
        if let Some(held) = self.held {
            f.write_str(if held { " held" } else { " bluff" })?;
        }
        for InnerView { name, value, by, recipe } in &self.inner {
            write!(f, " [{value}#{} = {recipe} by {by}]", name.0)?;
        }
        Ok(())
    }
}

/// Returns one more than any build's number.
pub(super) fn least_next_build(centre: &[PileView]) -> u8 {
    let names = centre.iter().map(|lying| match lying {
        PileView::Card(_) => 0,
        PileView::Build { name, challenge, .. } => {
            let inner = challenge.iter().flat_map(|challenge| &challenge.inner).map(|inner| inner.name.0);
            inner.fold(name.0, u8::max)
        }
    });
    names.max().unwrap_or(0).saturating_add(1)
}
