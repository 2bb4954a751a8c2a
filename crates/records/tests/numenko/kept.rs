//! Records of Numenko-in-a-bag: smileys put aside, custom bags, grids in moves.

use std::ops::RangeInclusive;

use reckon_records::{Draw, LONGEST_LINE, Occupant, Record, Recorded, read};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numenko::text::grid::LONGEST_TEXT;
use reckon_rules::numenko::{End, Event, Grid, Move, Numenko, Options, Pack, Tile, Tiles, tiles_each};
use reckon_rules::shuffle::Seed;

use crate::support::kept::{all_events, check_events_but_for, dealt, kept_records, order};
use crate::support::{OnRecord, record_of, records_of};

impl OnRecord for Numenko {
    const SEATS: RangeInclusive<u8> = 1..=6;
    const GAME: &'static str = "numenko-usual-four.record";
    const CHOSEN: &'static str = "numenko-quick-two-chosen.record";
}

kept_records!(Numenko);

fn tiles(words: &[String]) -> Tiles {
    words.iter().map(|word| word.parse::<Tile>().expect("a tile")).collect()
}

/// §2.1, §2.2 The tiles and the smiley of each seat, then the pot.
#[test]
fn the_order_is_the_order_of_the_deal() {
    for (name, bytes) in records_of::<Numenko>() {
        let record: Record<Numenko> = read(&bytes).expect("a record");
        let (game, order) = (dealt(&record), order(&record));
        let each = usize::from(tiles_each(record.seats())) + 1;
        for (seat, dealt) in (0..record.seats()).map(Seat).zip(order.chunks(each)) {
            assert_eq!(game.view(Viewer::Seat(seat)).own_tiles(), tiles(dealt), "{name}");
            assert_eq!(dealt.last().map(String::as_str), Some("?"), "{name}");
        }
        assert_eq!(tiles(order), *record.options().pack.tiles(), "{name}");
    }
}

/// §4.3 A "done" brings the next tiles in the pot.
#[test]
fn tiles_are_drawn_in_the_order_of_the_pot() {
    let record = record_of::<Numenko>(Numenko::GAME);
    let (mut game, order) = (dealt(&record), order(&record));
    let (seat, choice) = &record.moves[0];
    assert!(matches!(choice, Move::Done(_)), "{choice}");
    let before = game.view(Viewer::Seat(*seat)).own_tiles();
    game.play(*seat, choice, &mut Vec::new()).expect("it was checked");
    let drawn = game.view(Viewer::Seat(*seat)).own_tiles().without(&before).expect("no tile leaves the hand");
    assert_eq!(drawn, tiles(&order[4 * 21..][..4]));
}

/// §4, §5, §6 All but one kind of event: no recorded player swops when the pot is short.
#[test]
fn everything_that_happens_is_on_record() {
    check_events_but_for::<Numenko>(include_str!("../../../rules/src/numenko/event.rs"), &["PotShort"]);
    let all = all_events::<Numenko>();
    let has = |which: fn(&Event) -> bool| assert!(all.iter().any(which));
    has(|event| matches!(event, Event::Done { grid: None, .. }));
    has(|event| matches!(event, Event::Done { grid: Some(_), .. }));
    has(|event| matches!(event, Event::Voted { eject: true, .. }));
    has(|event| matches!(event, Event::Over { why: End::GameOver, .. }));
    has(|event| matches!(event, Event::Over { why: End::Counted, .. }));
}

/// §2.4
#[test]
fn a_custom_bag_is_on_record() {
    let own = record_of::<Numenko>("numenko-own-bag-two.record");
    assert_eq!(own.options().pack, "5*0-9 30** 3*?".parse::<Pack>().expect("a bag"));
    assert_eq!(record_of::<Numenko>(Numenko::GAME).options().pack, Pack::default_pack());
    let options = Options { pack: "40*7 2*?".parse().expect("a bag"), ..Options::default() };
    let people = vec![Occupant::Person(String::new()); 2];
    let record = Record::<Numenko>::begin(options.clone(), people, Draw::Chosen(Seed::from_number(1)));
    let back = read::<Numenko>(record.text().as_bytes()).expect("a record");
    assert_eq!(back.options(), &options);
    assert_eq!(Numenko::unshuffled(&options).len(), 42);
}

/// §5.6 Every grid that can be laid can be recorded.
#[test]
fn the_widest_grid_fits_a_line() {
    // A tile in the last column of each row makes the text as long as possible.
    let cells = (0..15).map(|row| (row, 249, Tile::Number(7))).chain([(0, 0, Tile::Star)]);
    let grid = Grid::new(cells.clone()).expect("a grid");
    assert!(grid.to_string().len() > LONGEST_TEXT - 250);
    assert!(Grid::new(cells.chain([(15, 249, Tile::Number(7))])).is_err());
    let choice = Move::GameOver(grid);
    let mut record = record_of::<Numenko>(Numenko::GAME);
    record.moves.push((Seat(1), choice));
    let text = record.text();
    let longest = text.lines().map(str::len).max().expect("lines");
    assert!(longest > LONGEST_TEXT - 250 && longest <= LONGEST_LINE, "{longest}");
    assert_eq!(read::<Numenko>(text.as_bytes()), Ok(record));
}
