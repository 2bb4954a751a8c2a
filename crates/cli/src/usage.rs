//! Command-line errors, as JSON for programs or as text for people.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::args::OutputArgs;
use crate::output::Output;
use crate::{NOT_UNDERSTOOD, games};

pub fn complain(error: &clap::Error) -> ExitCode {
    let args: Vec<String> = std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let game = args.first().and_then(|word| games::named(word));
    let game = game.filter(|_| error.kind() == ErrorKind::InvalidSubcommand);
    let sentence = game.map(|game| Output::new(&OutputArgs::default()).say_with("cli-play-it", [("game", game)]));
    // If the message cannot be written, the exit code still reports the failure.
    let _nobody_reads = if error.use_stderr() && args.iter().any(|arg| arg == "--json") {
        let sentence = sentence.unwrap_or_else(|| in_one_line(&error.to_string()));
        writeln!(io::stdout(), "{}", serde_json::json!({ "error": sentence }))
    } else if let Some(sentence) = sentence {
        writeln!(io::stderr(), "{sentence}")
    } else {
        let hint = lacks_the_game(error).then(|| games::listed(&Output::new(&OutputArgs::default())));
        error.print().and_then(|()| hint.map_or(Ok(()), |hint| writeln!(io::stderr(), "{hint}")))
    };
    // Clap also returns help and version as errors, which they are not.
    if error.use_stderr() { ExitCode::from(NOT_UNDERSTOOD) } else { ExitCode::SUCCESS }
}

/// Checks whether the command lacks its game argument.
fn lacks_the_game(error: &clap::Error) -> bool {
    let missing = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(names)) => names.as_slice(),
        Some(ContextValue::String(name)) => std::slice::from_ref(name),
        _ => &[],
    };
    error.kind() == ErrorKind::MissingRequiredArgument && missing.iter().any(|name| name == "<GAME>")
}

/// Returns the error message on one line, without the usage that follows it.
fn in_one_line(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error:").split_whitespace().collect();
    words.join(" ")
}
