//! What is particular to records of Numenko-in-a-bag: smileys put aside, own bags, grids in moves.

mod common;

use common::{forged, line_with, record_of, records_of, text_of};
use reckon_records::{Draw, Finding, LONGEST_LINE, Occupant, Record, Recorded, Stage, Unreadable, read, verify};
use reckon_rules::game::{Game, Seat, Viewer};
use reckon_rules::numenko::grid::LONGEST_TEXT;
use reckon_rules::numenko::{End, Event, Grid, Move, Numenko, Options, Pack, Tile, Tiles, tiles_each};
use reckon_rules::shuffle::{Seed, Shuffle};

const GAME: &str = "numenko-usual-four.record";

fn events(record: &Record<Numenko>) -> Vec<Event> {
    let Stage::Over { draw, .. } = &record.stage else { panic!("it is over") };
    let mut shuffle = Shuffle::new(draw.seed());
    let mut game = Numenko::deal(record.options(), record.seats(), &mut shuffle).expect("a deal");
    let mut events = Vec::new();
    for (seat, choice) in &record.moves {
        game.play(*seat, choice, &mut events).expect("it was checked");
    }
    events
}

fn tiles(words: &[String]) -> Tiles {
    words.iter().map(|word| word.parse::<Tile>().expect("a tile")).collect()
}

/// §2.1, §2.2 The tiles and the smiley of each seat, then the pot.
#[test]
fn the_order_is_the_order_of_the_deal() {
    for (name, bytes) in records_of::<Numenko>() {
        let record: Record<Numenko> = read(&bytes).expect("a record");
        let Stage::Over { draw, order, .. } = &record.stage else { panic!("it is over") };
        let game = Numenko::deal(record.options(), record.seats(), &mut Shuffle::new(draw.seed())).expect("a deal");
        let each = usize::from(tiles_each(record.seats())) + 1;
        for (seat, dealt) in (0..record.seats()).map(Seat).zip(order.chunks(each)) {
            assert_eq!(game.view(Viewer::Seat(seat)).own_tiles(), tiles(dealt), "{name}");
            assert_eq!(dealt.last().map(String::as_str), Some("?"), "{name}");
        }
        assert_eq!(tiles(order), *record.options().pack.tiles(), "{name}");
    }
}

/// §4.3 What a swop and a "done" bring is the next of the pot.
#[test]
fn what_is_drawn_is_next_in_the_order() {
    let record = record_of::<Numenko>(GAME);
    let Stage::Over { draw, order, .. } = &record.stage else { panic!("it is over") };
    let mut game = Numenko::deal(record.options(), record.seats(), &mut Shuffle::new(draw.seed())).expect("a deal");
    let (seat, choice) = &record.moves[0];
    assert!(matches!(choice, Move::Done(_)), "{choice}");
    let before = game.view(Viewer::Seat(*seat)).own_tiles();
    game.play(*seat, choice, &mut Vec::new()).expect("it was checked");
    let drawn = game.view(Viewer::Seat(*seat)).own_tiles().without(&before).expect("nothing goes");
    assert_eq!(drawn, tiles(&order[4 * 21..][..4]));
}

/// §4, §5, §6
#[test]
fn everything_that_happens_is_on_record() {
    let all: Vec<Event> =
        records_of::<Numenko>().iter().flat_map(|(_, bytes)| events(&read(bytes).expect("a record"))).collect();
    let has = |which: fn(&Event) -> bool| assert!(all.iter().any(which));
    has(|event| matches!(event, Event::Swopped { .. }));
    has(|event| matches!(event, Event::Done { grid: None, .. }));
    has(|event| matches!(event, Event::Done { grid: Some(_), .. }));
    has(|event| matches!(event, Event::GameOver { .. }));
    has(|event| matches!(event, Event::Stopped { .. }));
    has(|event| matches!(event, Event::Wrong { .. }));
    has(|event| matches!(event, Event::Voted { eject: true, .. }));
    has(|event| matches!(event, Event::Ejected { .. }));
    has(|event| matches!(event, Event::Laid { .. }));
    has(|event| matches!(event, Event::Over { why: End::GameOver, .. }));
    has(|event| matches!(event, Event::Over { why: End::Counted, .. }));
}

