//! The value and legality of a draft, judged from the mover's view alone.

use serde::{Deserialize, Serialize};

use reckon_rules::numero::BadPosition;
use reckon_rules::numero::Mover;
use reckon_rules::numero::Uses;
use reckon_rules::numero::card::Card;
use reckon_rules::numero::illegal::Illegal;
use reckon_rules::numero::moves::{Move, Number, Play};
use reckon_rules::numero::options::WildOnlyBuild;
use reckon_rules::numero::score::ScoreLine;
use reckon_rules::numero::sum::{Step, Sums};
use reckon_rules::numero::view::View;
use reckon_rules::numero::worlds::imagined::Imagined;
use reckon_rules::ratio::Ratio;

/// A complete or half-composed move, evaluated for the player composing it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reading {
    /// The sums in the order of the move.
    pub sums: Vec<SumReading>,
    /// The effect of sending it, or the reason it would be refused.
    pub verdict: Result<Effect, Illegal>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SumReading {
    pub sum: Sums,
    pub steps: Vec<Step>,
    /// `None` if it cannot be worked out.
    pub value: Option<Ratio>,
    pub stays: bool,
}

/// Effect of a legal move.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Effect {
    /// Number of cards that go to the win stack.
    pub wins: u8,
    pub builds: Vec<BuildReading>,
    pub discards: Vec<Card>,
    /// Cards that leave the hand.
    pub plays: Vec<Card>,
    /// §10 Points scored, if the table plays for points.
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
    /// §11.1 There is no answer, and there should be.
    pub bluff: bool,
}

/// Judges a draft from its player's view. Agrees with `play` on every complete move.
///
/// Fails if the view is a hand-written position that cannot occur.
pub fn read(view: &View, draft: &Move) -> Result<Reading, BadPosition> {
    let judge = Judge::of(view)?;
    Ok(Reading { sums: sums_of(draft), verdict: judge.verdict(draft) })
}

/// A view completed into a game once, so that many drafts can be judged by it.
pub(super) struct Judge<'a> {
    view: &'a View,
    game: Imagined,
}

impl<'a> Judge<'a> {
    pub fn of(view: &'a View) -> Result<Judge<'a>, BadPosition> {
        Ok(Judge { view, game: Imagined::of(view)? })
    }

    /// Judges as if it were the player's turn, for turns prepared while others play.
    pub fn in_own_turn(self) -> Judge<'a> {
        Judge { game: self.game.in_own_turn(), ..self }
    }

    pub fn verdict(&self, draft: &Move) -> Result<Effect, Illegal> {
        let mover = self.game.mover();
        if !matches!(draft, Move::Challenge { .. }) {
            mover.may_act()?;
        }
        match draft {
            Move::Turn(play) => mover.check_turn(play).map(|uses| self.effect(&mover, play, &uses)),
            Move::DiscardAll => mover.check_discard_all().map(|()| Effect {
                discards: mover.hand.to_vec(),
                plays: mover.hand.to_vec(),
                ..Effect::default()
            }),
            Move::Pass => mover.check_pass().map(|()| Effect::default()),
            Move::Stop => mover.check_stop().map(|()| Effect::default()),
            Move::Challenge { name, value } => mover.check_challenge(*name, *value).map(|_| Effect::default()),
        }
    }

    fn effect(&self, mover: &Mover<'_>, play: &Play, uses: &Uses) -> Effect {
        let kept = |place: usize| uses.hand & 1 << place == 0;
        let hand = || mover.hand.iter().enumerate();
        let free = self.view.options.wild_only_build == WildOnlyBuild::Free;
        let build = |value: u8, claims: bool| {
            let answer = mover.answer(value, uses.hand);
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
            mover.score_turn(play, uses, |line| score.push(line));
        }
        let wins = mover.cards_won(uses);
        Effect {
            wins: u8::try_from(wins).expect("no pack has more than 255 cards"),
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
    let reading = |sum: reckon_rules::numero::sum::Sum<'_>, stays| SumReading {
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
    /// §6.1 Adds the number card of a build as its last step.
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
