//! What a table can agree on, named as the rulebook names it.

use serde::{Deserialize, Serialize};

use super::pack::Pack;
use crate::options::{Allowed, BadOption, OptionSpec, TableOptions};
use crate::text::choices;

choices!(
    /// §3.4
    Order { LeftToRight = "left-to-right", DivisionFirst = "division-first" }
);
choices!(
    /// §3.6
    EqualsSign { EitherSide = "either-side", AtTheEnd = "at-the-end" }
);
choices!(
    /// §5.2
    SwopShort { EndsPlay = "ends-play", Refused = "refused" }
);
choices!(
    /// §5.5
    EjectVote { Majority = "majority", All = "all" }
);

/// What a table has agreed on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    pub pack: Pack,
    pub pot_limit: u8,
    pub connected: bool,
    pub order: Order,
    pub equals: EqualsSign,
    pub chains: bool,
    pub identity: bool,
    pub leading_zeros: bool,
    pub fractions: bool,
    pub smiley_both_ways: bool,
    pub check_done: bool,
    pub swop_short: SwopShort,
    pub eject_vote: EjectVote,
    pub open_grids: bool,
}

/// §2.3 No pot is larger.
pub const WHOLE_POT: u8 = 250;

/// §2.3
pub const QUICK_POT: u8 = 24;

impl Default for Options {
    fn default() -> Options {
        Options {
            pack: Pack::default_pack(),
            pot_limit: WHOLE_POT,
            connected: true,
            order: Order::default(),
            equals: EqualsSign::default(),
            chains: true,
            identity: false,
            leading_zeros: false,
            fractions: true,
            smiley_both_ways: true,
            check_done: true,
            swop_short: SwopShort::default(),
            eject_vote: EjectVote::default(),
            open_grids: false,
        }
    }
}

const ON_OFF: Allowed = Allowed::OneOf(&["on", "off"]);

const fn spec(name: &'static str, default: &'static str, allowed: Allowed, paragraph: &'static str) -> OptionSpec {
    OptionSpec { name, default, allowed, paragraph }
}

static SPECS: &[OptionSpec] = &[
    spec("pot-limit", "250", Allowed::Number { least: 0, most: WHOLE_POT }, "2.3"),
    spec("connected", "on", ON_OFF, "3.2"),
    spec("order", "left-to-right", Allowed::OneOf(Order::TEXTS), "3.4"),
    spec("fractions", "on", ON_OFF, "3.5"),
    spec("equals", "either-side", Allowed::OneOf(EqualsSign::TEXTS), "3.6"),
    spec("chains", "on", ON_OFF, "3.6"),
    spec("identity", "off", ON_OFF, "3.7"),
    spec("leading-zeros", "off", ON_OFF, "3.8"),
    spec("smiley-both-ways", "on", ON_OFF, "3.9"),
    spec("open-grids", "off", ON_OFF, "4.1"),
    spec("check-done", "on", ON_OFF, "4.4"),
    spec("swop-short", "ends-play", Allowed::OneOf(SwopShort::TEXTS), "5.2"),
    spec("eject-vote", "majority", Allowed::OneOf(EjectVote::TEXTS), "5.5"),
];

/// §2.3
static PRESETS: &[&str] = &["quick", "usual"];

impl TableOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn presets() -> &'static [&'static str] {
        PRESETS
    }

    fn preset(name: &str) -> Option<Options> {
        match name {
            "quick" => Some(Options { pot_limit: QUICK_POT, ..Options::default() }),
            "usual" => Some(Options::default()),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        let on_off = |on: bool| if on { "on" } else { "off" };
        let text = match name {
            "pot-limit" => return Some(self.pot_limit.to_string()),
            "connected" => on_off(self.connected),
            "order" => self.order.text(),
            "fractions" => on_off(self.fractions),
            "equals" => self.equals.text(),
            "chains" => on_off(self.chains),
            "identity" => on_off(self.identity),
            "leading-zeros" => on_off(self.leading_zeros),
            "smiley-both-ways" => on_off(self.smiley_both_ways),
            "open-grids" => on_off(self.open_grids),
            "check-done" => on_off(self.check_done),
            "swop-short" => self.swop_short.text(),
            "eject-vote" => self.eject_vote.text(),
            _ => return None,
        };
        Some(text.to_string())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        let spec = *Self::spec(name).ok_or_else(|| BadOption::Unknown { name: name.to_string() })?;
        let bad = || BadOption::Value { spec, value: value.to_string() };
        if !spec.allowed.allows(value) {
            return Err(bad());
        }
        let on = value == "on";
        match name {
            "pot-limit" => self.pot_limit = value.parse().map_err(|_| bad())?,
            "connected" => self.connected = on,
            "order" => self.order = Order::read(value).ok_or_else(bad)?,
            "fractions" => self.fractions = on,
            "equals" => self.equals = EqualsSign::read(value).ok_or_else(bad)?,
            "chains" => self.chains = on,
            "identity" => self.identity = on,
            "leading-zeros" => self.leading_zeros = on,
            "smiley-both-ways" => self.smiley_both_ways = on,
            "open-grids" => self.open_grids = on,
            "check-done" => self.check_done = on,
            "swop-short" => self.swop_short = SwopShort::read(value).ok_or_else(bad)?,
            "eject-vote" => self.eject_vote = EjectVote::read(value).ok_or_else(bad)?,
            _ => return Err(BadOption::Unknown { name: name.to_string() }),
        }
        Ok(())
    }
}