/// §2.4
#[test]
fn a_bag_of_ones_own_is_on_record() {
    let own = record_of::<Numenko>("numenko-own-bag-two.record");
    assert_eq!(own.options().pack, "5*0-9 30** 3*?".parse::<Pack>().expect("a bag"));
    assert_eq!(record_of::<Numenko>(GAME).options().pack, Pack::default_pack());
    let options = Options { pack: "40*7 2*?".parse().expect("a bag"), ..Options::default() };
    let people = vec![Occupant::Person(String::new()); 2];
    let record = Record::<Numenko>::begin(options.clone(), people, Draw::Chosen(Seed::from_number(1)));
    let back = read::<Numenko>(record.text().as_bytes()).expect("a record");
    assert_eq!(back.options(), &options);
    assert_eq!(Numenko::unshuffled(&options).len(), 42);
}

#[test]
fn lines_have_one_form() {
    let text = text_of(GAME);
    let (cards, line) = line_with(&text, "cards");
    let (result, _) = line_with(&text, "result");
    for (word, other, why) in [
        ("cards", line.replacen("0 0", "2*0", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", line.replacen("0 0 ", "0 0 ? ", 1), Unreadable::NotAsWritten { line: cards }),
        ("cards", "cards * ?".to_string(), Unreadable::Cards { line: cards }),
        ("result", "1 done  2*4*8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 done 2∗4∗8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 done ./2*4*8\nresult 1 2 3 4".to_string(), Unreadable::NotAsWritten { line: result }),
        ("result", "1 sit\nresult 1 2 3 4".to_string(), Unreadable::Move { line: result, text: "1 sit".to_string() }),
    ] {
        let refused = read::<Numenko>(forged(&text, word, &(other + "\n")).as_bytes());
        assert_eq!(refused, Err(why), "{word}");
    }
}

#[test]
fn a_forged_tile_is_found() {
    let text = text_of(GAME);
    let (_, order) = line_with(&text, "order");
    let (number, _) = line_with(&text, "order");
    let swapped = match order.split(' ').nth(1) {
        Some("1") => order.replacen("order 1", "order 2", 1),
        Some(first) => order.replacen(&format!("order {first}"), "order 1", 1),
        None => panic!("an order"),
    };
    let report = verify::<Numenko>(forged(&text, "order", &(swapped + "\n")).as_bytes()).expect("a record");
    assert!(matches!(report.findings[..], [Finding::Order { line, place: 1, .. }] if line == number));
    let few = verify::<Numenko>(forged(&text, "cards", "cards 0 1 2 ? ?\n").as_bytes()).expect("a record");
    assert!(matches!(few.findings[..], [Finding::Table { .. }]), "{:?}", few.findings);
}

/// §5.6 Whatever can be laid can be kept.
#[test]
fn the_widest_grid_fits_a_line() {
    // A tile in the last column of row after row.
    let cells = (0..15).map(|row| (row, 249, Tile::Number(7))).chain([(0, 0, Tile::Star)]);
    let grid = Grid::new(cells.clone()).expect("a grid");
    assert!(grid.to_string().len() > LONGEST_TEXT - 250);
    assert!(Grid::new(cells.chain([(15, 249, Tile::Number(7))])).is_err());
    let choice = Move::GameOver(grid);
    let mut record = record_of::<Numenko>(GAME);
    record.moves.push((Seat(1), choice));
    let text = record.text();
    let longest = text.lines().map(str::len).max().expect("lines");
    assert!(longest > LONGEST_TEXT - 250 && longest <= LONGEST_LINE, "{longest}");
    assert_eq!(read::<Numenko>(text.as_bytes()), Ok(record));
}
