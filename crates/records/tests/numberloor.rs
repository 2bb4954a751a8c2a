//! What is particular to records of Numberloor: deals anew, reshuffles, marks, long games.

mod common;

use common::{forged, line_with, record_of, text_of};
use reckon_records::{
    Draw, Finding, MOST_BYTES, MOST_MOVES, Note, Occupant, Record, Stage, USUAL_BUDGET, Unreadable, read, verify,
    verify_within,
};
use reckon_rules::game::{Game, Ignore, Seat, Viewer};
use reckon_rules::numberloor::{Event, HAND, Move, Numberloor, Options, Pack, Phase, View, read as judge};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::{Seed, Shuffle};

const GAME: &str = "numberloor-advanced-two.record";

/// The order of the pack, as it is stated.
fn order(record: &Record<Numberloor>) -> (&Seed, Vec<String>) {
    let Stage::Over { draw, order, .. } = &record.stage else { panic!("it is over") };
    (draw.seed(), order.clone())
}

/// §2.1 The lot, then one shuffle, as it would be if nobody ever had to deal anew.
fn first_shuffle(record: &Record<Numberloor>) -> Vec<String> {
    let mut shuffle = Shuffle::new(order(record).0);
    shuffle.below(record.seats().into());
    let mut cards = record.options().selected().to_vec();
    shuffle.shuffle(&mut cards);
    cards.iter().rev().map(ToString::to_string).collect()
}

fn events(record: &Record<Numberloor>) -> Vec<Event> {
    let mut shuffle = Shuffle::new(order(record).0);
    let mut game = Numberloor::deal(record.options(), record.seats(), &mut shuffle).expect("a deal");
    let mut events = Vec::new();
    for (seat, choice) in &record.moves {
        game.play(*seat, choice, &mut events).expect("it was checked");
    }
    events
}

#[test]
fn the_order_is_the_order_of_the_deal() {
    let record = record_of(GAME);
    let (seed, order) = order(&record);
    let game = Numberloor::deal(record.options(), 2, &mut Shuffle::new(seed)).expect("a deal");
    for seat in [0, 1] {
        let mut hand: Vec<String> =
            game.view(Viewer::Seat(Seat(seat))).own_hand().iter().map(ToString::to_string).collect();
        let start = usize::from(seat * HAND);
        let mut dealt = order[start..start + usize::from(HAND)].to_vec();
        hand.sort_unstable();
        dealt.sort_unstable();
        assert_eq!(hand, dealt);
    }
}

/// §2.2 The order is the one of the shuffle that counted.
#[test]
fn a_deal_anew_is_on_record() {
    let redealt = record_of("numberloor-redealt-five.record");
    assert_ne!(order(&redealt).1, first_shuffle(&redealt));
    let dealt = record_of(GAME);
    assert_eq!(order(&dealt).1, first_shuffle(&dealt));
}

/// §6.1, §7
#[test]
fn reshuffles_and_night_levels_are_on_record() {
    let all = ["numberloor-beginners-two", "numberloor-advanced-five", "numberloor-no-hurry-four"];
    let all = all.map(|name| events(&record_of(&format!("{name}.record"))));
    assert!(all[0].iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert!(all[1].iter().any(|event| matches!(event, Event::TookOver { .. })));
    assert!(all[2].iter().any(|event| matches!(event, Event::LetGo { .. })));
}

/// §1.5 A record shows the cards that take part; which marks the box had is nobody's business.
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
    assert_eq!(record_of::<Numberloor>(GAME).options().pack, Pack::default_pack());
}

#[test]
fn lines_have_one_form() {
    let text = text_of(GAME);
    let (cards, line) = line_with(&text, "cards");
    let (result, _) = line_with(&text, "result");
    for (word, other, why) in [
        ("cards", line.replacen("0 0", "2*0", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", line.replacen(" 9n", " 9n!red", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", "cards b1 b2".to_string(), Unreadable::Cards { line: cards }),
        ("result", "1 b2  6\nresult 1 2".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 5 6\nresult 1 2".to_string(), Unreadable::Move { line: result, text: "1 5 6".to_string() }),
    ] {
        let refused = read::<Numberloor>(forged(&text, word, &(other + "\n")).as_bytes());
        assert_eq!(refused, Err(why), "{word}");
    }
}

/// A table that cannot be dealt is no endless search for a good deal.
#[test]
fn cards_that_cannot_be_dealt_are_said() {
    let few = format!("cards 0 1{}\n", " b1".repeat(40));
    let report = verify::<Numberloor>(forged(&text_of(GAME), "cards", &few).as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Table { line: 6, .. }]), "{:?}", report.findings);
}

/// §8.2 Five players who take cards in each turn, never lay their last one and never hurry.
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
    let is_legal = |choice: &Move| judge(view, std::slice::from_ref(choice)).is_ok_and(|read| read[0].verdict.is_ok());
    let mut choices = vec!["let go".to_string(), "draw".to_string()];
    if let (Phase::Play, 2..) = (view.phase, view.own_hand().iter().filter(|card| card.is_level()).count()) {
        choices.extend(view.own_hand().iter().map(ToString::to_string));
    }
    choices.extend(["end".to_string(), "pass".to_string()]);
    let mut choices = choices.iter().filter_map(|text| text.parse().ok());
    choices.find(is_legal).expect("there is a plain move")
}

#[test]
fn the_longest_game_can_be_kept() {
    let record = longest();
    let text = record.text();
    assert!(record.moves.len() > MOST_MOVES / 2 && text.len() > MOST_BYTES / 6, "it is long");
    assert_eq!(read::<Numberloor>(text.as_bytes()), Ok(record));
    assert!(verify::<Numberloor>(text.as_bytes()).expect("a record").is_sound());
    // A name is looked at early, so it is found also here; what lies far from every suspicion is not.
    let report = verify::<Numberloor>(text.replacen("NNN", "NnN", 1).as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Changed(_)]), "{:?}", report.findings);
    let report = verify_within::<Numberloor>(text.replacen("NNN", "nnN", 1).as_bytes(), USUAL_BUDGET >> 6);
    let report = report.expect("a record");
    assert_eq!((report.findings, report.notes.contains(&Note::GaveUp)), (vec![Finding::Closing], true));
}
