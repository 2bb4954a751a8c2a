//! Check that a client was sent what the rules let it see, and nothing else.
//!
//! A finished game can be dealt and played again. That gives each viewer's view at each version, and every update
//! that a client received must match it exactly.

use std::fmt::{self, Display};

use reckon_protocol::{Json, Nonce, Reveal, Update};
use reckon_records::{Draw, Record};
use reckon_rules::game::{Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use crate::game::Remote;
use crate::journal::{Entry, Journal};
use crate::progress::Progress;

/// A game at each of its versions.
pub struct Replayed<G: Remote> {
    /// The game as dealt, then after each move.
    games: Vec<G>,
    /// Public events of each move.
    events: Vec<Vec<Value>>,
    draw: Draw,
}

/// Deviation of an update from the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    pub at: Progress,
    pub seat: Option<Seat>,
    pub what: &'static str,
    pub sent: Value,
    pub right: Value,
}

impl<G: Remote> Replayed<G> {
    /// Replays the record of a finished game: no other reveals its shuffle.
    pub fn of(record: &[u8]) -> Result<Replayed<G>, String> {
        let record = reckon_records::read::<G>(record).map_err(|why| format!("{why:?}"))?;
        let draw = record.stage.draw().ok_or("the record does not tell where its cards come from")?.clone();
        let game = record.deal(draw.seed());
        let game = game.map_err(|why| format!("{why:?}"))?;
        let mut replayed = Replayed { games: vec![game], events: Vec::new(), draw };
        replayed.play(&record)?;
        Ok(replayed)
    }

    fn play(&mut self, record: &Record<G>) -> Result<(), String> {
        for (seat, choice) in &record.moves {
            let mut game = self.games.last().ok_or("no game")?.clone();
            let mut events = Vec::new();
            game.play(*seat, choice, &mut events).map_err(|why| format!("seat {seat} plays '{choice}': {why:?}"))?;
            self.games.push(game);
            self.events.push(events.iter().map(value).collect());
        }
        Ok(())
    }

    /// Returns all differences between the updates of this game and what this client should have been sent.
    pub fn differences(&self, round: u32, journal: &Journal) -> Vec<Difference> {
        let mut differences = Vec::new();
        let mut told = None;
        for entry in journal.entries() {
            match entry {
                Entry::Connected { have } => told = *have,
                Entry::Saw(update) => {
                    if update.round == round {
                        differences.extend(self.difference(update, told));
                    }
                    told = Some(Progress::of(update));
                }
                Entry::Asked(_) | Entry::Acknowledged(_) | Entry::Refused { .. } => {}
            }
        }
        differences
    }

    /// Returns the first difference in one update, for a client that had been `told` this much before.
    pub fn difference(&self, update: &Update, told: Option<Progress>) -> Option<Difference> {
        let differs = |what, sent: Value, right: Value| {
            (sent != right).then(|| Difference { at: Progress::of(update), seat: update.seat, what, sent, right })
        };
        let Some(game) = self.games.get(update.v as usize) else {
            return differs("version", update.v.into(), (self.games.len() - 1).into());
        };
        let viewer = update.seat.map_or(Viewer::Watcher, Viewer::Seat);
        differs("view", read(&update.view), value(&game.view(viewer)))
            .or_else(|| differs("turn", value(&update.turn), value(&game.turn())))
            .or_else(|| differs("basis", value(&update.basis), value(&update.seat.map(|seat| game.basis(seat)))))
            .or_else(|| {
                let sent: Vec<Value> = update.events.iter().map(read).collect();
                let right = self.right_events(update, told, &sent);
                differs("events", Value::Array(sent), Value::Array(right))
            })
            .or_else(|| differs("reveal", value(&update.reveal), value(&self.right_reveal(game))))
    }

    /// Returns the events since this client's last update. If the update says that some were missed, or the client did
    /// not say what it has, any number of the latest events is right.
    fn right_events(&self, update: &Update, told: Option<Progress>, sent: &[Value]) -> Vec<Value> {
        let first = match told {
            Some(told) if told.round == update.round => told.v.min(update.v) as usize,
            _ => 0,
        };
        let mut right: Vec<Value> = self.events[first..update.v as usize].concat();
        if (update.missed || told.is_none()) && right.ends_with(sent) {
            right.drain(..right.len() - sent.len());
        }
        right
    }

    /// Returns nothing before the end of the game, and everything once it is over.
    fn right_reveal(&self, game: &G) -> Option<Reveal> {
        let Draw::ByLot(lot) = &self.draw else { return None };
        let outcome = game.turn().outcome()?.results.len();
        let seats = (0..u8::try_from(outcome).unwrap_or(u8::MAX)).map(Seat);
        Some(Reveal {
            commitment: Nonce::from_bytes(lot.commitment).to_string(),
            secret: Nonce::from_bytes(lot.secret).to_string(),
            nonces: lot.nonces.iter().map(|nonce| Nonce::from_bytes(*nonce)).collect(),
            seed: lot.seed.to_hex(),
            views: seats.map(|seat| revealed(game, seat)).collect(),
        })
    }
}

fn revealed<G: Remote>(game: &G, seat: Seat) -> reckon_protocol::RevealedView {
    reckon_protocol::RevealedView { seat, view: Json::of(&game.view(Viewer::Seat(seat))) }
}

fn value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_else(|why| Value::String(why.to_string()))
}

/// Parses JSON. Unreadable text becomes a string, so that it differs from any expected value.
fn read(json: &Json) -> Value {
    serde_json::from_str(json.text()).unwrap_or_else(|_| Value::String(json.text().to_string()))
}

/// Shows only the first place where the values differ, because views are long.
impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = self.seat.map_or_else(|| "a watcher".to_string(), |seat| format!("seat {seat}"));
        let (path, sent, right) = first_difference(&self.sent, &self.right);
        write!(f, "{who} was sent another {}{path} at {} than it should: {sent} for {right}", self.what, self.at)
    }
}

fn first_difference<'a>(sent: &'a Value, right: &'a Value) -> (String, &'a Value, &'a Value) {
    let deeper = match (sent, right) {
        (Value::Object(sent), Value::Object(right)) if sent.keys().eq(right.keys()) => {
            let both = sent.iter().zip(right.values());
            both.map(|((key, sent), right)| (key.clone(), sent, right)).find(|(_, sent, right)| sent != right)
        }
        (Value::Array(sent), Value::Array(right)) if sent.len() == right.len() => {
            let both = sent.iter().zip(right).enumerate();
            both.map(|(place, (sent, right))| (place.to_string(), sent, right)).find(|(_, sent, right)| sent != right)
        }
        _ => None,
    };
    match deeper {
        None => (String::new(), sent, right),
        Some((key, sent, right)) => {
            let (rest, sent, right) = first_difference(sent, right);
            (format!(".{key}{rest}"), sent, right)
        }
    }
}

#[cfg(test)]
mod tests;
