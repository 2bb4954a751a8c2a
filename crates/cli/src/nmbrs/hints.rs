//! Hints on request: where single blocks fit, and which new rows the hand can form.

use reckon_compose::Compose;
use reckon_compose::nmbrs::{Goes, Preview, Sketch, Target};
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Blocks, Nmbrs, Options, View};

use crate::output::Output;

/// Upper bound on new rows shown: more would not help.
const MAX_ROWS: usize = 6;

pub fn told(view: &View, draft: &Sketch, output: &Output) -> Vec<String> {
    let Ok(shown) = Nmbrs::preview(view, draft) else { return Vec::new() };
    let Preview { hand, has_laid, goes, .. } = shown.preview;
    let mut lines: Vec<String> = new_rows(hand, &view.options).iter().map(|row| new_row(row, output)).collect();
    let alone: Vec<&Goes> = goes.iter().filter(|goes| !goes.targets.is_empty()).collect();
    lines.extend(alone.iter().map(|goes| goes_there(goes, output)));
    if lines.is_empty() {
        lines.push(output.say("cli-nmbrs-fits-nothing"));
    } else if !has_laid && !alone.is_empty() {
        lines.push(output.say("cli-nmbrs-fits-first"));
    }
    lines.iter().flat_map(|line| output.fit(line)).collect()
}

fn new_row(row: &[u8], output: &Output) -> String {
    let numbers: Vec<String> = row.iter().map(ToString::to_string).collect();
    let typed = format!("{} {}", output.say("cli-nmbrs-verb-new"), numbers.join(" "));
    output.say_with("cli-nmbrs-fits-new", [("typed", typed)])
}

/// `65: into A, at 30.`
fn goes_there(goes: &Goes, output: &Output) -> String {
    let target = |target: &Target| match target {
        Target::New => output.say("cli-nmbrs-target-new"),
        Target::Row(letter) => output.say_with("cli-nmbrs-target-row", [("letter", letter.to_string())]),
        Target::At(block) => output.say_with("cli-nmbrs-target-at", [("block", block.to_string())]),
        Target::Between(a, b) => {
            output.say_with("cli-nmbrs-target-between", [("a", a.to_string()), ("b", b.to_string())])
        }
    };
    let targets = output.listed(goes.targets.iter().map(target));
    output.say_with("cli-nmbrs-fits-at", [("block", goes.block.to_string()), ("targets", targets)])
}

/// Finds the longest rows that the numbers in the hand form without jokers; parts of longer rows are left out.
fn new_rows(hand: Blocks, options: &Options) -> Vec<Vec<u8>> {
    let numbers: Vec<u8> = hand.iter().filter_map(|block| block.face()).collect();
    let kinds = Kinds::of(options);
    let mut rows: Vec<Vec<u8>> = Vec::new();
    for (at, first) in numbers.iter().enumerate() {
        for second in &numbers[at + 1..] {
            let mut row = vec![*first, *second];
            for next in numbers.iter().filter(|next| *next > second) {
                let longer = [row.as_slice(), &[*next]].concat();
                if kinds.judge(&longer).is_ok() {
                    row = longer;
                }
            }
            if row.len() > 2 {
                rows.push(row);
            }
        }
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.len()));
    let mut kept: Vec<Vec<u8>> = Vec::new();
    for row in rows {
        let is_part = |longer: &Vec<u8>| row.iter().all(|number| longer.contains(number));
        if kept.len() < MAX_ROWS && !kept.iter().any(is_part) {
            kept.push(row);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows_of(hand: &str, options: &Options) -> Vec<Vec<u8>> {
        let view: View = format!("hand {hand}").parse().expect("a valid position");
        new_rows(view.own_hand(), options)
    }

    #[test]
    fn the_longest_rows_come_first_and_their_parts_are_left_out() {
        let usual = Options::default();
        assert_eq!(rows_of("10 20 30 40 33 ja", &usual), [vec![10, 20, 30, 40]]);
        assert_eq!(rows_of("4 9 16 33", &usual), Vec::<Vec<u8>>::new());
        assert_eq!(rows_of("4 9 16 33", &Options { squares: true, ..usual }), [vec![4, 9, 16]]);
    }
}
