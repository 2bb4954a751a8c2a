//! Plays the games of `tests/records` and writes those that are missing.
//!
//! ```text
//! cargo run -p reckon-records --example write_records -- tests/records
//! ```
//! An existing record is never written again: it must replay for ever, whatever the rules do. To add one,
//! append a line to [`GAMES`], [`NUMBERLOOR`] or [`NMBRS`]; its sum goes into the list beside the records.

#![allow(clippy::print_stderr, reason = "a command line program reports its progress")]
#![allow(clippy::disallowed_methods, reason = "a program may use files, unlike the crate")]

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use reckon_records::{CommittedSeed, Draw, Occupant, Record, Recorded};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::{self, Nmbrs};
use reckon_rules::numberloor::{self, Numberloor};
use reckon_rules::numero::{self, Move, Numero};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

/// Name, options, cards unless they are the default ones, and players.
type Plan = (&'static str, &'static str, Option<&'static str>, &'static [&'static str]);

/// Games drawn by lot; a name that ends in `chosen` has a chosen seed.
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

/// Number of the first of them, so that the list above can grow.
const FIRST_NUMBERLOOR: u8 = 101;

const NUMBERLOOR: &[Plan] = &[
    ("numberloor-beginners-two", "preset=beginners", None, &["Ann", "Ben"]),
    ("numberloor-beginners-four", "preset=beginners youngest=random", None, &["Ann", "Zoë", "fox", "owl"]),
    ("numberloor-intermediate-three", "preset=intermediate", None, &["Ann", "Ben", "fox"]),
    ("numberloor-advanced-two", "preset=advanced", None, &["Ann", "fox"]),
    ("numberloor-advanced-five", "preset=advanced", None, &["Ann", "Ben", "Cem", "Dora", ""]),
    ("numberloor-no-hurry-four", "preset=advanced night-cards=no-hurry", None, &["Ann", "Ben", "fox", "owl"]),
    ("numberloor-house-rules-three", OTHER_RULES, None, &["Ann", "fox", "owl"]),
    ("numberloor-redealt-five", "preset=advanced youngest=random", FEW_LEVELS, &["Ann", "Ben", "Cem", "fox", "owl"]),
    ("numberloor-own-pack-two", "preset=intermediate blue-in-intermediate=off", WITH_MARKS, &["Ann", "Ben"]),
    ("numberloor-advanced-two-chosen", "preset=advanced", None, &["Ann", "fox"]),
];

const FIRST_NMBRS: u8 = 151;

const NMBRS: &[Plan] = &[
    ("nmbrs-usual-two", "preset=usual", None, &["Ann", "fox"]),
    ("nmbrs-usual-three", "preset=usual rounds=2", None, &["Ann", "Ben", "fox"]),
    ("nmbrs-usual-six", "preset=usual rounds=1", None, &["Ann", "Ben", "Cem", "Dora", "", "owl"]),
    ("nmbrs-simple-three", "preset=simple", None, &["Ann", "Zoë", "fox"]),
    ("nmbrs-simple-four", "preset=simple rounds=2 youngest=2 knock=in-order", None, &["Ann", "Ben", "fox", "owl"]),
    ("nmbrs-house-rules-five", AGREED, None, &["Ann", "Ben", "Cem", "fox", "owl"]),
    ("nmbrs-lowest-joker-two", "preset=usual rounds=1 starter-joker=lowest", None, &["", "Ben"]),
    ("nmbrs-usual-two-chosen", "preset=usual rounds=1", None, &["Ann", "fox"]),
];

const AGREED: &str = "preset=usual rounds=1 starter-joker=highest hand=five squares=on cubes=on primes=on geometric=on \
     members=any draw-exception=any-knocker insert-with-crossings=off push-to-link=off jokers-in-a-row=2 knock=in-order";

const OTHER_RULES: &str = "preset=advanced youngest=3 equal-on-odd-even=off voluntary-draw=on skip-again=every-turn \
     night-on-equal=off night-cards=between-turns turn-limit=40";

/// Cards with which somebody gets no Level in almost every deal.
const FEW_LEVELS: Option<&str> = Some("0-9 3-6n 6*b1-5 3*b10 5*near 3*odd 3*even 2*skip");

const WITH_MARKS: Option<&str> = Some("3*0-9 2*0-9!red 5-9n 4*b1-3 2*b0-2!blue 3*b4-7!red near odd even skip");

/// House rules for points and challenges, with an easier preset.
const FOR_POINTS: &str = "preset=subtraction scoring=on taking-card-counts=first-take wild-colour=spoils \
     centre-award-points=cards-and-printed most-cards-tie=everybody challenge-window=immediate";

const OWN_PACK: Option<&str> = Some("1-9gobr 10gobr:3 2*20r:5 3*-2 x3:1 2/3b:4 75%");

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("say where to: cargo run -p reckon-records --example write_records -- tests/records");
        return ExitCode::from(2);
    };
    let numero = (1..).zip(GAMES).map(|(number, plan)| (number, plan, numero_played as Played));
    let numberloor = (FIRST_NUMBERLOOR..).zip(NUMBERLOOR);
    let numberloor = numberloor.map(|(number, plan)| (number, plan, numberloor_played as Played));
    let nmbrs = (FIRST_NMBRS..).zip(NMBRS).map(|(number, plan)| (number, plan, nmbrs_played as Played));
    for (number, plan, played) in numero.chain(numberloor).chain(nmbrs) {
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

/// Writes the record, and its sum in the list that keeps it from ever changing.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    fs::write(path, text)?;
    let sum = reckon_records::closing_line(text.as_bytes());
    let sum = sum.trim_start_matches("sha256 ").trim_end();
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut list = OpenOptions::new().create(true).append(true).open(path.with_file_name("SHA256SUMS"))?;
    writeln!(list, "{sum}  {name}")
}

/// Plays a game and returns the text of its record.
type Played = fn(&Plan, u8) -> String;

fn numero_played(plan: &Plan, number: u8) -> String {
    let mut options = numero::Options::from_line(plan.1).expect("options");
    if let Some(pack) = plan.2 {
        options = numero::Options { highest_number: 20, pack: pack.parse().expect("a pack"), ..options };
    }
    played::<Numero>(plan, options, number, choose)
}

fn numberloor_played(plan: &Plan, number: u8) -> String {
    let mut options = numberloor::Options::from_line(plan.1).expect("options");
    if let Some(pack) = plan.2 {
        options.pack = pack.parse().expect("a pack");
    }
    played::<Numberloor>(plan, options, number, Numberloor::random_move)
}

fn nmbrs_played(plan: &Plan, number: u8) -> String {
    let options = nmbrs::Options::from_line(plan.1).expect("options");
    played::<Nmbrs>(plan, options, number, Nmbrs::random_move)
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
    let mut game = G::deal(record.options(), record.seats(), &mut Shuffle::new(draw.seed())).expect("a deal");
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
    let outcome = turn.outcome().expect("nobody can act any more");
    record.over(outcome).expect("it was dealt").text()
}

/// Returns the seat that must play; now and then another one that may.
fn next_seat(game: &impl Game, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let must = turn.must().iter().next()?;
    let others: Vec<Seat> = turn.can_act().without(must).iter().collect();
    if others.is_empty() || !shuffle.chance(1, 3) {
        return Some(must);
    }
    shuffle.pick(&others).copied()
}

/// Returns a secret and nonces that anybody can reproduce.
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

/// Searches harder for a take, when alone, than a random move does.
fn choose(game: &Numero, seat: Seat, shuffle: &mut Shuffle) -> Move {
    let looks = if game.view(Viewer::Seat(seat)).seats() == 1 { 200 } else { 1 };
    let mut moves = (0..looks).map(|_| game.random_move(seat, shuffle));
    moves.find(|choice| *choice != Move::Stop).unwrap_or(Move::Stop)
}
