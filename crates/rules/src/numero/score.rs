//! §10 Points: the check list, take by take.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Numero;
use super::card::{Card, Face, Written};
use super::event::Event;
use super::mover::Mover;
use super::moves::{Number, Play};
use super::options::{DecimalOps, Options, Table, TakingCard, WildColour};
use super::sum::{Sum, Token};
use super::turn::Uses;
use crate::game::{Seat, Sink};

/// Sources of points: the eleven items of the check list in order, then those of a challenge, the
/// end of the game and Patience.
macro_rules! items {
    ($($(#[$doc:meta])* $item:ident = $word:literal,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        pub enum Item { $($(#[$doc])* $item,)* }

        impl Item {
            pub const ALL: [Item; ITEMS] = [$(Item::$item,)*];

            /// Returns its name in positions.
            pub fn word(self) -> &'static str {
                match self { $(Item::$item => $word,)* }
            }
        }
    };
}

const ITEMS: usize = 20;

items! {
    /// §10.2
    Takes = "takes",
    /// §10.2
    Cards = "cards",
    /// §10.2
    Printed = "printed",
    /// §10.3
    FiveCards = "five-cards",
    /// §10.3
    SixCards = "six-cards",
    /// §10.4
    ThreeSigns = "three-signs",
    /// §10.4
    FourSigns = "four-signs",
    /// §10.6
    FourColours = "four-colours",
    /// §10.6
    OneColour = "one-colour",
    /// §10.7
    CentreCleared = "centre-cleared",
    /// §10.10
    MostCards = "most-cards",
    /// §11.7
    BluffFound = "bluff-found",
    /// §11.8
    WrongChallenge = "wrong-challenge",
    /// §10.8
    HandCards = "hand-cards",
    /// §10.8, §10.12
    HandPrinted = "hand-printed",
    /// §10.9
    CentreAward = "centre-award",
    /// §10.9
    CentrePrinted = "centre-printed",
    /// §10.12
    PackDealt = "pack-dealt",
    /// §10.12
    PerfectEnding = "perfect-ending",
    /// Earlier points, for which a position names no source.
    BroughtForward = "brought-forward",
}

impl Item {
    pub fn from_word(word: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.word() == word)
    }

    /// Returns whether its points are for the whole game, as opposed to a single take, challenge or hand.
    pub fn is_for_the_whole_game(self) -> bool {
        matches!(self, Item::MostCards | Item::PackDealt | Item::PerfectEnding | Item::BroughtForward)
    }

    /// Returns its number on the check list.
    pub fn number(self) -> Option<u8> {
        let place = u8::try_from(self as usize).ok()? + 1;
        (self <= Item::MostCards).then_some(place)
    }
}

/// One line of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    pub item: Item,
    /// The take it is about, from 1, if one card made several.
    pub take: Option<u8>,
    /// Number of takes or cards the points are for, if they are counted.
    pub count: Option<u8>,
    pub points: i32,
}

impl ScoreLine {
    pub(super) fn bonus(item: Item, points: i32) -> ScoreLine {
        ScoreLine { item, take: None, count: None, points }
    }

    pub(super) fn counted(item: Item, count: u8, points: i32) -> ScoreLine {
        ScoreLine { item, take: None, count: Some(count), points }
    }
}

/// More points than any pack can earn for one item: 128 cards of 255 points each come to a third of it.
pub const MAX_POINTS: i32 = 99_999;

/// The points of one seat, by item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "BTreeMap<Item, i32>"))]
#[serde(from = "BTreeMap<Item, i32>", into = "BTreeMap<Item, i32>")]
pub struct Tally {
    by_item: [i32; ITEMS],
}

impl Tally {
    pub fn of(&self, item: Item) -> i32 {
        self.by_item[item as usize]
    }

    pub fn add(&mut self, item: Item, points: i32) {
        self.by_item[item as usize] += points;
    }

    pub fn total(&self) -> i32 {
        self.by_item.iter().sum()
    }

    /// Returns the items that have points.
    pub fn items(&self) -> impl Iterator<Item = (Item, i32)> + '_ {
        Item::ALL.into_iter().zip(self.by_item).filter(|(_, points)| *points != 0)
    }
}

impl From<BTreeMap<Item, i32>> for Tally {
    fn from(items: BTreeMap<Item, i32>) -> Tally {
        let mut tally = Tally::default();
        items.into_iter().for_each(|(item, points)| tally.add(item, points));
        tally
    }
}

