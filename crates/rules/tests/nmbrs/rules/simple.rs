//! §1.5 The simple version for young children: each of its differences.

use reckon_rules::game::Seats;
use reckon_rules::nmbrs::{Event, Illegal, Options};
use reckon_rules::options::TableOptions;

use crate::nmbrs::harness::{block, check, deal, options, refuses, seat, seen_by, told};

const SIMPLE: &str = "options preset=simple youngest=2";

// §1.5 Only these differ.
#[test]
fn its_options() {
    let (simple, usual) = (Options::simple(), Options::default());
    let differ: Vec<&str> =
        Options::specs().iter().map(|spec| spec.name).filter(|name| simple.get(name) != usual.get(name)).collect();
    assert_eq!(differ, ["highest", "rounds", "hand", "lay-first", "youngest-first", "last-block", "points"]);
    assert_eq!(options("preset=simple"), simple);
}

// §1.2, §1.5, §5.1 The numbers up to 50 and the jokers, which stand for 1 to 50.
#[test]
fn blocks_up_to_fifty() {
    let game = deal("preset=simple", 3, 1);
    let view = seen_by(&game, 1);
    assert_eq!(view.seats.iter().map(|seat| seat.count).sum::<u8>() + view.pot, 54);
    let before = format!("{SIMPLE} | table 46 47 48 | hand 49 50 ja 1");
    let too_high = Illegal::JokerTooHigh { joker: block("ja"), value: 51, most: 50 };
    refuses(&before, "49 50 ja=51 right of 48, give 1", &too_high);
    let hundred = "options preset=simple youngest=2 joker-range=hundred | table 46 47 48 | hand 49 50 ja 1 2";
    check(hundred, "49 50 ja=51 right of 48, give 1", "table 46 47 48 49 50 ja=51");
}

// §2.4 Five blocks each, even with two players.
#[test]
fn five_blocks_each() {
    for seats in 2..=6 {
        let view = seen_by(&deal("preset=simple", seats, 5), 1);
        let counts: Vec<u8> = view.seats.iter().map(|seat| seat.count).collect();
        assert_eq!(counts.iter().sum::<u8>(), 5 * seats + 2);
        assert!(counts.iter().all(|count| [5, 7].contains(count)));
    }
}

// §4.5, §5.3 Adding and exchanging are allowed before a sequence of one's own.
#[test]
fn adding_at_once() {
    let before = format!("{SIMPLE} | table 20 30 ja=40 | hand 50 10 40 1 2 | laid -");
    check(&before, "10 left of 20, give 1", "table 10 20 30 ja=40");
    check(&before, "exchange 40 for ja, ja=50 right of 40, give 1", "table 20 30 40 ja=50");
    let inserting = format!("{SIMPLE} | table 20 30 40 | hand 25 35 1 2 | laid -");
    check(&inserting, "insert 25 between 20 30, insert 35 between 30 40, give 1", "table 20 25 30 35 40");
}

// §6.5 Only where the youngest chooses first does it matter who that is.
#[test]
fn somebody_says_who_is_youngest() {
    assert!(Options::simple().asks_for_youngest() && !Options::default().asks_for_youngest());
    let named = Options::simple().with_youngest(Some(seat(3))).expect("a seat");
    assert_eq!(named.to_line(), "preset=simple youngest=3");
    assert_eq!(named.with_youngest(None), Some(Options::simple()), "a lot decides unless somebody is named");
}

// §6.5 The youngest has the first choice, then all knock as usual.
#[test]
fn the_youngest_first() {
    let before = format!("{SIMPLE} | table 20 30 40 | hand 1 2 3 | hands 3 4 4");
    check(&before, "give 1", "asked 2 | then 3");
    check(&before, "give 1; 2: knock 1", "turn 2 | known 2:1 | drew 0 | hands 2 6 4");
    check(&before, "give 1; 2: let go; 3: knock 1", "turn 2 | known 3:1 | drew 2");
}

// §6.8 The last block may be laid, added to a row or in a new one, or given away.
#[test]
fn the_last_block_may_be_laid() {
    let before = format!("{SIMPLE} | table 20 30 40 | hand 50 | hands 1 4");
    check(&before, "50 right of 40", "over 1 | winners 1 | results 1 0 | table 20 30 40 50");
    check(&before, "give 50", "over 1 | winners 1 | aside 50");
    check(&format!("{SIMPLE} | hand 1 2 3 | hands 3 4 | laid -"), "lay 1 2 3", "over 1 | winners 1 | table 1 2 3");
    let nothing = Illegal::NothingToGive { block: block("50") };
    refuses(&before, "50 right of 40, give 50", &nothing);
    refuses(&before, "nothing", &Illegal::GiveOne);
    let two = format!("{SIMPLE} | table 20 30 40 | hand 50 10 | hands 2 4");
    refuses(&two, "50 right of 40", &Illegal::GiveOne);
    let told = told(&before, "50 right of 40");
    assert!(matches!(&told[..], [Event::Laid { .. }, Event::RoundOver { .. }, Event::Over { .. }]), "{told:?}");
}

// §7.5 No points: one round, and its winner has won.
#[test]
fn a_winner_each_round() {
    let before = format!("{SIMPLE} | table 20 30 40 | hand 50 | hands 1 4 3");
    let told = told(&before, "give 50");
    let Some(Event::Over { outcome }) = told.last() else { panic!("{told:?}") };
    assert_eq!((outcome.results.clone(), outcome.winners), (vec![1, 0, 0], Seats::NONE.with(seat(1))));
    // If several rounds are agreed, each has a winner.
    let three = "options preset=simple rounds=3 youngest=1 | sheet 4 0 / 0 3 | table 20 30 40 | hand 50 | hands 1 4";
    check(three, "give 50", "over 1 | results 2 1 | winners 1 2");
}
