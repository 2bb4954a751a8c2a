//! The tiles of a bag.

use reckon_rules::numenko::options::WHOLE_POT;
use reckon_rules::numenko::{Numenko, Options, Pack, Tile};
use reckon_words::{Line, Speaker, render};
use serde::Serialize;

use crate::game::HasPack;
use crate::output::Output;

impl HasPack for Numenko {
    const PACK: Option<&'static str> = Some(include_str!("../../../../packs/numenko/default.toml"));
    type PrintedCard = PrintedTile;

    /// §2.3 Counts all the tiles in the bag, though a game need not use them all.
    fn cards(options: &Options) -> usize {
        options.pack.tiles().len().into()
    }

    fn use_pack(options: &mut Options, file: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        options.pack = Pack::from_toml(file).map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        options.pot_limit = WHOLE_POT;
    }

    fn printed_cards(options: &Options) -> Vec<PrintedTile> {
        printed(&options.pack)
    }

    fn own_cards(options: &Options) -> Option<String> {
        (options.pack != Pack::default_pack()).then(|| options.pack.to_string())
    }

    fn describe_pack(options: &Options, output: &Output) -> Vec<String> {
        describe(&options.pack, output)
    }
}

/// A tile of a bag, for JSON output.
#[derive(Serialize)]
pub struct PrintedTile {
    card: String,
}

fn printed(pack: &Pack) -> Vec<PrintedTile> {
    pack.tiles().iter().map(|tile| PrintedTile { card: tile.to_string() }).collect()
}

fn describe(pack: &Pack, output: &Output) -> Vec<String> {
    let all = pack.tiles().len();
    let line = Line::new("cli-numenko-tiles").with("number", all.to_string()).with("count", i64::from(all));
    let mut lines = vec![render(&line, output.language)];
    let is_number = |tile: &Tile| matches!(tile, Tile::Number(_));
    let count: u32 = Tile::all().filter(is_number).map(|tile| u32::from(pack.tiles().count(tile))).sum();
    lines.push(format!("{}: {count}", output.say("cli-numenko-family-number")));
    lines.push(format!("    {}", numbers(pack, output)));
    for (tile, id) in [(Tile::Star, "cli-numenko-family-star"), (Tile::Smiley, "cli-numenko-family-smiley")] {
        let count = pack.tiles().count(tile);
        if count > 0 {
            lines.push(format!("{}: {count}", output.say(id)));
        }
    }
    lines
}

/// Lists the numbers with their counts; runs are shortened: `0–9 (10 of each)`.
fn numbers(pack: &Pack, output: &Output) -> String {
    let mut runs: Vec<(u8, u8, u8)> = Vec::new();
    for number in 0..=9 {
        let count = pack.tiles().count(Tile::Number(number));
        match runs.last_mut() {
            _ if count == 0 => {}
            Some((_, last, times)) if *last + 1 == number && *times == count => *last = number,
            _ => runs.push((number, number, count)),
        }
    }
    let text = |(first, last, count): (u8, u8, u8)| match (first == last, count) {
        (true, 1) => first.to_string(),
        (true, _) => format!("{first} ({count})"),
        (false, 1) => format!("{first}–{last}"),
        (false, _) => {
            output.say_with("cli-times", [("cards", format!("{first}–{last}")), ("count", count.to_string())])
        }
    };
    output.listed(runs.into_iter().map(text))
}
