//! Whole games of Numenko-in-a-bag's computer player: every move legal, and better than chance.
#![allow(clippy::print_stdout, reason = "how much better it is, is worth telling")]

mod common;

use common::{any_options, preset};
use reckon_bots::numenko::Layer;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Ignore, Outcome, Seat, Turn, Viewer};
use reckon_rules::numenko::{Event, Move, Numenko, Options, Phase, View};
use reckon_rules::shuffle::Shuffle;

type Bots = Vec<Box<dyn Bot<Numenko>>>;

/// Nobody has a turn: they are asked one after the other, and whoever acts is asked last the next time. Who
/// watches is told each move, what its player saw, and what came of it.
fn play_out(
    mut game: Numenko,
    bots: &mut Bots,
    shuffle: &mut Shuffle,
    name: &str,
    mut watch: impl FnMut(Seat, &View, &Move, &[Event]),
) -> Outcome {
    let seats = bots.len();
    let mut first = 0;
    // More often than anybody is patient.
    let mut rounds_without_move = 0;
    loop {
        let (must, may) = match game.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Open { must, may, .. } => (must, may),
        };
        let order = (first..first + seats).map(|place| Seat(u8::try_from(place % seats).expect("few seats")));
        let said = order.into_iter().find_map(|seat| {
            let view = game.view(Viewer::Seat(seat));
            let bot = &mut bots[seat.index()];
            let choice = match must.contains(seat) {
                true => Some(bot.choose(&view, shuffle)),
                false if may.contains(seat) => bot.call(&view, shuffle),
                false => None,
            };
            Some((seat, view, choice?))
        });
        let Some((seat, view, choice)) = said else {
            rounds_without_move += 1;
            assert!(rounds_without_move < 1_000, "{name}: nobody does anything\n{}", game.view(Viewer::Watcher));
            continue;
        };
        rounds_without_move = 0;
        let mut events = Vec::new();
        let played = game.play(seat, &choice, &mut events);
        assert!(played.is_ok(), "{name}: {choice} is refused: {played:?}\n{view}");
        watch(seat, &view, &choice, &events);
        bots.iter_mut().for_each(|bot| bot.told(&events));
        first = seat.index() + 1;
    }
}

/// Players of every effort beside each other.
fn any_bot(seat: Seat, shuffle: &mut Shuffle) -> Box<dyn Bot<Numenko>> {
    match shuffle.below(6) {
        0 => Box::new(Layer::with_effort(0)),
        1 => Box::new(Layer::with_effort(shuffle.below(300))),
        2 => Box::new(Layer::plain()),
        3 => Box::new(Layer::default()),
        _ => Box::new(Random::new(seat)),
    }
}

#[test]
fn every_move_is_legal_at_every_table() {
    for seed in 0..400 {
        let mut shuffle = Shuffle::from_number(seed);
        let mut options: Options = any_options(&mut shuffle);
        let seats = 1 + u8::try_from(seed % 6).expect("few seats");
        if seed % 3 == 0 {
            let packs = ["12*0-9 60** 6*?", "4*0-9 130** 9*?", "20*0-9 7** 30*?", "150*7 20** 6*?"];
            options.pack = shuffle.pick(&packs).expect("there are bags").parse().expect("a bag");
        }
        let game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|seat| any_bot(Seat(seat), &mut shuffle)).collect();
        play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, _, _| {});
    }
}

/// §5.4 Also where nobody checks.
#[test]
fn says_only_what_is_true() {
    for seed in 0..60 {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { check_done: false, ..any_options(&mut shuffle) };
        let seats = 1 + u8::try_from(seed % 6).expect("few seats");
        let game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|_| Box::new(Layer::default()) as _).collect();
        play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, view, choice, events| {
            let is_wrong = |event: &Event| matches!(event, Event::Wrong { .. });
            assert!(!events.iter().any(is_wrong), "seed {seed}: {choice}");
            if let Move::Done(grid) | Move::GameOver(grid) = choice {
                let judged = reckon_rules::numenko::judge(grid, &options);
                assert_eq!(judged.counted(grid, &options), view.own_tiles(), "seed {seed}: {choice}");
            }
        });
    }
}

