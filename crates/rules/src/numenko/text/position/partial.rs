//! A position as read, section by section, and the defaults that complete it.

use super::{ENDS, NotAPosition, usual_known};
use crate::game::{Seat, Viewer};
use crate::numenko::check::{Doubt, Doubted};
use crate::numenko::event::EndReason;
use crate::numenko::grid::Grid;
use crate::numenko::judge::judge;
use crate::numenko::options::Options;
use crate::numenko::swop::SwopNow;
use crate::numenko::text::tile::NotATile;
use crate::numenko::tile::{Tile, Tiles};
use crate::numenko::view::{SeatView, View, offers};
use crate::numenko::worlds::imagine::{BadPosition, imagine};
use crate::numenko::{Known, Laid, MAX_PLAYERS, Phase, Say, tiles_each};
use crate::options::TableOptions;
use crate::shuffle::Shuffle;
use crate::text::shortened;

/// Sections read so far; `None` is still to be filled in.
#[derive(Default)]
pub(super) struct PartialPosition {
    options: Options,
    watching: bool,
    seat: Option<Seat>,
    tiles: Option<Tiles>,
    counts: Option<Vec<u8>>,
    pot: Option<u8>,
    bag: Option<u8>,
    swops: Vec<u16>,
    dones: Vec<u16>,
    stopped: Vec<Seat>,
    ejected: Vec<Seat>,
    known: Vec<(Seat, Known)>,
    grids: Vec<(Seat, Grid)>,
    laid: Vec<(Seat, Grid)>,
    votes: Vec<(Seat, bool)>,
    agreed: Vec<Seat>,
    doubts: Vec<(Seat, Doubt)>,
    winner: Option<Seat>,
    ended: Option<EndReason>,
    phases: u32,
    phase: Option<Phase>,
}

impl PartialPosition {
    pub fn read(&mut self, word: &str, text: &str) -> Result<(), NotAPosition> {
        let not_understood = || NotAPosition::NotUnderstood { section: shortened(word), text: shortened(text) };
        let words = || text.split([' ', ',']).filter(|word| !word.is_empty()).take(usize::from(MAX_PLAYERS) + 1);
        let number = || text.parse::<u8>().map_err(|_| not_understood());
        let seat = || text.parse::<Seat>().map_err(|_| not_understood());
        let seats = || words().map(str::parse).collect::<Result<Vec<Seat>, _>>().map_err(|_| not_understood());
        let numbers = || words().map(str::parse).collect::<Result<Vec<u16>, _>>().map_err(|_| not_understood());
        let of_seat = || -> Result<(Seat, &str), NotAPosition> {
            let (seat, rest) = text.split_once(':').ok_or_else(not_understood)?;
            Ok((seat.trim().parse().map_err(|_| not_understood())?, rest.trim()))
        };
        match word {
            "options" => self.options = self.options.clone().changed_by(text)?,
            "cards" => self.options.pack = text.parse()?,
            "watching" => self.watching = true,
            "seat" => self.seat = Some(seat()?),
            "tiles" | "hand" => self.tiles = Some(read_tiles(text)?),
            "counts" => {
                let counts = words().map(str::parse).collect::<Result<Vec<u8>, _>>();
                self.counts = Some(counts.map_err(|_| not_understood())?);
            }
            "pot" => self.pot = Some(number()?),
            "bag" => self.bag = Some(number()?),
            "swops" => self.swops = numbers()?,
            "dones" => self.dones = numbers()?,
            "stopped" => self.stopped = seats()?,
            "ejected" => self.ejected = seats()?,
            "agreed" => self.agreed = seats()?,
            "doubted" => {
                let (seat, rest) = of_seat()?;
                self.doubts.push((seat, rest.parse().map_err(|_| not_understood())?));
            }
            "known" => {
                let (seat, rest) = of_seat()?;
                let (tiles, swops) = rest.split_once(' ').ok_or_else(not_understood)?;
                let swops_since = swops.trim().parse().map_err(|_| not_understood())?;
                self.known.push((seat, Known { tiles: read_tiles(tiles)?, swops_since }));
            }
            "grid" => {
                let (seat, rest) = of_seat()?;
                self.grids.push((seat, rest.parse()?));
            }
            "laid" => {
                let (seat, rest) = of_seat()?;
                self.laid.push((seat, rest.parse()?));
            }
            "voted" => {
                let (seat, rest) = of_seat()?;
                let eject = match rest {
                    "eject" => true,
                    "end" => false,
                    _ => return Err(not_understood()),
                };
                self.votes.push((seat, eject));
            }
            "winner" => self.winner = Some(seat()?),
            "ended" => {
                let found = ENDS.iter().find(|(_, word)| *word == text);
                self.ended = Some(found.ok_or_else(not_understood)?.0);
            }
            "phases" => self.phases = text.parse().map_err(|_| not_understood())?,
            "play" => self.phase = Some(Phase::Play),
            "check" => self.phase = Some(Phase::Check { seat: seat()? }),
            "vote" => self.phase = Some(Phase::Vote { accused: seat()? }),
            "lay" => self.phase = Some(Phase::Lay),
            "over" => self.phase = Some(Phase::Over),
            _ => return Err(NotAPosition::NoSuchSection(shortened(word))),
        }
        Ok(())
    }

