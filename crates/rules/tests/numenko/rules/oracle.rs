//! §3.3–§3.10 The search finds a true reading exactly where a slow reader does.

use num_bigint::BigInt;
use reckon_rules::numenko::options::Order;
use reckon_rules::shuffle::Shuffle;

use crate::numenko::slow::{Compared, compare, found, is_true, some_digit, some_options, some_reading_is_true};
use crate::support::laws::scaled;
use crate::support::tally;

/// Runs for each order; `make long-laws` reads a million of each.
const RUNS: u64 = 5_000;

fn agrees(order: Order) {
    let mut seen = Compared::default();
    for seed in 0..RUNS {
        compare(seed, order, &mut seen).unwrap_or_else(|error| panic!("{error}"));
    }
    println!("seeds 0 to {RUNS}, {order:?}: {seen:?}");
    tally("numenko", "runs against a slow reader", seen.runs);
    assert!(seen.true_runs > RUNS / 4, "few of these runs are true: {seen:?}");
    assert!(seen.true_runs < RUNS * 3 / 4, "few of these runs are wrong: {seen:?}");
    assert!(seen.chains > RUNS / 100, "few of these runs are chains: {seen:?}");
}

#[test]
fn left_to_right() {
    agrees(Order::LeftToRight);
}

#[test]
fn division_first() {
    agrees(Order::DivisionFirst);
}

// §3.3 Numbers too large for the search's small integers; some of these sums have a digit changed.
#[test]
fn long_numbers() {
    let sums = scaled(200);
    let mut right = 0;
    for seed in 0..sums {
        let mut shuffle = Shuffle::from_number(seed);
        let order = if seed % 2 == 0 { Order::LeftToRight } else { Order::DivisionFirst };
        let options = some_options(order, &mut shuffle);
        let mut number = |most: u32| {
            let digits = 1 + shuffle.below(most);
            (0..digits).map(|_| if digits == 1 { '7' } else { some_digit(&mut shuffle) }).collect::<String>()
        };
        let [one, two, three] = [number(24), number(24), number(4)];
        let value = |text: &str| text.parse::<BigInt>().unwrap();
        let (one, two, three) = (value(&one), value(&two), value(&three));
        let sum = match shuffle.below(3) {
            0 => format!("{one}x{two}+{three}={}", &one * &two + &three),
            1 => format!("{}/{two}={one}", &one * &two),
            _ => format!("{one}+{three}={one}+{two}-{two}+{three}"),
        };
        let mut tiles: Vec<char> = sum.chars().map(|sign| if sign.is_ascii_digit() { sign } else { '*' }).collect();
        let place = usize::try_from(shuffle.below(u32::try_from(tiles.len()).unwrap())).unwrap();
        if shuffle.chance(1, 2) && tiles[place] != '*' {
            tiles[place] = if shuffle.chance(1, 4) { '?' } else { some_digit(&mut shuffle) };
        }
        let tiles: String = tiles.into_iter().collect();
        let told = |what: String| format!("seed {seed}: {tiles}: {what}, with {options:?}");
        let found = found(&tiles, &options).unwrap_or_else(|what| panic!("{}", told(what)));
        assert_eq!(found.is_some(), some_reading_is_true(&tiles, &options), "{}", told(format!("{found:?}")));
        right += u64::from(found.is_some());
    }
    tally("numenko", "long numbers against a slow reader", sums);
    println!("seeds 0 to {sums}: {right} true sums of long numbers");
    assert!((sums / 3..sums * 14 / 15).contains(&right), "{right}");
}

// §3.9 Runs too long for the slow reader: a reading is found all the same, and it is true.
#[test]
fn long_runs() {
    const RUNS: u64 = 400;
    let mut read = 0;
    for seed in 0..RUNS {
        let mut shuffle = Shuffle::from_number(seed);
        let order = if seed % 2 == 0 { Order::LeftToRight } else { Order::DivisionFirst };
        let options = some_options(order, &mut shuffle);
        let mut tiles = String::new();
        for _ in 0..13 + shuffle.below(40) {
            tiles.push(if shuffle.chance(1, 12) { '?' } else { some_digit(&mut shuffle) });
            tiles.push(if shuffle.chance(1, 12) { '?' } else { '*' });
        }
        tiles.push(some_digit(&mut shuffle));
        let found = found(&tiles, &options).unwrap_or_else(|what| panic!("seed {seed}: {tiles}: {what}"));
        read += u64::from(found.is_some_and(|reading| is_true(&reading, &options)));
    }
    tally("numenko", "long runs that are read", read);
    println!("seeds 0 to {RUNS}: {read} long runs are read");
    assert!(read > RUNS * 9 / 10, "{read}");
}
