//! `reckon play`: a game in the terminal, line by line.

pub mod command;
pub mod console;
mod help;
pub mod lines;
mod local_game;
mod redeal_command;
pub mod room;
pub mod seating;
mod seed;
pub mod simultaneous;
pub mod turns;
mod youngest;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use reckon_records::Stage;
use reckon_rules::options::YOUNGEST;
use reckon_words::Names;

use crate::args::Play;
use crate::failure::Failure;
use crate::files::{as_argument, shown};
use crate::game::TerminalGame;
use crate::output::Output;
use crate::record_file::RecordFile;

use console::Console;
use lines::{Lines, StandardInput};
use local_game::LocalGame;
use room::{Files, Room};
use seating::Player;
use youngest::Settled;

pub fn run<G: TerminalGame>(args: &Play, output: &Output) -> Result<ExitCode, Failure> {
    let mut console = Console::new(StandardInput::new(), io::stdout().lock(), !io::stdin().is_terminal(), output);
    let (game, file) = match &args.continue_from {
        Some(file) => (go_on::<G>(file, output)?, Some(behind_link(file.path()))),
        None => {
            if let Some(file) = &args.save {
                not_there(file, output)?;
            }
            let Some(game) = begin::<G, _, _>(args, &mut console, output)? else { return Ok(ExitCode::SUCCESS) };
            (game, args.save.clone())
        }
    };
    if let Some(file) = &file {
        game.save(file, output).map_err(Failure::Sentence)?;
    }
    let files = Files { save: file, pack: args.table.pack.clone() };
    let times = Times { pace: args.pace, turn: args.turn, lay: args.lay };
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
    /// Time that a person has to lay when play is over.
    pub lay: Option<u32>,
}

impl Times {
    /// Rejects these times in games played in turns.
    pub fn only_at_once(self, game: &'static str, output: &Output) -> Result<(), Failure> {
        match self.pace.or(self.turn).or(self.lay) {
            Some(_) => Err(Failure::about("cli-no-pace", [("game", game.to_string())], output)),
            None => Ok(()),
        }
    }
}

/// Deals a new game; `None` if the people leave before that.
fn begin<G: TerminalGame, I: Lines, W: Write>(
    args: &Play,
    console: &mut Console<I, W>,
    output: &Output,
) -> Result<Option<LocalGame<G>>, Failure> {
    let players = seating::seat_everyone::<G>(args, output)?;
    let options = args.table.resolve_options::<G>(G::Options::default(), output)?;
    let draw = seed::choose(args.seed.as_deref(), players.len(), output)?;
    let deal = |options| {
        LocalGame::begin(options, players.clone(), draw.clone())
            .map_err(|bad| Failure::Sentence(output.speaker(&Names::default()).tell(&bad)))
    };
    // Dealt first, so that nobody is asked about a table that cannot be.
    let game = deal(options.clone())?;
    if args.table.sets(YOUNGEST) {
        return Ok(Some(game));
    }
    let (people, names) = (seating::seats_of_people(&players), seating::names_of(&players, output));
    match youngest::settle(&options, &people, &names, console, output)? {
        Settled::AsAgreed => Ok(Some(game)),
        Settled::With(options) => deal(options).map(Some),
        Settled::Left => {
            console.say(&output.say("cli-left"))?;
            Ok(None)
        }
    }
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
    let game = LocalGame::begin_under(record.revision(), record.options().clone(), players, draw).ok();
    let game = game.and_then(|game| game.after(record.moves).ok()).map(|game| game.with_drafts(record.drafts));
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

#[cfg(test)]
mod tests {
    use clap::Parser;
    use reckon_rules::numberloor::Numberloor;
    use reckon_rules::options::TableOptions;
    use reckon_words::Language;

    use super::*;
    use crate::args::{Cli, Command};

    /// Returns the options of the game that this command begins for people who type these lines, and what was written.
    fn begun(command: &str, typed: &[u8]) -> (Option<String>, String) {
        let Some(Command::Play(args)) = Cli::parse_from(command.split(' ')).command else { panic!("{command}") };
        let output = Output::plain(Language::English);
        let mut written = Vec::new();
        let mut console = Console::new(typed, &mut written, false, &output);
        let game = begin::<Numberloor, _, _>(&args, &mut console, &output);
        let game = game.unwrap_or_else(|why| panic!("{command}: {:?}", why.sentence(&output)));
        (game.map(|game| game.options().to_line()), String::from_utf8(written).expect("text"))
    }

    /// Numberloor §2.5 The person who is named gets the first turn, in the record too.
    #[test]
    fn two_at_a_keyboard_are_asked_who_is_youngest() {
        let (options, written) = begun("reckon play numberloor --people Ann,Ben", b"Ben\n");
        assert_eq!(options.as_deref(), Some("preset=advanced youngest=2"));
        assert!(written.starts_with("Who’s the youngest: Ann or Ben?"), "{written}");
    }

    #[test]
    fn nobody_is_asked_who_has_said_it_or_plays_alone() {
        let said = begun("reckon play numberloor --people Ann,Ben --option youngest=1", b"");
        assert_eq!(said, (Some("preset=advanced".to_string()), String::new()));
        assert_eq!(begun("reckon play numberloor", b""), (Some("preset=advanced".to_string()), String::new()));
    }

    #[test]
    fn leaving_at_the_question_begins_no_game() {
        let (options, written) = begun("reckon play numberloor --people Ann,Ben", b"quit\n");
        assert_eq!(options, None);
        assert!(written.ends_with("Goodbye. The game wasn’t saved.\n"), "{written}");
    }
}
