//! Sums of piles: what a player takes or builds, as written and as worth.
//!
//! A sum is kept in the order in which a hand would work it out: a card or build
//! makes a pile, a wild card changes the pile made last, `Add` joins the last two.
//! `(5r + 3b)x2 + 4g` is `5r 3b Add x2 4g Add`. So a value is found in one walk, and
//! putting a build's own cards in its place gives a sum again.

use std::fmt::{self, Display, Write};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::Card;
use super::pack::MOST_CARDS;
use super::scan::Scanner;
use crate::ratio::{Ratio, Trouble};

/// The stable public name of a build: it counts up as builds are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
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
pub enum Step {
    Wild { pile: Ratio, card: Card, result: Ratio },
    Add { left: Ratio, right: Ratio, result: Ratio },
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

    /// Works the sum out, showing each step and the pile it made before it goes on.
    #[inline]
    pub(super) fn work_out<E: std::convert::From<Stuck>>(
        self,
        mut each: impl FnMut(Step, &Pile) -> Result<(), E>,
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
                    each(Step::Wild { pile: before, card, result }, pile)?;
                    pile.value = result;
                }
                Token::Add => {
                    let right = piles.pop().expect("two piles are joined");
                    let left = piles.last_mut().expect("two piles are joined");
                    let result = left.value.plus(right.value).map_err(|trouble| Stuck {
                        pile: left.value,
                        card: None,
                        trouble,
                    })?;
                    each(Step::Add { left: left.value, right: right.value, result }, left)?;
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
    /// It is a combination, not one card or build.
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

/// Deeper nesting than this has no use: each level needs a wild card of its own.
const DEEPEST: u32 = 64;

impl Sums {
    /// Reads one sum and appends it.
    pub(super) fn read_sum(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotASum> {
        self.read_piles(scanner, 0)?;
        self.put(Token::End)
    }

    fn read_piles(&mut self, scanner: &mut Scanner<'_>, depth: u32) -> Result<(), NotASum> {
        self.read_pile(scanner, depth)?;
        while scanner.eat(&['+']) {
            self.read_pile(scanner, depth)?;
            self.put(Token::Add)?;
        }
        Ok(())
    }

    fn read_pile(&mut self, scanner: &mut Scanner<'_>, depth: u32) -> Result<(), NotASum> {
        if depth > DEEPEST {
            return Err(NotASum::TooDeep);
        }
        // `√9` and `½ of 10` say the wild card first.
        if let Some(wild) = scanner.wild_before_pile() {
            self.read_plain_pile(scanner, depth)?;
            self.put(Token::Wild(wild, From::Hand))?;
        } else {
            self.read_plain_pile(scanner, depth)?;
        }
        while let Some(token) = read_wild_token(scanner)? {
            self.put(token)?;
        }
        Ok(())
    }

    fn read_plain_pile(&mut self, scanner: &mut Scanner<'_>, depth: u32) -> Result<(), NotASum> {
        if scanner.eat(&['(']) {
            self.read_piles(scanner, depth + 1)?;
            return if scanner.eat(&[')']) { Ok(()) } else { Err(NotASum::NotClosed) };
        }
        let token = read_pile_token(scanner)?;
        self.put(token)
    }

    fn put(&mut self, token: Token) -> Result<(), NotASum> {
        if self.push(token) { Ok(()) } else { Err(NotASum::TooLong) }
    }
}

fn read_pile_token(scanner: &mut Scanner<'_>) -> Result<Token, NotASum> {
    let start = scanner.rest();
    let shown = || NotASum::NotAPile(start.chars().take(20).collect());
    if scanner.peek() == Some('[') {
        return Err(NotASum::LoneWild);
    }
    let Some(card) = scanner.number_card() else {
        return Err(if scanner.wild().is_some() { NotASum::LoneWild } else { shown() });
    };
    let value = card.value().expect("a number card was read");
    if card.colour.is_some() {
        return Ok(Token::Number(card));
    }
    if scanner.eat(&['#']) {
        let name = scanner.whole().and_then(|n| u8::try_from(n).ok()).ok_or_else(shown)?;
        scanner.skip_spaces();
        return Ok(Token::Build { name: BuildName(name), value });
    }
    if scanner.colourless {
        return Ok(Token::Number(card));
    }
    Err(NotASum::NoColour(value.to_string()))
}

fn read_wild_token(scanner: &mut Scanner<'_>) -> Result<Option<Token>, NotASum> {
    let ends = scanner.peek().is_none_or(|c| "+,;)]|#=".contains(c)) || scanner.clone().eat_word("by");
    if ends {
        return Ok(None);
    }
    let start = scanner.rest();
    let shown = || NotASum::NotAPile(start.chars().take(20).collect());
    if scanner.eat(&['[']) {
        let card = scanner.wild().ok_or_else(shown)?;
        if !scanner.eat(&[']']) {
            return Err(NotASum::NotClosed);
        }
        return Ok(Some(Token::Wild(card, From::Centre)));
    }
    let card = scanner.wild().ok_or_else(shown)?;
    Ok(Some(Token::Wild(card, From::Hand)))
}

/// A piece of a sum that is being written, and whether a wild card needs parentheses around it.
struct Written {
    start: usize,
    joined: bool,
}

impl Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let mut piles: Vec<Written> = Vec::new();
        for token in self.tokens {
            match token {
                Token::Number(card) => {
                    piles.push(Written { start: text.len(), joined: false });
                    write!(text, "{card}")?;
                }
                Token::Build { name, value } => {
                    piles.push(Written { start: text.len(), joined: false });
                    write!(text, "{value}#{}", name.0)?;
                }
                Token::Wild(card, from) => {
                    let pile = piles.last_mut().expect("a wild card follows a pile");
                    if pile.joined {
                        text.insert(pile.start, '(');
                        text.push(')');
                        pile.joined = false;
                    }
                    write_wild(&mut text, *card, *from)?;
                }
                Token::Add => {
                    let right = piles.pop().expect("two piles are joined");
                    // A sum on the right keeps its parentheses, so that it reads back the same.
                    if right.joined {
                        text.insert(right.start, '(');
                        text.push(')');
                    }
                    text.insert_str(right.start, " + ");
                    piles.last_mut().expect("two piles are joined").joined = true;
                }
                Token::End => unreachable!("a sum holds no end"),
            }
        }
        f.write_str(&text)
    }
}

fn write_wild(text: &mut String, card: Card, from: From) -> fmt::Result {
    use super::card::Face;
    let open = if from == From::Centre { "[" } else { "" };
    let close = if from == From::Centre { "]" } else { "" };
    let sign = match card.face {
        Face::Part(_) => "*",
        Face::SquareRoot | Face::CubeRoot if from == From::Hand => " ",
        _ => "",
    };
    if from == From::Centre && sign == "*" {
        return write!(text, "[*{card}]");
    }
    write!(text, "{open}{sign}{card}{close}")
}

impl Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, sum) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{sum}")?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Sums {
    type Err = NotASum;

    fn from_str(text: &str) -> Result<Self, NotASum> {
        let mut sums = Sums::new();
        let mut scanner = Scanner::new(text);
        if scanner.is_at_end() {
            return Ok(sums);
        }
        sums.read_sum(&mut scanner)?;
        while scanner.eat(&[',']) {
            sums.read_sum(&mut scanner)?;
        }
        if !scanner.is_at_end() {
            return Err(NotASum::NotAPile(scanner.rest().chars().take(20).collect()));
        }
        Ok(sums)
    }
}

super::card::as_text!(Sums);
