//! A command line that is none: said as a program or a person wants to hear it.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;

use crate::args::Manner;
use crate::voice::Voice;
use crate::{NOT_UNDERSTOOD, games};

pub fn complain(error: &clap::Error) -> ExitCode {
    let args: Vec<String> = std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let game = args.first().and_then(|word| games::named(word));
    let game = game.filter(|_| error.kind() == ErrorKind::InvalidSubcommand);
    let sentence = game.map(|game| Voice::new(&Manner::default()).say_with("cli-play-it", [("game", game)]));
    // Where nobody listens, the exit code still says it.
    let _nobody_reads = if error.use_stderr() && args.iter().any(|arg| arg == "--json") {
        let sentence = sentence.unwrap_or_else(|| in_one_line(&error.to_string()));
        writeln!(io::stdout(), "{}", serde_json::json!({ "error": sentence }))
    } else if let Some(sentence) = sentence {
        writeln!(io::stderr(), "{sentence}")
    } else {
        let is_about_games = error.kind() == ErrorKind::MissingRequiredArgument;
        let is_about_games = is_about_games && in_one_line(&error.to_string()).contains("<GAME>");
        let hint = is_about_games.then(|| games::listed(&Voice::new(&Manner::default())));
        error.print().and_then(|()| hint.map_or(Ok(()), |hint| writeln!(io::stderr(), "{hint}")))
    };
    // Help and version come this way too, and are no mistake.
    if error.use_stderr() { ExitCode::from(NOT_UNDERSTOOD) } else { ExitCode::SUCCESS }
}

/// What is wrong, without the usage that follows it.
fn in_one_line(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.trim_start_matches("error:").split_whitespace().collect();
    words.join(" ")
}
