//! Numbers for the examples in prompts and help, by the steps that a table has agreed.

use reckon_rules::nmbrs::Options;
use reckon_rules::nmbrs::sequence::{LARGEST_STEP, Steps};
use reckon_words::Line;

/// A row that may be laid at a table, and what may be laid next to it.
pub struct Such {
    /// The step of the row.
    pub by: u8,
    pub row: [u8; 3],
    /// The number that goes on the end of the row.
    pub more: Option<u8>,
    /// Two numbers that make another row with the one in the middle, and could not be meant for the row itself.
    pub cross: Option<[u8; 2]>,
}

/// The usual first number of a row.
const FIRST: u8 = 20;

impl Such {
    pub fn at(options: &Options) -> Such {
        let (steps, highest) = (options.steps, options.highest_number());
        let all = || (1..=LARGEST_STEP).filter(|step| steps.has(*step));
        let by = if steps == Steps::ANY { 10 } else { all().next().unwrap_or(10) };
        // Blocks two steps away on both sides would make the row itself longer.
        let other = if steps == Steps::ANY { Some(2) } else { all().find(|step| *step != by && *step != 2 * by) };
        let first = if FIRST + 3 * by <= highest { FIRST } else { highest.saturating_sub(3 * by).max(1) };
        let row = [first, first + by, first + 2 * by];
        let around = |step: u8| Some([row[1].checked_sub(step).filter(|low| *low > 0)?, row[1] + step]);
        Such {
            by,
            row,
            more: Some(row[2] + by).filter(|more| *more <= highest),
            cross: other.and_then(around).filter(|[_, high]| *high <= highest),
        }
    }

    /// Adds the numbers to a sentence. `$can` is row, add or cross: what the sentence gives examples of.
    pub fn in_line(&self, line: Line) -> Line {
        let text = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<String>>().join(" ");
        let can = match (self.more, self.cross) {
            (None, _) => "row",
            (Some(_), None) => "add",
            (Some(_), Some(_)) => "cross",
        };
        line.with("row", text(&self.row))
            .with("can", can)
            .with("more", self.more.map(|more| more.to_string()).unwrap_or_default())
            .with("cross", self.cross.map(|cross| text(&cross)).unwrap_or_default())
            .with("middle", self.row[1].to_string())
    }
}

#[cfg(test)]
mod tests {
    use reckon_rules::options::TableOptions;

    use super::*;

    fn such(options: &str) -> ([u8; 3], Option<u8>, Option<[u8; 2]>) {
        let Such { row, more, cross, .. } = Such::at(&Options::from_line(options).expect("options"));
        (row, more, cross)
    }

    /// §3.2
    #[test]
    fn the_numbers_go_by_the_steps_of_the_table() {
        assert_eq!(such(""), ([20, 30, 40], Some(50), Some([28, 32])));
        assert_eq!(such("steps=7"), ([20, 27, 34], Some(41), None));
        assert_eq!(such("steps=1,2,5"), ([20, 21, 22], Some(23), Some([16, 26])));
        assert_eq!(such("steps=30"), ([10, 40, 70], Some(100), None));
        assert_eq!(such("steps=49"), ([1, 50, 99], None, None));
    }
}