    /// Counts the seats, and checks that every list and every section is about these seats.
    fn count_seats(&self) -> Result<u8, NotAPosition> {
        let seats = self.counts.as_ref().map_or(2, Vec::len);
        if !(1..=usize::from(MAX_PLAYERS)).contains(&seats) {
            return Err(NotAPosition::Seats);
        }
        let seats_number = u8::try_from(seats).expect("a table has few seats");
        for (section, list) in [("swops", &self.swops), ("dones", &self.dones)] {
            if !list.is_empty() && list.len() != seats {
                let listed = u32::try_from(list.len()).unwrap_or(u32::MAX);
                return Err(NotAPosition::Listed { section, listed, seats: seats_number });
            }
        }
        let of_known = self.known.iter().map(|(seat, _)| *seat);
        let of_grids = self.grids.iter().chain(&self.laid).map(|(seat, _)| *seat);
        let of_votes = self.votes.iter().map(|(seat, _)| *seat);
        let named = self.stopped.iter().chain(&self.ejected).copied().chain(of_known).chain(of_grids).chain(of_votes);
        match named.into_iter().find(|seat| seat.index() >= seats) {
            Some(seat) => Err(BadPosition::NoSuchSeat { seat }.into()),
            None => Ok(seats_number),
        }
    }

    pub fn complete(self) -> Result<View, NotAPosition> {
        let seats_number = self.count_seats()?;
        let viewer = match (self.watching, self.seat) {
            (true, _) => Viewer::Watcher,
            (false, seat) => Viewer::Seat(seat.unwrap_or(Seat(0))),
        };
        let own_tiles = self.tiles.unwrap_or_default();
        let at = |numbers: &[u16], place: usize| numbers.get(place).copied().unwrap_or(0);
        let mut places: Vec<SeatView> = Vec::new();
        for seat in (0..seats_number).map(Seat) {
            let of = |list: &[(Seat, Known)]| list.iter().find(|(of, _)| *of == seat).map(|(_, known)| *known);
            let is_own = viewer == Viewer::Seat(seat);
            let grid = self.grids.iter().find(|(of, _)| *of == seat).map(|(_, grid)| grid.clone());
            // §5.7 A grid that is checked shows all tiles of its player.
            let shown = grid.as_ref().filter(|_| self.phase == Some(Phase::Check { seat })).map(Grid::tiles);
            let usual = match shown {
                _ if is_own => own_tiles.len(),
                Some(shown) => shown.len(),
                None => tiles_each(seats_number) + 1,
            };
            let swops = at(&self.swops, seat.index());
            // A hand that somebody writes down need not have a smiley.
            let is_possible = !is_own || swops > 0 || own_tiles.count(Tile::Smiley) > 0;
            let usual_known = match shown {
                Some(tiles) => Known { tiles, swops_since: 0 },
                None if is_possible => usual_known(swops),
                None => Known::default(),
            };
            places.push(SeatView {
                count: self.counts.as_ref().map_or(usual, |counts| counts.get(seat.index()).copied().unwrap_or(usual)),
                tiles: is_own.then_some(own_tiles),
                known: of(&self.known).unwrap_or(usual_known),
                swops,
                dones: at(&self.dones, seat.index()),
                stopped: self.stopped.contains(&seat),
                ejected: self.ejected.contains(&seat),
                vote: self.votes.iter().find(|(of, _)| *of == seat).map(|(_, eject)| *eject),
                agreed: self.agreed.contains(&seat),
                grid,
                laid: None,
            });
        }
        for (seat, grid) in self.laid {
            let place = places.get_mut(seat.index()).ok_or(BadPosition::NoSuchSeat { seat })?;
            let all = place.tiles.unwrap_or(place.known.tiles);
            all.without(&grid.tiles()).map_err(|_| BadPosition::Laid { seat })?;
            // Everybody has seen what was laid and what is left.
            if !self.known.iter().any(|(of, _)| *of == seat) {
                place.known = Known { tiles: all, swops_since: 0 };
            }
            // §5.3, §5.10 All tiles of the winner count as laid.
            let counted = match self.winner == Some(seat) {
                true => grid.tiles(),
                false => judge(&grid, &self.options).counted(&grid, &self.options),
            };
            let left = all.without(&counted).map_err(|_| BadPosition::Laid { seat })?;
            place.laid = Some(Laid { grid, counted, left, points: left.points() });
        }
        let doubts = doubts(self.phase, &self.doubts, &places, &self.options)?;
        let held: u32 = places.iter().map(|place| u32::from(place.count)).sum();
        let all = u32::from(self.options.pack.tiles().len());
        let rest = all.saturating_sub(held);
        let usual_pot = rest.saturating_sub(self.bag.map_or(0, u32::from)).min(self.options.pot_limit.into());
        let pot = self.pot.unwrap_or(u8::try_from(usual_pot).unwrap_or(u8::MAX));
        let usual_bag = u8::try_from(rest.saturating_sub(pot.into())).unwrap_or(u8::MAX);
        let phase = self.phase.unwrap_or(Phase::Play);
        let says = Say::now(phase, pot);
        let mut view = View {
            swop: SwopNow::of(&self.options, pot),
            options: self.options,
            viewer,
            phase,
            phases: self.phases,
            offers: offers(phase, viewer, &places, &doubts),
            doubts,
            seats: places,
            pot,
            bag: self.bag.unwrap_or(usual_bag),
            winner: self.winner,
            ended: self.ended,
            outcome: None,
            says,
            refill: says.refill(),
        };
        if view.phase == Phase::Over {
            view.outcome = Some(imagine(&view, &mut Shuffle::from_number(0))?.outcome());
        }
        Ok(view)
    }
}

/// §5.9 Looks at everything that has been pointed at in the grid that is checked or voted about.
fn doubts(
    phase: Option<Phase>,
    pointed_at: &[(Seat, Doubt)],
    places: &[SeatView],
    options: &Options,
) -> Result<Vec<Doubted>, BadPosition> {
    let shown = match phase {
        Some(Phase::Check { seat } | Phase::Vote { accused: seat }) => places.get(seat.index()),
        _ => None,
    };
    let grid = shown.and_then(|place| place.grid.as_ref());
    let look = |(seat, doubt): &(Seat, Doubt)| {
        let doubted = grid.and_then(|grid| Doubted::of(*seat, *doubt, grid, options).ok());
        doubted.ok_or(BadPosition::Phase)
    };
    pointed_at.iter().map(look).collect()
}

fn read_tiles(text: &str) -> Result<Tiles, NotATile> {
    if text == "-" { Ok(Tiles::default()) } else { text.parse() }
}
