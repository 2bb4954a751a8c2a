//! A fifth game needs no lines outside its own folders but those that CONTRIBUTING.md names.
//!
//! A file that names two or more games in its code is a list of games, and a fifth game needs as many lines there as
//! the game that is named least. The exceptions handle special cases of some games, such as a deal that is not a plain
//! shuffle; a fifth game can do without a line there, and CONTRIBUTING.md names these files too.
//!
//! Skipped: anything with a game's name in its path, because it belongs to that game; prose, records and generated data
//! (schemas, samples, golden files, minimum counts), because nobody lists a game there by hand; and tests, which name
//! the games they play.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The games as `[module Type]`.
const GAMES: &[(&str, &str)] = {
    macro_rules! names {
        ($([$module:ident $game:ident])*) => { &[$((stringify!($module), stringify!($game))),*] };
    }
    reckon_rules::games!(names)
};

/// Endings of file names that contain code.
const CODE: [&str; 9] = [".rs", ".toml", ".ts", ".js", ".mjs", ".svelte", ".py", ".yml", "Makefile"];

/// Upper bound on the lines that a fifth game may need in all files together.
const MOST: usize = 10;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns the files that git tracks or would track.
fn tracked() -> Vec<String> {
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(list).current_dir(root()).output().expect("git lists the files");
    assert!(output.status.success(), "the sources are not in a repository");
    String::from_utf8(output.stdout).expect("plain names").lines().map(str::to_string).collect()
}

fn is_looked_at(path: &str) -> bool {
    let is_code = CODE.iter().any(|end| path.ends_with(end)) || path.starts_with("scripts/");
    let is_own = GAMES.iter().any(|(module, _)| path.contains(module));
    let is_data = path == "scripts/least-tried";
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    is_code && !is_own && !is_data && !is_test
}

/// Returns whether a line names a game in its code: as a type, a module, a key or a whole string. Names inside a longer
/// string are prose.
fn names(line: &str, (module, game): (&str, &str)) -> bool {
    let code = match line.trim_start() {
        comment
            if ["//", "#", "*", "/*"].iter().any(|sign| comment.starts_with(sign)) && !comment.starts_with("#[") =>
        {
            ""
        }
        code => code.split(" //").next().unwrap_or_default(),
    };
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let as_name = |name: &str, is_meant: &dyn Fn(&str, &str) -> bool| {
        code.match_indices(name).any(|(place, _)| {
            let (before, after) = (&code[..place], &code[place + name.len()..]);
            !before.ends_with(is_name) && !after.starts_with(is_name) && is_meant(before, after)
        })
    };
    let is_quoted = |text: &str| text.matches('"').count() % 2 == 1;
    let as_type = |before: &str, _: &str| !is_quoted(before);
    let as_module = |before: &str, after: &str| {
        let is_text = before.ends_with(['"', '\'', '/']) && after.starts_with(['"', '\'']);
        let is_path = before.ends_with("mod ") || before.ends_with("::") || after.starts_with("::");
        let is_listed = before.ends_with(['[', '{', ' ']) && after.starts_with([',', ':', '}', ']', '=']);
        is_text || (!is_quoted(before) && (is_path || is_listed || before.trim().is_empty() && after.starts_with(',')))
    };
    as_name(game, &as_type) || as_name(module, &as_module)
}

/// Returns the number of lines that a fifth game would need in a file that names several games: as many as name the
/// least-named game. Unit tests at the end of a file do not count.
fn lines_for_another(text: &str, games: &[(&str, &str)]) -> usize {
    let code = text.split("\n#[cfg(test)]\n").next().unwrap_or_default();
    let count = |game: &(&str, &str)| code.lines().filter(|line| names(line, *game)).count();
    let counts: Vec<usize> = games.iter().map(count).filter(|lines| *lines > 0).collect();
    if counts.len() < 2 { 0 } else { counts.into_iter().min().unwrap_or_default() }
}

fn section() -> String {
    let text = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("CONTRIBUTING.md exists");
    let (_, section) = text.split_once("## A fifth game\n").expect("the section");
    section.split("\n## ").next().unwrap_or_default().to_string()
}

/// Returns the files with special cases that CONTRIBUTING.md names.
fn special() -> BTreeSet<String> {
    let section = section();
    let (_, paragraph) = section.split_once("\nSome files handle ").expect("the paragraph");
    paragraph.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// Returns the lines that CONTRIBUTING.md names, by file: `- `path`: what`, one item for each line.
fn promised() -> BTreeMap<String, usize> {
    let section = section();
    let mut files = BTreeMap::new();
    let items = section.lines().filter_map(|line| line.strip_prefix("- `")?.split_once("`: "));
    for (file, _) in items.filter(|(file, _)| !file.contains('`')) {
        *files.entry(file.to_string()).or_insert(0) += 1;
    }
    files
}

#[test]
fn a_fifth_game_needs_the_lines_that_contributing_names() {
    let (mut needed, mut is_special) = (BTreeMap::new(), BTreeSet::new());
    for path in tracked().into_iter().filter(|path| is_looked_at(path)) {
        // git lists a deleted file until the deletion is committed.
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else { continue };
        let lines = lines_for_another(&text, GAMES);
        if lines > 0 && special().contains(&path) {
            is_special.insert(path);
        } else if lines > 0 {
            needed.insert(path, lines);
        }
    }
    assert_eq!(is_special, special(), "files found in the sources, and files named in CONTRIBUTING.md");
    assert_eq!(needed, promised(), "lines found in the sources, and lines promised in CONTRIBUTING.md");
    assert!(needed.values().sum::<usize>() <= MOST, "too many: {needed:?}");
}

mod on_made_up_lines {
    use super::*;

    const CHESS: (&str, &str) = ("chess", "Chess");

    #[test]
    fn a_name_in_code_is_found_in_every_form() {
        for line in [
            "pub mod chess;",
            "    mod chess;",
            "use reckon_rules::chess::Board;",
            "use reckon_rules::{chess, draughts};",
            "    play::<Chess>(7);",
            "[chess Chess] [draughts Draughts]",
            "    \"chess\" => 1,",
            "  chess: () => import('./chess'),",
            "if (game === 'chess') return 'points';",
            "    chess,",
            "let x = 1; chess::play() // of chess",
        ] {
            assert!(names(line, CHESS), "{line}");
        }
    }

    #[test]
    fn a_list_that_lacks_a_game_is_found_too() {
        let games = [CHESS, ("draughts", "Draughts"), ("halma", "Halma")];
        let lines = |text: &str| lines_for_another(text, &games);
        assert_eq!(lines("mod chess;\nmod draughts;\nmod halma;"), 1);
        assert_eq!(lines("mod chess;\nmod draughts;"), 1, "halma is missing");
        assert_eq!(lines("chess::play();\nmod chess;\nmod halma;\nhalma::play();"), 2);
        assert_eq!(lines("mod chess;\nchess::play();"), 0, "it is about chess");
        assert_eq!(lines("mod chess;\n#[cfg(test)]\nmod tests {\n    use halma::Board;\n}"), 0, "a test");
    }

    #[test]
    fn prose_and_longer_names_are_ignored() {
        for line in [
            "// use chess::Board;",
            "/// Chess is a game.",
            "# chess",
            "//! [`chess::Board`]",
            "    \"play chess --preset quick\"",
            "    \"a game of Chess\"",
            "  reckon play chess --preset quick   a game",
            "let chessboard = 1;",
            "t('web-chess-title')",
            "call(); // chess::play",
        ] {
            assert!(!names(line, CHESS), "{line}");
        }
    }
}
