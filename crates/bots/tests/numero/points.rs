//! §10 The greedy player where the table plays for points: positions that people can check, and its
//! takes against a slow and obvious search that tries everything and asks the rules for the points.

use std::collections::BTreeSet;

use reckon_bots::Bot;
use reckon_bots::numero::{EFFORT, Greedy};
use reckon_rules::numero::options::{CentreAwardPoints, TakingCard};
use reckon_rules::numero::sum::{Origin, Sum, Sums, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Move, Number, Numero, Options, Phase, Play};
use reckon_rules::ratio::Ratio;
use reckon_rules::shuffle::Shuffle;

use super::heaps::{Heap, Trial, piles_and_wilds, steps};
use super::read;
use crate::support::{any_options, check_positions, preset};

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn choose(view: &View, seed: u64) -> Move {
    Greedy::default().choose(view, &mut Shuffle::from_number(seed))
}

/// Checks that the choice is one of these, whatever the seed.
fn chooses(text: &str, choices: &[&str]) {
    let view = position(text);
    for seed in 0..10 {
        let choice = choose(&view, seed).to_string();
        assert!(choices.contains(&choice.as_str()), "seed {seed}: {choice}, not one of {choices:?}\n{text}");
    }
}

/// §10.8 Returns the cost of a card left in the hand.
fn cost(view: &View, card: Card) -> i32 {
    let printed = view.options.pack.cards().iter().find(|printed| printed.card == card);
    1 + printed.map_or(0, |printed| i32::from(printed.points))
}

/// Returns the points of a take, plus, at the last chance, those it saves; `None` for anything else.
fn gain(view: &View, choice: &Move) -> Option<i32> {
    let is_take = matches!(choice, Move::Turn(play) if matches!(play.number(), Number::Take { .. }));
    let effect = read(view, choice).expect("a position of a game").verdict.ok().filter(|_| is_take)?;
    let saved = effect.plays.iter().filter(|_| view.phase == Phase::FinalChance).map(|card| cost(view, *card));
    Some(effect.score.iter().map(|line| line.points).chain(saved).sum())
}

/// §10.2 The printed points of two 15s outweigh one more card.
#[test]
fn takes_points_rather_than_cards() {
    let position = "centre 15r 4g 4b | hand 15g 8b 2r 7r 9r";
    chooses(&format!("{position} | options preset=1-15"), &["take 8b: 4g + 4b", "take 8b: 4b + 4g"]);
    chooses(&format!("{position} | options preset=1-15 scoring=on"), &["take 15g: 15r"]);
}

/// §10.6 Of two fours it takes the one of the right colour.
#[test]
fn looks_at_colours() {
    let centre = "options preset=1-15 scoring=on | centre 4r 4g 3g 2g 1g";
    chooses(&format!("{centre} | hand 10g 12r 13r 15r 11b"), &["take 10g: 4g + 3g + 2g + 1g"]);
    chooses(
        "options preset=1-15 scoring=on | centre 4g 4r 3o 2b 1g | hand 10b 10g 15r 15b 15o",
        &["take 10b: 4r + 3o + 2b + 1g", "take 10g: 4r + 3o + 2b + 1g"],
    );
}

/// §10.4 Takes with all four signs, and with three.
#[test]
fn looks_at_signs() {
    chooses(
        "options preset=scoring | centre 10r 2b | hand 6b 12g -2 /4 x3",
        &["take 6b: (10rx3 + 2b)/4-2", "take 12g: (10r-2/4 + 2b)x3"],
    );
    chooses("options preset=scoring | centre 8r 6g /2 | hand 8b 12g -2 14r 13r", &["take 8b: 8r[/2] + 6g-2"]);
}

/// §10.7 Two takes of three cards: 12 would win a times card, but 7 clears the centre.
#[test]
fn clears_the_centre() {
    chooses("options preset=scoring | centre 4r 3g | hand 7b 12b x3 14r 11r", &["take 7b: 4r + 3g"]);
    chooses("options preset=scoring | centre 4r 3g 15r | hand 7b 12b x3 14r 11r", &["take 12b: 4rx3"]);
}

/// §10.3 The larger group is named first, and so gets the card that makes it five.
#[test]
fn names_the_group_first_that_needs_the_card() {
    let text = "options preset=1-15 scoring=on taking-card-counts=first-take | \
                centre 12r 6g 3b 2o 1r | hand 12g 14r 13r 15r 15b";
    chooses(text, &["take 12g: 6g + 3b + 2o + 1r, 12r"]);
}

/// §10.8 Cards left in the hand cost points.
#[test]
fn empties_its_hand_at_the_last_chance() {
    let end = "options preset=scoring | chance 1 | pack 0 | hands 3 0 | won 41 40";
    chooses(
        &format!("{end} | centre 8r 8g 4g 4o 3b | hand 5b -2 8o"),
        &["take 5b: 4g + 3b-2", "take 5b: 4o + 3b-2", "take 5b: 3b + 4g-2", "take 5b: 3b + 4o-2"],
    );
    chooses(&format!("{end} | centre 15r 15g 14r 14b 13r | hand 2g 3g -2"), &["stop"]);
    // Dividing by 2 brings one point more than subtracting 4, but leaves a card that costs three.
    let end = "options preset=scoring | chance 1 | pack 0 | hands 2 0 | won 42 42";
    chooses(&format!("{end} | centre 8r 15g /2 | hand 4b -4"), &["take 4b: 8r-4"]);
}

