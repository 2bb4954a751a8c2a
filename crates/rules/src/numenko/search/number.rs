//! Exact numbers for a search: small, fast ones, and large ones for runs that need them.

use std::cmp::Ordering;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

use crate::ratio::Ratio;

/// An exact number. `None` is a result that this kind of number cannot hold.
pub(super) trait Number: Clone + PartialEq {
    fn zero() -> Self;
    /// Appends a digit.
    fn then_digit(&self, digit: u8) -> Option<Self>;
    fn plus(&self, other: &Self) -> Option<Self>;
    fn minus(&self, other: &Self) -> Option<Self>;
    fn times(&self, other: &Self) -> Option<Self>;
    /// Divides, never by zero.
    fn over(&self, other: &Self) -> Option<Self>;
    fn is_zero(&self) -> bool;
    fn is_whole(&self) -> bool;
    /// Orders by denominator, so whole numbers come first, then by numerator; ordering by value would be slower.
    fn order(&self, other: &Self) -> Ordering;
    /// Returns how many steps of the budget it counts as.
    fn cost(&self) -> u32;
    /// Returns the digits of a non-negative whole number.
    fn digits(&self) -> String;
}

impl Number for Ratio {
    fn zero() -> Ratio {
        Ratio::ZERO
    }

    fn then_digit(&self, digit: u8) -> Option<Ratio> {
        Number::times(self, &Ratio::whole(10)).and_then(|tens| Number::plus(&tens, &Ratio::whole(digit.into())))
    }

    fn plus(&self, other: &Ratio) -> Option<Ratio> {
        Ratio::plus(*self, *other).ok()
    }

    fn minus(&self, other: &Ratio) -> Option<Ratio> {
        Ratio::minus(*self, *other).ok()
    }

    fn times(&self, other: &Ratio) -> Option<Ratio> {
        Ratio::times(*self, *other).ok()
    }

    fn over(&self, other: &Ratio) -> Option<Ratio> {
        Ratio::over(*self, *other).ok()
    }

    fn is_zero(&self) -> bool {
        Ratio::is_zero(*self)
    }

    fn is_whole(&self) -> bool {
        Ratio::is_whole(*self)
    }

    fn order(&self, other: &Ratio) -> Ordering {
        let key = |number: &Ratio| (number.denominator(), number.numerator().abs(), number.numerator());
        key(self).cmp(&key(other))
    }

    fn cost(&self) -> u32 {
        1
    }

    fn digits(&self) -> String {
        self.numerator().to_string()
    }
}

/// Number of bits that count as one step. A [`Ratio`] has fewer, so both kinds of numbers take the same steps for the
/// same run.
const BITS: u64 = 128;

impl Number for BigRational {
    fn zero() -> BigRational {
        Zero::zero()
    }

    fn then_digit(&self, digit: u8) -> Option<BigRational> {
        Some(BigRational::from_integer(self.numer() * 10 + BigInt::from(digit)))
    }

    fn plus(&self, other: &BigRational) -> Option<BigRational> {
        Some(self + other)
    }

    fn minus(&self, other: &BigRational) -> Option<BigRational> {
        Some(self - other)
    }

    fn times(&self, other: &BigRational) -> Option<BigRational> {
        Some(self * other)
    }

    fn over(&self, other: &BigRational) -> Option<BigRational> {
        Some(self / other)
    }

    fn is_zero(&self) -> bool {
        Zero::is_zero(self)
    }

    fn is_whole(&self) -> bool {
        self.is_integer()
    }

    fn order(&self, other: &BigRational) -> Ordering {
        let sizes = || self.numer().abs().cmp(&other.numer().abs());
        self.denom().cmp(other.denom()).then_with(sizes).then_with(|| self.numer().cmp(other.numer()))
    }

    fn cost(&self) -> u32 {
        let bits = self.numer().bits() + self.denom().bits();
        1 + u32::try_from(bits / BITS).unwrap_or(u32::MAX - 1)
    }

    fn digits(&self) -> String {
        self.numer().to_string()
    }
}
