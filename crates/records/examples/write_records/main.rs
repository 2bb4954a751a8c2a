//! Plays the games of `tests/records` and writes those that are missing.
//!
//! ```text
//! cargo run -p reckon-records --example write_records -- tests/records
//! ```
//! An existing record is never overwritten: it must replay for ever, however the rules change. To add one, append a
//! line to the `PLANS` of its game; its checksum goes into the list beside the records.

#![allow(clippy::print_stderr, reason = "a command line program reports its progress")]
#![allow(clippy::disallowed_methods, reason = "a program may use files, unlike the crate")]

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use reckon_records::{CommittedSeed, Draw, Occupant, Record, Recorded};
use reckon_rules::game::{Game, Ignore, Seat};
use reckon_rules::shuffle::{Seed, Shuffle};

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(modules);

/// Name, options, cards unless they are the default ones, and players. The deal is drawn by lot, unless the name ends in
/// `chosen`: then the seed is chosen.
type Plan = (&'static str, &'static str, Option<&'static str>, &'static [&'static str]);

/// Function that plays a game and returns the text of its record.
type Played = fn(&Plan, u8) -> String;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("name the folder: cargo run -p reckon-records --example write_records -- tests/records");
        return ExitCode::from(2);
    };
    macro_rules! each {
        ($([$module:ident $game:ident])*) => {
            [$(($module::FIRST, $module::PLANS, $module::played as Played)),*]
        };
    }
    let games: &[(u8, &[Plan], Played)] = &reckon_rules::games!(each);
    let plans = games.iter().flat_map(|(first, plans, played)| (*first..).zip(*plans).map(move |plan| (plan, played)));
    for ((number, plan), played) in plans {
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

/// Writes the record, and its checksum into the list that reveals any change to it.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    fs::write(path, text)?;
    let sum = reckon_records::closing_line(text.as_bytes());
    let sum = sum.trim_start_matches("sha256 ").trim_end();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut list = OpenOptions::new().create(true).append(true).open(path.with_file_name("SHA256SUMS"))?;
    writeln!(list, "{sum}  {name}")
}

fn played<G: Recorded>(
    (name, _, _, names): &Plan,
    options: G::Options,
    number: u8,
    choose: fn(&G, Seat, &mut Shuffle) -> G::Move,
) -> String {
    let draw = match name.ends_with("chosen") {
        true => Draw::Chosen(Seed::from_number(number.into())),
        false => Draw::ByLot(lot(number, names.len())),
    };
    let mut record: Record<G> = Record::begin(options, names.iter().map(occupant).collect(), draw.clone());
    let mut game = record.deal(draw.seed()).expect("a valid plan");
    let mut shuffle = Shuffle::from_number(number.into());
    while let Some(seat) = next_seat(&game, &mut shuffle) {
        let choice = choose(&game, seat, &mut shuffle);
        match game.play(seat, &choice, &mut Ignore) {
            Ok(()) => record.moves.push((seat, choice)),
            // A player may hold the right to act without holding a card that can use it.
            Err(why) => assert!(!game.turn().must().contains(seat), "{choice} is refused: {why:?}"),
        }
    }
    let turn = game.turn();
    let outcome = turn.outcome().expect("a game in which nobody can act is over");
    record.over(outcome).expect("the same table was dealt above").text()
}

/// Returns the seat that must play; now and then, or if none must, another one that may.
fn next_seat(game: &impl Game, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let Some(must) = turn.must().iter().next() else {
        return shuffle.pick(&turn.can_act().iter().collect::<Vec<Seat>>()).copied();
    };
    let others: Vec<Seat> = turn.can_act().without(must).iter().collect();
    if others.is_empty() || !shuffle.chance(1, 3) {
        return Some(must);
    }
    shuffle.pick(&others).copied()
}

/// Returns a secret and nonces that anyone can reproduce.
fn lot(number: u8, seats: usize) -> CommittedSeed {
    let mut shuffle = Shuffle::from_number(1000 + u64::from(number));
    let mut bytes = || [0; 32].map(|_: u8| u8::try_from(shuffle.below(256)).expect("below 256"));
    let secret = bytes();
    CommittedSeed::new(secret, (0..seats).map(|_| bytes()).collect())
}

fn occupant(name: &&str) -> Occupant {
    match *name {
        "fox" | "owl" => Occupant::Computer(name.to_string()),
        _ => Occupant::Person(name.to_string()),
    }
}
