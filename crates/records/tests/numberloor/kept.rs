//! Records of Numberloor: redeals, reshuffles, marks, long games.

use std::ops::RangeInclusive;

use reckon_compose::Compose;
use reckon_records::{
    Draw, Finding, MAX_BYTES, MAX_MOVES, Note, Occupant, Record, USUAL_BUDGET, read, verify, verify_within,
};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::{Event, HAND, Move, Numberloor, Options, Pack, Phase, View};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

use crate::support::kept::{check_events_but_for, dealt, events, kept_records, order};
use crate::support::{OnRecord, record_of, records_of};

impl OnRecord for Numberloor {
    const SEATS: RangeInclusive<u8> = 2..=5;
    const GAME: &'static str = "numberloor-advanced-two.record";
    const CHOSEN: &'static str = "numberloor-advanced-two-chosen.record";
}

kept_records!(Numberloor);

/// §2.1 Hand by hand.
#[test]
fn the_order_is_the_order_of_the_deal() {
    for (name, bytes) in records_of::<Numberloor>() {
        let record: Record<Numberloor> = read(&bytes).expect("a record");
        let (game, order) = (dealt(&record), order(&record));
        for (seat, dealt) in (0..record.seats()).map(Seat).zip(order.chunks(HAND.into())) {
            let hand = game.view(Viewer::Seat(seat)).own_hand().to_vec();
            let (mut hand, mut dealt): (Vec<String>, _) =
                (hand.iter().map(ToString::to_string).collect(), dealt.to_vec());
            hand.sort_unstable();
            dealt.sort_unstable();
            assert_eq!(hand, dealt, "{name}");
        }
    }
}

/// §2.1 Draws the lot, then shuffles once, as if the first deal always counted.
fn first_shuffle(record: &Record<Numberloor>) -> Vec<String> {
    let mut shuffle = Shuffle::new(record.stage.draw().expect("it is over").seed());
    shuffle.below(record.seats().into());
    let mut cards = record.options().selected().to_vec();
    shuffle.shuffle(&mut cards);
    cards.iter().rev().map(ToString::to_string).collect()
}

/// §2.2 The recorded order is that of the last shuffle, the one that counted.
#[test]
fn a_redeal_is_on_record() {
    let redealt = record_of("numberloor-redealt-five.record");
    assert_ne!(order(&redealt), first_shuffle(&redealt));
    let dealt = record_of(Numberloor::GAME);
    assert_eq!(order(&dealt), first_shuffle(&dealt));
}

/// §6.1, §7
#[test]
fn everything_that_happens_is_on_record() {
    check_events_but_for::<Numberloor>(include_str!("../../../rules/src/numberloor/event.rs"), &[]);
}

/// §6.1, §7
#[test]
fn reshuffles_and_night_levels_are_on_record() {
    let all = ["numberloor-beginners-two", "numberloor-advanced-five", "numberloor-no-hurry-four"];
    let all = all.map(|name| events::<Numberloor>(&record_of(&format!("{name}.record"))));
    assert!(all[0].iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert!(all[1].iter().any(|event| matches!(event, Event::TookOver { .. })));
    assert!(all[2].iter().any(|event| matches!(event, Event::LetGo { .. })));
}

/// §1.5 A record lists the cards in play, but not the marks printed on them.
#[test]
fn marks_are_left_out() {
    let pack: Pack = "3*0-9 0-9n!red 4*b1-3 2*b4!blue".parse().expect("a pack");
    let options = Options { pack, ..Options::preset("intermediate").expect("a preset") };
    let selected = options.selected();
    let people = vec![Occupant::Person(String::new()); 2];
    let record = Record::<Numberloor>::begin(options, people, Draw::Chosen(Seed::from_number(1)));
    let back = read::<Numberloor>(record.text().as_bytes()).expect("a record");
    assert_eq!(back.options().selected(), selected);
    assert!(back.options().pack.cards().iter().all(|printed| printed.mark.is_none()));
    assert_eq!(record_of::<Numberloor>(Numberloor::GAME).options().pack, Pack::default_pack());
}

/// §8.2 Plays a game with five seats that take cards every turn and never lay their last Level.
fn longest() -> Record<Numberloor> {
    let line = "preset=advanced voluntary-draw=on night-cards=no-hurry turn-limit=200";
    let pack: Pack = "6*0-9 2*0-9n 40*b10".parse().expect("a pack");
    let options = Options { pack, ..Options::from_line(line).expect("options") };
    let people = vec![Occupant::Person("N".repeat(24)); 5];
    let seed = Seed::from_number(1);
    let mut game = Numberloor::deal(&options, 5, &mut Shuffle::new(&seed)).expect("a deal");
    let mut record = Record::begin(options, people, Draw::Chosen(seed));
    while let Some(seat) = game.turn().must().iter().next() {
        let choice = slowest(&game.view(Viewer::Seat(seat)));
        game.play(seat, &choice, &mut Ignore).unwrap_or_else(|why| panic!("{choice}: {why:?}"));
        record.moves.push((seat, choice));
    }
    record.over(game.turn().outcome().expect("it is over")).expect("a deal")
}

fn slowest(view: &View) -> Move {
    let is_legal = |choice: &Move| Numberloor::verdict(view, choice) == Ok(Ok(()));
    let mut choices = vec!["let go".to_string(), "draw".to_string()];
    if let (Phase::Play, 2..) = (view.phase, view.own_hand().iter().filter(|card| card.is_level()).count()) {
        choices.extend(view.own_hand().iter().map(ToString::to_string));
    }
    choices.extend(["end".to_string(), "pass".to_string()]);
    let mut choices = choices.iter().filter_map(|text| text.parse().ok());
    choices.find(is_legal).expect("some plain move is legal")
}

#[test]
fn the_longest_game_can_be_kept() {
    let record = longest();
    let text = record.text();
    assert!(record.moves.len() > MAX_MOVES / 2 && text.len() > MAX_BYTES / 6, "the game is too short for this test");
    assert_eq!(read::<Numberloor>(text.as_bytes()), Ok(record));
    assert!(verify::<Numberloor>(text.as_bytes()).expect("a record").is_sound());
    // The search tries names early, so it finds a single change even here; two changes exhaust a small budget.
    let report = verify::<Numberloor>(text.replacen("NNN", "NnN", 1).as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Changed(_)]), "{:?}", report.findings);
    let report = verify_within::<Numberloor>(text.replacen("NNN", "nnN", 1).as_bytes(), USUAL_BUDGET >> 6);
    let report = report.expect("a record");
    assert_eq!((report.findings, report.notes.contains(&Note::GaveUp)), (vec![Finding::Closing], true));
}
