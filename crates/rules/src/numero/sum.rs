//! Sums of piles, as a player takes or builds them.
//!
//! A sum is stored in the order in which it is worked out: a card or build makes a pile, a wild
//! card changes the last pile, `Add` joins the last two.
//! `(5r + 3b)x2 + 4g` is `5r 3b Add x2 4g Add`. So one pass gives the value, and replacing a build
//! with its own cards gives a sum again.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::HAND;
use super::card::Card;
use super::illegal::Illegal;
use super::mover::Mover;
use super::options::InBetween;
use super::text::pack::MAX_CARDS;
use super::turn::Uses;
use crate::ratio::{ArithmeticError, Ratio};

/// The stable public name of a build, numbered as builds are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildName(pub u8);

/// Origin of a wild card in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "From")]
pub enum Origin {
    Hand,
    Centre,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A number card from the centre begins a pile.
    Number(Card),
    /// A build begins a pile. Its value comes with its name, so that a sum can be read alone.
    Build { name: BuildName, value: u8 },
    /// A wild card acts on the pile made last.
    Wild(Card, Origin),
    /// The last two piles become one.
    Add,
    /// The sum is complete.
    End,
}

/// Room for every card of the largest pack, and an `Add` or `End` per number card.
pub const MAX_TOKENS: usize = 2 * MAX_CARDS;

/// A list of sums, without allocation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    tokens: ArrayVec<Token, MAX_TOKENS>,
}

/// One sum of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum<'a> {
    tokens: &'a [Token],
}

/// One step of working out a sum, for people: `10 − 2 = 8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Step {
    Wild { pile: Ratio, card: Card, result: Ratio },
    Add { left: Ratio, right: Ratio, result: Ratio },
}

impl Step {
    pub fn result(&self) -> Ratio {
        match *self {
            Step::Wild { result, .. } | Step::Add { result, .. } => result,
        }
    }
}

/// Point at which working out a sum failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumError {
    pub pile: Ratio,
    pub card: Option<Card>,
    pub trouble: ArithmeticError,
}

impl Sums {
    pub fn new() -> Sums {
        Sums::default()
    }

    /// Adds a token. Returns `false` if no pack has enough cards for a sum this long.
    pub fn push(&mut self, token: Token) -> bool {
        self.tokens.try_push(token).is_ok()
    }

    pub fn append(&mut self, sum: Sum<'_>) {
        self.tokens.extend(sum.tokens.iter().copied());
        self.tokens.push(Token::End);
    }

    pub(super) fn truncate(&mut self, tokens: usize) {
        self.tokens.truncate(tokens);
    }

    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    pub(super) fn each_card(&mut self, visit: &mut impl FnMut(&mut Card)) {
        for token in &mut self.tokens {
            if let Token::Number(card) | Token::Wild(card, _) = token {
                visit(card);
            }
        }
    }

    pub fn each_wild(&mut self, mut visit: impl FnMut(Card, &mut Origin)) {
        for token in &mut self.tokens {
            if let Token::Wild(card, from) = token {
                visit(*card, from);
            }
        }
    }

    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = Sum<'_>> {
        self.tokens
            .split_inclusive(|token| *token == Token::End)
            .map(|tokens| Sum { tokens: &tokens[..tokens.len() - 1] })
    }
}

impl<'a> Sum<'a> {
    pub fn of(tokens: &'a [Token]) -> Sum<'a> {
        Sum { tokens }
    }

    pub fn tokens(self) -> &'a [Token] {
        self.tokens
    }

    /// Returns the cards of the sum, except those within builds.
    pub fn cards(self) -> impl Iterator<Item = Card> + 'a {
        self.tokens.iter().filter_map(|token| match token {
            Token::Number(card) | Token::Wild(card, _) => Some(*card),
            Token::Build { .. } | Token::Add | Token::End => None,
        })
    }

    pub fn to_sums(self) -> Sums {
        let mut sums = Sums::new();
        sums.append(self);
        sums
    }

    /// §4.1–§4.3 Works out the sum strictly in the order written.
    pub fn value(self) -> Result<Ratio, SumError> {
        self.work_out(|_, _| Ok::<_, SumError>(()))
    }

    /// Returns the steps as a person would say them.
    pub fn steps(self) -> Vec<Step> {
        let mut steps = Vec::new();
        // A sum that cannot be worked out still has its steps up to that point.
        let _stuck = self.work_out(|step, _| {
            steps.push(step);
            Ok::<_, SumError>(())
        });
        steps
    }

    /// Works out the sum, passing each step to `each` with its one or two piles.
    #[inline]
    pub(super) fn work_out<E: std::convert::From<SumError>>(
        self,
        mut each: impl FnMut(Step, &[WorkedPile]) -> Result<(), E>,
    ) -> Result<Ratio, E> {
        let mut piles: ArrayVec<WorkedPile, MAX_CARDS> = ArrayVec::new();
        for &token in self.tokens {
            match token {
                Token::Number(card) => piles.push(WorkedPile {
                    value: Ratio::whole(i32::from(card.value().expect("only number cards begin a pile"))),
                    joined: false,
                    has_build: false,
                }),
                Token::Build { value, .. } => {
                    piles.push(WorkedPile { value: Ratio::whole(i32::from(value)), joined: false, has_build: true })
                }
                Token::Wild(card, _) => {
                    let pile = piles.last_mut().expect("a wild card follows a pile");
                    let before = pile.value;
                    let result = card.face.act_on(before).map_err(|trouble| SumError {
                        pile: before,
                        card: Some(card),
                        trouble,
                    })?;
                    each(Step::Wild { pile: before, card, result }, &[*pile])?;
                    *pile = WorkedPile { value: result, joined: false, ..*pile };
                }
                Token::Add => {
                    let right = piles.pop().expect("an Add follows two piles");
                    let left = piles.last_mut().expect("an Add follows two piles");
                    let result = left.value.plus(right.value).map_err(|trouble| SumError {
                        pile: left.value,
                        card: None,
                        trouble,
                    })?;
                    each(Step::Add { left: left.value, right: right.value, result }, &[*left, right])?;
                    *left = WorkedPile { value: result, joined: true, has_build: left.has_build || right.has_build };
                }
                Token::End => unreachable!("a sum contains no End"),
            }
        }
        Ok(piles.last().expect("a sum has a pile").value)
    }
}

