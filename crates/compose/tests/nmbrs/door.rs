//! How moves of nmbrs! blocks are tapped, for the tests in `door`.

use reckon_compose::nmbrs::Sketch;
use reckon_rules::nmbrs::{Block, Move, Nmbrs, Phase, View};
use reckon_rules::shuffle::Shuffle;

use crate::door::Tapped;

impl Tapped for Nmbrs {
    /// Answers to a given-away block are not part of a sketch.
    fn taps_for(choice: &Move) -> Option<String> {
        match choice {
            Move::Turn(turn) => Some(Sketch::from(turn.clone()).to_string()),
            Move::Knock(_) | Move::LetGo => None,
        }
    }

    fn some_taps(view: &View, shuffle: &mut Shuffle) -> String {
        let mut hand: Vec<Block> = view.own_hand().iter().collect();
        shuffle.shuffle(&mut hand);
        let Some(give) = hand.pop() else { return String::new() };
        hand.truncate(1 + usize::try_from(shuffle.below(3)).unwrap());
        let blocks = hand.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let lying = shuffle.pick(&view.table).map(|laid| laid.piece.block);
        let row = shuffle.pick(&view.rows).map(|row| row.letter);
        let step = match (shuffle.below(5), lying, row) {
            _ if blocks.is_empty() => return format!("give {give}"),
            // Exact steps, as in a move, where a joker has a number.
            (3, ..) => format!("lay {}", exact(&hand)),
            (4, Some(block), _) => format!("{} above {block}", exact(&hand)),
            (0, Some(block), _) => format!("{blocks} at {block}"),
            (1, _, Some(letter)) => format!("{blocks} into {letter}"),
            _ => format!("new {blocks}"),
        };
        if shuffle.chance(2, 3) { format!("{step}, give {give}") } else { step }
    }

    fn is_own_turn(view: &View) -> bool {
        view.viewer.seat() == Some(view.turn) && view.phase == Phase::Turn
    }
}

fn exact(blocks: &[Block]) -> String {
    let piece = |block: &Block| if block.face().is_some() { block.to_string() } else { format!("{block}=30") };
    blocks.iter().map(piece).collect::<Vec<_>>().join(" ")
}
