//! Whole games of nmbrs! blocks' computer player: every move legal, and better than chance.
#![allow(clippy::print_stdout, reason = "how much better it is, is worth telling")]

mod common;

use common::{any_options, mover, play_and_watch, play_out, preset};
use reckon_bots::nmbrs::Builder;
use reckon_bots::{Bot, Random};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::nmbrs::{Lay, Move, Nmbrs, Options, View};
use reckon_rules::shuffle::Shuffle;

type Bots = Vec<Box<dyn Bot<Nmbrs>>>;

/// Players of every effort beside each other.
fn any_bot(seat: Seat, shuffle: &mut Shuffle) -> Box<dyn Bot<Nmbrs>> {
    match shuffle.below(6) {
        0 => Box::new(Builder::with_effort(0)),
        1 => Box::new(Builder::with_effort(shuffle.below(50))),
        2 => Box::new(Builder::plain()),
        3 => Box::new(Random::new(seat)),
        _ => Box::new(Builder::default()),
    }
}

fn deal(options: &Options, seats: u8, shuffle: &mut Shuffle) -> Option<Nmbrs> {
    // The only table that cannot be dealt names a youngest player who is not there.
    Nmbrs::deal(options, seats, shuffle).ok()
}

#[test]
fn every_move_is_legal_at_every_table() {
    let mut games = 0;
    for seed in 0.. {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { rounds: 2, ..any_options(&mut shuffle) };
        let seats = 2 + u8::try_from(seed % 5).expect("few seats");
        let Some(game) = deal(&options, seats, &mut shuffle) else { continue };
        let mut bots: Bots = (0..seats).map(|seat| any_bot(Seat(seat), &mut shuffle)).collect();
        play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"));
        games += 1;
        if games == 200 {
            return;
        }
    }
}

/// §4.6–§4.11, §5.3, §6.2 It knows every way to lay, and knocks now and then.
#[test]
fn it_uses_every_step_of_the_rules() {
    let (mut rows, mut beside, mut inserted, mut linked, mut exchanged, mut knocks) = (0, 0, 0, 0, 0, 0);
    for seed in 0..90 {
        let mut shuffle = Shuffle::from_number(seed);
        let seats = 2 + u8::try_from(seed % 5).expect("few seats");
        let game = deal(&preset("usual"), seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|_| Box::new(Builder::default()) as _).collect();
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |_, _, choice, _| {
            knocks += u32::from(matches!(choice, Move::Knock(_)));
            let Move::Turn(turn) = choice else { return };
            for lay in &turn.lays {
                match lay {
                    Lay::Row { .. } => rows += 1,
                    Lay::Beside { .. } => beside += 1,
                    Lay::Insert { .. } => inserted += 1,
                    Lay::Link { .. } => linked += 1,
                    Lay::Exchange { .. } => exchanged += 1,
                }
            }
        });
    }
    println!(
        "{rows} rows, {beside} beside, {inserted} inserted, {linked} linked, {exchanged} exchanged, {knocks} knocks"
    );
    for times in [rows, beside, inserted, linked, exchanged, knocks] {
        assert!(times > 0);
    }
}

/// Wins of one that thinks among those that do not; each deal as often as there are seats.
fn wins(options: &Options, seats: u8, deals: u64) -> (u32, u32) {
    let mut wins = 0;
    for seed in 0..deals {
        for thinker in 0..seats {
            let mut shuffle = Shuffle::from_number(seed);
            let game = deal(options, seats, &mut shuffle).expect("a table");
            let mut bots: Bots = (0..seats).map(|seat| Box::new(Random::new(Seat(seat))) as _).collect();
            bots[usize::from(thinker)] = Box::new(Builder::default());
            let outcome = play_out(game, &mut bots, &mut shuffle, &format!("seed {seed}"));
            wins += u32::from(outcome.winners.contains(Seat(thinker)) && outcome.winners.len() == 1);
        }
    }
    (wins, u32::try_from(deals).expect("few deals") * u32::from(seats))
}

#[test]
fn beats_chance() {
    for (name, seats, deals, per_cent) in
        [("usual", 2, 25, 80), ("simple", 2, 50, 80), ("simple", 4, 20, 60), ("usual", 4, 8, 60)]
    {
        let (wins, games) = wins(&preset(name), seats, deals);
        println!("{name}, {seats} players: {wins} of {games} games won");
        assert!(100 * wins >= per_cent * games, "{name}, {seats} players: {wins} of {games}");
    }
}

/// §1.5 Children play along: nobody has won before everybody has had two turns, and a turn is one thing.
#[test]
fn is_gentle_in_the_simple_version() {
    let (mut all_turns, mut games) = (0, 0);
    for seed in 0..200 {
        // A child, who lays nothing, in each seat beside three computers.
        let seats = 4;
        let child = Seat(u8::try_from(seed % 4).expect("few seats"));
        let mut shuffle = Shuffle::from_number(seed);
        let game = deal(&preset("simple"), seats, &mut shuffle).expect("a table");
        let mut bots: Bots = (0..seats).map(|_| Box::new(Builder::default()) as _).collect();
        bots[child.index()] = Box::new(Builder::with_effort(0));
        let mut turns = [0; 4];
        play_and_watch(game, &mut bots, &mut shuffle, &format!("seed {seed}"), |seat, _, choice, _| {
            let Move::Turn(turn) = choice else { return };
            turns[seat.index()] += 1;
            let laid = turn.lays.iter().map(|lay| lay.pieces().len()).sum::<usize>();
            assert!(laid <= 3, "seed {seed}: {choice}");
            let rows = turn.lays.iter().filter(|lay| matches!(lay, Lay::Row { .. })).count();
            assert!(rows <= 1, "seed {seed}: {choice}");
        });
        assert!(turns.iter().all(|turns| *turns >= 2), "seed {seed}: turns of each {turns:?}");
        all_turns += turns.iter().sum::<u32>();
        games += 1;
    }
    println!("{all_turns} turns in {games} games");
}

/// Nothing but the view and the shuffle: not what it saw before, and not what others hold.
#[test]
fn the_same_view_and_shuffle_give_the_same_move() {
    let mut used = Builder::default();
    for seed in 0..20 {
        let mut shuffle = Shuffle::from_number(seed);
        let options = Options { rounds: 1, ..any_options(&mut shuffle) };
        let Some(mut game) = deal(&options, 2 + (seed % 5) as u8, &mut shuffle) else { continue };
        while let Some(seat) = mover(&game) {
            let view = game.view(Viewer::Seat(seat));
            let again = shuffle.clone();
            let choice = used.choose(&view, &mut shuffle);
            let written: View = view.to_string().parse().expect("a position");
            let other_world = Nmbrs::imagine(&view, &mut Shuffle::from_number(seed + 1)).expect("a game");
            for same in [&view, &written, &other_world.view(Viewer::Seat(seat))] {
                let mut again = again.clone();
                assert_eq!(Builder::default().choose(same, &mut again), choice, "seed {seed}\n{view}");
                assert_eq!(again.place(), shuffle.place(), "seed {seed}\n{view}");
            }
            game.play(seat, &choice, &mut Ignore).expect("a bot's move is legal");
        }
    }
}
