//! `reckon play`: a game in the terminal, line by line.

pub mod command;
pub mod console;
mod help;
mod local_game;
mod redeal_command;
pub mod room;
pub mod seating;
mod seed;
pub mod simultaneous;
pub mod turns;

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use reckon_records::Stage;
use reckon_words::Names;

use crate::args::Play;
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::output::Output;
use crate::record_file::RecordFile;

use console::Console;
use local_game::LocalGame;
use room::{Files, Room};
use seating::Player;

pub fn run<G: TerminalGame>(args: &Play, output: &Output) -> Result<ExitCode, Failure> {
    let (game, file) = match &args.continue_from {
        Some(file) => (go_on::<G>(file, output)?, Some(behind_link(file.path()))),
        None => (begin::<G>(args, output)?, args.save.clone()),
    };
    if let Some(file) = &file {
        if args.continue_from.is_none() {
            not_there(file, output)?;
        }
        game.save(file, output).map_err(Failure::Sentence)?;
    }
    let console = Console::new(io::stdin().lock(), io::stdout().lock(), !io::stdin().is_terminal(), output);
    let files = Files { save: file, pack: args.table.pack.clone() };
    let times = Times { pace: args.pace, turn: args.turn };
    G::play_at(Room::new(game, console, files, output), times)?;
    Ok(ExitCode::SUCCESS)
}

/// Timing of a game that everybody plays at once, in seconds, where set.
#[derive(Clone, Copy)]
pub struct Times {
    /// Time that a computer player takes for one action.
    pub pace: Option<u32>,
    /// Time that a person has at the keyboard.
    pub turn: Option<u32>,
}

impl Times {
    /// Rejects these times in games played in turns.
    pub fn only_at_once(self, game: &'static str, output: &Output) -> Result<(), Failure> {
        match self.pace.or(self.turn) {
            Some(_) => Err(Failure::about("cli-no-pace", [("game", game.to_string())], output)),
            None => Ok(()),
        }
    }
}

fn begin<G: TerminalGame>(args: &Play, output: &Output) -> Result<LocalGame<G>, Failure> {
    let players = seating::seat_everyone::<G>(args, output)?;
    let mut options = args.table.resolve_options::<G>(G::Options::default(), output)?;
    G::adapt_to_people(&mut options, &seating::seats_of_people(&players), |name| args.table.sets(name));
    let draw = seed::choose(args.seed.as_deref(), players.len(), output)?;
    LocalGame::begin(options, players, draw)
        .map_err(|bad| Failure::Sentence(output.speaker(&Names::default()).tell(&bad)))
}

fn go_on<G: TerminalGame>(file: &RecordFile, output: &Output) -> Result<LocalGame<G>, Failure> {
    if file.is_input() {
        return Err(Failure::say("cli-record-input", output));
    }
    let record = file.sound_record::<G>(output)?;
    let draw = match &record.stage {
        Stage::Saved(draw) => draw.clone(),
        Stage::Over { .. } => return Err(file.failure("cli-record-over", output)),
        Stage::Sealed { .. } => return Err(file.failure("cli-record-sealed", output)),
    };
    let players: Option<Vec<Player>> = record.players.iter().map(Player::from_record).collect();
    let players = players.ok_or_else(|| file.failure("cli-record-stranger", output))?;
    let game = LocalGame::begin(record.options().clone(), players, draw).ok();
    let game = game.and_then(|game| game.after(record.moves).ok());
    game.ok_or_else(|| file.failure("cli-record-unsound", output))
}

/// Resolves a symbolic link, so that saving replaces its target and not the link.
fn behind_link(file: &Path) -> PathBuf {
    let named = if file.is_symlink() { file.canonicalize().ok() } else { None };
    named.unwrap_or_else(|| file.to_path_buf())
}

/// Fails if the file exists, so that none is ever overwritten.
fn not_there(file: &Path, output: &Output) -> Result<(), Failure> {
    match file.symlink_metadata() {
        Ok(there) if there.is_dir() => Err(Failure::about("cli-file-directory", [("file", shown(file))], output)),
        Ok(_) => {
            let args = [("file", shown(file)), ("argument", as_argument(file))];
            Err(Failure::about("cli-save-exists", args, output))
        }
        Err(_) => Ok(()),
    }
}
