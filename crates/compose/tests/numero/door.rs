//! How moves of NUMERO are tapped, for the tests in `door`.

use reckon_rules::numero::sum::{Origin, Token};
use reckon_rules::numero::{Move, Number, Numero, Play, View};
use reckon_rules::shuffle::Shuffle;

use super::taps::some_line;
use crate::door::Tapped;

impl Tapped for Numero {
    /// Challenges are not tapped. Moves that concern the whole hand need no taps.
    fn taps_for(choice: &Move) -> Option<String> {
        match choice {
            Move::Turn(play) => taps_of(play),
            Move::DiscardAll | Move::Pass | Move::Stop => Some(String::new()),
            Move::Challenge { .. } => None,
        }
    }

    fn some_taps(view: &View, shuffle: &mut Shuffle) -> String {
        some_line(view, shuffle)
    }

    /// Piles do not say which sums they belong to, so the composed move is the best turn with the same cards. With
    /// nothing tapped, it is the first move that the hand allows.
    fn is_tapped(composed: &Move, choice: &Move) -> bool {
        match (composed, choice) {
            (Move::Turn(composed), Move::Turn(choice)) => uses(composed) == uses(choice),
            (Move::DiscardAll | Move::Pass | Move::Stop, Move::DiscardAll | Move::Pass | Move::Stop) => true,
            _ => false,
        }
    }

    fn is_own_turn(view: &View) -> bool {
        view.viewer.seat() == Some(view.turn)
    }
}

/// Writes a turn pile by pile. Discarded wild cards come first, so that they act on no pile.
fn taps_of(play: &Play) -> Option<String> {
    let verb = match play.number() {
        Number::Take { .. } => "take",
        Number::Build { .. } => "build",
        Number::Discard { .. } => "discard",
        Number::NotYet => return None,
    };
    let mut taps = format!("{verb} {}:", play.number_card()?);
    for card in play.discarded() {
        taps += &format!(" {card} ;");
    }
    let mut is_joined = false;
    for sum in play.wild_builds().map(|(_, sum)| sum).chain(play.number_sums()) {
        for token in sum.tokens() {
            match token {
                // This would need a total, which would also join the piles of other sums.
                Token::Wild(..) if is_joined => return None,
                Token::Wild(card, Origin::Hand) => taps += &format!(" {card}"),
                Token::Wild(card, Origin::Centre) => taps += &format!(" [{card}]"),
                Token::Number(card) => taps += &format!(" {card}"),
                Token::Build { name, value } => taps += &format!(" {value}#{}", name.0),
                Token::Add | Token::End => {}
            }
            is_joined = *token == Token::Add;
        }
    }
    Some(taps)
}

/// Returns the verb, the number card, and everything else that is used.
fn uses(play: &Play) -> (std::mem::Discriminant<Number>, Option<String>, Vec<String>) {
    let sums = play.wild_builds().map(|(_, sum)| sum).chain(play.number_sums());
    let tokens = sums.flat_map(|sum| sum.tokens().to_vec()).filter(|token| !matches!(token, Token::Add | Token::End));
    let mut used: Vec<String> = tokens.map(|token| format!("{token:?}")).collect();
    used.extend(play.discarded().iter().map(ToString::to_string));
    used.sort_unstable();
    (std::mem::discriminant(&play.number()), play.number_card().map(|card| card.to_string()), used)
}
