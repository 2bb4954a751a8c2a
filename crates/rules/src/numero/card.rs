//! One card as printed.

use serde::{Deserialize, Serialize};

use crate::ratio::{ArithmeticError, Ratio};

/// Highest value of a number card in a custom pack.
pub const HIGHEST_NUMBER: u8 = 99;

/// A card. Cards with the same face and colour are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Card {
    pub face: Face,
    /// Number cards always have one; wild cards only if their pack says so.
    pub colour: Option<Colour>,
}

/// §1.2, §1.3 Number cards and wild cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Face {
    Number(u8),
    Minus(u8),
    Times(u8),
    Over(u8),
    Part(Part),
    Squared,
    Cubed,
    SquareRoot,
    CubeRoot,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Colour {
    Green,
    Orange,
    Blue,
    Red,
}

/// A fraction, decimal or percentage in lowest terms, and the way it is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Part {
    top: u8,
    bottom: u8,
    written: Written,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Written {
    Fraction,
    Decimal,
    Percent,
}

/// Families of cards that a table may select.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub enum Family {
    Number,
    Subtraction,
    Multiplication,
    Division,
    SimpleFraction,
    OtherFraction,
    PowerOrRoot,
}

impl Card {
    pub fn number(value: u8, colour: Colour) -> Card {
        Card { face: Face::Number(value), colour: Some(colour) }
    }

    pub fn wild(face: Face) -> Card {
        Card { face, colour: None }
    }

    #[inline]
    pub fn is_wild(self) -> bool {
        !matches!(self.face, Face::Number(_))
    }

    #[inline]
    pub fn is_number(self) -> bool {
        matches!(self.face, Face::Number(_))
    }

    /// Returns the value of a number card. A wild card has none of its own (§1.3).
    #[inline]
    pub fn value(self) -> Option<u8> {
        match self.face {
            Face::Number(value) => Some(value),
            _ => None,
        }
    }

    /// §1.5 Returns the family by which a table selects this card.
    pub fn family(self) -> Family {
        match self.face {
            Face::Number(_) => Family::Number,
            Face::Minus(_) => Family::Subtraction,
            Face::Times(_) => Family::Multiplication,
            Face::Over(_) => Family::Division,
            Face::Part(part) if part.top == 1 => Family::SimpleFraction,
            Face::Part(_) => Family::OtherFraction,
            Face::Squared | Face::Cubed | Face::SquareRoot | Face::CubeRoot => Family::PowerOrRoot,
        }
    }
}

impl Face {
    /// §4.3 Applies a wild card to the pile it is played on.
    #[inline]
    pub fn act_on(self, pile: Ratio) -> Result<Ratio, ArithmeticError> {
        match self {
            Face::Number(n) => pile.plus(Ratio::whole(i32::from(n))),
            Face::Minus(n) => pile.minus(Ratio::whole(i32::from(n))),
            Face::Times(n) => pile.times(Ratio::whole(i32::from(n))),
            Face::Over(n) => pile.over(Ratio::whole(i32::from(n))),
            Face::Part(part) => pile.times(part.value()),
            Face::Squared => pile.squared(),
            Face::Cubed => pile.cubed(),
            Face::SquareRoot => pile.square_root(),
            Face::CubeRoot => pile.cube_root(),
        }
    }
}

impl Colour {
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Orange, Colour::Blue, Colour::Red];

    pub fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Orange => "orange",
            Colour::Blue => "blue",
            Colour::Red => "red",
        }
    }

    pub fn from_name(name: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.name() == name)
    }
}

impl Part {
    /// Returns `None` unless the part is positive and can be printed that way: a decimal must terminate.
    pub fn new(top: u16, bottom: u16, written: Written) -> Option<Part> {
        if top == 0 || bottom == 0 {
            return None;
        }
        let common = num_integer::gcd(top, bottom);
        let part = Part { top: u8::try_from(top / common).ok()?, bottom: u8::try_from(bottom / common).ok()?, written };
        match written {
            // 4/1 would read as a whole number.
            Written::Fraction => (part.bottom > 1).then_some(part),
            Written::Decimal => (part.bottom > 1 && part.in_thousandths(1000).is_some()).then_some(part),
            Written::Percent => part.in_thousandths(100_000).map(|_| part),
        }
    }

    pub fn top(self) -> u8 {
        self.top
    }

    pub fn bottom(self) -> u8 {
        self.bottom
    }

    pub fn written(self) -> Written {
        self.written
    }

    pub fn value(self) -> Ratio {
        Ratio::new(i32::from(self.top), i32::from(self.bottom)).expect("no part has a zero denominator")
    }

    /// Returns `top × unit ÷ bottom` if it is whole.
    pub(super) fn in_thousandths(self, unit: u32) -> Option<u32> {
        let scaled = u32::from(self.top) * unit;
        scaled.is_multiple_of(u32::from(self.bottom)).then(|| scaled / u32::from(self.bottom))
    }
}
