//! Records of NUMERO: the deal, every kind of event, custom packs.

use std::ops::RangeInclusive;

use reckon_records::{Draw, Occupant, Record, read};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numero::{HAND, Numero, Options, Pack};
use reckon_rules::options::TableOptions;
use reckon_rules::shuffle::Seed;

use crate::support::kept::{check_events_but_for, dealt, kept_records, order};
use crate::support::{OnRecord, findings, forged, record_of, records_of, text_of};

impl OnRecord for Numero {
    const SEATS: RangeInclusive<u8> = 1..=4;
    const GAME: &'static str = "numero-1-15-two.record";
    const CHOSEN: &'static str = "numero-1-15-two-chosen.record";
}

kept_records!(Numero);

/// §2.1 Hand by hand.
#[test]
fn the_order_is_the_order_of_the_deal() {
    for (name, bytes) in records_of::<Numero>() {
        let record: Record<Numero> = read(&bytes).expect("a record");
        let (game, order) = (dealt(&record), order(&record));
        for (seat, dealt) in (0..record.seats()).map(Seat).zip(order.chunks(HAND)) {
            let hand: Vec<String> = game.view(Viewer::Seat(seat)).own_hand().iter().map(ToString::to_string).collect();
            assert_eq!(hand, dealt, "{name}");
        }
    }
}

/// Nobody passes: that takes an option that no record uses (§7.4).
#[test]
fn everything_that_happens_is_on_record() {
    check_events_but_for::<Numero>(include_str!("../../../rules/src/numero/event.rs"), &["Passed"]);
}

#[test]
fn cards_read_back_as_written() {
    let own: Record<Numero> = record_of("numero-own-pack-two.record");
    assert_eq!(own.options().selected(), own.options().pack.cards());
    assert_eq!(record_of::<Numero>(Numero::GAME).options().pack, Pack::default_pack());
    // If only part of a pack is in play, only that part is recorded.
    let pack: Pack = "1-20gobr -2".parse().expect("a pack");
    let options = Options { pack, ..Options::preset("1-10").expect("a preset") };
    let selected = options.selected();
    let record =
        Record::<Numero>::begin(options, vec![Occupant::Person(String::new())], Draw::Chosen(Seed::from_number(1)));
    let back = read::<Numero>(record.text().as_bytes()).expect("a record");
    assert_eq!(back.options().selected(), selected);
    assert_eq!(back.options().pack.cards(), selected);
}

/// A later version may have a closer preset; a record keeps the one it was written with.
#[test]
fn a_record_keeps_its_preset() {
    let far = "options preset=1-5 highest-number=15\n";
    let text = forged(&text_of(Numero::GAME), "options", far);
    let record = read::<Numero>(text.as_bytes()).expect("a record");
    assert_eq!(record.options().to_line(), "preset=1-15");
    assert_eq!((record.text(), findings::<Numero>(&text)), (text, vec![]));
}
