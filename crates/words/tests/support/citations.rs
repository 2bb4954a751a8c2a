//! Refusals and the paragraphs of the rulebook behind them.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::variant_of;

/// Checks that each refusal names a rulebook paragraph that its variant cites in the source, and none where the variant
/// cites none. `cited` returns the doc comment that the refusal rests on.
#[track_caller]
pub fn check_citations<I: Debug>(
    rulebook: &str,
    refusals: &[I],
    paragraph_of: impl Fn(&I) -> Option<&'static str>,
    cited: impl Fn(&I) -> String,
) {
    for refusal in refusals {
        let cited = cited(refusal);
        let Some(paragraph) = paragraph_of(refusal) else {
            assert!(!cited.contains('§'), "{refusal:?}: {cited}");
            continue;
        };
        assert!(rulebook.contains(&format!("**§{paragraph}**")), "§{paragraph} of {refusal:?}");
        assert!(paragraphs(&cited).contains(paragraph), "{refusal:?}: §{paragraph}, not {cited}");
    }
}

/// Returns the doc comment of a value's variant.
pub fn doc_of(source: &str, value: &impl Debug) -> String {
    let variant = variant_of(value);
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let place = lines.iter().position(|line| line.trim_end_matches(',').split(' ').next() == Some(&variant));
    let above = &lines[..place.unwrap_or_else(|| panic!("no variant {variant}"))];
    let docs = above.iter().rev().take_while(|line| line.starts_with("///"));
    docs.copied().collect::<Vec<&str>>().into_iter().rev().collect::<Vec<&str>>().join(" ")
}

/// Returns the paragraphs that a text cites: `§3.1`, and all of `§3.1–§3.7`.
fn paragraphs(text: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let mut last: Option<(u32, u32)> = None;
    let mut is_range = false;
    for part in text.split('§').skip(1) {
        let end = part.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(part.len());
        let (number, rest) = part.split_at(end);
        let number = number.trim_end_matches('.').split_once('.');
        let Some((Ok(chapter), Ok(place))) = number.map(|(chapter, place)| (chapter.parse(), place.parse())) else {
            continue;
        };
        let first = last.filter(|_| is_range).map_or(place, |(_, first)| first);
        all.extend((first..=place).map(|place: u32| format!("{chapter}.{place}")));
        (last, is_range) = (Some((chapter, place)), rest.starts_with('–'));
    }
    all
}

#[test]
fn ranges_of_paragraphs_are_expanded() {
    let read = |text| paragraphs(text).into_iter().collect::<Vec<String>>().join(" ");
    assert_eq!(read("/// §3.1–§3.3 One of them, or §4.7."), "3.1 3.2 3.3 4.7");
    assert_eq!(read("/// §7.3, §7.4 Both."), "7.3 7.4");
    assert_eq!(read("/// None of them"), "");
}
