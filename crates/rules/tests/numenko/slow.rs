//! A slow reader of runs that shares no code with the search: it reads every tile as everything it can be, and works
//! out each reading by itself. Also generates runs for both of them to read.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;
use reckon_rules::numenko::options::{EqualsSign, Order};
use reckon_rules::numenko::{Grid, Options, Verdict, judge};
use reckon_rules::shuffle::Shuffle;

/// Returns whether any reading of these tiles is a complete, true sum.
pub fn some_reading_is_true(tiles: &str, options: &Options) -> bool {
    let tiles: Vec<char> = tiles.chars().collect();
    let mut text = String::new();
    try_all(&tiles, options, &mut text)
}

fn try_all(tiles: &[char], options: &Options, text: &mut String) -> bool {
    let Some(tile) = tiles.get(text.len()) else { return is_true(text, options) };
    let choices = match tile {
        '*' => "+-x/=",
        '?' => "0123456789+-x/=",
        digit => &digit.to_string(),
    };
    choices.chars().any(|sign| {
        // Two signs never touch; without this a run of smileys would take minutes.
        let is_sign = !sign.is_ascii_digit();
        let after_sign = text.chars().last().is_none_or(|last| !last.is_ascii_digit());
        if is_sign && after_sign {
            return false;
        }
        text.push(sign);
        let found = try_all(tiles, options, text);
        text.pop();
        found
    })
}

/// §3 Applies the rulebook's definition, written in the plainest way.
pub fn is_true(text: &str, options: &Options) -> bool {
    let sides: Vec<&str> = text.split('=').collect();
    let has_calculation = |side: &str| side.contains(['+', '-', 'x', '/']);
    if sides.len() < 2 || (sides.len() > 2 && !options.chains) {
        return false;
    }
    if options.equals == EqualsSign::AtTheEnd && sides[1..].iter().any(|side| has_calculation(side)) {
        return false;
    }
    if !options.identity && !sides.iter().any(|side| has_calculation(side)) {
        return false;
    }
    let mut values = Vec::new();
    for side in sides {
        match value(side, options) {
            Some(value) => values.push(value),
            None => return false,
        }
    }
    values.iter().all(|value| *value == values[0])
}

fn value(side: &str, options: &Options) -> Option<BigRational> {
    let whole = |value: BigRational| (options.fractions || value.is_integer()).then_some(value);
    let first_sign = |signs: &[char]| side.rfind(|c| signs.contains(&c));
    // The last sign is worked out last.
    let last = match options.order {
        Order::LeftToRight => first_sign(&['+', '-', 'x', '/']),
        Order::DivisionFirst => first_sign(&['+', '-', 'x']).or_else(|| first_sign(&['/'])),
    };
    let Some(place) = last else {
        let is_number = !side.is_empty() && (side.len() == 1 || !side.starts_with('0') || options.leading_zeros);
        return is_number.then(|| BigRational::from_integer(side.parse::<BigInt>().unwrap()));
    };
    let (left, right) = (value(&side[..place], options)?, value(&side[place + 1..], options)?);
    match &side[place..=place] {
        "+" => whole(left + right),
        "-" => whole(left - right),
        "x" => whole(left * right),
        _ if right.is_zero() => None,
        _ => whole(left / right),
    }
}

/// Tallies of many compared runs.
#[derive(Default, Debug)]
pub struct Compared {
    pub runs: u64,
    pub true_runs: u64,
    pub chains: u64,
}

/// Reads a run with both readers, and fails if they disagree.
pub fn compare(seed: u64, order: Order, seen: &mut Compared) -> Result<(), String> {
    let mut shuffle = Shuffle::from_number(seed);
    let options = some_options(order, &mut shuffle);
    let tiles = some_run(&options, &mut shuffle);
    let expected = some_reading_is_true(&tiles, &options);
    let told = |what: String| format!("seed {seed}: {tiles}: {what}, with {options:?}");
    let found = found(&tiles, &options).map_err(&told)?;
    seen.runs += 1;
    seen.true_runs += u64::from(expected);
    seen.chains += u64::from(found.as_ref().is_some_and(|reading| reading.matches('=').count() > 1));
    if found.is_some() == expected {
        return Ok(());
    }
    Err(told(format!("the search says {found:?}, there is one: {expected}")))
}

