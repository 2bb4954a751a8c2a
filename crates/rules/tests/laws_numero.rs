//! The laws hold for NUMERO: on every preset, on random options, on packs somebody wrote.
//!
//! `RECKON_SEED=7 cargo test -p reckon-rules --test laws_numero -- --nocapture` plays other
//! games and shows how many; a broken law names its seed, so that it can be run alone.

#![allow(clippy::print_stdout, reason = "the counts are shown to whoever asks with --nocapture")]
#![allow(clippy::disallowed_methods, reason = "a test may read which games it is to play")]

mod common;

use reckon_rules::game::{Game, Seat, Turn, Viewer};
use reckon_rules::laws::{Thoroughness, check_game, random_options};
use reckon_rules::numero::lawful::check;
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{Event, Move, Numero, Options, Pack, View, read};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use common::{LONG, first_seed, games, sum_up};

/// Games on each preset, half of them with random house rules.
const ON_A_PRESET: u64 = 1300;

/// Games for points with each number of seats, on several presets.
const FOR_POINTS: u64 = 1200;

/// Games at random tables in each of the tests that play them.
const ON_RANDOM_TABLES: u64 = 3500;

const ON_A_PACK: u64 = 400;

/// The same for a pack so small that most games are over soon.
const LONG_IN_SHORT_GAMES: u64 = 15;

/// Cards as the preset has them; everything else as the seed wants it.
fn with_random_house_rules(preset: &Options, seed: u64) -> Options {
    let mut options: Options = random_options(&mut Shuffle::from_number(seed));
    for spec in Options::specs().iter().filter(|spec| spec.paragraph == "1.5") {
        let value = preset.get(spec.name).expect("a preset has every option");
        options.set(spec.name, &value).expect("what a preset has can be set");
    }
    options
}

fn preset(block: u64, name: &str) {
    let preset = Options::preset(name).expect("a preset");
    let tables = (first_seed(block)..).zip((1..=4).cycle()).take(usize::try_from(games(ON_A_PRESET)).expect("a few"));
    let reports = tables.map(|(seed, seats)| {
        let options = if seed / 4 % 2 == 0 { preset.clone() } else { with_random_house_rules(&preset, seed) };
        check_game::<Numero>(&options, seats, seed, &Thoroughness::SAMPLED)
    });
    // A dealer whom the table does not have, or four players with twenty cards: no game.
    let least_long = if name == "1-5" { LONG_IN_SHORT_GAMES } else { LONG };
    sum_up(name, games(ON_A_PRESET) * 6 / 10, least_long, reports);
}

#[test]
fn preset_1_5() {
    preset(1, "1-5");
}

#[test]
fn preset_1_10() {
    preset(2, "1-10");
}

#[test]
fn preset_1_15() {
    preset(3, "1-15");
}

#[test]
fn preset_subtraction() {
    preset(4, "subtraction");
}

#[test]
fn preset_multiplication_division() {
    preset(5, "multiplication-division");
}

#[test]
fn preset_simple_fractions() {
    preset(6, "simple-fractions");
}

#[test]
fn preset_all_fractions() {
    preset(7, "all-fractions");
}

#[test]
fn preset_powers_and_roots() {
    preset(8, "powers-and-roots");
}

#[test]
fn preset_scoring() {
    preset(9, "scoring");
}

#[test]
fn every_preset_has_its_test() {
    assert_eq!(Options::presets().len(), 9, "a new preset wants a test above");
}

/// The scoring level as it is, and points on lower steps with random house rules; bluffs as often
/// as not, and both ways to judge them.
fn for_points(block: u64, seats: u8) {
    let presets =
        ["scoring", "1-5", "scoring", "1-15", "scoring", "multiplication-division", "scoring", "all-fractions"];
    let tables = (first_seed(block)..).zip(presets.iter().cycle());
    let reports = tables.take(usize::try_from(games(FOR_POINTS)).expect("a few")).map(|(seed, name)| {
        let preset = Options::preset(name).expect("a preset");
        let options = if seed % 3 == 0 { preset } else { with_random_house_rules(&preset, seed) };
        let options = Options { scoring: true, ..options };
        let options =
            if seed % 2 == 0 { Options { bluff_builds: true, show_answer: false, ..options } } else { options };
        check_game::<Numero>(&options, seats, seed, &Thoroughness::SAMPLED)
    });
    let what = format!("{seats} seats for points");
    sum_up(&what, games(FOR_POINTS) * 5 / 10, if seats == 1 { 0 } else { LONG_IN_SHORT_GAMES }, reports);
}

#[test]
fn patience_for_points() {
    for_points(15, 1);
}

#[test]
fn two_seats_for_points() {
    for_points(16, 2);
}

#[test]
fn three_seats_for_points() {
    for_points(17, 3);
}

#[test]
fn four_seats_for_points() {
    for_points(18, 4);
}

fn random_tables(block: u64) {
    let first = first_seed(block);
    let reports = (first..first + games(ON_RANDOM_TABLES)).map(|seed| check(seed, &Thoroughness::SAMPLED));
    sum_up("random tables", games(ON_RANDOM_TABLES) * 8 / 10, LONG, reports);
}

#[test]
fn random_tables_1() {
    random_tables(11);
}

#[test]
fn random_tables_2() {
    random_tables(12);
}

#[test]
fn random_tables_3() {
    random_tables(13);
}

