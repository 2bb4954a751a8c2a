//! The plain player: lays as many blocks as it can.

use std::cmp::Reverse;

use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::sequence::Kinds;
use reckon_rules::nmbrs::{Block, Blocks, Move, Nmbrs, Phase, TurnMove, View};
use reckon_rules::shuffle::Shuffle;

use super::idea::ideas;
use super::planned_turn::{PlannedTurn, jokers};
use super::triples::Triples;
use super::worth::Worth;
use crate::Bot;
use crate::budget::Budget;

/// Search budget per choice: number of ideas tried on the table. Most turns need only a few.
pub const EFFORT: u32 = 400;

/// Number of turns planned, each with different preferences.
const TURNS: u32 = 6;
/// Bound on the preferences of a turn: less than the score of a block, so that laying more usually wins.
const JITTER: u32 = 9;

/// Minimum number of blocks that it must be able to lay to knock out of turn, because a knock brings two more blocks.
const GAIN: u8 = 3;

/// A player that lays what it can, the most blocks first. It plans several turns and plays the one that leaves the
/// fewest blocks. It gives away the block that promises the least alongside its others, and never a joker while
/// it has another block. It knocks for a block that it could lay at once. In the simple version it lays or extends
/// one sequence, with at most three blocks, so that a child can follow and gets a few turns before the game is over.
#[derive(Clone, Debug)]
pub struct Builder {
    effort: u32,
    spent: u32,
    /// Whether it never knocks.
    is_stand_in: bool,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder::with_effort(EFFORT)
    }
}

impl Builder {
    /// Creates a player with this many tries per choice.
    pub fn with_effort(effort: u32) -> Builder {
        Builder { effort, spent: 0, is_stand_in: false }
    }

    /// Creates a stand-in for an absent player, which takes no more blocks in their name than it has to.
    pub fn stand_in() -> Builder {
        Builder { is_stand_in: true, ..Builder::default() }
    }

    /// Returns the number of tries spent on the last choice, never more than the effort.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}

impl Bot<Nmbrs> for Builder {
    fn choose(&mut self, view: &View, shuffle: &mut Shuffle) -> Move {
        let mut budget = Budget::new(self.effort);
        let choice = match view.phase {
            Phase::Knock(_) if self.is_stand_in => Move::LetGo,
            Phase::Knock(knocking) => answer(view, knocking.block, shuffle, &mut budget),
            Phase::Turn | Phase::Over => turn(view, shuffle, &mut budget),
        };
        self.spent = self.effort - budget.left();
        choice
    }
}

/// §4, §6.1
fn turn(view: &View, shuffle: &mut Shuffle, budget: &mut Budget) -> Move {
    let triples = Triples::of(&view.options);
    let worth = Worth::new(view, &view.options, &triples);
    let best = best_turn(view, &triples, &worth, shuffle, budget);
    let give = worth.least(best.hand);
    Move::Turn(TurnMove { lays: best.lays, give })
}

/// The lays of a turn, and the blocks left in the hand.
struct BestTurn {
    lays: Vec<reckon_rules::nmbrs::Lay>,
    hand: Blocks,
}

fn best_turn(view: &View, triples: &Triples, worth: &Worth, shuffle: &mut Shuffle, budget: &mut Budget) -> BestTurn {
    let kinds = Kinds::of(&view.options);
    let game = Nmbrs::imagine(view, shuffle).expect("a game can be imagined from any view taken from a game");
    let start = PlannedTurn::new(view, &game);
    // Hands with fewer blocks left come first, then those that promise more.
    let cost = |hand: Blocks| (left(hand), Reverse(worth.of_all(hand)));
    let mut best = start.clone();
    for turn in 0..TURNS {
        let mut planned = start.clone();
        let mut jitter = |_: usize| if turn == 0 { 0 } else { shuffle.below(JITTER) };
        while !planned.is_done() {
            let Some(next) = next_step(&planned, triples, &kinds, &mut jitter, budget) else { break };
            planned = next;
        }
        if planned.lays.is_empty() {
            break;
        }
        if cost(planned.hand) < cost(best.hand) {
            best = planned;
        }
        if best.is_done() {
            break;
        }
    }
    BestTurn { lays: best.lays, hand: best.hand }
}

/// Weighs the blocks left in a hand; a joker weighs less, because it may help to lay other blocks.
fn left(hand: Blocks) -> u32 {
    3 * u32::from(hand.len()) - u32::from(jokers(hand).len())
}

/// Adds the best idea that the game allows to the plan.
fn next_step<'a>(
    planned: &PlannedTurn<'a>,
    triples: &Triples,
    kinds: &Kinds,
    jitter: &mut impl FnMut(usize) -> u32,
    budget: &mut Budget,
) -> Option<PlannedTurn<'a>> {
    let mut ideas = ideas(planned, triples, kinds);
    ideas.retain(|idea| idea.numbers + idea.jokers <= planned.most());
    let mut order: Vec<(i32, usize)> = (0..ideas.len())
        .map(|place| (ideas[place].score() + i32::try_from(jitter(place)).expect("a jitter is small"), place))
        .collect();
    order.sort_by_key(|(score, place)| (Reverse(*score), *place));
    order.into_iter().take_while(|_| budget.spend()).find_map(|(_, place)| planned.with(&ideas[place]))
}

/// §6.2 Knocks if the block could be laid at once and is worth the blocks that come with it.
fn answer(view: &View, block: Block, shuffle: &mut Shuffle, budget: &mut Budget) -> Move {
    let Viewer::Seat(seat) = view.viewer else { return Move::LetGo };
    if is_wanted(view, seat, block, shuffle, budget) { Move::Knock(block) } else { Move::LetGo }
}

fn is_wanted(view: &View, seat: Seat, block: Block, shuffle: &mut Shuffle, budget: &mut Budget) -> bool {
    let players = u8::try_from(view.seats.len()).expect("the number of seats fits in a u8");
    // §4.2 The next player takes this block and one from the pot instead of two from the pot.
    let is_next = view.turn.left(players) == seat;
    if block.is_joker() && is_next {
        return true;
    }
    let with = as_own_turn(view, seat, view.own_hand().with(block));
    let triples = Triples::of(&view.options);
    let worth = Worth::new(view, &view.options, &triples);
    let plan = best_turn(&with, &triples, &worth, shuffle, budget);
    let laid = with.own_hand().len() - plan.hand.len();
    if is_next {
        return !plan.hand.contains(block);
    }
    !plan.hand.contains(block) && (laid >= GAIN || plan.hand.len() <= 2)
}

/// Returns the view as if it were this seat's turn, with these blocks.
fn as_own_turn(view: &View, seat: Seat, hand: Blocks) -> View {
    let mut own = view.clone();
    own.phase = Phase::Turn;
    own.turn = seat;
    own.skips = reckon_rules::game::Seats::NONE;
    own.seats[seat.index()].hand = Some(hand);
    own.seats[seat.index()].count = hand.len();
    own
}
