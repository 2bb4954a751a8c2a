//! Why the rulebook refuses, one variant per sentence, with the numbers in it.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::sum::{BuildName, Sums};
use crate::game::Seat;
use crate::ratio::{Ratio, Trouble};

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
    /// §3.1 A wild card cannot do what only a number card does.
    WildIsNoNumber { card: Card },
    /// §3.1 A second number card would leave the hand.
    OneNumberCardOnly { card: Card },
    /// §3.4 A wild card would act on the number card, or after it.
    NumberCardIsLast { card: Card },
    /// §3.6 The card is there, and this turn has used it already.
    UsedTwice { card: Card },
    /// §3.6 The build is there, and this turn has used it already.
    BuildUsedTwice { name: BuildName, value: u8 },
    /// §3.2 Only where the table has agreed on it.
    MustTake { with: Card },
    /// §3.2 Only where the table has agreed on it.
    MustBuild { value: u8, with: Card },

    /// The hand does not hold this card (any more).
    NotInHand { card: Card },
    /// The centre does not hold this card (any more).
    NotInCentre { card: Card },
    /// There is no such build, or it is worth something else.
    NoSuchBuild { name: BuildName, value: u8 },
    /// §6.6 The card lies in a build.
    BreaksBuild { card: Card, name: BuildName, value: u8 },
    /// §7.5 There is nothing to take or to build on.
    CentreEmpty,

    /// §4.3 No exact root, or §4.7 too large.
    CannotWorkOut { pile: Ratio, card: Option<Card>, trouble: Trouble },
    /// §4.4 Only where the table has agreed on it.
    WildOnCombination { card: Card },
    /// §4.5 Only where the table has agreed on it.
    NotWholeBetween { value: Ratio },
    /// §4.6 Only where the table has agreed on it.
    ZeroPile { sum: Box<Sums> },
    /// §6.8 Only where the table has agreed on it.
    WildOnBuild { card: Card },

    /// §5.1 The sum is not worth what the card is.
    TakeMisses { sum: Box<Sums>, value: Ratio, with: Card },

    /// §6.1 There is nothing that the card is added to.
    NothingToBuildOn { card: Card },
    /// §6.2 The sum is not what was announced.
    WrongAnnouncement { announced: u8, sum: Box<Sums>, value: Ratio },
    /// §6.2 No number card of the table has this value.
    NoSuchNumber { sum: Box<Sums>, value: Ratio },
    /// §6.3 Golden Rule 2.
    NoAnswer { value: u8 },
    /// §11.2 No card stays in the hand, so there is nothing that could be the answer.
    NothingToShow { value: u8 },
    /// §6.9 Only where the table has agreed on it.
    WildOnlyBuildForbidden { value: u8 },
    /// §6.9 No wild card of the hand is in it.
    NoWildFromHand { value: u8 },

    /// §7.3, §7.4 All cards are wild cards and have to be discarded.
    OnlyWildCards { cards: u8 },
    /// §7.4 All cards are wild cards and the table lets such a hand pass.
    MustPass,
    /// §7.3, §7.4 There is a number card to play.
    HasNumberCard { card: Card },
    /// §3.1 There is no passing.
    NoPassing,

    /// §8.2 The last player may only take or stop.
    OnlyTakeNow,
    /// §9.2 Patience has takes only, and §9.4 its end.
    OnlyTakeInPatience,
    /// §9.2 Patience has no builds.
    NoBuildInPatience,
    /// §9.2 Patience has no discards.
    NoDiscardInPatience,
    /// §8.2, §9.4 Stopping belongs to the end.
    NotTheEnd,

    /// §11.1 Only where bluffs are possible.
    NoChallenges,
    /// §11.3 Only others challenge a build.
    OwnBuild { name: BuildName, value: u8 },
    // Also where it has been challenged, has come back (§11.7) or needs no answer (§6.9).
    /// §11.4 The second turn since the build has begun.
    TooLateToChallenge { name: BuildName, value: u8 },
}
