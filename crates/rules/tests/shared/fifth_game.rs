//! A fifth game needs no lines outside its own folders but those that CONTRIBUTING.md names.
//!
//! A file that names every game in its code is a list of games, and a fifth game needs as many lines there as the least
//! named of the others has. A file that names only some of them is about these: a special deal, a test of one game, a
//! position in a bench. It is no list, and a fifth game may do without a line in it.
//!
//! Not looked at: whatever has a game's name in its path, because it is that game's own; prose, records and data that
//! programs write (schemas, samples, golden files, least counts), because nobody lists a game in them by hand; the tests
//! of the pages and the choice of benchmarks, which name the games that they play.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The games as `[module Type]`.
const GAMES: &[(&str, &str)] = {
    macro_rules! names {
        ($([$module:ident $game:ident])*) => { &[$((stringify!($module), stringify!($game))),*] };
    }
    reckon_rules::games!(names)
};

/// Endings of files with code.
const CODE: [&str; 9] = [".rs", ".toml", ".ts", ".js", ".mjs", ".svelte", ".py", ".yml", "Makefile"];

const NOT_LOOKED_AT: [&str; 3] = ["web/tests/", "bench/benches/", "crates/rules/tests/shared/fifth_game.rs"];

/// Lines in all that a fifth game may need.
const MOST: usize = 10;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns the files that are tracked, or would be.
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
    is_code && !is_own && !is_data && !NOT_LOOKED_AT.iter().any(|left_out| path.starts_with(left_out))
}

/// Returns whether a line names a game in its code: as a type, a module, a key, or a text of its own. Names inside a longer
/// text are prose.
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

/// Returns the lines that a fifth game would need in a file: as many as name the game that is named least.
fn lines_for_another(text: &str) -> usize {
    let count = |game: &(&str, &str)| text.lines().filter(|line| names(line, *game)).count();
    GAMES.iter().map(count).min().expect("there are games")
}

/// Returns the lines that CONTRIBUTING.md names, by file: `- `path`: what`, one item for each line.
fn promised() -> BTreeMap<String, usize> {
    let text = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the page");
    let (_, section) = text.split_once("## A fifth game\n").expect("the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut files = BTreeMap::new();
    let items = section.lines().filter_map(|line| line.strip_prefix("- `")?.split_once("`: "));
    for (file, _) in items.filter(|(file, _)| !file.contains('`')) {
        *files.entry(file.to_string()).or_insert(0) += 1;
    }
    files
}

#[test]
fn a_fifth_game_needs_the_lines_that_contributing_names() {
    let mut needed = BTreeMap::new();
    for path in tracked().into_iter().filter(|path| is_looked_at(path)) {
        // A file that was deleted is listed until that is committed.
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else { continue };
        let lines = lines_for_another(&text);
        if lines > 0 {
            needed.insert(path, lines);
        }
    }
    assert_eq!(needed, promised(), "found in the sources, and promised in CONTRIBUTING.md");
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
    fn prose_and_longer_names_are_let_alone() {
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
