//! One sum, guessed: numbers drawn from the digits, and a check that their result can be laid too.

use super::supply::{Dice, Digit, Supply};
use crate::numenko::reading::Sign;
use crate::numenko::tile::Tile;

/// Upper bound on the digits of a number, well within `i64`; results are checked for overflow.
const MAX_DIGITS: usize = 16;

/// Requirements for a sum.
pub(super) struct Wanted {
    /// Number of stars, including one that it crosses.
    pub stars: u8,
    /// Rough number of digits, including one that it crosses.
    pub digits: u8,
    /// Whether it must use every tile left.
    pub exact: bool,
    /// Number of stars left for later sums, which need digits too.
    pub leaves_stars: u8,
}

/// A sum tile by tile, and the supply it leaves.
pub(super) struct Sum {
    pub signs: Vec<(Tile, Sign)>,
    pub left: Supply,
}

/// The last guess.
#[derive(Default)]
pub(super) struct Guess {
    /// All digits, including one that is crossed; the drawn ones first.
    deck: Vec<Digit>,
    /// Lengths of the numbers before the equals sign.
    lengths: Vec<usize>,
    /// Signs between them.
    between: Vec<Sign>,
    /// Digits of the result, last one first.
    result: Vec<u8>,
}

impl Guess {
    /// Draws numbers and works them out; returns whether they make a sum as wanted.
    pub fn take(&mut self, supply: &Supply, crossing: Option<Tile>, wanted: &Wanted, dice: &mut Dice) -> bool {
        self.deck.clear();
        if let Some(Tile::Number(value)) = crossing {
            self.deck.push(Digit { value, is_smiley: false });
        }
        let crossed = self.deck.len();
        self.deck.extend_from_slice(&supply.known);
        self.choose_lengths(wanted, dice);
        let drawn: usize = self.lengths.iter().sum();
        if drawn > self.deck.len() || self.lengths.iter().any(|length| *length > MAX_DIGITS) {
            return false;
        }
        // A crossed digit goes into the first number or, if everything is used, anywhere.
        let fixed = if wanted.exact { 0 } else { crossed };
        for place in fixed..drawn {
            let other = place + dice.index(self.deck.len() - place);
            self.deck.swap(place, other);
        }
        if fixed == 1 {
            let place = dice.index(self.lengths[0]);
            self.deck.swap(0, place);
        }
        self.between.clear();
        let joker = supply.joker && (wanted.exact || wanted.leaves_stars == 0);
        let Some(value) = self.all_but_last(dice) else { return false };
        let Some(last) = self.number(self.lengths.len() - 1) else { return false };
        let divides = self.lengths.len() == 2 && last != 0 && value % last == 0;
        let results = [
            (Sign::Plus, value.checked_add(last)),
            (Sign::Minus, value.checked_sub(last)),
            (Sign::Times, value.checked_mul(last)),
            (Sign::Over, divides.then(|| value / last.max(1))),
        ];
        for (sign, result) in results {
            if result.is_some_and(|result| self.can_be_laid(result, drawn, joker, supply, wanted)) {
                self.between.push(sign);
                return true;
            }
        }
        false
    }

    /// Chooses similar lengths; if everything is used, the result gets what is left.
    fn choose_lengths(&mut self, wanted: &Wanted, dice: &mut Dice) {
        let numbers = usize::from(wanted.stars) + 1;
        let digits = usize::from(wanted.digits).max(numbers);
        self.lengths.clear();
        self.lengths.resize(numbers, digits / numbers);
        for _ in 0..digits % numbers {
            // The result tends to be longer than the rest.
            let place = if dice.chance(1, 2) { numbers - 1 } else { dice.index(numbers) };
            self.lengths[place] += 1;
        }
        while dice.chance(1, 2) {
            let (from, to) = (dice.index(numbers), dice.index(numbers));
            if self.lengths[from] > 1 {
                self.lengths[from] -= 1;
                self.lengths[to] += 1;
            }
        }
        self.lengths.pop();
    }

