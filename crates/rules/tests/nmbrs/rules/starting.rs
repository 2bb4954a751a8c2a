//! §1, §2 Players, blocks, who starts, and the deal.

use reckon_rules::game::{Game, Seat};
use reckon_rules::nmbrs::{BadTable, Block, Blocks, Event, Nmbrs, Options, deal_order};
use reckon_rules::shuffle::Shuffle;

use crate::nmbrs::harness::{blocks, check, deal, game, is_sound, options, play, seat, seen_by};

fn try_deal(line: &str, seats: u8) -> Result<Nmbrs, BadTable> {
    Nmbrs::deal(&options(line), seats, &mut Shuffle::from_number(1))
}

// §1.1
#[test]
fn two_to_six_players() {
    for seats in 0..=9 {
        let dealt = try_deal("preset=usual", seats);
        if (2..=6).contains(&seats) {
            is_sound(&dealt.unwrap());
        } else {
            assert_eq!(dealt.err(), Some(BadTable::Seats { seats, least: 2, most: 6 }));
        }
    }
}

// §1.2, §1.5
#[test]
fn all_blocks() {
    assert_eq!(options("").blocks().len(), 104);
    assert_eq!(options("").blocks().iter().filter(|block| block.is_joker()).count(), 4);
    assert_eq!(options("highest=50").blocks().len(), 54);
    assert!(!options("highest=50").blocks().contains(Block::number(51).unwrap()));
    assert!(options("highest=50").blocks().contains(Block::number(50).unwrap()));
    assert_eq!((Block::number(0), Block::number(101), Block::joker(4)), (None, None, None));
}

// §2.1, §2.4 No block is in two hands, and the hands and the pot together have all blocks.
#[test]
fn every_block_once() {
    for seats in 2..=6 {
        let game = deal("preset=usual", seats, u64::from(seats));
        let mut all = Blocks::NONE;
        for number in 1..=seats {
            let hand = seen_by(&game, number).own_hand();
            assert!(all.and(hand).is_empty(), "a block is in two hands");
            all = all.or(hand);
        }
        assert_eq!(all.len() + seen_by(&game, 1).pot, 104);
    }
}

// §2.4, §4.1 Seven blocks each, nine with two players; five if agreed, even with two.
#[test]
fn blocks_each() {
    for (line, seats, each) in [
        ("preset=usual", 2, 9),
        ("preset=usual", 3, 7),
        ("preset=usual", 6, 7),
        ("hand=five", 2, 5),
        ("hand=five", 6, 5),
        ("preset=simple", 2, 5),
        ("preset=simple", 5, 5),
        ("preset=simple hand=seven", 2, 9),
    ] {
        let view = seen_by(&deal(line, seats, 3), 1);
        for (at, shown) in (0..).map(Seat).zip(&view.seats) {
            let drawn = if at == view.turn { 2 } else { 0 };
            assert_eq!(shown.count, each + drawn, "{line}, {seats} seats");
        }
    }
}

/// Returns the number of a lot, counting a joker as `joker`.
fn rank(lot: Block, joker: u8) -> u8 {
    lot.face().unwrap_or(joker)
}

// §2.2 Everybody draws, the highest number starts, and jokers count as agreed.
#[test]
fn the_highest_lot_starts() {
    let mut jokers = [0, 0, 0];
    for seed in 0..600 {
        for (which, (line, joker)) in
            [("", 0), ("starter-joker=highest", 255), ("starter-joker=lowest", 0)].into_iter().enumerate()
        {
            let seats = u8::try_from(2 + seed % 5).unwrap();
            let view = seen_by(&deal(line, seats, seed), 1);
            assert_eq!(view.lots.len(), usize::from(seats));
            let best = view.lots.iter().map(|lot| rank(*lot, joker)).max().unwrap();
            let starters: Vec<usize> = (0..view.lots.len()).filter(|at| rank(view.lots[*at], joker) == best).collect();
            assert_eq!(starters, [view.turn.index()], "one lot must be higher than all others: {:?}", view.lots);
            jokers[which] += view.lots.iter().filter(|lot| lot.is_joker()).count();
        }
    }
    assert_eq!(jokers[0], 0, "a player with a joker draws again");
    assert!(jokers[1] > 20 && jokers[2] > 20, "{jokers:?}");
}

// §2.2 With two players, two jokers decide nothing, whether high or low: everybody draws again.
#[test]
fn equal_lots_are_drawn_again() {
    for line in ["starter-joker=highest", "starter-joker=lowest", "starter-joker=redraw"] {
        for seed in 0..2000 {
            let lots = seen_by(&deal(line, 2, seed), 1).lots;
            assert!(!lots.iter().all(|lot| lot.is_joker()), "{line}, seed {seed}: {lots:?}");
        }
    }
    // Among three, one number and two jokers: low jokers decide, high ones do not.
    let two_jokers = |line: &str| {
        let lots = (0..4000).map(|seed| seen_by(&deal(line, 3, seed), 1).lots);
        lots.filter(|lots| lots.iter().filter(|lot| lot.is_joker()).count() == 2).count()
    };
    assert_eq!(two_jokers("starter-joker=highest"), 0);
    assert!(two_jokers("starter-joker=lowest") > 0);
}

