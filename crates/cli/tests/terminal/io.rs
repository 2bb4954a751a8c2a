//! Input and output: files of every kind, pipes that close, odd input.
#![cfg(unix)]

use std::fs::File;
use std::io::Read;
use std::process::Stdio;

use super::support::{Place, reckon, run};

#[track_caller]
fn refused(args: &[&str], sentence: &str) {
    let (code, heard, complaint) = run(args, "");
    assert_eq!((code, heard.as_str(), complaint.lines().count()), (Some(2), "", 1), "{complaint}");
    assert!(complaint.contains(sentence), "{complaint}");
}

#[test]
fn a_huge_file_is_not_read() {
    let place = Place::new("huge");
    let huge = place.file("huge");
    File::create(&huge).and_then(|file| file.set_len(1 << 30)).expect("a file with a hole");
    refused(&["packs", "numero", "--check", &huge], "larger than 64 kB");
    refused(&["play", "--continue", &huge], "larger than 64 kB");
    refused(&["play", "numero", "--pack", "/dev/zero"], "larger than 64 kB");
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    for args in [&["rules", "numero"][..], &["options", "numero"], &["packs", "numero"], &["--help"]] {
        let mut child = reckon(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the binary runs");
        // Closed before anything is read.
        drop(child.stdout.take());
        let mut complaint = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut complaint).expect("text");
        let status = child.wait().expect("the binary ends");
        assert_eq!((status.code(), complaint.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn odd_input_is_merely_refused() {
    let long = "7".repeat(100_000);
    let deep = format!("take 9: {}", "(".repeat(3000));
    let odd = [
        "\u{1b}[2J\u{7}",
        "\u{0}",
        "💣",
        &long,
        &deep,
        "take",
        ":",
        "####",
        "save /nowhere/at/all",
        "rules §§§",
        "hand hand",
    ];
    let (code, heard, complaint) =
        run(&["play", "numero", "--seed", "1", "--players", "1"], &(odd.join("\n") + "\nstop\n"));
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    assert!(heard.contains("The game is over."), "{heard}");
    assert!(!heard.contains('\u{1b}') && !heard.contains('\u{7}'));
    for text in odd {
        let (code, ..) = run(&["referee", "numero"], &format!("centre 5 | hand 1\n{text}\n"));
        assert_eq!(code, Some(2), "{text:?}");
        let (code, ..) = run(&["referee", "numero"], &format!("{text}\ndiscard 1\n"));
        assert_eq!(code, Some(2), "{text:?}");
    }
    let (code, _, complaint) = run(&["referee", "numero"], &"x\n".repeat(100_000));
    assert_eq!((code, complaint.lines().count()), (Some(2), 1));
}

#[test]
fn quoted_input_stays_on_one_line() {
    refused(&["referee", "numero", "centre 5 | hand 1", "a\nb\u{1b}[2J"], "“a b [2J”");
    refused(&["play", "che\nss"], "“che ss”");
    refused(&["packs", "numero", "--check", "no\nfile"], "“no file”");
}

#[test]
fn a_full_disk_is_reported_in_one_sentence() {
    let full = File::options().write(true).open("/dev/full");
    let Ok(full) = full else { return };
    let output = reckon(&["rules", "numero"]).stdout(full).output().expect("the binary runs");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), complaint.lines().count()), (Some(2), 1), "{complaint}");
}

/// The terminal's messages and the ids in its sources match, so that none is unused or missing.
#[test]
fn every_message_is_said_and_every_id_has_its_message() {
    let sources = sources(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let mut used: Vec<&str> = sources.split('"').filter(|text| text.starts_with("cli-")).collect();
    used.sort_unstable();
    used.dedup();
    for language in reckon_words::Language::ALL {
        let texts: Vec<&str> =
            language.texts().filter(|(file, _)| file.starts_with("cli")).map(|(_, text)| text).collect();
        let ids = texts.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("cli-"));
        let mut ids: Vec<&str> = ids.filter_map(|line| line.split(' ').next()).collect();
        ids.sort_unstable();
        assert_eq!(used, ids, "{language}");
    }
}

fn sources(directory: &str) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(directory).expect("the sources") {
        let path = entry.expect("an entry").path();
        let name = path.to_str().expect("a plain name");
        text += &if path.is_dir() { sources(name) } else { std::fs::read_to_string(&path).expect("a source") };
    }
    text
}
