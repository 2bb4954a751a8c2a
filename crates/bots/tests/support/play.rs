//! Whole games between computer players.

use reckon_bots::Bot;
use reckon_rules::game::{Game, Outcome, Seat, Turn, Viewer};
use reckon_rules::shuffle::Shuffle;

/// A computer player for each seat.
pub type Bots<G> = Vec<Box<dyn Bot<G>>>;

/// Idle rounds before a game counts as stuck: more than any player ever waits.
const MAX_IDLE: u32 = 1_000;

/// Plays a game to its end. Every bot is told the public events; every move must be legal.
pub fn play_out<G: Game>(game: G, bots: &mut Bots<G>, shuffle: &mut Shuffle, name: &str) -> Outcome {
    play_and_watch(game, bots, shuffle, name, |_, _, _, _| {})
}

/// Plays a game to its end and shows `watch` each move, the view its player had, and the events it caused.
pub fn play_and_watch<G: Game>(
    mut game: G,
    bots: &mut Bots<G>,
    shuffle: &mut Shuffle,
    name: &str,
    mut watch: impl FnMut(Seat, &G::View, &G::Move, &[G::Event]),
) -> Outcome {
    let seats = bots.len();
    let (mut next, mut idle) = (0, 0);
    loop {
        let (must, may) = match game.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Open { must, may, .. } => (must, may),
        };
        // When nobody has the turn, the player who acted last is asked last.
        let first = if must.is_empty() { next } else { 0 };
        let mut asked = (first..first + seats).map(|place| Seat(u8::try_from(place % seats).expect("few seats")));
        let called = asked.find_map(|seat| {
            let view = may.contains(seat).then(|| game.view(Viewer::Seat(seat)))?;
            Some((seat, bots[seat.index()].act_out_of_turn(&view, shuffle)?))
        });
        let chosen = called.or_else(|| {
            let seat = must.iter().next()?;
            Some((seat, bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle)))
        });
        let Some((seat, choice)) = chosen else {
            idle += 1;
            assert!(idle < MAX_IDLE, "{name}: nobody acts any more\n{}", game.view(Viewer::Watcher));
            continue;
        };
        let view = game.view(Viewer::Seat(seat));
        let mut events = Vec::new();
        let played = game.play(seat, &choice, &mut events);
        assert!(played.is_ok(), "{name}: {choice} is refused: {played:?}\n{view}");
        watch(seat, &view, &choice, &events);
        bots.iter_mut().for_each(|bot| bot.observe(&events));
        (next, idle) = (seat.index() + 1, 0);
    }
}
