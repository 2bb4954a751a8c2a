//! The one binary `reckon`: play, ask the referee, read the rules, open tables for others.

mod agreed;
mod args;
mod at_once;
mod failure;
mod files;
mod game;
mod games;
mod in_turns;
mod markdown;
mod nearest;
mod nmbrs;
mod numberloor;
mod numenko;
mod numero;
mod options;
mod packs;
mod play;
mod record_file;
mod referee;
mod replay;
mod rules;
mod serve;
mod tiles;
mod usage;
mod verify;
mod voice;
mod wrapping;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::Cli;
use voice::Voice;

/// Something was not understood. A refused move is 1, as the referee says, and a changed record too.
pub const NOT_UNDERSTOOD: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse_from(args::with_texts(std::env::args_os())) {
        Ok(cli) => cli,
        Err(error) => return usage::complain(&error),
    };
    let Some(command) = cli.command else {
        // Whoever asks for nothing is shown everything there is; if nobody reads it, that is all right.
        let _nobody_reads = Cli::command().print_help();
        return ExitCode::SUCCESS;
    };
    let voice = Voice::new(command.manner());
    match games::run_command(&command, &voice) {
        Ok(code) => code,
        Err(failure) => match failure.sentence(&voice) {
            Some(sentence) => {
                // Where there is nowhere to complain to, the exit code still says it.
                let _nobody_reads = match command.wants_json() {
                    true => writeln!(io::stdout(), "{}", serde_json::json!({ "error": sentence })),
                    false => writeln!(io::stderr(), "{sentence}"),
                };
                ExitCode::from(NOT_UNDERSTOOD)
            }
            None => ExitCode::SUCCESS,
        },
    }
}
