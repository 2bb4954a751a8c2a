//! Sums as text: `(5r + 3b)x2 + 4g`.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use super::scan::{Scanner, shortened};
use crate::numero::card::{Card, Face};
use crate::numero::sum::{BuildName, Origin, Sum, Sums, Token};
use crate::text::as_text;

/// Reason a text is not a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotASum {
    NotAPile(String),
    /// Two piles with nothing between them.
    NoSign {
        before: String,
    },
    NoColour(String),
    NotClosed,
    TooDeep,
    TooLong,
    LoneWild,
}

crate::error_as_data!(NotASum);

/// Deepest useful nesting: each level needs a wild card of its own.
const DEEPEST: u32 = 64;

impl Sums {
    /// Reads one sum and appends it.
    pub fn read_sum(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotASum> {
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
        // `√9` and `½ of 10` put the wild card first.
        if let Some(wild) = scanner.wild_before_pile() {
            self.read_plain_pile(scanner, depth)?;
            self.put(Token::Wild(wild, Origin::Hand))?;
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
    let shown = || NotASum::NotAPile(shortened(start));
    if scanner.peek() == Some('[') {
        return Err(NotASum::LoneWild);
    }
    // `1/2` alone is a wild card, which has no value; in `10/2` only the colour of the 10 was left out.
    if !scanner.colourless && scanner.clone().card().is_some_and(|card| card.is_wild()) {
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
    // In a position, the builder or an open challenge may follow.
    let word = ["by", "open"].iter().any(|word| scanner.clone().eat_word(word));
    if word || scanner.peek().is_none_or(|c| "+,;)]|#=".contains(c)) {
        return Ok(None);
    }
    let start = scanner.rest();
    let shown = || NotASum::NotAPile(shortened(start));
    if scanner.eat(&['[']) {
        let card = scanner.wild().ok_or_else(shown)?;
        if !scanner.eat(&[']']) {
            return Err(NotASum::NotClosed);
        }
        return Ok(Some(Token::Wild(card, Origin::Centre)));
    }
    let before = scanner.clone();
    let card = scanner.wild().ok_or_else(|| match begins_pile(before) {
        Some(pile) => NotASum::NoSign { before: pile },
        None => shown(),
    })?;
    Ok(Some(Token::Wild(card, Origin::Hand)))
}

/// Returns the pile that comes next, as it is written.
fn begins_pile(mut scanner: Scanner<'_>) -> Option<String> {
    let text = scanner.rest();
    let is_pile = scanner.peek() == Some('(') || scanner.number_card().is_some();
    let word = text.split(|c: char| c.is_whitespace() || ",;:=+".contains(c)).next()?;
    is_pile.then(|| shortened(word))
}

/// A part of a sum being written, and whether a wild card needs parentheses around it.
struct Written {
    start: usize,
    joined: bool,
}

impl Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        let mut piles: Vec<Written> = Vec::new();
        for token in self.tokens() {
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
                    let right = piles.pop().expect("an Add follows two piles");
                    // A sum on the right keeps its parentheses, so that it reads back the same.
                    if right.joined {
                        text.insert(right.start, '(');
                        text.push(')');
                    }
                    text.insert_str(right.start, " + ");
                    piles.last_mut().expect("an Add follows two piles").joined = true;
                }
                Token::End => unreachable!("a sum contains no End"),
            }
        }
        f.write_str(&text)
    }
}

fn write_wild(text: &mut String, card: Card, from: Origin) -> fmt::Result {
    let sign = match (card.face, from) {
        (Face::Part(_), _) => "*",
        (Face::SquareRoot | Face::CubeRoot, Origin::Hand) => " ",
        _ => "",
    };
    match from {
        Origin::Hand => write!(text, "{sign}{card}"),
        Origin::Centre => write!(text, "[{sign}{card}]"),
    }
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

impl FromStr for Sums {
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
            return Err(NotASum::NotAPile(shortened(scanner.rest())));
        }
        Ok(sums)
    }
}

as_text!(Sums, "Sums in their notation, divided by commas: 10r-2 + 5b-4, 9g.");
