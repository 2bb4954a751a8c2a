//! §4 The turns of nmbrs! blocks' computer player against a slow and obvious search: every block at every side of every
//! block on the table, and every sequence of three from the hand, tried by the rules themselves.

use reckon_bots::Bot;
use reckon_bots::nmbrs::Builder;
use reckon_rules::game::{Game, Ignore};
use reckon_rules::nmbrs::{Axis, Block, Lay, Move, Nmbrs, Options, Phase, Piece, Side, TurnMove, View};
use reckon_rules::shuffle::Shuffle;

use crate::support::{any_options, check_positions, preset};

/// Returns whether a turn with this one step is legal, whichever block is given away.
fn goes(game: &Nmbrs, view: &View, lay: &Lay) -> bool {
    let left: Vec<Block> = view.own_hand().iter().filter(|block| !is_used(lay, *block)).collect();
    let give = left.first().copied();
    game.clone().play(view.turn, &Move::Turn(TurnMove { lays: vec![lay.clone()], give }), &mut Ignore).is_ok()
}

fn is_used(lay: &Lay, block: Block) -> bool {
    lay.pieces().iter().any(|piece| piece.block == block)
}

/// Returns each block in the hand, the first joker once for every number it can stand for.
fn pieces(view: &View) -> Vec<Piece> {
    let numbers = view.own_hand().iter().filter_map(Piece::of);
    let joker = view.own_hand().iter().find(|block| block.is_joker());
    let jokers = joker.into_iter().flat_map(|joker| (1..=100).filter_map(move |value| Piece::joker(joker, value)));
    numbers.chain(jokers).collect()
}

/// Finds a single step that the rules allow.
fn one_step(game: &Nmbrs, view: &View) -> Option<Lay> {
    let pieces = pieces(view);
    for of in view.table.iter().map(|laid| laid.piece.block) {
        for (side, piece) in Side::ALL.into_iter().flat_map(|side| pieces.iter().map(move |piece| (side, piece))) {
            let lay = Lay::Beside { pieces: vec![*piece], side, of };
            if goes(game, view, &lay) {
                return Some(lay);
            }
        }
    }
    for (place, first) in pieces.iter().enumerate() {
        for (next, second) in pieces.iter().enumerate().skip(place + 1) {
            for third in &pieces[next + 1..] {
                let mut row = vec![*first, *second, *third];
                row.sort_by_key(|piece| piece.value);
                let has_one_joker = row.iter().filter(|piece| piece.block.is_joker()).count() <= 1;
                let lay = Lay::Row { pieces: row, line: Axis::Across, at: None };
                if has_one_joker && goes(game, view, &lay) {
                    return Some(lay);
                }
            }
        }
    }
    None
}

/// Returns whether there are few enough blocks for an exhaustive search.
fn is_small(view: &View) -> bool {
    view.phase == Phase::Turn && view.own_hand().len() <= 9 && view.table.len() <= 20
}

/// Checks one position, and returns whether anything could be laid.
fn check(view: &View, seed: u64) -> Option<bool> {
    let game = Nmbrs::imagine(view, &mut Shuffle::from_number(seed)).expect("a view of a game");
    let choice = Builder::default().choose(view, &mut Shuffle::from_number(seed));
    let Move::Turn(turn) = &choice else { panic!("seed {seed}: {choice}") };
    let step = one_step(&game, view);
    if let (true, Some(lay)) = (turn.lays.is_empty(), &step) {
        panic!("seed {seed}: {choice}, and could have laid {lay}\n{view}");
    }
    Some(step.is_some())
}

fn check_preset(name: &str) {
    let table = |shuffle: &mut Shuffle| (Options { rounds: 1, ..preset(name) }, 2 + shuffle.below(5) as u8);
    check_positions::<Nmbrs>(300, 1_000, table, is_small, check);
}

#[test]
fn lays_something_wherever_it_can_with_all_numbers() {
    check_preset("usual");
}

#[test]
fn lays_something_wherever_it_can_in_the_simple_version() {
    check_preset("simple");
}

#[test]
fn lays_something_wherever_it_can_by_the_rules_of_any_table() {
    let table = |shuffle: &mut Shuffle| (Options { rounds: 1, ..any_options(shuffle) }, 2 + shuffle.below(5) as u8);
    check_positions::<Nmbrs>(300, 5_000, table, is_small, check);
}