/// Returns the reading that the search finds, which must be true.
pub fn found(tiles: &str, options: &Options) -> Result<Option<String>, String> {
    let grid: Grid = tiles.parse().map_err(|error| format!("{error}"))?;
    let judged = judge(&grid, options);
    let reading = match judged.sums.as_slice() {
        [sum] => match &sum.verdict {
            Verdict::True { reading, .. } => reading.to_string(),
            Verdict::Trouble(_) => return Ok(None),
        },
        sums => return Err(format!("{} sums", sums.len())),
    };
    let fits = tiles.chars().zip(reading.chars()).all(|(tile, sign)| match tile {
        '*' => !sign.is_ascii_digit(),
        '?' => true,
        digit => digit == sign,
    });
    match fits && reading.len() == tiles.len() && is_true(&reading, options) {
        true => Ok(Some(reading)),
        false => Err(format!("read as {reading}")),
    }
}

pub fn some_options(order: Order, shuffle: &mut Shuffle) -> Options {
    Options {
        order,
        equals: if shuffle.chance(1, 4) { EqualsSign::AtTheEnd } else { EqualsSign::EitherSide },
        chains: shuffle.chance(3, 4),
        identity: shuffle.chance(1, 3),
        leading_zeros: shuffle.chance(1, 3),
        fractions: shuffle.chance(2, 3),
        ..Options::default()
    }
}

const LONGEST: u32 = 9;

/// Generates a run. Half of the runs hide a true sum; some of the others come close to one.
fn some_run(options: &Options, shuffle: &mut Shuffle) -> String {
    if shuffle.chance(1, 2) {
        // Most attempts are too long, or have a fraction where none is allowed.
        for _ in 0..20 {
            if let Some(text) = true_sum(options, shuffle) {
                return hidden(&text, shuffle);
            }
        }
    }
    let length = 2 + shuffle.below(LONGEST - 1);
    let mut smileys = 0;
    let tile = |_| match shuffle.below(10) {
        0..=3 => '*',
        // Many smileys would make everything true, and the slow reader too slow.
        4 if smileys < 2 => {
            smileys += 1;
            '?'
        }
        _ => some_digit(shuffle),
    };
    (0..length).map(tile).collect()
}

pub fn some_digit(shuffle: &mut Shuffle) -> char {
    char::from(b'0' + u8::try_from(shuffle.below(10)).unwrap())
}

/// Generates a calculation and its value in either order, sometimes with the value or another calculation added.
fn true_sum(options: &Options, shuffle: &mut Shuffle) -> Option<String> {
    let side = |shuffle: &mut Shuffle, most: u32| {
        let mut text = some_digit(shuffle).to_string();
        for _ in 0..shuffle.below(most) {
            if shuffle.chance(2, 3) {
                text.push(*shuffle.pick(&['+', '-', 'x', '/', 'x', '/']).unwrap());
            }
            text.push(some_digit(shuffle));
        }
        text
    };
    let left = side(shuffle, 6);
    let value = value(&left, options)?;
    let right = match shuffle.below(4) {
        0 => side(shuffle, 4),
        _ => value.to_string(),
    };
    let mut sides = vec![left, right];
    if options.chains && shuffle.chance(1, 3) {
        sides.push(value.to_string());
    }
    shuffle.shuffle(&mut sides);
    let text = sides.join("=");
    (text.len() <= LONGEST.try_into().unwrap() && is_true(&text, options)).then_some(text)
}

/// Hides signs behind stars, and some tiles behind smileys.
fn hidden(text: &str, shuffle: &mut Shuffle) -> String {
    let mut smileys = 0;
    let tile = |sign: char| {
        if smileys < 2 && shuffle.chance(1, 8) {
            smileys += 1;
            return '?';
        }
        if sign.is_ascii_digit() { sign } else { '*' }
    };
    text.chars().map(tile).collect()
}
