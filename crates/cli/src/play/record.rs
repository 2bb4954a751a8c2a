//! A game as a text file: everything that is needed to deal it again and play it on.
//!
//! ```text
//! reckon save 1 - not to be shared: it contains the seed
//! game numero
//! rules 1
//! options preset=1-15
//! cards …                      only where they are not the default ones
//! seat person Ann
//! seat computer fox
//! seed 0700…
//! 1 take 9b: 5r + 4g           seat and move, one a line
//! sha256 …                     of everything above
//! ```

use std::fmt::Write;
use std::path::Path;

use reckon_rules::game::Seat;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Seed;
use reckon_words::Names;
use sha2::{Digest, Sha256};

use super::people::{Animal, Player, is_name};
use crate::failure::Failure;
use crate::files::{read_small, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

const FORMAT: u32 = 1;

#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: TerminalGame> {
    pub options: G::Options,
    pub players: Vec<Player>,
    pub seed: Seed,
    pub moves: Vec<(Seat, G::Move)>,
}

impl<G: TerminalGame> Record<G> {
    pub fn text(&self) -> String {
        let mut text = format!("reckon save {FORMAT} - not to be shared: it contains the seed\n");
        let mut line = |name: &str, rest: &str| {
            text.extend([name, " ", rest.trim_end(), "\n"]);
        };
        line("game", G::NAME);
        line("rules", &G::REVISION.to_string());
        line("options", &self.options.to_line());
        if let Some(cards) = G::own_cards(&self.options) {
            line("cards", &cards);
        }
        for player in &self.players {
            match player {
                Player::Person(name) => line("seat", &format!("person {name}")),
                Player::Computer(animal) => line("seat", &format!("computer {}", animal.word())),
            }
        }
        line("seed", &self.seed.to_hex());
        for (seat, choice) in &self.moves {
            line(&seat.to_string(), &choice.to_string());
        }
        let sum = check_sum(&text);
        text + "sha256 " + &sum + "\n"
    }

    pub fn read(text: &str, file: &Path, voice: &Voice) -> Result<Record<G>, Failure> {
        let about = |id| Failure::about(id, [("file", shown(file))], voice);
        let body = check(text).map_err(about)?;
        let mut lines = Lines(body.lines().skip(1).collect::<Vec<_>>().into_iter().peekable());
        let revision: Option<u32> = lines.after("game").and_then(|_| lines.after("rules")?.parse().ok());
        match revision {
            Some(revision) if revision > G::REVISION => return Err(about("cli-save-newer")),
            Some(revision) if revision < G::REVISION => return Err(about("cli-save-older")),
            Some(_) => {}
            None => return Err(about("cli-save-damaged")),
        }
        Record::read_lines(&mut lines, voice).ok_or_else(|| about("cli-save-damaged"))
    }

    fn read_lines(lines: &mut Lines<'_>, voice: &Voice) -> Option<Record<G>> {
        let mut options: G::Options = TableOptions::from_line(lines.after("options")?).ok()?;
        if let Some(cards) = lines.after("cards") {
            G::use_own_cards(&mut options, cards, &voice.speaker(&Names::default())).ok()?;
        }
        let mut players = Vec::new();
        while let Some(seat) = lines.after("seat") {
            players.push(read_player(seat)?);
        }
        let seed = Seed::from_hex(lines.after("seed")?).ok()?;
        let mut moves = Vec::new();
        for line in lines.0.by_ref() {
            let (seat, choice) = line.split_once(' ')?;
            moves.push((seat.parse().ok()?, choice.parse().ok()?));
        }
        Some(Record { options, players, seed, moves })
    }
}

/// The lines of a file, in their one order.
struct Lines<'a>(std::iter::Peekable<std::vec::IntoIter<&'a str>>);

impl<'a> Lines<'a> {
    /// The rest of the next line, if it begins with this word.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        let is_it = |line: &&str| line.split(' ').next() == Some(word);
        self.0.next_if(is_it).map(|line| line[word.len()..].trim_start())
    }
}

fn read_player(text: &str) -> Option<Player> {
    match text.split_once(' ').unwrap_or((text, "")) {
        ("person", name) => is_name(name).then(|| Player::Person(name.to_string())),
        ("computer", animal) => Animal::from_word(animal).map(Player::Computer),
        _ => None,
    }
}

/// Everything above the last line, if that is the sum of it; or which sentence says what is wrong.
fn check(text: &str) -> Result<&str, &'static str> {
    let version = text.strip_prefix("reckon save ").ok_or("cli-save-foreign")?;
    let version: u32 = version.split(' ').next().and_then(|word| word.parse().ok()).ok_or("cli-save-foreign")?;
    if version > FORMAT {
        return Err("cli-save-newer");
    }
    let last = text.strip_suffix('\n').and_then(|text| text.rfind('\n')).ok_or("cli-save-damaged")?;
    let (body, last) = text.split_at(last + 1);
    if last.trim_end().strip_prefix("sha256 ") == Some(check_sum(body).as_str()) {
        Ok(body)
    } else {
        Err("cli-save-damaged")
    }
}

fn check_sum(text: &str) -> String {
    let mut sum = String::new();
    for byte in Sha256::digest(text.as_bytes()) {
        // Writing to a string cannot fail.
        let _ = write!(sum, "{byte:02x}");
    }
    sum
}

/// Which game a file holds.
pub fn game_of(file: &Path, voice: &Voice) -> Result<String, Failure> {
    let about = |id| Failure::about(id, [("file", shown(file))], voice);
    let text = read_small(file, voice)?;
    let body = check(&text).map_err(about)?;
    let name = body.lines().nth(1).and_then(|line| line.strip_prefix("game "));
    name.map(str::to_string).ok_or_else(|| about("cli-save-damaged"))
}
