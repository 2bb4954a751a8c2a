//! ARCHITECTURE.md and the tree agree: every file named on the path of a move exists, and so does every file named for
//! a game.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the page exists")
}

fn section<'a>(page: &'a str, title: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("## {title}\n")).unwrap_or_else(|| panic!("no section '{title}'"));
    rest.split("\n## ").next().unwrap_or(rest)
}

/// Returns the words that are file paths: those with a slash and the ending of a code file.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let is_separator = |c: char| c.is_whitespace() || "`,;:()".contains(c);
    let is_path = |word: &&str| word.contains('/') && [".rs", ".ts", ".svelte"].iter().any(|end| word.ends_with(end));
    text.split(is_separator).filter(is_path)
}

/// Paths are relative to the root, to `crates/`, or to the folder of the file that begins the line.
fn exists(path: &str, line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let beside = Path::new(first).parent().unwrap_or(Path::new(""));
    let above = beside.parent().unwrap_or(Path::new(""));
    let bases =
        [Path::new(""), Path::new("crates"), &Path::new("crates").join(beside), &Path::new("crates").join(above)];
    bases.iter().any(|base| root().join(base).join(path).is_file())
}

#[test]
fn every_file_on_the_path_of_a_move_exists() {
    let page = page();
    let mut named = 0;
    for line in section(&page, "The path of a move").lines() {
        for path in paths(line) {
            assert!(exists(path, line), "{path} does not exist: {line}");
            named += 1;
        }
    }
    assert!(named > 30, "only {named} files are named");
}

#[test]
fn every_file_named_for_a_game_exists() {
    let page = page();
    let games =
        [("NUMERO", "numero"), ("Numberloor", "numberloor"), ("nmbrs! blocks", "nmbrs"), ("Numenko", "numenko")];
    for (title, folder) in games {
        let (_, rest) = section(&page, "A game's folders").split_once(&format!("- **{title}**:")).expect("the game");
        let text = rest.split("\n- **").next().unwrap_or(rest).split("\n\n").next().unwrap_or(rest);
        for name in text.split('`').skip(1).step_by(2).filter(|name| name.ends_with(".rs") || name.ends_with('/')) {
            assert!(root().join("crates/rules/src").join(folder).join(name).exists(), "{title} has no {name}");
        }
    }
}
