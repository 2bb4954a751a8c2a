//! The options of a NUMERO table. Each names the paragraph of the rulebook it changes.

mod choices;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{Card, Family, HIGHEST_NUMBER};
use super::pack::{Pack, Printed};
use crate::options::{Allowed, BadOption, OptionSpec, TableOptions};

pub use choices::{
    CentreAwardPoints, CentreStart, ChallengeTest, ChallengeWindow, DecimalOps, FirstDealer, Fractions,
    HandWithoutNumber, InBetween, MostCardsTie, PatienceRefill, TakingCard, WildAtStart, WildColour, WildOnlyBuild,
};

/// What a table has agreed on. `Default` is the publisher's first game: number cards 1–15.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    pub pack: Pack,
    pub highest_number: u8,
    pub subtraction: bool,
    pub multiplication: bool,
    pub division: bool,
    pub fractions: Fractions,
    pub powers_and_roots: bool,
    pub centre_start: CentreStart,
    pub wild_at_start: WildAtStart,
    pub first_dealer: FirstDealer,
    pub must_take: bool,
    pub wild_on_combination: bool,
    pub in_between_values: InBetween,
    pub zero_piles: bool,
    pub show_answer: bool,
    pub wild_on_build: bool,
    pub wild_only_build: WildOnlyBuild,
    pub hand_without_number: HandWithoutNumber,
    pub show_counts: bool,
    pub patience_refill: PatienceRefill,
    pub scoring: bool,
    pub taking_card: TakingCard,
    pub decimal_ops: DecimalOps,
    pub ops_in_builds: bool,
    pub wild_colour: WildColour,
    pub centre_award_points: CentreAwardPoints,
    pub most_cards_tie: MostCardsTie,
    pub bluff_builds: bool,
    pub challenge_window: ChallengeWindow,
    pub challenge_test: ChallengeTest,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            pack: Pack::default_pack(),
            highest_number: 15,
            subtraction: false,
            multiplication: false,
            division: false,
            fractions: Fractions::None,
            powers_and_roots: false,
            centre_start: CentreStart::default(),
            wild_at_start: WildAtStart::default(),
            first_dealer: FirstDealer::default(),
            must_take: false,
            wild_on_combination: true,
            in_between_values: InBetween::default(),
            zero_piles: true,
            show_answer: false,
            wild_on_build: true,
            wild_only_build: WildOnlyBuild::default(),
            hand_without_number: HandWithoutNumber::default(),
            show_counts: true,
            patience_refill: PatienceRefill::default(),
            scoring: false,
            taking_card: TakingCard::default(),
            decimal_ops: DecimalOps::default(),
            ops_in_builds: true,
            wild_colour: WildColour::default(),
            centre_award_points: CentreAwardPoints::default(),
            most_cards_tie: MostCardsTie::default(),
            bluff_builds: true,
            challenge_window: ChallengeWindow::default(),
            challenge_test: ChallengeTest::default(),
        }
    }
}

impl Options {
    /// §1.5 Whether the table plays with this card of its pack.
    pub fn selects(&self, card: Card) -> bool {
        match card.family() {
            Family::Number => card.value().is_some_and(|value| value <= self.highest_number),
            Family::Subtraction => self.subtraction,
            Family::Multiplication => self.multiplication,
            Family::Division => self.division,
            Family::SimpleFraction => self.fractions != Fractions::None,
            Family::OtherFraction => self.fractions == Fractions::All,
            Family::PowerOrRoot => self.powers_and_roots,
        }
    }

    /// §1.5 The same table with every wild card of its pack.
    pub fn with_all_wild_cards(self) -> Options {
        Options {
            subtraction: true,
            multiplication: true,
            division: true,
            fractions: Fractions::All,
            powers_and_roots: true,
            ..self
        }
    }

    /// §8.6 Whether everybody may see who has won how many cards; a score sheet tells it anyway.
    pub fn shows_counts(&self) -> bool {
        self.show_counts || self.scoring
    }

    /// §11.1 Whether a build without its answer is accepted, and may be challenged.
    pub fn bluffs(&self) -> bool {
        self.scoring && self.bluff_builds && !self.show_answer
    }

    /// §1.5 The cards that the table plays with.
    pub fn selected(&self) -> Vec<Printed> {
        self.pack.select(|card| self.selects(card))
    }
}

const ON_OFF: Allowed = Allowed::OneOf(&["on", "off"]);

const fn spec(name: &'static str, default: &'static str, allowed: Allowed, paragraph: &'static str) -> OptionSpec {
    OptionSpec { name, default, allowed, paragraph }
}