/// A pile while a sum is being worked out.
#[derive(Clone, Copy)]
pub(super) struct WorkedPile {
    pub value: Ratio,
    /// Whether it is a bare combination, not a single card or build or the result of a wild card.
    pub joined: bool,
    pub has_build: bool,
}

impl Mover<'_> {
    /// §3.6 Marks the cards of a sum as used, and §4 works it out. §4.8 Wild cards in the centre and builds count like
    /// cards. Also returns which wild cards from the hand it uses.
    pub fn check_sum(&self, sum: Sum<'_>, uses: &mut Uses) -> Result<(Ratio, u8), Illegal> {
        let mut from_hand = 0;
        for &token in sum.tokens() {
            match token {
                Token::Number(card) | Token::Wild(card, Origin::Centre) => {
                    let place = self.centre.find_card(card, uses.piles);
                    let place = place.ok_or_else(|| self.refuse_centre_card(card, uses))?;
                    uses.piles |= 1 << place;
                }
                Token::Build { name, value } => self.use_build(name, value, uses)?,
                Token::Wild(card, Origin::Hand) => from_hand |= self.use_from_hand(card, uses)?,
                Token::Add | Token::End => {}
            }
        }
        let value = self.work_out(sum)?;
        Ok((value, from_hand))
    }

    /// §4.1–§4.7 Works out a sum, as this table allows.
    #[inline]
    pub fn work_out(&self, sum: Sum<'_>) -> Result<Ratio, Illegal> {
        let options = &self.table.options;
        sum.work_out(|step, piles| match step {
            Step::Wild { card, result, .. } => {
                if piles[0].joined && !options.wild_on_combination {
                    return Err(Illegal::WildOnCombination { card });
                }
                if piles[0].has_build && !options.wild_on_build {
                    return Err(Illegal::WildOnBuild { card });
                }
                let whole = result.is_whole() && !result.is_negative();
                if !whole && options.in_between_values == InBetween::Whole {
                    return Err(Illegal::NotWholeBetween { value: result });
                }
                Ok(())
            }
            Step::Add { .. } => {
                // A running total of zero is not a pile: it only results from the order of adding.
                let nothing = |pile: &WorkedPile| pile.value.is_zero() && !pile.joined;
                if piles.iter().any(nothing) && !options.zero_piles {
                    return Err(Illegal::ZeroPile { sum: Box::new(sum.to_sums()) });
                }
                Ok(())
            }
        })
    }

    /// Returns the clearest reason a card in the centre cannot be used.
    pub(super) fn refuse_centre_card(&self, card: Card, uses: &Uses) -> Illegal {
        if let Some(refusal) = self.refuse_empty_centre(card) {
            return refusal;
        }
        // A line that is typed need not name the colours of cards.
        let same = |lying: Card| lying == card || card.is_number() && card.colour.is_none() && lying.face == card.face;
        if self.centre.singles_from(0).any(same) {
            return Illegal::UsedTwice { card };
        }
        if let Some(refusal) = self.refuse_breaking_build(card) {
            return refusal;
        }
        let in_hand = (0..HAND).zip(self.hand).any(|(place, held)| *held == card && uses.hand & 1 << place == 0);
        if in_hand && card.is_number() {
            return Illegal::OneNumberCardOnly { card };
        }
        Illegal::NotInCentre { card }
    }
}

impl std::convert::From<SumError> for Illegal {
    fn from(stuck: SumError) -> Illegal {
        Illegal::CannotWorkOut { pile: stuck.pile, card: stuck.card, trouble: stuck.trouble }
    }
}
