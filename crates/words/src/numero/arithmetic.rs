//! Sums as people write and say them: strictly in the order of play, with all the brackets this needs.

use reckon_rules::numero::card::{Face, Part, Written as Printed};
use reckon_rules::numero::sum::{Step, Sum, Token};
use reckon_rules::ratio::Ratio;

use super::cards::{number_spoken, part_spoken, part_written};
use crate::bundle::render;
use crate::language::Language;
use crate::line::Line;
use crate::numbers;

/// `(10 − 2) + (5 − 4) = 9`; a lone card or build is just its number.
pub fn written(sum: Sum<'_>, language: Language) -> String {
    let text = expression(sum, language);
    match sum.value() {
        Ok(value) if sum.tokens().len() > 1 => format!("{text} = {}", numbers::written(value)),
        _ => text,
    }
}

/// Writes the sum without its result: `(10 − 2) + (5 − 4)`.
pub fn expression(sum: Sum<'_>, language: Language) -> String {
    let mut piles: Vec<Piece> = Vec::new();
    for token in sum.tokens() {
        let made = match *token {
            Token::Number(card) => Some(Piece::whole(card.value().unwrap_or(0))),
            Token::Build { value, .. } => Some(Piece::whole(value)),
            Token::Wild(card, _) => piles.pop().map(|pile| pile.changed(card.face, language)),
            Token::Add => match (piles.pop(), piles.pop()) {
                (Some(right), Some(left)) => Some(left.plus(right)),
                (lone, _) => lone,
            },
            Token::End => None,
        };
        piles.extend(made);
    }
    piles.pop().map(|pile| pile.text).unwrap_or_default()
}

/// Tells each step, as part of a sentence: `10 − 2 is 8, 5 − 4 is 1, 8 + 1 is 9`.
pub fn steps(sum: Sum<'_>, language: Language) -> String {
    let told = |step: &Step| {
        let (done, result) = work(step, language);
        render(&Line::new("written-step").with("sum", done).with("result", result), language)
    };
    let steps: Vec<String> = sum.steps().iter().map(told).collect();
    if steps.is_empty() { expression(sum, language) } else { steps.join(", ") }
}

/// `10 − 2 = 8`
pub fn step_written(step: &Step, language: Language) -> String {
    let (done, result) = work(step, language);
    format!("{done} = {result}")
}

/// Returns what is worked out in a step, and what it comes to: `10 − 2` and `8`.
fn work(step: &Step, language: Language) -> (String, String) {
    let (done, result) = match *step {
        Step::Wild { pile, card, result } => (Piece::ratio(pile).changed(card.face, language), result),
        Step::Add { left, right, result } => (Piece::ratio(left).plus(Piece::ratio(right)), result),
    };
    (done.text, numbers::written(result))
}

/// `ten minus two is eight; five minus four is one; eight and one are nine`
pub fn spoken(sum: Sum<'_>, language: Language) -> String {
    let steps: Vec<String> = sum.steps().iter().map(|step| step_spoken(step, language)).collect();
    match (steps.is_empty(), sum.value()) {
        (false, _) => steps.join("; "),
        (true, Ok(value)) => numbers::spoken(value, language),
        (true, Err(_)) => expression(sum, language),
    }
}

/// Writes a wild card applied to a pile: `√10`.
pub(super) fn attempt(pile: Ratio, face: Option<Face>, language: Language) -> String {
    let pile = Piece::ratio(pile);
    match face {
        Some(face) => pile.changed(face, language).text,
        None => pile.text,
    }
}

