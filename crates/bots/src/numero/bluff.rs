//! §11.1 Builds without the answer.

use reckon_rules::game::{Seat, Viewer};
use reckon_rules::numero::sum::{Sum, Token};
use reckon_rules::numero::view::{PileView, View};
use reckon_rules::numero::{Card, Move};
use reckon_rules::shuffle::Shuffle;

use super::greedy::is_legal;

/// Number of opportunities per bluff, on average.
const BLUFFS: u32 = 4;

/// Bluffs now and then, if the table allows it: builds with a number card on one card or build in the centre,
/// for a value that the hand may hold as far as the others know. Any such build will do, even an honest one
/// that the search missed because its budget ran out.
///
/// Draws no random number if the table does not allow bluffs.
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
    // §3.2 Where players must take if they can, a plain take that the search missed makes this build illegal.
    choice.filter(|choice| is_legal(view, choice))
}

/// Returns the card or build, if it can be built on, with its value.
fn of_centre(lying: &PileView) -> Option<(Token, u8)> {
    match lying {
        PileView::Card(card) => Some((Token::Number(*card), card.value()?)),
        PileView::Build { name, value, .. } => Some((Token::Build { name: *name, value: *value }, *value)),
    }
}

/// §11.2, §11.6 Returns whether, as far as the others know, the rest of the hand may hold a card of this value:
/// not all of it has been shown, no challenge has revealed that it lacks one, and not every copy is in plain sight.
fn is_believable(view: &View, seat: Seat, with: Card, value: u8) -> bool {
    view.hands.get(seat.index()).is_some_and(|hand| {
        let shown = hand.shown.len() - usize::from(hand.shown.contains(&with));
        let hides = usize::from(hand.count) > 1 + shown;
        hides && !hand.lacks.contains(&value) && view.lie_open(seat, value) < view.copies(value)
    })
}
