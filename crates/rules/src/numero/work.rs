//! The work line: what a player has tapped, what it means, and what can be done with it.
//!
//! Six rules, of which the first three are in `piles.rs`:
//! 1. A number or a build of the centre begins a pile; piles are added.
//! 2. A wild card goes onto the pile touched last, or waits for the next one.
//! 3. `=`, the total, makes one pile of everything so far.
//! 4. The number card of the hand is chosen at any moment; the piles are split into takes anew with
//!    every tap (`split.rs`).
//! 5. What goes is a choice, the best first (`candidates.rs`); else it is said why nothing goes.
//! 6. A pile that a wild card of the hand has changed and nobody takes stays as a build.
//!
//! ```text
//! 9b: 10r -2 5b -4        take 10b: 10r 6g 4o        5r 3b = [x2] 10#4        -2 ; 8r        7g:
//! ```
//! Nothing is judged here: each choice was found legal by the rules themselves.

mod candidates;
mod line;
mod piles;
mod split;

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::illegal::Illegal;
use super::imagine::BadPosition;
use super::loose::{NotUnderstood, token_of};
use super::moves::Move;
use super::reading::{BuildReading, Judge};
use super::score::ScoreLine;
use super::view::View;
use crate::ratio::Ratio;

use candidates::{Candidate, Desk};
pub use line::{Line, Tap, Verb};
use piles::Piles;
use split::{Place, Steps};

/// What was tapped, as the rules understand it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// The card to play.
    pub card: Option<Card>,
    pub piles: Vec<WorkPile>,
    /// The taps of wild cards that are on no pile.
    pub waiting: Vec<u8>,
    /// What all piles are worth together; `None` where there are none or it cannot be worked out.
    pub total: Option<Ratio>,
    /// What could be sent, the best first.
    pub choices: Vec<Choice>,
    pub fitting: Fitting,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorkPile {
    /// The places of its taps in the line, from 0; `=` counts as a tap.
    pub taps: Vec<u8>,
    /// `None` where it cannot be worked out.
    pub value: Option<Ratio>,
    /// To which take of the first choice it belongs, from 0.
    pub take: Option<u8>,
    /// It would stay as this build with the first choice.
    pub stays: Option<BuildReading>,
}

/// A move that could be sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    pub kind: Kind,
    pub m: Move,
    /// What a build is worth.
    pub value: Option<u8>,
    /// §11.1 An answer is missing.
    pub bluff: bool,
    /// Cards that a take wins, or that are discarded.
    pub cards: u8,
    /// §10 What a take brings, where they play for points.
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

/// What would fit to what was tapped.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fitting {
    /// Number cards of the hand that could take the piles.
    pub hand: Vec<Card>,
    /// Places in the centre of the view, from 0: one tap there completes a take with the chosen card.
    pub centre: Vec<u8>,
}

/// A work line as it was understood, and why nothing can be done with it.
#[derive(Clone, PartialEq, Debug)]
pub struct Worked {
    pub work: Work,
    /// `None` where there is a choice.
    pub why_not: Option<WhyNot>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum WhyNot {
    Illegal(Illegal),
    /// There is not even a move that could be refused.
    NoMove(NotUnderstood),
}

/// Understands what was tapped by what its player sees; in another's turn as if it were the own.
///
/// The position itself may be impossible when somebody wrote it down.
pub fn work(view: &View, line: &Line) -> Result<Worked, BadPosition> {
    let judge = Judge::of(view)?.in_own_turn();
    let desk = Desk::new(&judge, view, line);
    let found = desk.choices(&mut Steps::new());
    let why_not = found.is_empty().then(|| match desk.fallback() {
        Ok(choice) => judge.verdict(&choice).err().map(WhyNot::Illegal),
        Err(no_move) => Some(WhyNot::NoMove(no_move)),
    });
    let best = found.first();
    let piles = desk.piles.piles.iter().enumerate().map(|(number, pile)| WorkPile {
        taps: pile.taps.clone(),
        value: pile.value,
        take: best.and_then(|best| best.take_of(number)),
        stays: best.and_then(|best| best.staying_of(number)),
    });
    let work = Work {
        card: line.card,
        piles: piles.collect(),
        waiting: desk.piles.waiting.clone(),
        total: desk.piles.total(),
        fitting: fitting(&judge, view, line),
        choices: found.into_iter().map(|found| found.into_choice(view)).collect(),
    };
    Ok(Worked { work, why_not: why_not.flatten() })
}

/// The move that the pressed button sends: the best one of its kind, and where none is legal the one
/// whose refusal says why.
pub fn composed(view: &View, line: &Line) -> Result<Move, NotUnderstood> {
    // A view that cannot be is judged later, when the move is played.
    let judge = Judge::of(view).ok().map(Judge::in_own_turn);
    let legal =
        judge.as_ref().and_then(|judge| Desk::new(judge, view, line).choices(&mut Steps::new()).into_iter().next());
    match legal {
        Some(found) => Ok(found.choice),
        None => candidates::fallback(view, line, &Piles::of(line)),
    }
}

/// §5.1 One tap or one card further.
fn fitting(judge: &Judge<'_>, view: &View, line: &Line) -> Fitting {
    let mut steps = Steps::new();
    let mut takes = |line: &Line| Desk::new(judge, view, line).take(&mut steps).is_some();
    let mut hand: Vec<Card> = view.own_hand().iter().copied().filter(|card| card.is_number()).collect();
    hand.sort_unstable();
    hand.dedup();
    hand.retain(|card| takes(&Line { card: Some(*card), ..line.clone() }));
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
    Fitting { hand, centre }
}

impl Candidate {
    fn take_of(&self, pile: usize) -> Option<u8> {
        match self.places.get(pile) {
            Some(Place::Take(take)) => Some(*take),
            _ => None,
        }
    }

    fn staying_of(&self, pile: usize) -> Option<BuildReading> {
        let place = self.places.get(pile).filter(|place| **place == Place::Stays)?;
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
