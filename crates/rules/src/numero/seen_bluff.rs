//! §11.6 Bluffs that anyone can expose by counting cards, and answers that everybody has seen.

use super::card::Card;
use super::moves::Move;
use super::options::ChallengeTest;
use super::sum::{BuildName, Token};
use super::view::{ChallengeView, HandView, PileView, View};
use crate::game::{Seat, Viewer};

impl View {
    /// §11.6 Returns the builds, open to a challenge, whose builder certainly cannot show the answer or, where that
    /// counts, never held it.
    pub fn seen_bluffs(&self) -> impl Iterator<Item = (BuildName, u8)> {
        self.centre.iter().filter_map(|lying| match lying {
            PileView::Build { name, value, by, challenge: Some(open), .. } if is_bluff(self, *by, *value, open) => {
                Some((*name, *value))
            }
            _ => None,
        })
    }

    /// §11.6 Checks whether this is a challenge that cannot be lost.
    pub fn is_seen_bluff(&self, choice: &Move) -> bool {
        matches!(choice, Move::Challenge { name, value } if self.seen_bluffs().any(|seen| seen == (*name, *value)))
    }

    /// §11.6 Checks whether this is a challenge that cannot be won: everybody knows that the builder holds the answer.
    /// Where it counts what was held when the build was made, the answer may have been drawn since.
    pub fn is_seen_answer(&self, choice: &Move) -> bool {
        let Move::Challenge { name: challenged, .. } = choice else { return false };
        self.options.challenge_test == ChallengeTest::ShowNow
            && self.centre.iter().any(|lying| match lying {
                PileView::Build { name, value, by, challenge: Some(_), .. } if name == challenged => {
                    self.hands.get(by.index()).is_some_and(|hand| has(hand, *value))
                }
                _ => false,
            })
    }

    /// Counts the cards of this value that are in play at this table.
    pub fn copies(&self, value: u8) -> usize {
        let printed = self.options.pack.cards().iter().map(|printed| printed.card);
        printed.filter(|card| is(*card, value) && self.options.selects(*card)).count()
    }

    /// Counts the cards of this value that everybody has seen outside this hand and the viewer's: in the centre, in
    /// a build, in a win stack, or shown by another player.
    pub fn lie_open(&self, hand: Seat, value: u8) -> usize {
        let in_centre = self.centre.iter().map(|lying| match lying {
            PileView::Card(card) => usize::from(is(*card, value)),
            PileView::Build { recipe, .. } => {
                let fits = |token: &&Token| matches!(token, Token::Number(card) if is(*card, value));
                recipe.tokens().iter().filter(fits).count()
            }
        });
        let is_other = |seat: Seat| seat != hand && self.viewer != Viewer::Seat(seat);
        let others = (0..).map(Seat).zip(&self.hands).filter(|(seat, _)| is_other(*seat));
        let shown = others.flat_map(|(_, hand)| &hand.shown);
        in_centre.sum::<usize>() + self.gone.iter().chain(shown).filter(|card| is(**card, value)).count()
    }
}

/// §11.6 Returns whether the builder certainly cannot show the answer or, where that counts, never held it.
fn is_bluff(view: &View, by: Seat, value: u8, open: &ChallengeView) -> bool {
    let in_time = match view.options.challenge_test {
        ChallengeTest::ShowNow => true,
        // No card leaves the builder's hand before the end of their next turn, so it still holds what it held then.
        ChallengeTest::HeldThen => open.turns <= view.seats(),
    };
    let hand = view.hands.get(by.index());
    in_time && hand.is_some_and(|hand| lacks(hand, value) || !has(hand, value) && all_are_elsewhere(view, by, value))
}

fn is(card: Card, value: u8) -> bool {
    card.value() == Some(value)
}

/// Returns whether everybody knows that the hand has a card of this value.
fn has(hand: &HandView, value: u8) -> bool {
    hand.holds.contains(&value) || hand.shown.iter().any(|card| is(*card, value))
}

/// Returns whether everybody knows that the hand has no card of this value: its owner could not show one, or the
/// whole hand is known.
fn lacks(hand: &HandView, value: u8) -> bool {
    let known = hand.no_numbers || hand.shown.len() >= usize::from(hand.count);
    hand.lacks.contains(&value) || known && !has(hand, value)
}

/// Returns whether every card of this value in the pack has been seen outside the builder's hand. Cards that
/// nobody remembers (`forgotten`) do not count as seen.
fn all_are_elsewhere(view: &View, by: Seat, value: u8) -> bool {
    let own = view.own_hand().iter().filter(|card| is(**card, value)).count();
    view.lie_open(by, value) + own >= view.copies(value)
}
