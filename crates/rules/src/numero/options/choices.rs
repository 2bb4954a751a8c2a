//! Values of the options that are more than on or off.

use crate::options::choices;

choices! {
    /// §1.5
    Fractions { None = "none", Simple = "simple", All = "all" }
    /// §2.2
    CentreStart { Two = "2", Players = "players" }
    /// §2.3
    WildAtStart { Keep = "keep", Replace = "replace" }
    /// §2.5
    FirstDealer { Random = "random", One = "1", Two = "2", Three = "3", Four = "4" }
    /// §4.5
    InBetween { Any = "any", Whole = "whole" }
    /// §6.9
    WildOnlyBuild { NeedsAnswer = "needs-answer", Forbidden = "forbidden", Free = "free" }
    /// §7.4
    HandWithoutNumber { DiscardAll = "discard-all", Pass = "pass" }
    /// §9.3
    PatienceRefill { CentreFirst = "centre-first", HandFirst = "hand-first" }
    /// §10.3
    TakingCard { EveryTake = "every-take", FirstTake = "first-take", SingleTake = "single-take" }
    /// §10.4
    DecimalOps { AsFraction = "as-fraction", Multiplication = "multiplication" }
    /// §10.6
    WildColour { Neutral = "neutral", Printed = "printed", Spoils = "spoils" }
    /// §10.9
    CentreAwardPoints { Off = "off", Cards = "cards", CardsAndPrinted = "cards-and-printed" }
    /// §10.10
    MostCardsTie { Nobody = "nobody", Everybody = "everybody" }
    /// §11.4
    ChallengeWindow { BeforeSecondTurn = "before-second-turn", Immediate = "immediate" }
    /// §11.6
    ChallengeTest { ShowNow = "show-now", HeldThen = "held-then" }
}
