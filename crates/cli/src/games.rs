//! The games that this program plays: those in the one list, `reckon_rules::games!`.

use std::process::ExitCode;

use reckon_records::{Recorded, Unreadable, is_closed};

use crate::args::{Command, Play};
use crate::failure::Failure;
use crate::files::shown;
use crate::game::TerminalGame;
use crate::nearest::nearest;
use crate::output::Output;
use crate::record_file::RecordFile;
use crate::rules::shortened;
use crate::{options, packs, play, referee, replay, rules, serve, verify};

/// A game's name, and the function that runs its commands.
struct Kind {
    name: &'static str,
    run: fn(&Command, &Output) -> Result<ExitCode, Failure>,
}

macro_rules! kinds {
    ($([$module:ident $game:ident])*) => {
        &[$(Kind {
            name: <reckon_rules::$module::$game as Recorded>::NAME,
            run: run::<reckon_rules::$module::$game>,
        }),*]
    };
}

const KINDS: &[Kind] = reckon_rules::games!(kinds);

impl Kind {
    /// Returns the game that was recorded.
    fn of(file: &RecordFile, output: &Output) -> Result<&'static Kind, Failure> {
        let bytes = file.bytes(output)?;
        // If the name is unreadable, the record was altered, and any game's reader can point out the altered byte.
        let Ok(name) = reckon_records::game_of(bytes) else { return Ok(&KINDS[0]) };
        match KINDS.iter().find(|kind| kind.name == name) {
            Some(kind) => Ok(kind),
            None if is_closed(bytes) => Err(file.unreadable(&Unreadable::OtherGame { line: 2, name }, output)),
            None => Ok(&KINDS[0]),
        }
    }

    fn find(name: &str, output: &Output) -> Result<&'static Kind, Failure> {
        let found = KINDS.iter().find(|kind| kind.name == name.to_lowercase());
        found.ok_or_else(|| {
            let mut sentences = vec![output.say_with("cli-no-such-game", [("name", name)]), listed(output)];
            let meant = nearest(name, names());
            sentences.extend(meant.map(|meant| output.say_with("cli-did-you-mean", [("name", meant)])));
            Failure::Sentence(sentences.join(" "))
        })
    }
}

fn names() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.name)
}

/// Lists the games in one sentence.
pub fn listed(output: &Output) -> String {
    let names = output.listed(names().map(ToString::to_string));
    output.say_with("cli-games", [("games", names)])
}

/// Returns the help text for the argument that names a game.
pub fn argument_help() -> String {
    let names: Vec<&str> = names().collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("The game: {} or {last}", others.join(", ")),
        _ => format!("The game: {}", names.concat()),
    }
}

/// Returns the game that this word names.
pub fn named(word: &str) -> Option<&'static str> {
    names().find(|name| *name == word.to_lowercase())
}

pub fn run_command(command: &Command, output: &Output) -> Result<ExitCode, Failure> {
    let kind = match command {
        Command::Play(Play { continue_from: Some(file), game, .. }) => {
            let kind = Kind::of(file, output)?;
            if let Some(game) = game.as_ref().filter(|game| game.to_lowercase() != kind.name) {
                let about = [("file", shown(file.path())), ("kept", kind.name.to_string()), ("game", shortened(game))];
                return Err(Failure::about("cli-save-other-game", about, output));
            }
            kind
        }
        Command::Play(play) => Kind::find(play.game.as_deref().unwrap_or_default(), output)?,
        Command::Replay(replay) => Kind::of(&replay.file, output)?,
        Command::Verify(verify) => Kind::of(&verify.file, output)?,
        Command::Referee(referee) => Kind::find(&referee.game, output)?,
        Command::Rules(rules) => Kind::find(&rules.game, output)?,
        Command::Options(options) => Kind::find(&options.game, output)?,
        Command::Packs(packs) => Kind::find(&packs.game, output)?,
        Command::Serve(args) => return serve::run(args, output),
    };
    (kind.run)(command, output)
}

fn run<G: TerminalGame>(command: &Command, output: &Output) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(args) => play::run::<G>(args, output),
        Command::Replay(args) => replay::run::<G>(args, output),
        Command::Verify(args) => verify::run::<G>(args, output),
        Command::Referee(args) => referee::run::<G>(args, output),
        Command::Rules(args) => rules::run::<G>(args, output),
        Command::Options(args) => options::run::<G>(args, output),
        Command::Packs(args) => packs::run::<G>(args, output),
        Command::Serve(args) => serve::run(args, output),
    }
}
