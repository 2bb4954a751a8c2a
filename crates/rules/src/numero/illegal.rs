//! Reasons for a refusal, one variant per sentence of the rulebook, with its numbers.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::sum::{BuildName, Sums};
use crate::game::{Refusal, Seat};
use crate::ratio::{ArithmeticError, Ratio};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Illegal {
    /// The game has ended.
    Over,
    /// It is another seat's turn.
    NotYourTurn { turn: Seat },

    /// §3.1 A turn needs its number card.
    NoNumberCard,
    /// §3.1 A wild card cannot do what only a number card can.
    WildIsNoNumber { card: Card },
    /// §3.1 A second number card would leave the hand.
    OneNumberCardOnly { card: Card },
    /// §3.4 A wild card would act on the number card, or after it.
    NumberCardIsLast { card: Card },
    /// §3.6 The card is there, but this turn has already used it.
    UsedTwice { card: Card },
    /// §3.6 The build is there, but this turn has already used it.
    BuildUsedTwice { name: BuildName, value: u8 },
    /// §3.2 Only if the table's options say so.
    MustTake { with: Card },
    /// §3.2 Only if the table's options say so.
    MustBuild { value: u8, with: Card },

    /// The hand does not hold this card (any more).
    NotInHand { card: Card },
    /// The centre does not hold this card (any more).
    NotInCentre { card: Card },
    /// There is no such build, or it is worth something else.
    NoSuchBuild { name: BuildName, value: u8 },
    /// §6.6 The card is part of a build.
    BreaksBuild { card: Card, name: BuildName, value: u8 },
    /// §7.5 There is nothing to take or build on.
    CentreEmpty,

    /// §4.3 No exact root, or §4.7 too large.
    CannotWorkOut { pile: Ratio, card: Option<Card>, trouble: ArithmeticError },
    /// §4.4 Only if the table's options say so.
    WildOnCombination { card: Card },
    /// §4.5 Only if the table's options say so.
    NotWholeBetween { value: Ratio },
    /// §4.6 Only if the table's options say so.
    ZeroPile { sum: Box<Sums> },
    /// §6.8 Only if the table's options say so.
    WildOnBuild { card: Card },

    /// §5.1 The sum does not equal the card.
    TakeMisses { sum: Box<Sums>, value: Ratio, with: Card },

    /// §6.1 There is nothing to add the card to.
    NothingToBuildOn { card: Card },
    /// §6.2 The sum differs from the announced value.
    WrongAnnouncement { announced: u8, sum: Box<Sums>, value: Ratio },
    /// §6.2 No number card in play has this value.
    NoSuchNumber { sum: Box<Sums>, value: Ratio },
    /// §6.3 Golden Rule 2.
    NoAnswer { value: u8 },
    /// §11.2 No card is left in the hand, so nothing could be the answer.
    NothingToShow { value: u8 },
    /// §6.9 Only if the table's options say so.
    WildOnlyBuildForbidden { value: u8 },
    /// §6.9 It contains no wild card from the hand.
    NoWildFromHand { value: u8 },

    /// §7.3, §7.4 All cards are wild cards and must be discarded.
    OnlyWildCards { cards: u8 },
    /// §7.4 All cards are wild cards, and at this table such a hand passes.
    MustPass,
    /// §7.3, §7.4 There is a number card to play.
    HasNumberCard { card: Card },
    /// §3.1 There is no passing.
    NoPassing,

    /// §8.2 The last player may only take or stop.
    OnlyTakeNow,
    /// §9.2 Patience has only takes and §9.4 stopping.
    OnlyTakeInPatience,
    /// §9.2 Patience has no builds.
    NoBuildInPatience,
    /// §9.2 Patience has no discards.
    NoDiscardInPatience,
    /// §8.2, §9.4 Stopping is only for the end.
    NotTheEnd,

    /// §11.1 Without bluffs, no challenges.
    NoChallenges,
    /// §11.3 Builders cannot challenge themselves.
    OwnBuild { name: BuildName, value: u8 },
    // Also if it has been challenged, has come back (§11.7) or needs no answer (§6.9).
    /// §11.4 The second turn since the build has begun.
    TooLateToChallenge { name: BuildName, value: u8 },
}

impl Refusal for Illegal {
    // Written out, not derived from the names: renaming a variant must not change what programs compare.
    fn code(&self) -> &'static str {
        match self {
            Illegal::Over => "over",
            Illegal::NotYourTurn { .. } => "not-your-turn",
            Illegal::NoNumberCard => "no-number-card",
            Illegal::WildIsNoNumber { .. } => "wild-is-no-number",
            Illegal::OneNumberCardOnly { .. } => "one-number-card-only",
            Illegal::NumberCardIsLast { .. } => "number-card-is-last",
            Illegal::UsedTwice { .. } => "used-twice",
            Illegal::BuildUsedTwice { .. } => "build-used-twice",
            Illegal::MustTake { .. } => "must-take",
            Illegal::MustBuild { .. } => "must-build",
            Illegal::NotInHand { .. } => "not-in-hand",
            Illegal::NotInCentre { .. } => "not-in-centre",
            Illegal::NoSuchBuild { .. } => "no-such-build",
            Illegal::BreaksBuild { .. } => "breaks-build",
            Illegal::CentreEmpty => "centre-empty",
            Illegal::CannotWorkOut { .. } => "cannot-work-out",
            Illegal::WildOnCombination { .. } => "wild-on-combination",
            Illegal::NotWholeBetween { .. } => "not-whole-between",
            Illegal::ZeroPile { .. } => "zero-pile",
            Illegal::WildOnBuild { .. } => "wild-on-build",
            Illegal::TakeMisses { .. } => "take-misses",
            Illegal::NothingToBuildOn { .. } => "nothing-to-build-on",
            Illegal::WrongAnnouncement { .. } => "wrong-announcement",
            Illegal::NoSuchNumber { .. } => "no-such-number",
            Illegal::NoAnswer { .. } => "no-answer",
            Illegal::NothingToShow { .. } => "nothing-to-show",
            Illegal::WildOnlyBuildForbidden { .. } => "wild-only-build-forbidden",
            Illegal::NoWildFromHand { .. } => "no-wild-from-hand",
            Illegal::OnlyWildCards { .. } => "only-wild-cards",
            Illegal::MustPass => "must-pass",
            Illegal::HasNumberCard { .. } => "has-number-card",
            Illegal::NoPassing => "no-passing",
            Illegal::OnlyTakeNow => "only-take-now",
            Illegal::OnlyTakeInPatience => "only-take-in-patience",
            Illegal::NoBuildInPatience => "no-build-in-patience",
            Illegal::NoDiscardInPatience => "no-discard-in-patience",
            Illegal::NotTheEnd => "not-the-end",
            Illegal::NoChallenges => "no-challenges",
            Illegal::OwnBuild { .. } => "own-build",
            Illegal::TooLateToChallenge { .. } => "too-late-to-challenge",
        }
    }
}
