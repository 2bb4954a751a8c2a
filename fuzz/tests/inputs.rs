//! The checks on every seed, and on texts that would keep a careless parser busy forever.

use std::fs;
use std::path::{Path, PathBuf};

use reckon_fuzz::{ALL, Check, Checks};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the targets that `scripts/long-fuzz` runs, with their checks.
fn fuzzed(checks: &Checks) -> Vec<(String, Check)> {
    let table = fs::read_to_string(root().join("targets").join(checks.name)).expect("a table of targets");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let names = rows.map(|row| row.split_whitespace().next().expect("the name of a target"));
    let check = |name: &str| checks.target(name).unwrap_or_else(|| panic!("{} has no target {name}", checks.name));
    names.map(|name| (name.to_owned(), check(name))).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files
}

#[test]
fn seeds_hold() {
    for checks in ALL.iter() {
        for (target, check) in fuzzed(checks) {
            for file in files(&root().join("seeds").join(checks.name).join(&target)) {
                let seed = fs::read(&file).expect("a file");
                let is_text = std::str::from_utf8(&seed).is_ok();
                assert!(is_text || matches!(check, Check::Bytes(_)), "{} is not text", file.display());
                check.run(&seed);
            }
        }
    }
}

/// A target that is in no table, or has no binary or no dictionary, would never run.
#[test]
fn every_target_is_fuzzed() {
    let mut names: Vec<String> = Vec::new();
    for checks in ALL.iter() {
        for (target, _) in fuzzed(checks) {
            let dictionary = format!("dictionaries/{}/{target}.dict", checks.name);
            assert!(root().join(&dictionary).exists(), "there is no {dictionary}");
            names.push(target);
        }
    }
    names.sort();
    names.dedup();
    let binaries = files(&root().join("fuzz_targets"));
    let stems: Vec<_> = binaries.iter().map(|file| file.file_stem().unwrap_or_default().to_string_lossy()).collect();
    assert_eq!(stems, names, "fuzz_targets, and the targets in the tables");
    for (stem, file) in stems.iter().zip(&binaries) {
        let text = fs::read_to_string(file).expect("a file");
        assert!(text.contains(&format!("reckon_fuzz::fuzz(\"{stem}\", bytes)")), "{stem} checks something else");
    }
}

/// Largest frame that a server accepts.
const LONGEST: usize = 16 * 1024;

/// Returns a record of each game up to its cards.
fn records() -> Vec<String> {
    let begin = |checks: &Checks| {
        let options = checks.options.as_deref()?;
        Some(format!("reckon record 1\ngame {}\nrules 1\noptions {options}\ncards ", checks.name))
    };
    ALL.iter().filter_map(begin).collect()
}

/// An exponential parser would never return from these; the fuzzer itself stops at inputs that take
/// seconds.
#[test]
fn long_texts_are_read_to_the_end() {
    let beginnings = [
        "",
        "take 9b: ",
        "build 8: ",
        "discard ",
        "centre ",
        "hand 5r | centre ",
        "shown 1: 5r | ",
        "cards ",
        "night 5n ",
        "end ",
        "open 5 b3 | hand ",
        "open 5 b3 | placed ",
        "hand 1 | table ",
        "insert 3 between 2 4, ",
        "exchange 33 for ja, ",
        "lay ",
        "done 2*4*8; across 1,1: ",
        "2*4*8 > a1 down ",
        "seat 1 | tiles ",
        "counts 21 21 | grid 1: ",
        "{\"move\":{\"id\":\"a\",\"on\":1,\"m\":",
        "{\"game\":\"numero\",\"seats\":[\"me\"],\"options\":{\"a\":",
    ];
    let pieces = [
        "(",
        ")",
        "((((5r",
        "(5r + 3b)x2",
        "5r + ",
        "5r-2",
        "[-2]",
        "10r -2 = ",
        "[-2] ; ",
        "5r, ",
        "; discard -2",
        "| shown 1: 5r\n",
        "9",
        "-",
        "*1/2",
        "10#1 = 9g + 1r by 2, ",
        "√",
        "½",
        "1-99gobr ",
        "200*1g ",
        "x",
        " ",
        "|",
        ":",
        "[[wild]]\n",
        "[[[[",
        "{\"m\":",
        "[\"pass\",",
        "{a=",
        "5 b2 ",
        "5n ",
        "+2=",
        "3+2=5, ",
        "5 left ",
        "on 5 ",
        "200*0-9n!red ",
        "🎈",
        "night ",
        "end ",
        "1*",
        "?",
        "*?",
        "1?*",
        "1*2*3/",
        "9/*/",
        "./",
        "; down 1,1: 1+1=2",
        "1+",
        "12345678*",
        "a1 across ",
        "lift a1 ",
        "10*0-9 50** ",
        ". / ",
        "ja=35 ",
        "insert 3 between 2 4, ",
        "1 above 2, ",
        "lay 30 40 50, ",
        "new 30 40 50, ",
        "65 75 into A, ",
        "jb at 20, ",
    ];
    // Bytes that choose moves are not parsed.
    let checks: Vec<Check> =
        ALL.iter().flat_map(fuzzed).filter(|(target, _)| target != "play").map(|(_, check)| check).collect();
    for beginning in beginnings.map(str::to_owned).into_iter().chain(records()) {
        for piece in pieces {
            let text = beginning.clone() + &piece.repeat((LONGEST - beginning.len()) / piece.len());
            let closed = text.clone() + &")".repeat(LONGEST / 2);
            for text in [&text, &closed] {
                checks.iter().for_each(|check| check.run(text.as_bytes()));
            }
        }
    }
}
