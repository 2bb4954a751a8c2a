//! Hooks for the laws of all games.

use std::ops::RangeInclusive;

use crate::game::{Game, Seat, Viewer};
use crate::laws::{Lawful, random_table};
use crate::nmbrs::block::{Block, Blocks};
use crate::nmbrs::event::Event;
use crate::nmbrs::{DRAWN, MAX_PLAYERS, MIN_PLAYERS, Nmbrs, Options, Phase};
use crate::shuffle::Shuffle;

impl Lawful for Nmbrs {
    type Piece = Block;
    const PLAYERS: RangeInclusive<u8> = MIN_PLAYERS..=MAX_PLAYERS;

    /// Gives most tables a single round, since later rounds are much like the first.
    fn some_table(seed: u64) -> (Options, u8) {
        let (mut options, seats) = random_table::<Options>(seed, Self::PLAYERS);
        options.rounds = match seed % 64 {
            0 => options.rounds,
            1..=3 => 3,
            4..=9 => 2,
            _ => 1,
        };
        (options, seats)
    }

    fn inventory(&self) -> Vec<Block> {
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let given = match self.phase {
            Phase::Knock(knocking) => Some(knocking.block),
            _ => None,
        };
        let open = self.grid.blocks().iter().chain(self.aside.iter()).chain(self.forgotten.iter());
        hands.chain(self.pot.iter().copied()).chain(open).chain(given).collect()
    }

    /// §7.2 The blocks left over are counted in the open.
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::RoundOver { .. })
    }

    /// Swaps one or two pairs of hidden blocks.
    fn nearby(&self, viewer: Viewer, shuffle: &mut Shuffle) -> Option<Nmbrs> {
        let mut world = self.clone();
        for _ in 0..=shuffle.below(2) {
            world.swap_hidden_blocks(viewer, shuffle);
        }
        if world == *self { Nmbrs::imagine(&self.view(viewer), shuffle).ok() } else { Some(world) }
    }

    /// Copies the top of the pot: a viewer sees draws into their own hand, after a knock and when their turn begins.
    fn align_draws(&mut self, like: &Nmbrs, viewer: Viewer, _: Seat) -> bool {
        self.stream = like.stream.clone();
        if viewer == Viewer::Watcher {
            return true;
        }
        let most = usize::from(1 + DRAWN);
        let next = like.pot.iter().rev().take(most).copied();
        next.zip((0..self.pot.len()).rev()).all(|(block, place)| self.put_into_pot(block, place, viewer))
    }

    /// Names the turn, the block that is given away, the table and the player's hand.
    fn refers_to(&self, seat: Seat) -> String {
        let phase = match self.phase {
            Phase::Turn => None,
            Phase::Knock(knocking) => Some(knocking.block.to_string()),
            Phase::Over => Some("over".to_string()),
        };
        let (hand, table) = (self.hands[seat.index()].bits(), self.grid.fingerprint());
        format!("round {}, turn of {}, {phase:?}, holding {hand:x}, at {table:x}", self.round, self.turn)
    }

    /// Each turn takes a block out of the hands for good or, after a knock, one out of the pot. After each turn
    /// everybody else can answer.
    fn most_moves(&self) -> u32 {
        let rounds = u32::from(self.table.options.rounds - self.round) + 1;
        let blocks = u32::from(self.table.blocks.len());
        rounds * 2 * blocks * u32::from(self.seats) + 1
    }
}

impl Nmbrs {
    /// Returns the blocks of a hand that this viewer cannot see and that are not known to all.
    fn hidden_in_hand(&self, viewer: Viewer, seat: Seat) -> Blocks {
        if viewer == Viewer::Seat(seat) {
            return Blocks::NONE;
        }
        self.hands[seat.index()].less(self.known[seat.index()])
    }

    fn hidden_blocks(&self, viewer: Viewer) -> Vec<Block> {
        let hands = self.everyone().flat_map(|seat| self.hidden_in_hand(viewer, seat).iter().collect::<Vec<_>>());
        hands.chain(self.pot.iter().copied()).chain(self.forgotten.iter()).collect()
    }

    fn swap_hidden_blocks(&mut self, viewer: Viewer, shuffle: &mut Shuffle) {
        let hidden = self.hidden_blocks(viewer);
        if let (Some(one), Some(other)) = (shuffle.pick(&hidden), shuffle.pick(&hidden)) {
            self.swap_blocks(*one, *other);
        }
    }

    /// Swaps two blocks that nobody knows.
    fn swap_blocks(&mut self, one: Block, other: Block) {
        let swapped = |blocks: Blocks| match (blocks.contains(one), blocks.contains(other)) {
            (true, false) => blocks.without(one).with(other),
            (false, true) => blocks.without(other).with(one),
            _ => blocks,
        };
        self.hands = self.hands.map(swapped);
        self.forgotten = swapped(self.forgotten);
        for block in &mut self.pot {
            *block = match *block {
                block if block == one => other,
                block if block == other => one,
                block => block,
            };
        }
    }

    /// Moves a block from anywhere hidden to a place in the pot. The blocks above it stay.
    fn put_into_pot(&mut self, block: Block, place: usize, viewer: Viewer) -> bool {
        let there = self.pot[place];
        let is_above = self.pot[place + 1..].contains(&block);
        let is_hidden = self.hidden_blocks(viewer).contains(&block);
        if is_hidden && !is_above {
            self.swap_blocks(there, block);
        }
        self.pot[place] == block
    }
}
