//! Numberloor at a table.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numberloor::Shedder;
use reckon_protocol::{Help, Json};
use reckon_rules::game::{Game, Race, Seat, Viewer};
use reckon_rules::numberloor::moves::NotAMove;
use reckon_rules::numberloor::options::Version;
use reckon_rules::numberloor::work::{self, work};
use reckon_rules::numberloor::{
    Illegal, LEAST_PLAYERS, MOST_PLAYERS, Move, Numberloor, Options, Pack, View, loose, read,
};
use reckon_words::{Line, Say, Speaker};

use super::{GivesAway, Hurry, Read, TableGame, Understood, Worked};

impl TableGame for Numberloor {
    const GIVES_AWAY: &[GivesAway] = &[
        GivesAway { told: "numberloor-illegal-can-lay", below: Help::Show, instead: "refused-can-lay", kept: &[] },
        GivesAway {
            told: "numberloor-illegal-cannot-pass",
            below: Help::Show,
            instead: "refused-cannot-pass",
            kept: &[],
        },
        GivesAway {
            told: "numberloor-illegal-does-not-go",
            below: Help::Check,
            instead: "refused-does-not-go",
            kept: &["level", "on"],
        },
        GivesAway {
            told: "numberloor-illegal-no-neighbour",
            below: Help::Check,
            instead: "refused-does-not-go",
            kept: &["level", "on"],
        },
    ];

    const SEATS: RangeInclusive<u8> = LEAST_PLAYERS..=MOST_PLAYERS;

    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    /// §1.5 No version has all of them; without balloons only Beginners can play.
    fn use_all_cards(options: &mut Options) {
        if options.pack.cards().iter().all(|printed| printed.card.is_level()) {
            options.version = Version::Beginners;
        }
    }

    /// §7.3, §7.6
    fn hurry() -> Option<Hurry> {
        Some(Hurry { option: "night-cards", no_hurry: "no-hurry", quick: "any-moment" })
    }

    fn computer_player(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::plain())
    }

    /// §4 A turn is several moves.
    fn turn_goes_on(&self) -> bool {
        let view = self.view(Viewer::Watcher);
        view.drawn.is_some() || !view.laid.is_empty()
    }

    /// §7.3
    fn race_of(&self, choice: &Move, _: u32) -> Option<Race> {
        if let Move::Night { after, .. } = choice { Some(*after) } else { None }
    }

    fn understand(view: &View, _: Option<&str>, typed: &str, speaker: &Speaker<'_>) -> Result<Understood<Move>, Line> {
        loose::read(view, typed).map(Understood::Moves).map_err(|why| why.say(speaker))
    }

    fn read(view: &View, draft: &[Move]) -> Option<Read<Illegal>> {
        let readings = read(view, draft).ok()?;
        let refusal = readings.iter().find_map(|reading| reading.verdict.clone().err());
        Some(Read { refusal, readings: readings.iter().map(Json::of).collect() })
    }

    fn work(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Worked<Move>, Line> {
        let line = taps.parse().map_err(|why: NotAMove| why.say(speaker))?;
        let work::Worked { work, why_not } = work(view, &line).map_err(|why| why.say(speaker))?;
        Ok(Worked {
            moves: if why_not.is_none() { work.moves.clone() } else { Vec::new() },
            refusal: why_not.map(|illegal| illegal.say(speaker)),
            work: Json::of(&work),
        })
    }

    fn composed(view: &View, taps: &str, speaker: &Speaker<'_>) -> Result<Vec<Move>, Line> {
        let line = taps.parse().map_err(|why: NotAMove| why.say(speaker))?;
        work::composed(view, &line).map_err(|why| why.say(speaker))
    }
}
