//! Values that can be reached with the available piles and wild cards: every expression that the
//! table allows, the smallest first, until all are found or the budget runs out.
//!
//! Of the expressions that use the same piles and wild cards and have the same value, only one is kept.
//! A sum is stored as a term and the rest: the term is a single pile or the result of a wild card, and
//! contains the first pile of the sum. So every sum is found, and nearly all of them only once.

use std::ops::Range;

use reckon_rules::numero::options::{InBetween, Options};
use reckon_rules::numero::sum::Token;
use reckon_rules::ratio::Ratio;

use super::supply::{Effect, Supply, Uses, What};
use crate::budget::Budget;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Expression {
    uses: Uses,
    value: Ratio,
    how: Form,
}

/// Form of an expression, in order of preference: a sum with wild cards on single piles is easier to
/// read than a wild card on a sum, and a sum worth zero may be used in more places than a term worth
/// zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Form {
    Sum { term: u32, rest: u32 },
    Wild { on: u32, by: u8 },
    Pile { kind: u8 },
}

/// Expressions that use the same piles and wild cards.
struct Run {
    uses: Uses,
    first_pile: usize,
    /// Whether the table's options let a wild card act on them.
    changeable: bool,
    expressions: Range<usize>,
}

pub(super) struct Reach<'a> {
    supply: &'a Supply,
    options: &'a Options,
    /// Highest useful value.
    wanted: u8,
    with_wilds: bool,
    expressions: Vec<Expression>,
    runs: Vec<Run>,
    /// Ranges of `runs`, by the number of piles and wild cards they use, starting at one.
    by_size: Vec<Range<usize>>,
    complete: bool,
}

/// One expression in a [`Reach`].
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub uses: Uses,
    place: u32,
}

