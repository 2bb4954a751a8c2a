//! What is played while the server is killed.

use std::collections::BTreeMap;

use reckon_bots::nmbrs::Builder;
use reckon_bots::numberloor::Shedder;
use reckon_bots::numenko::Layer;
use reckon_bots::numero::Greedy;
use reckon_bots::{Bot, Random};
use reckon_protocol::{CreateTable, SeatWish, Settings};
use reckon_rules::game::Seat;
use reckon_rules::nmbrs::Nmbrs;
use reckon_rules::numberloor::Numberloor;
use reckon_rules::numenko::Numenko;
use reckon_rules::numero::Numero;
use reckon_rules::shuffle::Shuffle;

use crate::game::Remote;

/// A game with tables of all kinds and somebody who plays it well.
pub(super) trait Kind: Remote {
    /// Presets, each with an option that differs.
    const TABLES: &'static [(&'static str, &'static [(&'static str, &'static str)])];

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
                // Nobody else plays for a seat, so each of its moves is one that its player asked for.
                away_s: 3600,
                pause_ms: 0,
                ..Settings::default()
            },
        }
    }

    /// Half of the players have a plan.
    fn bot(seat: Seat, has_plan: bool) -> Box<dyn Bot<Self>> {
        if has_plan { Self::player() } else { Box::new(Random::new(seat)) }
    }
}

/// Friends, computer players, and several people at one device.
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

impl Kind for Numero {
    const TABLES: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
        &[("1-10", &[]), ("subtraction", &[("show-answer", "on")]), ("all-fractions", &[]), ("scoring", &[])];

    fn player() -> Box<dyn Bot<Numero>> {
        // Little thought: the server is to be busy, not the players.
        Box::new(Greedy::with_effort(1 << 10))
    }
}

impl Kind for Numberloor {
    const TABLES: &'static [(&'static str, &'static [(&'static str, &'static str)])] = &[
        ("beginners", &[]),
        ("intermediate", &[]),
        ("advanced", &[("night-cards", "any-moment")]),
        ("advanced", &[("night-cards", "no-hurry")]),
    ];

    fn player() -> Box<dyn Bot<Numberloor>> {
        Box::new(Shedder::default())
    }
}

impl Kind for Numenko {
    const TABLES: &'static [(&'static str, &'static [(&'static str, &'static str)])] = &[
        ("quick", &[]),
        ("quick", &[("pot-limit", "8"), ("open-grids", "on")]),
        ("quick", &[("pot-limit", "8"), ("check-done", "off")]),
    ];

    fn player() -> Box<dyn Bot<Numenko>> {
        Box::new(Layer::with_effort(400))
    }
}

impl Kind for Nmbrs {
    const TABLES: &'static [(&'static str, &'static [(&'static str, &'static str)])] = &[
        ("simple", &[("knock", "first")]),
        ("usual", &[("rounds", "1"), ("knock", "first")]),
        ("usual", &[("rounds", "1"), ("knock", "in-order"), ("lay-first", "off")]),
    ];

    fn player() -> Box<dyn Bot<Nmbrs>> {
        Box::new(Builder::default())
    }
}

#[cfg(test)]
mod tests {
    use reckon_rules::options::TableOptions;

    use super::*;

    fn every_table_can_be_dealt<G: Kind>() {
        for seed in 0..100 {
            let mut shuffle = Shuffle::from_number(seed);
            let wish = G::wish(&mut shuffle);
            let mut options = G::Options::preset(wish.preset.as_deref().expect("a preset")).expect("it is there");
            wish.options.iter().for_each(|(name, value)| options.set(name, value).expect("an option"));
            let seats = u8::try_from(wish.seats.len()).expect("few");
            G::deal(&options, seats, &mut shuffle).expect("a game");
            assert!(wish.seats.contains(&SeatWish::Me), "somebody has to begin");
        }
    }

    #[test]
    fn tables_can_be_dealt() {
        every_table_can_be_dealt::<Numero>();
        every_table_can_be_dealt::<Numberloor>();
        every_table_can_be_dealt::<Numenko>();
        every_table_can_be_dealt::<Nmbrs>();
    }
}
