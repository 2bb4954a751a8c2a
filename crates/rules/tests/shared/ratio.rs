//! Fractions checked against plain `i128` arithmetic reduced by Euclid's algorithm.

use proptest::prelude::*;
use reckon_rules::ratio::{ArithmeticError, LIMIT, NotARatio, Ratio};

const BIG: i128 = LIMIT as i128;

fn ratio(text: &str) -> Ratio {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The parts of a fraction in lowest terms, or the reason there are none.
fn by_hand(top: i128, bottom: i128) -> Result<(i128, i128), ArithmeticError> {
    if bottom == 0 {
        return Err(ArithmeticError::DivisionByZero);
    }
    let (mut divisor, mut rest) = (top.abs(), bottom.abs());
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    let sign = bottom.signum();
    let (top, bottom) = (sign * top / divisor, sign * bottom / divisor);
    if top.abs() > BIG || bottom > BIG {
        return Err(ArithmeticError::TooLarge);
    }
    Ok((top, bottom))
}

fn parts(ratio: Ratio) -> (i128, i128) {
    (ratio.numerator().into(), ratio.denominator().into())
}

fn result(ratio: Result<Ratio, ArithmeticError>) -> Result<(i128, i128), ArithmeticError> {
    ratio.map(parts)
}

/// Parts as they occur on cards, with many divisors, near the limit, near its
/// square root (where products begin to fail), and anywhere.
fn part() -> impl Strategy<Value = i64> {
    let smooth = (0..12u32, 0..8u32, 0..5u32)
        .prop_map(|(twos, threes, fives)| 2i64.pow(twos) * 3i64.pow(threes) * 5i64.pow(fives));
    prop_oneof![
        0..=20i64,
        smooth,
        LIMIT - 20..=LIMIT,
        31_600_000..=31_650_000i64,
        (0..=20i64).prop_map(|k| LIMIT / (k + 1)),
        0..=LIMIT,
    ]
}

fn any_ratio() -> impl Strategy<Value = Ratio> {
    let fraction = (any::<bool>(), part(), part()).prop_map(|(negative, top, bottom)| {
        let sign = if negative { "-" } else { "" };
        ratio(&format!("{sign}{top}/{}", bottom.max(1)))
    });
    let whole = (any::<bool>(), part()).prop_map(|(negative, top)| {
        let sign = if negative { "-" } else { "" };
        ratio(&format!("{sign}{top}"))
    });
    prop_oneof![3 => fraction, 1 => whole]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_four_operations(x in any_ratio(), y in any_ratio()) {
        let ((a, b), (c, d)) = (parts(x), parts(y));
        prop_assert_eq!(result(x.plus(y)), by_hand(a * d + c * b, b * d));
        prop_assert_eq!(result(x.minus(y)), by_hand(a * d - c * b, b * d));
        prop_assert_eq!(result(x.times(y)), by_hand(a * c, b * d));
        prop_assert_eq!(result(x.over(y)), by_hand(a * d, b * c));
    }

    #[test]
    fn order_and_equality(x in any_ratio(), y in any_ratio()) {
        let ((a, b), (c, d)) = (parts(x), parts(y));
        prop_assert_eq!(x.cmp(&y), (a * d).cmp(&(c * b)));
        prop_assert_eq!(x == y, (a, b) == (c, d));
    }

    #[test]
    fn questions(x in any_ratio()) {
        let (a, b) = parts(x);
        prop_assert_eq!(x.is_zero(), a == 0);
        prop_assert_eq!(x.is_negative(), a < 0);
        prop_assert_eq!(x.is_whole(), b == 1);
        prop_assert_eq!(x.as_whole().map(i128::from), (b == 1).then_some(a));
    }

    #[test]
    fn powers_and_their_roots(x in any_ratio()) {
        let (a, b) = parts(x);
        prop_assert_eq!(result(x.squared()), by_hand(a * a, b * b));
        // A cube beyond i128 is beyond the limit too: a and b share no divisor.
        let cube = match (a.checked_pow(3), b.checked_pow(3)) {
            (Some(top), Some(bottom)) => by_hand(top, bottom),
            _ => Err(ArithmeticError::TooLarge),
        };
        prop_assert_eq!(result(x.cubed()), cube);

        if let Ok(square) = x.squared() {
            prop_assert_eq!(result(square.square_root()), Ok((a.abs(), b)));
        }
        if let Ok(cube) = x.cubed() {
            prop_assert_eq!(cube.cube_root(), Ok(x));
        }
    }

    #[test]
    fn roots_of_small_numbers(top in -300..300i32, bottom in 1..300i32) {
        let x = Ratio::new(top, bottom).expect("the bottom is not zero");
        let (a, b) = parts(x);
        let root_of = |part: i128, degree| (-300..=300i128).find(|root| root.pow(degree) == part);
        let square = (0..=300i128).find(|root| root.pow(2) == a);
        prop_assert_eq!(
            result(x.square_root()),
            square.zip((1..=300i128).find(|root| root.pow(2) == b)).ok_or(ArithmeticError::NoExactRoot)
        );
        prop_assert_eq!(
            result(x.cube_root()),
            root_of(a, 3).zip(root_of(b, 3)).ok_or(ArithmeticError::NoExactRoot)
        );
    }

    #[test]
    fn neighbours_of_powers_have_no_root(root in 2..=31_622_776i64) {
        let square = root * root;
        for near in [square - 1, square + 1] {
            prop_assert_eq!(ratio(&near.to_string()).square_root(), Err(ArithmeticError::NoExactRoot));
        }
        let root = 2 + root % 99_998;
        let cube = root.pow(3);
        for near in [cube - 1, cube + 1, -cube - 1, 1 - cube] {
            prop_assert_eq!(ratio(&near.to_string()).cube_root(), Err(ArithmeticError::NoExactRoot));
        }
    }

    #[test]
    fn text_round_trip(x in any_ratio()) {
        prop_assert_eq!(x.to_string().parse(), Ok(x));
        let json = serde_json::to_string(&x).expect("text is always JSON");
        prop_assert_eq!(&json, &format!("\"{x}\""));
        prop_assert_eq!(serde_json::from_str::<Ratio>(&json).ok(), Some(x));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|-?[0-9]{0,17}/?[0-9]{0,17}") {
        if let Ok(x) = text.parse::<Ratio>() {
            prop_assert!(x.numerator().abs() <= LIMIT && x.denominator() <= LIMIT);
            prop_assert_eq!(x.to_string().parse(), Ok(x));
        }
    }

    #[test]
    fn made_from_two_numbers(top: i32, bottom: i32) {
        let made = Ratio::new(top, bottom).ok_or(ArithmeticError::DivisionByZero);
        prop_assert_eq!(result(made), by_hand(top.into(), bottom.into()));
        prop_assert_eq!(parts(Ratio::whole(top)), (top.into(), 1));
    }
}

#[test]
fn notation() {
    for (top, bottom, text) in [(7, 1, "7"), (-3, 1, "-3"), (0, -5, "0"), (4, 6, "2/3"), (5, -2, "-5/2"), (-6, -3, "2")]
    {
        let made = Ratio::new(top, bottom).expect("the bottom is not zero");
        assert_eq!(made.to_string(), text);
        assert_eq!(ratio(text), made);
    }
    assert_eq!(ratio("4/6"), ratio("2/3"));
    assert_eq!(ratio("-0"), Ratio::ZERO);
    assert_eq!(format!("{:>6}|{:<4}|", ratio("-2/3"), Ratio::ONE), "  -2/3|1   |");

    for text in [
        "",
        "-",
        "/",
        "1/",
        "/2",
        "1/0",
        "0/0",
        "+1",
        "--1",
        "1/-2",
        "1/+2",
        " 1",
        "1 ",
        "1/2/3",
        "0.5",
        "1e3",
        "½",
        "−2",
        "٣",
        "1000000000000001",
        "-1000000000000001",
        "1/1000000000000001",
        "99999999999999999999",
    ] {
        assert_eq!(text.parse::<Ratio>(), Err(NotARatio), "{text:?}");
    }
}

#[test]
fn roots_are_exact_or_refused() {
    let none = Err(ArithmeticError::NoExactRoot);
    assert_eq!(ratio("4/9").square_root(), Ok(ratio("2/3")));
    assert_eq!(Ratio::ZERO.square_root(), Ok(Ratio::ZERO));
    assert_eq!(ratio("2").square_root(), none);
    assert_eq!(ratio("4/3").square_root(), none);
    assert_eq!(ratio("5/16").square_root(), none);
    assert_eq!(ratio("-4").square_root(), none);
    assert_eq!(ratio("-8").cube_root(), Ok(ratio("-2")));
    assert_eq!(ratio("8/27").cube_root(), Ok(ratio("2/3")));
    assert_eq!(ratio("9").cube_root(), none);
}

#[test]
fn at_the_limit() {
    let too_large = Err(ArithmeticError::TooLarge);
    let most = ratio("1000000000000000");
    let least = ratio("-1000000000000000");
    let finest = ratio("1/1000000000000000");

    assert_eq!(most.plus(Ratio::ZERO), Ok(most));
    assert_eq!(most.plus(Ratio::ONE), too_large);
    assert_eq!(least.minus(Ratio::ONE), too_large);
    assert_eq!(most.plus(least), Ok(Ratio::ZERO));
    assert_eq!(most.times(most), too_large);
    assert_eq!(most.times(least), too_large);
    assert_eq!(least.times(Ratio::whole(-1)), Ok(most));
    assert_eq!(least.over(Ratio::whole(-1)), Ok(most));
    assert_eq!(Ratio::ONE.over(most), Ok(finest));
    assert_eq!(Ratio::ONE.over(least), ratio("-1").times(finest));
    assert_eq!(Ratio::ONE.over(finest), Ok(most));
    assert_eq!(most.times(finest), Ok(Ratio::ONE));
    assert_eq!(finest.times(finest), too_large);
    assert_eq!(most.over(finest), too_large);
    assert_eq!(finest.plus(finest), Ok(ratio("1/500000000000000")));
    assert_eq!(finest.plus(Ratio::ONE), too_large, "the top would be one above");
    assert_eq!(Ratio::ONE.minus(finest), Ok(ratio("999999999999999/1000000000000000")));
    assert_eq!(Ratio::ONE.over(Ratio::ZERO), Err(ArithmeticError::DivisionByZero));
    assert_eq!(Ratio::ZERO.over(Ratio::ZERO), Err(ArithmeticError::DivisionByZero));

    // The intermediate steps are far beyond the limit, the results are not.
    let close = ratio("999999999999999/1000000000000000");
    assert_eq!(close.over(close), Ok(Ratio::ONE));
    assert_eq!(close.minus(close), Ok(Ratio::ZERO));

    assert_eq!(most.cube_root(), Ok(Ratio::whole(100_000)));
    assert_eq!(least.cube_root(), Ok(Ratio::whole(-100_000)));
    assert_eq!(most.square_root(), Err(ArithmeticError::NoExactRoot));
    assert_eq!(Ratio::whole(31_622_776).squared(), Ok(ratio("999999961946176")));
    assert_eq!(Ratio::whole(31_622_777).squared(), too_large);
    assert_eq!(Ratio::whole(-100_000).cubed(), Ok(least));
    assert_eq!(Ratio::whole(-100_001).cubed(), too_large);
    assert_eq!(finest.cubed(), too_large);
    assert_eq!(most.cubed(), too_large);
}

#[test]
fn troubles_are_names() {
    assert_eq!(ArithmeticError::DivisionByZero.to_string(), "DivisionByZero");
    let json = serde_json::to_string(&ArithmeticError::TooLarge).expect("a name is always JSON");
    assert_eq!(json, "\"TooLarge\"");
}