/// `ten minus two is eight`
pub fn step_spoken(step: &Step, language: Language) -> String {
    let number = |number| number_spoken(number, language);
    let (id, pile, result, more) = match *step {
        Step::Add { left, right, result } => {
            let right = numbers::spoken(right, language);
            ("spoken-plus", left, result, vec![("number", right)])
        }
        Step::Wild { pile, card, result } => {
            let (id, more) = match card.face {
                Face::Number(n) => ("spoken-plus", vec![("number", number(n))]),
                Face::Minus(n) => ("spoken-minus", vec![("number", number(n))]),
                Face::Times(n) => ("spoken-times", vec![("number", number(n))]),
                Face::Over(n) => ("spoken-over", vec![("number", number(n))]),
                Face::Part(part) => {
                    let form = form_of(part).to_string();
                    ("spoken-part", vec![("part", part_spoken(part, language)), ("form", form)])
                }
                Face::Squared => ("spoken-squared", vec![]),
                Face::Cubed => ("spoken-cubed", vec![]),
                Face::SquareRoot => ("spoken-square-root", vec![]),
                Face::CubeRoot => ("spoken-cube-root", vec![]),
            };
            (id, pile, result, more)
        }
    };
    let line =
        Line::new(id).with("pile", numbers::spoken(pile, language)).with("result", numbers::spoken(result, language));
    let line = more.into_iter().fold(line, |line, (name, text)| line.with(name, text));
    render(&line, language)
}

/// Returns the grammatical form of a part, for its verb: `ein Drittel ist`, `zwei Drittel sind`.
fn form_of(part: Part) -> &'static str {
    match part.written() {
        Printed::Fraction if (part.top(), part.bottom()) == (1, 2) => "half",
        Printed::Fraction if part.top() > 1 => "several",
        Printed::Percent if part.figures() != "1" => "several",
        Printed::Fraction | Printed::Decimal | Printed::Percent => "one",
    }
}

/// A piece of a written sum.
struct Piece {
    text: String,
    kind: Kind,
}

/// Kind of piece, which decides where it needs brackets.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Negative,
    Fraction,
    /// `3²`, `√9`
    PowerOrRoot,
    Added,
    /// Result of any other operation.
    Worked,
}

impl Piece {
    fn whole(number: u8) -> Piece {
        Piece::ratio(Ratio::whole(number.into()))
    }

    fn ratio(number: Ratio) -> Piece {
        let kind = match (number.is_negative(), number.is_whole()) {
            (true, _) => Kind::Negative,
            (false, false) => Kind::Fraction,
            (false, true) => Kind::Number,
        };
        Piece { text: numbers::written(number), kind }
    }

    fn bracketed_if(self, brackets: bool) -> String {
        if brackets { format!("({})", self.text) } else { self.text }
    }

    /// Formats a left operand: a computed piece is in brackets.
    fn left(self) -> String {
        let brackets = matches!(self.kind, Kind::Added | Kind::Worked);
        self.bracketed_if(brackets)
    }

    /// Formats a right operand: a negative number is in brackets too.
    fn right(self) -> String {
        let brackets = matches!(self.kind, Kind::Added | Kind::Worked | Kind::Negative);
        self.bracketed_if(brackets)
    }

    /// Formats the operand of a root or power: only a plain number goes without brackets.
    fn tight(self) -> String {
        let brackets = self.kind != Kind::Number;
        self.bracketed_if(brackets)
    }

    fn plus(self, right: Piece) -> Piece {
        // A chain of additions reads from left to right without brackets.
        let left = if self.kind == Kind::Added { self.text } else { self.left() };
        Piece { text: format!("{left} + {}", right.right()), kind: Kind::Added }
    }

    fn changed(self, face: Face, language: Language) -> Piece {
        let (text, kind) = match face {
            Face::Number(number) => return self.plus(Piece::whole(number)),
            Face::Minus(n) => (format!("{} − {n}", self.left()), Kind::Worked),
            Face::Times(n) => (format!("{} {} {n}", self.left(), language.times()), Kind::Worked),
            Face::Over(n) => (format!("{} {} {n}", self.left(), language.over()), Kind::Worked),
            Face::Part(part) => {
                let line =
                    Line::new("written-part").with("part", part_written(part, language)).with("pile", self.right());
                (render(&line, language), Kind::Worked)
            }
            Face::Squared => (format!("{}²", self.tight()), Kind::PowerOrRoot),
            Face::Cubed => (format!("{}³", self.tight()), Kind::PowerOrRoot),
            Face::SquareRoot => (format!("√{}", self.tight()), Kind::PowerOrRoot),
            Face::CubeRoot => (format!("∛{}", self.tight()), Kind::PowerOrRoot),
        };
        Piece { text, kind }
    }
}
