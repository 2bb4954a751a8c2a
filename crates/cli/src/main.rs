//! The one binary `reckon`: play, ask the referee, read the rules, open tables for others.

mod args;
mod card_box;
mod failure;
mod files;
mod game;
mod games;
mod markdown;
mod nearest;
mod nmbrs;
mod numberloor;
mod numenko;
mod numero;
mod options;
mod output;
mod packs;
mod play;
mod record_file;
mod referee;
mod replay;
mod rules;
mod serve;
mod table_args;
mod usage;
mod verify;
mod wrapping;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::Cli;
use output::Output;

/// Exit code for input that was not understood. A refused move is 1, and so is a changed record.
pub const NOT_UNDERSTOOD: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse_from(args::shield_negative_texts(std::env::args_os())) {
        Ok(cli) => cli,
        Err(error) => return usage::complain(&error),
    };
    let Some(command) = cli.command else {
        // Without a command, show the help; a failure to print it is harmless.
        let _nobody_reads = Cli::command().print_help();
        return ExitCode::SUCCESS;
    };
    let output = Output::new(command.output());
    match games::run_command(&command, &output) {
        Ok(code) => code,
        Err(failure) => match failure.sentence(&output) {
            Some(sentence) => {
                // If the message cannot be written, the exit code still reports the failure.
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
