//! Options of a table, named as the rulebook names them.

use serde::{Deserialize, Serialize};

use super::text::pack::Pack;
use crate::options::{choices, table_options};

choices! {
    /// §3.4
    Order { LeftToRight = "left-to-right", DivisionFirst = "division-first" }
    /// §3.6
    EqualsSign { EitherSide = "either-side", AtTheEnd = "at-the-end" }
    /// §5.2
    SwopShort { EndsPlay = "ends-play", Refused = "refused" }
    /// §5.7
    WhoChecks { Program = "program", Players = "players" }
    /// §5.5
    EjectVote { Majority = "majority", All = "all" }
}

/// §2.3 Upper bound on the size of a pot.
pub const WHOLE_POT: u8 = 250;

/// §2.3
pub const QUICK_POT: u8 = 24;

table_options! {
    /// The options that a table has agreed on.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Options {
        pack: Pack = Pack::default_pack();
        pot_limit: u8 = WHOLE_POT => "pot-limit" in 0..=WHOLE_POT, "2.3";
        connected: bool = true => "connected", "3.2";
        order: Order = Order::LeftToRight => "order", "3.4";
        equals: EqualsSign = EqualsSign::EitherSide => "equals", "3.6";
        chains: bool = true => "chains", "3.6";
        identity: bool = false => "identity", "3.7";
        leading_zeros: bool = false => "leading-zeros", "3.8";
        fractions: bool = true => "fractions", "3.5";
        smiley_both_ways: bool = true => "smiley-both-ways", "3.9";
        check_done: bool = true => "check-done", "4.4";
        swop_short: SwopShort = SwopShort::EndsPlay => "swop-short", "5.2";
        eject_vote: EjectVote = EjectVote::Majority => "eject-vote", "5.5";
        who_checks: WhoChecks = WhoChecks::Program => "who-checks", "5.7";
        open_grids: bool = false => "open-grids", "4.1";
    }

    // §2.3
    presets {
        "quick" => Options { pot_limit: QUICK_POT, ..Options::default() },
        "usual" => Options::default(),
    }
}
