//! Whole games of every kind, with what must hold at every step.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::laws::Lawful;
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

/// Whoever must act; where nobody must, somebody who may.
pub fn to_move(game: &impl Game) -> Option<Seat> {
    match game.turn() {
        Turn::Open { must, may, .. } => must.iter().chain(may.iter()).next(),
        Turn::Over(_) => None,
    }
}

/// Where nobody must act, anybody who may.
fn any_actor(game: &impl Game, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let may: Vec<Seat> = turn.can_act().iter().collect();
    if turn.must().is_empty() { shuffle.pick(&may).copied() } else { to_move(game) }
}

/// Plays random moves until the game is over, and sees that it ends.
pub fn play_to_the_end<G: Lawful>(game: &mut G, shuffle: &mut Shuffle) {
    let cards = all_cards(game);
    let most = game.most_moves();
    for number in 0..=most {
        let Some(seat) = any_actor(game, shuffle) else {
            assert_eq!(all_cards(game), cards, "cards were lost or made");
            return;
        };
        let choice = game.random_move(seat, shuffle);
        if number % 16 == 0 {
            agrees_with_reading(game, seat, &choice);
        }
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("the random move {choice}: {why:?}"));
    }
    panic!("a game of more than {most} moves");
}

/// Plays a choice that may be refused: the draft's reading says the same, and a refusal changes nothing.
pub fn play_checked<G: Lawful>(game: &mut G, seat: Seat, choice: &G::Move) -> bool {
    let before = game.clone();
    let verdict = G::read_verdict(&game.view(Viewer::Seat(seat)), choice);
    let verdict = verdict.expect("every game has a reader of drafts");
    let mut events = Vec::new();
    match game.play(seat, choice, &mut events) {
        Ok(()) => {
            assert!(verdict.is_ok(), "{choice} was played, but its reading says {verdict:?}");
            assert_eq!(all_cards(game), all_cards(&before), "{choice} lost or made cards");
            assert!(!events.is_empty(), "{choice} was played and nobody heard of it");
            true
        }
        Err(why) => {
            assert_eq!(verdict, Err(why), "{choice}: the reading and the refusal differ");
            assert_eq!(*game, before, "{choice} was refused and changed the game");
            assert!(events.is_empty(), "{choice} was refused, and still there is news");
            false
        }
    }
}

/// Reading a draft is judging it: by the view alone, and as `play` does.
fn agrees_with_reading<G: Lawful>(game: &G, seat: Seat, choice: &G::Move) {
    play_checked(&mut game.clone(), seat, choice);
}

/// A game that is imagined from a view looks like it, to every viewer who knows as much.
pub fn imagines_itself<G: Game>(view: &G::View, viewer: Viewer, shuffle: &mut Shuffle) -> Option<G> {
    let game = G::imagine(view, shuffle).ok()?;
    assert_eq!(game.view(viewer), *view, "the imagined game looks different");
    Some(game)
}

/// What every seat sees reads back and can be imagined; then the game is played to its end.
pub fn can_go_on<G: Lawful>(game: &mut G, seats: u8, shuffle: &mut Shuffle) {
    for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))) {
        let seen = game.view(viewer);
        position_round_trip::<G>(&seen);
        imagines_itself::<G>(&seen, viewer, shuffle).expect("what a seat sees can be imagined");
    }
    play_to_the_end(game, shuffle);
}

/// A position reads back as it was written.
pub fn position_round_trip<G: Game>(view: &G::View) {
    let text = view.to_string();
    let back: G::View = text.parse().unwrap_or_else(|why| panic!("'{text}' does not read back: {why}"));
    assert_eq!(back, *view, "'{text}' reads back differently");
    assert_eq!(back.to_string(), text);
}

pub fn move_round_trip<G: Game>(choice: &G::Move) {
    let text = choice.to_string();
    let back: G::Move = text.parse().unwrap_or_else(|why| panic!("'{text}' does not read back: {why}"));
    assert_eq!(back, *choice, "'{text}' reads back differently");
    assert_eq!(back.to_string(), text);
}

/// What whoever is to act sees after some random moves.
pub fn view_after<G: Game>(options: &str, seats: u8, moves: u32) -> G::View {
    let mut shuffle = Shuffle::from_number(u64::from(moves));
    let options = G::Options::from_line(options).expect("options of this game");
    let mut game = G::deal(&options, seats, &mut shuffle).expect("seats that the options allow");
    for _ in 0..moves {
        let Some(seat) = to_move(&game) else { break };
        let choice = game.random_move(seat, &mut shuffle);
        game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
    }
    game.view(Viewer::Seat(to_move(&game).unwrap_or(Seat(0))))
}

/// All cards that the table has, wherever they are.
fn all_cards<G: Lawful>(game: &G) -> Vec<G::Piece> {
    let mut cards = game.inventory();
    cards.sort_unstable();
    cards
}