impl From<Tally> for BTreeMap<Item, i32> {
    fn from(tally: Tally) -> BTreeMap<Item, i32> {
        tally.items().collect()
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Tally {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Tally".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let points = generator.subschema_for::<i32>();
        let items: BTreeMap<&str, &schemars::Schema> = Item::ALL.iter().map(|item| (item.word(), &points)).collect();
        schemars::json_schema!({
            "type": "object",
            "description": "The points of one seat, by item; items without points are left out.",
            "properties": items,
            "additionalProperties": false,
        })
    }
}

/// The four signs, one bit each.
const PLUS: u8 = 1;
const MINUS: u8 = 2;
const TIMES: u8 = 4;
const OVER: u8 = 8;

/// Facts that decide the bonuses of a take.
#[derive(Default)]
struct TakeFacts {
    cards: u8,
    signs: u8,
    colours: u8,
    spoilt: bool,
}

impl TakeFacts {
    fn add_card(&mut self, card: Card, options: &Options) {
        self.cards += 1;
        let colour = match (card.is_wild(), options.wild_colour) {
            (false, _) | (true, WildColour::Printed) => card.colour,
            (true, WildColour::Neutral) => None,
            (true, WildColour::Spoils) => {
                self.spoilt = true;
                None
            }
        };
        if let Some(colour) = colour {
            self.colours |= 1 << colour as u8;
        }
    }

    fn add_signs(&mut self, sum: Sum<'_>, options: &Options) {
        for token in sum.tokens() {
            self.signs |= match token {
                Token::Add => PLUS,
                Token::Wild(card, _) => signs_of(card.face, options),
                Token::Number(_) | Token::Build { .. } | Token::End => 0,
            };
        }
    }

    /// §10.3 Returns the bonus for five cards or for more, never both.
    fn size(&self) -> Option<(Item, i32)> {
        match self.cards {
            0..=4 => None,
            5 => Some((Item::FiveCards, 2)),
            6.. => Some((Item::SixCards, 5)),
        }
    }

    /// §10.4 Returns the bonus for three of the four signs or for all, never both.
    fn operations(&self) -> Option<(Item, i32)> {
        match self.signs.count_ones() {
            3 => Some((Item::ThreeSigns, 5)),
            4 => Some((Item::FourSigns, 10)),
            _ => None,
        }
    }

    /// §10.6 Returns the bonus for all four colours, or for only one.
    fn colours(&self) -> Option<(Item, i32)> {
        match self.colours.count_ones() {
            4 if self.cards >= 5 => Some((Item::FourColours, 5)),
            1 if self.cards >= 5 && !self.spoilt => Some((Item::OneColour, 5)),
            _ => None,
        }
    }
}

/// §10.4 Returns the signs that a wild card stands for.
fn signs_of(face: Face, options: &Options) -> u8 {
    match face {
        Face::Number(_) => 0,
        Face::Minus(_) => MINUS,
        Face::Times(_) | Face::Squared | Face::Cubed => TIMES,
        Face::Over(_) | Face::SquareRoot | Face::CubeRoot => OVER,
        Face::Part(part) => match (part.written(), options.decimal_ops) {
            (Written::Decimal | Written::Percent, DecimalOps::Multiplication) => TIMES,
            _ if part.top() == 1 => OVER,
            _ => OVER | TIMES,
        },
    }
}

impl Mover<'_> {
    /// §10.2–§10.7 Scores a legal turn, line by line.
    pub fn score_turn(&self, play: &Play, uses: &Uses, mut each: impl FnMut(ScoreLine)) {
        let Number::Take { with } = play.number() else { return };
        self.score_cards(play, uses, &mut each);
        self.score_takes(play, with, &mut each);
        if self.clears_centre(play, uses) {
            each(ScoreLine::bonus(Item::CentreCleared, 5));
        }
    }

