//! The work line: what a player has tapped, what it means, and what can be done with it.
//!
//! Six rules, the first three of which are in `piles.rs`:
//! 1. A number or a build in the centre begins a pile; piles are added.
//! 2. A wild card goes onto the pile touched last, or waits for the next one.
//! 3. `=`, the total, makes everything so far one pile.
//! 4. The number card may be chosen at any time; every tap splits the piles into takes afresh
//!    (`split.rs`).
//! 5. Legal moves become choices, best first (`candidates.rs`); if there are none, the reason is
//!    given.
//! 6. A pile that a wild card from the hand has changed, and that is not taken, stays as a build.
//!
//! ```text
//! 9b: 10r -2 5b -4        take 10b: 10r 6g 4o        5r 3b = [x2] 10#4        -2 ; 8r        7g:
//! ```
//! Nothing is judged here: the rules themselves have found each choice legal.

mod candidates;
mod piles;
mod split;
mod taps;

use serde::{Deserialize, Serialize};

use super::reading::{BuildReading, Judge};
use super::typed::{NotUnderstood, token_of};
use crate::{NotComposed, Previewed};
use reckon_rules::numero::card::Card;
use reckon_rules::numero::moves::Move;
use reckon_rules::numero::score::ScoreLine;
use reckon_rules::numero::view::View;
use reckon_rules::numero::{BadPosition, Numero};
use reckon_rules::ratio::Ratio;

use candidates::{Candidate, TapSolver};
use piles::Piles;
use split::{Budget, PileUse};
pub use taps::{Tap, Taps, Verb};

/// A work line as the rules understand it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Work")]
pub struct Preview {
    /// The card to play.
    pub card: Option<Card>,
    pub piles: Vec<PreviewPile>,
    /// Indices of tapped wild cards on no pile.
    pub waiting: Vec<u8>,
    /// Sum of all piles; `None` if there are none or it cannot be worked out.
    pub total: Option<Ratio>,
    /// Moves that could be sent, best first.
    pub choices: Vec<Choice>,
    pub fitting: Fitting,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "WorkPile")]
pub struct PreviewPile {
    /// Indices of its taps in the line, from 0; `=` counts as a tap.
    pub taps: Vec<u8>,
    /// `None` if it cannot be worked out.
    pub value: Option<Ratio>,
    /// The take of the first choice that it belongs to, from 0.
    pub take: Option<u8>,
    /// The build that it would stay as with the first choice.
    pub stays: Option<BuildReading>,
}

/// A move that could be sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    pub kind: Kind,
    pub m: Move,
    /// Value of a build.
    pub value: Option<u8>,
    /// §11.1 An answer is missing.
    pub bluff: bool,
    /// Number of cards won by a take, or discarded.
    pub cards: u8,
    /// §10 Points for a take, if the table plays for points.
    pub points: Option<i32>,
    pub score: Vec<ScoreLine>,
    /// §6.9 The wild-only builds that stay.
    pub wild_builds: Vec<BuildReading>,
    pub discards: Vec<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Take,
    Build,
    Discard,
    DiscardAll,
    Pass,
    Stop,
}

/// Cards that would complete a take.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fitting {
    /// Number cards in the hand that could take the piles.
    pub hand: Vec<Card>,
    /// Indices in the view's centre, from 0: one tap there completes a take with the chosen card.
    pub centre: Vec<u8>,
    /// Whether, while only a card is chosen, another one of the hand would take something that lies in the centre.
    pub elsewhere: bool,
}

