//! The sources themselves: every paragraph of a rulebook is cited by a rule and by a test, no
//! citation dangles, and no game imports another.
//!
//! `rulebooks/<game>.md` belongs to `src/<game>/` and to `tests/<game>/`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A paragraph such as `4.2`; a whole chapter has no second number.
type Paragraph = (u32, Option<u32>);

struct Source {
    path: String,
    text: String,
}

/// Returns the paragraphs that a rulebook defines as `**§4.2**`, and their chapters.
fn defined(rulebook: &str) -> BTreeSet<Paragraph> {
    let mut paragraphs = BTreeSet::new();
    for piece in rulebook.split("**§").skip(1) {
        if let Some((paragraph, rest)) = read_paragraph(piece)
            && paragraph.1.is_some()
            && rest.starts_with("**")
        {
            paragraphs.insert(paragraph);
            paragraphs.insert((paragraph.0, None));
        }
    }
    paragraphs
}

/// Returns the paragraphs cited in a source's comments. `§4.1–§4.3` cites all three.
fn cited(source: &str, defined: &BTreeSet<Paragraph>) -> BTreeSet<Paragraph> {
    let mut paragraphs = BTreeSet::new();
    for comment in source.lines().filter_map(|line| line.find("//").map(|start| &line[start..])) {
        let mut before: Option<(Paragraph, &str)> = None;
        for piece in comment.split('§').skip(1) {
            let Some((paragraph, rest)) = read_paragraph(piece) else {
                before = None;
                continue;
            };
            if let Some((first, between)) = before
                && matches!(between.trim(), "–" | "-" | "to")
            {
                paragraphs.extend(defined.iter().copied().filter(|p| first <= *p && *p <= paragraph && p.1.is_some()));
            }
            paragraphs.insert(paragraph);
            before = Some((paragraph, rest));
        }
    }
    paragraphs
}

/// Splits off a leading `4.2` or `4`.
fn read_paragraph(text: &str) -> Option<(Paragraph, &str)> {
    let (chapter, rest) = read_number(text)?;
    match rest.strip_prefix('.').and_then(read_number) {
        Some((number, rest)) => Some(((chapter, Some(number)), rest)),
        None => Some(((chapter, None), rest)),
    }
}

fn read_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

fn written(paragraph: Paragraph) -> String {
    match paragraph {
        (chapter, Some(number)) => format!("§{chapter}.{number}"),
        (chapter, None) => format!("§{chapter}"),
    }
}

/// Returns what is wrong with the citations of one rulebook. Citing a whole chapter cites none of
/// its paragraphs.
fn complaints(rulebook: &str, rules: &[Source], tests: &[Source]) -> Vec<String> {
    let defined = defined(rulebook);
    let mut complaints = Vec::new();
    for (kind, sources) in [("rule", rules), ("test", tests)] {
        let mut missing = defined.clone();
        missing.retain(|paragraph| paragraph.1.is_some());
        for source in sources {
            for paragraph in cited(&source.text, &defined) {
                missing.remove(&paragraph);
                if !defined.contains(&paragraph) {
                    complaints.push(format!("{} cites {}, which does not exist", source.path, written(paragraph)));
                }
            }
        }
        complaints.extend(missing.into_iter().map(|paragraph| format!("no {kind} cites {}", written(paragraph))));
    }
    complaints
}

/// Returns the modules that a source file names by path: `crate::m`, `super::super::m`,
/// `crate::{m::…, …}`.
fn named_modules(source: &str) -> BTreeSet<String> {
    let code: String =
        source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
    let tokens = tokens(&code);
    let mut modules = BTreeSet::new();
    for (place, token) in tokens.iter().enumerate() {
        let after = match *token {
            "crate" | "reckon_rules" => Some(place + 1),
            "super" => {
                let supers = tokens[place..].chunks(2).take_while(|pair| *pair == ["super", "::"]).count();
                (supers >= 2).then_some(place + 2 * supers - 1)
            }
            _ => None,
        };
        let Some(after) = after else { continue };
        match tokens.get(after..after + 2) {
            Some(["::", "{"]) => modules.extend(first_names(&tokens[after + 2..])),
            Some(["::", module]) => {
                modules.insert((*module).to_string());
            }
            _ => {}
        }
    }
    modules
}

/// Returns the first name of each path in a `use` list, given the tokens after its opening brace.
fn first_names(tokens: &[&str]) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0_u32;
    let mut is_first = true;
    for token in tokens {
        match *token {
            "}" if depth == 0 => break,
            "{" => depth += 1,
            "}" => depth -= 1,
            "," if depth == 0 => is_first = true,
            name if depth == 0 && is_first => {
                names.push(name.to_string());
                is_first = false;
            }
            _ => {}
        }
    }
    names
}

/// Splits code into names, `::` and single characters.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            c if c.is_alphanumeric() || c == '_' => {
                rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
            }
            ':' if rest.starts_with("::") => 2,
            c => c.len_utf8(),
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

