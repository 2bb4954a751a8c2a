//! Tables and games for the tests of this crate.
#![allow(dead_code, reason = "each test file uses its part")]

pub mod heaps;

use reckon_bots::Bot;
use reckon_rules::game::{Game, Ignore, Outcome, Seat, Turn, Viewer};
use reckon_rules::numero::View;
use reckon_rules::numero::view::Lying;
use reckon_rules::options::{Allowed, TableOptions};
use reckon_rules::shuffle::Shuffle;

pub fn preset<O: TableOptions>(name: &str) -> O {
    O::preset(name).expect("a preset of the rulebook")
}

/// A preset with every rule of the table chosen at random, the cards left as they are.
pub fn any_options<O: TableOptions>(shuffle: &mut Shuffle) -> O {
    let name = shuffle.pick(O::presets()).expect("there are presets");
    let mut options: O = preset(name);
    for spec in O::specs().iter().filter(|spec| spec.paragraph != "1.5") {
        if let Allowed::OneOf(values) = spec.allowed {
            let value = shuffle.pick(values).expect("an option has values");
            options.set(spec.name, value).expect("an allowed value");
        }
    }
    options
}

/// How many piles lie in the centre, and how many wild cards could be played.
pub fn piles_and_wilds(view: &View) -> (usize, usize) {
    let is_wild = |lying: &&Lying| matches!(lying, Lying::Card(card) if card.is_wild());
    let lying = view.centre.iter().filter(is_wild).count();
    let held = view.own_hand().iter().filter(|card| card.is_wild()).count();
    (view.centre.len() - lying, lying + held)
}

pub fn mover(game: &impl Game) -> Option<Seat> {
    game.turn().must().iter().next()
}

/// Plays a game to its end. Every bot is told what everybody saw; every move must be legal.
pub fn play_out<G: Game>(game: G, bots: &mut [Box<dyn Bot<G>>], shuffle: &mut Shuffle, name: &str) -> Outcome {
    play_and_watch(game, bots, shuffle, name, |_, _, _, _| {})
}

/// The same for who wants to see each move, what its player saw and what came of it.
pub fn play_and_watch<G: Game>(
    mut game: G,
    bots: &mut [Box<dyn Bot<G>>],
    shuffle: &mut Shuffle,
    name: &str,
    mut watch: impl FnMut(Seat, &G::View, &G::Move, &[G::Event]),
) -> Outcome {
    loop {
        let (must, may) = match game.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Open { must, may, .. } => (must, may),
        };
        let called = may.iter().find_map(|seat| {
            let choice = bots[seat.index()].call(&game.view(Viewer::Seat(seat)), shuffle)?;
            Some((seat, choice))
        });
        let (seat, choice) = called.unwrap_or_else(|| {
            let seat = must.iter().next().expect("somebody must act");
            (seat, bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), shuffle))
        });
        let view = game.view(Viewer::Seat(seat));
        let mut events = Vec::new();
        let played = game.play(seat, &choice, &mut events);
        assert!(played.is_ok(), "{name}: {choice} is refused: {played:?}\n{view}");
        watch(seat, &view, &choice, &events);
        for bot in &mut *bots {
            bot.told(&events);
        }
    }
}

/// Plays random games from seed to seed until enough small positions were checked. `check` says
/// whether a position told something; nothing where it did not count. A fifth must tell something.
pub fn check_positions<G: Game>(
    wanted: u32,
    first_seed: u64,
    mut options: impl FnMut(&mut Shuffle) -> (G::Options, u8),
    is_small: impl Fn(&G::View) -> bool,
    mut check: impl FnMut(&G::View, u64) -> Option<bool>,
) {
    let (mut checked, mut telling) = (0, 0);
    for seed in first_seed.. {
        let mut shuffle = Shuffle::from_number(seed);
        let (options, seats) = options(&mut shuffle);
        let Ok(mut game) = G::deal(&options, seats, &mut shuffle) else { continue };
        while let Some(seat) = mover(&game) {
            let view = game.view(Viewer::Seat(seat));
            if is_small(&view)
                && shuffle.chance(1, 4)
                && let Some(told) = check(&view, seed)
            {
                checked += 1;
                telling += u32::from(told);
                if checked == wanted {
                    assert!(telling > wanted / 5, "{telling} of {wanted} positions told something");
                    return;
                }
            }
            let choice = game.random_move(seat, &mut shuffle);
            game.play(seat, &choice, &mut Ignore).expect("a random move is legal");
        }
    }
}
