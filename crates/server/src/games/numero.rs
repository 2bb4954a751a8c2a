//! NUMERO at a table.

use std::ops::RangeInclusive;

use reckon_bots::Bot;
use reckon_bots::numero::Greedy;
use reckon_protocol::Help;
use reckon_rules::game::Seat;
use reckon_rules::numero::card::HIGHEST_NUMBER;
use reckon_rules::numero::{Illegal, MAX_PLAYERS, Numero, Options, Pack};
use reckon_words::Speaker;
use reckon_words::numero::lone_pile;

use super::{GivesAway, HasPack, HasTurns, PlaysAtOnce, TableGame};

impl TableGame for Numero {
    fn gives_away(illegal: &Illegal) -> Option<GivesAway> {
        match illegal {
            Illegal::MustTake { .. } => Some(GivesAway { below: Help::Show, instead: "refused-must-take", kept: &[] }),
            Illegal::MustBuild { .. } => {
                Some(GivesAway { below: Help::Show, instead: "refused-must-build", kept: &[] })
            }
            // Everybody can see the value of a single card or build.
            Illegal::TakeMisses { sum, value, .. } if lone_pile(sum, *value).is_some() => None,
            Illegal::TakeMisses { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-take-misses", kept: &["with"] })
            }
            Illegal::NoSuchNumber { .. } => {
                Some(GivesAway { below: Help::Check, instead: "refused-no-such-number", kept: &[] })
            }
            Illegal::NoAnswer { .. } => Some(GivesAway { below: Help::Check, instead: "refused-no-answer", kept: &[] }),
            _ => None,
        }
    }

    const SEATS: RangeInclusive<u8> = 1..=MAX_PLAYERS;

    fn computer_player(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::default())
    }

    fn stand_in(_: Seat) -> Box<dyn Bot<Numero>> {
        Box::new(Greedy::stand_in())
    }
}

impl HasPack for Numero {
    fn use_pack(options: &mut Options, pack: &str, speaker: &Speaker<'_>) -> Result<(), String> {
        let is_file = pack.contains(['\n', '[']);
        let read = if is_file { Pack::from_toml(pack) } else { pack.parse() };
        options.pack = read.map_err(|bad| speaker.tell(&bad))?;
        Ok(())
    }

    fn use_all_cards(options: &mut Options) {
        *options = Options { highest_number: HIGHEST_NUMBER, ..options.clone().with_all_wild_cards() };
    }
}

impl HasTurns for Numero {}

impl PlaysAtOnce for Numero {}