impl<'a> Reach<'a> {
    /// Finds every value up to `wanted` that can be reached, with or without wild cards.
    pub fn explore(
        supply: &'a Supply,
        options: &'a Options,
        wanted: u8,
        with_wilds: bool,
        budget: &mut Budget,
    ) -> Reach<'a> {
        let mut reach = Reach {
            supply,
            options,
            wanted,
            with_wilds,
            expressions: Vec::new(),
            runs: Vec::new(),
            by_size: Vec::new(),
            complete: true,
        };
        reach.keep(reach.piles());
        let mut largest = 1;
        for size in 2..=supply.size() {
            if size > 2 * largest {
                break;
            }
            let mut found = Vec::new();
            let all = reach.change(size - 1, &mut found, budget) && reach.join(size, &mut found, budget);
            if !found.is_empty() {
                largest = size;
            }
            reach.keep(found);
            if !all {
                reach.complete = false;
                break;
            }
        }
        reach
    }

    /// Returns whether the search finished before its budget ran out.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    pub fn worth(&self, value: Ratio) -> impl Iterator<Item = Found> + '_ {
        (0..)
            .zip(&self.expressions)
            .filter(move |(_, expression)| expression.value == value)
            .map(|(place, expression)| Found { uses: expression.uses, place })
    }

    fn piles(&self) -> Vec<Expression> {
        let piles = (0..).zip(&self.supply.kinds).filter_map(|(kind, stock)| match stock.what {
            What::Pile { value, .. } => Some(Expression {
                uses: self.supply.one_of(usize::from(kind)),
                value: Ratio::whole(i32::from(value)),
                how: Form::Pile { kind },
            }),
            What::Wild(_) => None,
        });
        piles.filter(|pile| self.limits(pile.uses).allow(pile.value)).collect()
    }

    /// Adds expressions of the next size, without duplicates.
    fn keep(&mut self, mut found: Vec<Expression>) {
        found.sort_unstable();
        found.dedup_by_key(|expression| (expression.uses, expression.value));
        let first_run = self.runs.len();
        for same in found.chunk_by(|a, b| a.uses == b.uses) {
            let uses = same[0].uses;
            let single = self.options.wild_on_combination || self.supply.has_one_pile(uses);
            let plain = self.options.wild_on_build || !self.supply.has_build(uses);
            let start = self.expressions.len();
            self.expressions.extend_from_slice(same);
            self.runs.push(Run {
                uses,
                first_pile: self.supply.first_pile(uses),
                changeable: single && plain,
                expressions: start..self.expressions.len(),
            });
        }
        self.by_size.push(first_run..self.runs.len());
    }

    /// §4.2 Plays wild cards on expressions of this size. Returns `false` if the budget runs out.
    fn change(&self, size: usize, found: &mut Vec<Expression>, budget: &mut Budget) -> bool {
        if !self.with_wilds {
            return true;
        }
        for run in self.runs_of(size).iter().filter(|run| run.changeable) {
            for kind in self.supply.wild_kinds() {
                let uses = run.uses.plus(self.supply.one_of(kind));
                if !self.supply.holds(self.supply.all(), uses) {
                    continue;
                }
                let (Token::Wild(card, _), Ok(by)) = (self.supply.kinds[kind].tokens[0], u8::try_from(kind)) else {
                    continue;
                };
                let limits = self.limits(uses);
                for on in run.expressions.clone() {
                    if !budget.spend() {
                        return false;
                    }
                    if let Ok(value) = card.face.act_on(self.expressions[on].value)
                        && self.may_be_between(value)
                        && limits.allow(value)
                    {
                        found.push(Expression { uses, value, how: Form::Wild { on: place(on), by } });
                    }
                }
            }
        }
        true
    }

    /// §4.5
    fn may_be_between(&self, value: Ratio) -> bool {
        self.options.in_between_values == InBetween::Any || value.is_whole() && !value.is_negative()
    }

    /// §4.1 Forms sums of this size. Returns `false` if the budget runs out.
    fn join(&self, size: usize, found: &mut Vec<Expression>, budget: &mut Budget) -> bool {
        for first in 1..size {
            for term in self.runs_of(first) {
                for rest in self.runs_of(size - first) {
                    if !budget.spend() {
                        return false;
                    }
                    let uses = term.uses.plus(rest.uses);
                    let fits = term.first_pile <= rest.first_pile && self.supply.holds(self.supply.all(), uses);
                    if fits && !self.join_runs(term, rest, found, budget) {
                        return false;
                    }
                }
            }
        }
        true
    }

    fn join_runs(&self, terms: &Run, rests: &Run, found: &mut Vec<Expression>, budget: &mut Budget) -> bool {
        let uses = terms.uses.plus(rests.uses);
        let limits = self.limits(uses);
        for term in terms.expressions.clone() {
            let left = self.expressions[term];
            if matches!(left.how, Form::Sum { .. }) || !self.may_be_added(left) {
                continue;
            }
            for rest in rests.expressions.clone() {
                if !budget.spend() {
                    return false;
                }
                let right = self.expressions[rest];
                if self.may_be_added(right)
                    && let Ok(value) = left.value.plus(right.value)
                    && limits.allow(value)
                {
                    found.push(Expression { uses, value, how: Form::Sum { term: place(term), rest: place(rest) } });
                }
            }
        }
        true
    }

    /// §4.6 Returns whether an expression may be added to others. A sum worth zero always may: it is
    /// never written as such, because its terms are merged into the larger sum and reordered.
    fn may_be_added(&self, expression: Expression) -> bool {
        self.options.zero_piles || !expression.value.is_zero() || matches!(expression.how, Form::Sum { .. })
    }

    fn runs_of(&self, size: usize) -> &[Run] {
        self.by_size.get(size - 1).map_or(&[], |runs| &self.runs[runs.clone()])
    }

    /// Writes an expression with cards taken from `cards`.
    pub fn write(&self, found: Found, cards: &mut Cards<'_>, tokens: &mut Vec<Token>) {
        self.write_at(found.place, cards, tokens);
    }

    fn write_at(&self, place: u32, cards: &mut Cards<'_>, tokens: &mut Vec<Token>) {
        let whole = self.at(place);
        let mut terms = Vec::new();
        let mut rest = place;
        while let Form::Sum { term, rest: further } = self.at(rest).how {
            terms.push(term);
            rest = further;
        }
        terms.push(rest);
        // Terms with the sign of the whole come first, so the running sum is never zero.
        terms.sort_by_key(|term| std::cmp::Reverse(self.at(*term).value));
        if whole.value.is_negative() {
            terms.reverse();
        }
        for (i, term) in terms.into_iter().enumerate() {
            match self.at(term).how {
                Form::Pile { kind } => tokens.extend(cards.next(kind)),
                Form::Wild { on, by } => {
                    self.write_at(on, cards, tokens);
                    tokens.extend(cards.next(by));
                }
                Form::Sum { .. } => unreachable!("a term is never a sum"),
            }
            if i > 0 {
                tokens.push(Token::Add);
            }
        }
    }

    fn at(&self, place: u32) -> Expression {
        self.expressions[place as usize]
    }
}

