//! A second judge of the table, slow and simple. It parses a position's text itself and knows only that every run of
//! touching blocks must be a sequence; it shares no code with the rules.

use std::collections::BTreeMap;

/// Options of a position that concern sequences.
#[derive(Clone)]
pub struct Allowed {
    /// Differences by which rows go up or down; `None` for all.
    steps: Option<Vec<u32>>,
    squares: bool,
    cubes: bool,
    primes: bool,
    geometric: bool,
    any_members: bool,
    highest: u32,
    pub highest_joker: u32,
    jokers_in_a_row: usize,
}

pub fn section<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.split('|').map(str::trim).find_map(|part| part.strip_prefix(word)?.strip_prefix(' '))
}

impl Allowed {
    pub fn read(position: &str) -> Allowed {
        let words: Vec<&str> = section(position, "options").unwrap_or_default().split_whitespace().collect();
        let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        let is_on = |name: &str| value(name) == Some("on");
        let highest = match (value("highest"), value("preset")) {
            (Some("50"), _) | (None, Some("simple" | "first-steps")) => 50,
            _ => 100,
        };
        let steps = match (value("steps"), value("preset")) {
            (None, Some("first-steps")) => Some(vec![1, 2, 5, 10]),
            (None | Some("any"), _) => None,
            (Some(list), _) => Some(list.split(',').flat_map(from_to).collect()),
        };
        Allowed {
            steps,
            squares: is_on("squares"),
            cubes: is_on("cubes"),
            primes: is_on("primes"),
            geometric: is_on("geometric"),
            any_members: value("members") == Some("any"),
            highest,
            highest_joker: if value("joker-range") == Some("hundred") { 100 } else { highest },
            jokers_in_a_row: value("jokers-in-a-row").map_or(4, |number| number.parse().expect("a number")),
        }
    }

    /// §3.1–§3.5
    pub fn is_sequence(&self, numbers: &[u32]) -> bool {
        if numbers.len() < 3 {
            return false;
        }
        let falling: Vec<u32> = numbers.iter().rev().copied().collect();
        (is_even(numbers) && self.steps.as_ref().is_none_or(|steps| steps.contains(&numbers[0].abs_diff(numbers[1]))))
            || (self.geometric && is_geometric(numbers))
            || [numbers, &falling].into_iter().any(|numbers| {
                (self.squares && self.follow(numbers, |n| (1..=n).any(|root| root * root == n)))
                    || (self.cubes && self.follow(numbers, |n| (1..=n).any(|root| root * root * root == n)))
                    || (self.primes && self.follow(numbers, |n| n > 1 && (2..n).all(|by| n % by != 0)))
            })
    }

    /// Returns whether these are rising members of a family, with none left out unless the table allows gaps.
    fn follow(&self, numbers: &[u32], is_member: impl Fn(u32) -> bool) -> bool {
        numbers.iter().all(|number| is_member(*number))
            && numbers
                .windows(2)
                .all(|pair| pair[0] < pair[1] && (self.any_members || !(pair[0] + 1..pair[1]).any(&is_member)))
    }
}

/// Reads `5`, or `1-10`.
fn from_to(part: &str) -> std::ops::RangeInclusive<u32> {
    let number = |text: &str| text.parse().expect("a number");
    let (first, last) = part.split_once('-').unwrap_or((part, part));
    number(first)..=number(last)
}

fn is_even(numbers: &[u32]) -> bool {
    let steps: Vec<i64> = numbers.windows(2).map(|pair| i64::from(pair[1]) - i64::from(pair[0])).collect();
    steps[0] != 0 && steps.iter().all(|step| *step == steps[0])
}

/// Compares each ratio with the first by cross-multiplication.
fn is_geometric(numbers: &[u32]) -> bool {
    numbers[0] != numbers[1] && numbers.windows(2).all(|pair| pair[1] * numbers[0] == pair[0] * numbers[1])
}

/// Pieces by cell: the number of each, and whether it is a joker.
pub type Cells = BTreeMap<(i32, i32), (u32, bool)>;

fn read_cells(drawing: &str) -> Cells {
    let mut cells = Cells::new();
    for (y, line) in (0..).zip(drawing.split('/')) {
        let mut x = 0;
        for word in line.split_whitespace() {
            match word.strip_prefix('.') {
                Some("") => x += 1,
                Some(free) => x += free.parse::<i32>().expect("the number of free cells"),
                None => {
                    let joker = word.split_once('=').map(|(_, number)| number);
                    let number = joker.unwrap_or(word).parse().expect("a number");
                    cells.insert((x, y), (number, joker.is_some()));
                    x += 1;
                }
            }
        }
    }
    cells
}

/// Checks everything on the table of a position; returns what is wrong, if anything.
pub fn look_at(position: &str) -> Result<(), String> {
    Allowed::read(position).look(&read_cells(section(position, "table").unwrap_or_default()))
}

impl Allowed {
    /// Checks everything that lies in these cells; returns what is wrong, if anything.
    pub fn look(&self, cells: &Cells) -> Result<(), String> {
        for (cell, (number, is_joker)) in cells {
            let most = if *is_joker { self.highest_joker } else { self.highest };
            if !(1..=most).contains(number) {
                return Err(format!("{number} is too high"));
            }
            let mut is_in_a_run = false;
            for (dx, dy) in [(1, 0), (0, 1)] {
                let at = |step: i32| cells.get(&(cell.0 + step * dx, cell.1 + step * dy));
                is_in_a_run |= at(-1).is_some() || at(1).is_some();
                if at(-1).is_some() || at(1).is_none() {
                    continue;
                }
                let run: Vec<(u32, bool)> = (0..).map_while(|step| at(step).copied()).collect();
                let numbers: Vec<u32> = run.iter().map(|(number, _)| *number).collect();
                if !self.is_sequence(&numbers) {
                    return Err(format!("{numbers:?} is no sequence"));
                }
                if run.iter().filter(|(_, is_joker)| *is_joker).count() > self.jokers_in_a_row {
                    return Err(format!("{numbers:?} has too many jokers"));
                }
            }
            if !is_in_a_run {
                return Err(format!("{number} lies alone"));
            }
        }
        Ok(())
    }
}
