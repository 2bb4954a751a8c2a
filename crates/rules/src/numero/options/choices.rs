//! What an option can be, where it is more than on or off.

use crate::text::choices;

choices!(
    /// §1.5
    Fractions { None = "none", Simple = "simple", All = "all" }
);
choices!(
    /// §2.2
    CentreStart { Two = "2", Players = "players" }
);
choices!(
    /// §2.3
    WildAtStart { Keep = "keep", Replace = "replace" }
);
choices!(
    /// §2.5
    FirstDealer { Random = "random", One = "1", Two = "2", Three = "3", Four = "4" }
);
choices!(
    /// §4.5
    InBetween { Any = "any", Whole = "whole" }
);
choices!(
    /// §6.9
    WildOnlyBuild { NeedsAnswer = "needs-answer", Forbidden = "forbidden", Free = "free" }
);
choices!(
    /// §7.4
    HandWithoutNumber { DiscardAll = "discard-all", Pass = "pass" }
);
choices!(
    /// §9.3
    PatienceRefill { CentreFirst = "centre-first", HandFirst = "hand-first" }
);
choices!(
    /// §10.3
    TakingCard { EveryTake = "every-take", FirstTake = "first-take", SingleTake = "single-take" }
);
choices!(
    /// §10.4
    DecimalOps { AsFraction = "as-fraction", Multiplication = "multiplication" }
);
choices!(
    /// §10.6
    WildColour { Neutral = "neutral", Printed = "printed", Spoils = "spoils" }
);
choices!(
    /// §10.9
    CentreAwardPoints { Off = "off", Cards = "cards", CardsAndPrinted = "cards-and-printed" }
);
choices!(
    /// §10.10
    MostCardsTie { Nobody = "nobody", Everybody = "everybody" }
);
choices!(
    /// §11.4
    ChallengeWindow { BeforeSecondTurn = "before-second-turn", Immediate = "immediate" }
);
choices!(
    /// §11.6
    ChallengeTest { ShowNow = "show-now", HeldThen = "held-then" }
);
