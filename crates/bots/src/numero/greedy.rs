//! The plain player: takes the most it can, else builds, else discards.

use reckon_rules::game::{Game, Viewer};
use reckon_rules::numero::options::{HandWithoutNumber, Options};
use reckon_rules::numero::sum::{Sum, Sums, Token};
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Card, HAND, Move, Numero, Phase, Play, read};
use reckon_rules::ratio::Ratio;
use reckon_rules::shuffle::Shuffle;

use super::discard::advised;
use super::groups::{Best, Group, best_groups};
use super::reach::{Cards, Found, Reach};
use super::supply::Supply;
use crate::Bot;
use crate::budget::Budget;

/// Steps of thinking for one choice. Most choices need a hundredth of it; the rest is for
/// crowded centres and many wild cards.
pub const EFFORT: u32 = 1 << 17;

/// Takes the most cards it can find; among equal takes it keeps its wild cards, the rare ones
/// first. Else it builds on the most cards, else it discards as the publisher advises.
///
/// It finds the best take there is unless its effort ends, and then the best that it met.
#[derive(Clone, Debug)]
pub struct Greedy {
    effort: u32,
    spent: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::with_effort(EFFORT)
    }
}

impl Greedy {
    /// With so many steps of thinking for each choice.
    pub fn with_effort(effort: u32) -> Greedy {
        Greedy { effort, spent: 0 }
    }

    /// The steps that the last choice took, never more than its effort.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}

impl Bot<Numero> for Greedy {
    fn choose(&mut self, view: &View, shuffle: &mut Shuffle) -> Move {
        let mut budget = Budget::new(self.effort);
        let choice = choose(view, &mut budget, shuffle);
        self.spent = self.effort - budget.left();
        choice
    }
}

fn choose(view: &View, budget: &mut Budget, shuffle: &mut Shuffle) -> Move {
    let takes_only = view.seats() == 1 || view.phase == Phase::FinalChance;
    let hand = view.own_hand();
    let Some(highest) = hand.iter().filter_map(|card| card.value()).max() else {
        return if takes_only { Move::Stop } else { without_numbers(hand, &view.options) };
    };
    let supply = Supply::of(view);
    let mut reaches = vec![budget.share(1, 8, |share| Reach::explore(&supply, &view.options, highest, false, share))];
    if !supply.wild_kinds().is_empty() {
        let all = budget.share(1, 2, |share| Reach::explore(&supply, &view.options, highest, true, share));
        if all.is_complete() {
            reaches.clear();
        }
        reaches.push(all);
    }
    let table = Table { supply: &supply, reaches: &reaches, hand, options: &view.options };
    if let Some(take) = table.best_take(budget, shuffle) {
        return take;
    }
    if takes_only {
        return Move::Stop;
    }
    let choice = table.best_build(shuffle).or_else(|| Some(Move::Turn(Play::discard(*shuffle.pick(&advised(hand))?))));
    match choice {
        // §3.2 Where taking is a duty, a plain take may be there that the budget did not reach.
        Some(choice) if !view.options.must_take || is_legal(view, &choice) => choice,
        _ => plainest(view, shuffle),
    }
}

/// §7.3, §7.4
fn without_numbers(hand: &[Card], options: &Options) -> Move {
    let passes = hand.len() < HAND && options.hand_without_number == HandWithoutNumber::Pass;
    if passes { Move::Pass } else { Move::DiscardAll }
}

fn is_legal(view: &View, choice: &Move) -> bool {
    read(view, choice).is_ok_and(|reading| reading.verdict.is_ok())
}

/// What the table would play for somebody who is away.
fn plainest(view: &View, shuffle: &mut Shuffle) -> Move {
    let game = Numero::imagine(view, shuffle).ok();
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher => view.turn,
    };
    game.and_then(|game| game.absent(seat)).unwrap_or(Move::Stop)
}

/// What there is to choose from.
struct Table<'a> {
    supply: &'a Supply,
    reaches: &'a [Reach<'a>],
    hand: &'a [Card],
    options: &'a Options,
}

