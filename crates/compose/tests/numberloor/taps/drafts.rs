//! Effects of a draft, judged from the player's view alone.

use reckon_compose::Compose;
use reckon_compose::numberloor::{Effect, Reading};
use reckon_rules::numberloor::{BadPosition, How, Illegal, Move, Numberloor, Open, View};

use super::{card, choice, does_not_go, position, seat};

fn read(view: &View, moves: &[Move]) -> Result<Vec<Reading>, BadPosition> {
    Numberloor::read(view, moves).map(|read| read.readings)
}

fn readings(before: &str, moves: &str) -> Vec<Reading> {
    let draft: Vec<_> = moves.split(';').map(choice).collect();
    read(&position(before), &draft).unwrap_or_else(|error| panic!("{error}\nin {before}"))
}

fn effect(how: Option<How>, level: &str, balloon: &str, next: u8) -> Effect {
    let open = Open::Pair { level: card(level), balloon: card(balloon) };
    Effect { how, open, wins_star: false, skips: None, next: Some(seat(next)) }
}

fn effects(before: &str, moves: &str) -> Vec<Result<Effect, Illegal>> {
    readings(before, moves).into_iter().map(|reading| reading.verdict).collect()
}

// §4.1 The rulebook's example as one plan.
#[test]
fn the_example_as_a_plan() {
    let found = effects("open 3 b2 | hand 5 7 9 b3 6 3 0", "5;7;9;b3 6;3;end");
    let up = Some(How::Up { by: 2 });
    let down = Some(How::Down { by: 3 });
    let expected = [
        effect(up, "5", "b2", 1),
        effect(up, "7", "b2", 1),
        effect(up, "9", "b2", 1),
        effect(down, "6", "b3", 1),
        effect(down, "3", "b3", 1),
        effect(None, "3", "b3", 2),
    ];
    assert_eq!(found, expected.map(Ok));
}

// §3.2 A plan ends with the first refused placement.
#[test]
fn a_plan_ends_with_a_refusal() {
    let found = effects("open 3 b2 | hand 5 7 9 0", "5;9;7");
    assert_eq!(
        found,
        [Ok(effect(Some(How::Up { by: 2 }), "5", "b2", 1)), Err(does_not_go("9", "5", "b2", &[3, 5, 7]))]
    );
}

// §4.3, §4.4 A plan also ends with a move that draws cards or passes the turn on: nobody knows what follows.
#[test]
fn a_plan_ends_where_nobody_can_know() {
    assert_eq!(readings("open 5 b3 | hand 1 4", "draw;pass").len(), 1);
    assert_eq!(readings("open 5 b3 | hand 1 4 | drawn", "pass;draw").len(), 1);
    assert_eq!(readings("open 5 b3 | hand 8 1", "8;end;8").len(), 2);
    assert_eq!(readings("open 5 b3 | hand 8", "8;8").len(), 1);
    assert!(read(&position("open 5 b3 | hand 8 1"), &[]).unwrap().is_empty());
}

// §5.2, §4.7 A reading says when a star is won, and who misses a turn.
#[test]
fn stars_and_missed_turns_are_foreseen() {
    let star = effects("seats 3 | open 5 b3 | hand 8 skip", "8 skip").remove(0).unwrap();
    assert!(star.wins_star);
    assert_eq!((star.skips, star.next), (Some(seat(2)), Some(seat(3))));
    let over = effects("open 5 b3 | hand 8 | stars 4 0", "8").remove(0).unwrap();
    assert_eq!((over.wins_star, over.next), (true, None));
}

// §4.3 A draft made after taking cards is read to its end.
#[test]
fn after_cards_were_taken_a_plan_is_read_whole() {
    assert_eq!(readings("open 5 b1 | hand 6 7 8 1 | drawn", "6;7;8").len(), 3);
}

// §7.1 A Night Level in another's turn, by its holder.
#[test]
fn a_night_level_is_read_too() {
    let found = effects("seat 1 | turn 2 | open 5 b3 | hand 8n 1 b1 9 | race 3", "night 8n after 3;b1 9;end");
    let expected = [
        effect(Some(How::Up { by: 3 }), "8n", "b3", 1),
        effect(Some(How::Up { by: 1 }), "9", "b1", 1),
        effect(None, "9", "b1", 2),
    ];
    assert_eq!(found, expected.map(Ok));
}

// A watcher has no moves, and an impossible position has no readings.
#[test]
fn taps_that_cannot_be_read() {
    let watching = read(&position("watching | open 5 b3"), &[choice("8")]);
    assert_eq!(watching, Err(BadPosition::NoSuchSeat { seat: seat(1) }));
    let impossible = read(&position("open 5 b6 | hand 8"), &[choice("8")]);
    assert_eq!(impossible, Err(BadPosition::NoSuchCard { card: card("b6") }));
}
