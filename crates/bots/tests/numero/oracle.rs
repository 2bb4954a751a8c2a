//! §5 The greedy player's takes against a slow and obvious search: join piles and play wild cards
//! in every possible order, and check after each step which piles could be taken.

use std::collections::BTreeSet;

use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::numero::sum::Token;
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Move, Number, Numero, Options, Phase};
use reckon_rules::ratio::Ratio;
use reckon_rules::shuffle::Shuffle;

use super::heaps::{Heap, Trial, piles_and_wilds, steps};
use super::read;
use crate::support::{any_options, check_positions, preset};

/// Number of cards in a heap, and how many of them come from the hand.
type Cards = (u32, u32);

/// Returns the gain of a take: the cards won or, at the final chance, the cards that leave the hand.
fn gain(view: &View, (cards, from_hand): Cards) -> u32 {
    if view.phase == Phase::FinalChance { from_hand } else { cards }
}

/// Returns the most that any take brings besides its number card, or `None` if there is no take.
fn best_take(view: &View) -> Option<u32> {
    let values: Vec<Ratio> =
        view.own_hand().iter().filter_map(|card| Some(Ratio::whole(card.value()?.into()))).collect();
    let mut heaps: Vec<Heap<Cards>> = Vec::new();
    let mut wilds: Vec<(Card, bool)> = Vec::new();
    for lying in &view.centre {
        match lying {
            PileView::Card(card) if card.is_wild() => wilds.push((*card, false)),
            PileView::Card(card) => heaps.push(Heap::new(card.value().unwrap_or(0), (1, 0), false)),
            PileView::Build { value, recipe, .. } => {
                let cards = recipe.tokens().iter().filter(|t| !matches!(t, Token::Add | Token::End)).count();
                heaps.push(Heap::new(*value, (cards as u32, 0), true));
            }
        }
    }
    wilds.extend(view.own_hand().iter().filter(|card| card.is_wild()).map(|card| (*card, true)));
    let mut best = None;
    let mut seen: BTreeSet<Trial<Cards, bool>> = BTreeSet::new();
    let mut open: Vec<Trial<Cards, bool>> = vec![(heaps, wilds)];
    while let Some(trial) = open.pop() {
        for value in &values {
            let goes: Vec<&Heap<Cards>> = trial.0.iter().filter(|heap| heap.value == *value).collect();
            if !goes.is_empty() {
                best = best.max(Some(goes.iter().map(|heap| gain(view, heap.what)).sum()));
            }
        }
        let join = |one: &Cards, other: &Cards| (one.0 + other.0, one.1 + other.1);
        let play = |heap: &Cards, _, from_hand: &bool| (heap.0 + 1, heap.1 + u32::from(*from_hand));
        for (mut heaps, mut wilds) in steps(&view.options, &trial, join, play) {
            heaps.sort();
            wilds.sort();
            if seen.insert((heaps.clone(), wilds.clone())) {
                open.push((heaps, wilds));
            }
        }
    }
    best
}

/// Returns whether there are few enough piles and wild cards for an exhaustive search.
fn is_small(view: &View) -> bool {
    let (piles, wilds) = piles_and_wilds(view);
    let numbers = view.own_hand().iter().any(|card| card.is_number());
    piles <= 5 && wilds <= 3 && numbers && (wilds < 3 || piles < 5)
}

/// Checks one position, and returns whether there was a take of several cards.
fn check(view: &View, seed: u64) -> Option<bool> {
    let choice = Greedy::default().choose(view, &mut Shuffle::from_number(seed));
    let best = best_take(view);
    let reading = read(view, &choice).expect("a position of a game");
    let effect = reading.verdict.unwrap_or_else(|why| panic!("seed {seed}: {choice} is refused: {why:?}\n{view}"));
    let found = match &choice {
        Move::Turn(play) if matches!(play.number(), Number::Take { .. }) => {
            let count = if view.phase == Phase::FinalChance { effect.plays.len() } else { effect.wins.into() };
            Some(count as u32 - 1)
        }
        _ => None,
    };
    assert_eq!(found, best, "seed {seed}: {choice}\n{view}");
    Some(best.is_some_and(|best| best > 1))
}

fn check_preset(name: &str) {
    check_positions::<Numero>(300, 1_000, |shuffle| (preset(name), 1 + shuffle.below(4) as u8), is_small, check);
}

#[test]
fn takes_the_most_with_numbers_only() {
    check_preset("1-15");
}

#[test]
fn takes_the_most_with_subtraction() {
    check_preset("subtraction");
}

#[test]
fn takes_the_most_with_all_fractions() {
    check_preset("all-fractions");
}

#[test]
fn takes_the_most_with_powers_and_roots() {
    check_preset("powers-and-roots");
}

#[test]
fn takes_the_most_by_the_rules_of_any_table() {
    check_positions::<Numero>(
        300,
        5_000,
        |shuffle| {
            let options = Options { scoring: false, ..any_options(shuffle) };
            (options, 1 + shuffle.below(4) as u8)
        },
        is_small,
        check,
    );
}
