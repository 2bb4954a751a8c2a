//! What a draft is worth and whether it could be sent, judged by the mover's view alone.

use serde::{Deserialize, Serialize};

use super::Numero;
use super::card::Card;
use super::illegal::Illegal;
use super::imagine::{BadPosition, imagine};
use super::moves::{Move, Number, Play};
use super::options::WildOnlyBuild;
use super::score::ScoreLine;
use super::sight::{Checked, Sight};
use super::sum::{Step, Sums};
use super::view::View;
use crate::game::{Seat, Viewer};
use crate::ratio::Ratio;
use crate::shuffle::Shuffle;

/// A move or a half-composed one, read for the player who composes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// The sums in the order of the move.
    pub sums: Vec<SumReading>,
    /// What sending it would do, or why it would be refused.
    pub verdict: Result<Effect, Illegal>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SumReading {
    pub sum: Sums,
    pub steps: Vec<Step>,
    /// `None` where it cannot be worked out.
    pub value: Option<Ratio>,
    pub stays: bool,
}

/// What a legal move does.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Cards that go to the win stack.
    pub wins: u8,
    pub builds: Vec<BuildReading>,
    pub discards: Vec<Card>,
    /// Cards that leave the hand.
    pub plays: Vec<Card>,
    /// §10 The points it brings, where the table plays for points.
    pub score: Vec<ScoreLine>,
}

/// A build that a move would make.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildReading {
    pub value: u8,
    /// The answer that stays in the hand.
    pub answer: Option<Card>,
    /// §11.1 There is none, and there should be.
    pub bluff: bool,
}

/// Judges a draft by what its player sees. Agrees with `play` on every whole move.
///
/// The position itself may be impossible when somebody wrote it down.
pub fn read(view: &View, draft: &Move) -> Result<Reading, BadPosition> {
    let judge = Judge::of(view)?;
    Ok(Reading { sums: sums_of(draft), verdict: judge.verdict(draft) })
}

/// A view that has been made whole once, to judge many drafts by it.
pub(super) struct Judge<'a> {
    view: &'a View,
    game: Numero,
    seat: Seat,
}

impl<'a> Judge<'a> {
    pub fn of(view: &'a View) -> Result<Judge<'a>, BadPosition> {
        let seat = match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Watcher => return Err(BadPosition::NoSuchSeat { seat: view.turn }),
        };
        // The secrets of this game are made up, and a judgement never looks at them.
        let game = imagine(view, &mut Shuffle::from_number(0))?;
        Ok(Judge { view, game, seat })
    }

    /// Whoever prepares a turn while others play has it judged as if it were their turn.
    pub fn in_own_turn(mut self) -> Judge<'a> {
        self.game.turn = self.seat;
        self
    }

    pub fn verdict(&self, draft: &Move) -> Result<Effect, Illegal> {
        let sight = self.game.sight(self.seat);
        if !matches!(draft, Move::Challenge { .. }) {
            sight.may_act()?;
        }
        match draft {
            Move::Turn(play) => sight.check_turn(play).map(|checked| self.effect(&sight, play, &checked)),
            Move::DiscardAll => sight.check_discard_all().map(|()| Effect {
                discards: sight.hand.to_vec(),
                plays: sight.hand.to_vec(),
                ..Effect::default()
            }),
            Move::Pass => sight.check_pass().map(|()| Effect::default()),
            Move::Stop => sight.check_stop().map(|()| Effect::default()),
            Move::Challenge { name, value } => sight.check_challenge(*name, *value).map(|()| Effect::default()),
        }
    }

    fn effect(&self, sight: &Sight<'_>, play: &Play, checked: &Checked) -> Effect {
        let kept = |place: usize| checked.hand_used & 1 << place == 0;
        let hand = || sight.hand.iter().enumerate();
        let free = self.view.options.wild_only_build == WildOnlyBuild::Free;
        let build = |value: u8, claims: bool| {
            let answer = sight.answer(value, checked.hand_used);
            BuildReading { value, answer, bluff: claims && answer.is_none() }
        };
        let mut builds: Vec<_> = play.wild_builds().map(|(value, _)| build(value, !free)).collect();
        let mut discards = play.discarded().to_vec();
        match play.number() {
            Number::Build { value, .. } => builds.push(build(value, true)),
            Number::Discard { card } => discards.push(card),
            Number::Take { .. } | Number::NotYet => {}
        }
        let mut score = Vec::new();
        if self.view.options.scoring {
            sight.score_turn(play, checked, |line| score.push(line));
        }
        let wins = self.game.centre.cards_at(checked.won).count() + checked.hand_won.count_ones() as usize;
        Effect {
            wins: u8::try_from(wins).expect("no pack is larger"),
            builds,
            discards,
            plays: hand().filter(|(place, _)| !kept(*place)).map(|(_, card)| *card).collect(),
            score,
        }
    }
}

fn sums_of(draft: &Move) -> Vec<SumReading> {
    let Move::Turn(play) = draft else {
        return Vec::new();
    };
    let reading = |sum: super::sum::Sum<'_>, stays| SumReading {
        sum: sum.to_sums(),
        steps: sum.steps(),
        value: sum.value().ok(),
        stays,
    };
    let mut sums: Vec<SumReading> = play.wild_builds().map(|(_, sum)| reading(sum, true)).collect();
    for sum in play.number_sums() {
        let mut read = reading(sum, matches!(play.number(), Number::Build { .. }));
        if let Number::Build { with, .. } = play.number() {
            read.add_card(with);
        }
        sums.push(read);
    }
    sums
}

impl SumReading {
    /// §6.1 The number card of a build is its last step.
    fn add_card(&mut self, with: Card) {
        let right = with.value().map(|value| Ratio::whole(i32::from(value)));
        let added = self.value.zip(right).and_then(|(left, right)| {
            let result = left.plus(right).ok()?;
            Some(Step::Add { left, right, result })
        });
        if let Some(step) = added {
            self.value = Some(step.result());
            self.steps.push(step);
        }
    }
}