fn crate_root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rulebooks() -> Vec<(String, String)> {
    let folder = crate_root().join("../../rulebooks");
    let mut books: Vec<(String, String)> = files_below(&folder)
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .map(|path| {
            let name = path.file_stem().expect("a rulebook has a name").to_string_lossy().replace('-', "_");
            (name, fs::read_to_string(&path).expect("a rulebook can be read"))
        })
        .collect();
    books.sort();
    books
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Returns the Rust files below a folder of the crate, with their paths relative to the crate.
fn sources(folder: &str) -> Vec<Source> {
    let root = crate_root();
    files_below(&root.join(folder))
        .into_iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .map(|path| Source {
            text: fs::read_to_string(&path).expect("a source can be read"),
            path: path.strip_prefix(&root).expect("it is below the root").to_string_lossy().replace('\\', "/"),
        })
        .collect()
}

#[test]
fn every_paragraph_is_cited_by_a_rule_and_by_a_test() {
    let mut all = Vec::new();
    for (game, rulebook) in rulebooks() {
        assert!(!defined(&rulebook).is_empty(), "the rulebook of {game} has no paragraphs");
        let rules = sources(&format!("src/{game}"));
        let tests = sources(&format!("tests/{game}"));
        all.extend(complaints(&rulebook, &rules, &tests).into_iter().map(|complaint| format!("{game}: {complaint}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn no_game_imports_another_and_shared_code_imports_no_game() {
    let games: Vec<String> = rulebooks().into_iter().map(|(game, _)| game).collect();
    let mut wrong = Vec::new();
    for source in sources("src") {
        let home = source.path.split('/').nth(1).unwrap_or_default();
        let named = named_modules(&source.text);
        for game in games.iter().filter(|game| *game != home && named.contains(*game)) {
            wrong.push(format!("{} names the game {game}", source.path));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

mod on_made_up_text {
    use super::*;

    const RULEBOOK: &str = "# A game\n\n## 1. Cards\n\n**§1.1** Cards.\n\n**§1.2** More, see §1.1.\n\n**§1.10** End.\n";

    fn source(text: &str) -> Source {
        Source { path: "a.rs".to_string(), text: text.to_string() }
    }

    fn complain(rules: &str, tests: &str) -> Vec<String> {
        complaints(RULEBOOK, &[source(rules)], &[source(tests)])
    }

    #[test]
    fn no_complaint_when_rules_and_tests_cite_everything() {
        let everything = "/// §1.1 Cards.\nfn f() {}\n//! §1.2, §1.10\n";
        assert_eq!(complain(everything, everything), [""; 0]);
    }

    #[test]
    fn a_range_cites_every_paragraph_in_it() {
        let range = "// §1.1–§1.10 Everything.";
        assert_eq!(complain(range, "// §1.1 to §1.10"), [""; 0]);
        assert_eq!(complain(range, "// §1.1–§1.2"), ["no test cites §1.10"]);
        assert_eq!(complain(range, "// §1.1, §1.10"), ["no test cites §1.2"]);
    }

    #[test]
    fn a_paragraph_without_a_rule_or_a_test_is_found() {
        assert_eq!(complain("// §1.1, §1.2", "// §1.2 §1.10"), ["no rule cites §1.10", "no test cites §1.1"]);
    }

    #[test]
    fn a_dangling_citation_is_found() {
        let range = "// §1.1–§1.10";
        assert_eq!(complain("// §1.1–§1.10, §1.3", range), ["a.rs cites §1.3, which does not exist"]);
        assert_eq!(complain(range, "// §1.1–§1.10\n// §2 Play."), ["a.rs cites §2, which does not exist"]);
    }

    #[test]
    fn a_chapter_cites_no_paragraph_and_code_is_not_a_comment() {
        assert_eq!(complain("//! §1 Cards.", "// §1.1–§1.10").len(), 3);
        assert_eq!(complain("let text = \"§1.1–§1.10\";", "// §1.1–§1.10").len(), 3);
    }

    #[test]
    fn imports_are_found_in_every_form() {
        for text in [
            "use crate::chess::Board;",
            "fn f() -> crate::chess::Board {}",
            "use super::super::chess;",
            "use super::super::super::chess::{Board, Move};",
            "use crate::{game::{Game, Seat}, chess::Board};",
            "use crate::{\n    game,\n    chess,\n};",
            "pub use reckon_rules::chess;",
        ] {
            assert!(named_modules(text).contains("chess"), "{text}");
        }
    }

    #[test]
    fn anything_else_is_not_an_import() {
        for text in [
            "// use crate::chess::Board;",
            "use super::chess::Board;",
            "use crate::game::chess;",
            "use crate::{game::{chess, Seat}};",
            "let chess = 1;",
        ] {
            assert!(!named_modules(text).contains("chess"), "{text}");
        }
    }
}
