//! Numberloor at a table.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_protocol::Help;
use reckon_rules::game::{Game, Race, Seat, Viewer};
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::{Illegal, MAX_PLAYERS, MIN_PLAYERS, Move, Numberloor, Options, Pack};
use reckon_words::Speaker;

use super::{GivesAway, HasPack, HasTurns, Hurry, PlaysAtOnce, TableGame};

impl TableGame for Numberloor {
    fn gives_away(illegal: &Illegal) -> Option<GivesAway> {
        match illegal {
            Illegal::CanLay { .. } => Some(GivesAway { below: Help::Show, instead: "refused-can-lay", kept: &[] }),
            Illegal::CannotPass { .. } => {
                Some(GivesAway { below: Help::Show, instead: "refused-cannot-pass", kept: &[] })
            }
            Illegal::DoesNotGo { .. } | Illegal::NoNeighbour { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-does-not-go", kept: &["level", "on"] })
            }
            _ => None,
        }
    }

    const SEATS: RangeInclusive<u8> = MIN_PLAYERS..=MAX_PLAYERS;

    fn computer_player(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::stand_in())
    }
}

impl HasPack for Numberloor {
    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §1.5 No version uses every card; without balloons only Beginners is playable.
    fn use_all_cards(options: &mut Options) {
        if options.pack.cards().iter().all(|printed| printed.card.is_level()) {
            options.version = Version::Beginners;
        }
    }
}

impl HasTurns for Numberloor {
    /// §7.3, §7.6
    fn hurry() -> Option<Hurry> {
        Some(Hurry { option: "night-cards", no_hurry: "no-hurry", quick: "any-moment" })
    }

    /// §4 A turn may consist of several moves.
    fn turn_goes_on(&self) -> bool {
        let view = self.view(Viewer::Watcher);
        view.drawn.is_some() || !view.laid.is_empty()
    }

    /// §7.3
    fn race_of(&self, choice: &Move, _: u32) -> Option<Race> {
        if let Move::Night { after, .. } = choice { Some(*after) } else { None }
    }
}

impl PlaysAtOnce for Numberloor {}
