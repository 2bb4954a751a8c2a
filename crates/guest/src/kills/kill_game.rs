//! Games played while the server is killed.

use std::collections::BTreeMap;

use reckon_bots::{Bot, Random};
use reckon_protocol::{CreateTable, SeatWish, Settings};
use reckon_rules::game::Seat;
use reckon_rules::shuffle::Shuffle;

use crate::game::Remote;

macro_rules! modules {
    ($([$module:ident $game:ident])*) => { $(mod $module;)* };
}
reckon_rules::games!(modules);

/// A preset, and the options to change.
type TableKind = (&'static str, &'static [(&'static str, &'static str)]);

/// A game with tables of all kinds, and a bot that plays it well.
pub(super) trait KillGame: Remote {
    const TABLES: &'static [TableKind];

    fn player() -> Box<dyn Bot<Self>>;

    fn wish(shuffle: &mut Shuffle) -> CreateTable {
        let (preset, options) = *shuffle.pick(Self::TABLES).expect("every game has a table");
        let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        CreateTable {
            game: Self::NAME.to_string(),
            preset: Some(preset.to_string()),
            options: options.collect::<BTreeMap<_, _>>(),
            pack: None,
            seats: seats(shuffle),
            settings: Settings {
                // Nobody stands in for a seat, so each of its moves is one that its player asked for.
                away_s: 3600,
                pause_ms: 0,
                ..Settings::default()
            },
        }
    }

    /// Returns a bot with a plan, or a random one.
    fn bot(seat: Seat, has_plan: bool) -> Box<dyn Bot<Self>> {
        if has_plan { Self::player() } else { Box::new(Random::new(seat)) }
    }
}

/// Picks a mix of friends, computer players and several people at one device.
fn seats(shuffle: &mut Shuffle) -> Vec<SeatWish> {
    let computer = || SeatWish::Computer { player: None, pace_ms: 0 };
    let all = [
        vec![SeatWish::Me, SeatWish::Person],
        vec![SeatWish::Me, SeatWish::Person, computer()],
        vec![SeatWish::Me, SeatWish::Me, computer()],
        vec![computer(), SeatWish::Person, SeatWish::Me, SeatWish::Person],
        vec![SeatWish::Me, computer()],
    ];
    shuffle.pick(&all).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use reckon_rules::options::TableOptions;

    use super::*;

    fn every_table_can_be_dealt<G: KillGame>() {
        for seed in 0..100 {
            let mut shuffle = Shuffle::from_number(seed);
            let wish = G::wish(&mut shuffle);
            let mut options = G::Options::preset(wish.preset.as_deref().expect("a preset")).expect("it exists");
            wish.options.iter().for_each(|(name, value)| options.set(name, value).expect("an option"));
            let seats = u8::try_from(wish.seats.len()).expect("few seats");
            G::deal(&options, seats, &mut shuffle).expect("a game");
            assert!(wish.seats.contains(&SeatWish::Me), "somebody has to begin");
        }
    }

    #[test]
    fn tables_can_be_dealt() {
        macro_rules! each {
            ($([$module:ident $game:ident])*) => { $(every_table_can_be_dealt::<reckon_rules::$module::$game>();)* };
        }
        reckon_rules::games!(each);
    }
}