// §2.2 The lots go back: a drawn block can end up in any hand.
#[test]
fn the_lots_go_back() {
    let held_again = (0..50).filter(|seed| {
        let game = deal("", 6, *seed);
        let all = (1..=6).fold(Blocks::NONE, |all, number| all.or(seen_by(&game, number).own_hand()));
        seen_by(&game, 1).lots.iter().any(|lot| all.contains(*lot))
    });
    assert!(held_again.count() > 25);
}

// §2.1 The deal shown in a record is the deal that was made.
#[test]
fn the_order_of_the_pack() {
    let table = Options::default();
    let game = deal("", 3, 9);
    let order = deal_order(&table, 3, &mut Shuffle::from_number(9)).unwrap();
    assert_eq!(order.len(), 104);
    let starter = seen_by(&game, 1).turn;
    for (at, seven) in order.chunks(7).take(3).enumerate() {
        let mut hand: Blocks = seven.iter().copied().collect();
        if at == starter.index() {
            hand = hand.with(order[21]).with(order[22]);
        }
        assert_eq!(seen_by(&game, u8::try_from(at).unwrap() + 1).own_hand(), hand);
    }
}

// §2.5 Clockwise.
#[test]
fn clockwise() {
    check("turn 1 | hands 4 4 4 4 | hand 1 2 3 4 | pot 0 | forgotten 88", "give 1", "turn 2");
    check("seat 4 | turn 4 | hands 4 4 4 4 | hand 1 2 3 4 | pot 0 | forgotten 88", "give 1", "turn 1");
}

// §1.4, §2.3, §7.3 The winner of a round starts the next one, with a fresh table.
#[test]
fn the_winner_starts_the_next_round() {
    let before = "table 20 30 40 | seat 2 | turn 2 | hand 9 | hands 4 1 5 | laid 2 | aside 91 | lots 5 7 6";
    let mut game = game(before, 0);
    let told = play(&mut game, 2, "give 9");
    assert_eq!(told[0], Event::Gave { seat: seat(2), block: "9".parse().unwrap(), asked: Default::default() });
    assert!(told.contains(&Event::RoundBegins { round: 2, starter: seat(2) }));
    assert_eq!(told.last(), Some(&Event::Turn { seat: seat(2), drew: 2, pot: 104 - 21 - 2 }));
    let view = seen_by(&game, 2);
    assert_eq!((view.round, view.turn, view.table.len(), view.rows.len()), (2, seat(2), 0, 0));
    assert_eq!((view.aside, view.have_laid.is_empty()), (Blocks::NONE, true));
    assert_eq!(view.seats.iter().map(|seat| seat.count).collect::<Vec<u8>>(), [7, 9, 7]);
    assert_eq!(view.lots.len(), 3, "the lots for the first turn of the game stay public");
}

// §7.3 Later rounds are reshuffled, and the same seed deals them the same.
#[test]
fn every_round_is_reshuffled() {
    let second = |seed| {
        let mut game = deal("rounds=2", 2, seed);
        let mut shuffle = Shuffle::from_number(1);
        crate::nmbrs::harness::play_random(&mut game, &mut shuffle, |game| seen_by(game, 1).round == 2);
        (seen_by(&game, 1).own_hand(), seen_by(&game, 2).own_hand())
    };
    assert_eq!(second(4), second(4));
    assert_ne!(second(4), second(5));
    let first = deal("rounds=2", 2, 4);
    assert_ne!(second(4).0, seen_by(&first, 1).own_hand());
}

// §6.5 The youngest player's seat must exist.
#[test]
fn the_youngest_sits_at_the_table() {
    let bad = BadTable::NoSuchYoungest { youngest: 5, seats: 4 };
    assert_eq!(try_deal("youngest-first=on youngest=5", 4).err(), Some(bad));
    assert!(try_deal("youngest-first=on youngest=4", 4).is_ok());
    assert!(try_deal("youngest-first=off youngest=5", 4).is_ok(), "nobody asks who is the youngest");
    assert_eq!(seen_by(&deal("youngest-first=on youngest=3", 4, 1), 1).youngest, seat(3));
    let drawn: Blocks = (0..60)
        .map(|seed| Block::number(u8::from(seen_by(&deal("preset=simple", 4, seed), 1).youngest)).unwrap())
        .collect();
    assert_eq!(drawn, blocks("1 2 3 4"), "a lot decides who is the youngest");
}
