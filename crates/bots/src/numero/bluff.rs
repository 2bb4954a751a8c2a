//! §11.1 Builds without the answer.

use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numero::sum::{Sum, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Move};
use reckon_rules::shuffle::Shuffle;

use super::challenge::{copies, lie_open};
use super::greedy::is_legal;

/// It bluffs once in this many chances.
const BLUFFS: u32 = 4;

/// Bluffs now and then, where the table bluffs: a number card on one card or build of the centre, and a
/// value that the hand may hold for all the others know. Any will do, even an honest one that was not found
/// because the budget ran out.
///
/// Draws no random number where the table does not bluff.
pub(super) fn bluff(view: &View, shuffle: &mut Shuffle) -> Option<Move> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    if !view.options.bluffs() || !shuffle.chance(1, BLUFFS) {
        return None;
    }
    let mut bluffs: Vec<(u8, Token, Card)> = Vec::new();
    for (onto, pile) in view.centre.iter().filter_map(of_centre) {
        for with in view.own_hand() {
            let value = with.value().and_then(|added| pile.checked_add(added));
            bluffs.extend(value.filter(|value| is_believable(view, seat, *with, *value)).map(|it| (it, onto, *with)));
        }
    }
    let (value, onto, with) = *shuffle.pick(&bluffs)?;
    let choice = format!("build {value}: {} + {with}", Sum::of(&[onto])).parse().ok();
    // §3.2 If taking is a duty, there may be a plain take that was not found.
    choice.filter(|choice| is_legal(view, choice))
}

/// Returns what can be built on, and its value.
fn of_centre(lying: &PileView) -> Option<(Token, u8)> {
    match lying {
        PileView::Card(card) => Some((Token::Number(*card), card.value()?)),
        PileView::Build { name, value, .. } => Some((Token::Build { name: *name, value: *value }, *value)),
    }
}

/// §11.2, §11.6 Returns whether the rest of the hand may hold such a card for all that anybody knows: not
/// all of it has been shown, it was not asked for in vain, and not every copy lies open.
fn is_believable(view: &View, seat: Seat, with: Card, value: u8) -> bool {
    view.hands.get(seat.index()).is_some_and(|hand| {
        let shown = hand.shown.len() - usize::from(hand.shown.contains(&with));
        let hides = usize::from(hand.count) > 1 + shown;
        hides && !hand.lacks.contains(&value) && lie_open(view, seat, value) < copies(view, value)
    })
}
