//! Hooks for the laws of all games.

use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::laws::Lawful;
use crate::numenko::event::Event;
use crate::numenko::moves::Move;
use crate::numenko::tile::Tile;
use crate::numenko::worlds::random::{all_laid, in_one_line};
use crate::numenko::{DRAWN_AFTER_DONE, MAX_PLAYERS, MOST_DOUBTS, Numenko, Player};
use crate::shuffle::Shuffle;

/// Upper bound on attempts to swap two hidden tiles.
const GUESSES: u32 = 12;

impl Lawful for Numenko {
    type Piece = Tile;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS;

    fn inventory(&self) -> Vec<Tile> {
        let held = self.players.iter().flat_map(|player| player.tiles.iter());
        held.chain(self.pot.iter().copied()).chain(self.bag.iter()).collect()
    }

    /// A grid that everybody sees shows tiles; one laid at the end also shows what is left.
    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Done { grid: Some(_), .. }
                | Event::GameOver { .. }
                | Event::Wrong { .. }
                | Event::Shown { .. }
                | Event::Laid { .. }
                | Event::Over { .. }
        )
    }

    /// Swaps hidden tiles once or twice.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Numenko> {
        let mut world = self.clone();
        for _ in 0..=shuffle.below(2) {
            world.swap_hidden_tiles(viewer, shuffle);
        }
        if world == *self { Numenko::imagine(&self.view(viewer), shuffle).ok() } else { Some(world) }
    }

    /// Copies the top of the pot if the viewer draws; everybody draws from the same pot.
    fn align_draws(&mut self, like: &Numenko, viewer: Viewer, mover: Seat) -> bool {
        self.stream = like.stream.clone();
        if viewer != Viewer::Seat(mover) {
            return true;
        }
        let next = like.pot.iter().rev().take(DRAWN_AFTER_DONE.into()).copied();
        next.zip((0..self.pot.len()).rev()).all(|(tile, place)| self.put_into_pot(tile, place, viewer))
    }

    /// Nobody sees which tile is swopped nor, at most tables, the grid of a "done".
    fn same_to_others(&self, seat: Seat, choice: &Move, shuffle: &mut Shuffle) -> Option<Move> {
        let player = self.players.get(seat.index())?;
        match choice {
            Move::Swop(_) => {
                let tiles: Vec<Tile> = player.tiles.iter().collect();
                shuffle.pick(&tiles).map(|tile| Move::Swop(*tile))
            }
            Move::Done(_) if self.options.open_grids || self.pot_size() < DRAWN_AFTER_DONE => None,
            Move::Done(_) if self.options.check_done => all_laid(self, &player.tiles, shuffle).map(Move::Done),
            Move::Done(_) => Some(Move::Done(in_one_line(player.tiles.iter()))),
            _ => None,
        }
    }

    /// Names the player's tiles and the phase.
    fn refers_to(&self, seat: Seat) -> String {
        format!("{} {}", self.phases, self.players[seat.index()].tiles)
    }

    /// Every swop and every "done" leaves fewer tiles in the pot, and each ejection returns at most all of them.
    /// Each "game over" that others check (§5.7) is followed by what they say, and ejects somebody or ends play.
    fn most_moves(&self) -> u32 {
        let seats = u32::from(self.seats());
        let tiles = u32::from(self.options.pack.tiles().len());
        tiles * seats + seats * seats * (2 + u32::from(MOST_DOUBTS)) + 3 * seats
    }
}

/// A place that a viewer cannot see.
#[derive(Clone, Copy, PartialEq)]
enum Hidden {
    Hand(Seat, Tile),
    Pot(usize),
    Bag(Tile),
}

impl Player {
    /// Returns whether these tiles agree with what is known about them: no more of the known tiles are gone than were
    /// swopped since.
    fn is_as_known(&self) -> bool {
        let gone = |tile: Tile| u16::from(self.known.tiles.count(tile).saturating_sub(self.tiles.count(tile)));
        Tile::all().map(gone).sum::<u16>() <= self.known.swops_since
    }
}

impl Numenko {
    fn hidden_in_hands(&self, viewer: Viewer) -> Vec<Hidden> {
        let others = self.everyone().filter(|seat| viewer != Viewer::Seat(*seat));
        others
            .flat_map(|seat| self.players[seat.index()].tiles.iter().map(move |tile| Hidden::Hand(seat, tile)))
            .collect()
    }

    fn at(&self, hidden: Hidden) -> Tile {
        match hidden {
            Hidden::Hand(_, tile) | Hidden::Bag(tile) => tile,
            Hidden::Pot(place) => self.pot[place],
        }
    }

    /// Swaps a tile in a hand with another hidden tile; if no hand is hidden, two tiles in the pot and the bag.
    fn swap_hidden_tiles(&mut self, viewer: Viewer, shuffle: &mut Shuffle) {
        let in_hands = self.hidden_in_hands(viewer);
        let in_pot = (0..self.pot.len()).map(Hidden::Pot);
        let face_down: Vec<Hidden> = in_pot.chain(self.bag.iter().map(Hidden::Bag)).collect();
        let everywhere = [in_hands.clone(), face_down.clone()].concat();
        let first_choice = if in_hands.is_empty() { face_down } else { in_hands };
        for _ in 0..GUESSES {
            let (Some(first), Some(second)) = (shuffle.pick(&first_choice), shuffle.pick(&everywhere)) else {
                return;
            };
            if self.swap_hidden(*first, *second) {
                return;
            }
        }
    }

    /// Swaps two tiles, unless they are the same or what is known about a hand rules it out.
    fn swap_hidden(&mut self, first: Hidden, second: Hidden) -> bool {
        let (one, other) = (self.at(first), self.at(second));
        let is_same_place = match (first, second) {
            (Hidden::Hand(a, _), Hidden::Hand(b, _)) => a == b,
            (Hidden::Bag(_), Hidden::Bag(_)) => true,
            _ => false,
        };
        if is_same_place || one == other {
            return false;
        }
        let before = self.clone();
        self.exchange(first, other);
        self.exchange(second, one);
        let is_good = self.players.iter().all(Player::is_as_known);
        if !is_good {
            *self = before;
        }
        is_good
    }

    fn exchange(&mut self, hidden: Hidden, with: Tile) {
        match hidden {
            Hidden::Hand(seat, tile) => {
                let tiles = &mut self.players[seat.index()].tiles;
                tiles.remove(tile);
                tiles.add(with);
            }
            Hidden::Pot(place) => self.pot[place] = with,
            Hidden::Bag(tile) => {
                self.bag.remove(tile);
                self.bag.add(with);
            }
        }
    }

    /// Moves a tile from any hidden place to this one in the pot. The tiles above it stay.
    fn put_into_pot(&mut self, tile: Tile, place: usize, viewer: Viewer) -> bool {
        if self.pot[place] == tile {
            return true;
        }
        if let Some(deeper) = self.pot[..place].iter().position(|other| *other == tile) {
            self.pot.swap(deeper, place);
            return true;
        }
        let in_bag = (self.bag.count(tile) > 0).then_some(Hidden::Bag(tile));
        let mut hidden = in_bag.into_iter().chain(self.hidden_in_hands(viewer));
        hidden.any(|hidden| self.at(hidden) == tile && self.swap_hidden(hidden, Hidden::Pot(place)))
    }
}
