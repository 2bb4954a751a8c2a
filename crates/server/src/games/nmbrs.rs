//! nmbrs! blocks at a table.

use std::ops::RangeInclusive;
use std::time::Duration;

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_protocol::Help;
use reckon_rules::game::{Game, Race, Seat, Turn, Viewer};
use reckon_rules::nmbrs::options::Knock;
use reckon_rules::nmbrs::{Illegal, MAX_PLAYERS, MIN_PLAYERS, Move, Nmbrs, Options, Phase};
use reckon_words::{Line, Speaker};

use super::{GivesAway, HasPack, HasTurns, Hurry, PlaysAtOnce, TableGame, Window};

/// §6.2 Time to answer where the first to knock gets the block.
const TO_BE_FIRST: Duration = Duration::from_secs(8);

/// §6.4, §6.5 Time to answer where nobody has to be first.
const TO_ANSWER: Duration = Duration::from_secs(30);

impl TableGame for Nmbrs {
    fn gives_away(illegal: &Illegal) -> Option<GivesAway> {
        match illegal {
            Illegal::WrongRuns { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-wrong-rows", kept: &[] })
            }
            Illegal::FirstIsWrong { .. } | Illegal::FitsNowhere { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-no-sequence", kept: &[] })
            }
            _ => None,
        }
    }

    /// A check covers a whole turn and is asked for with a button: the player sees how the blocks would lie.
    const CHECK_SHOWS_PREVIEW: bool = true;

    const SEATS: RangeInclusive<u8> = MIN_PLAYERS..=MAX_PLAYERS;

    fn computer_player(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::stand_in())
    }
}

impl HasPack for Nmbrs {
    /// §1.2 The blocks are always those of the box.
    fn use_pack(_: &mut Options, _: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        Err(speaker.render(&Line::new("http-no-pack")))
    }
}

impl HasTurns for Nmbrs {
    /// §6.2, §6.4
    fn hurry() -> Option<Hurry> {
        Some(Hurry { option: "knock", no_hurry: "in-order", quick: "first" })
    }

    /// §6.2 A knock names its block; its race is identified by the basis that the knock was made on.
    fn race_of(&self, choice: &Move, on: u32) -> Option<Race> {
        let is_race = self.view(Viewer::Watcher).options.knock == Knock::First;
        (is_race && Nmbrs::names_its_race(choice)).then_some(Race(on))
    }

    fn names_its_race(choice: &Move) -> bool {
        matches!(choice, Move::Knock(_))
    }

    fn window(&self) -> Option<Window> {
        let view = self.view(Viewer::Watcher);
        let Phase::Knock(knocking) = view.phase else { return None };
        let is_race = matches!(self.turn(), Turn::Open { race: Some(_), .. });
        // §6.5 Once the youngest has let it go, the others get a window of their own.
        let number = 2 * view.moment + u32::from(knocking.then.is_empty());
        Some(Window { number, lasts: if is_race { TO_BE_FIRST } else { TO_ANSWER } })
    }
}

impl PlaysAtOnce for Nmbrs {}