#[test]
fn random_tables_4() {
    random_tables(14);
}

/// Each card several times, wild cards with colours, numbers beyond 15.
#[test]
fn packs_that_somebody_wrote() {
    let packs = [
        "3*1g 3*1r 3*2g 3*2r 3*3g 4*4b 4*5o 2*-1 2*x2",
        "1-6gr 2-8bo -1r -1b x2g /2o 1/2r 50%b ^2 sqrt 2*3/4",
        "1-40g 30-99r -5 x2 x2r 2*75%",
        "5*1g 5*2g 20*-1 10*x2 3*3r",
    ];
    for (block, text) in (21..).zip(packs) {
        let pack: Pack = text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"));
        let reports =
            (first_seed(block)..).zip((1..=4).cycle()).take(usize::try_from(games(ON_A_PACK)).expect("a few"));
        let reports = reports.map(|(seed, seats)| {
            let mut options: Options = random_options(&mut Shuffle::from_number(seed));
            options.pack = pack.clone();
            options.highest_number = 99;
            options.subtraction = true;
            check_game::<Numero>(&options, seats, seed, &Thoroughness::SAMPLED)
        });
        sum_up(text, games(ON_A_PACK) * 6 / 10, 0, reports);
    }
}

/// What random games for points have in them; without any of it, the laws above would say little.
#[derive(Default, Debug)]
struct Seen {
    builds: u64,
    bluffs: u64,
    challenges_won: u64,
    challenges_lost: u64,
    /// Bluffs in which other builds lay.
    undone_with_builds: u64,
    /// Challenges that nobody made in time, of builds that stayed.
    lapsed: u64,
    /// Builds that were taken or built on while they could be challenged.
    gone: u64,
    /// Challenges out of turn.
    out_of_turn: u64,
    /// Answers that could not be shown any more, and had been held then: too rare to be asked for.
    played_since: u64,
}

impl Seen {
    fn hear(&mut self, event: &Event, turn: Seat) {
        match event {
            Event::Challenged { seat, held, shown, .. } => {
                *(if *held { &mut self.challenges_lost } else { &mut self.challenges_won }) += 1;
                self.played_since += u64::from(*held && shown.is_none());
                self.out_of_turn += u64::from(*seat != turn);
            }
            Event::Undone { builds, .. } if !builds.is_empty() => self.undone_with_builds += 1,
            _ => {}
        }
    }

    /// Which challenges ended without being made.
    fn compare(&mut self, before: &View, after: &View) {
        let is_open = |lying: &&Lying| matches!(lying, Lying::Build { challenge: Some(_), .. });
        for open in before.centre.iter().filter(is_open) {
            let Lying::Build { name: wanted, .. } = open else { continue };
            let now = after.centre.iter().find(|lying| matches!(lying, Lying::Build { name, .. } if name == wanted));
            match now {
                Some(lying) if !is_open(&lying) => self.lapsed += 1,
                None => self.gone += 1,
                Some(_) => {}
            }
        }
    }

    fn all_of_it(&self) -> bool {
        let Seen { builds, bluffs, challenges_won, challenges_lost, undone_with_builds, lapsed, gone, .. } = *self;
        let counts = [builds, bluffs, challenges_won, challenges_lost, undone_with_builds, lapsed, gone];
        counts.into_iter().chain([self.out_of_turn]).all(|count| count > 0)
    }
}

/// Seats that may challenge do so now and then, and everything that chapter 11 tells of happens.
#[test]
fn random_games_have_bluffs_and_challenges() {
    let first = first_seed(32);
    let mut seen = Seen::default();
    for (seed, seats) in (first..first + games(3000).max(800)).zip((2..=4).cycle()) {
        let options = with_random_house_rules(&Options::preset("scoring").expect("a preset"), seed);
        let options = Options { scoring: true, bluff_builds: true, show_answer: false, ..options };
        let mut shuffle = Shuffle::from_number(seed);
        let Ok(mut game) = Numero::deal(&options, seats, &mut shuffle) else { continue };
        while let Turn::Open { must, may, .. } = game.turn() {
            let turn = must.iter().next().expect("somebody must play");
            let others: Vec<Seat> = may.iter().collect();
            let out_of_turn = shuffle.pick(&others).copied().filter(|_| shuffle.chance(1, 8));
            let seat = out_of_turn.unwrap_or(turn);
            let choice = game.random_move(seat, &mut shuffle);
            let (own, before) = (game.view(Viewer::Seat(seat)), game.view(Viewer::Watcher));
            if let Ok(Ok(effect)) = read(&own, &choice).map(|reading| reading.verdict) {
                seen.builds += effect.builds.len() as u64;
                seen.bluffs += effect.builds.iter().filter(|build| build.bluff).count() as u64;
            }
            let mut told = Vec::new();
            game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("seed {seed}: {choice}: {why:?}"));
            told.iter().for_each(|event| seen.hear(event, turn));
            if !matches!(choice, Move::Challenge { .. }) {
                seen.compare(&before, &game.view(Viewer::Watcher));
            }
        }
    }
    println!("games for points: {seen:?}");
    assert!(seen.all_of_it(), "something never happens: {seen:?}");
}

/// A few games with everything at every step.
#[test]
fn every_law_at_every_step() {
    let first = first_seed(31);
    let reports = (first..first + games(250)).map(|seed| check(seed, &Thoroughness::FULL));
    sum_up("every step", games(200), LONG, reports);
}
