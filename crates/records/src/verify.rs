//! Recomputes everything that a record states.

use reckon_rules::game::Ignore;
use reckon_rules::shuffle::{Seed, commitment};

use crate::change::{Change, Searched, USUAL_BUDGET};
use crate::closing::{body_of, is_closed};
use crate::read::{check_whole, read_body};
use crate::record::{CommittedSeed, Draw, Record, Stage};
use crate::recorded::Recorded;
use crate::report::{Check, Finding, Note, Report};
use crate::unreadable::Unreadable;

/// Checks everything that can be checked in a record. Fails if the bytes are not a record, or not one that
/// this program understands.
pub fn verify<G: Recorded>(bytes: &[u8]) -> Result<Report<G>, Unreadable> {
    verify_within::<G>(bytes, USUAL_BUDGET)
}

/// Verifies a record, hashing at most `budget` bytes in search of a changed one.
pub fn verify_within<G: Recorded>(bytes: &[u8], budget: u64) -> Result<Report<G>, Unreadable> {
    if let Err(unreadable) = check_whole(bytes) {
        return judged(Err(unreadable));
    }
    let seen = examine::<G>(body_of(bytes));
    if is_closed(bytes) {
        let mut report = match seen {
            Err(unknown) if unknown.is_unknown() => return Err(unknown),
            seen => judged(seen)?,
        };
        report.fits.insert(0, Check::Closing);
        return Ok(report);
    }
    let suspects = seen.as_ref().map_or_else(|error| error.line().into_iter().collect(), suspects);
    let searched = Change::find(bytes, &suspects, budget);
    if let Searched::Found(change) = searched {
        let mut report = judged(examine::<G>(body_of(&change.undone(bytes))))?;
        report.findings.insert(0, Finding::Changed(change));
        report.notes.insert(0, Note::PutRight);
        return Ok(report);
    }
    let mut report = judged(seen)?;
    report.findings.insert(0, Finding::Closing);
    if let Searched::GaveUp = searched {
        report.notes.insert(0, Note::GaveUp);
    }
    Ok(report)
}

/// Turns unreadable lines into a finding like any other, unless the record is foreign.
fn judged<G: Recorded>(seen: Result<Report<G>, Unreadable>) -> Result<Report<G>, Unreadable> {
    match seen {
        Err(unreadable) if !unreadable.is_foreign() => {
            Ok(Report { findings: vec![Finding::Form(unreadable)], ..Report::new() })
        }
        seen => seen,
    }
}

/// Returns the lines in which a changed byte could explain the findings.
fn suspects<G: Recorded>(report: &Report<G>) -> Vec<u32> {
    let mut lines = Vec::new();
    for finding in &report.findings {
        let Some(last) = finding.line() else { continue };
        let first = match finding {
            // The deal depends on every line above it.
            Finding::Commitment { .. } | Finding::Seed { .. } | Finding::Order { .. } => OPTIONS,
            _ => last,
        };
        lines.extend(first..=last);
    }
    lines
}

fn examine<G: Recorded>(body: &[u8]) -> Result<Report<G>, Unreadable> {
    let record = read_body::<G>(body)?;
    let places = Places::of(&record);
    let mut report = Report::new();
    report.fits.push(Check::Form);
    match record.stage {
        Stage::Saved(_) => report.notes.extend([Note::NotOver, Note::Private]),
        Stage::Sealed { .. } => report.notes.push(Note::Sealed),
        Stage::Over { .. } => {}
    }
    let Some(draw) = record.stage.draw() else { return Ok(report) };
    match draw {
        Draw::Chosen(_) => report.notes.push(Note::Chosen),
        Draw::ByLot(lot) => check_lot(lot, &places, &mut report),
    }
    check_game(&record, draw.seed(), &places, &mut report);
    Ok(report)
}

fn check_lot<G: Recorded>(lot: &CommittedSeed, places: &Places, report: &mut Report<G>) {
    let committed = commitment(&lot.secret) == lot.commitment;
    report.add(Check::Commitment, (!committed).then_some(Finding::Commitment { line: places.draw }));
    let derived = Seed::derive(&lot.secret, &lot.nonces) == lot.seed;
    report.add(Check::Seed, (!derived).then_some(Finding::Seed { line: places.seed }));
}

/// Checks the deal, the moves and the result.
fn check_game<G: Recorded>(record: &Record<G>, seed: &Seed, places: &Places, report: &mut Report<G>) {
    let shuffled = match G::shuffled(&record.options, record.seats(), seed) {
        Ok(order) => order,
        Err(why) => return report.findings.push(Finding::Table { line: places.players, why }),
    };
    if let Stage::Over { order, .. } = &record.stage {
        report.add(Check::Order, wrong_order(order, &shuffled, places.seed + 1));
    }
    let mut game = match record.deal(seed) {
        Ok(game) => game,
        Err(why) => return report.findings.push(Finding::Table { line: places.players, why }),
    };
    for (number, (seat, choice)) in (0..).zip(&record.moves) {
        if let Err(why) = game.play(*seat, choice, &mut Ignore) {
            let (line, text) = (places.moves + number, choice.to_string());
            return report.findings.push(Finding::Move { line, number: number + 1, seat: *seat, text, why });
        }
    }
    report.fits.push(Check::Moves { moves: count(record.moves.len()) });
    if let Stage::Over { results, .. } = &record.stage {
        let line = places.moves + count(record.moves.len());
        let turn = game.turn();
        let finding = match turn.outcome() {
            None => Some(Finding::NotOver { line }),
            Some(outcome) if outcome.results == *results => None,
            Some(outcome) => Some(Finding::Result { line, found: results.clone(), right: outcome.results.clone() }),
        };
        report.add(Check::Result, finding);
    }
}

fn wrong_order<G: Recorded>(stated: &[String], shuffled: &[String], line: u32) -> Option<Finding<G>> {
    let most = stated.len().max(shuffled.len());
    let place = (0..most).find(|place| stated.get(*place) != shuffled.get(*place))?;
    let card = |cards: &[String]| cards.get(place).cloned().unwrap_or_default();
    Some(Finding::Order { line, place: count(place) + 1, found: card(stated), right: card(shuffled) })
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Line of the options.
const OPTIONS: u32 = 4;

/// Line numbers of the parts of a record.
struct Places {
    /// The first seat.
    players: u32,
    /// The commitment, or the chosen seed.
    draw: u32,
    seed: u32,
    /// The first move.
    moves: u32,
}

impl Places {
    fn of<G: Recorded>(record: &Record<G>) -> Places {
        let players = OPTIONS + 2;
        let seats = count(record.players.len());
        let draw = players + seats;
        let seed = match record.stage.draw() {
            // Below the commitment, the nonces and the secret.
            Some(Draw::ByLot(_)) => draw + seats + 2,
            Some(Draw::Chosen(_)) => draw,
            None => draw + seats,
        };
        let has_order = matches!(record.stage, Stage::Over { .. });
        Places { players, draw, seed, moves: seed + 1 + u32::from(has_order) }
    }
}
