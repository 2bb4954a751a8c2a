//! Whole games, with what must hold at every step.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::numero::sum::Token;
use reckon_rules::numero::view::Lying;
use reckon_rules::numero::{Move, Numero, View, read};
use reckon_rules::shuffle::Shuffle;

/// Every turn plays a card, and no pack has more than 128; the rest is room for passes and challenges.
const MOST_MOVES: u32 = 800;

pub fn to_move(game: &Numero) -> Option<Seat> {
    match game.turn() {
        Turn::Open { must, .. } => must.iter().next(),
        Turn::Over(_) => None,
    }
}

/// Plays random moves until the game is over, and sees that it ends.
pub fn play_to_the_end(game: &mut Numero, shuffle: &mut Shuffle) {
    let cards = count_cards(&game.view(Viewer::Watcher));
    for number in 0..MOST_MOVES {
        let Some(seat) = to_move(game) else {
            assert_eq!(count_cards(&game.view(Viewer::Watcher)), cards, "cards were lost or made");
            return;
        };
        let choice = game.random_move(seat, shuffle);
        if number % 16 == 0 {
            agrees_with_reading(game, seat, &choice);
        }
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("the random move {choice}: {why:?}"));
    }
    panic!("a game of more than {MOST_MOVES} moves");
}

/// Plays a choice that may be refused: the draft's reading says the same, and a refusal changes nothing.
pub fn play_checked(game: &mut Numero, seat: Seat, choice: &Move) -> bool {
    let before = game.clone();
    let cards = count_cards(&game.view(Viewer::Watcher));
    let reading = read(&game.view(Viewer::Seat(seat)), choice).expect("the view of a real game can be read");
    let mut events = Vec::new();
    match game.play(seat, choice, &mut events) {
        Ok(()) => {
            assert!(reading.verdict.is_ok(), "{choice} was played, but its reading says {:?}", reading.verdict);
            assert_eq!(count_cards(&game.view(Viewer::Watcher)), cards, "{choice} lost or made cards");
            assert!(!events.is_empty(), "{choice} was played and nobody heard of it");
            true
        }
        Err(why) => {
            assert_eq!(reading.verdict, Err(why), "{choice}: the reading and the refusal differ");
            assert_eq!(*game, before, "{choice} was refused and changed the game");
            assert!(events.is_empty(), "{choice} was refused, and still there is news");
            false
        }
    }
}

/// Reading a draft is judging it: by the view alone, and as `play` does.
pub fn agrees_with_reading(game: &Numero, seat: Seat, choice: &Move) {
    play_checked(&mut game.clone(), seat, choice);
}

/// A game that is imagined from a view looks like it, to every viewer who knows as much.
pub fn imagines_itself(view: &View, shuffle: &mut Shuffle) -> Option<Numero> {
    let game = Numero::imagine(view, shuffle).ok()?;
    assert_eq!(game.view(view.viewer), *view, "the imagined game looks different");
    Some(game)
}

/// A position reads back as it was written.
pub fn position_round_trip(view: &View) {
    let text = view.to_string();
    let back: View = text.parse().unwrap_or_else(|why| panic!("'{text}' does not read back: {why}"));
    assert_eq!(back, *view, "'{text}' reads back differently");
    assert_eq!(back.to_string(), text);
}

pub fn move_round_trip(choice: &Move) {
    let text = choice.to_string();
    let back: Move = text.parse().unwrap_or_else(|why| panic!("'{text}' does not read back: {why}"));
    assert_eq!(back, *choice, "'{text}' reads back differently");
    assert_eq!(back.to_string(), text);
}

/// All cards that the table has, wherever they are.
fn count_cards(view: &View) -> u32 {
    let hands: u32 = view.hands.iter().map(|hand| u32::from(hand.count)).sum();
    let centre: usize = view
        .centre
        .iter()
        .map(|lying| match lying {
            Lying::Card(_) => 1,
            Lying::Build { recipe, .. } => {
                recipe.tokens().iter().filter(|token| matches!(token, Token::Number(_) | Token::Wild(..))).count()
            }
        })
        .sum();
    let gone = view.gone.len() + usize::from(view.forgotten) + usize::from(view.pack);
    hands + u32::try_from(centre + gone).expect("a pack is small")
}
