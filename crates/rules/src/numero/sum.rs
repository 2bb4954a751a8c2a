//! Sums of piles: what a player takes or builds, as written and as worth.
//!
//! A sum is kept in the order in which a hand would work it out: a card or build
//! makes a pile, a wild card changes the pile made last, `Add` joins the last two.
//! `(5r + 3b)x2 + 4g` is `5r 3b Add x2 4g Add`. So a value is found in one walk, and
//! putting a build's own cards in its place gives a sum again.

mod notation;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::Card;
use super::pack::MOST_CARDS;
use crate::ratio::{Ratio, Trouble};

/// The stable public name of a build: it counts up as builds are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildName(pub u8);

/// Where a wild card in a sum comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum From {
    Hand,
    Centre,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token {
    /// A number card of the centre begins a pile.
    Number(Card),
    /// A build begins a pile. Its value stands beside its name, so that a sum can be read alone.
    Build { name: BuildName, value: u8 },
    /// A wild card acts on the pile made last.
    Wild(Card, From),
    /// The last two piles become one.
    Add,
    /// The sum is complete.
    End,
}

/// Every card of the largest pack once, an `Add` or `End` for each number card.
pub const MOST_TOKENS: usize = 2 * MOST_CARDS;

/// A list of sums, without allocation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    tokens: ArrayVec<Token, MOST_TOKENS>,
}

/// One sum of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum<'a> {
    tokens: &'a [Token],
}

/// One step of working a sum out, for people: `10 − 2 = 8`.
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

/// Where working out a sum came to a halt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck {
    pub pile: Ratio,
    pub card: Option<Card>,
    pub trouble: Trouble,
}

impl Sums {
    pub fn new() -> Sums {
        Sums::default()
    }

    /// Adds a token; `false` if there are more than any pack has cards for.
    pub(super) fn push(&mut self, token: Token) -> bool {
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

    pub(super) fn each_wild(&mut self, mut visit: impl FnMut(Card, &mut From)) {
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

    pub fn to_sums(self) -> Sums {
        let mut sums = Sums::new();
        sums.append(self);
        sums
    }

    /// §4.1–§4.3 What the sum is worth: strictly in the order written.
    pub fn value(self) -> Result<Ratio, Stuck> {
        self.work_out(|_, _| Ok::<_, Stuck>(()))
    }

    /// The steps by which a person would say it.
    pub fn steps(self) -> Vec<Step> {
        let mut steps = Vec::new();
        // A sum that gets stuck still has its steps up to there.
        let _stuck = self.work_out(|step, _| {
            steps.push(step);
            Ok::<_, Stuck>(())
        });
        steps
    }

    /// Works the sum out, showing each step with the one or two piles it is about.
    #[inline]
    pub(super) fn work_out<E: std::convert::From<Stuck>>(
        self,
        mut each: impl FnMut(Step, &[Pile]) -> Result<(), E>,
    ) -> Result<Ratio, E> {
        let mut piles: ArrayVec<Pile, MOST_CARDS> = ArrayVec::new();
        for &token in self.tokens {
            match token {
                Token::Number(card) => piles.push(Pile {
                    value: Ratio::whole(i32::from(card.value().expect("only number cards begin a pile"))),
                    joined: false,
                    has_build: false,
                }),
                Token::Build { value, .. } => {
                    piles.push(Pile { value: Ratio::whole(i32::from(value)), joined: false, has_build: true })
                }
                Token::Wild(card, _) => {
                    let pile = piles.last_mut().expect("a wild card follows a pile");
                    let before = pile.value;
                    let result = card.face.act_on(before).map_err(|trouble| Stuck {
                        pile: before,
                        card: Some(card),
                        trouble,
                    })?;
                    each(Step::Wild { pile: before, card, result }, &[*pile])?;
                    *pile = Pile { value: result, joined: false, ..*pile };
                }
                Token::Add => {
                    let right = piles.pop().expect("two piles are joined");
                    let left = piles.last_mut().expect("two piles are joined");
                    let result = left.value.plus(right.value).map_err(|trouble| Stuck {
                        pile: left.value,
                        card: None,
                        trouble,
                    })?;
                    each(Step::Add { left: left.value, right: right.value, result }, &[*left, right])?;
                    *left = Pile { value: result, joined: true, has_build: left.has_build || right.has_build };
                }
                Token::End => unreachable!("a sum holds no end"),
            }
        }
        Ok(piles.last().expect("a sum has a pile").value)
    }
}

/// A pile while a sum is worked out.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    pub value: Ratio,
    /// It is a combination as it was added up, not one card or build or what a wild card made.
    pub joined: bool,
    pub has_build: bool,
}

/// Why a text is not a sum.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotASum {
    #[error("'{0}' is not a card, a build or a sum in parentheses")]
    NotAPile(String),
    #[error("'{0}' has no colour: write 5g, 5o, 5b or 5r")]
    NoColour(String),
    #[error("a parenthesis is not closed")]
    NotClosed,
    #[error("parentheses go deeper than any sum needs")]
    TooDeep,
    #[error("more cards than a pack has")]
    TooLong,
    #[error("a wild card has no value: it needs a pile before it")]
    LoneWild,
}
