//! §4.3 Swop.

use serde::{Deserialize, Serialize};

use super::Numenko;
use super::event::{EndReason, Event};
use super::illegal::Illegal;
use super::options::{Options, SwopShort};
use super::tile::Tile;
use crate::game::{Seat, Sink};
use crate::shuffle::Shuffle;

/// §4.3 Number of tiles taken in a swop.
pub const DRAWN_PER_SWOP: u8 = 2;

/// Effect that a swop would have, whatever the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SwopNow {
    /// §4.3 One tile back, two new ones.
    Exchanges,
    /// §5.2 The pot is too small, which ends play.
    EndsPlay,
    /// §5.2 The pot is too small, and so it is refused.
    Refused,
}

impl SwopNow {
    /// §4.3, §5.2
    pub fn of(options: &Options, pot: u8) -> SwopNow {
        match options.swop_short {
            _ if pot >= DRAWN_PER_SWOP => SwopNow::Exchanges,
            SwopShort::EndsPlay => SwopNow::EndsPlay,
            SwopShort::Refused => SwopNow::Refused,
        }
    }
}

/// Effect of a legal swop.
pub(super) enum Swop {
    Exchange(Tile),
    /// §5.2 The pot is too small, which ends play.
    PotShort,
}

impl Numenko {
    /// §4.3, §5.2
    pub(super) fn check_swop(&self, seat: Seat, tile: Tile) -> Result<Swop, Illegal> {
        self.may_play(seat)?;
        let pot = self.pot_size();
        if self.players[seat.index()].tiles.count(tile) == 0 {
            return Err(Illegal::NotHeld { tile });
        }
        match SwopNow::of(&self.options, pot) {
            SwopNow::Exchanges => Ok(Swop::Exchange(tile)),
            SwopNow::EndsPlay => Ok(Swop::PotShort),
            SwopNow::Refused => Err(Illegal::PotTooSmall { pot }),
        }
    }

    /// §4.3, §5.2
    pub(super) fn apply_swop(&mut self, seat: Seat, swop: Swop, events: &mut impl Sink<Event>) {
        let Swop::Exchange(tile) = swop else {
            let pot = self.pot_size();
            events.emit(|| Event::PotShort { seat, pot });
            self.end_play(EndReason::PotShort, events);
            return;
        };
        self.draw(seat, DRAWN_PER_SWOP);
        let player = &mut self.players[seat.index()];
        player.tiles.remove(tile);
        player.swops += 1;
        player.known.swops_since += 1;
        self.put_back(tile);
        let pot = self.pot_size();
        events.emit(|| Event::Swopped { seat, pot });
    }

    /// §4.3 Puts a tile back at a random place in the pot.
    fn put_back(&mut self, tile: Tile) {
        let mut shuffle = Shuffle::resume(&self.stream);
        let places = u32::from(self.pot_size()) + 1;
        let place = shuffle.below(places);
        self.pot.insert(usize::try_from(place).expect("a pot is small"), tile);
        self.stream = shuffle.position();
    }
}