/// §5.3 Mostly somebody has nothing left when the pot is short.
#[test]
fn games_of_its_kind_end_with_game_over() {
    let (mut games, mut won) = (0, 0);
    for (seed, name) in (0..60).zip(["quick", "usual"].into_iter().cycle()) {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 1 + u8::try_from(seed / 2 % 6).expect("few seats");
        let game = Numenko::deal(&preset(name), seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|_| Box::new(Layer::default()) as _).collect();
        games += 1;
        play_out(game, &mut bots, &mut shuffle, &format!("{name}, seed {seed}"), |_, _, _, events| {
            won += u32::from(events.iter().any(|event| matches!(event, Event::GameOver { .. })));
        });
    }
    println!("{won} of {games} games end with game over");
    assert!(won * 10 >= games * 8, "{won} of {games}");
}

/// Wins of one that thinks among those that do not; each deal as often as there are seats.
fn wins(options: &Options, seats: u8, deals: u64) -> (u32, u32) {
    let mut wins = 0;
    for seed in 0..deals {
        for thinker in 0..seats {
            let mut shuffle = Shuffle::from_number(seed);
            let game = Numenko::deal(options, seats, &mut shuffle).expect("a table");
            let mut bots: Bots = (0..seats).map(|seat| Box::new(Random::new(Seat(seat))) as _).collect();
            bots[usize::from(thinker)] = Box::new(Layer::default());
            let outcome = play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, _, _| {});
            wins += u32::from(outcome.winners.contains(Seat(thinker)) && outcome.winners.len() == 1);
        }
    }
    (wins, u32::try_from(deals).expect("few deals") * u32::from(seats))
}

#[test]
fn beats_chance() {
    for (name, seats, deals, per_cent) in [("quick", 2, 50, 80), ("usual", 2, 25, 80), ("quick", 4, 15, 70)] {
        let (wins, games) = wins(&preset(name), seats, deals);
        println!("{name}, {seats} players: {wins} of {games} games won");
        assert!(100 * wins >= per_cent * games, "{name}, {seats} players: {wins} of {games}");
    }
}

/// Who stands in for somebody leaves their tiles alone, is done with all of them, and does not keep a game from
/// ending.
#[test]
fn who_stands_in_never_swops() {
    let (mut dones, mut stops) = (0, 0);
    for seed in 0..60 {
        let mut shuffle = Shuffle::from_number(seed);
        let options: Options = preset("quick");
        let seats = 1 + u8::try_from(seed % 6).expect("few seats");
        let game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|_| Box::new(Layer::plain()) as _).collect();
        play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, choice, _| {
            assert!(!matches!(choice, Move::Swop(_)), "seed {seed}: {choice}");
            dones += u32::from(matches!(choice, Move::Done(_)));
            stops += u32::from(*choice == Move::Stop);
        });
    }
    println!("{dones} times done, {stops} stopped");
    assert!(dones > 100 && stops > 0, "{dones} times done, {stops} stopped");
}

/// Nothing but the view and the shuffle: not what it saw before, and not what others hold.
#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    for seed in 0..20 {
        let mut used = Layer::default();
        let mut shuffle = Shuffle::from_number(seed);
        let options: Options = Options { pot_limit: 30, ..any_options(&mut shuffle) };
        let seats = 1 + u8::try_from(seed % 6).expect("few seats");
        let mut game = Numenko::deal(&options, seats, &mut shuffle).expect("a table");
        while let Some(seat) = game.turn().can_act().iter().next() {
            let view = game.view(Viewer::Seat(seat));
            let written: View = view.to_string().parse().expect("a position");
            let other_world = Numenko::imagine(&view, &mut Shuffle::from_number(seed + 1)).expect("a game");
            let think = |player: &mut Layer, view: &View| {
                let mut again = shuffle.clone();
                let choice = match view.phase {
                    Phase::Play => player.call(view, &mut again).expect("it always has something to do"),
                    _ => player.choose(view, &mut again),
                };
                (choice, again.place())
            };
            let (choice, place) = think(&mut used, &view);
            for same in [&view, &written, &other_world.view(Viewer::Seat(seat))] {
                assert_eq!(think(&mut Layer::default(), same), (choice.clone(), place.clone()), "seed {seed}\n{view}");
            }
            shuffle = Shuffle::resume(&place);
            game.play(seat, &choice, &mut Ignore).expect("a bot's move is legal");
        }
    }
}