fn place(index: usize) -> u32 {
    u32::try_from(index).expect("a budget is a u32, so it cannot find more expressions than a u32 can count")
}

/// Cards of a supply, each handed out once.
pub(super) struct Cards<'a> {
    left: Vec<std::slice::Iter<'a, Token>>,
}

impl<'a> Cards<'a> {
    pub fn of(supply: &'a Supply) -> Cards<'a> {
        Cards { left: supply.kinds.iter().map(|kind| kind.tokens.iter()).collect() }
    }

    fn next(&mut self, kind: u8) -> Option<Token> {
        self.left.get_mut(usize::from(kind))?.next().copied()
    }
}

/// Bounds on the value of an expression that can still become part of a take, given what it leaves
/// unused: how large it may be, and which fractions it may be. Both are generous: nothing useful lies
/// beyond them.
struct Limits<'a> {
    supply: &'a Supply,
    uses: Uses,
    most: i64,
}

impl Reach<'_> {
    fn limits(&self, uses: Uses) -> Limits<'_> {
        let most = if self.with_wilds { most(self.wanted, self.supply.effects_left(uses)) } else { self.wanted.into() };
        Limits { supply: self.supply, uses, most }
    }
}

impl Limits<'_> {
    fn allow(&self, value: Ratio) -> bool {
        if let Some(whole) = value.as_whole() {
            return whole <= self.most;
        }
        i128::from(value.numerator()) <= i128::from(self.most) * i128::from(value.denominator())
            && self.can_become_whole(value)
    }

    /// Checks that the remaining wild cards could make a fraction whole: together they must cancel its denominator.
    fn can_become_whole(&self, value: Ratio) -> bool {
        let left = self.supply.effects_left(self.uses).filter(|(_, count)| *count > 0);
        left.fold(value.denominator(), |denominator, (effect, _)| effect.cancel(denominator)) == 1
    }
}

/// Returns the largest value that these wild cards could still bring down to `wanted`: subtraction
/// is undone first, then division, then roots.
fn most(wanted: u8, effects: impl Iterator<Item = (Effect, u32)>) -> i64 {
    let (mut minus, mut times, mut over, mut root, mut cubed) = (0_i64, 1_i64, 1_i64, 1_u32, 1_u32);
    for (effect, count) in effects {
        for _ in 0..count {
            match effect {
                Effect::Minus(n) => minus += i64::from(n),
                Effect::Scale { top, bottom } => {
                    times = times.saturating_mul(top.into());
                    over = over.saturating_mul(bottom.into());
                }
                Effect::Power(3) => cubed = cubed.saturating_mul(3),
                Effect::Power(_) => {}
                Effect::Root(degree) => root = root.saturating_mul(degree.into()),
            }
        }
    }
    // Another part of the sum may be below zero, but not below this.
    let below = minus.saturating_mul(times).saturating_pow(cubed);
    (i64::from(wanted) + minus).saturating_add(below).saturating_mul(over).saturating_pow(root)
}
