//! What fits, for whoever asks: single blocks and where they go, and new rows of the hand.

use reckon_rules::nmbrs::fit::Target;
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::work::{Goes, Sketch, Work, work};
use reckon_rules::nmbrs::{Blocks, Options, View};

use crate::voice::Voice;

/// More rows than this help nobody.
const MOST_ROWS: usize = 6;

pub fn told(view: &View, draft: &Sketch, voice: &Voice) -> Vec<String> {
    let Ok(worked) = work(view, draft) else { return Vec::new() };
    let Work { hand, has_laid, goes, .. } = worked.work;
    let mut lines: Vec<String> = new_rows(hand, &view.options).iter().map(|row| new_row(row, voice)).collect();
    let alone: Vec<&Goes> = goes.iter().filter(|goes| !goes.targets.is_empty()).collect();
    lines.extend(alone.iter().map(|goes| goes_there(goes, voice)));
    if lines.is_empty() {
        lines.push(voice.say("cli-nmbrs-fits-nothing"));
    } else if !has_laid && !alone.is_empty() {
        lines.push(voice.say("cli-nmbrs-fits-first"));
    }
    lines.iter().flat_map(|line| voice.fit(line)).collect()
}

fn new_row(row: &[u8], voice: &Voice) -> String {
    let numbers: Vec<String> = row.iter().map(ToString::to_string).collect();
    let typed = format!("{} {}", voice.say("cli-nmbrs-verb-new"), numbers.join(" "));
    voice.say_with("cli-nmbrs-fits-new", [("typed", typed)])
}

/// `65: into A, at 30.`
fn goes_there(goes: &Goes, voice: &Voice) -> String {
    let target = |target: &Target| match target {
        Target::New => voice.say("cli-nmbrs-target-new"),
        Target::Row(letter) => voice.say_with("cli-nmbrs-target-row", [("letter", letter.to_string())]),
        Target::At(block) => voice.say_with("cli-nmbrs-target-at", [("block", block.to_string())]),
        Target::Between(a, b) => {
            voice.say_with("cli-nmbrs-target-between", [("a", a.to_string()), ("b", b.to_string())])
        }
    };
    let targets = voice.listed(goes.targets.iter().map(target));
    voice.say_with("cli-nmbrs-fits-at", [("block", goes.block.to_string()), ("targets", targets)])
}

/// The longest rows of numbers in the hand, without jokers; a part of a longer one is left out.
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
        if kept.len() < MOST_ROWS && !kept.iter().any(is_part) {
            kept.push(row);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows_of(hand: &str, options: &Options) -> Vec<Vec<u8>> {
        let view: View = format!("hand {hand}").parse().expect("a position");
        new_rows(view.own_hand(), options)
    }

    #[test]
    fn the_longest_rows_come_first_and_no_part_of_one_twice() {
        let usual = Options::default();
        assert_eq!(rows_of("10 20 30 40 33 ja", &usual), [vec![10, 20, 30, 40]]);
        assert_eq!(rows_of("4 9 16 33", &usual), Vec::<Vec<u8>>::new());
        assert_eq!(rows_of("4 9 16 33", &Options { squares: true, ..usual }), [vec![4, 9, 16]]);
    }
}
