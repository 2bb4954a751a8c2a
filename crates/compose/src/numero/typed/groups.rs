//! Groups of a take joined by *and*: one sum, or several that the same card takes.

use super::split::{split_and, split_terms, split_top};
use reckon_rules::numero::sum::Sums;
use reckon_rules::numero::text::scan::Scanner;
use reckon_rules::ratio::Ratio;

/// Returns the value of a sum, whatever lies in the centre; `None` if the text is no sum.
pub(super) fn value_of(text: &str) -> Option<Ratio> {
    let mut sums = Sums::new();
    let mut scanner = Scanner::typed(text);
    sums.read_sum(&mut scanner).ok().filter(|()| scanner.is_at_end())?;
    sums.iter().next()?.value().ok()
}

/// Returns the number of the card that equals a value.
pub(super) fn as_card(value: Ratio) -> Option<u8> {
    value.as_whole().and_then(|value| u8::try_from(value).ok())
}

/// Writes what a card of this value takes with commas between its groups: `5 and 3` is one sum for an 8, and `10 and 6
/// and 4` are two for a 10. If no grouping fits, everything joined by *and* is added. Returns `None` if several fit.
pub(super) fn taken_by(value: u8, sums: &str) -> Option<String> {
    if split_and(sums).len() == 1 {
        return Some(sums.to_string());
    }
    let parts = split_top(sums, ',');
    let grouped: Vec<Grouped> = parts.iter().map(|part| grouped(value, &split_and(part))).collect();
    if grouped.contains(&Grouped::InSeveralWays) {
        return None;
    }
    let all: Option<Vec<String>> = grouped
        .into_iter()
        .map(|part| if let Grouped::As(groups) = part { Some(groups.join(", ")) } else { None })
        .collect();
    if let Some(groups) = all {
        return Some(groups.join(", "));
    }
    // `5, 4 and 3`: the comma only lists.
    let listed: Vec<&str> =
        parts.iter().flat_map(|part| split_and(part)).filter(|term| !term.trim().is_empty()).collect();
    match grouped_terms(value, &listed) {
        Grouped::As(groups) => Some(groups.join(", ")),
        Grouped::InSeveralWays => None,
        Grouped::NotAtAll => Some(parts.iter().map(|part| split_and(part).join("+")).collect::<Vec<_>>().join(", ")),
    }
}

/// Two readings of a take that names no card.
pub(super) struct WithoutAnswer {
    /// Everything joined by *and* added.
    pub added: String,
    /// The number of the card that equals this sum.
    pub sum: Option<u8>,
    /// The value that all terms have in common, and the terms divided by commas.
    pub each: Option<(u8, String)>,
}

/// Reads `5 and 5`, which a 10 or a 5 can take.
pub(super) fn without_answer(text: &str) -> WithoutAnswer {
    let terms = split_and(text);
    let added = terms.join("+");
    let values: Vec<Option<Ratio>> = terms.iter().map(|term| value_of(term)).collect();
    let each = match values[..] {
        [Some(first), _, ..] if values.iter().all(|value| *value == Some(first)) => as_card(first),
        _ => None,
    };
    WithoutAnswer { sum: value_of(&added).and_then(as_card), each: each.map(|each| (each, terms.join(", "))), added }
}

#[derive(PartialEq)]
pub(super) enum Grouped {
    As(Vec<String>),
    NotAtAll,
    /// A term worth nothing could belong to either of two groups.
    InSeveralWays,
}

fn grouped(value: u8, terms: &[&str]) -> Grouped {
    if let [only] = terms {
        return Grouped::As(vec![only.trim().to_string()]);
    }
    grouped_terms(value, terms)
}

/// Divides terms, in their order, into groups that are worth this value each. There is only one such grouping, unless a
/// term between two groups is worth nothing.
pub(super) fn grouped_terms(value: u8, terms: &[&str]) -> Grouped {
    let wanted = Ratio::whole(i32::from(value));
    let zero = Ratio::whole(0);
    let mut groups: Vec<Vec<&str>> = Vec::new();
    let (mut so_far, mut is_unclear) = (wanted, false);
    for term in terms {
        let Some(worth) = value_of(&split_terms(term).join("+")) else { return Grouped::NotAtAll };
        if so_far == wanted && worth == zero && !groups.is_empty() {
            is_unclear = true;
        }
        match groups.last_mut() {
            Some(group) if so_far != wanted => {
                group.push(term);
                let Ok(sum) = so_far.plus(worth) else { return Grouped::NotAtAll };
                so_far = sum;
            }
            _ => {
                groups.push(vec![term]);
                so_far = worth;
            }
        }
    }
    match so_far == wanted {
        true if is_unclear => Grouped::InSeveralWays,
        true => Grouped::As(groups.iter().map(|group| group.join("+")).collect()),
        false => Grouped::NotAtAll,
    }
}