    /// §10.2 Scores each take, each card, and the points printed on them; every card once.
    fn score_cards(&self, play: &Play, uses: &Uses, each: &mut impl FnMut(ScoreLine)) {
        let takes = u8::try_from(play.number_sums().count()).expect("no more takes than cards");
        each(ScoreLine::counted(Item::Takes, takes, i32::from(takes)));
        let from_hand = (0..).zip(self.hand).filter(|(place, _)| uses.hand_won & 1 << place != 0);
        let cards = self.centre.cards_at(uses.piles_won).chain(from_hand.map(|(_, card)| *card));
        let (count, marked, printed) = self.table.count_points(cards);
        each(ScoreLine::counted(Item::Cards, count, i32::from(count)));
        if printed > 0 {
            each(ScoreLine::counted(Item::Printed, marked, printed));
        }
    }

    /// §10.3–§10.6 Scores the bonuses of each take by itself.
    fn score_takes(&self, play: &Play, with: Card, each: &mut impl FnMut(ScoreLine)) {
        let options = &self.table.options;
        let several = play.number_sums().nth(1).is_some();
        for (take, sum) in (1..).zip(play.number_sums()) {
            let mut facts = TakeFacts::default();
            self.add_take(&mut facts, sum);
            let counts = match options.taking_card {
                TakingCard::EveryTake => true,
                TakingCard::FirstTake => take == 1,
                TakingCard::SingleTake => !several,
            };
            if counts {
                facts.add_card(with, options);
            }
            for (item, points) in [facts.size(), facts.operations(), facts.colours()].into_iter().flatten() {
                each(ScoreLine { take: several.then_some(take), ..ScoreLine::bonus(item, points) });
            }
        }
    }

    /// §10.5 Adds a sum to the facts of its take: the cards of its builds count too and, if the table says so, their
    /// signs.
    fn add_take(&self, facts: &mut TakeFacts, sum: Sum<'_>) {
        let options = &self.table.options;
        facts.add_signs(sum, options);
        sum.cards().for_each(|card| facts.add_card(card, options));
        for token in sum.tokens() {
            if let Token::Build { name, .. } = token
                && let Some(build) = self.centre.build(*name)
            {
                let recipe = self.centre.recipe(build);
                recipe.cards().for_each(|card| facts.add_card(card, options));
                if options.ops_in_builds {
                    facts.add_signs(recipe, options);
                }
            }
        }
    }

    /// §10.7 Returns whether nothing is left in the centre, and this turn put nothing there.
    fn clears_centre(&self, play: &Play, uses: &Uses) -> bool {
        let piles = self.centre.piles().len();
        play.discarded().is_empty() && play.wild_builds.is_empty() && uses.piles_won.count_ones() as usize == piles
    }
}

impl Table {
    /// §10.2 Returns the points printed on a card.
    fn printed_points(&self, card: Card) -> u8 {
        let place = self.printed.binary_search_by_key(&card, |printed| printed.card);
        place.map_or(0, |place| self.printed[place].points)
    }

    /// Counts the cards, those with printed points, and the points.
    pub fn count_points(&self, cards: impl Iterator<Item = Card>) -> (u8, u8, i32) {
        let mut counts = (0, 0, 0);
        for card in cards {
            let points = self.printed_points(card);
            counts.0 += 1;
            counts.1 += u8::from(points > 0);
            counts.2 += i32::from(points);
        }
        counts
    }
}

impl Numero {
    /// §10.1 Writes down the points of a turn that took something.
    pub(super) fn score_take(&mut self, seat: Seat, play: &Play, uses: &Uses, events: &mut impl Sink<Event>) {
        let mut tally: Tally = self.scores[seat.index()];
        self.mover(seat).score_turn(play, uses, |line| tally.add(line.item, line.points));
        self.scores[seat.index()] = tally;
        events.emit(|| {
            let mut lines = Vec::new();
            self.mover(seat).score_turn(play, uses, |line| lines.push(line));
            Event::Scored { seat, lines, total: tally.total() }
        });
    }

    /// §10, §11 Writes down points that do not come from a take.
    pub(super) fn score(&mut self, seat: Seat, item: Item, points: i32, events: &mut impl Sink<Event>) {
        self.score_lines(seat, &[Some(ScoreLine::bonus(item, points))], events);
    }

    pub(super) fn score_lines(&mut self, seat: Seat, lines: &[Option<ScoreLine>], events: &mut impl Sink<Event>) {
        let lines = || lines.iter().flatten().copied();
        let tally = &mut self.scores[seat.index()];
        lines().for_each(|line| tally.add(line.item, line.points));
        let total = tally.total();
        if lines().next().is_some() {
            events.emit(|| Event::Scored { seat, lines: lines().collect(), total });
        }
    }
}