static SPECS: &[OptionSpec] = &[
    spec("highest-number", "15", Allowed::Number { least: 1, most: HIGHEST_NUMBER }, "1.5"),
    spec("subtraction", "off", ON_OFF, "1.5"),
    spec("multiplication", "off", ON_OFF, "1.5"),
    spec("division", "off", ON_OFF, "1.5"),
    spec("fractions", "none", Allowed::OneOf(Fractions::TEXTS), "1.5"),
    spec("powers-and-roots", "off", ON_OFF, "1.5"),
    spec("centre-start", "2", Allowed::OneOf(CentreStart::TEXTS), "2.2"),
    spec("wild-at-start", "keep", Allowed::OneOf(WildAtStart::TEXTS), "2.3"),
    spec("first-dealer", "random", Allowed::OneOf(FirstDealer::TEXTS), "2.5"),
    spec("must-take", "off", ON_OFF, "3.2"),
    spec("wild-on-combination", "on", ON_OFF, "4.4"),
    spec("in-between-values", "any", Allowed::OneOf(InBetween::TEXTS), "4.5"),
    spec("zero-piles", "on", ON_OFF, "4.6"),
    spec("show-answer", "off", ON_OFF, "6.4"),
    spec("wild-on-build", "on", ON_OFF, "6.8"),
    spec("wild-only-build", "needs-answer", Allowed::OneOf(WildOnlyBuild::TEXTS), "6.9"),
    spec("hand-without-number", "discard-all", Allowed::OneOf(HandWithoutNumber::TEXTS), "7.4"),
    spec("show-counts", "on", ON_OFF, "8.6"),
    spec("patience-refill", "centre-first", Allowed::OneOf(PatienceRefill::TEXTS), "9.3"),
    spec("scoring", "off", ON_OFF, "10.1"),
    spec("taking-card-counts", "every-take", Allowed::OneOf(TakingCard::TEXTS), "10.3"),
    spec("decimal-ops", "as-fraction", Allowed::OneOf(DecimalOps::TEXTS), "10.4"),
    spec("ops-in-builds", "on", ON_OFF, "10.5"),
    spec("wild-colour", "neutral", Allowed::OneOf(WildColour::TEXTS), "10.6"),
    spec("centre-award-points", "off", Allowed::OneOf(CentreAwardPoints::TEXTS), "10.9"),
    spec("most-cards-tie", "nobody", Allowed::OneOf(MostCardsTie::TEXTS), "10.10"),
    spec("bluff-builds", "on", ON_OFF, "11.1"),
    spec("challenge-window", "before-second-turn", Allowed::OneOf(ChallengeWindow::TEXTS), "11.4"),
    spec("challenge-test", "show-now", Allowed::OneOf(ChallengeTest::TEXTS), "11.6"),
];

/// §1.5 The ladder: each level adds to the one before.
static PRESETS: &[&str] = &[
    "1-5",
    "1-10",
    "1-15",
    "subtraction",
    "multiplication-division",
    "simple-fractions",
    "all-fractions",
    "powers-and-roots",
    "scoring",
];

