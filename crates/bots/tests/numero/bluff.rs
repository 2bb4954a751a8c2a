//! §11.1 The greedy player occasionally bluffs, with a build that the others could believe.

use std::collections::BTreeSet;

use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_rules::game::{Game, Seat};
use reckon_rules::numero::options::Options;
use reckon_rules::numero::view::View;
use reckon_rules::numero::{Move, Number, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use super::read;
use crate::support::{Played, among_chance, any_options, play_and_watch, preset, scaled, tally};

fn position(text: &str) -> View {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns whether each build in a move is a bluff. The move must be legal.
fn builds(view: &View, choice: &Move) -> Vec<bool> {
    let reading = read(view, choice).unwrap_or_else(|error| panic!("{view}: {error}"));
    let effect = reading.verdict.unwrap_or_else(|why| panic!("{choice} is refused: {why:?}\n{view}"));
    effect.builds.iter().map(|build| build.bluff).collect()
}

const LOTS: u64 = 400;

/// Returns the different bluffs over all seeds, and how often it bluffed.
fn all_bluffs(text: &str) -> (BTreeSet<String>, u64) {
    let view = position(text);
    let choices = (0..LOTS).map(|seed| Greedy::default().choose(&view, &mut Shuffle::from_number(seed)));
    let bluffs: Vec<String> =
        choices.filter(|choice| builds(&view, choice).contains(&true)).map(|choice| choice.to_string()).collect();
    let times = bluffs.len() as u64;
    (bluffs.into_iter().collect(), times)
}

fn bluffs(text: &str, expected: &[&str]) {
    assert_eq!(all_bluffs(text).0, expected.iter().map(|bluff| (*bluff).to_owned()).collect(), "{text}");
}

/// Nothing to take and no honest build.
const STUCK: &str = "centre 8r | hand 1g 3b 5o 14r 15r";
const SCORING: &str = "options preset=scoring";

#[test]
fn bluffs_one_time_in_four() {
    let (bluffs, times) = all_bluffs(&format!("{SCORING} | {STUCK}"));
    assert_eq!(bluffs.into_iter().collect::<Vec<_>>(), ["build 11: 8r + 3b", "build 13: 8r + 5o", "build 9: 8r + 1g"]);
    assert!((LOTS / 5..LOTS * 3 / 10).contains(&times), "{times} of {LOTS}");
}

/// §6.7 It bluffs on a build as on a card; not with wild cards, and only with the value of some number card.
#[test]
fn bluffs_on_one_card_or_build() {
    let built = "centre 9#1 = 5r + 4g by 2 open 1, -2";
    bluffs(&format!("{SCORING} | {built} | hand 1g 3b 14r 15r x3"), &["build 10: 9#1 + 1g", "build 12: 9#1 + 3b"]);
    bluffs(&format!("{SCORING} | centre 15r | hand 1g 3b 7r 9g 12o"), &[]);
}

/// §11.6 It never bluffs with a value that the others can rule out by counting cards.
#[test]
fn bluffs_only_with_what_could_be_true() {
    let all = ["build 9: 8r + 1g", "build 11: 8r + 3b", "build 13: 8r + 5o"];
    let stuck = |rest: &str| format!("{SCORING} | {STUCK} | {rest}");
    bluffs(&stuck("gone 11g 11o 11b | won 3 0"), &all);
    bluffs(&stuck("gone 11g 11o 11b 11r | won 4 0"), &[all[0], all[2]]);
    bluffs(&stuck("gone 13g 13o 13b | won 3 0 | shown 2: 13r"), &all[..2]);
    bluffs(&stuck("lacks 1: 9"), &all[1..]);
    bluffs(&stuck("shown 1: 3b 5o 14r 15r"), &all[1..]);
    bluffs(&stuck("shown 1: 1g 3b 5o 14r 15r"), &[]);
    let built = format!("{SCORING} | centre 8r, 15#1 = 9r + 6g by 2 | hand 1g 3b 5o 12r 14r");
    bluffs(&format!("{built} | gone 9g 9o | won 2 0"), &all);
    bluffs(&format!("{built} | gone 9g 9o 9b | won 3 0"), &all[1..]);
}

/// §3.2, §11.2 It does not bluff instead of anything better.
#[test]
fn bluffs_only_where_it_would_discard() {
    bluffs(&format!("{SCORING} | centre 8r | hand 8g 1g 3b 14r 15r"), &[]);
    bluffs(&format!("{SCORING} | centre 8r | hand 1g 9b 3b 14r 13r"), &[]);
    bluffs(&format!("{SCORING} | centre 8r 15r | hand 1g | hands 1 1 | pack 0 | won 42 43"), &[]);
    let duty = position("options preset=scoring must-take=on | centre 1r 2r 3r 4r | hand 10g 15r 14r 13g 12g");
    for seed in 0..LOTS {
        let choice = Greedy::with_effort(0).choose(&duty, &mut Shuffle::from_number(seed));
        assert!(matches!(&choice, Move::Turn(play) if matches!(play.number(), Number::Take { .. })), "{choice}");
    }
}

/// §8.2, §9.2, §11.1 It does not even draw a random number for it.
#[test]
fn does_not_bluff_where_nobody_may() {
    for rest in [
        "options preset=scoring bluff-builds=off",
        "options preset=scoring show-answer=on",
        "options preset=powers-and-roots",
    ] {
        let text = format!("{rest} | {STUCK}");
        bluffs(&text, &[]);
        let mut shuffle = Shuffle::from_number(1);
        Greedy::default().choose(&position(&text), &mut shuffle);
        assert_eq!(shuffle.position().words_drawn(), 1, "only for the choice of a discard: {text}");
    }
    for rest in ["seats 1", "chance 1 | pack 0 | hands 5 0 | won 41 42"] {
        let text = format!("{SCORING} | {STUCK} | {rest}");
        bluffs(&text, &[]);
        let mut shuffle = Shuffle::from_number(1);
        Greedy::default().choose(&position(&text), &mut shuffle);
        assert_eq!(shuffle.position().words_drawn(), 0, "{text}");
    }
}

/// Counts the builds that greedy players make in whole games, and the bluffs among them.
fn count_bluffs(games: u64, mut options: impl FnMut(&mut Shuffle) -> Options) -> (u32, u32) {
    let (mut built, mut bluffs) = (0, 0);
    for seed in 0..scaled(games) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = options(&mut shuffle);
        let seats = 2 + (seed % 3) as u8;
        let Ok(game) = Numero::deal(&options, seats, &mut shuffle) else { continue };
        let is_greedy = |seat: Seat| seed.is_multiple_of(2) || seat.0.is_multiple_of(2);
        let mut bots = among_chance::<Numero>(seats, is_greedy, || Box::new(Greedy::with_effort(2_000)));
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |seat, view, choice, _| {
            for bluff in builds(view, choice).into_iter().filter(|_| is_greedy(seat)) {
                built += 1;
                bluffs += u32::from(bluff);
            }
        });
    }
    tally(Numero::NAME, "games of computer players", scaled(games));
    (built, bluffs)
}

