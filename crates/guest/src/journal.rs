//! Facts that a client knows for certain, checked against the record of a game.
//!
//! An acknowledged move has been played and stored: it is in the record exactly once, at its version. Anything shown
//! to a client has happened: the game never rolls back past it, even if the server is killed.

mod problem;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use reckon_protocol::{Done, Move, MoveId, Update, Why};
use reckon_records::{Recorded, Unreadable};
use reckon_rules::game::Seat;

pub use problem::Problem;

use crate::progress::Progress;

/// Everything that one client did and was told, in order.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub enum Entry {
    /// A new connection, with the progress that the client said it had.
    Connected {
        have: Option<Progress>,
    },
    Saw(Box<Update>),
    /// A move sent, perhaps not for the first time.
    Asked(Asked),
    Acknowledged(Acknowledged),
    Refused {
        id: MoveId,
        why: Why,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub id: MoveId,
    pub seat: Seat,
    pub moves: Vec<String>,
}

/// Moves that the server reported as played and stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    pub id: MoveId,
    pub seat: Seat,
    pub round: u32,
    /// Version after the last of them.
    pub v: u32,
    pub moves: Vec<String>,
}

/// The moves of a game with their seats, from its record. The first one leads to version 1.
pub type Log = [(Seat, String)];

/// Reads the moves and their seats from a record.
pub fn log_of<G: Recorded>(record: &[u8]) -> Result<Vec<(Seat, String)>, Unreadable> {
    let record = reckon_records::read::<G>(record)?;
    Ok(record.moves.iter().map(|(seat, choice)| (*seat, choice.to_string())).collect())
}

impl Journal {
    pub fn connected(&mut self, have: Option<Progress>) {
        self.entries.push(Entry::Connected { have });
    }

    pub fn saw(&mut self, update: &Update) {
        self.entries.push(Entry::Saw(Box::new(update.clone())));
    }

    pub fn asked(&mut self, seat: Seat, asked: &Move) {
        let (id, moves) = (asked.id.clone(), asked.texts().to_vec());
        self.entries.push(Entry::Asked(Asked { id, seat, moves }));
    }

    pub fn acknowledged(&mut self, seat: Seat, asked: &Move, done: &Done) {
        let (id, round, v) = (done.id.clone(), done.round, done.v);
        let moves = asked.texts().iter().take(done.played as usize).cloned().collect();
        self.entries.push(Entry::Acknowledged(Acknowledged { id, seat, round, v, moves }));
    }

    pub fn refused(&mut self, id: &MoveId, why: Why) {
        self.entries.push(Entry::Refused { id: id.clone(), why });
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn updates(&self) -> impl Iterator<Item = &Update> {
        self.entries.iter().filter_map(|entry| if let Entry::Saw(update) = entry { Some(&**update) } else { None })
    }

    pub fn acknowledgements(&self) -> impl Iterator<Item = &Acknowledged> {
        self.entries.iter().filter_map(|entry| if let Entry::Acknowledged(done) = entry { Some(done) } else { None })
    }

    /// Returns the progress that the game has certainly made, given what was shown or acknowledged.
    pub fn sure(&self) -> Option<Progress> {
        let acknowledged = self.acknowledgements().map(|done| Progress { round: done.round, v: done.v });
        self.updates().map(Progress::of).chain(acknowledged).max()
    }

    /// Returns contradictions within the journal itself, regardless of the record.
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = self.versions_that_went_back();
        problems.extend(self.doubtful_acknowledgements());
        problems
    }

    /// Checks that each acknowledged move is in the game once, at its version. Works for a game in progress too.
    pub fn check_acknowledged(&self, round: u32, log: &Log) -> Vec<Problem> {
        self.acknowledgements().filter(|done| done.round == round).filter_map(|done| done.problem_in(log)).collect()
    }

