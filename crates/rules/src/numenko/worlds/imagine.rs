//! Completes a view into a whole game with made-up secrets, and finds what is wrong with a hand-written view.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{Seat, Viewer};
use crate::numenko::check::{Doubted, has_had_say};
use crate::numenko::deal::own_stream;
use crate::numenko::grid::Grid;
use crate::numenko::tile::{Tile, Tiles};
use crate::numenko::view::{SeatView, View};
use crate::numenko::{BadTable, DRAWN_AFTER_DONE, Known, MAX_PLAYERS, Numenko, Phase, Player, Pot};
use crate::shuffle::Shuffle;

/// The reason a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BadPosition {
    Table(BadTable),
    NoSuchSeat {
        seat: Seat,
    },
    TileTooMany {
        tile: Tile,
    },
    /// The tiles of the position and those of the bag differ in number.
    Count {
        there: u32,
        bag: u32,
    },
    /// A player's tiles and their stated number differ.
    HandCount {
        seat: Seat,
        tiles: u8,
        count: u8,
    },
    /// Public knowledge about this player's tiles contradicts itself or the tiles.
    Known {
        seat: Seat,
    },
    /// A grid that this seat cannot have laid.
    Laid {
        seat: Seat,
    },
    /// A phase that the rest of the position rules out.
    Phase,
}

crate::error_as_data!(BadPosition, Table(BadTable));

/// Number of attempts to guess which known tiles have been swopped.
const TRIES: u32 = 24;

/// §4.3 Upper bound on a player's swops, and on how often a player is done: both use up the pot, so no game gets there.
const MAX_TAKEN: u16 = 4_000;

pub(in crate::numenko) fn imagine(view: &View, shuffle: &mut Shuffle) -> Result<Numenko, BadPosition> {
    let mut pool = check(view)?;
    let mut players: Vec<Player> = view.seats.iter().map(player).collect();
    for (seat, tiles) in open_tiles(view) {
        pool = take(&pool, &tiles)?;
        players[seat.index()].tiles = tiles;
    }
    let hidden: Vec<Seat> = seats(view).filter(|seat| open_tiles_of(view, *seat).is_none()).collect();
    let certain = (0..TRIES).find_map(|_| certain_tiles(view, &hidden, &pool, shuffle));
    let certain = certain.ok_or_else(|| BadPosition::Known { seat: hidden.first().copied().unwrap_or(Seat(0)) })?;
    for (seat, tiles) in hidden.iter().zip(&certain) {
        pool = take(&pool, tiles)?;
        players[seat.index()].tiles = *tiles;
    }
    let mut rest: Pot = pool.iter().collect();
    shuffle.shuffle(&mut rest);
    for seat in &hidden {
        let missing = view.seats[seat.index()].count - players[seat.index()].tiles.len();
        let from = rest.len() - usize::from(missing);
        rest.drain(from..).for_each(|tile| players[seat.index()].tiles.add(tile));
    }
    let bag = rest.drain(..usize::from(view.bag)).collect();
    Ok(Numenko {
        options: Arc::new(view.options.clone()),
        phase: view.phase,
        phases: view.phases,
        players: players.into_iter().collect(),
        pot: rest,
        bag,
        winner: view.winner,
        ended: view.ended,
        doubts: view.doubts.clone(),
        stream: own_stream(shuffle),
    })
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    (0..u8::try_from(view.seats.len()).unwrap_or(0)).map(Seat)
}

fn take(pool: &Tiles, tiles: &Tiles) -> Result<Tiles, BadPosition> {
    pool.without(tiles).map_err(|tile| BadPosition::TileTooMany { tile })
}

fn player(seat: &SeatView) -> Player {
    Player {
        tiles: Tiles::default(),
        known: seat.known,
        swops: seat.swops,
        dones: seat.dones,
        stopped: seat.stopped,
        ejected: seat.ejected,
        vote: seat.vote,
        agreed: seat.agreed,
        grid: seat.grid.clone().map(Arc::new),
        laid: seat.laid.clone().map(Arc::new),
    }
}

/// Returns all tiles of a seat, if the viewer knows them.
fn open_tiles_of(view: &View, seat: Seat) -> Option<Tiles> {
    let place = &view.seats[seat.index()];
    let is_certain = place.known.swops_since == 0 && place.known.tiles.len() == place.count;
    place.tiles.or_else(|| is_certain.then_some(place.known.tiles))
}

