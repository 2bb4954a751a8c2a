//! Parses text as a record. Strict: anything that would have been written differently is rejected.

use std::str::{self, Split};

use reckon_rules::game::{MAX_SEATS, Seat};
use reckon_rules::options::{BadOption, TableOptions};
use reckon_rules::shuffle::Seed;

use crate::closing::{body_of, is_closed, lacks_line_end};
use crate::hex::from_hex;
use crate::record::{CommittedSeed, Draw, Moves, Occupant, Record, Stage};
use crate::recorded::Recorded;
use crate::unreadable::Unreadable;
use crate::write::{RECORD, SAVE};
use crate::{LONGEST_LINE, MAX_BYTES, MAX_MOVES};

/// Reads the record in these bytes. Its statements about the deal are not checked here.
pub fn read<G: Recorded>(bytes: &[u8]) -> Result<Record<G>, Unreadable> {
    check_whole(bytes)?;
    is_kept(first_line(bytes))?;
    if !is_closed(bytes) {
        return Err(Unreadable::Closing);
    }
    read_body(body_of(bytes))
}

/// Checks for errors in the file as a whole rather than in one line.
pub(crate) fn check_whole(bytes: &[u8]) -> Result<(), Unreadable> {
    match bytes {
        [] => Err(Unreadable::Empty),
        _ if bytes.len() > MAX_BYTES => Err(Unreadable::TooLarge),
        _ if has_other_line_ends(bytes) => Err(Unreadable::LineEnds),
        _ if lacks_line_end(bytes) => Err(Unreadable::NoLineEnd),
        _ => Ok(()),
    }
}

/// Returns whether every line ends as on Windows. A single such line counts as a changed byte like any other.
fn has_other_line_ends(bytes: &[u8]) -> bool {
    let heading = first_line(bytes).strip_suffix(b"\r");
    let ends = bytes.iter().filter(|byte| **byte == b'\n').count();
    let others = bytes.windows(2).filter(|two| two == b"\r\n").count();
    ends > 1 && ends == others && heading.is_some_and(|heading| is_kept(heading).is_ok())
}

/// Returns the name of the game, from the second line of a record.
pub fn game_of(bytes: &[u8]) -> Result<String, Unreadable> {
    is_kept(first_line(bytes))?;
    let second = bytes.split(|byte| *byte == b'\n').nth(1).unwrap_or_default();
    let second = &second[..second.len().min(LONGEST_LINE)];
    Lines::new(&String::from_utf8_lossy(second), 2).after("game").map(shortened)
}

pub(crate) fn read_body<G: Recorded>(body: &[u8]) -> Result<Record<G>, Unreadable> {
    let kept = is_kept(first_line(body))?;
    let text = as_text(body)?;
    let mut lines = Lines::new(text, 1);
    lines.next();
    let record = lines.record(kept)?;
    let written: String = record.body();
    let differs = |(written, found): (&str, &str)| written != found;
    match written.split('\n').zip(text.split('\n')).position(differs) {
        Some(place) => Err(Unreadable::NotAsWritten { line: number(place) }),
        None if written.len() != text.len() => Err(Unreadable::NotAsWritten { line: lines.number }),
        None => Ok(record),
    }
}

fn first_line(bytes: &[u8]) -> &[u8] {
    bytes.split(|byte| *byte == b'\n').next().unwrap_or_default()
}

/// Returns whether this first line is that of a saved game, which is in progress and private to its owner.
fn is_kept(heading: &[u8]) -> Result<bool, Unreadable> {
    let format_after = |words: &str| {
        let rest = str::from_utf8(heading).ok()?.strip_prefix(words)?;
        rest.split(|c: char| !c.is_ascii_digit()).next()?.parse::<u32>().ok()
    };
    match (format_after("reckon record "), format_after("reckon save ")) {
        _ if heading == RECORD.as_bytes() => Ok(false),
        _ if heading == SAVE.as_bytes() => Ok(true),
        (None, Some(1)) => Err(Unreadable::OldSave),
        (Some(format @ 2..), _) | (_, Some(format @ 3..)) => Err(Unreadable::Newer { format }),
        (Some(1), _) | (_, Some(2)) => Err(Unreadable::NotAsWritten { line: 1 }),
        _ => Err(Unreadable::Foreign),
    }
}

