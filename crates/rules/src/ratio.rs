//! Exact fractions for card arithmetic: every step gives the exact result or says why there is none.

use std::fmt::{self, Display};
use std::str::FromStr;

use num_integer::{Integer, Roots};
use num_rational::Rational64;
use serde::{Deserialize, Serialize};

/// The largest magnitude of a numerator or denominator.
///
/// Sixteen digits are as many as anyone can comfortably read, and twice the
/// limit is far below `i64::MAX`, so no step inside num-rational can overflow.
pub const LIMIT: i64 = 1_000_000_000_000_000;

/// A fraction in lowest terms with a positive denominator, both parts within [`LIMIT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ratio(Rational64);

/// The reason an arithmetic step has no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename = "Trouble")]
pub enum ArithmeticError {
    TooLarge,
    DivisionByZero,
    NoExactRoot,
}

crate::error_as_data!(ArithmeticError);

impl Ratio {
    pub const ZERO: Ratio = Ratio::whole(0);
    pub const ONE: Ratio = Ratio::whole(1);

    #[inline]
    pub const fn whole(number: i32) -> Ratio {
        Ratio(Rational64::new_raw(number as i64, 1))
    }

    /// Returns `None` when `bottom` is zero.
    pub fn new(top: i32, bottom: i32) -> Option<Ratio> {
        (bottom != 0).then(|| Ratio(Rational64::new(top.into(), bottom.into())))
    }

    #[inline]
    pub fn numerator(self) -> i64 {
        *self.0.numer()
    }

    #[inline]
    pub fn denominator(self) -> i64 {
        *self.0.denom()
    }

    #[inline]
    pub fn is_zero(self) -> bool {
        self.numerator() == 0
    }

    #[inline]
    pub fn is_negative(self) -> bool {
        self.numerator() < 0
    }

    #[inline]
    pub fn is_whole(self) -> bool {
        self.denominator() == 1
    }

    #[inline]
    pub fn as_whole(self) -> Option<i64> {
        self.is_whole().then(|| self.numerator())
    }

    // Nearly all cards are whole numbers: the four operations handle those
    // inline and call a function for fractions, which need common divisors.

    #[inline]
    pub fn plus(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        match (self.as_whole(), other.as_whole()) {
            (Some(a), Some(b)) => reduced(Some(a + b), Some(1)),
            _ => self.plus_fraction(other),
        }
    }

    #[inline]
    pub fn minus(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        self.plus(Ratio(-other.0))
    }

    #[inline]
    pub fn times(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        match (self.as_whole(), other.as_whole()) {
            (Some(a), Some(b)) => reduced(a.checked_mul(b), Some(1)),
            _ => self.times_fraction(other),
        }
    }

    #[inline]
    pub fn over(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        if other.is_zero() {
            return Err(ArithmeticError::DivisionByZero);
        }
        match (self.as_whole(), other.as_whole()) {
            (Some(a), Some(b)) if a % b == 0 => reduced(Some(a / b), Some(1)),
            _ => self.times_fraction(Ratio(other.0.recip())),
        }
    }

    #[inline]
    pub fn squared(self) -> Result<Ratio, ArithmeticError> {
        self.power(2)
    }

    #[inline]
    pub fn cubed(self) -> Result<Ratio, ArithmeticError> {
        self.power(3)
    }

    /// Returns the non-negative root.
    pub fn square_root(self) -> Result<Ratio, ArithmeticError> {
        if self.is_negative() {
            return Err(ArithmeticError::NoExactRoot);
        }
        self.exact_root(Roots::sqrt, 2)
    }

    pub fn cube_root(self) -> Result<Ratio, ArithmeticError> {
        self.exact_root(Roots::cbrt, 3)
    }

    /// Divides out the gcd of the denominators first (Knuth, TAOCP 4.5.1): any
    /// factor left to cancel divides it, so every gcd is in `i64` and only the
    /// new numerator passes through `i128`.
    #[inline(never)]
    fn plus_fraction(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        let (b, d) = (self.denominator(), other.denominator());
        let common = b.gcd(&d);
        let top = i128::from(self.numerator()) * i128::from(d / common)
            + i128::from(other.numerator()) * i128::from(b / common);
        let rest =
            i64::try_from(top % i128::from(common)).expect("a remainder is smaller than its i64 divisor").gcd(&common);
        reduced(i64::try_from(top / i128::from(rest)).ok(), (b / common).checked_mul(d / rest))
    }

    /// Cancels crosswise first, so the products are in lowest terms and
    /// overflow only when the result itself is too large.
    #[inline(never)]
    fn times_fraction(self, other: Ratio) -> Result<Ratio, ArithmeticError> {
        let (a, b) = (self.numerator(), self.denominator());
        let (c, d) = (other.numerator(), other.denominator());
        let (ad, cb) = (a.gcd(&d), c.gcd(&b));
        reduced((a / ad).checked_mul(c / cb), (b / cb).checked_mul(d / ad))
    }

    /// Raises both parts: powers of coprime numbers are coprime.
    #[inline]
    fn power(self, exponent: u32) -> Result<Ratio, ArithmeticError> {
        reduced(self.numerator().checked_pow(exponent), self.denominator().checked_pow(exponent))
    }

    /// Takes the root of both parts: in lowest terms, a fraction has a root exactly when both parts have one.
    fn exact_root(self, rounded: fn(&i64) -> i64, degree: u32) -> Result<Ratio, ArithmeticError> {
        let exact = |part: i64| {
            let root = rounded(&part);
            (root.pow(degree) == part).then_some(root)
        };
        match (exact(self.numerator()), exact(self.denominator())) {
            (Some(top), Some(bottom)) => Ok(Ratio(Rational64::new_raw(top, bottom))),
            _ => Err(ArithmeticError::NoExactRoot),
        }
    }
}

/// Builds a fraction from parts already in lowest terms; `None` stands for a part that overflows `i64`.
#[inline]
fn reduced(top: Option<i64>, bottom: Option<i64>) -> Result<Ratio, ArithmeticError> {
    match (top, bottom) {
        (Some(top), Some(bottom)) if (-LIMIT..=LIMIT).contains(&top) && bottom <= LIMIT => {
            Ok(Ratio(Rational64::new_raw(top, bottom)))
        }
        _ => Err(ArithmeticError::TooLarge),
    }
}

/// Replaces num-rational's own implementation, whose padding depends on its `std` feature.
impl Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_whole() {
            Some(number) => number.fmt(f),
            None => {
                let size = format!("{}/{}", self.numerator().abs(), self.denominator());
                f.pad_integral(!self.is_negative(), "", &size)
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARatio;

crate::error_as_data!(NotARatio);

/// Reads what `Display` writes, as well as fractions not in lowest terms.
impl FromStr for Ratio {
    type Err = NotARatio;

    fn from_str(text: &str) -> Result<Self, NotARatio> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (top, bottom) = match digits.split_once('/') {
            Some((top, bottom)) => (part(top)?, part(bottom)?),
            None => (part(digits)?, 1),
        };
        if bottom == 0 {
            return Err(NotARatio);
        }
        Ok(Ratio(Rational64::new(sign * top, bottom)))
    }
}

/// Parses digits only: the std parser would also accept a sign.
fn part(digits: &str) -> Result<i64, NotARatio> {
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotARatio);
    }
    match digits.parse() {
        Ok(part) if part <= LIMIT => Ok(part),
        _ => Err(NotARatio),
    }
}

crate::text::as_text!(Ratio, "An exact number: 7, -3 or 2/3.", "^-?[0-9]+(/[0-9]+)?$");
