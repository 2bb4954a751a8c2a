//! `reckon play`: a game in the terminal, line by line.

mod again;
mod console;
mod help;
mod people;
pub mod record;
mod seed;
mod session;
mod table;
mod typed;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::args::Play;
use crate::failure::Failure;
use crate::files::{as_argument, read_small, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

use console::Console;
use record::Record;
use session::{Files, Session};
use table::Table;

pub fn run<G: TerminalGame>(args: &Play, voice: &Voice) -> Result<ExitCode, Failure> {
    let (record, file) = match &args.continue_from {
        Some(file) => {
            let text = read_small(file, voice)?;
            (Record::read(&text, file, voice)?, Some(behind_link(file)))
        }
        None => (begin::<G>(args, voice)?, args.save.clone()),
    };
    let table = Table::open(record).map_err(|trouble| trouble.tell(file.as_deref(), voice))?;
    if let Some(file) = &file {
        if args.continue_from.is_none() {
            not_there(file, voice)?;
        }
        table.save(file, voice).map_err(Failure::Sentence)?;
    }
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), !io::stdin().is_terminal(), voice);
    let files = Files { save: file, pack: args.agreed.pack.clone() };
    Session::new(table, console, files, voice).run()?;
    Ok(ExitCode::SUCCESS)
}

fn begin<G: TerminalGame>(args: &Play, voice: &Voice) -> Result<Record<G>, Failure> {
    let players = people::seat_everyone(args, voice)?;
    Ok(Record {
        options: args.agreed.settle::<G>(G::Options::default(), voice)?,
        seed: seed::choose(args.seed.as_deref(), players.len(), voice)?,
        players,
        moves: Vec::new(),
    })
}

/// The file that a link names is kept up to date, and the link stays.
fn behind_link(file: &Path) -> PathBuf {
    let named = if file.is_symlink() { file.canonicalize().ok() } else { None };
    named.unwrap_or_else(|| file.to_path_buf())
}

/// Nothing that somebody has kept is ever written over.
fn not_there(file: &Path, voice: &Voice) -> Result<(), Failure> {
    match file.symlink_metadata() {
        Ok(there) if there.is_dir() => Err(Failure::about("cli-file-directory", [("file", shown(file))], voice)),
        Ok(_) => {
            let args = [("file", shown(file)), ("argument", as_argument(file))];
            Err(Failure::about("cli-save-exists", args, voice))
        }
        Err(_) => Ok(()),
    }
}
