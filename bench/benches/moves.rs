//! Moves per second at every preset of every game, and the cost of a copy, a view and the notation.
//!
//! Five rounds; in each, every row is measured once, right after a baseline, so that a machine that
//! slows down slows both. A figure is the median of the rounds; the best round shows what the
//! engine does on an idle machine, and is compared with the aims. Times relative to the baseline can
//! be compared between machines.
//!
//! Exits with an error if the hot path allocates unnecessarily.

#![expect(clippy::print_stdout, reason = "a bench reports to the terminal")]

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

use reckon_bench::{Benched, Games};
use reckon_rules::game::{Ignore, Seat, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

const ROUNDS: usize = 5;
/// Duration of one measurement: long compared with a scheduler tick, short enough that row and
/// baseline see the machine in the same state.
const SECONDS: f64 = 0.06;
const ALLOCATION_MOVES: u32 = 20_000;
const SEED: u64 = 2026;

fn main() -> ExitCode {
    macro_rules! report_each {
        ($([$module:ident $game:ident])*) => { 0 $(+ report::<reckon_rules::$module::$game>())* };
    }
    let hot: u64 = reckon_rules::games!(report_each);
    if hot > 0 {
        println!("\nthe hot path allocates");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Reports on one game; returns how often its hot path allocates unnecessarily.
fn report<G: Benched>() -> u64 {
    println!("{}, {} seats, random moves, whole games with their deals; one core\n", G::TITLE, G::SEATS);
    print_moves::<G>();
    print_costs::<G>();
    println!("bytes: a game {}, a move {}, an event {}\n", size_of::<G>(), size_of::<G::Move>(), size_of::<G::Event>());
    let hot = print_allocations::<G>();
    if G::ALLOCATES { 0 } else { hot }
}

/// A measurement: nanoseconds per call, once per round.
struct Row<'a> {
    name: String,
    /// Makes the given number of calls.
    run: Box<dyn FnMut(u32) + 'a>,
    calls: u32,
    rounds: Vec<f64>,
    /// Time of each round, as a multiple of the baseline.
    ratios: Vec<f64>,
}

impl<'a> Row<'a> {
    fn new(name: impl Into<String>, run: impl FnMut(u32) + 'a) -> Row<'a> {
        let mut row =
            Row { name: name.into(), run: Box::new(run), calls: 2_000, rounds: Vec::new(), ratios: Vec::new() };
        row.time();
        row.calls = (SECONDS * 1e9 / row.time()) as u32 + 1;
        row
    }

    fn time(&mut self) -> f64 {
        let start = Instant::now();
        (self.run)(self.calls);
        start.elapsed().as_secs_f64() * 1e9 / f64::from(self.calls)
    }

    fn nanoseconds(&self) -> f64 {
        median(&self.rounds)
    }

    fn best(&self) -> f64 {
        self.rounds.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// Returns half the range from the fastest to the slowest round, in per cent of the median.
    fn spread(&self) -> f64 {
        let most = self.rounds.iter().copied().fold(0.0, f64::max);
        50.0 * (most - self.best()) / self.nanoseconds()
    }
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Returns the baseline: shuffling the 60 number cards, similar work that no change of the rules affects.
fn baseline() -> Row<'static> {
    let mut shuffle = Shuffle::from_number(SEED);
    let mut cards: [u16; 60] = std::array::from_fn(|i| i as u16);
    Row::new("a shuffle of 60 cards", move |calls| {
        for _ in 0..calls {
            shuffle.shuffle(black_box(&mut cards));
        }
    })
}

fn measure(rows: &mut [Row<'_>]) {
    let mut baseline = baseline();
    for _ in 0..ROUNDS {
        for row in &mut *rows {
            let base = baseline.time();
            let time = row.time();
            baseline.rounds.push(base);
            row.rounds.push(time);
            row.ratios.push(time / base);
        }
    }
    println!("baseline: {} in {:.0} ns, ± {:.0} %", baseline.name, baseline.nanoseconds(), baseline.spread());
}

fn print_moves<G: Benched>() {
    let mut rows = Vec::new();
    for preset in G::Options::presets() {
        let mut quiet: Games<G> = Games::new(preset, SEED);
        rows.push(Row::new(*preset, move |moves| quiet.play(moves, &mut Ignore)));
        let mut heard: Games<G> = Games::new(preset, SEED);
        let mut events: Vec<G::Event> = Vec::new();
        rows.push(Row::new(format!("{preset}, events"), move |moves| heard.play(moves, &mut events)));
    }
    rows.extend(G::more_rows(SEED).into_iter().map(|(name, run)| Row::new(name, run)));
    measure(&mut rows);
    let rate = format!("{}/s", G::UNIT);
    println!("{:<32} {rate:>12} {:>10} {:>5} {:>8} {:>9}  aim", "preset", "best", "±", "ns each", "baselines");
    for row in &rows {
        let (rate, best) = (1e9 / row.nanoseconds(), 1e9 / row.best());
        let aim = G::AIMS.iter().find(|(name, _)| *name == row.name);
        let aim = aim.map_or(String::new(), |(_, aim)| {
            let verdict = if best >= *aim { "reached" } else { "MISSED" };
            format!("{}: {verdict}", thousands(*aim))
        });
        println!(
            "{:<32} {:>12} {:>10} {:>4.0}% {:>8.0} {:>9.3}  {aim}",
            row.name,
            thousands(rate),
            thousands(best),
            row.spread(),
            row.nanoseconds(),
            median(&row.ratios),
        );
    }
    println!();
}

/// Prints the cost of everything around a move, in the middle of a game at the hardest preset.
fn print_costs<G: Benched>() {
    let game = &Games::<G>::after(G::HARDEST, SEED, 30);
    let seat = Seat(0);
    let view = &game.view(Viewer::Seat(seat));
    let position = &view.to_string();
    let moves = &sample_moves::<G>(G::HARDEST);
    let texts: &Vec<String> = &moves.iter().map(G::Move::to_string).collect();
    let options = &G::Options::preset(G::HARDEST).expect("a preset");
    let (mut dealing, mut imagining) = (Shuffle::from_number(1), Shuffle::from_number(2));

    let mut rows = vec![
        Row::new("deal a game", move |calls| {
            each(calls, |_| G::deal(options, G::SEATS, &mut dealing).expect("a deal"))
        }),
        Row::new("clone a game", |calls| each(calls, |_| black_box(game).clone())),
        Row::new("view of a seat", |calls| each(calls, |_| game.view(Viewer::Seat(seat)))),
        Row::new("imagine a game from a view", move |calls| {
            each(calls, |_| G::imagine(view, &mut imagining).expect("a view of a game"))
        }),
        Row::new("print a move", |calls| each(calls, |i| moves[i % moves.len()].to_string())),
        Row::new("read a move", |calls| {
            each(calls, |i| texts[i % texts.len()].parse::<G::Move>().expect("a printed move"))
        }),
        Row::new("print a position", |calls| each(calls, |_| view.to_string())),
        Row::new("read a position", |calls| each(calls, |_| position.parse::<G::View>().expect("a printed position"))),
    ];
    measure(&mut rows);
    println!("{:<32} {:>10} {:>10} {:>5} {:>9}", "one call", "ns", "best", "±", "baselines");
    for row in &rows {
        println!(
            "{:<32} {:>10.0} {:>10.0} {:>4.0}% {:>9.2}",
            row.name,
            row.nanoseconds(),
            row.best(),
            row.spread(),
            median(&row.ratios),
        );
    }
    println!();
}

fn each<T>(calls: u32, mut call: impl FnMut(usize) -> T) {
    for i in 0..calls as usize {
        black_box(call(i));
    }
}

fn sample_moves<G: Benched>(preset: &str) -> Vec<G::Move> {
    let mut games: Games<G> = Games::new(preset, SEED);
    let mut sample = |_| {
        let seat = games.next_seat();
        let choice = games.choose(seat);
        games.make(seat, &choice, &mut Ignore);
        choice
    };
    (0..1000).map(&mut sample).collect()
}

fn print_allocations<G: Benched>() -> u64 {
    println!("{:<34} {:>12} {:>12} {:>14}", "allocations in 1,000 moves", "choice", "play", "around a game");
    let mut hot = 0;
    for preset in G::Options::presets() {
        let mut games: Games<G> = Games::new(preset, SEED);
        let (mut choosing, mut playing, mut around, mut ends) = (0, 0, 0, 0);
        for _ in 0..ALLOCATION_MOVES {
            let (mut seat, mut choice) = (Seat(0), None);
            let end = allocations(|| seat = games.next_seat());
            (around, ends) = (around + end, ends + u64::from(end > 0));
            choosing += allocations(|| choice = Some(games.choose(seat)));
            let choice = choice.expect("it was chosen");
            playing += allocations(|| games.make(seat, &choice, &mut Ignore));
        }
        let in_thousand = |count: u64| count as f64 * 1000.0 / f64::from(ALLOCATION_MOVES);
        let (choice, play, around) = (in_thousand(choosing), in_thousand(playing), around as f64 / ends.max(1) as f64);
        println!("{preset:<34} {choice:>12.2} {play:>12.2} {around:>14.1}");
        hot += choosing + playing;
    }
    println!();
    hot
}

fn allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
