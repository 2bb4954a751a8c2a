//! Wild cards laid one by one on cards of the centre, before the number card: `-2 on 10; -4 on 5; take 9`.

use super::find::is_meant;
use super::groups::{self, value_of};
use super::split::{read_number_card, split_and, split_terms, split_top};
use super::{NotUnderstood, Reader};
use crate::numero::vocabulary::{Sense, means};
use reckon_rules::numero::card::Card;
use reckon_rules::numero::moves::Number;
use reckon_rules::numero::sum::{Sums, Token};
use reckon_rules::numero::text::moves::NotAMove;
use reckon_rules::numero::text::scan::{Scanner, shortened};
use reckon_rules::numero::view::PileView;
use reckon_rules::ratio::Ratio;

/// Upper bound on piles that wild cards are laid on: more than any turn can change.
const MAX_PREPARED: usize = 16;

/// A pile with the wild cards laid on it so far in this turn.
pub(super) struct Prepared {
    /// The pile as it was named, before the first of them.
    base: String,
    /// The pile with its wild cards, as a sum.
    sum: String,
    /// Whether the number card takes it or is built on it.
    is_used: bool,
}

/// A term of the last clause.
enum Meaning {
    /// One of the changed piles.
    Changed(usize),
    /// All of them.
    It,
    /// Anything else.
    Itself,
}

