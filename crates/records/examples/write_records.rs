//! Plays the games of `tests/records` and writes down those that are not there yet.
//!
//! ```text
//! cargo run -p reckon-records --example write_records -- tests/records
//! ```
//! A record that is there is never written again: it must replay for ever, whatever the rules do.
//! To add one, add a line to [`GAMES`]; its sum goes to the list beside the records.

#![allow(clippy::print_stderr, reason = "a command line program tells how it is going")]
#![allow(clippy::disallowed_methods, reason = "records know no files, a program does")]

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use reckon_records::{Draw, Lot, Occupant, Record};
use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::numero::{Move, Numero, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Name, options, cards where they are not the default ones, and who plays.
type Plan = (&'static str, &'static str, Option<&'static str>, &'static [&'static str]);

/// Each by lot; a name that ends in `chosen` has a seed that somebody chose.
const GAMES: &[Plan] = &[
    ("numero-1-5-two", "preset=1-5", None, &["Ann", "Ben"]),
    ("numero-1-10-three", "preset=1-10", None, &["Ann", "Ben", "fox"]),
    ("numero-1-15-two", "preset=1-15", None, &["Ann", "fox"]),
    ("numero-subtraction-four", "preset=subtraction", None, &["Ann", "Zoë", "fox", "owl"]),
    ("numero-multiplication-division-two", "preset=multiplication-division", None, &["", "fox"]),
    ("numero-simple-fractions-one", "preset=simple-fractions", None, &[""]),
    ("numero-all-fractions-three", "preset=all-fractions", None, &["Ann", "fox", "owl"]),
    ("numero-powers-and-roots-four", "preset=powers-and-roots", None, &["Ann", "Ben", "Cem", "Dora"]),
    ("numero-own-pack-two", "preset=all-fractions wild-at-start=replace", OWN_PACK, &["Ann", "Ben"]),
    ("numero-house-rules-two", "preset=subtraction must-take=on first-dealer=2 show-answer=on", None, &["Ann", "fox"]),
    ("numero-1-15-two-chosen", "preset=1-15", None, &["Ann", "fox"]),
    ("numero-scoring-two", "preset=scoring", None, &["Ann", "Ben"]),
    ("numero-scoring-three", "preset=scoring challenge-test=held-then", None, &["Ann", "Ben", "fox"]),
    ("numero-scoring-four", FOR_POINTS, None, &["Ann", "Ben", "Cem", "owl"]),
    ("numero-scoring-one", "preset=scoring", None, &[""]),
    ("numero-scoring-own-pack-two", "preset=all-fractions scoring=on wild-colour=printed", OWN_PACK, &["Ann", "Ben"]),
];

/// House rules for points and challenges, on a lower step.
const FOR_POINTS: &str = "preset=subtraction scoring=on taking-card-counts=first-take wild-colour=spoils \
     centre-award-points=cards-and-printed most-cards-tie=everybody challenge-window=immediate";

const OWN_PACK: Option<&str> = Some("1-9gobr 10gobr:3 2*20r:5 3*-2 x3:1 2/3b:4 75%");

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("say where to: cargo run -p reckon-records --example write_records -- tests/records");
        return ExitCode::from(2);
    };
    for (number, plan) in (1..).zip(GAMES) {
        let path = Path::new(&folder).join(format!("{}.record", plan.0));
        if path.exists() {
            continue;
        }
        if let Err(error) = write(&path, &played(plan, number)) {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
        eprintln!("{} is new", path.display());
    }
    ExitCode::SUCCESS
}

/// The record, and its sum in the list that keeps it from ever changing.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    fs::write(path, text)?;
    let sum = reckon_records::closing_line(text.as_bytes());
    let sum = sum.trim_start_matches("sha256 ").trim_end();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut list = OpenOptions::new().create(true).append(true).open(path.with_file_name("SHA256SUMS"))?;
    writeln!(list, "{sum}  {name}")
}

fn played((name, options, pack, names): &Plan, number: u8) -> String {
    let mut options = Options::from_line(options).expect("options");
    if let Some(pack) = pack {
        options = Options { highest_number: 20, pack: pack.parse().expect("a pack"), ..options };
    }
    let draw = match name.ends_with("chosen") {
        true => Draw::Chosen(Seed::from_number(number.into())),
        false => Draw::ByLot(lot(number, names.len())),
    };
    let mut record: Record<Numero> = Record::begin(options, names.iter().map(occupant).collect(), draw.clone());
    let mut game = Numero::deal(record.options(), record.seats(), &mut Shuffle::new(draw.seed())).expect("a deal");
    let mut shuffle = Shuffle::from_number(number.into());
    while let Some(seat) = next_seat(&game, &mut shuffle) {
        let choice = choose(&game, seat, names.len(), &mut shuffle);
        game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
        record.moves.push((seat, choice));
    }
    let turn = game.turn();
    let outcome = turn.outcome().expect("nobody can act any more");
    record.over(outcome).expect("it was dealt").text()
}

/// Whoever must play; now and then somebody else, who may.
fn next_seat(game: &Numero, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let must = turn.must().iter().next()?;
    let others: Vec<Seat> = turn.can_act().without(must).iter().collect();
    if others.is_empty() || !shuffle.chance(1, 3) {
        return Some(must);
    }
    shuffle.pick(&others).copied()
}

/// A secret and nonces that anybody can make again.
fn lot(number: u8, seats: usize) -> Lot {
    let mut shuffle = Shuffle::from_number(1000 + u64::from(number));
    let mut bytes = || [0; 32].map(|_: u8| u8::try_from(shuffle.below(256)).expect("below 256"));
    let secret = bytes();
    Lot::new(secret, (0..seats).map(|_| bytes()).collect())
}

fn occupant(name: &&str) -> Occupant {
    match *name {
        "fox" | "owl" => Occupant::Computer(name.to_string()),
        _ => Occupant::Person(name.to_string()),
    }
}

/// Alone, a player looks harder for a take than a random move does.
fn choose(game: &Numero, seat: Seat, seats: usize, shuffle: &mut Shuffle) -> Move {
    let looks = if seats == 1 { 200 } else { 1 };
    let mut moves = (0..looks).map(|_| game.random_move(seat, shuffle));
    moves.find(|choice| *choice != Move::Stop).unwrap_or(Move::Stop)
}
