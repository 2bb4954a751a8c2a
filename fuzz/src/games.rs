//! Whole games of every kind, with the invariants of every step.

use reckon_rules::game::{Game, Ignore, Seat, Turn, Viewer};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Shuffle;

use crate::fuzzed::Fuzzed;

/// Returns the seat that must act, or else one that may.
pub fn to_move(game: &impl Game) -> Option<Seat> {
    match game.turn() {
        Turn::Open { must, may, .. } => must.iter().chain(may.iter()).next(),
        Turn::Over(_) => None,
    }
}

/// Returns any seat that may act, if none must.
fn any_actor(game: &impl Game, shuffle: &mut Shuffle) -> Option<Seat> {
    let turn = game.turn();
    let may: Vec<Seat> = turn.can_act().iter().collect();
    if turn.must().is_empty() { shuffle.pick(&may).copied() } else { to_move(game) }
}

/// Plays random moves until the game is over, and checks that it ends.
pub fn play_to_the_end<G: Fuzzed>(game: &mut G, shuffle: &mut Shuffle) {
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

/// Plays a choice that may be refused: the reading of the draft must agree, and a refusal changes nothing.
pub fn play_checked<G: Fuzzed>(game: &mut G, seat: Seat, choice: &G::Move) -> bool {
    let before = game.clone();
    let verdict = G::verdict(&game.view(Viewer::Seat(seat)), choice).expect("the view of a seat can be read");
    let mut events = Vec::new();
    match game.play(seat, choice, &mut events) {
        Ok(()) => {
            assert!(verdict.is_ok(), "{choice} was played, but its reading says {verdict:?}");
            assert_eq!(all_cards(game), all_cards(&before), "{choice} lost or made cards");
            assert!(!events.is_empty(), "{choice} was played without an event");
            true
        }
        Err(why) => {
            assert_eq!(verdict, Err(why), "{choice}: the reading and the refusal differ");
            assert_eq!(*game, before, "{choice} was refused and changed the game");
            assert!(events.is_empty(), "{choice} was refused, but there are events");
            false
        }
    }
}

/// Checks that reading a draft judges it as `play` does, by the view alone.
fn agrees_with_reading<G: Fuzzed>(game: &G, seat: Seat, choice: &G::Move) {
    play_checked(&mut game.clone(), seat, choice);
}

/// Checks that a game imagined from a view looks like it, to every viewer who knows as much.
pub fn imagines_itself<G: Game>(view: &G::View, viewer: Viewer, shuffle: &mut Shuffle) -> Option<G> {
    let game = G::imagine(view, shuffle).ok()?;
    assert_eq!(game.view(viewer), *view, "the imagined game looks different");
    Some(game)
}

/// Checks that the view of every seat reads back and can be imagined; then plays to the end.
pub fn can_go_on<G: Fuzzed>(game: &mut G, seats: u8, shuffle: &mut Shuffle) {
    for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))) {
        let seen = game.view(viewer);
        position_round_trip::<G>(&seen);
        imagines_itself::<G>(&seen, viewer, shuffle).expect("the view of a seat can be imagined");
    }
    play_to_the_end(game, shuffle);
}

/// Checks that a position reads back as written.
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

/// Returns the view of the seat to act after some random moves.
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

/// Returns the views of three viewers after some random moves: the seat to the left of the one to act, a watcher, and
/// the seat to act.
pub fn three_views_after<G: Fuzzed>(options: &str, seats: u8, moves: u32) -> [G::View; 3] {
    let view = view_after::<G>(options, seats, moves);
    let Viewer::Seat(seat) = G::viewer(&view) else { unreachable!("somebody acts") };
    let game = G::imagine(&view, &mut Shuffle::from_number(1)).expect("a view of a game");
    [game.view(Viewer::Seat(seat.left(seats))), game.view(Viewer::Watcher), view]
}

/// Returns all cards of the table, wherever they are.
fn all_cards<G: Fuzzed>(game: &G) -> Vec<G::Piece> {
    let mut cards = game.inventory();
    cards.sort_unstable();
    cards
}
