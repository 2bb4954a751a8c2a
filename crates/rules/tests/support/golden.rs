//! Golden playthroughs: whole games as text.
//!
//! Each step has the move, the public events, and the view of every seat and of a watcher. The moves are read from the
//! file, so these games stay the same when random move generation changes. `RECKON_BLESS=1` rewrites the files with the
//! same moves; a file that does not exist yet gets new ones.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use reckon_rules::game::Seat;
use reckon_rules::shuffle::Shuffle;

use super::Tested;
use super::table::{options, viewers};

/// Size limits, because nobody reads longer files.
const MAX_LINES: usize = 600;
const MAX_BYTES: usize = 150_000;

/// A game with golden playthroughs.
pub trait Golden: Tested {
    /// Title on the first line of each playthrough.
    const TITLE: &'static str;

    /// Formats the options for the first line.
    fn title(options: &str) -> String {
        options.to_string()
    }

    /// Picks the next move of a playthrough that has no file yet.
    fn golden_move(&self, shuffle: &mut Shuffle) -> (Seat, Self::Move);
}

pub struct Playthrough {
    /// File name without its extension.
    pub name: &'static str,
    pub options: &'static str,
    pub seats: u8,
    pub seed: u64,
    /// Texts that the playthrough must contain to be worth keeping.
    pub has: &'static [&'static str],
}

fn folder<G: Golden>() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(G::NAME).join("golden")
}

impl Playthrough {
    pub const fn new(
        name: &'static str,
        options: &'static str,
        seats: u8,
        seed: u64,
        has: &'static [&'static str],
    ) -> Playthrough {
        Playthrough { name, options, seats, seed, has }
    }

    /// Plays the game and compares it with its file.
    #[track_caller]
    pub fn is_as_written<G: Golden>(&self) {
        let path = folder::<G>().join(format!("{}.txt", self.name));
        let is_blessed = std::env::var_os("RECKON_BLESS").is_some();
        let written = match fs::read_to_string(&path) {
            Ok(written) => Some(written),
            Err(_) if is_blessed => None,
            Err(error) => panic!("{}: {error}", path.display()),
        };
        let played = self.play::<G>(written.as_deref());
        let (name, lines) = (self.name, played.lines().count());
        assert!(lines <= MAX_LINES && played.len() <= MAX_BYTES, "{name} has {lines} lines, {} bytes", played.len());
        for word in self.has {
            assert!(played.contains(word), "{name} has no {word}");
        }
        if is_blessed {
            fs::write(&path, &played).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            return;
        }
        let written = written.unwrap_or_default();
        let differs = written.lines().zip(played.lines()).position(|(old, new)| old != new);
        if let Some(line) = differs {
            let line_of = |text: &str| text.lines().nth(line).unwrap_or_default().to_string();
            panic!("{} differs at line {}:\n- {}\n+ {}", path.display(), line + 1, line_of(&written), line_of(&played));
        }
        assert_eq!(written.len(), played.len(), "{} is longer or shorter than the game", path.display());
    }

    fn play<G: Golden>(&self, written: Option<&str>) -> String {
        let Playthrough { seats, seed, .. } = *self;
        let mut text = format!("{}, {}, {seats} seats, seed {seed}\n", G::TITLE, G::title(self.options));
        let mut shuffle = Shuffle::from_number(seed);
        let options = options::<G>(self.options);
        let mut game = G::deal(&options, seats, &mut shuffle).unwrap_or_else(|error| panic!("{error}"));
        write_views(&mut text, &game, seats);
        let mut moves = written.map(|written| moves_of::<G>(written).into_iter());
        let mut step = 0;
        while game.turn().outcome().is_none() {
            let (seat, choice) = match &mut moves {
                Some(moves) => {
                    moves.next().unwrap_or_else(|| panic!("the moves end after {step}, but the game does not"))
                }
                None => game.golden_move(&mut shuffle),
            };
            let mut told: Vec<G::Event> = Vec::new();
            game.play(seat, &choice, &mut told).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
            step += 1;
            writeln!(text, "\n{step}. seat {seat}: {choice}").unwrap();
            for event in told {
                writeln!(text, "   {event:?}").unwrap();
            }
            write_views(&mut text, &game, seats);
        }
        assert_eq!(moves.and_then(|mut moves| moves.next()), None, "the game ends, but more moves follow");
        text
    }
}

/// Parses the moves, from lines such as `3. seat 2: swop 7`.
fn moves_of<G: Golden>(written: &str) -> Vec<(Seat, G::Move)> {
    let read = |line: &str| {
        let (number, rest) = line.split_once(". seat ")?;
        number.parse::<u32>().ok()?;
        let (seat, choice) = rest.split_once(": ")?;
        Some((seat.parse().unwrap(), choice.parse().unwrap_or_else(|error| panic!("{line}: {error}"))))
    };
    written.lines().filter_map(read).collect()
}

fn write_views<G: Golden>(text: &mut String, game: &G, seats: u8) {
    for viewer in viewers(seats) {
        writeln!(text, "   {}", game.view(viewer)).unwrap();
    }
}

/// Checks that a test plays every file in the folder.
pub fn every_file_is_played<G: Golden>(names: &[&str]) {
    let files = fs::read_dir(folder::<G>()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names: BTreeSet<String> = names.iter().map(|name| format!("{name}.txt")).collect();
    assert_eq!(files.collect::<BTreeSet<String>>(), names);
}

/// Generates a test for each playthrough, and one that checks that no file of the game is forgotten.
macro_rules! goldens {
    ($game:ty; $($test:ident: $playthrough:expr;)*) => {
        $(
            #[test]
            fn $test() {
                $playthrough.is_as_written::<$game>();
            }
        )*

        #[test]
        fn every_golden_file_is_played() {
            crate::support::golden::every_file_is_played::<$game>(&[$($playthrough.name),*]);
        }
    };
}
pub(crate) use goldens;
