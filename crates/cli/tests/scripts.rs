//! The scripts that the Makefile calls run under the plain tools of a Debian system.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project's folder")
}

/// Lists every executable in `scripts/`.
fn scripts() -> Vec<String> {
    let found = fs::read_dir(root().join("scripts")).expect("a folder of scripts");
    let paths = found.map(|entry| entry.expect("an entry").path());
    let runs = paths.filter(|path| fs::read_to_string(path).is_ok_and(|text| text.starts_with("#!")));
    let mut names: Vec<String> =
        runs.map(|path| path.file_name().expect("a name").to_str().expect("a plain name").to_string()).collect();
    names.sort_unstable();
    names
}

/// Runs a script from outside the project's folder, with mawk as awk if it is installed.
fn run(name: &str, words: &[&str], input: &str) -> String {
    let tools = tempfile::tempdir().expect("a folder");
    let mut path = std::env::var("PATH").expect("a PATH");
    if let Some(mawk) = std::env::split_paths(&path).map(|folder| folder.join("mawk")).find(|mawk| mawk.exists()) {
        std::os::unix::fs::symlink(mawk, tools.path().join("awk")).expect("a link");
        path = format!("{}:{path}", tools.path().display());
    }
    let mut command = Command::new(root().join("scripts").join(name));
    command.args(words).env("PATH", path).current_dir(tools.path());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{name}: {error}"));
    // A script that reads nothing may have ended already.
    let _ended = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    assert!(output.status.success(), "{name} {words:?}: {}{}", text(output.stdout), text(output.stderr));
    assert_eq!(text(output.stderr), "", "{name} {words:?}");
    text(output.stdout)
}

#[test]
fn every_script_explains_itself() {
    let scripts = scripts();
    assert!(scripts.len() >= 10, "{scripts:?}");
    for name in scripts {
        let help = run(&name, &["--help"], "");
        let first = help.lines().next().unwrap_or_default();
        assert!(first.len() > 40 && !first.starts_with(['#', '/']), "{name}: {help}");
    }
}

/// Pairs of speeds become a table with the medians of their ratios.
#[test]
fn the_comparison_with_peers_draws_its_table() {
    let table = run("bench-peers", &["--table"], "150 1500 10 100\n90 120 10 100\n120 1300 10 100\n");
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 5, "{table}");
    assert_eq!(
        lines[4],
        "median: 12.0 times its whole games (aim 10: reached), 13.0 times its decisions (aim 4: reached)"
    );
    let table = run("bench-peers", &["--table"], "50 100 10 100\n");
    assert!(table.ends_with("(aim 10: MISSED), 1.0 times its decisions (aim 4: MISSED)\n"), "{table}");
}

#[test]
fn the_count_of_instructions_draws_its_table() {
    let bench = "instructions::moves::one with_events:\"numero\"\n  Instructions:   1230000|N/A  (*********)\n\
                 instructions::judging::grid sixty:\"numenko\"\n  Instructions:   130000|120000   (+8%)\n";
    let table = run("count-instructions", &["--table"], bench);
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0].join(" "), "instructions a move now last run");
    assert_eq!(rows[1][rows[1].len() - 2..], ["123", "-"], "{table}");
    assert_eq!(rows[2][rows[2].len() - 2..], ["1300", "1200"], "{table}");
}

/// A target missing from every game's table would never be fuzzed.
#[test]
fn every_fuzz_target_is_in_the_long_run() {
    let listed = run("long-fuzz", &["--list"], "");
    let listed: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let found = fs::read_dir(root().join("fuzz/fuzz_targets")).expect("targets");
    for target in found.map(|entry| entry.expect("an entry").path()) {
        let target = target.file_stem().expect("a name").to_string_lossy();
        let is_listed = |name: &&str| *name == target || name.ends_with(&format!("_{target}"));
        assert!(listed.iter().any(is_listed), "{target} is in no table of fuzz/targets");
    }
}
