//! `reckon rules`: the rulebook, or one chapter or paragraph of it.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_words::Language;

use crate::args::Rules;
use crate::failure::Failure;
use crate::game::HasRulebook;
use crate::markdown;
use crate::output::Output;

pub fn run<G: HasRulebook>(args: &Rules, output: &Output) -> Result<ExitCode, Failure> {
    let text = match &args.paragraph {
        None => G::RULEBOOK.to_string(),
        Some(wanted) => passage(G::RULEBOOK, wanted)
            .ok_or_else(|| Failure::about("cli-no-such-paragraph", [("text", shortened(wanted))], output))?,
    };
    if output.language != Language::English {
        writeln!(io::stderr(), "{}", output.say("cli-rules-in-english"))?;
    }
    writeln!(io::stdout(), "{}", markdown::shown(text.trim_end(), output))?;
    Ok(ExitCode::SUCCESS)
}

/// Finds a chapter or a paragraph by its number: `4`, `4.2`, `§4.2`.
pub fn passage(rulebook: &str, wanted: &str) -> Option<String> {
    let wanted = wanted.trim().trim_start_matches('§').trim_start().trim_end_matches('.');
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (begins, is_chapter) = match wanted.split_once('.') {
        None if is_number(wanted) => (format!("## {wanted}. "), true),
        Some((chapter, number)) if is_number(chapter) && is_number(number) => (format!("**§{wanted}**"), false),
        _ => return None,
    };
    let ends = |line: &&str| line.starts_with("## ") || !is_chapter && line.starts_with("**§");
    let mut lines = rulebook.lines().skip_while(|line| !line.starts_with(&begins));
    let first = lines.next()?;
    let rest: Vec<&str> = lines.take_while(|line| !ends(line)).collect();
    let text = format!("{first}\n{}", rest.join("\n"));
    Some(text.trim_end().to_string())
}

/// Returns the text before the first chapter, and the chapter titles.
pub fn overview(rulebook: &str) -> String {
    let before: Vec<&str> = rulebook.lines().take_while(|line| !line.starts_with("## ")).collect();
    let is_chapter = |line: &&str| line.starts_with("## ") && line[3..].starts_with(|c: char| c.is_ascii_digit());
    let chapters: Vec<&str> = rulebook.lines().filter(is_chapter).map(|line| &line[3..]).collect();
    format!("{}\n\n{}", before.join("\n").trim_end(), chapters.join("\n"))
}

pub fn shortened(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
