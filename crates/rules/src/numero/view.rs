//! A viewer's share of the game. The only place where secrets are left out.

use serde::{Deserialize, Serialize};

use super::card::Card;
use super::centre::{Build, CentrePile};
use super::moves::Move;
use super::options::{ChallengeTest, Options, Table};
use super::score::Tally;
use super::sum::{BuildName, Sum, Sums};
use super::text::pack::Printed;
use super::{Numero, Phase};
use crate::game::{Outcome, Seat, Viewer};

/// Everything a viewer may know, and nothing else.
// Its text form is the position: `position/`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub viewer: Viewer,
    pub phase: Phase,
    pub turn: Seat,
    pub hands: Vec<HandView>,
    pub centre: Vec<PileView>,
    /// Number of cards left in the pack.
    pub pack: u8,
    /// §8.6 `None` if the table hides it. In a game for points the score sheet shows it.
    pub won: Option<Vec<u8>>,
    /// §10.1 Each seat's points by item, if the table plays for points.
    pub scores: Option<Vec<Tally>>,
    /// Remembered cards in all win stacks: everybody saw them being taken.
    pub gone: Vec<Card>,
    /// Number of further cards in the win stacks.
    pub forgotten: u8,
    pub last_taker: Option<Seat>,
    pub passes: u8,
    pub next_build: BuildName,
    pub changes: u32,
    pub outcome: Option<Outcome>,
    /// The viewer's moves that need nothing else: stop, discard all, pass, and challenges.
    pub offers: Vec<Move>,
    /// §10.2 The kinds of cards with points printed on them; none unless the table plays for points.
    pub printed: Vec<Printed>,
}

/// A hand as the viewer knows it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    pub count: u8,
    /// The viewer's own cards; `None` for every other hand.
    pub cards: Option<Vec<Card>>,
    /// §6.4 Cards that were shown and are still held.
    pub shown: Vec<Card>,
    /// §6.3 Values that answered a build and are still held.
    pub holds: Vec<u8>,
    /// §11.6 Values that could not be shown, with no card drawn since.
    pub lacks: Vec<u8>,
    /// §7.4 Known to hold no number card.
    pub no_numbers: bool,
}

/// A card or build in the centre.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Lying")]
pub enum PileView {
    Card(Card),
    Build {
        name: BuildName,
        value: u8,
        by: Seat,
        recipe: Box<Sums>,
        /// §11.3 Present while somebody can challenge it.
        challenge: Option<ChallengeView>,
    },
}

/// An open challenge as the viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeView {
    /// §11.4 Number of turns begun since the build.
    pub turns: u8,
    /// §11.6 Whether the answer was held, if that counts; known only to the builder.
    pub held: Option<bool>,
    /// §11.7 The builds that went into it.
    pub inner: Vec<InnerView>,
}

/// A build within a build.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InnerView {
    pub name: BuildName,
    pub value: u8,
    pub by: Seat,
    pub recipe: Sums,
}

pub(super) fn view(game: &Numero, viewer: Viewer) -> View {
    let mut gone: Vec<Card> = game.gone[usize::from(game.forgotten)..].to_vec();
    gone.sort_unstable();
    View {
        options: game.table.options.clone(),
        viewer,
        phase: game.phase,
        turn: game.turn,
        hands: game.everyone().map(|seat| hand_view(game, seat, viewer)).collect(),
        centre: game.centre.piles().iter().map(|pile| lying(game, pile, viewer)).collect(),
        pack: u8::try_from(game.pack.len()).expect("no pack is larger"),
        won: (game.table.options.shows_counts() || game.phase == Phase::Over)
            .then(|| game.won[..usize::from(game.seats)].to_vec()),
        scores: game.table.options.scoring.then(|| game.scores[..usize::from(game.seats)].to_vec()),
        gone,
        forgotten: game.forgotten,
        last_taker: game.last_taker,
        passes: game.passes,
        next_build: game.next_build,
        changes: game.changes,
        outcome: (game.phase == Phase::Over).then(|| game.outcome()),
        offers: game.offers(viewer),
        printed: printed_points(&game.table),
    }
}

/// §10.2 Returns the kinds of cards with points printed on them, if they count.
pub(super) fn printed_points(table: &Table) -> Vec<Printed> {
    let mut printed = if table.options.scoring { table.printed.clone() } else { Vec::new() };
    printed.dedup();
    printed
}

fn hand_view(game: &Numero, seat: Seat, viewer: Viewer) -> HandView {
    let hand = &game.hands[seat.index()];
    let known = &game.known[seat.index()];
    HandView {
        count: u8::try_from(hand.len()).expect("a hand is small"),
        cards: (viewer == Viewer::Seat(seat)).then(|| hand.to_vec()),
        shown: known.shown.to_vec(),
        holds: values_in(known.holds),
        lacks: values_in(known.lacks),
        no_numbers: known.no_numbers,
    }
}

fn values_in(bits: u128) -> Vec<u8> {
    (0..128).filter(|value| bits & 1 << value != 0).collect()
}

fn lying(game: &Numero, pile: &CentrePile, viewer: Viewer) -> PileView {
    match pile {
        CentrePile::Card(card) => PileView::Card(*card),
        CentrePile::Build(build) => PileView::Build {
            name: build.name,
            value: build.value,
            by: build.by,
            recipe: Box::new(game.centre.recipe(build).to_sums()),
            challenge: challenge_view(game, build, viewer),
        },
    }
}

fn challenge_view(game: &Numero, build: &Build, viewer: Viewer) -> Option<ChallengeView> {
    let challenge = build.challenge?;
    let counts = game.table.options.challenge_test == ChallengeTest::HeldThen;
    let within = game.centre.inner(build).map(|(inner, sum)| InnerView {
        name: inner.name,
        value: inner.value,
        by: inner.by,
        recipe: sum.to_sums(),
    });
    Some(ChallengeView {
        turns: challenge.turns,
        held: (counts && viewer == Viewer::Seat(build.by)).then_some(challenge.held),
        inner: within.collect(),
    })
}

impl View {
    pub fn seats(&self) -> u8 {
        u8::try_from(self.hands.len()).expect("a table has few seats")
    }

    /// §7.5 Returns whether a turn can only discard, because nothing in the centre can be taken or built on.
    pub fn can_only_discard(&self) -> bool {
        let is_wild = |lying: &PileView| matches!(lying, PileView::Card(card) if card.is_wild());
        self.seats() > 1 && self.phase == Phase::Play && self.centre.iter().all(is_wild)
    }

    /// Returns every card whose place the viewer knows: in the centre, in a win stack, in a hand.
    pub(super) fn seen_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let in_centre = self.centre.iter().flat_map(|lying| {
            let (single, recipe) = match lying {
                PileView::Card(card) => (Some(*card), None),
                PileView::Build { recipe, .. } => (None, Some(recipe)),
            };
            single.into_iter().chain(recipe.into_iter().flat_map(|sums| sums.iter().flat_map(Sum::cards)))
        });
        let in_hands = self.hands.iter().flat_map(|hand| hand.cards.as_ref().unwrap_or(&hand.shown));
        in_centre.chain(self.gone.iter().chain(in_hands).copied())
    }

    /// Returns the viewer's hand.
    pub fn own_hand(&self) -> &[Card] {
        match self.viewer {
            Viewer::Seat(seat) => {
                self.hands.get(seat.index()).and_then(|hand| hand.cards.as_deref()).unwrap_or_default()
            }
            Viewer::Watcher => &[],
        }
    }
}
