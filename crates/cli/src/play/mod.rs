//! `reckon play`: a game in the terminal, line by line.

mod again;
pub mod console;
mod help;
pub mod people;
pub mod room;
mod seed;
pub mod session;
mod table;
pub mod together;
pub mod typed;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use reckon_records::Stage;
use reckon_words::Names;

use crate::args::Play;
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::record_file::RecordFile;
use crate::voice::Voice;

use console::Console;
use people::Player;
use room::{Files, Room};
use table::Table;

pub fn run<G: TerminalGame>(args: &Play, voice: &Voice) -> Result<ExitCode, Failure> {
    let (table, file) = match &args.continue_from {
        Some(file) => (go_on::<G>(file, voice)?, Some(behind_link(file.path()))),
        None => (begin::<G>(args, voice)?, args.save.clone()),
    };
    if let Some(file) = &file {
        if args.continue_from.is_none() {
            not_there(file, voice)?;
        }
        table.save(file, voice).map_err(Failure::Sentence)?;
    }
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), !io::stdin().is_terminal(), voice);
    let files = Files { save: file, pack: args.agreed.pack.clone() };
    let times = Times { pace: args.pace, turn: args.turn };
    G::play_at(Room::new(table, console, files, voice), times)?;
    Ok(ExitCode::SUCCESS)
}

/// How fast a game goes in which all play at once, in seconds, where somebody says so.
#[derive(Clone, Copy)]
pub struct Times {
    /// In which a computer player does one thing.
    pub pace: Option<u32>,
    /// In which a person has the keyboard.
    pub turn: Option<u32>,
}

impl Times {
    /// In turns nobody is hurried.
    pub fn only_at_once(self, game: &'static str, voice: &Voice) -> Result<(), Failure> {
        match self.pace.or(self.turn) {
            Some(_) => Err(Failure::about("cli-no-pace", [("game", game.to_string())], voice)),
            None => Ok(()),
        }
    }
}

fn begin<G: TerminalGame>(args: &Play, voice: &Voice) -> Result<Table<G>, Failure> {
    let players = people::seat_everyone::<G>(args, voice)?;
    let mut options = args.agreed.settle::<G>(G::Options::default(), voice)?;
    G::suit(&mut options, &people::seats_of_people(&players), |name| args.agreed.says(name));
    let draw = seed::choose(args.seed.as_deref(), players.len(), voice)?;
    Table::begin(options, players, draw).map_err(|bad| Failure::Sentence(voice.speaker(&Names::default()).tell(&bad)))
}

fn go_on<G: TerminalGame>(file: &RecordFile, voice: &Voice) -> Result<Table<G>, Failure> {
    if file.is_input() {
        return Err(Failure::say("cli-record-input", voice));
    }
    let record = file.sound_record::<G>(voice)?;
    let draw = match &record.stage {
        Stage::Kept(draw) => draw.clone(),
        Stage::Over { .. } => return Err(file.failure("cli-record-over", voice)),
        Stage::Sealed { .. } => return Err(file.failure("cli-record-sealed", voice)),
    };
    let players: Option<Vec<Player>> = record.players.iter().map(Player::from_record).collect();
    let players = players.ok_or_else(|| file.failure("cli-record-stranger", voice))?;
    let table = Table::begin(record.options().clone(), players, draw).ok();
    let table = table.and_then(|table| table.after(record.moves).ok());
    table.ok_or_else(|| file.failure("cli-record-unsound", voice))
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