fn open_tiles(view: &View) -> impl Iterator<Item = (Seat, Tiles)> {
    seats(view).filter_map(|seat| Some((seat, open_tiles_of(view, seat)?)))
}

/// Guesses which of their known tiles these seats still have, and have not swopped since.
fn certain_tiles(view: &View, hidden: &[Seat], pool: &Tiles, shuffle: &mut Shuffle) -> Option<Vec<Tiles>> {
    let known = |seat: &Seat| view.seats[seat.index()].known;
    let mut certain: Vec<Tiles> = hidden.iter().map(|seat| known(seat).tiles).collect();
    let mut swopped: Vec<u16> = hidden.iter().map(|seat| known(seat).swops_since).collect();
    // Tiles of which there are too few must have been swopped by somebody.
    for tile in Tile::all() {
        while certain.iter().map(|tiles| u32::from(tiles.count(tile))).sum::<u32>() > u32::from(pool.count(tile)) {
            let could = |place: &usize| swopped[*place] > 0 && certain[*place].count(tile) > 0;
            let could: Vec<usize> = (0..hidden.len()).filter(could).collect();
            let place = *shuffle.pick(&could)?;
            certain[place].remove(tile);
            swopped[place] -= 1;
        }
    }
    for (tiles, swopped) in certain.iter_mut().zip(swopped) {
        for _ in 0..swopped.min(u16::from(tiles.len())) {
            let left: Vec<Tile> = tiles.iter().collect();
            let tile = shuffle.pick(&left).copied()?;
            tiles.remove(tile);
        }
    }
    Some(certain)
}

/// Checks everything about a view that can be checked before tiles are dealt; returns the whole bag.
fn check(view: &View) -> Result<Tiles, BadPosition> {
    let count = view.seats.len();
    if !(1..=usize::from(MAX_PLAYERS)).contains(&count) {
        let seats = u8::try_from(count).unwrap_or(u8::MAX);
        return Err(BadTable::Seats { seats, least: 1, most: MAX_PLAYERS }.into());
    }
    let is_here = |seat: &Seat| seat.index() < count;
    let viewer = view.viewer.seat();
    let shown = match view.phase {
        Phase::Check { seat } | Phase::Vote { accused: seat } => Some(seat),
        Phase::Play | Phase::Lay | Phase::Over => None,
    };
    if let Some(seat) = [viewer, shown, view.winner].into_iter().flatten().find(|seat| !is_here(seat)) {
        return Err(BadPosition::NoSuchSeat { seat });
    }
    check_phase(view)?;
    let bag = *view.options.pack.tiles();
    let held: u32 = view.seats.iter().map(|seat| u32::from(seat.count)).sum();
    let there = held + u32::from(view.pot) + u32::from(view.bag);
    if there != u32::from(bag.len()) {
        return Err(BadPosition::Count { there, bag: bag.len().into() });
    }
    for seat in seats(view) {
        check_seat(view, seat)?;
    }
    Ok(bag)
}

fn check_phase(view: &View) -> Result<(), BadPosition> {
    let all = |which: fn(&SeatView) -> bool| view.seats.iter().all(which);
    let any = |which: fn(&SeatView) -> bool| view.seats.iter().any(which);
    let is_good = match view.phase {
        Phase::Play => any(|seat| !seat.stopped && !seat.ejected) && !any(|seat| seat.vote.is_some()),
        Phase::Check { seat } => is_checked(view, seat) && !any(|seat| seat.vote.is_some()),
        Phase::Vote { accused } => {
            let voters =
                view.seats.iter().enumerate().filter(|(place, seat)| *place != accused.index() && !seat.ejected);
            let mut voters = voters.map(|(_, seat)| seat);
            let place = &view.seats[accused.index()];
            place.vote.is_none() && !place.ejected && place.grid.is_some() && voters.any(|seat| seat.vote.is_none())
        }
        Phase::Lay => any(|seat| !seat.ejected && seat.laid.is_none()) && !any(|seat| seat.vote.is_some()),
        Phase::Over => all(|seat| seat.ejected || seat.laid.is_some()) && !any(|seat| seat.vote.is_some()),
    };
    let is_playing = matches!(view.phase, Phase::Play | Phase::Check { .. } | Phase::Vote { .. });
    let is_checking = matches!(view.phase, Phase::Check { .. });
    let nobody_agreed = is_checking || all(|seat| !seat.agreed);
    let has_ended = view.ended.is_some() && !is_playing || view.ended.is_none() && is_playing;
    let nobody_laid = !is_playing || all(|seat| seat.laid.is_none()) && view.winner.is_none();
    let winner_laid = view.winner.is_none_or(|winner| view.seats[winner.index()].laid.is_some());
    let in_time = view.phases <= 0x7fff && all(|seat| seat.swops < MAX_TAKEN && seat.dones < MAX_TAKEN);
    match is_good && has_ended && nobody_laid && winner_laid && in_time && nobody_agreed && are_doubts_good(view) {
        true => Ok(()),
        false => Err(BadPosition::Phase),
    }
}

