//! Records that must replay forever.

use std::collections::BTreeSet;

use reckon_records::{Check, Note, Record, Stage, read, verify};
use reckon_rules::options::TableOptions;

use super::{OnRecord, records_of, tally};

/// Verifies every record of a game, and checks that it is written again exactly as it was read.
pub fn check_all_fit<G: OnRecord>() {
    let records = records_of::<G>();
    assert!(records.len() > 5, "only {} records", records.len());
    let mut replayed = 0;
    for (name, bytes) in &records {
        let report = verify::<G>(bytes).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(report.is_sound(), "{name}: {:?}", report.findings);
        let record = read::<G>(bytes).expect("it fits");
        assert!(matches!(record.stage, Stage::Over { .. }), "{name} is not over");
        let moves = u32::try_from(record.moves.len()).expect("few moves");
        let mut checks = vec![Check::Closing, Check::Form, Check::Commitment, Check::Seed];
        checks.extend([Check::Order, Check::Moves { moves }, Check::Result]);
        if name.contains("chosen") {
            checks.retain(|check| !matches!(check, Check::Commitment | Check::Seed));
            assert_eq!(report.notes, [Note::Chosen], "{name}");
        }
        assert_eq!(report.fits, checks, "{name}");
        assert_eq!(record.text().as_bytes(), bytes, "{name} is not written as it was read");
        replayed += u64::from(moves);
    }
    tally(G::NAME, "records replayed", records.len() as u64);
    tally(G::NAME, "moves of records replayed", replayed);
}

pub fn check_every_table<G: OnRecord>() {
    let records = records_of::<G>();
    let records: Vec<Record<G>> = records.iter().map(|(_, bytes)| read(bytes).expect("a record")).collect();
    for preset in G::Options::presets() {
        let wanted = format!("preset={preset}");
        assert!(records.iter().any(|record| record.options().to_line() == wanted), "no record of {preset}");
    }
    for seats in G::SEATS {
        assert!(records.iter().any(|record| record.seats() == seats), "no record of {seats} seats");
    }
}

/// Deals the game of a record.
pub fn dealt<G: OnRecord>(record: &Record<G>) -> G {
    let draw = record.stage.draw().expect("it is over");
    record.deal(draw.seed()).expect("a deal")
}

/// Returns the order of the pack as stated in a record.
pub fn order<G: OnRecord>(record: &Record<G>) -> &[String] {
    let Stage::Over { order, .. } = &record.stage else { panic!("the game is not over") };
    order
}

/// Returns all events of a game.
pub fn events<G: OnRecord>(record: &Record<G>) -> Vec<G::Event> {
    let mut game = dealt(record);
    let mut events = Vec::new();
    for (seat, choice) in &record.moves {
        game.play(*seat, choice, &mut events).expect("it was checked");
    }
    events
}

/// Returns all events in all records of a game.
pub fn all_events<G: OnRecord>() -> Vec<G::Event> {
    records_of::<G>().iter().flat_map(|(_, bytes)| events::<G>(&read(bytes).expect("a record"))).collect()
}

/// Checks that exactly these kinds of events are missing from all records of a game. `source` is the file with the
/// enum.
pub fn check_events_but_for<G: OnRecord>(source: &str, missing: &[&str]) {
    let (_, body) = source.split_once("pub enum Event {\n").expect("the enum begins");
    let (body, _) = body.split_once("\n}").expect("the enum ends");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let kind = |text: &str| text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string();
    let all: BTreeSet<String> = lines.filter(|line| line.starts_with(char::is_uppercase)).map(kind).collect();
    let there: BTreeSet<String> = all_events::<G>().iter().map(|event| kind(&format!("{event:?}"))).collect();
    let absent: Vec<&str> = all.difference(&there).map(String::as_str).collect();
    assert_eq!(absent, missing, "kinds of events that no record has");
}

/// Generates the tests of the records of one game.
macro_rules! kept_records {
    ($game:ident) => {
        #[test]
        fn every_record_fits() {
            $crate::support::kept::check_all_fit::<$game>();
        }

        #[test]
        fn every_preset_and_every_number_of_seats_is_on_record() {
            $crate::support::kept::check_every_table::<$game>();
        }
    };
}
pub(crate) use kept_records;
