//! §5.1 The numbers of jokers in a new row that is typed in its order.

use crate::nmbrs::fit::Chosen;
use reckon_rules::nmbrs::Options;
use reckon_rules::nmbrs::block::Piece;
use reckon_rules::nmbrs::runs::judge_row;

/// Upper bound on jokers that are given numbers: each multiplies the rows to try by a hundred.
const MAX_JOKERS: usize = 2;

/// Gives each joker the number that it has if the blocks lie in the order in which they were typed, provided that there
/// is only one such row. Otherwise the jokers stay open.
pub(super) fn values(options: &Options, chosen: Vec<Chosen>) -> Vec<Chosen> {
    let is_open = |chosen: &&Chosen| chosen.block.is_joker() && chosen.value.is_none();
    let open = chosen.iter().filter(is_open).count();
    // With fewer than two numbers, the order says nothing.
    if open == 0 || open > MAX_JOKERS || chosen.len() - open < 2 {
        return chosen;
    }
    let highest = options.highest_joker();
    let mut found: Option<Vec<Piece>> = None;
    for first in 1..=highest {
        for second in 1..=if open == 2 { highest } else { 1 } {
            let mut numbers = [first, second].into_iter();
            let piece = |chosen: &Chosen| {
                let value = chosen.block.face().or(chosen.value).or_else(|| numbers.next()).unwrap_or_default();
                Piece { block: chosen.block, value }
            };
            let row: Vec<Piece> = chosen.iter().map(piece).collect();
            if judge_row(options, &row).is_err() {
                continue;
            }
            if found.is_some() {
                return chosen;
            }
            found = Some(row);
        }
    }
    let Some(row) = found else { return chosen };
    let valued = |(chosen, piece): (Chosen, Piece)| Chosen {
        value: chosen.value.or_else(|| chosen.block.is_joker().then_some(piece.value)),
        ..chosen
    };
    chosen.into_iter().zip(row).map(valued).collect()
}
