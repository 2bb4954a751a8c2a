//! Requirements on whole games of every computer player: legal moves, better than chance, repeatable.

use std::ops::RangeInclusive;

use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::shuffle::Shuffle;

use super::play::{Bots, play_and_watch, play_out};
use super::{any_options, preset, scaled, tally};

/// A game with its own computer player.
pub trait Played: Game {
    const NAME: &'static str;
    const SEATS: RangeInclusive<u8>;

    /// Returns its computer player with the usual effort.
    fn thinker() -> Box<dyn Bot<Self>>;

    /// Returns its computer player with less effort, or in another mode.
    fn lesser(shuffle: &mut Shuffle) -> Box<dyn Bot<Self>>;

    /// Returns a table with random rules, set up so that games are short.
    fn any_table(shuffle: &mut Shuffle) -> Self::Options {
        any_options(shuffle)
    }

    fn seats(number: u64) -> u8 {
        let choices = u64::from(Self::SEATS.end() - Self::SEATS.start()) + 1;
        Self::SEATS.start() + u8::try_from(number % choices).expect("few seats")
    }
}

/// Seats players of every effort together, so that tables get crowded and searches are cut short.
fn any_effort<G: Played>(seats: u8, shuffle: &mut Shuffle) -> Bots<G> {
    let any = |seat| -> Box<dyn Bot<G>> {
        match shuffle.below(6) {
            0..3 => G::lesser(shuffle),
            3 => Box::new(Random::new(Seat(seat))),
            _ => G::thinker(),
        }
    };
    (0..seats).map(any).collect()
}

/// Fills every seat with a player of the usual effort.
pub fn thinkers<G: Played>(seats: u8) -> Bots<G> {
    (0..seats).map(|_| G::thinker()).collect()
}

/// Seats some players among others that move at random.
pub fn among_chance<G: Played>(
    seats: u8,
    is_player: impl Fn(Seat) -> bool,
    player: impl Fn() -> Box<dyn Bot<G>>,
) -> Bots<G> {
    let seated = |seat| if is_player(seat) { player() } else { Box::new(Random::new(seat)) };
    (0..seats).map(Seat).map(seated).collect()
}

/// Plays games at the tables that `table` returns; every move must be legal.
pub fn check_legal_moves<G: Played>(games: u64, mut table: impl FnMut(&mut Shuffle) -> G::Options) {
    let (mut played, mut moves) = (0, 0);
    for seed in 0.. {
        let mut shuffle = Shuffle::from_number(seed);
        let options = table(&mut shuffle);
        let seats = G::seats(seed);
        // Some tables name a dealer or youngest player whose seat does not exist, or have too few cards.
        let Ok(game) = G::deal(&options, seats, &mut shuffle) else { continue };
        let mut bots = any_effort(seats, &mut shuffle);
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, _, _| moves += 1);
        played += 1;
        if played == scaled(games) {
            break;
        }
    }
    tally(G::NAME, "games of computer players", played);
    tally(G::NAME, "moves of computer players", moves);
}

/// Seats one thinking player among random ones, in every seat of each deal. It must be the sole winner of at least this
/// percentage of games.
#[expect(clippy::print_stdout, reason = "the margin is worth showing")]
pub fn beats_chance<G: Played>(name: &str, seats: u8, deals: u64, per_cent: u64) {
    let (mut wins, deals) = (0, scaled(deals));
    for (seed, thinker) in (0..deals).flat_map(|seed| (0..seats).map(move |thinker| (seed, thinker))) {
        let mut shuffle = Shuffle::from_number(seed);
        let game = G::deal(&preset(name), seats, &mut shuffle).expect("a table");
        let mut bots = among_chance(seats, |seat| seat == Seat(thinker), G::thinker);
        let outcome = play_out(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"));
        wins += u64::from(outcome.winners.contains(Seat(thinker)) && outcome.winners.len() == 1);
    }
    let games = deals * u64::from(seats);
    println!("{name}, {seats} players: {wins} of {games} games won");
    tally(G::NAME, "games against chance", games);
    assert!(100 * wins >= per_cent * games, "{name}, {seats} players: {wins} of {games}");
}

/// Checks that a choice depends on nothing but the view and the shuffle: not on what the player saw before, not on
/// others' hidden cards, and not on how the view came about.
pub fn check_repeatable_moves<G: Played>(games: u64) {
    let mut used = G::thinker();
    let mut choices = 0;
    for seed in 0..scaled(games) {
        let mut shuffle = Shuffle::from_number(seed);
        let options = G::any_table(&mut shuffle);
        let Ok(mut game) = G::deal(&options, G::seats(seed), &mut shuffle) else { continue };
        while let Some((seat, choice)) = {
            let must = game.turn().must();
            let rights = game.turn().can_act().iter().filter(|seat| !must.contains(*seat)).collect::<Vec<Seat>>();
            let asked = rights.into_iter().map(|seat| (seat, false)).chain(must.iter().map(|seat| (seat, true)));
            asked.into_iter().find_map(|(seat, must)| {
                let view = game.view(Viewer::Seat(seat));
                let ask = |bot: &mut Box<dyn Bot<G>>, view: &G::View| {
                    let mut again = shuffle.clone();
                    let choice =
                        if must { Some(bot.choose(view, &mut again)) } else { bot.act_out_of_turn(view, &mut again) };
                    (choice, again.position())
                };
                let answer = ask(&mut used, &view);
                let written: G::View = view.to_string().parse().expect("a position");
                let other_world = G::imagine(&view, &mut Shuffle::from_number(seed + 1)).expect("a game");
                for same in [&view, &written, &other_world.view(Viewer::Seat(seat))] {
                    assert_eq!(ask(&mut G::thinker(), same), answer, "seed {seed}\n{view}");
                }
                choices += 1;
                shuffle = Shuffle::resume(&answer.1);
                Some((seat, answer.0?))
            })
        } {
            let played = game.play(seat, &choice, &mut Ignore);
            assert!(played.is_ok(), "seed {seed}: {choice} is refused: {played:?}");
        }
    }
    tally(G::NAME, "choices of computer players repeated", choices);
}
