//! §3.10 Any grid that is sent is judged in a bounded number of steps.

use reckon_rules::numenko::search::STEPS;
use reckon_rules::numenko::{Grid, SumFault, Verdict, judge};
use reckon_rules::shuffle::Shuffle;

use crate::numenko::harness::options;

/// Returns a grid of adjacent rows of tiles, so that every row crosses every column.
fn square(tile: impl Fn(usize, usize) -> char, rows: usize, columns: usize) -> String {
    let row = |row: usize| (0..columns).map(|column| tile(row, column)).collect::<String>();
    (0..rows).map(row).collect::<Vec<String>>().join("/")
}

fn line(tiles: &str) -> String {
    tiles.chars().cycle().take(249).collect()
}

/// Returns the hardest grids we could think of.
fn hard() -> Vec<(&'static str, String)> {
    let mut shuffle = Shuffle::from_number(7);
    let mut any = |from: &str, tiles: usize| -> String {
        let from: Vec<char> = from.chars().collect();
        (0..tiles).map(|_| *shuffle.pick(&from).unwrap()).collect()
    };
    vec![
        ("stars between digits", line("1*7*3*9*")),
        ("stars between zeros", line("0*")),
        ("stars between long numbers", line("7919*10007*104729*")),
        ("all smileys", line("?")),
        ("smileys between stars", line("?*")),
        ("smileys between zeros", line("0?")),
        ("very long numbers", format!("{}*{}*{}", "7".repeat(80), "3".repeat(80), "1".repeat(80))),
        ("a smiley in very long numbers", format!("{}?{}*{}", "7".repeat(80), "3".repeat(80), "1".repeat(80))),
        ("a square of smileys", square(|_, _| '?', 15, 16)),
        ("a square of smileys and nines", square(|row, column| if row == column { '9' } else { '?' }, 15, 16)),
        ("a board of stars and digits", square(|row, column| if (row + column) % 2 == 0 { '7' } else { '*' }, 15, 15)),
        (
            "a board of smileys and digits",
            square(|row, column| if (row + column) % 2 == 0 { '7' } else { '?' }, 15, 15),
        ),
        ("three rows of smileys", square(|_, _| '?', 3, 80)),
        ("any tiles", any("0123456789**?", 240)),
        ("twelve primes", "1009*2003*3001*4001*5003*6007*7001*8009*9001*10007*11003*12007".to_string()),
        ("thirteen primes", "1009*2003*3001*4001*5003*6007*7001*8009*9001*10007*11003*12007*1301".to_string()),
        ("fourteen primes", "1009*2003*3001*4001*5003*6007*7001*8009*9001*10007*11003*12007*1301*9007".to_string()),
        ("many twins", square(|row, column| if row % 3 == 2 || column % 3 == 2 { '.' } else { '?' }, 20, 23)),
    ]
}

// §3.10 Steps are counted with every option that makes reading harder.
#[test]
fn every_grid_takes_a_bounded_number_of_steps() {
    for (name, text) in hard() {
        for (both_ways, order) in [(true, "left-to-right"), (true, "division-first"), (false, "left-to-right")] {
            let mut options = options(&format!("order={order}"));
            options.smiley_both_ways = both_ways;
            let grid: Grid = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
            let runs = u64::try_from(grid.runs().len()).unwrap();
            let judged = judge(&grid, &options);
            println!("{name}, {order}, smiley-both-ways {both_ways}: {} steps in {runs} runs", judged.steps());
            assert!(runs <= 250, "{name} has {runs} runs");
            assert!(judged.steps() <= (4 * runs + 6) * u64::from(STEPS), "{name}");
        }
    }
}

/// Twenty numbers of ten digits, which nobody would lay.
pub fn too_many() -> String {
    let mut shuffle = Shuffle::from_number(20);
    let number = |_| (0..10).map(|_| char::from(b'1' + u8::try_from(shuffle.below(9)).unwrap())).collect::<String>();
    (0..20).map(number).collect::<Vec<String>>().join("*")
}

// §3.10 Past the limit the player is asked.
#[test]
pub fn too_many_readings() {
    let tiles = too_many();
    let judged = judge(&tiles.parse().unwrap(), &options(""));
    assert_eq!(judged.sums[0].verdict, Verdict::Trouble(SumFault::TooMany));
    assert!((u64::from(STEPS)..=2 * u64::from(STEPS)).contains(&judged.steps()), "{} steps", judged.steps());
}

// §3.10 A stated reading takes no steps at all, however long it is.
#[test]
fn a_stated_reading_is_checked_at_once() {
    let long = "7".repeat(120);
    let stated = |reading: &str| -> Grid {
        let tiles: String = reading.chars().map(|sign| if sign.is_ascii_digit() { sign } else { '*' }).collect();
        format!("{tiles}; across 1,1: {reading}").parse().unwrap()
    };
    for (reading, is_true) in [
        (format!("{long}={long}+0"), true),
        (format!("{long}={long}+1"), false),
        (format!("{}1=125", "1+".repeat(122)), false),
        (format!("{}1=123", "1+".repeat(122)), true),
        (format!("{}9={}", "1x".repeat(120), 9), true),
    ] {
        let judged = judge(&stated(&reading), &options(""));
        assert_eq!((judged.sums[0].is_true(), judged.steps()), (is_true, 0), "{reading}");
    }
}
