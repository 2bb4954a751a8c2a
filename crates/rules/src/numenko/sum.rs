//! §3 The check that a reading is a complete, true sum. It is exact, and its time is bounded by the length of the
//! reading, since the numbers are no longer than their tiles.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;

use super::options::{EqualsSign, Options, Order};
use super::reading::{Reading, Sign};

/// The reason a reading is not a true sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// §3.1 It begins or ends with a sign.
    SignAtEdge,
    /// §3.1 Two signs touch.
    SignsTogether,
    /// §3.6 It has no equals sign.
    NoEquals,
    /// §3.6 With `equals=at-the-end`: there is a calculation to the right of the equals sign.
    CalculatesBehind,
    /// §3.6 With `chains=off`: there are several equals signs.
    Chain,
    /// §3.7
    NothingWorkedOut,
    /// §3.8
    LeadingZero { number: String },
    /// §3.5
    DividesByZero,
    /// §3.5 With `fractions=off`: this step is not whole, `7/2`.
    Fraction { step: String },
    /// The values of its sides.
    NotEqual { values: Vec<String> },
}

/// Numbers, and the signs between them.
struct Side {
    numbers: Vec<BigInt>,
    signs: Vec<Sign>,
}

pub(super) fn check(reading: &Reading, options: &Options) -> Result<(), Wrong> {
    let sides = sides(reading, options)?;
    let values: Result<Vec<BigRational>, Wrong> = sides.iter().map(|side| side.value(options)).collect();
    let values = values?;
    if values.windows(2).all(|pair| pair[0] == pair[1]) {
        return Ok(());
    }
    Err(Wrong::NotEqual { values: values.iter().map(ToString::to_string).collect() })
}

/// §3.1, §3.3, §3.6–§3.8 Checks everything that can be checked without working anything out.
fn sides(reading: &Reading, options: &Options) -> Result<Vec<Side>, Wrong> {
    let signs = &reading.0;
    let at_edge = |sign: Option<&Sign>| sign.is_none_or(|sign| !sign.is_digit());
    if at_edge(signs.first()) || at_edge(signs.last()) {
        return Err(Wrong::SignAtEdge);
    }
    if signs.windows(2).any(|pair| !pair[0].is_digit() && !pair[1].is_digit()) {
        return Err(Wrong::SignsTogether);
    }
    let mut sides = Vec::new();
    for part in signs.split(|sign| *sign == Sign::Equals) {
        sides.push(Side {
            numbers: part
                .split(|sign| !sign.is_digit())
                .map(|digits| number(digits, options))
                .collect::<Result<_, _>>()?,
            signs: part.iter().filter(|sign| !sign.is_digit()).copied().collect(),
        });
    }
    if sides.len() == 1 {
        return Err(Wrong::NoEquals);
    }
    let has_calculation_after = sides.iter().skip(1).any(|side| !side.signs.is_empty());
    if options.equals == EqualsSign::AtTheEnd && has_calculation_after {
        return Err(Wrong::CalculatesBehind);
    }
    if !options.chains && sides.len() > 2 {
        return Err(Wrong::Chain);
    }
    if !options.identity && sides.iter().all(|side| side.signs.is_empty()) {
        return Err(Wrong::NothingWorkedOut);
    }
    Ok(sides)
}

/// §3.3, §3.8
fn number(digits: &[Sign], options: &Options) -> Result<BigInt, Wrong> {
    let text: String = digits.iter().map(|sign| sign.character()).collect();
    if text.len() > 1 && text.starts_with('0') && !options.leading_zeros {
        return Err(Wrong::LeadingZero { number: text });
    }
    Ok(text.parse().expect("digits form a number"))
}

impl Side {
    /// §3.4, §3.5
    fn value(&self, options: &Options) -> Result<BigRational, Wrong> {
        let mut numbers = self.numbers.iter().cloned().map(BigRational::from_integer);
        let first = numbers.next().expect("a side has a number");
        // The value before the part being worked out, and the sign between them.
        let (mut before, mut part): (Option<(BigRational, Sign)>, _) = (None, first);
        for (sign, number) in self.signs.iter().zip(numbers) {
            if options.order == Order::DivisionFirst && *sign == Sign::Over {
                part = apply(part, *sign, number, options)?;
                continue;
            }
            let value = match before.take() {
                Some((value, sign)) => apply(value, sign, part, options)?,
                None => part,
            };
            (before, part) = (Some((value, *sign)), number);
        }
        match before {
            Some((value, sign)) => apply(value, sign, part, options),
            None => Ok(part),
        }
    }
}

fn apply(value: BigRational, sign: Sign, number: BigRational, options: &Options) -> Result<BigRational, Wrong> {
    let result = match sign {
        Sign::Plus => &value + &number,
        Sign::Minus => &value - &number,
        Sign::Times => &value * &number,
        Sign::Over if number.is_zero() => return Err(Wrong::DividesByZero),
        Sign::Over => &value / &number,
        Sign::Digit(_) | Sign::Equals => unreachable!("a side has only signs of calculation"),
    };
    if options.fractions || result.is_integer() {
        return Ok(result);
    }
    Err(Wrong::Fraction { step: format!("{value}{}{number}", sign.character()) })
}

/// §3.4 Writes a reading with brackets around everything that is worked out first: `(5-1)x5=20`.
pub fn with_brackets(reading: &Reading, order: Order) -> String {
    let sides = reading.0.split(|sign| *sign == Sign::Equals).map(|side| side_with_brackets(side, order));
    sides.collect::<Vec<String>>().join("=")
}

fn side_with_brackets(side: &[Sign], order: Order) -> String {
    let text = |digits: &[Sign]| digits.iter().map(|sign| sign.character()).collect::<String>();
    let numbers = side.split(|sign| !sign.is_digit()).map(text);
    let mut signs = side.iter().filter(|sign| !sign.is_digit());
    // Each part comes with a flag: whether it is a calculation that needs brackets when more follows.
    let mut parts: Vec<(String, bool)> = Vec::new();
    let mut between: Vec<char> = Vec::new();
    for (place, number) in numbers.enumerate() {
        let sign = if place == 0 { None } else { signs.next() };
        match sign {
            Some(Sign::Over) if order == Order::DivisionFirst => {
                let (part, is_calculation) = parts.pop().expect("a number comes before a sign");
                let part = if is_calculation { format!("({part})") } else { part };
                parts.push((format!("{part}/{number}"), true));
            }
            Some(sign) => {
                between.push(sign.character());
                parts.push((number, false));
            }
            None => parts.push((number, false)),
        }
    }
    let in_brackets = |(part, is_calculation): (String, bool)| if is_calculation { format!("({part})") } else { part };
    let mut parts = parts.into_iter();
    let Some(first) = parts.next() else { return String::new() };
    parts
        .zip(between)
        .fold(first, |before, (part, sign)| (format!("{}{sign}{}", in_brackets(before), in_brackets(part)), true))
        .0
}
