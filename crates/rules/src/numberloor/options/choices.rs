//! Values of the options that have named choices instead of on and off.

use crate::options::choices;

choices! {
    /// §1.5
    Version { Advanced = "advanced", Intermediate = "intermediate", Beginners = "beginners" }
    /// §2.5 The seat of the youngest player.
    Youngest { One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Random = "random" }
    /// §4.7
    SkipAgain { PlayedTurn = "played-turn", LaidOnly = "laid-only", EveryTurn = "every-turn" }
    /// §7.3, §7.6
    NightCards { AnyMoment = "any-moment", BetweenTurns = "between-turns", NoHurry = "no-hurry" }
}

impl NightCards {
    /// §7.3, §7.6 Returns whether a turn can be interrupted, before or after it has begun.
    #[inline]
    pub fn interrupts(self, turn_has_begun: bool) -> bool {
        match self {
            NightCards::AnyMoment => true,
            NightCards::BetweenTurns => !turn_has_begun,
            NightCards::NoHurry => false,
        }
    }
}
