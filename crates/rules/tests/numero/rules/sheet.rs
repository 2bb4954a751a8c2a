//! §10.1 The score sheet: turn by turn, item by item, with the cause of the points.

use reckon_rules::game::{Game, Seat};
use reckon_rules::numero::sheet::Entry;
use reckon_rules::numero::{Event, Item, ScoreSheet};

use crate::numero::harness::{game, play, play_as};

/// Formats an entry as `turn: seat, cause, items = total`.
fn read_aloud(entry: &Entry) -> String {
    let cause = match &entry.cause {
        Some(Event::Took { .. }) => "take",
        Some(Event::Challenged { .. }) => "challenge",
        Some(Event::CentreWon { .. }) => "centre",
        Some(Event::Subtracted { .. }) => "hand",
        None => "game",
        Some(other) => panic!("{other:?} brings no points"),
    };
    let items: Vec<String> = entry.lines.iter().map(|line| format!("{} {}", line.item.word(), line.points)).collect();
    format!("{}: {}, {cause}, {} = {}", entry.turn, entry.seat, items.join(" "), entry.total)
}

fn sheet(told: &[Event]) -> Vec<String> {
    ScoreSheet::of(told).entries().iter().map(read_aloud).collect()
}

// §10.1 Each entry names its turn, its seat and the cause of the points; a challenge is not a turn.
#[test]
fn each_entry_has_its_cause() {
    let before = "options preset=scoring | seats 3 | centre 9r 4b 8r | hand 1g 8g 3g 4g 13g \
                  | gone 10g 10o 10b 10r | won 0 4 0 | shown 2: 8b 4r";
    let mut game = game(before, 0);
    let mut told = play(&mut game, "build 10: 9r + 1g");
    told.extend(play_as(&mut game, Seat(2), "challenge 10#1"));
    told.extend(play(&mut game, "take 8b: 8r"));
    let away = game.absent(Seat(2)).unwrap().to_string();
    told.extend(play(&mut game, &away));
    told.extend(play(&mut game, "take 4g: 4b"));
    let expected = [
        "1: 1, challenge, bluff-found -20 = -20",
        "2: 2, take, takes 1 cards 2 = 3",
        "4: 1, take, takes 1 cards 2 = -17",
    ];
    assert_eq!(sheet(&told), expected);
    let tally = ScoreSheet::of(&told).tally(Seat(0));
    assert_eq!((tally.of(Item::BluffFound), tally.of(Item::Cards), tally.total()), (-20, 2, -17));
    assert_eq!(ScoreSheet::of(&told).tally(Seat(2)).total(), 0);
}

// §10.8–§10.10 Points at the end: the centre, the hand, and for the whole game most cards.
#[test]
fn the_end_on_the_sheet() {
    let before = "options preset=scoring centre-award-points=cards | chance 1 | pack 0 | centre 8r 5b 12o \
                  | hand 8g 15g | won 34 50";
    let told = play(&mut game(before, 0), "take 8g: 8r");
    let expected = [
        "1: 1, take, takes 1 cards 2 = 3",
        "1: 1, centre, centre-award 2 = 5",
        "1: 1, hand, hand-cards -1 hand-printed -2 = 2",
        "1: 2, game, most-cards 10 = 10",
    ];
    assert_eq!(sheet(&told), expected);
}

// §10.12 In Patience, points at the end are for the whole game.
#[test]
fn patience_on_the_sheet() {
    let stuck = "options preset=scoring | seats 1 | centre 4r | hand 7g 15g | pack 0";
    assert_eq!(sheet(&play(&mut game(stuck, 0), "stop")), ["1: 1, game, pack-dealt 10 hand-printed -2 = 8"]);
    let early = "options preset=scoring | seats 1 | centre 4r 5r 6r 7r 8r | hand 7g 15g 2g 3g 9g";
    assert_eq!(sheet(&play(&mut game(early, 0), "stop")), ["1: 1, game, hand-printed -2 = -2"]);
    let perfect = "options preset=scoring | seats 1 | centre 8r | hand 8g | pack 0";
    let expected =
        ["1: 1, take, takes 1 cards 2 centre-cleared 5 = 8", "1: 1, game, pack-dealt 10 perfect-ending 25 = 43"];
    assert_eq!(sheet(&play(&mut game(perfect, 0), "take 8g: 8r")), expected);
}

// §10.1 The items on the check list have its numbers, and other items have none.
#[test]
fn items_have_the_numbers_of_the_check_list() {
    let numbers: Vec<(u8, &str)> = Item::ALL.iter().filter_map(|item| Some((item.number()?, item.word()))).collect();
    let list = [
        "takes",
        "cards",
        "printed",
        "five-cards",
        "six-cards",
        "three-signs",
        "four-signs",
        "four-colours",
        "one-colour",
        "centre-cleared",
        "most-cards",
    ];
    assert_eq!(numbers, (1..).zip(list).collect::<Vec<_>>());
}

// §10.1 A new sheet is empty, and a sheet can be stored and read back.
#[test]
fn a_sheet_can_be_kept() {
    assert_eq!(ScoreSheet::default().entries(), []);
    let before = "options preset=scoring | centre 8r 9g | hand 8g 3 4 5 6";
    let sheet = ScoreSheet::of(&play(&mut game(before, 0), "take 8g: 8r"));
    let kept = serde_json::to_string(&sheet).unwrap();
    assert_eq!(serde_json::from_str::<ScoreSheet>(&kept).unwrap(), sheet);
    let tally = sheet.tally(Seat(0));
    let kept = serde_json::to_string(&tally).unwrap();
    assert_eq!(kept, r#"{"takes":1,"cards":2}"#);
    assert_eq!(serde_json::from_str::<reckon_rules::numero::Tally>(&kept).unwrap(), tally);
}