impl Reader<'_> {
    /// Lays a wild card on a pile, which may have others on it already.
    pub(super) fn prepare(&mut self, wild: &str, pile: &str) -> Result<(), NotUnderstood> {
        let terms = split_terms(pile);
        let changed = match &terms[..] {
            [term] => match self.meaning(term)? {
                Meaning::Changed(place) => Some(place),
                Meaning::It if self.prepared.len() == 1 => Some(0),
                Meaning::It => return Err(NotAMove::NotACard(shortened(pile)).into()),
                Meaning::Itself => None,
            },
            _ => None,
        };
        if let Some(place) = changed {
            let prepared = &mut self.prepared[place];
            prepared.sum = format!("({}){}", prepared.sum, wild.trim());
            return Ok(());
        }
        if self.prepared.len() == MAX_PREPARED {
            return Err(NotAMove::TooManyWildCards.into());
        }
        let base = terms.join("+");
        let sum = format!("({base}){}", wild.trim());
        self.prepared.push(Prepared { base, sum, is_used: false });
        Ok(())
    }

    /// Reads a clause such as `10 - 2` before the last one: a pile with its wild cards, to be used later.
    pub(super) fn changed_sum(&self, clause: &str) -> Option<Prepared> {
        let sum = split_terms(clause).join("+");
        let tokens = tokens_of(&sum)?;
        let base = tokens.iter().find_map(|token| match token {
            Token::Number(card) => Some(card.to_string()),
            _ => None,
        });
        let has_wild = tokens.iter().any(|token| matches!(token, Token::Wild(..)));
        (has_wild && self.prepared.len() < MAX_PREPARED).then(|| Prepared {
            base: base.unwrap_or_default(),
            sum: format!("({sum})"),
            is_used: false,
        })
    }

    /// Replaces changed piles that a sum names by what they are now, and marks them as used.
    pub(super) fn with_prepared(&mut self, sums: &str) -> Result<String, NotUnderstood> {
        if self.prepared.is_empty() {
            return Ok(sums.to_string());
        }
        // `8 and it`: the eight is another card than the one that *it* stands for.
        let is_it = |term: &&str| means(&term.trim().to_lowercase(), Sense::It);
        if split_top(sums, ',').into_iter().flat_map(split_terms).any(|term| is_it(&term)) {
            self.prepared.iter_mut().for_each(|prepared| prepared.is_used = true);
        }
        let mut groups: Vec<String> = Vec::new();
        for group in split_top(sums, ',') {
            let mut terms: Vec<String> = Vec::new();
            for term in split_and(group) {
                let mut summands: Vec<String> = Vec::new();
                for summand in split_top(term, '+') {
                    match self.meaning(summand)? {
                        Meaning::Changed(place) => summands.push(self.used(place)),
                        Meaning::It => {
                            let all: Vec<String> = (0..self.prepared.len()).map(|place| self.used(place)).collect();
                            summands.push(all.join(" and "));
                        }
                        Meaning::Itself => summands.push(summand.to_string()),
                    }
                }
                terms.push(summands.join("+"));
            }
            groups.push(terms.join(" and "));
        }
        Ok(groups.join(","))
    }

    /// Takes the changed piles with a card that no sum was typed for. Returns whether they fit.
    pub(super) fn take_prepared(&mut self, with: Card, value: u8) -> Result<bool, NotUnderstood> {
        let sums: Vec<&str> = self.prepared.iter().map(|prepared| prepared.sum.as_str()).collect();
        let fitting = (!sums.is_empty()).then(|| groups::grouped_terms(value, &sums));
        let is_worth = |lying: &&PileView| match lying {
            PileView::Card(card) => card.value() == Some(value),
            PileView::Build { value: worth, .. } => *worth == value,
        };
        let there = self.lying.iter().filter(is_worth).count();
        let changed = self.prepared.iter().filter(|prepared| is_plain(&prepared.base, value)).count();
        let others = there > changed;
        match fitting {
            None => Ok(false),
            Some(groups::Grouped::As(_) | groups::Grouped::InSeveralWays) if others => {
                Err(NotUnderstood::SayWhat { value })
            }
            Some(groups::Grouped::InSeveralWays) => Err(NotUnderstood::SayWhat { value }),
            Some(groups::Grouped::NotAtAll) if others => Ok(false),
            Some(groups::Grouped::As(groups)) => self.take_groups(with, &groups),
            // The rules will say what the sum is.
            Some(groups::Grouped::NotAtAll) => {
                let all = sums.join("+");
                self.take_groups(with, &[all])
            }
        }
    }

    fn take_groups(&mut self, with: Card, groups: &[String]) -> Result<bool, NotUnderstood> {
        self.prepared.clear();
        self.play.number = Number::Take { with };
        for group in groups {
            self.add_sum(group)?;
        }
        Ok(true)
    }

    /// §6.9 Leaves the changed piles that nothing was done with as wild-only builds.
    pub(super) fn lay_prepared(&mut self) -> Result<(), NotUnderstood> {
        for prepared in std::mem::take(&mut self.prepared).into_iter().filter(|prepared| !prepared.is_used) {
            let value = self.add_sum(&prepared.sum)?.ok_or(NotAMove::NoValue)?;
            self.play.wild_builds.try_push(value).map_err(|_| NotAMove::TooManyWildCards)?;
        }
        Ok(())
    }

    fn used(&mut self, place: usize) -> String {
        self.prepared[place].is_used = true;
        self.prepared[place].sum.clone()
    }

    fn meaning(&self, term: &str) -> Result<Meaning, NotUnderstood> {
        let term = term.trim();
        if self.prepared.is_empty() {
            return Ok(Meaning::Itself);
        }
        if means(&term.to_lowercase(), Sense::It) {
            return Ok(Meaning::It);
        }
        let unclear = || NotUnderstood::ChangedOrNot { text: shortened(term) };
        let found = |places: &[usize], others: bool| match *places {
            [] => Ok(Meaning::Itself),
            [place] if !others => Ok(Meaning::Changed(place)),
            _ => Err(unclear()),
        };
        let Ok(card) = read_number_card(term) else {
            // The sum with its wild cards, said again.
            let is_said_again = |prepared: &Prepared| {
                prepared.base == term || tokens_of(&prepared.sum).is_some_and(|sum| tokens_of(term) == Some(sum))
            };
            return found(&self.places(is_said_again), false);
        };
        let lies = |lying: &&PileView| match lying {
            PileView::Card(lies) => is_meant(card, *lies),
            PileView::Build { value, .. } => card.colour.is_none() && card.value() == Some(*value),
        };
        let there = self.lying.iter().filter(lies).count();
        let by_base = self.places(|prepared| read_number_card(&prepared.base).is_ok_and(|base| base.face == card.face));
        if !by_base.is_empty() {
            return found(&by_base, there > by_base.len());
        }
        let worth = card.value().filter(|_| card.colour.is_none()).map(|value| Ratio::whole(i32::from(value)));
        let by_value = self.places(|prepared| worth.is_some() && value_of(&prepared.sum) == worth);
        found(&by_value, there > 0)
    }

    fn places(&self, is: impl Fn(&Prepared) -> bool) -> Vec<usize> {
        let all = self.prepared.iter().enumerate();
        all.filter(|(_, prepared)| !prepared.is_used && is(prepared)).map(|(place, _)| place).collect()
    }
}

fn is_plain(text: &str, value: u8) -> bool {
    read_number_card(text).is_ok_and(|card| card.value() == Some(value))
}

fn tokens_of(text: &str) -> Option<Vec<Token>> {
    let mut sums = Sums::new();
    let mut scanner = Scanner::typed(text);
    sums.read_sum(&mut scanner).ok().filter(|()| scanner.is_at_end())?;
    Some(sums.tokens().to_vec())
}