/// Interprets taps from their player's view; out of turn, as if it were the player's turn.
///
/// Fails if the view is a hand-written position that cannot occur.
pub fn preview(view: &View, line: &Taps) -> Result<Previewed<Numero>, BadPosition> {
    let judge = Judge::of(view)?.in_own_turn();
    let desk = TapSolver::new(&judge, view, line);
    let found = desk.choices(&mut Budget::new());
    let refusal = found.is_empty().then(|| match desk.fallback() {
        Ok(choice) => judge.verdict(&choice).err().map(NotComposed::Illegal),
        // No move could be composed, so the rules have none to refuse.
        Err(no_move) => Some(NotComposed::NotUnderstood(no_move)),
    });
    let best = found.first();
    let piles = desk.piles.piles.iter().enumerate().map(|(number, pile)| PreviewPile {
        taps: pile.taps.clone(),
        value: pile.value,
        take: best.and_then(|best| best.take_of(number)),
        stays: best.and_then(|best| best.staying_of(number)),
    });
    let preview = Preview {
        card: line.card,
        piles: piles.collect(),
        waiting: desk.piles.waiting.clone(),
        total: desk.piles.total(),
        fitting: fitting(&judge, view, line),
        choices: found.into_iter().map(|found| found.into_choice(view)).collect(),
    };
    let moves = preview.choices.first().map(|choice| choice.m.clone()).into_iter().collect();
    Ok(Previewed { preview, moves, refusal: refusal.flatten() })
}

/// Returns the move that the pressed button sends: the best of its kind or, if none is legal, the
/// one whose refusal says why.
pub fn composed(view: &View, line: &Taps) -> Result<Move, NotUnderstood> {
    // An impossible view is refused later, when the move is played.
    let judge = Judge::of(view).ok().map(Judge::in_own_turn);
    let legal = judge
        .as_ref()
        .and_then(|judge| TapSolver::new(judge, view, line).choices(&mut Budget::new()).into_iter().next());
    match legal {
        Some(found) => Ok(found.choice),
        None => candidates::fallback(view, line, &Piles::of(line)),
    }
}

/// §5.1 Finds what would complete a take, by looking one tap or one card ahead.
fn fitting(judge: &Judge<'_>, view: &View, line: &Taps) -> Fitting {
    let mut steps = Budget::new();
    let mut takes = |line: &Taps| TapSolver::new(judge, view, line).take(&mut steps).is_some();
    let mut hand: Vec<Card> = view.own_hand().iter().copied().filter(|card| card.is_number()).collect();
    hand.sort_unstable();
    hand.dedup();
    hand.retain(|card| takes(&Taps { card: Some(*card), ..line.clone() }));
    let mut tapped: Vec<_> = line.tokens().collect();
    let mut centre = Vec::new();
    for (place, lying) in (0..=u8::MAX).zip(&view.centre).filter(|_| line.card.is_some()) {
        let token = token_of(lying);
        if let Some(used) = tapped.iter().position(|tap| *tap == token) {
            tapped.swap_remove(used);
        } else if line.with(token).is_some_and(|line| takes(&line)) {
            centre.push(place);
        }
    }
    let lies = || view.centre.iter().map(token_of);
    let others = view.own_hand().iter().filter(|card| card.is_number() && Some(**card) != line.card);
    let mut taken_by = |card: Card| {
        lies().any(|token| Taps { card: Some(card), ..line.clone() }.with(token).is_some_and(|line| takes(&line)))
    };
    let elsewhere = line.card.is_some() && line.taps.is_empty() && others.copied().any(&mut taken_by);
    Fitting { hand, centre, elsewhere }
}

impl Candidate {
    fn take_of(&self, pile: usize) -> Option<u8> {
        match self.places.get(pile) {
            Some(PileUse::Take(take)) => Some(*take),
            _ => None,
        }
    }

    fn staying_of(&self, pile: usize) -> Option<BuildReading> {
        let place = self.places.get(pile).filter(|place| **place == PileUse::Stays)?;
        let before = self.places[..pile].iter().filter(|other| *other == place).count();
        self.effect.builds.get(before).cloned()
    }

    fn into_choice(self, view: &View) -> Choice {
        let mut effect = self.effect;
        let bluff = effect.builds.iter().any(|build| build.bluff);
        let value = (self.kind == Kind::Build).then(|| effect.builds.pop()).flatten().map(|build| build.value);
        let count = |cards: &[Card]| u8::try_from(cards.len()).expect("a hand is small");
        let is_take = self.kind == Kind::Take;
        Choice {
            kind: self.kind,
            m: self.choice,
            value,
            bluff,
            cards: if is_take { effect.wins } else { count(&effect.discards) },
            points: (is_take && view.options.scoring).then(|| effect.score.iter().map(|line| line.points).sum()),
            score: effect.score,
            wild_builds: effect.builds,
            discards: effect.discards,
        }
    }
}