/// §5.7 Returns whether this seat's grid can be on show, and somebody has yet to say something about it.
fn is_checked(view: &View, shown: Seat) -> bool {
    let place = &view.seats[shown.index()];
    let tiles = place.grid.as_ref().map(Grid::tiles);
    let is_shown_whole = tiles.is_some_and(|tiles| {
        let is_own = place.tiles.is_none_or(|own| own == tiles);
        is_own && place.count == tiles.len() && place.known == Known { tiles, swops_since: 0 }
    });
    let has_yet_to_say = |seat: Seat| {
        let place = &view.seats[seat.index()];
        seat != shown && !place.ejected && !has_had_say(seat, place.agreed, &view.doubts)
    };
    let is_short = view.pot < DRAWN_AFTER_DONE;
    let outsiders_agreed =
        seats(view).any(|seat| view.seats[seat.index()].agreed && (seat == shown || view.seats[seat.index()].ejected));
    view.options.players_check()
        && is_short
        && !place.ejected
        && is_shown_whole
        && !outsiders_agreed
        && seats(view).any(has_yet_to_say)
}

/// §5.9 Returns whether these doubts can have been raised: while a grid is checked all were mistaken, and the last one
/// before a vote was not.
fn are_doubts_good(view: &View) -> bool {
    let (shown, last_is_wrong) = match view.phase {
        Phase::Check { seat } => (seat, false),
        Phase::Vote { accused } => (accused, true),
        Phase::Play | Phase::Lay | Phase::Over => return view.doubts.is_empty(),
    };
    if view.doubts.is_empty() {
        return true;
    }
    let Some(grid) = &view.seats[shown.index()].grid else { return false };
    let are_wrong = view.doubts.iter().map(|doubted| doubted.is_wrong);
    let last = view.doubts.len() - 1;
    let can_be = |(at, doubted): (usize, &Doubted)| {
        let Doubted { seat, doubt, .. } = doubted;
        let by_others = *seat != shown && view.seats.get(seat.index()).is_some_and(|place| !place.ejected);
        let before = &view.doubts[..at];
        by_others
            && !has_had_say(*seat, false, before)
            && !before.iter().any(|earlier| earlier.doubt == *doubt)
            && Doubted::of(*seat, *doubt, grid, &view.options).as_ref() == Ok(doubted)
    };
    view.options.players_check()
        && are_wrong.enumerate().all(|(at, is_wrong)| is_wrong == (last_is_wrong && at == last))
        && view.doubts.iter().enumerate().all(can_be)
}

fn check_seat(view: &View, seat: Seat) -> Result<(), BadPosition> {
    let place = &view.seats[seat.index()];
    if let Some(tiles) = place.tiles.filter(|tiles| tiles.len() != place.count) {
        return Err(BadPosition::HandCount { seat, tiles: tiles.len(), count: place.count });
    }
    let is_own = view.viewer == Viewer::Seat(seat);
    let known = u16::from(place.known.tiles.len()).saturating_sub(place.known.swops_since);
    let bad_known = known > u16::from(place.count)
        || place.known.swops_since > place.swops
        || (place.ejected && (place.count > 0 || place.grid.is_none()))
        || (!place.ejected && place.count == 0)
        || place.tiles.is_some() != is_own;
    if bad_known {
        return Err(BadPosition::Known { seat });
    }
    if let Some(laid) = &place.laid {
        let all = open_tiles_of(view, seat).ok_or(BadPosition::Laid { seat })?;
        let left = all.without(&laid.counted).map_err(|_| BadPosition::Laid { seat })?;
        let is_good = all.without(&laid.grid.tiles()).is_ok() && left == laid.left && left.points() == laid.points;
        let is_known = place.known == Known { tiles: all, swops_since: 0 };
        return if is_good && is_known && !place.ejected { Ok(()) } else { Err(BadPosition::Laid { seat }) };
    }
    Ok(())
}