    /// Returns the number at this place, swapping digits if it would begin with 0.
    fn number(&mut self, place: usize) -> Option<i64> {
        let from: usize = self.lengths[..place].iter().sum();
        let digits = &mut self.deck[from..from + self.lengths[place]];
        if digits.len() > 1 && digits[0].value == 0 {
            let other = digits.iter().position(|digit| digit.value != 0)?;
            digits.swap(0, other);
        }
        Some(digits.iter().fold(0, |number, digit| number * 10 + i64::from(digit.value)))
    }

    /// Works out all numbers but the last one. Divides only as the first operation, and without remainder.
    fn all_but_last(&mut self, dice: &mut Dice) -> Option<i64> {
        let mut value = self.number(0)?;
        for place in 1..self.lengths.len() - 1 {
            let number = self.number(place)?;
            let (sign, result) = match dice.below(8) {
                0..=2 => (Sign::Plus, value.checked_add(number)),
                3..=5 => (Sign::Minus, value.checked_sub(number)),
                7 if place == 1 && number != 0 && value % number == 0 => (Sign::Over, Some(value / number)),
                _ => (Sign::Times, value.checked_mul(number)),
            };
            value = result?;
            self.between.push(sign);
        }
        Some(value)
    }

    /// Returns whether the digits of a result are among those not drawn; one may be the joker.
    fn can_be_laid(&mut self, result: i64, drawn: usize, joker: bool, supply: &Supply, wanted: &Wanted) -> bool {
        let Ok(mut number) = u64::try_from(result) else { return false };
        let rest = self.deck.len() - drawn;
        self.result.clear();
        loop {
            self.result.push(u8::try_from(number % 10).expect("a digit"));
            number /= 10;
            if number == 0 {
                break;
            }
        }
        let length = self.result.len();
        if length > rest + usize::from(joker) || wanted.exact && length < rest + usize::from(supply.joker) {
            return false;
        }
        let mut counts = [0_u8; 10];
        self.deck[drawn..].iter().for_each(|digit| counts[usize::from(digit.value)] += 1);
        let mut lacking = 0;
        for digit in &self.result {
            match counts[usize::from(*digit)].checked_sub(1) {
                Some(less) => counts[usize::from(*digit)] = less,
                None => lacking += 1,
            }
        }
        if lacking > usize::from(joker) {
            return false;
        }
        // Later sums cross this one at a digit, so they have one digit more than is left.
        let digits_left = rest + usize::from(supply.joker) - length;
        digits_left >= usize::from(wanted.leaves_stars)
    }

    /// Returns the sum that was found, with the tiles that it takes.
    pub fn sum(&self, supply: &Supply, crossing: Option<Tile>, wanted: &Wanted) -> Sum {
        let mut left = supply.clone();
        let drawn: usize = self.lengths.iter().sum();
        let mut rest = self.deck[drawn..].to_vec();
        let mut signs = Vec::new();
        let mut crossed_star = crossing == Some(Tile::Star);
        let mut star =
            |left: &mut Supply| if std::mem::take(&mut crossed_star) { Tile::Star } else { left.take_star() };
        let mut digits = self.deck.iter();
        for (place, length) in self.lengths.iter().enumerate() {
            if place > 0 {
                signs.push((star(&mut left), self.between[place - 1]));
            }
            signs.extend(digits.by_ref().take(*length).map(|digit| (digit.tile(), Sign::Digit(digit.value))));
        }
        signs.push((star(&mut left), Sign::Equals));
        for value in self.result.iter().rev() {
            let tile = match rest.iter().position(|digit| digit.value == *value) {
                Some(place) => rest.swap_remove(place).tile(),
                None => {
                    left.joker = false;
                    Tile::Smiley
                }
            };
            signs.push((tile, Sign::Digit(*value)));
        }
        debug_assert!(!wanted.exact || rest.is_empty() && !left.joker, "a sum of everything leaves no digit");
        left.known = rest;
        Sum { signs, left }
    }
}