impl<'a> Table<'a> {
    fn numbers(&self) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        self.hand.iter().filter_map(|card| Some((*card, card.value()?)))
    }

    fn worth(&self, value: Ratio) -> impl Iterator<Item = (&'a Reach<'a>, Found)> + use<'a> {
        self.reaches.iter().flat_map(move |reach| reach.worth(value).map(move |found| (reach, found)))
    }

    /// §5 The take that brings most; of equal ones any.
    fn best_take(&self, budget: &mut Budget, shuffle: &mut Shuffle) -> Option<Move> {
        let mut values: Vec<u8> = self.numbers().map(|(_, value)| value).collect();
        values.sort_unstable();
        values.dedup();
        let mut ties = Ties::default();
        for (left, value) in (1..=values.len()).rev().zip(&values) {
            let best = budget.share(1, u32::try_from(left).unwrap_or(1), |share| self.best_groups(*value, share));
            ties.offer(best.worth, (*value, best.groups), shuffle);
        }
        let (value, groups) = ties.chosen?;
        let with: Vec<Card> = self.numbers().filter(|(_, v)| *v == value).map(|(card, _)| card).collect();
        let takes = self.write_groups(groups, value);
        Some(Move::Turn(Play::take(*shuffle.pick(&with)?, takes)?))
    }

    fn best_groups(&self, value: u8, budget: &mut Budget) -> Best<'a> {
        let mut groups: Vec<Group<'a>> = self
            .worth(Ratio::whole(i32::from(value)))
            .map(|(reach, found)| Group::new(self.supply, reach, found))
            .collect();
        groups.sort_by_key(|group| group.found.uses);
        groups.dedup_by_key(|group| group.found.uses);
        best_groups(self.supply, groups, budget)
    }

    fn write_groups(&self, mut groups: Vec<Group<'_>>, value: u8) -> Sums {
        groups.sort_by_key(|group| group.size);
        let mut cards = Cards::of(self.supply);
        let mut takes = Sums::new();
        for group in groups {
            let mut tokens = Vec::new();
            group.reach.write(group.found, &mut cards, &mut tokens);
            // §4.7 Written in another order, a sum may pass a number that is too large.
            if Sum::of(&tokens).value() == Ok(Ratio::whole(i32::from(value))) {
                takes.append(Sum::of(&tokens));
            }
        }
        takes
    }

    /// §6.1–§6.3 The build of most cards that leaves its answer in the hand; of equal ones any.
    fn best_build(&self, shuffle: &mut Shuffle) -> Option<Move> {
        let mut ties = Ties::default();
        for (played, (with, added)) in self.numbers().enumerate() {
            for (kept, (_, answer)) in self.numbers().enumerate() {
                // §4.6 Equal cards would build on a pile worth zero.
                if kept == played || answer == added && !self.options.zero_piles {
                    continue;
                }
                for (reach, found) in self.worth(Ratio::whole(i32::from(answer) - i32::from(added))) {
                    ties.offer(self.supply.worth(found.uses), (answer, with, reach, found), shuffle);
                }
            }
        }
        let (answer, with, reach, found) = ties.chosen?;
        let mut tokens: Vec<Token> = Vec::new();
        reach.write(found, &mut Cards::of(self.supply), &mut tokens);
        let onto = Sum::of(&tokens);
        onto.value().ok()?;
        format!("build {answer}: {onto} + {with}").parse().ok()
    }
}

/// Keeps the best that was offered. Of equal ones each is as likely.
struct Ties<T> {
    worth: u32,
    offers: u32,
    chosen: Option<T>,
}

impl<T> Default for Ties<T> {
    fn default() -> Self {
        Ties { worth: 0, offers: 0, chosen: None }
    }
}

impl<T> Ties<T> {
    fn offer(&mut self, worth: u32, offered: T, shuffle: &mut Shuffle) {
        if worth == 0 || worth < self.worth {
            return;
        }
        if worth > self.worth {
            self.worth = worth;
            self.offers = 0;
        }
        self.offers += 1;
        if self.offers == 1 || shuffle.chance(1, self.offers) {
            self.chosen = Some(offered);
        }
    }
}
