//! Records of nmbrs! blocks: lots for the first turn, later rounds, a fixed set of blocks.

use std::ops::RangeInclusive;

use reckon_records::{Draw, LONGEST_LINE, Occupant, Record, Recorded, read};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::nmbrs::moves::MAX_LAYS;
use reckon_rules::nmbrs::{Block, Blocks, DRAWN, Event, Lay, Move, Nmbrs, Options};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::support::kept::{all_events, check_events_but_for, dealt, events, kept_records, order};
use crate::support::{OnRecord, record_of, records_of};

impl OnRecord for Nmbrs {
    const SEATS: RangeInclusive<u8> = 2..=6;
    const GAME: &'static str = "nmbrs-usual-two.record";
    const CHOSEN: &'static str = "nmbrs-usual-two-chosen.record";
}

kept_records!(Nmbrs);

/// §2.1, §2.4, §4.1 Hand by hand, then the blocks that the first player draws.
#[test]
fn the_order_is_the_order_of_the_deal() {
    for (name, bytes) in records_of::<Nmbrs>() {
        let record: Record<Nmbrs> = read(&bytes).expect("a record");
        let game = dealt(&record);
        let order: Vec<Block> = order(&record).iter().map(|word| word.parse().expect("a block")).collect();
        let each = usize::from(record.options().blocks_each(record.seats()));
        let hands = each * usize::from(record.seats());
        let starter = game.view(Viewer::Watcher).turn;
        for (seat, dealt) in (0..record.seats()).map(Seat).zip(order.chunks(each)) {
            let mut hand: Blocks = dealt.iter().copied().collect();
            if seat == starter {
                hand = order[hands..][..usize::from(DRAWN)].iter().copied().fold(hand, Blocks::with);
            }
            assert_eq!(game.view(Viewer::Seat(seat)).own_hand(), hand, "{name}");
        }
        assert_eq!(order.iter().copied().collect::<Blocks>(), record.options().blocks(), "{name}");
    }
}

/// §2.2, §6.5 Nobody could have chosen who starts or who is the youngest: both change with the seed.
#[test]
fn lots_come_from_the_seed() {
    let first = |seed: u64| {
        let mut shuffle = Shuffle::new(&Seed::from_number(seed));
        let view = Nmbrs::deal(&Options::simple(), 6, &mut shuffle).expect("a deal").view(Viewer::Watcher);
        (view.turn, view.youngest)
    };
    let drawn: Vec<(Seat, Seat)> = (0..60).map(first).collect();
    for seat in (0..6).map(Seat) {
        assert!(drawn.iter().any(|(turn, _)| *turn == seat) && drawn.iter().any(|(_, youngest)| *youngest == seat));
    }
}

/// §4–§7
#[test]
fn everything_that_happens_is_on_record() {
    check_events_but_for::<Nmbrs>(include_str!("../../../rules/src/nmbrs/event.rs"), &[]);
    let all = all_events::<Nmbrs>();
    let has = |which: fn(&Event) -> bool| assert!(all.iter().any(which));
    has(|event| matches!(event, Event::Turn { drew: 0, .. }));
    has(|event| matches!(event, Event::Turn { drew: 2, .. }));
    has(|event| matches!(event, Event::RoundBegins { round: 3, .. }));
    let laid: Vec<&Lay> = all
        .iter()
        .filter_map(|event| match event {
            Event::Laid { lays, .. } => Some(lays),
            _ => None,
        })
        .flatten()
        .collect();
    let has = |which: fn(&Lay) -> bool| assert!(laid.iter().copied().any(which));
    has(|lay| matches!(lay, Lay::Row { at: None, .. }));
    has(|lay| matches!(lay, Lay::Beside { .. }));
    has(|lay| lay.pieces().iter().any(|piece| piece.block.is_joker()));
}

/// §7.3 The seed alone shuffles a later round: each seat gets the same blocks, whoever has won.
#[test]
fn every_round_is_dealt_by_the_seed() {
    let record = record_of::<Nmbrs>(Nmbrs::GAME);
    assert_eq!(record.options().rounds, 3);
    let rounds = events(&record).iter().filter(|event| matches!(event, Event::RoundBegins { .. })).count();
    assert_eq!(rounds, 2);
    let second_hands = |skip_moves: bool| {
        let mut game = dealt(&record);
        let mut moves = record.moves.iter();
        let mut turns = 0;
        while game.view(Viewer::Watcher).round == 1 {
            turns += 1;
            assert!(turns < 1000);
            // If nobody lays anything, the round lasts longer and may have a different winner.
            let seat = game.turn().must().iter().next().expect("some seat must act");
            let (seat, choice) = match skip_moves {
                false => moves.next().cloned().expect("the round ends"),
                true => (seat, game.absent(seat).expect("the seat must act")),
            };
            game.play(seat, &choice, &mut Vec::new()).expect("a move");
        }
        let starter = game.view(Viewer::Watcher).turn;
        let other = starter.left(2);
        (other, game.view(Viewer::Seat(other)).own_hand(), game)
    };
    let (other, hand, _) = second_hands(false);
    let (_, _, game) = second_hands(true);
    assert!(hand.less(game.view(Viewer::Seat(other)).own_hand()).is_empty(), "the same nine, plus two for the starter");
}

/// §1.2
#[test]
fn the_set_of_blocks_is_fixed() {
    assert_eq!(Nmbrs::unshuffled(&Options::default()).len(), 104);
    assert_eq!(Nmbrs::unshuffled(&Options::simple()).join(" ").split("50 ").nth(1), Some("ja jb jc jd"));
}

/// §4.4 Every turn that can be laid can be recorded.
#[test]
fn the_longest_turn_fits_a_line() {
    let links = (0..MAX_LAYS).map(|_| "link 100 between 100 100 down").collect::<Vec<&str>>().join(", ");
    let choice: Move = format!("{links}, give 100").parse().expect("a move");
    let options = Options::from_line("preset=usual").expect("options");
    let people = vec![Occupant::Person(String::new()); 2];
    let mut record = Record::<Nmbrs>::begin(options, people, Draw::Chosen(Seed::from_number(1)));
    record.moves.push((Seat(0), choice));
    let text = record.text();
    let longest = text.lines().map(str::len).max().expect("lines");
    assert!(longest > 3000 && longest <= LONGEST_LINE, "{longest}");
    assert_eq!(read::<Nmbrs>(text.as_bytes()), Ok(record));
}
