//! The records of `tests/records` replay and fit, for ever.
#![allow(clippy::disallowed_methods, reason = "this test reads files and runs a program")]

mod common;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};

use common::changes::change;
use common::{body_of, closed, records, records_of, root, text_of};
use reckon_records::{Check, Note, Record, Recorded, Stage, closing_line, read, verify};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

#[test]
fn every_record_fits() {
    let fit = all_fit::<Numero>() + all_fit::<Numberloor>() + all_fit::<Numenko>() + all_fit::<Nmbrs>();
    assert_eq!(fit, records().len());
}

/// How many records of a game there are, all of them checked.
fn all_fit<G: Recorded>() -> usize {
    let records = records_of::<G>();
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
        assert_eq!(record.text().as_bytes(), bytes, "{name} is written as it was");
    }
    records.len()
}

/// Whoever writes a record anew, because it does not fit any more, has broken a promise.
#[test]
fn no_record_has_changed() {
    let list = fs::read_to_string(root().join("tests/records/SHA256SUMS")).expect("the list");
    let sum = |bytes: &[u8]| closing_line(bytes).trim_start_matches("sha256 ").trim_end().to_string();
    let mut there: Vec<String> = records().iter().map(|(name, bytes)| format!("{}  {name}", sum(bytes))).collect();
    let mut listed: Vec<String> = list.lines().map(str::to_string).collect();
    there.sort_unstable();
    listed.sort_unstable();
    assert_eq!(there, listed);
}

#[test]
fn every_preset_and_every_number_of_seats_is_on_record() {
    has_all::<Numero>(1..=4);
    has_all::<Numberloor>(2..=5);
    has_all::<Numenko>(1..=6);
    has_all::<Nmbrs>(2..=6);
}

fn has_all<G: Recorded>(seats: std::ops::RangeInclusive<u8>) {
    let records = records_of::<G>();
    let records: Vec<Record<G>> = records.iter().map(|(_, bytes)| read(bytes).expect("a record")).collect();
    for preset in G::Options::presets() {
        let wanted = format!("preset={preset}");
        assert!(records.iter().any(|record| record.options().to_line() == wanted), "no record of {preset}");
    }
    for seats in seats {
        assert!(records.iter().any(|record| record.seats() == seats), "no record of {seats} seats");
    }
}

/// The script says the same as this crate, of good records and of bad ones.
#[test]
fn the_script_without_reckon_agrees() {
    if Command::new("python3").arg("--version").output().is_err() {
        // Written past the test harness, which keeps to itself what a passing test says.
        let _nobody_reads = writeln!(std::io::stderr(), "\nNOT TESTED: no python3 here, so verify.py was not run\n");
        return;
    }
    for (name, _) in records() {
        let output = script(&[&root().join("tests/records").join(&name)]);
        let told = said(&output);
        assert_eq!((output.status.code(), told.contains("NOT")), (Some(0), false), "{name}: {told}");
        let drawn = if name.contains("chosen") { "somebody chose the seed" } else { "the deal was drawn by lot" };
        assert!(told.contains(drawn) && told.ends_with("moves and result: not checked here\n"), "{name}: {told}");
    }
    let text = text_of("numero-1-15-two.record");
    let body = body_of(&text);
    let swapped = body.replacen("\norder 1", "\norder 2", 1);
    assert_ne!(swapped, body);
    for (changed, trouble) in [
        (text.replacen("Ann", "Anm", 1), "closing line: DOES NOT FIT"),
        (closed(&body.replacen("nonce ", "nonce 0", 1)), "digits: DOES NOT FIT"),
        (closed(&with_other_digit(body, "\nnonce ")), "seed: DOES NOT FIT"),
        (closed(&with_other_digit(body, "\nsecret ")), "commitment: DOES NOT FIT"),
        (closed(&swapped), "order of the pack: DOES NOT FIT"),
        (closed(&body.replacen("\nsecret ", "\nsecre ", 1)), "lines: DOES NOT FIT"),
    ] {
        let output = script_on(changed.as_bytes());
        let told = said(&output);
        assert_eq!((output.status.code(), told.contains(trouble)), (Some(1), true), "{told}");
        assert!(!told.contains("drawn by lot") && told.contains("not checked here"), "{told}");
    }
    let records = records();
    let mut shuffle = Shuffle::from_number(4);
    for _ in 0..30 {
        let changed = change(&records, &mut shuffle);
        assert_ne!(script_on(&changed.bytes).status.code(), Some(0), "byte {} was changed", changed.place);
    }
}

#[test]
fn the_script_takes_several_files_and_explains_itself() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let good = root().join("tests/records/numero-1-5-two.record");
    let (other, missing) = (root().join("README.md"), root().join("no such file"));
    assert_eq!(script(&[&other]).status.code(), Some(2));
    let output = script(&[&missing]);
    assert_eq!((output.status.code(), said(&output).lines().count()), (Some(2), 1), "{}", said(&output));
    assert!(said(&output).contains("no such file: "), "{}", said(&output));
    let changed = std::env::temp_dir().join(format!("reckon-records-{}-changed.record", std::process::id()));
    fs::write(&changed, text_of("numero-1-5-two.record").replacen("Ann", "Anm", 1)).expect("a file");
    for (files, code) in [
        (vec![&good, &good], 0),
        (vec![&changed, &good], 1),
        (vec![&good, &missing, &changed], 2),
        (vec![&good, &other, &good], 2),
    ] {
        let output = script(&files);
        assert_eq!(output.status.code(), Some(code), "{}", said(&output));
        let heading = |file: &&PathBuf| said(&output).contains(&format!("{}:\n", file.display()));
        assert!(files.iter().all(heading), "{}", said(&output));
    }
    fs::remove_file(&changed).expect("my file");
    for args in [vec![], vec![PathBuf::from("--help")]] {
        let output = script(&args.iter().collect::<Vec<_>>());
        assert_eq!((output.status.code(), said(&output).contains("verify.py FILE")), (Some(2), true), "{args:?}");
    }
}

fn script(files: &[&PathBuf]) -> Output {
    Command::new("python3").arg(root().join("verify.py")).args(files).output().expect("python3 runs")
}

fn script_on(record: &[u8]) -> Output {
    let file = std::env::temp_dir().join(format!("reckon-records-{}.record", std::process::id()));
    fs::write(&file, record).expect("a file");
    let output = script(&[&file]);
    fs::remove_file(&file).expect("my file");
    output
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn with_other_digit(body: &str, before: &str) -> String {
    let place = body.find(before).expect("such a line") + before.len();
    let other = if body[place..].starts_with('0') { "1" } else { "0" };
    format!("{}{other}{}", &body[..place], &body[place + 1..])
}
