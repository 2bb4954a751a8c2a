//! `reckon packs`: the cards of a pack, and whether a custom pack is valid.

use std::io::{self, Write};
use std::process::ExitCode;

use reckon_rules::shuffle::Shuffle;
use reckon_words::{Names, Say};
use serde::{Deserialize, Serialize};

use crate::args::Packs;
use crate::failure::Failure;
use crate::files::{read_small, shown};
use crate::game::HasPack;
use crate::output::Output;
use crate::rules::shortened;

/// JSON answer, in field order.
#[derive(Serialize)]
struct Answer<C> {
    game: &'static str,
    name: Option<String>,
    /// Whether the pack has enough cards for two players.
    enough_for_two: bool,
    cards: Vec<C>,
}

/// The part of a pack file that the rules ignore.
#[derive(Deserialize)]
struct Named {
    name: Option<String>,
}

pub fn run<G: HasPack<BadTable: Say>>(args: &Packs, output: &Output) -> Result<ExitCode, Failure> {
    let Some(pack) = G::PACK else {
        return Err(Failure::about("cli-no-packs", [("game", G::title(output.language))], output));
    };
    let mut out = io::stdout().lock();
    if args.default {
        write!(out, "{pack}")?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut options = G::Options::default();
    let mut name = name_of(pack);
    let names = Names::default();
    let file = args.check.as_ref().or(args.show.as_ref());
    if let Some(path) = file {
        let text = read_small(path, output)?;
        G::use_pack(&mut options, &text, &output.speaker(&names))
            .map_err(|why| Failure::about("cli-pack-bad", [("file", shown(path)), ("why", why)], output))?;
        name = name_of(&text);
    }
    G::use_all_cards(&mut options);
    // Only the number of cards matters, not which ones two players would get.
    let too_few = G::deal(&options, 2, &mut Shuffle::from_number(0)).err();
    if args.json {
        let cards = G::printed_cards(&options);
        let answer = Answer { game: G::NAME, name, enough_for_two: too_few.is_none(), cards };
        serde_json::to_writer(&mut out, &answer).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut lines = vec![match (&args.check, &args.show) {
        (Some(path), _) => output.say_with("cli-pack-good", [("file", shown(path))]),
        (None, Some(path)) => match name {
            Some(name) => output.say_with("cli-pack-named", [("file", shown(path)), ("name", name)]),
            None => output.say_with("cli-pack-of", [("file", shown(path))]),
        },
        (None, None) => output.say_with("cli-pack-default", [("game", G::title(output.language))]),
    }];
    if let (Some(bad), true) = (too_few, args.check.is_some()) {
        lines.push(output.say_with("cli-pack-small", [("why", output.speaker(&names).tell(&bad))]));
    }
    lines.extend(G::describe_pack(&options, output));
    if file.is_none() {
        lines.push(String::new());
        lines.push(output.say_with("cli-pack-own", [("game", G::NAME)]));
    }
    output.print(&mut out, &lines)?;
    Ok(ExitCode::SUCCESS)
}

fn name_of(file: &str) -> Option<String> {
    let named: Named = toml::from_str(file).ok()?;
    named.name.map(|name| shortened(name.trim())).filter(|name| !name.is_empty())
}
