//! `verify.py` agrees with this crate on good records and on bad ones.
#![allow(clippy::disallowed_methods, reason = "this test reads files and runs a program")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use reckon_rules::shuffle::Shuffle;

use crate::support::changes::{Changed, change};
use crate::support::files::{records, root};
use crate::support::{body_of, closed, tally, text_of};

/// Returns whether the script can be run: it needs nothing but Python.
fn has_python() -> bool {
    let has = Command::new("python3").arg("--version").output().is_ok();
    if !has {
        // Bypasses the test harness, which swallows the output of a passing test.
        let _unread = writeln!(std::io::stderr(), "\nNOT TESTED: no python3 here, so verify.py was not run\n");
    }
    has
}

#[test]
fn the_script_finds_nothing_wrong_with_any_record() {
    if !has_python() {
        return;
    }
    let names: Vec<String> = records().into_iter().map(|(name, _)| name).collect();
    let files: Vec<PathBuf> = names.iter().map(|name| root().join("tests/records").join(name)).collect();
    let (code, told) = script_on_all(&files);
    assert_eq!(code, Some(0));
    for (name, told) in names.iter().zip(told) {
        let drawn = if name.contains("chosen") { "somebody chose the seed" } else { "the deal was drawn by lot" };
        let is_sound = told.contains(drawn) && !told.contains("NOT");
        assert!(is_sound && told.ends_with("moves and result: not checked here\n"), "{name}: {told}");
    }
    tally("records", "records checked by verify.py", names.len() as u64);
}

#[test]
fn the_script_names_what_is_inconsistent() {
    if !has_python() {
        return;
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
}

#[test]
fn the_script_finds_changed_bytes() {
    if !has_python() {
        return;
    }
    let (records, changes) = (records(), 30);
    let mut shuffle = Shuffle::from_number(4);
    let changed: Vec<Changed> = (0..changes).map(|_| change(&records, &mut shuffle)).collect();
    let files: Vec<PathBuf> = changed.iter().map(|changed| file_with(&changed.bytes)).collect();
    let (_, told) = script_on_all(&files);
    for (changed, told) in changed.iter().zip(told) {
        let is_found = told.contains("DOES NOT FIT") || told.contains("no record that I know");
        assert!(is_found, "{}, byte {} was changed: {told}", changed.name, changed.place);
    }
    files.iter().for_each(|file| fs::remove_file(file).expect("this test wrote the file"));
    tally("records", "changed bytes found by verify.py", changes);
}

#[test]
fn the_script_takes_several_files_and_explains_itself() {
    if !has_python() {
        return;
    }
    let good = root().join("tests/records/numero-1-5-two.record");
    let (other, missing) = (root().join("README.md"), root().join("no such file"));
    assert_eq!(script(&[&other]).status.code(), Some(2));
    let output = script(&[&missing]);
    assert_eq!((output.status.code(), said(&output).lines().count()), (Some(2), 1), "{}", said(&output));
    assert!(said(&output).contains("no such file: "), "{}", said(&output));
    let changed = file_with(text_of("numero-1-5-two.record").replacen("Ann", "Anm", 1).as_bytes());
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
    fs::remove_file(&changed).expect("this test wrote the file");
    for args in [vec![], vec![PathBuf::from("--help")]] {
        let output = script(&args.iter().collect::<Vec<_>>());
        assert_eq!((output.status.code(), said(&output).contains("verify.py FILE")), (Some(2), true), "{args:?}");
    }
}

fn script(files: &[&PathBuf]) -> Output {
    Command::new("python3").arg(root().join("verify.py")).args(files).output().expect("python3 runs")
}

/// Runs the script once on several files; returns its exit code and its output for each.
fn script_on_all(files: &[PathBuf]) -> (Option<i32>, Vec<String>) {
    let output = script(&files.iter().collect::<Vec<&PathBuf>>());
    let said = said(&output);
    let begin = |file: &PathBuf| said.find(&format!("{}:\n", file.display())).unwrap_or_else(|| panic!("{said}"));
    let begins: Vec<usize> = files.iter().map(begin).chain([said.len()]).collect();
    let parts = begins.windows(2).map(|part| said[part[0]..part[1]].to_string());
    (output.status.code(), parts.collect())
}

/// Writes a file that no other test of any run uses.
fn file_with(record: &[u8]) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let file = std::env::temp_dir().join(format!("reckon-records-{}-{number}.record", std::process::id()));
    fs::write(&file, record).expect("a file");
    file
}

fn script_on(record: &[u8]) -> Output {
    let file = file_with(record);
    let output = script(&[&file]);
    fs::remove_file(&file).expect("this test wrote the file");
    output
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn with_other_digit(body: &str, before: &str) -> String {
    let place = body.find(before).expect("the line exists") + before.len();
    let other = if body[place..].starts_with('0') { "1" } else { "0" };
    format!("{}{other}{}", &body[..place], &body[place + 1..])
}
