//! `reckon packs`: which cards there are, and whether a pack of one's own is sound.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_words::Names;

use crate::args::Packs;
use crate::failure::Failure;
use crate::files::{read_small, shown};
use crate::game::TerminalGame;
use crate::voice::Voice;

pub fn run<G: TerminalGame>(args: &Packs, voice: &Voice) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    if args.default {
        write!(out, "{}", G::PACK)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut options = G::Options::default();
    let file = args.check.as_ref().or(args.show.as_ref());
    if let Some(path) = file {
        let text = read_small(path, voice)?;
        let names = Names::default();
        G::use_pack(&mut options, &text, &voice.speaker(&names))
            .map_err(|why| Failure::about("cli-pack-bad", [("file", shown(path)), ("why", why)], voice))?;
    }
    match (&args.check, &args.show) {
        (Some(path), _) => writeln!(out, "{}", voice.say_with("cli-pack-good", [("file", shown(path))]))?,
        (None, Some(path)) => writeln!(out, "{}", voice.say_with("cli-pack-of", [("file", shown(path))]))?,
        (None, None) => writeln!(out, "{}", voice.say_with("cli-pack-default", [("game", G::title(voice.language))]))?,
    }
    for line in G::describe_pack(&options, voice) {
        writeln!(out, "{line}")?;
    }
    if file.is_none() {
        writeln!(out)?;
        writeln!(out, "{}", voice.say_with("cli-pack-own", [("game", G::NAME)]))?;
    }
    Ok(ExitCode::SUCCESS)
}
