//! The games of this binary. Here, and nowhere else, the kind of game is matched on.

use std::process::ExitCode;

use reckon_records::{Recorded, Unreadable, is_closed};
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;

use crate::args::{Command, Play};
use crate::failure::Failure;
use crate::files::shown;
use crate::game::TerminalGame;
use crate::nearest::nearest;
use crate::record_file::RecordFile;
use crate::rules::shortened;
use crate::voice::Voice;
use crate::{options, packs, play, referee, replay, rules, serve, verify};

#[derive(Clone, Copy)]
enum Kind {
    Numero,
    Numberloor,
    Numenko,
    Nmbrs,
}

const KINDS: [Kind; 4] = [Kind::Numero, Kind::Numberloor, Kind::Numenko, Kind::Nmbrs];

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Numero => Numero::NAME,
            Kind::Numberloor => Numberloor::NAME,
            Kind::Numenko => Numenko::NAME,
            Kind::Nmbrs => Nmbrs::NAME,
        }
    }

    fn run(self, command: &Command, voice: &Voice) -> Result<ExitCode, Failure> {
        match self {
            Kind::Numero => run::<Numero>(command, voice),
            Kind::Numberloor => run::<Numberloor>(command, voice),
            Kind::Numenko => run::<Numenko>(command, voice),
            Kind::Nmbrs => run::<Nmbrs>(command, voice),
        }
    }

    /// The game that a record is of.
    fn of(file: &RecordFile, voice: &Voice) -> Result<Kind, Failure> {
        let bytes = file.bytes(voice)?;
        // Which byte was changed is found by every game alike.
        let Ok(name) = reckon_records::game_of(bytes) else { return Ok(KINDS[0]) };
        match KINDS.into_iter().find(|kind| kind.name() == name) {
            Some(kind) => Ok(kind),
            None if is_closed(bytes) => Err(file.unreadable(&Unreadable::OtherGame { line: 2, name }, voice)),
            None => Ok(KINDS[0]),
        }
    }

    fn find(name: &str, voice: &Voice) -> Result<Kind, Failure> {
        let found = KINDS.into_iter().find(|kind| kind.name() == name.to_lowercase());
        found.ok_or_else(|| {
            let mut sentences = vec![voice.say_with("cli-no-such-game", [("name", name)]), listed(voice)];
            let meant = nearest(name, KINDS.into_iter().map(Kind::name));
            sentences.extend(meant.map(|meant| voice.say_with("cli-did-you-mean", [("name", meant)])));
            Failure::Sentence(sentences.join(" "))
        })
    }
}

/// Which games there are.
pub fn listed(voice: &Voice) -> String {
    let names = voice.listed(KINDS.into_iter().map(|kind| kind.name().to_string()));
    voice.say_with("cli-games", [("games", names)])
}

/// The game that this word names.
pub fn named(word: &str) -> Option<&'static str> {
    KINDS.into_iter().map(Kind::name).find(|name| *name == word.to_lowercase())
}

pub fn run_command(command: &Command, voice: &Voice) -> Result<ExitCode, Failure> {
    let kind = match command {
        Command::Play(Play { continue_from: Some(file), game, .. }) => {
            let kind = Kind::of(file, voice)?;
            if let Some(game) = game.as_ref().filter(|game| game.to_lowercase() != kind.name()) {
                let about =
                    [("file", shown(file.path())), ("kept", kind.name().to_string()), ("game", shortened(game))];
                return Err(Failure::about("cli-save-other-game", about, voice));
            }
            kind
        }
        Command::Play(play) => Kind::find(play.game.as_deref().unwrap_or_default(), voice)?,
        Command::Replay(replay) => Kind::of(&replay.file, voice)?,
        Command::Verify(verify) => Kind::of(&verify.file, voice)?,
        Command::Referee(referee) => Kind::find(&referee.game, voice)?,
        Command::Rules(rules) => Kind::find(&rules.game, voice)?,
        Command::Options(options) => Kind::find(&options.game, voice)?,
        Command::Packs(packs) => Kind::find(&packs.game, voice)?,
        Command::Serve(args) => return serve::run(args, voice),
    };
    kind.run(command, voice)
}

fn run<G: TerminalGame>(command: &Command, voice: &Voice) -> Result<ExitCode, Failure> {
    match command {
        Command::Play(args) => play::run::<G>(args, voice),
        Command::Replay(args) => replay::run::<G>(args, voice),
        Command::Verify(args) => verify::run::<G>(args, voice),
        Command::Referee(args) => referee::run::<G>(args, voice),
        Command::Rules(args) => rules::run::<G>(args, voice),
        Command::Options(args) => options::run::<G>(args, voice),
        Command::Packs(args) => packs::run::<G>(args, voice),
        Command::Serve(args) => serve::run(args, voice),
    }
}
