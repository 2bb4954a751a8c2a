//! The tiles of a bag as data: `packs/numenko/default.toml`, a custom file, or one line.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::numenko::tile::{MAX_TILES, Tile, Tiles};
use crate::text::{as_text, read_range, shortened};

/// All tiles of a bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pack {
    tiles: Tiles,
}

/// The reason tiles cannot be used as a bag.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPack {
    NotToml { message: String },
    NotANumber { entry: u32, text: String },
    EmptyEntry { entry: u32 },
    NoNumber,
    TooMany,
    NotATile { text: String },
}

crate::error_as_data!(BadPack);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PackFile {
    #[serde(default, rename = "name")]
    _name: String,
    #[serde(default, rename = "about")]
    _about: String,
    #[serde(default)]
    number: Vec<NumberEntry>,
    #[serde(default)]
    star: Copies,
    #[serde(default)]
    smiley: Copies,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumberEntry {
    /// `"0"`, `"2-7"`.
    numbers: Vec<String>,
    #[serde(default = "one")]
    copies: u8,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Copies {
    copies: u8,
}

fn one() -> u8 {
    1
}

impl Pack {
    /// §1.2 Returns the bag that tables use unless they bring their own.
    pub fn default_pack() -> Pack {
        static DEFAULT: LazyLock<Pack> = LazyLock::new(|| {
            Pack::from_toml(include_str!("../../../../../packs/numenko/default.toml"))
                .expect("a test reads the default bag")
        });
        *DEFAULT
    }

    pub fn from_toml(text: &str) -> Result<Pack, BadPack> {
        let file: PackFile =
            toml::from_str(text).map_err(|error| BadPack::NotToml { message: error.message().to_string() })?;
        let mut tiles = Vec::new();
        for (entry, read) in (1..).zip(&file.number) {
            let before = tiles.len();
            for text in &read.numbers {
                let not_a_number = || BadPack::NotANumber { entry, text: shortened(text) };
                let (least, most) = read_range(text, 0..=9).ok_or_else(not_a_number)?;
                for number in least..=most {
                    add(&mut tiles, Tile::Number(number), read.copies)?;
                }
            }
            if tiles.len() == before {
                return Err(BadPack::EmptyEntry { entry });
            }
        }
        add(&mut tiles, Tile::Star, file.star.copies)?;
        add(&mut tiles, Tile::Smiley, file.smiley.copies)?;
        Pack::new(tiles)
    }

    fn new(tiles: Vec<Tile>) -> Result<Pack, BadPack> {
        if !tiles.iter().any(|tile| matches!(tile, Tile::Number(_))) {
            return Err(BadPack::NoNumber);
        }
        Ok(Pack { tiles: tiles.into_iter().collect() })
    }

    pub fn tiles(&self) -> &Tiles {
        &self.tiles
    }
}

fn add(tiles: &mut Vec<Tile>, tile: Tile, copies: u8) -> Result<(), BadPack> {
    tiles.extend(std::iter::repeat_n(tile, usize::from(copies)));
    if tiles.len() > MAX_TILES { Err(BadPack::TooMany) } else { Ok(()) }
}

/// `10*0-9 50** 8*?`: copies, and a number or a range of them.
impl Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<(u8, Tile, Tile)> = Vec::new();
        for tile in Tile::all() {
            let copies = self.tiles.count(tile);
            match (words.last_mut(), tile) {
                (Some((same, _, last @ Tile::Number(_))), Tile::Number(number))
                    if *same == copies && *last == Tile::Number(number - 1) =>
                {
                    *last = tile;
                }
                _ => words.push((copies, tile, tile)),
            }
        }
        let word = |(copies, first, last): &(u8, Tile, Tile)| {
            let copies = if *copies == 1 { String::new() } else { format!("{copies}*") };
            if first == last { format!("{copies}{first}") } else { format!("{copies}{first}-{last}") }
        };
        let words: Vec<String> = words.iter().filter(|(copies, ..)| *copies > 0).map(word).collect();
        f.write_str(&words.join(" "))
    }
}

impl FromStr for Pack {
    type Err = BadPack;

    /// Reads such a line; or every tile by itself, as in a record.
    fn from_str(text: &str) -> Result<Pack, BadPack> {
        let mut tiles = Vec::new();
        for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            read_word(word, &mut tiles).unwrap_or(Err(BadPack::NotATile { text: shortened(word) }))?;
        }
        Pack::new(tiles)
    }
}

/// Returns `None` if the word is not a tile.
fn read_word(word: &str, tiles: &mut Vec<Tile>) -> Option<Result<(), BadPack>> {
    if let Ok(tile) = word.parse::<Tile>() {
        return Some(add(tiles, tile, 1));
    }
    let (copies, word) = match word.split_once('*') {
        Some((copies, word)) => (copies.parse().ok().filter(|copies| *copies > 0)?, word),
        None => (1, word),
    };
    if let Ok(tile) = word.parse::<Tile>() {
        return Some(add(tiles, tile, copies));
    }
    let (least, most) = read_range(word, 0..=9)?;
    Some((least..=most).try_for_each(|number| add(tiles, Tile::Number(number), copies)))
}

as_text!(Pack, "The tiles of the bag in one line.");
