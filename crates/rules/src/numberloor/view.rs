//! A viewer's share of the game. The only place where secrets are left out.

use serde::{Deserialize, Serialize};

use super::card::{Card, Face};
use super::end::stars_to_win;
use super::fits::{self, How, Open, Side};
use super::moves::{Balloons, Move};
use super::options::Options;
use super::{Laid, LevelBound, Numberloor, Phase};
use crate::game::{Outcome, Race, Seat, Seats, Viewer};

/// Everything a viewer may know, and nothing else.
// Its text form is the position: `position/`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub viewer: Viewer,
    pub phase: Phase,
    /// Seat whose turn it is or, while somebody is asked for a Night Level (§7.6), comes next.
    pub turn: Seat,
    /// §4.3 Number of cards taken in this turn; `None` before that.
    pub drawn: Option<u8>,
    pub open: Open,
    pub hands: Vec<HandView>,
    pub stars: Vec<u8>,
    /// §5.3 Number of stars that wins the game.
    pub stars_to_win: u8,
    /// Cards of the middle below the open ones, in order of kind: everybody saw them.
    pub under: Vec<Card>,
    /// Number of further cards that nobody remembers.
    pub forgotten: u8,
    /// Number of cards in the pile.
    pub pile: u8,
    /// Cards laid in this turn, in order.
    pub laid: Vec<Laid>,
    /// The open cards before that, if they are remembered.
    pub began: Option<Open>,
    /// §8.1 Seats that have passed since a card was laid or taken.
    pub passed: Seats,
    /// Seats known to hold a Level (§2.2, §5.1).
    pub with_level: Seats,
    /// §7.3 Number of changes to the open cards; a Night Level names it.
    pub race: Race,
    /// §8.2 Number of turns that are over.
    pub turns: u32,
    pub outcome: Option<Outcome>,
    /// The viewer's moves without a card, in this version and at this point of the game. Whether they are legal is left
    /// open, because that would tell a player without help what the hand can do.
    pub offers: Vec<Move>,
}

/// A hand as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    pub count: u8,
    /// The viewer's own cards in order of kind; `None` for every other hand.
    pub cards: Option<Vec<Card>>,
    /// Levels of which the hand is known to have few, because it could not lay any (§4.3).
    pub few: Option<LevelBound>,
}

pub(super) fn view(game: &Numberloor, viewer: Viewer) -> View {
    let hand_view = |seat: Seat| {
        let hand = &game.hands[seat.index()];
        let few = game.few[seat.index()];
        HandView {
            count: hand.len(),
            cards: (viewer == Viewer::Seat(seat)).then(|| hand.iter().collect()),
            few: (!few.is_nothing()).then_some(few),
        }
    };
    View {
        options: game.table.options.clone(),
        viewer,
        phase: game.phase,
        turn: game.turn,
        drawn: game.drawn,
        open: game.open,
        hands: game.everyone().map(hand_view).collect(),
        stars: game.stars[..usize::from(game.seats)].to_vec(),
        stars_to_win: stars_to_win(game.seats),
        under: game.under.iter().collect(),
        forgotten: game.forgotten.len(),
        pile: u8::try_from(game.pile.len()).expect("no pack is larger"),
        laid: game.laid.to_vec(),
        began: game.began,
        passed: game.passed,
        with_level: game.with_level,
        race: Race(game.race),
        turns: game.turns,
        outcome: (game.phase == Phase::Over).then(|| game.outcome()),
        offers: offers(&game.table.options, game.phase, game.turn, viewer),
    }
}

/// §4.3–§4.6, §7.6 Returns the moves without a card that a viewer can choose from: in Beginners, passing takes cards too.
pub(super) fn offers(options: &Options, phase: Phase, turn: Seat, viewer: Viewer) -> Vec<Move> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let end = Move::End { balloons: Balloons::default() };
    match phase {
        Phase::Play if seat == turn && options.is_for_beginners() => vec![end, Move::Pass],
        Phase::Play if seat == turn => vec![end, Move::Draw, Move::Pass],
        Phase::Asking(asked) if asked == seat => vec![Move::LetGo],
        _ => Vec::new(),
    }
}

impl View {
    pub fn seats(&self) -> u8 {
        u8::try_from(self.hands.len()).expect("a table has few seats")
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

    /// §3 Returns the numbers of the Levels that go on an open one as things are.
    pub fn goes_on(&self, side: Option<Side>) -> Vec<u8> {
        self.goes_with(side, self.open.balloon())
    }

    /// §3.4 Returns the numbers that go with another balloon on top.
    pub fn goes_with(&self, side: Option<Side>, balloon: Option<Card>) -> Vec<u8> {
        self.ways_with(side, balloon).into_iter().map(|(number, _)| number).collect()
    }

    /// §3 Returns the numbers that go with this balloon on top, each with the reason.
    pub fn ways_with(&self, side: Option<Side>, balloon: Option<Card>) -> Vec<(u8, How)> {
        let Some(on) = self.open.level(side).and_then(Card::level) else { return Vec::new() };
        let balloon = balloon.and_then(|card| match card.face() {
            Face::Balloon(balloon) => Some(balloon),
            Face::Level { .. } => None,
        });
        let way = |number| Some((number, fits::how(&self.options, on, balloon, number)?));
        (0..fits::LEVELS).filter_map(way).collect()
    }

    /// §7.1, §7.2 Returns whether a Night Level with this number suits the open cards as they are.
    pub fn fits_at_night(&self, number: u8) -> bool {
        let Open::Pair { level, balloon } = self.open else { return false };
        let (Some(on), Face::Balloon(balloon)) = (level.level(), balloon.face()) else { return false };
        match self.options.night_on_equal {
            true => fits::how(&self.options, on, Some(balloon), number).is_some(),
            false => fits::by_balloon(on, Some(balloon), number).is_some(),
        }
    }

    /// §7.3, §7.6 Returns whether the viewer could interrupt now, given the right card.
    pub fn may_interrupt(&self) -> bool {
        let Viewer::Seat(seat) = self.viewer else { return false };
        let has_night = self.options.selected().iter().any(|card| card.is_night());
        has_night
            && match self.phase {
                Phase::Over => false,
                Phase::Asking(asked) => asked == seat,
                Phase::Play if seat == self.turn => false,
                Phase::Play => self.options.night_cards.interrupts(!self.laid.is_empty() || self.drawn.is_some()),
            }
    }
}