fn bluffs_now_and_then(name: &str) {
    let (built, bluffs) = count_bluffs(100, |_| Options { scoring: true, ..preset(name) });
    assert!((2 * built..=50 * built).contains(&(100 * bluffs)), "{name}: {bluffs} of {built} builds are bluffs");
}

#[test]
fn bluffs_now_and_then_with_numbers_only() {
    bluffs_now_and_then("1-15");
}

#[test]
fn bluffs_now_and_then_with_subtraction() {
    bluffs_now_and_then("subtraction");
}

#[test]
fn bluffs_now_and_then_with_all_cards() {
    bluffs_now_and_then("scoring");
}

#[test]
fn every_bluff_is_legal_at_any_table() {
    let (_, bluffs) = count_bluffs(300, |shuffle| {
        let mut options: Options = any_options(shuffle);
        options.set("scoring", "on").expect("an allowed value");
        options
    });
    assert!(bluffs > 0);
}

#[test]
fn no_bluff_at_a_table_without_bluffs() {
    for (name, value) in [("bluff-builds", "off"), ("show-answer", "on"), ("scoring", "off")] {
        let (built, bluffs) = count_bluffs(60, |shuffle| {
            let mut options: Options = any_options(shuffle);
            options.set(name, value).expect("an allowed value");
            options
        });
        assert!(built > 0 && bluffs == 0, "{name}={value}: {bluffs} of {built}");
    }
}