impl TableOptions for Options {
    fn specs() -> &'static [OptionSpec] {
        SPECS
    }

    fn presets() -> &'static [&'static str] {
        PRESETS
    }

    fn preset(name: &str) -> Option<Options> {
        let rung = PRESETS.iter().position(|preset| *preset == name)?;
        Some(Options {
            highest_number: [5, 10].get(rung).copied().unwrap_or(15),
            subtraction: rung >= 3,
            multiplication: rung >= 4,
            division: rung >= 4,
            fractions: match rung {
                0..=4 => Fractions::None,
                5 => Fractions::Simple,
                _ => Fractions::All,
            },
            powers_and_roots: rung >= 7,
            scoring: rung >= 8,
            ..Options::default()
        })
    }

    fn get(&self, name: &str) -> Option<String> {
        let on_off = |on: bool| if on { "on" } else { "off" };
        let text = match name {
            "highest-number" => return Some(self.highest_number.to_string()),
            "subtraction" => on_off(self.subtraction),
            "multiplication" => on_off(self.multiplication),
            "division" => on_off(self.division),
            "fractions" => self.fractions.text(),
            "powers-and-roots" => on_off(self.powers_and_roots),
            "centre-start" => self.centre_start.text(),
            "wild-at-start" => self.wild_at_start.text(),
            "first-dealer" => self.first_dealer.text(),
            "must-take" => on_off(self.must_take),
            "wild-on-combination" => on_off(self.wild_on_combination),
            "in-between-values" => self.in_between_values.text(),
            "zero-piles" => on_off(self.zero_piles),
            "show-answer" => on_off(self.show_answer),
            "wild-on-build" => on_off(self.wild_on_build),
            "wild-only-build" => self.wild_only_build.text(),
            "hand-without-number" => self.hand_without_number.text(),
            "show-counts" => on_off(self.show_counts),
            "patience-refill" => self.patience_refill.text(),
            "scoring" => on_off(self.scoring),
            "taking-card-counts" => self.taking_card.text(),
            "decimal-ops" => self.decimal_ops.text(),
            "ops-in-builds" => on_off(self.ops_in_builds),
            "wild-colour" => self.wild_colour.text(),
            "centre-award-points" => self.centre_award_points.text(),
            "most-cards-tie" => self.most_cards_tie.text(),
            "bluff-builds" => on_off(self.bluff_builds),
            "challenge-window" => self.challenge_window.text(),
            "challenge-test" => self.challenge_test.text(),
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
            "highest-number" => self.highest_number = value.parse().map_err(|_| bad())?,
            "subtraction" => self.subtraction = on,
            "multiplication" => self.multiplication = on,
            "division" => self.division = on,
            "fractions" => self.fractions = Fractions::read(value).ok_or_else(bad)?,
            "powers-and-roots" => self.powers_and_roots = on,
            "centre-start" => self.centre_start = CentreStart::read(value).ok_or_else(bad)?,
            "wild-at-start" => self.wild_at_start = WildAtStart::read(value).ok_or_else(bad)?,
            "first-dealer" => self.first_dealer = FirstDealer::read(value).ok_or_else(bad)?,
            "must-take" => self.must_take = on,
            "wild-on-combination" => self.wild_on_combination = on,
            "in-between-values" => self.in_between_values = InBetween::read(value).ok_or_else(bad)?,
            "zero-piles" => self.zero_piles = on,
            "show-answer" => self.show_answer = on,
            "wild-on-build" => self.wild_on_build = on,
            "wild-only-build" => self.wild_only_build = WildOnlyBuild::read(value).ok_or_else(bad)?,
            "hand-without-number" => self.hand_without_number = HandWithoutNumber::read(value).ok_or_else(bad)?,
            "show-counts" => self.show_counts = on,
            "patience-refill" => self.patience_refill = PatienceRefill::read(value).ok_or_else(bad)?,
            "scoring" => self.scoring = on,
            "taking-card-counts" => self.taking_card = TakingCard::read(value).ok_or_else(bad)?,
            "decimal-ops" => self.decimal_ops = DecimalOps::read(value).ok_or_else(bad)?,
            "ops-in-builds" => self.ops_in_builds = on,
            "wild-colour" => self.wild_colour = WildColour::read(value).ok_or_else(bad)?,
            "centre-award-points" => self.centre_award_points = CentreAwardPoints::read(value).ok_or_else(bad)?,
            "most-cards-tie" => self.most_cards_tie = MostCardsTie::read(value).ok_or_else(bad)?,
            "bluff-builds" => self.bluff_builds = on,
            "challenge-window" => self.challenge_window = ChallengeWindow::read(value).ok_or_else(bad)?,
            "challenge-test" => self.challenge_test = ChallengeTest::read(value).ok_or_else(bad)?,
            _ => return Err(BadOption::Unknown { name: name.to_string() }),
        }
        Ok(())
    }
}

/// The options of a table with what the rules ask of them at each move, worked out once.
#[derive(PartialEq, Debug)]
pub(super) struct Table {
    pub options: Options,
    /// The cards that the table plays with.
    pub cards: Vec<Card>,
    /// Those with points printed on them, in order.
    printed: Vec<Printed>,
    /// A bit for each value that a number card of the table has.
    numbers: u128,
    pub has_wild_cards: bool,
}

impl Table {
    pub fn new(options: &Options) -> Arc<Table> {
        let mut printed = options.selected();
        let cards: Vec<Card> = printed.iter().map(|printed| printed.card).collect();
        printed.retain(|printed| printed.points > 0);
        Arc::new(Table {
            numbers: cards.iter().filter_map(|card| card.value()).fold(0, |bits, value| bits | 1 << value),
            has_wild_cards: cards.iter().any(|card| card.is_wild()),
            options: options.clone(),
            cards,
            printed,
        })
    }

    /// §10.2 The points printed on a card.
    pub fn printed_points(&self, card: Card) -> u8 {
        let place = self.printed.binary_search_by_key(&card, |printed| printed.card);
        place.map_or(0, |place| self.printed[place].points)
    }

    /// §6.2 Whether a number card of the table has this value.
    #[inline]
    pub fn has_number(&self, value: u8) -> bool {
        value < 128 && self.numbers & 1 << value != 0
    }

    pub fn highest(&self) -> u8 {
        u8::try_from(127 - (self.numbers | 1).leading_zeros()).unwrap_or(0)
    }
}
