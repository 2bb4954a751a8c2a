//! The options of a NUMERO table. Each names the paragraph of the rulebook it changes.

mod choices;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::card::{Card, HIGHEST_NUMBER};
use super::text::pack::{Pack, Printed};
use crate::options::{TableOptions, table_options};

pub use choices::{
    CentreAwardPoints, CentreStart, ChallengeTest, ChallengeWindow, DecimalOps, FirstDealer, Fractions,
    HandWithoutNumber, InBetween, MostCardsTie, PatienceRefill, TakingCard, WildAtStart, WildColour, WildOnlyBuild,
};

table_options! {
    /// Options of a table. `Default` is the publisher's first game: number cards 1–15.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct Options {
        pack: Pack = Pack::default_pack();
        highest_number: u8 = 15 => "highest-number" in 1..=HIGHEST_NUMBER, "1.5";
        subtraction: bool = false => "subtraction", "1.5";
        multiplication: bool = false => "multiplication", "1.5";
        division: bool = false => "division", "1.5";
        fractions: Fractions = Fractions::None => "fractions", "1.5";
        powers_and_roots: bool = false => "powers-and-roots", "1.5";
        centre_start: CentreStart = CentreStart::Two => "centre-start", "2.2";
        wild_at_start: WildAtStart = WildAtStart::Keep => "wild-at-start", "2.3";
        first_dealer: FirstDealer = FirstDealer::Random => "first-dealer", "2.5";
        must_take: bool = false => "must-take", "3.2";
        wild_on_combination: bool = true => "wild-on-combination", "4.4";
        in_between_values: InBetween = InBetween::Any => "in-between-values", "4.5";
        zero_piles: bool = true => "zero-piles", "4.6";
        show_answer: bool = false => "show-answer", "6.4";
        wild_on_build: bool = true => "wild-on-build", "6.8";
        wild_only_build: WildOnlyBuild = WildOnlyBuild::NeedsAnswer => "wild-only-build", "6.9";
        hand_without_number: HandWithoutNumber = HandWithoutNumber::DiscardAll => "hand-without-number", "7.4";
        show_counts: bool = true => "show-counts", "8.6";
        patience_refill: PatienceRefill = PatienceRefill::CentreFirst => "patience-refill", "9.3";
        scoring: bool = false => "scoring", "10.1";
        taking_card: TakingCard = TakingCard::EveryTake => "taking-card-counts", "10.3";
        decimal_ops: DecimalOps = DecimalOps::AsFraction => "decimal-ops", "10.4";
        ops_in_builds: bool = true => "ops-in-builds", "10.5";
        wild_colour: WildColour = WildColour::Neutral => "wild-colour", "10.6";
        centre_award_points: CentreAwardPoints = CentreAwardPoints::Off => "centre-award-points", "10.9";
        most_cards_tie: MostCardsTie = MostCardsTie::Nobody => "most-cards-tie", "10.10";
        bluff_builds: bool = true => "bluff-builds", "11.1";
        challenge_window: ChallengeWindow = ChallengeWindow::BeforeSecondTurn => "challenge-window", "11.4";
        challenge_test: ChallengeTest = ChallengeTest::ShowNow => "challenge-test", "11.6";
    }

    // §1.5 The ladder: each level adds to the one before.
    presets {
        "1-5" => Options { highest_number: 5, ..Options::default() },
        "1-10" => Options { highest_number: 10, ..Options::default() },
        "1-15" => Options::default(),
        "subtraction" => Options { subtraction: true, ..after("1-15") },
        "multiplication-division" => Options { multiplication: true, division: true, ..after("subtraction") },
        "simple-fractions" => Options { fractions: Fractions::Simple, ..after("multiplication-division") },
        "all-fractions" => Options { fractions: Fractions::All, ..after("simple-fractions") },
        "powers-and-roots" => Options { powers_and_roots: true, ..after("all-fractions") },
        "scoring" => Options { scoring: true, ..after("powers-and-roots") },
    }
}

/// §1.5 Returns the level of the ladder that a preset adds to.
fn after(preset: &str) -> Options {
    Options::preset(preset).expect("every rung of the ladder is a preset")
}

impl Options {
    /// §1.5 Adds every wild card of the pack.
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

    /// §8.6 Returns whether everybody may see how many cards each player has won; a score sheet shows it anyway.
    pub fn shows_counts(&self) -> bool {
        self.show_counts || self.scoring
    }

    /// §11.1 Returns whether a build without its answer is accepted, and may be challenged.
    pub fn bluffs(&self) -> bool {
        self.scoring && self.bluff_builds && !self.show_answer
    }
}

/// The options of a table and what the rules derive from them, worked out once.
#[derive(PartialEq, Debug)]
pub(super) struct Table {
    pub options: Options,
    /// The cards that the table plays with.
    pub cards: Vec<Card>,
    /// Those with points printed on them, in order.
    pub printed: Vec<Printed>,
    /// One bit per value that a number card of the table has.
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

    /// §6.2 Whether a number card of the table has this value.
    #[inline]
    pub fn has_number(&self, value: u8) -> bool {
        value < 128 && self.numbers & 1 << value != 0
    }

    pub fn highest(&self) -> u8 {
        u8::try_from(127 - (self.numbers | 1).leading_zeros()).unwrap_or(0)
    }
}