    /// Checks a whole game in the same way, and also that the seats in `own`, which only this client plays, made no
    /// move that was not acknowledged: it would have been played twice.
    pub fn check_against(&self, round: u32, log: &Log, own: &[Seat]) -> Vec<Problem> {
        let mut problems = self.check_acknowledged(round, log);
        let known: Vec<u32> =
            self.acknowledgements().filter(|done| done.round == round).flat_map(|done| done.versions(log)).collect();
        for (v, (seat, text)) in (1..).zip(log) {
            if own.contains(seat) && !known.contains(&v) {
                problems.push(Problem::NotAcknowledged { round, v, seat: *seat, text: text.clone() });
            }
        }
        let last = u32::try_from(log.len()).unwrap_or(u32::MAX);
        let beyond = self.updates().find(|update| update.round == round && update.v > last);
        problems.extend(beyond.map(|update| Problem::NotInRecord { round, v: update.v, moves: last }));
        problems
    }

    fn versions_that_went_back(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        // The certain progress of the game, and how much of it this client was told.
        let (mut sure, mut told) = (None::<Progress>, None::<Progress>);
        let mut is_new_connection = true;
        for entry in &self.entries {
            match entry {
                Entry::Connected { have } => (told, is_new_connection) = (*have, true),
                Entry::Acknowledged(done) => sure = sure.max(Some(Progress { round: done.round, v: done.v })),
                Entry::Saw(update) => {
                    let now = Progress::of(update);
                    // An acknowledgement may overtake an update, but not on a connection that began after it.
                    let least = if is_new_connection { sure } else { told };
                    match least {
                        Some(before) if now < before => problems.push(Problem::WentBack { before, now }),
                        _ if told == Some(now) && !update.events.is_empty() => {
                            problems.push(Problem::ToldTwice { now });
                        }
                        _ => {}
                    }
                    (told, is_new_connection) = (Some(now), false);
                    sure = sure.max(told);
                }
                Entry::Asked(_) | Entry::Refused { .. } => {}
            }
        }
        problems
    }

    fn doubtful_acknowledgements(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let done: Vec<&Acknowledged> = self.acknowledgements().collect();
        for (place, later) in done.iter().enumerate() {
            for earlier in &done[..place] {
                let same_place = (earlier.round, earlier.v) == (later.round, later.v);
                if (earlier.id == later.id) != same_place {
                    problems.push(Problem::TwoPlaces { earlier: (*earlier).clone(), later: (*later).clone() });
                }
            }
        }
        for entry in &self.entries {
            if let Entry::Refused { id, why: why @ Why::UsedId } = entry {
                problems.push(Problem::WronglyRefused { id: id.clone(), why: *why });
            }
        }
        problems
    }
}

impl Acknowledged {
    /// Returns the versions of its moves in the log: the seat's last ones up to and including `self.v`.
    fn versions(&self, log: &Log) -> Vec<u32> {
        let own = (1..=self.v).zip(log).filter(|(_, (seat, _))| *seat == self.seat).map(|(v, _)| v);
        let own: Vec<u32> = own.collect();
        own[own.len().saturating_sub(self.moves.len())..].to_vec()
    }

    fn problem_in(&self, log: &Log) -> Option<Problem> {
        let versions = self.versions(log);
        let text = |v: &u32| log.get(*v as usize - 1).map(|(_, text)| text);
        let stands = versions.last() == Some(&self.v) && versions.iter().filter_map(text).eq(&self.moves);
        if stands {
            return None;
        }
        let found = self.v.checked_sub(1).and_then(|place| log.get(place as usize)).cloned();
        Some(Problem::Lost { acknowledged: self.clone(), found })
    }
}

/// A journal that can be read while its player continues to play.
#[derive(Clone, Default)]
pub struct SharedJournal(Arc<Mutex<Journal>>);

impl SharedJournal {
    pub fn write(&self) -> MutexGuard<'_, Journal> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn snapshot(&self) -> Journal {
        self.write().clone()
    }
}

#[cfg(test)]
mod tests;