#[test]
fn a_crowded_centre_stays_within_the_effort() {
    let numbers = (1..=15).flat_map(|value| ["g", "o", "b", "r"].map(|colour| format!("{value}{colour}")));
    let numbers: Vec<String> = numbers.filter(|card| card != "15r").collect();
    let view = position(&format!(
        "options preset=scoring | centre {} -5 x2 /3 1/2 1/3 2/3 3/4 0.5 50% 25% ^3 | hand 15r -2 x3 /4 sqrt",
        numbers.join(" ")
    ));
    for effort in [0, 10, 1_000, EFFORT] {
        let mut bot = Greedy::with_effort(effort);
        let choice = bot.choose(&view, &mut Shuffle::from_number(1));
        assert!(bot.spent() <= effort, "{} of {effort} steps", bot.spent());
        assert!(read(&view, &choice).is_ok_and(|reading| reading.verdict.is_ok()), "{choice}");
        let least = if effort < EFFORT { 50 } else { 150 };
        assert!(effort < 1_000 || gain(&view, &choice) >= Some(least), "{choice} brings {:?}", gain(&view, &choice));
    }
}

/// The sum that made a heap.
type Made = Vec<Token>;

/// Returns the most points that any take brings.
fn best_take(view: &View) -> Option<i32> {
    let mut heaps: Vec<Heap<Made>> = Vec::new();
    let mut wilds: Vec<(Card, Origin)> = Vec::new();
    for lying in &view.centre {
        match lying {
            PileView::Card(card) => match card.value() {
                Some(value) => heaps.push(Heap::new(value, vec![Token::Number(*card)], false)),
                None => wilds.push((*card, Origin::Centre)),
            },
            PileView::Build { name, value, .. } => {
                heaps.push(Heap::new(*value, vec![Token::Build { name: *name, value: *value }], true));
            }
        }
    }
    wilds.extend(view.own_hand().iter().filter(|card| card.is_wild()).map(|card| (*card, Origin::Hand)));
    let mut best = None;
    let mut seen: BTreeSet<Vec<String>> = BTreeSet::new();
    let mut open: Vec<Trial<Made, Origin>> = vec![(heaps, wilds)];
    while let Some(trial) = open.pop() {
        for card in view.own_hand() {
            let mut takes = Sums::new();
            let goes = |heap: &&Heap<Made>| card.value().is_some_and(|value| heap.value == Ratio::whole(value.into()));
            trial.0.iter().filter(goes).for_each(|heap| takes.append(Sum::of(&heap.what)));
            let take = Play::take(*card, takes).map(Move::Turn);
            best = best.max(take.and_then(|take| gain(view, &take)));
        }
        let join = |one: &Made, other: &Made| [&one[..], other, &[Token::Add]].concat();
        let play = |heap: &Made, wild, from: &Origin| [&heap[..], &[Token::Wild(wild, *from)]].concat();
        for next in steps(&view.options, &trial, join, play) {
            let mut key: Vec<String> = next.0.iter().map(name).collect();
            key.sort();
            if seen.insert(key) {
                open.push(next);
            }
        }
    }
    best
}

/// Identifies a heap by its cards and value, whatever the order in which it was made.
fn name(heap: &Heap<Made>) -> String {
    let mut tokens: Vec<String> = heap.what.iter().map(|token| format!("{token:?}")).collect();
    tokens.sort();
    format!("{:?} {}", heap.value, tokens.join(" "))
}

/// Returns whether there are few enough piles and wild cards for an exhaustive search.
fn is_small(view: &View) -> bool {
    let (piles, wilds) = piles_and_wilds(view);
    piles <= 4 && wilds <= 3 && (wilds < 3 || piles < 4) || piles == 5 && wilds == 0
}

/// Checks one position, and returns whether a take was worth many points.
fn check(view: &View, seed: u64) -> Option<bool> {
    let choice = choose(view, seed);
    if matches!(choice, Move::Challenge { .. }) {
        return None;
    }
    let best = best_take(view);
    assert_eq!(gain(view, &choice), best, "seed {seed}: {choice}\n{view}");
    Some(best.is_some_and(|best| best > 5))
}

fn check_preset(name: &str) {
    check_positions::<Numero>(
        300,
        1_000,
        |shuffle| (Options { scoring: true, ..preset(name) }, 1 + shuffle.below(4) as u8),
        is_small,
        check,
    );
}

#[test]
fn takes_the_most_points_with_numbers_only() {
    check_preset("1-15");
}

#[test]
fn takes_the_most_points_with_multiplication_and_division() {
    check_preset("multiplication-division");
}

#[test]
fn takes_the_most_points_with_all_cards() {
    check_preset("scoring");
}

/// §10.3, §10.9 Two house rules make points depend on more than the groups; there it only comes close.
#[test]
fn takes_the_most_points_by_the_rules_of_nearly_any_table() {
    check_positions::<Numero>(
        300,
        5_000,
        |shuffle| {
            let options = Options {
                scoring: true,
                taking_card: TakingCard::EveryTake,
                centre_award_points: CentreAwardPoints::Off,
                ..any_options(shuffle)
            };
            (options, 1 + shuffle.below(4) as u8)
        },
        is_small,
        check,
    );
}