fn as_text(body: &[u8]) -> Result<&str, Unreadable> {
    for (place, line) in body.split(|byte| *byte == b'\n').enumerate() {
        if line.len() > LONGEST_LINE {
            return Err(Unreadable::LongLine { line: number(place) });
        }
    }
    str::from_utf8(body).map_err(|error| {
        let before = body[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
        Unreadable::NotText { line: number(before) }
    })
}

/// Converts to a line number, from 1.
fn number(place: usize) -> u32 {
    u32::try_from(place + 1).unwrap_or(u32::MAX)
}

/// Lines of a record, in their fixed order.
struct Lines<'a> {
    lines: std::iter::Peekable<Split<'a, char>>,
    /// Number of the next line.
    number: u32,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str, number: u32) -> Lines<'a> {
        Lines { lines: text.strip_suffix('\n').unwrap_or(text).split('\n').peekable(), number }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    /// Returns the rest of the next line, if it begins with these words.
    fn after_if(&mut self, words: &str) -> Option<&'a str> {
        let rest = self.lines.peek()?.strip_prefix(words)?;
        if !rest.is_empty() && !rest.starts_with(' ') {
            return None;
        }
        self.next();
        Some(rest.strip_prefix(' ').unwrap_or(rest))
    }

    fn after(&mut self, word: &'static str) -> Result<&'a str, Unreadable> {
        self.after_if(word).ok_or_else(|| {
            let found = self.lines.peek().and_then(|line| line.split(' ').next()).map(shortened);
            Unreadable::Expected { line: self.number, wanted: word, found: found.unwrap_or_default() }
        })
    }

    /// Returns the number of the last line read.
    fn last(&self) -> u32 {
        self.number - 1
    }

    fn record<G: Recorded>(&mut self, kept: bool) -> Result<Record<G>, Unreadable> {
        let game = self.after("game")?;
        if game != G::NAME {
            return Err(Unreadable::OtherGame { line: self.last(), name: shortened(game) });
        }
        let revision = self.after("rules")?;
        let revision = match revision.parse() {
            Ok(found) if G::knows(found) => found,
            Ok(found) => return Err(Unreadable::Revision { line: self.last(), found, known: G::REVISION }),
            Err(_) => return Err(Unreadable::NotAsWritten { line: self.last() }),
        };
        let agreed = self.after("options")?;
        let options = read_options::<G>(agreed).map_err(|why| Unreadable::Option { line: self.last(), why })?;
        let options = options.ok_or(Unreadable::NotAsWritten { line: self.last() })?;
        let cards = self.after("cards")?;
        let options = G::with_cards(options, cards).ok_or(Unreadable::Cards { line: self.last() })?;
        let players = self.players()?;
        let (stage, moves) = self.draw_and_moves::<G>(kept, players.len())?;
        let drafts = if kept { self.drafts(players.len())? } else { Vec::new() };
        match self.lines.peek() {
            None => Ok(Record { revision, options, agreed: agreed.to_string(), players, stage, moves, drafts }),
            Some(_) => Err(Unreadable::NotAsWritten { line: self.number }),
        }
    }

    fn players(&mut self) -> Result<Vec<Occupant>, Unreadable> {
        let mut players = Vec::new();
        loop {
            let occupant = if let Some(name) = self.after_if("seat person") {
                Occupant::Person(name.to_string())
            } else if let Some(word) = self.after_if("seat computer") {
                Occupant::Computer(word.to_string())
            } else if players.is_empty() || self.lines.peek().is_some_and(|line| line.starts_with("seat")) {
                let text = shortened(self.after("seat")?);
                return Err(Unreadable::Player { line: self.last(), text });
            } else {
                return Ok(players);
            };
            if !occupant.is_sound() {
                let (Occupant::Person(text) | Occupant::Computer(text)) = occupant;
                return Err(Unreadable::Player { line: self.last(), text: shortened(&text) });
            }
            if players.len() >= usize::from(MAX_SEATS) {
                return Err(Unreadable::Seats { line: self.last() });
            }
            players.push(occupant);
        }
    }

    /// Reads from the seed or the commitment to the end.
    fn draw_and_moves<G: Recorded>(&mut self, kept: bool, seats: usize) -> Result<(Stage, Moves<G>), Unreadable> {
        let draw = match self.after_if("seed chosen") {
            Some(seed) => Draw::Chosen(Seed::from_bytes(self.hex(seed)?)),
            None => {
                let commitment = self.hex_after("commitment")?;
                let nonces = (0..seats).map(|_| self.hex_after("nonce")).collect::<Result<Vec<_>, _>>()?;
                if !kept && !self.lines.peek().is_some_and(|line| line.starts_with("secret ")) {
                    return Ok((Stage::Sealed { commitment, nonces }, self.moves::<G>(seats)?));
                }
                let secret = self.hex_after("secret")?;
                let seed = Seed::from_bytes(self.hex_after("seed")?);
                Draw::ByLot(CommittedSeed { commitment, nonces, secret, seed })
            }
        };
        if kept {
            return Ok((Stage::Saved(draw), self.moves::<G>(seats)?));
        }
        let order = self.after("order")?.split(' ').map(str::to_string).collect();
        let moves = self.moves::<G>(seats)?;
        let results = self.after("result")?.split(' ').map(str::parse).collect::<Result<Vec<i32>, _>>();
        match results {
            Ok(results) if results.len() == seats => Ok((Stage::Over { draw, order, results }, moves)),
            _ => Err(Unreadable::Result { line: self.last() }),
        }
    }

    /// Reads the drafts of a saved game: at most one for each seat, in their order.
    fn drafts(&mut self, seats: usize) -> Result<Vec<(Seat, String)>, Unreadable> {
        let mut drafts: Vec<(Seat, String)> = Vec::new();
        while let Some(rest) = self.after_if("draft") {
            let read = rest.split_once(' ').and_then(|(seat, text)| Some((seat.parse::<Seat>().ok()?, text)));
            let is_next = |seat: &Seat| seat.index() < seats && drafts.last().is_none_or(|(last, _)| last < seat);
            let (seat, text) = read
                .filter(|(seat, text)| is_next(seat) && !text.is_empty() && !text.contains(char::is_control))
                .ok_or_else(|| Unreadable::Move { line: self.last(), text: shortened(rest) })?;
            drafts.push((seat, text.to_string()));
        }
        Ok(drafts)
    }

    fn hex_after(&mut self, word: &'static str) -> Result<[u8; 32], Unreadable> {
        let digits = self.after(word)?;
        self.hex(digits)
    }

    fn hex(&self, digits: &str) -> Result<[u8; 32], Unreadable> {
        from_hex(digits).ok_or(Unreadable::Hex { line: self.last() })
    }

    fn moves<G: Recorded>(&mut self, seats: usize) -> Result<Moves<G>, Unreadable> {
        let mut moves = Vec::new();
        while let Some(line) = self.lines.next_if(|line| !line.starts_with("result") && !line.starts_with("draft ")) {
            self.number += 1;
            if moves.len() >= MAX_MOVES {
                return Err(Unreadable::ManyMoves { line: self.last() });
            }
            moves.push(read_move::<G>(line, seats).ok_or_else(|| {
                let text = shortened(line);
                Unreadable::Move { line: self.last(), text }
            })?);
        }
        Ok(moves)
    }
}

/// Reads a preset and its differences, in the order of the options; `None` for a line that says the same
/// in another way. The choice of preset is up to the writer.
fn read_options<G: Recorded>(line: &str) -> Result<Option<G::Options>, BadOption> {
    let options = G::Options::from_line(line)?;
    let first = line.split(' ').next().unwrap_or_default();
    let preset = G::Options::from_line(first)?;
    let differences = options.differences(&preset).into_iter();
    let written = differences.fold(first.to_string(), |line, (name, value)| format!("{line} {name}={value}"));
    Ok((first.starts_with("preset=") && written == line).then_some(options))
}

fn read_move<G: Recorded>(line: &str, seats: usize) -> Option<(Seat, G::Move)> {
    let (seat, choice) = line.split_once(' ')?;
    let seat: Seat = seat.parse().ok()?;
    (seat.index() < seats).then_some((seat, choice.parse().ok()?))
}

/// Cuts a text to the length that an error shows.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 60;
    text.chars().take(SHOWN).collect()
}
